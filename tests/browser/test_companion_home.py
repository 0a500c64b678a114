"""The companion's first page: dice, and who begins."""

from __future__ import annotations

import re

import pytest
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
