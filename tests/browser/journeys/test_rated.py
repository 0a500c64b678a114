"""An account made, a rated game with a friend, the leaderboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.driver import Driver, together
from browser.journeys.deeds import choose, go, home, invited, joins, looked_at
from browser.tables import end_unseen, planned, started
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)

GAME = "railroad-ink"


def test_a_rated_game_of_two_accounts_leads_to_the_leaderboard(stranger: Stranger) -> None:
    host, guest = stranger("en", "desk"), stranger("pl", "phone")
    account(host, "en", "Beata")
    account(guest, "pl", "Darek")
    choose(host, "en", GAME)
    planned(host, "en", "Beata", "open")
    host.get_by_text(word("en", "new-options")).click()
    host.get_by_label(word("en", "new-rated")).check()
    host.get_by_label(word("en", "new-programs")).check()
    started(host, "en")
    link = invited(host, "en", "invite-link")
    guest.goto(link)
    expect(guest.get_by_text(word("pl", "table-programs")), "what one agrees to is said before").to_be_visible()
    looked_at(guest, "pl")
    joins(guest, "pl", link, "Darek")
    drivers = [Driver(host, "en"), Driver(guest, "pl")]
    together(drivers, lambda: min(driver.clicks for driver in drivers) > 8)
    end_unseen(host, guest)
    for page, lang in ((host, "en"), (guest, "pl")):
        expect(page.get_by_role("button", name=word(lang, "result-board"))).to_be_visible()
    for page, lang, name in ((host, "en", "Beata"), (guest, "pl", "Darek")):
        ranked(page, lang, name)


def account(page: Page, lang: str, name: str) -> None:
    page.get_by_role("link", name=word(lang, "site-account"), exact=True).click()
    page.get_by_label(word(lang, "account-name"), exact=True).fill(name)
    page.get_by_label(word(lang, "account-password")).fill("a long pass phrase")
    looked_at(page, lang)
    page.get_by_role("button", name=word(lang, "account-sign-up")).click()
    expect(page.get_by_text(word(lang, "account-signed-in", name=name))).to_be_visible()
    page.get_by_role("link", name=word(lang, "site-name"), exact=True).click()


def ranked(page: Page, lang: str, name: str) -> None:
    """Among my tables with its mark, on the leaderboard of the game and in the account."""
    home(page, lang)
    go(page, lang, "mine")
    card = page.locator("main li").filter(has_text=name)
    expect(card.get_by_text(word(lang, "new-rated"), exact=True)).to_be_visible()
    go(page, lang, "leaders")
    page.get_by_role("button", name=word(lang, f"game-{GAME}"), exact=True).click()
    cells = page.get_by_role("row").filter(has_text=name).get_by_role("cell")
    expect(cells.last).to_have_text("1")
    looked_at(page, lang)
    page.get_by_role("link", name=word(lang, "site-account"), exact=True).click()
    mine = page.get_by_role("listitem").filter(has_text=word(lang, f"game-{GAME}"))
    expect(mine).to_contain_text(word(lang, "account-played", count=1))
    looked_at(page, lang)
