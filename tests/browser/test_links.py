"""A link to a moment, carried to another device: what it opens there, and how its host takes it back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import prompt
from browser.langs import nightly
from browser.tables import dealt, finished
from browser.words import word

pytestmark = pytest.mark.timeout(300)


def copied(page: Page, lang: str, room: str, n: int, opens: str) -> str:
    """The link to that moment, as its dialog gives it after saying what it opens."""
    page.goto(f"/replay/{room}#{n}")
    page.get_by_role("button", name=word(lang, "replay-link")).click()
    dialog = page.get_by_role("dialog", name=word(lang, "replay-link"))
    expect(dialog).to_contain_text(word(lang, opens))
    return dialog.get_by_label(word(lang, "moment-link", n=n)).input_value()


@pytest.mark.parametrize(("lang", "other"), [("en", "pl"), nightly("pl", "en")])
def test_a_link_from_a_private_table_opens_the_finished_game_elsewhere_until_its_host_takes_it_back(
    device: Device, lang: str, other: str
) -> None:
    mine, friend = device(lang), device(other)
    room = finished(mine, "railroad-ink")
    mine.goto(f"/table/{room}")
    mine.evaluate(f"localStorage.setItem('semafor-links', JSON.stringify({{ '{room}': {{ host: true }} }}))")
    link = copied(mine, lang, room, 5, "moment-whole")
    friend.goto(link)
    expect(prompt(friend).get_by_role("status")).to_contain_text(re.compile("^5/"))
    expect(friend).to_have_url(re.compile(f"/replay/{room}#5$"))  # no token is left in the address
    friend.reload()
    expect(prompt(friend).get_by_role("status")).to_contain_text(re.compile("^5/"))

    mine.get_by_role("button", name=word(lang, "moment-end")).click()
    expect(mine.get_by_role("dialog")).to_contain_text(word(lang, "moment-ended", count=1))
    friend.reload()
    expect(friend.get_by_role("heading", name=word(other, "no-table"))).to_be_visible()


def test_while_the_game_lasts_a_link_shows_no_hand(device: Device) -> None:
    mine, other, friend = device("en"), device("en"), device("pl")
    room = dealt(mine, other, "ticket-to-ride-usa")
    link = copied(other, "en", room, 0, "moment-watcher")
    expect(other.get_by_role("dialog")).to_contain_text(word("en", "moment-guest"))
    friend.goto(link)
    expect(friend.locator('[data-thing^="city:"]').first).to_be_visible()
    assert friend.locator('[data-thing^="hand:"], [data-thing^="ticket:"]').count() == 0
