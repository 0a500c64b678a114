"""A game to its result, and what comes after it: looking back, the record and its check, a rematch, the finished list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.driver import Driver
from browser.finding import prompt, region
from browser.journeys.deeds import choose, go, home, looked_at, tab
from browser.journeys.results import total
from browser.langs import nightly
from browser.tables import planned, started
from browser.words import figure, word

if TYPE_CHECKING:
    from pathlib import Path

    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)

PROVED = {"en": "The luck is proved", "pl": "Los jest sprawdzony"}
# Python itself is loaded into the page before it checks anything.
ENGINE_MS = 120_000


@pytest.mark.parametrize(
    ("lang", "size", "game", "name"),
    [nightly("en", "desk", "railroad-ink", "Leszek"), ("pl", "phone", "railroad-ink-meteor", "Irena")],
)
def test_a_game_is_played_looked_at_checked_and_played_again(
    stranger: Stranger, tmp_path: Path, lang: str, size: str, game: str, name: str
) -> None:
    page = stranger(lang, size)
    choose(page, lang, game)
    planned(page, lang, name, "bot:random")
    page.get_by_text(word(lang, "new-options")).click()
    page.get_by_label(word(lang, "new-public")).check()
    room = started(page, lang)
    Driver(page, lang).play(most_s=150)
    points = total(page, lang)
    looks_back(page, lang)
    checked(page, lang, record(page, lang, tmp_path))
    listed(page, lang, game, name, points)
    again(page, lang, room)


def looks_back(page: Page, lang: str) -> None:
    """To the deal and back to the end."""
    page.locator("header").get_by_role("button", name=word(lang, "bar-replay")).click()
    at = prompt(page).get_by_role("status")
    page.get_by_label(word(lang, "replay-moment")).fill("0")
    expect(at).to_contain_text(word(lang, "replay-deal"))
    looked_at(page, lang)
    page.get_by_role("button", name=word(lang, "replay-next")).click()
    expect(at).to_contain_text(re.compile("^1/"))
    page.get_by_role("button", name=word(lang, "replay-now")).click()
    expect(page.get_by_role("button", name=word(lang, "result-board"))).to_be_visible()


def record(page: Page, lang: str, folder: Path) -> Path:
    """The record, downloaded by the table's menu."""
    page.get_by_role("button", name=word(lang, "bar-menu")).click()
    with page.expect_download() as coming:
        page.get_by_role("dialog").get_by_role("link", name=word(lang, "menu-record")).click()
    page.get_by_role("button", name=word(lang, "do-close"), exact=True).click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file


def checked(page: Page, lang: str, file: Path) -> None:
    """The downloaded file, brought back to the page and checked there."""
    home(page, lang)
    go(page, lang, "replay")
    looked_at(page, lang)
    page.get_by_label(word(lang, "record-choose")).set_input_files(file)
    expect(prompt(page).get_by_role("status")).to_contain_text(re.compile("^0/"), timeout=ENGINE_MS)
    tab(page, lang, "record").click()
    page.get_by_role("button", name=word(lang, "record-check")).click()
    expect(page.get_by_text(PROVED[lang])).to_be_visible(timeout=ENGINE_MS)
    expect(page.locator("li.bad, p.bad")).to_have_count(0)
    looked_at(page, lang)


def listed(page: Page, lang: str, game: str, name: str, points: int) -> None:
    """Among the finished games with its points, and its replay opens from there."""
    home(page, lang)
    go(page, lang, "finished")
    card = page.locator("main li").filter(has_text=name).filter(has_text=word(lang, f"game-{game}"))
    expect(card.locator(".people > span").filter(has_text=name).locator("b")).to_have_text(figure(points))
    looked_at(page, lang)
    card.get_by_role("link", name=word(lang, "rooms-replay")).click()
    expect(region(page, "board")).to_be_visible()
    looked_at(page, lang)


def again(page: Page, lang: str, room: str) -> None:
    """From my tables to the end of the game, and from there to the next."""
    home(page, lang)
    go(page, lang, "mine")
    looked_at(page, lang)
    page.go_back()
    page.goto(f"/table/{room}")
    total(page, lang)
    page.get_by_role("button", name=word(lang, "result-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
