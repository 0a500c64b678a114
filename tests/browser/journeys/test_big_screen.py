"""A big screen in the middle of the table, and a phone as the hand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.finding import claim_a_route, keep_tickets, region, whose_turn
from browser.journeys.deeds import invited, joins, looked_at, sit_down
from browser.langs import nightly
from browser.scanning import SQUARES, scanned
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)

MINE = '[data-thing^="hand:"], [data-thing^="ticket:"]'


@pytest.mark.parametrize(("lang", "other"), [("pl", "en"), nightly("en", "pl")])
def test_a_phone_is_a_hand_beside_the_big_screen(stranger: Stranger, lang: str, other: str) -> None:
    host, screen, phone = stranger(lang, "phone"), stranger(lang, "desk"), stranger(other, "phone")
    sit_down(host, lang, "ticket-to-ride-usa", "Wanda", "open")
    screen.goto(invited(host, lang, "invite-screen"))
    code = screen.get_by_role("img", name=word(lang, "invite-qr"))
    expect(code).to_be_visible()
    looked_at(screen, lang)
    joins(phone, other, scanned(code.evaluate(SQUARES)), "Kazik")
    expect(screen.get_by_role("article", name="Kazik")).to_be_visible()
    for page in (host, phone):
        keep_tickets(page)
    for page, spoken in ((host, lang), (phone, other), (screen, lang)):
        expect(region(page, "board")).to_be_visible()
        looked_at(page, spoken)
    route = claim_a_route(whose_turn(host, phone))
    expect(screen.locator(f'[data-thing="{route}"] .car:not(.ghost)').first).to_be_visible()
    expect(screen.locator(MINE)).to_have_count(0)
    looked_at(screen, lang)
