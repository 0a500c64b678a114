"""Taking back what cannot be taken back alone: the others at the table are asked, and their answer counts."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import draw_a_die, prompt, region
from browser.langs import IN_ENGLISH
from browser.tables import act, dealt, made, position
from browser.words import word

pytestmark = pytest.mark.timeout(120)

USA = "ticket-to-ride-usa"
# Each seat with its name and the language of its device.
NAMES, LANGS = ("Anna", "Ola"), ("en", "pl")


def drawn(pages: tuple[Page, Page], room: str) -> int:
    """The first player draws a card, which nobody can unsee; gives that seat."""
    for seat, page in enumerate(pages):
        act(page, room, "keep 1 2", seat)
    first = int(position(pages[0], room)["prompt"]["seats"][0])
    act(pages[first], room, "draw deck", first)
    for page in pages:
        page.goto(f"/table/{room}")
    return first


def asked(pages: tuple[Page, Page], asker: int) -> None:
    """The asker waits, and the other is asked by name."""
    other = 1 - asker
    pages[asker].get_by_role("button", name=word(LANGS[asker], "bar-ask-undo")).click()
    expect(prompt(pages[asker])).to_contain_text(word(LANGS[asker], "asks-asked-undo", who=NAMES[other], count=1))
    expect(prompt(pages[other])).to_contain_text(word(LANGS[other], "asks-answer-undo", who=NAMES[asker], count=1))


def answered(page: Page, lang: str, answer: str) -> None:
    prompt(page).get_by_role("button", name=word(lang, answer)).click()
    expect(prompt(page).get_by_role("button", name=word(lang, answer))).to_have_count(0)


def test_a_drawn_card_goes_back_only_when_the_other_agrees(device: Device) -> None:
    pages = device(LANGS[0]), device(LANGS[1])
    room = dealt(*pages, USA)
    asker = drawn(pages, room)
    other = 1 - asker
    before = position(pages[asker], room, asker)["view"]["mine"]["hand"]

    asked(pages, asker)
    answered(pages[other], LANGS[other], "do-deny")
    denied = {"en": f"{NAMES[other]} does not agree", "pl": f"{NAMES[other]} nie zgadza się"}
    expect(region(pages[asker], "log")).to_contain_text(denied[LANGS[asker]])
    assert position(pages[asker], room, asker)["view"]["mine"]["hand"] == before

    asked(pages, asker)
    answered(pages[other], LANGS[other], "do-agree")
    expect(pages[asker].locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    assert sum(position(pages[asker], room, asker)["view"]["mine"]["hand"].values()) == sum(before.values()) - 1


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_one_click_or_one_key_goes_to_the_start_of_my_turn(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, "railroad-ink")
    page.goto(f"/table/{room}")
    whole = page.get_by_role("button", name=word(lang, "bar-undo-turn"))
    drawn = page.locator('[data-thing^="die:"].gone')
    for again in (whole.click, partial(page.keyboard.press, "Shift+U")):
        for count in (1, 2):
            draw_a_die(page)
            expect(drawn).to_have_count(count)
        expect(whole).to_be_visible()
        again()
        expect(drawn).to_have_count(0)
        expect(whole).to_have_count(0)
    told = {"en": "takes back the last 2 moves", "pl": "cofa 2 ostatnie ruchy"}
    expect(region(page, "log")).to_contain_text(told[lang])


def test_where_only_bots_sit_nobody_is_asked(device: Device) -> None:
    page = device("pl")
    room = made(page, USA, {"kind": "bot", "level": "random"})
    act(page, room, "keep 1 2")
    page.goto(f"/table/{room}")
    deck = page.locator('[data-thing="deck:cards"][data-legal="true"]')
    deck.click()
    expect(deck).to_be_visible()  # for the second card
    hand = page.locator('[data-thing^="hand:"]')
    expect(page.get_by_role("button", name=word("pl", "bar-ask-undo"))).to_have_count(0)
    page.get_by_role("button", name=word("pl", "bar-undo"), exact=True).click()
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    assert hand.count() > 0
