"""The companion: real tables entered by taps, counted by the rules in the browser, also without a server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.entering import LOADING_MS, count, counted, enter, example, lies, opened, points, tap, ticket_things
from browser.finding import thing
from browser.house import House
from browser.journeys.deeds import go
from browser.layout import violations
from browser.words import word

pytestmark = pytest.mark.timeout(300)


def test_a_real_table_is_counted_with_the_server_stopped(device: Device, house: House) -> None:
    position = example("companion.md")
    page = device("en", keeps=True)
    opened(page, position)
    expect(page.locator("[data-kept]")).to_be_visible(timeout=LOADING_MS)
    assert violations(page) == []
    house.stop()
    try:
        page.reload()
        opened(page, position)
        enter(page, "en", position, ticket_things)
        count(page, "en")

        assert points(page) == counted(position)
        page.reload()
        expect(page.get_by_label(word("en", "companion-name", number=1))).to_have_value("Anna")
    finally:
        house.start()


def test_what_cannot_be_is_refused_and_the_keyboard_draws_what_can(device: Device) -> None:
    page = device("en")
    opened(page, {"game": "railroad-ink"})
    tap(page, "face:railway_straight")
    tap(page, "cell:D4")
    page.get_by_role("button", name=word("en", "companion-count")).click()

    expect(page.locator(".problem")).to_contain_text("D4", timeout=LOADING_MS)
    expect(page.locator("rect.cell.lit")).to_have_count(1)
    assert lies(page, 3, 3)[0] == "railway_straight"
    page.get_by_role("button", name=word("en", "companion-clear")).click()
    page.get_by_role("button", name=word("en", "companion-clear")).last.click()

    thing(page, "face:railway_straight").focus()
    page.keyboard.press("Enter")
    thing(page, "cell:C1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    count(page, "en")
    page.locator(".count td button.proved").first.focus()
    expect(page.locator("rect.cell.lit")).to_have_count(1)


def test_who_plays_alone_is_counted_alone_also_after_the_table_was_cleared(device: Device) -> None:
    page = device("pl")
    page.goto("/")
    # One page for all games: the rules are loaded into it once.
    for game in ("railroad-ink", "railroad-ink-lava", "railroad-ink-meteor", "steamrollers"):
        go(page, "pl", "companion")
        page.locator(f'main a[href="/companion/{game}"]').click()
        alone(page, game)


def alone(page: Page, game: str) -> None:
    players = page.locator('[data-thing^="seat:"]')
    expect(players).to_have_count(1)
    page.get_by_label(word("pl", "companion-name", number=1)).fill("Ola")
    page.get_by_role("button", name=word("pl", "companion-clear")).click()
    page.get_by_role("button", name=word("pl", "companion-clear")).last.click()
    expect(page.get_by_label(word("pl", "companion-name", number=1))).to_have_value("Ola")
    expect(players).to_have_count(1)
    count(page, "pl")
    expect(page.locator(".count tr.total td")).to_have_count(2 if game == "steamrollers" else 1)  # Eva has her own column
