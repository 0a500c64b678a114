"""A name that is an account's, a rematch that both must want, and a table that sleeps while nobody is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.journeys.deeds import go, home, invited, joins, looked_at, opens, sit_down, tab
from browser.journeys.test_rated import account
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(180)

GAME = "ticket-to-ride-usa"
OWNER, LIKE_HER, GUEST = "Weronika", "VVERONlKA", "Zenon"


def test_two_devices_agree_on_a_rematch_and_nobody_passes_for_an_account(stranger: Stranger) -> None:
    host, guest = stranger("en", "desk"), stranger("pl", "phone")
    account(host, "en", OWNER)
    room = sit_down(host, "en", GAME, OWNER, "open")
    link = invited(host, "en", "invite-link")
    refused(guest, link)
    joins(guest, "pl", link, GUEST)
    tab(guest, "pl", "players").click()
    for page, lang in ((host, "en"), (guest, "pl")):
        expect(page.get_by_role("article", name=OWNER)).to_contain_text(f"✓ {word(lang, 'seat-account')}")
    expect(host.get_by_role("article", name=GUEST)).not_to_contain_text("✓")
    call_off(guest, "pl")
    agree(host, guest)
    for page in (host, guest):
        page.wait_for_url(lambda url: "/table/" in url and room not in url)
        expect(page.locator('[data-legal="true"]').first).to_be_visible()
    assert host.url == guest.url
    asleep(host, "en")


def refused(page: Page, link: str) -> None:
    """The sentence says whose name it is."""
    opens(page, "pl", link)
    page.get_by_label(word("pl", "waiting-name"), exact=True).fill(LIKE_HER)
    page.get_by_role("button", name=word("pl", "do-sit-down")).click()
    expect(page.get_by_role("alert").last).to_contain_text(f"„{OWNER}” to nazwa czyjegoś konta")
    looked_at(page, "pl")


def call_off(page: Page, lang: str) -> None:
    page.get_by_role("button", name=word(lang, "bar-menu")).click()
    for _ in range(2):  # once more, being sure
        page.get_by_role("button", name=word(lang, "leave-abort"), exact=True).click()


def agree(host: Page, guest: Page) -> None:
    """The first waits, may think better of it and agrees again; the other one's word deals."""
    again = host.get_by_role("button", name=word("en", "result-rematch"), exact=True)
    again.click()
    expect(host.locator(".rematch").get_by_text(word("en", "rematch-awaits", who=GUEST))).to_be_visible()
    wanted = guest.locator(".rematch").get_by_text(word("pl", "rematch-wanted", who=OWNER, count=1))
    expect(wanted).to_be_visible()
    looked_at(guest, "pl")
    host.get_by_role("button", name=word("en", "rematch-withdraw")).click()
    expect(wanted).to_be_hidden()
    again.click()
    expect(wanted).to_be_visible()
    looked_at(host, "en")
    guest.get_by_role("button", name=word("pl", "result-rematch"), exact=True).click()


def asleep(page: Page, lang: str) -> None:
    """Bots do not play for somebody who has gone and given them the seat. This one thinks too long to be done before that."""
    home(page, lang)
    sit_down(page, lang, "railroad-ink", OWNER, "bot:hard")
    expect(page.get_by_role("article", name=OWNER)).to_be_visible()
    page.get_by_role("button", name=word(lang, "seat-actions", name=OWNER)).click()
    page.get_by_role("button", name=word(lang, "do-give-to-bot")).click()
    expect(page.get_by_role("button", name=word(lang, "do-come-back"))).to_be_visible()
    home(page, lang)
    go(page, lang, "mine")
    expect(page.get_by_text(word(lang, "rooms-asleep"))).to_be_visible()
    looked_at(page, lang)
