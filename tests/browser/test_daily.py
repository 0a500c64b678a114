"""The daily challenge from the first page to the ranking, and a second try that is the first one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import lit
from browser.langs import IN_POLISH
from browser.tables import play_on
from browser.words import word

pytestmark = pytest.mark.timeout(300)

GAME = "railroad-ink"


def card(page: Page, lang: str) -> Locator:
    heading = page.get_by_role("heading", name=word(lang, f"game-{GAME}"), exact=True)
    return page.locator("section", has=heading)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_one_attempt_each_from_the_first_page_to_the_ranking(device: Device, lang: str) -> None:
    page, other = device(lang), device(lang)
    page.goto("/")
    page.get_by_role("link", name=word(lang, "site-daily")).click()
    expect(page.get_by_text(word(lang, "daily-line"))).to_be_visible()
    expect(page.locator("main section")).to_have_count(7)
    page.get_by_label(word(lang, "new-your-name")).fill("Anna")
    card(page, lang).get_by_role("button", name=word(lang, "daily-play")).click()
    expect(lit(page, "die").first).to_be_visible()
    room = page.url.split("/table/")[1]

    page.goto("/daily")
    card(page, lang).get_by_role("button", name=word(lang, "daily-go-on")).click()
    page.wait_for_url(f"**/table/{room}")
    play_on(room, page)
    page.goto("/daily")
    expect(card(page, lang).get_by_role("link", name=word(lang, "daily-look"))).to_be_visible()
    expect(card(page, lang).get_by_role("link", name="Anna")).to_be_visible()
    expect(card(page, lang).get_by_role("button")).to_have_count(0)

    other.goto("/daily")
    expect(card(other, lang).get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()
    expect(card(other, lang).get_by_role("link", name="Anna")).to_have_count(0)  # not before the day is over
    expect(card(other, lang).get_by_role("button", name=word(lang, "daily-play"))).to_be_enabled()
    other.get_by_role("link", name=word(lang, "daily-before")).click()
    expect(card(other, lang).get_by_text(word(lang, "daily-nobody"))).to_be_visible()
    other.get_by_role("link", name=word(lang, "daily-today")).click()
    expect(card(other, lang).get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()
