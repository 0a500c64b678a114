"""A seat carried to another device by its four words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.finding import keep_tickets, region
from browser.journeys.deeds import looked_at, sit_down
from browser.langs import nightly
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)


@pytest.mark.parametrize(("lang", "size", "other"), [nightly("en", "desk", "phone"), ("pl", "phone", "desk")])
def test_a_seat_goes_on_where_its_words_are_written(stranger: Stranger, lang: str, size: str, other: str) -> None:
    home, train = stranger(lang, size), stranger(lang, other)
    sit_down(home, lang, "ticket-to-ride-usa", "Maria", "bot:random")
    expect(region(home, "board")).to_be_visible()
    home.get_by_role("button", name=word(lang, "bar-menu")).click()
    home.get_by_role("dialog").get_by_role("button", name=word(lang, "bar-invite")).click()
    looked_at(home, lang)
    words = home.get_by_label(word(lang, "invite-code", who="Maria"))
    expect(words).to_have_text(word(lang, "invite-code-covered"))
    home.get_by_role("button", name=word(lang, "invite-code-show"), exact=True).click()
    expect(words).not_to_have_text(word(lang, "invite-code-covered"))
    code = words.inner_text()
    train.goto(home.url)
    expect(train.get_by_role("heading", name=word(lang, "no-table"))).to_be_visible()
    looked_at(train, lang)
    train.get_by_text(word(lang, "code-question")).click()
    train.get_by_label(word(lang, "code-words")).fill(code)
    train.get_by_role("button", name=word(lang, "do-come-here")).click()
    keep_tickets(train)
    expect(train.locator('[data-thing^="hand:"]').first).to_be_visible()
    looked_at(train, lang)
    home.keyboard.press("Escape")
    expect(home.get_by_text(word(lang, "link-shut"))).to_be_visible()
    looked_at(home, lang)
