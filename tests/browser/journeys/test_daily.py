"""The daily challenge, from the first page to the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

import semafor
from browser.driver import Driver
from browser.journeys.deeds import go, home, looked_at
from browser.journeys.results import total
from browser.langs import nightly
from browser.words import figure, word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(240)


def day_of(page: Page, lang: str, game: str) -> Locator:
    title = page.get_by_role("heading", name=word(lang, f"game-{game}"), exact=True)
    return page.locator("main section").filter(has=title)


@pytest.mark.parametrize(
    ("lang", "size", "game", "name"),
    [("pl", "phone", "railroad-ink", "Halina"), nightly("en", "desk", "railroad-ink-lava", "Walter")],
)
def test_todays_dice_are_played_and_ranked(stranger: Stranger, lang: str, size: str, game: str, name: str) -> None:
    page = stranger(lang, size)
    go(page, lang, "daily")
    expect(page.locator("main section")).to_have_count(len(semafor.games()))
    looked_at(page, lang)
    page.get_by_label(word(lang, "new-your-name")).fill(name)
    day_of(page, lang, game).get_by_role("button", name=word(lang, "challenge-play-daily")).click()
    Driver(page, lang).play(most_s=120)
    points = total(page, lang)
    home(page, lang)
    go(page, lang, "daily")
    row = day_of(page, lang, game).get_by_role("listitem").filter(has_text=name)
    expect(row.locator("b")).to_have_text(figure(points))
    looked_at(page, lang)
