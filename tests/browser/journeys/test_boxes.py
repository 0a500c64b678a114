"""Owners of a box: from the first page to the score of a real table, for each of the five boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from browser.entering import (
    Things,
    count,
    counted,
    enter,
    example,
    ink_things,
    points,
    revolution_things,
    steam_things,
    tap,
    ticket_things,
)
from browser.finding import thing
from browser.journeys.deeds import go, looked_at
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)

# The lit things of the pad, as one text.
LIT = "() => [...document.querySelectorAll('.work .lit')].map((node) => node.outerHTML).join()"

USA = {
    "game": "ticket-to-ride-usa",
    "seats": [
        {
            "name": "Anna",
            "routes": ["Denver-Phoenix", "Denver-Santa Fe", "El Paso-Santa Fe", "Denver-Omaha"],
            "tickets": ["Denver-El Paso", "Los Angeles-Chicago"],
        },
        {"name": "Piotr", "routes": ["Calgary-Vancouver", "Calgary-Helena"], "tickets": ["Vancouver-Santa Fe"]},
    ],
}
Box = tuple[dict[str, Any], Things]
AT_THE_DESK: list[Box] = [(USA, ticket_things), (example("companion-steamrollers.md"), steam_things)]
ON_THE_PHONE: list[Box] = [
    (example("companion.md"), ticket_things),
    (example("companion-railroad_ink.md"), ink_things),
    (example("companion-railroad_revolution.md"), revolution_things),
]


# One page for several boxes: the rules are loaded into it once.
@pytest.mark.parametrize(("lang", "size", "boxes"), [("en", "desk", AT_THE_DESK), ("pl", "phone", ON_THE_PHONE)])
def test_the_table_of_every_box_is_counted(stranger: Stranger, lang: str, size: str, boxes: list[Box]) -> None:
    page = stranger(lang, size)
    for position, things in boxes:
        go(page, lang, "companion")
        looked_at(page, lang)
        scored(page, lang, position, things)


def scored(page: Page, lang: str, position: dict[str, Any], things: Things) -> None:
    page.get_by_role("link", name=word(lang, f"game-{position['game']}"), exact=True).click()
    expect(thing(page, "seat:0")).to_be_visible()
    enter(page, lang, position, things)
    looked_at(page, lang)
    count(page, lang)
    assert points(page) == counted(position)
    looked_at(page, lang)
    lit_by_every_number(page)
    if position["game"] == "railroad-ink":
        a_network_lights_alone(page)


def lit_by_every_number(page: Page) -> None:
    """Every number of the result that can be proved lights something beside the cell one has just drawn on."""
    proved = page.locator(".count td button.proved")
    before = page.evaluate(LIT)
    assert proved.count() > 0
    for number in proved.all():
        number.focus()
        page.wait_for_function(f"(before) => ({LIT})() !== before", arg=before)
        number.blur()
        page.wait_for_function(f"(before) => ({LIT})() === before", arg=before)


def a_network_lights_alone(page: Page) -> None:
    """Of the first player's two networks the one that is asked for."""
    tap(page, "seat:0")
    page.get_by_role("button", name="X1 – X3").focus()
    expect(page.locator("rect.cell.lit")).to_have_count(5)
