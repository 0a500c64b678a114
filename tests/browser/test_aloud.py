"""What is told to who hears the page: moves of others, the card one drew, how a piece lies, what a cell leads to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import follow_poster, keep_tickets, lit, prompt, region, thing
from browser.langs import IN_ENGLISH, IN_POLISH
from browser.words import word

pytestmark = pytest.mark.timeout(240)

INK = "games/railroad_ink"
STEAM = "games/steamrollers"
# The browser reads these by its own rules, in which `\w` knows no Polish letters: no yellow card would be told of.
DREW = {"en": re.compile(r"You draw \S+"), "pl": re.compile(r"Dobierasz z talii kartę: \S+")}


def begun(page: Page, lang: str, game: str) -> None:
    """From the first page to a dealt table, as anybody comes."""
    page.goto("/")
    follow_poster(page, game)
    page.get_by_role("button", name=word(lang, "new-start")).click()
    expect(prompt(page)).to_be_visible()


def story(page: Page) -> Locator:
    return page.locator('[data-aloud="story"][aria-live="polite"] p')


def hand(page: Page) -> Locator:
    return page.locator('[data-aloud="hand"][aria-live="polite"]')


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_moves_of_others_and_the_card_one_drew_are_told(device: Device, lang: str) -> None:
    page = device(lang)
    begun(page, lang, "ticket-to-ride-usa")
    keep_tickets(page)
    expect(story(page).filter(has_text=word(lang, "bot-name-easy")).first).to_be_attached()
    page.locator('[data-thing="deck:cards"][data-legal="true"]').click()
    expect(story(page).filter(has_text=DREW[lang]).first).to_be_attached()


@pytest.mark.parametrize("lang", IN_POLISH)
def test_what_turned_is_told_and_a_cell_says_what_it_holds_and_where_it_leads(device: Device, lang: str) -> None:
    page = device(lang)
    begun(page, lang, "railroad-ink")
    exit_ = word(lang, "ink-exit-highway", room=INK, edge=word(lang, "edge-N", room=INK))
    expect(thing(page, "cell:B1").first).to_have_attribute("aria-label", re.compile(re.escape(exit_)))
    lit(page, "die").first.click()
    expect(hand(page)).not_to_be_empty()
    before = hand(page).inner_text()
    page.keyboard.press("r")
    expect(hand(page)).not_to_have_text(before)
    assert any(word(lang, f"edge-{side}", room=INK) in before for side in "NESW")
    cell = lit(page, "cell").first
    name = cell.get_attribute("data-thing") or ""
    cell.hover()
    lies = hand(page).inner_text().split(". ", 1)[1].rstrip()
    cell.click()
    if page.locator(".ghost.firm").count():
        page.keyboard.press("Enter")
    expect(thing(page, name).first).to_have_attribute("aria-label", re.compile(re.escape(lies)))
    expect(hand(page)).to_be_empty()


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_track_is_told_as_it_turns_and_cells_know_their_neighbours(device: Device, lang: str) -> None:
    page = device(lang)
    begun(page, lang, "steamrollers")
    lit(page, "die").first.click()
    cell = lit(page, "cell").first
    cell.focus()
    page.keyboard.press("r")
    first = prompt(page).get_by_role("status").inner_text()
    page.keyboard.press("r")
    expect(prompt(page).get_by_role("status")).not_to_have_text(first)
    labels = region(page, "board").locator('[data-thing^="cell:"]').evaluate_all("all => all.map((n) => n.ariaLabel)")
    at_a_city = word(lang, "steam-cell-city", room=STEAM, city=1, hex=word(lang, "hex-W", room=STEAM))
    assert any(at_a_city in label for label in labels)
    assert not any(re.search(r"\b(NE|NW|SE|SW)\b", label) for label in labels)
