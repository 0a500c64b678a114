"""A friend by a link in a second browser: both see what the other does, and can talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.finding import claim_a_route, keep_tickets, whose_turn
from browser.journeys.deeds import invited, joins, looked_at, sit_down, tab
from browser.langs import nightly
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)


@pytest.mark.parametrize(
    ("lang", "size", "other_lang", "other_size"), [nightly("pl", "desk", "en", "phone"), ("en", "phone", "pl", "desk")]
)
def test_a_friend_comes_by_the_link_and_both_play(
    stranger: Stranger, lang: str, size: str, other_lang: str, other_size: str
) -> None:
    host, friend = stranger(lang, size), stranger(other_lang, other_size)
    sit_down(host, lang, "ticket-to-ride-usa", "Zosia", "open")
    looked_at(host, lang)
    joins(friend, other_lang, invited(host, lang, "invite-link"), "Staszek")
    for page, spoken in ((host, lang), (friend, other_lang)):
        keep_tickets(page)
        looked_at(page, spoken)
    route = claim_a_route(whose_turn(host, friend))
    for page, spoken in ((host, lang), (friend, other_lang)):
        expect(page.locator(f'[data-thing="{route}"] .car:not(.ghost)').first).to_be_visible()
        looked_at(page, spoken)
    talk((host, lang), (friend, other_lang))


def talk(speaker: tuple[Page, str], reader: tuple[Page, str]) -> None:
    for page, lang in (speaker, reader):
        tab(page, lang, "chat").click()
    page, lang = speaker
    page.get_by_label(word(lang, "chat-write")).fill("Ładny most!")
    page.get_by_role("button", name=word(lang, "do-send")).click()
    expect(reader[0].get_by_role("list", name=word(reader[1], "tab-chat"))).to_contain_text("Ładny most!")
