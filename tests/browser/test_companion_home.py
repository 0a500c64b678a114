"""The companion's first page: dice, who begins; and every page of it in every window."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.entering import write
from browser.words import word

pytestmark = pytest.mark.timeout(300)

DICE = {
    "railroad-ink": {"route": 4},
    "railroad-ink-lava": {"route": 6},
    "railroad-ink-meteor": {"route": 4, "meteor": 1},
    "steamrollers": {"pips": 4, "black": 1},
    "ordinary": {"pips": 4},
}


def test_the_dice_of_every_game_are_rolled_and_read_out(device: Device) -> None:
    page = device("pl")
    page.goto("/companion")
    for game, dice in DICE.items():
        page.get_by_label(word("pl", "companion-which-dice")).select_option(game)
        if "pips" in dice:
            write(page, "dice:count", 4)
        page.get_by_role("button", name=word("pl", "companion-roll")).click()
        for kind, number in dice.items():
            expect(page.locator(f"[data-die={kind}]")).to_have_count(number)
        read = page.get_by_role("region", name=word("pl", "companion-dice")).get_by_role("status")
        assert len(read.inner_text().split(" · ")) == sum(dice.values())


def test_the_first_player_and_the_order_are_drawn_by_lot(device: Device) -> None:
    page = device("en")
    page.goto("/companion")
    page.get_by_label(word("en", "companion-names")).fill("Ola\nJan\nEwa")
    page.get_by_role("button", name=word("en", "companion-first")).click()
    seats = ["Ola", "Jan", "Ewa"]
    expect(page.locator("ol li")).to_have_count(3)
    order = drawn_order(page)
    at = seats.index(order[0])
    assert order == [*seats[at:], *seats[:at]]
    expect(page.locator(".begins")).to_contain_text(order[0])
    page.get_by_role("button", name=word("en", "companion-order")).click()
    assert sorted(drawn_order(page)) == sorted(seats)


def drawn_order(page: Page) -> list[str]:
    return [re.sub(r"\W|\d", "", text) for text in page.locator("ol li").all_inner_texts()]


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (768, "dark"), (1440, "light")])
@pytest.mark.parametrize("path", ["", "/ticket-to-ride-usa", "/railroad-ink-lava", "/steamrollers", "/railroad-revolution"])
def test_it_fits_every_window_and_axe_finds_nothing(device: Device, path: str, width: int, theme: str) -> None:
    page = device("pl", width=width, height=800, theme=theme)
    page.goto(f"/companion{path}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["html"][:90] for node in each["nodes"][:3]]) for each in found] == []
