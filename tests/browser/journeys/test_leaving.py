"""Leaving well: a seat is handed over by a link, the host sends somebody away and finds a substitute, watchers talk apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.finding import keep_tickets, region
from browser.journeys.deeds import invited, joins, looked_at, sit_down, tab
from browser.layout import violations
from browser.tables import position
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(240)
USA = "ticket-to-ride-usa"


def actions(page: Page, lang: str, name: str) -> None:
    """What can be done about a seat."""
    page.get_by_role("button", name=word(lang, "seat-actions", name=name)).click()


def told(page: Page, text: str) -> None:
    tab(page, "en", "log").click()
    expect(region(page, "log")).to_contain_text(text)


def hand_over(host: Page, friend: Page, other: Page, room: str) -> None:
    """Ewa's seat goes to Ola by a link, which works once."""
    actions(friend, "en", "Ewa")
    friend.get_by_role("button", name=word("en", "do-hand-over")).click()
    link = friend.get_by_label(word("en", "hand-over-link")).input_value()
    looked_at(friend, "en")
    other.goto(link)
    expect(other.get_by_role("heading", name=word("pl", "take-over-title"))).to_be_visible()
    assert "#" not in other.url, "nothing of the token is left in the address"
    looked_at(other, "pl")
    assert violations(other) == []
    other.get_by_label(word("pl", "waiting-name")).fill("Ola")
    other.get_by_role("button", name=word("pl", "do-take-over")).click()
    expect(region(other, "board")).to_be_visible()
    assert position(other, room, 1)["seat"] == 1
    told(host, "Ola plays on for Ewa.")
    friend.goto(link)
    friend.get_by_label(word("en", "waiting-name")).fill("Eve")
    friend.get_by_role("button", name=word("en", "do-take-over")).click()
    expect(friend.get_by_role("alert")).to_be_visible()  # it works once


def send_away(host: Page) -> None:
    """Ola is reported and sent away, and somebody is wanted for the seat."""
    actions(host, "en", "Ola")
    host.get_by_role("button", name=word("en", "do-report")).click()
    host.get_by_label(word("en", "report-text")).fill("Never moves.")
    host.get_by_role("button", name=word("en", "do-report")).click()
    expect(host.get_by_text(word("en", "report-sent"))).to_be_visible()
    host.get_by_role("button", name=word("en", "do-kick")).click()
    host.get_by_role("button", name=word("en", "do-kick")).click()
    told(host, "Ola was sent away from the table; a bot (easy) plays on.")
    actions(host, "en", word("en", "bot-name-easy"))
    host.get_by_role("button", name=word("en", "do-substitute")).click()
    told(host, "Somebody is wanted for seat 2")
    assert violations(host) == []


def watch_and_talk(host: Page, friend: Page, watch: str) -> None:
    """Watchers talk apart; who plays hears it by choice."""
    friend.goto(watch)
    friend.get_by_role("button", name=word("en", "no-table-watch")).click()
    expect(region(friend, "board")).to_be_visible()
    tab(friend, "en", "chat").click()
    friend.get_by_label(word("en", "waiting-name")).fill("Jan")
    friend.get_by_label(word("en", "gallery-write")).fill("Zosia is winning")
    friend.get_by_role("button", name=word("en", "gallery-send")).click()
    expect(region(friend, "log")).to_contain_text("Zosia is winning")
    assert violations(friend) == []
    tab(host, "en", "chat").click()
    expect(host.get_by_label(word("en", "gallery-hear"))).to_be_visible()
    expect(region(host, "log")).not_to_contain_text("winning")
    host.get_by_label(word("en", "gallery-hear")).check()
    expect(region(host, "log")).to_contain_text("Zosia is winning")
    looked_at(host, "en")


def test_a_seat_goes_from_hand_to_hand_and_the_story_says_so(stranger: Stranger) -> None:
    host, friend, other = stranger("en", "desk"), stranger("en", "desk"), stranger("pl", "phone")
    room = sit_down(host, "en", USA, "Zosia", "open")
    join, watch = invited(host, "en", "invite-link"), invited(host, "en", "invite-watch")
    joins(friend, "en", join, "Ewa")
    keep_tickets(friend)

    hand_over(host, friend, other, room)
    send_away(host)
    watch_and_talk(host, friend, watch)

    another = stranger("pl", "desk")
    another.goto(join)  # who has the link to join may play on
    actions(another, "pl", word("pl", "bot-name-easy"))
    another.get_by_label(word("pl", "waiting-name")).fill("Kasia")
    looked_at(another, "pl")
    another.get_by_role("button", name=word("pl", "do-take-over")).click()
    told(host, "Kasia plays seat 2 from here on.")
