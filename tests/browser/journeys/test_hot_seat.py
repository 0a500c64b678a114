"""Two people at one device: whoever has it sees only what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.finding import keep_tickets, prompt
from browser.journeys.deeds import looked_at, sit_down, tab
from browser.langs import nightly
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)

MINE = '[data-thing^="hand:"], [data-thing^="ticket:"]'


@pytest.mark.parametrize(("lang", "size"), [("pl", "phone"), nightly("en", "desk")])
def test_the_device_goes_from_hand_to_hand(stranger: Stranger, lang: str, size: str) -> None:
    page = stranger(lang, size)
    sit_down(page, lang, "ticket-to-ride-europe", "Hela", "here:Bolek")
    taken(page, lang, "Hela")
    keep_tickets(page)
    passed(page, lang)
    taken(page, lang, "Bolek")
    keep_tickets(page)
    begins = prompt(page).and_(page.locator(".go"))
    expect(hide(page, lang).or_(begins)).to_be_visible()
    who = "Hela" if hide(page, lang).count() else "Bolek"
    for turn in range(4):
        if turn or who == "Hela":
            passed(page, lang)
            taken(page, lang, who)
        draws_two(page, lang)
        who = {"Hela": "Bolek", "Bolek": "Hela"}[who]


def hide(page: Page, lang: str) -> Locator:
    return page.get_by_role("button", name=word(lang, "hot-hide"))


def taken(page: Page, lang: str, name: str) -> None:
    """The curtain is down: nothing of anybody is seen until this person takes the device."""
    take = page.get_by_role("button", name=word(lang, "hot-take", who=name))
    expect(take).to_be_visible()
    expect(page.locator(MINE)).to_have_count(0)
    looked_at(page, lang)
    take.click()
    expect(page.locator(MINE).first).to_be_visible()


def draws_two(page: Page, lang: str) -> None:
    if tab(page, lang, "supply").count():
        tab(page, lang, "supply").click()
    deck = page.locator('[data-thing="deck:cards"][data-legal="true"]')
    pile = page.locator('[data-thing="deck:cards"]')
    for _card in range(2):
        before = pile.inner_text()
        deck.click()  # a card is one tap, also of a finger
        expect(pile).not_to_have_text(before)


def passed(page: Page, lang: str) -> None:
    looked_at(page, lang)
    hide(page, lang).click()
