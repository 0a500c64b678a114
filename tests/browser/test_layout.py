"""Every page and every table on a phone, a tablet and a desk, by day and by night: it fits, and axe finds nothing.

Axe takes seconds for a table. Every day it looks at a phone by day and at a desk by night, so at both lights and at both ways a
page is laid out; every size by day and by night is left to the nightly run.
"""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import prompt
from browser.langs import nightly
from browser.layout import SIZES, resized, violations, wrong_with
from browser.tables import at_table, finished

pytestmark = pytest.mark.timeout(300)

Look = tuple[tuple[int, int], Literal["light", "dark"]]
DAILY: list[Look] = [(SIZES[0], "light"), (SIZES[-1], "dark")]
ALL: list[Look] = list(product(SIZES, ("light", "dark")))
LOOKS = pytest.mark.parametrize("looks", [DAILY, nightly(ALL)], ids=["day", "night"])
PAGES = (
    "/",
    "/new/ticket-to-ride-usa",
    "/new/railroad-ink-lava",
    "/new/steamrollers",
    "/lobby",
    "/mine",
    "/finished",
    "/leaders",
    "/daily",
    "/challenges",
    "/challenge/daily.railroad-ink",
    "/account",
    "/settings",
    "/rules",
    "/rules/railroad-ink",
    "/tutorial",
    "/print",
    "/print/railroad-ink",
    "/replay",
    "/whatif",
    "/companion",
    "/companion/ticket-to-ride-usa",
    "/companion/railroad-ink-lava",
    "/companion/steamrollers",
    "/companion/railroad-revolution",
)
TABLES = (
    ("ticket-to-ride-usa", "pl", ("random", "random")),
    ("ticket-to-ride-europe", "en", ("random",)),
    ("railroad-ink", "en", ("random",)),
    ("railroad-ink-lava", "pl", ()),
    ("railroad-ink-meteor", "en", ()),
    ("steamrollers", "pl", ("random",)),
    ("railroad-revolution", "pl", ("random", "random")),
)


def looked_at(page: Page) -> list[str]:
    """The page at every size."""
    wrong: list[str] = []
    for width, height in SIZES:
        resized(page, width, height)
        wrong += [f"{width} px: {each}" for each in wrong_with(page)]
    return wrong


def found_by_axe(page: Page, looks: list[Look]) -> list[str]:
    """These sizes and lights, with all rules."""
    wrong: list[str] = []
    for (width, height), light in looks:
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        resized(page, width, height)
        wrong += [f"{width} px, {light}: {rule} {html}" for rule, html in violations(page)]
    return wrong


@LOOKS
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_and_is_accessible(device: Device, path: str, looks: list[Look]) -> None:
    page = device("pl")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert looked_at(page) == []
    assert found_by_axe(page, looks) == []


@pytest.mark.parametrize(("game", "lang", "others"), TABLES, ids=[game for game, *_ in TABLES])
@LOOKS
def test_a_table_fits_and_is_accessible(
    device: Device, game: str, lang: str, others: tuple[str, ...], looks: list[Look]
) -> None:
    page = device(lang)
    at_table(page, game, *others)
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    assert looked_at(page) == []
    for width, height in SIZES:
        resized(page, width, height)
        expect(prompt(page)).to_be_in_viewport(ratio=0.99)
    assert found_by_axe(page, looks) == []


@LOOKS
def test_the_end_of_a_game_fits_and_is_accessible(device: Device, looks: list[Look]) -> None:
    page = device("pl")
    page.goto(f"/table/{finished(page, 'railroad-ink')}")
    expect(page.locator("button.proved").first).to_be_visible()
    assert looked_at(page) == []
    assert found_by_axe(page, looks) == []


def test_the_posters_of_a_row_are_alike_in_height(device: Device) -> None:
    page = device("pl")
    page.goto("/")
    expect(page.locator(".poster").last).to_be_visible()
    for width, height in SIZES:
        resized(page, width, height)
        boxes = page.locator(".poster").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
        rows = {round(box["top"]): {round(other["height"]) for other in boxes if other["top"] == box["top"]} for box in boxes}
        assert {top: len(heights) for top, heights in rows.items()} == dict.fromkeys(rows, 1)


def test_a_long_sentence_is_read_whole_on_a_phone_and_the_board_stays(device: Device) -> None:
    page = device("pl", width=360, height=740)
    at_table(page, "ticket-to-ride-usa", "random")
    expect(page.locator('[data-thing="keep"]')).to_be_visible()
    board = page.locator('[data-region="board"]').bounding_box()
    page.locator('[data-thing="route:miami_new-orleans"]').dispatch_event("click")
    words = prompt(page).locator(".words")
    expect(words.get_by_role("link")).to_be_visible()
    assert words.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0
    assert page.locator('[data-region="board"]').bounding_box() == board
    assert wrong_with(page) == []
