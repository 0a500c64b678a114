"""The companion: real tables entered by taps, counted by the rules in the browser, also without a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.entering import (
    LOADING_MS,
    count,
    counted,
    enter,
    example,
    ink_things,
    lies,
    opened,
    points,
    revolution_things,
    steam_things,
    tap,
    ticket_things,
)
from browser.finding import thing
from browser.house import House
from browser.words import word

pytestmark = pytest.mark.timeout(300)

# The lit things of the pad, as one text.
LIT = "() => [...document.querySelectorAll('.work .lit')].map((node) => node.outerHTML).join()"


def test_a_real_table_is_counted_with_the_server_stopped(device: Device, house: House) -> None:
    position = example("companion.md")
    page = device("en")
    opened(page, position)
    expect(page.locator("[data-kept]")).to_be_visible(timeout=LOADING_MS)
    house.stop()
    try:
        page.reload()
        opened(page, position)
        enter(page, "en", position, ticket_things)
        count(page, "en")

        assert points(page) == counted(position)
        lit_by_every_number(page)
        page.reload()
        expect(page.get_by_label(word("en", "companion-name", number=1))).to_have_value("Anna")
    finally:
        house.start()


@pytest.mark.parametrize(
    ("document", "things"),
    [
        ("companion-railroad_ink.md", ink_things),
        ("companion-steamrollers.md", steam_things),
        ("companion-railroad_revolution.md", revolution_things),
    ],
)
def test_the_example_of_each_game_is_counted_alike_by_taps(
    device: Device, document: str, things: Callable[[Page, dict[str, Any]], None]
) -> None:
    position = example(document)
    page = device("pl")
    opened(page, position)
    enter(page, "pl", position, things)
    count(page, "pl")

    assert points(page) == counted(position)
    lit_by_every_number(page)


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


def test_what_cannot_be_is_refused_with_its_reason_and_stays_entered(device: Device) -> None:
    page = device("en")
    opened(page, {"game": "railroad-ink"})
    tap(page, "face:railway_straight")
    tap(page, "cell:D4")
    page.get_by_role("button", name=word("en", "companion-count")).click()

    expect(page.locator(".problem")).to_contain_text("D4", timeout=LOADING_MS)
    expect(page.locator("rect.cell.lit")).to_have_count(1)
    assert lies(page, 3, 3)[0] == "railway_straight"


def test_the_keyboard_draws_and_the_proof_lights_on_the_board(device: Device) -> None:
    page = device("en")
    opened(page, {"game": "railroad-ink"})
    thing(page, "face:railway_straight").focus()
    page.keyboard.press("Enter")
    thing(page, "cell:C1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    count(page, "en")
    proved = page.locator(".count td button.proved").first
    proved.focus()

    expect(page.locator("rect.cell.lit")).to_have_count(1)


def test_every_network_lights_on_its_own(device: Device) -> None:
    position = example("companion-railroad_ink.md")
    page = device("en")
    opened(page, position)
    enter(page, "en", position, ink_things)
    tap(page, "seat:0")
    count(page, "en")
    page.get_by_role("button", name="X1 – X3").focus()

    expect(page.locator("rect.cell.lit")).to_have_count(5)


@pytest.mark.parametrize("game", ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor", "steamrollers"])
def test_who_plays_alone_is_counted_alone_also_after_the_table_was_cleared(device: Device, game: str) -> None:
    page = device("pl")
    page.goto("/companion")
    page.locator(f'main a[href="/companion/{game}"]').click()
    players = page.locator('[data-thing^="seat:"]')
    expect(players).to_have_count(1)
    page.get_by_label(word("pl", "companion-name", number=1)).fill("Ola")
    page.get_by_role("button", name=word("pl", "companion-clear")).click()
    page.get_by_role("button", name=word("pl", "companion-clear")).last.click()
    expect(page.get_by_label(word("pl", "companion-name", number=1))).to_have_value("Ola")
    expect(players).to_have_count(1)
    count(page, "pl")
    expect(page.locator(".count tr.total td")).to_have_count(2 if game == "steamrollers" else 1)  # Eva has her own column
