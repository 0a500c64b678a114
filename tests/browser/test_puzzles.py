"""Puzzles from the first page to a solution on the board, with the reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.driver import Driver
from browser.finding import prompt
from browser.langs import IN_POLISH
from browser.words import word
from semafor.puzzles.puzzle import shipped

pytestmark = pytest.mark.timeout(300)

ENGINE_MS = 120_000  # Python itself is loaded into the page


def dialog(page: Page, lang: str, message: str):  # type: ignore[no-untyped-def]
    return page.get_by_role("dialog", name=word(lang, message), exact=True)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_an_end_of_a_game_is_tried_and_its_solution_shown_with_the_reason(device: Device, lang: str) -> None:
    page = device(lang)
    page.goto("/")
    expect(page.get_by_role("heading", name=word(lang, "puzzle-today"))).to_be_visible()
    page.get_by_role("link", name=re.compile(f"{len(shipped())}")).click()
    card = page.get_by_role("listitem").filter(has_text=word(lang, "game-steamrollers"))
    expect(card).to_contain_text(word(lang, "puzzle-count", solved=0, of=count("steamrollers")))
    card.get_by_role("link").click()
    expect(prompt(page)).to_contain_text(word(lang, "puzzle-asks-points"), timeout=ENGINE_MS)
    first = page.url

    Driver(page, lang).play(60)
    if dialog(page, lang, "puzzle-wrong").is_visible():
        page.get_by_role("button", name=word(lang, "puzzle-show")).click()
        expect(dialog(page, lang, "puzzle-shown")).to_be_visible(timeout=ENGINE_MS)
    expect(page.get_by_role("dialog")).to_contain_text(word(lang, "puzzle-exact"))
    page.get_by_role("link", name=word(lang, "puzzle-next")).click()
    expect(prompt(page)).to_contain_text(word(lang, "puzzle-asks-points"), timeout=ENGINE_MS)
    assert page.url != first


def count(game: str) -> int:
    return sum(puzzle.game == game for puzzle in shipped().values())
