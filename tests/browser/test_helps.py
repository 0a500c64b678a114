"""What helps while one plays: taking back, hints, the settings."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import draw_a_die, lit, prompt, region
from browser.langs import IN_ENGLISH, IN_POLISH
from browser.tables import at_table, made, steered
from browser.words import alone, word

pytestmark = pytest.mark.timeout(240)

INK = "railroad-ink"


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_drawing_is_taken_back_with_one_click(device: Device, lang: str) -> None:
    page = device(lang)
    at_table(page, INK)
    expect(lit(page, "die").first).to_be_visible()
    cell = draw_a_die(page)
    drawn = region(page, "board").locator(f'[data-thing="{cell}"]')
    expect(drawn).not_to_have_attribute("aria-label", re.compile("empty|puste"))
    page.locator("header.bar").get_by_role("button", name=word(lang, "bar-undo")).click()
    expect(drawn).to_have_attribute("aria-label", re.compile("empty|puste"))
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(0)


# Ticket to Ride keeps tickets first, by name and worth.
KEPT = {"en": r"^Keep: \w.* – .* \(\d+\)", "pl": r"^Zatrzymaj: \w.* – .* \(\d+\)"}
WORTH = {"en": r"\d+% chance to win, [+−]?[\d.]+ points$", "pl": r"^szansa \d+%, [+−]?[\d,]+ pkt$"}


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_a_hint_says_the_three_best_moves_and_their_worth_and_a_click_proposes_one(device: Device, lang: str) -> None:
    page = device(lang)
    at_table(page, "ticket-to-ride-usa", "random")
    page.get_by_role("button", name=word(lang, "bar-hint")).click()
    choices = page.get_by_role("region", name=word(lang, "bar-hint")).get_by_role("listitem")
    expect(choices).to_have_count(3)
    for choice in choices.all():
        expect(choice.locator(".move")).to_have_text(re.compile(KEPT[lang]))
        expect(choice.locator(".number")).to_have_text(re.compile(WORTH[lang]))
    sentence = choices.first.locator(".move").inner_text()
    choices.first.get_by_role("button").click()
    expect(prompt(page)).to_contain_text(word(lang, "asks-confirm", move=sentence))
    prompt(page).get_by_role("button", name=word(lang, "do-confirm")).click()
    expect(page.locator('[data-thing="keep"]')).to_have_count(0)


FEWER = {"en": r"^[\d.]+ points fewer than Eva$", "pl": r"^o [\d,]+ pkt mniej niż Ewa$"}


@pytest.mark.parametrize("lang", IN_POLISH)
def test_who_has_lost_to_eva_reads_points_instead_of_no_chance(device: Device, lang: str) -> None:
    page, luck = device(lang), random.Random(1)
    room = made(page, "steamrollers")
    steered([page], room, lambda shown: luck.choice(shown["moves"]), lambda shown: shown["n"] > 45 and len(shown["moves"]) > 1)
    page.goto(f"/table/{room}")
    page.get_by_role("button", name=word(lang, "bar-hint")).click()
    choices = page.get_by_role("region", name=word(lang, "bar-hint")).get_by_role("listitem")
    expect(choices.first.locator(".number")).to_have_text(re.compile(FEWER[lang]))


@pytest.mark.parametrize(
    ("game", "keys"),
    [(INK, {"1 – 6", "R", "M", "Drag", "Wheel"}), ("ticket-to-ride-usa", {"/"}), ("steamrollers", {"R", "Wheel"})],
)
def test_the_help_names_the_keys_of_the_board_too(device: Device, game: str, keys: set[str]) -> None:
    page = device("en")
    at_table(page, game, "random")
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    page.keyboard.press("?")
    rows = page.get_by_role("dialog", name=word("en", "menu-keys")).get_by_role("row")
    expect(rows.first).to_be_visible()
    shown = [row.inner_text().split("\t") for row in rows.all()]
    assert keys | {"Tab", "Enter", "Esc", "F6", "U", "H", "?"} <= {press for press, _ in shown}
    assert not [does for _, does in shown if "keys-" in does]


def said(page: Page) -> set[str]:
    """Every line that stands on the page now."""
    return {line.strip() for line in page.locator("body").inner_text().splitlines() if line.strip()}


@pytest.mark.parametrize("path", ["/settings", "/", "/new/steamrollers", "/rules"])
def test_the_language_changes_every_text_at_once(device: Device, path: str) -> None:
    page = device("en")
    page.goto(path)
    switch = page.get_by_role("button", name=word("en", "site-other-language"))
    expect(switch).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    english = said(page)
    switch.click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert said(page) & english & alone("en", "pl") == set()
    assert said(page) & alone("pl", "en")


def test_language_and_light_change_at_the_table_too(device: Device) -> None:
    page = device("en")
    at_table(page, INK)
    expect(lit(page, "die").first).to_be_visible()
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=word("en", "bar-menu")).click()
    page.get_by_label(word("en", "settings-theme")).select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    page.get_by_label(word("en", "settings-lang")).select_option("pl")
    page.get_by_role("button", name=word("pl", "do-close"), exact=True).click()
    expect(page.get_by_role("tab", name=word("pl", "tab-log"))).to_be_visible()
    assert said(page) & alone("en", "pl") == set()
    page.reload()
    expect(page.get_by_role("tab", name=word("pl", "tab-log"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
