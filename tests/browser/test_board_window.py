"""The window onto a board: the wheel zooms, a drag pans, two fingers pinch, a button fits it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import region
from browser.tables import at_table
from browser.words import word

pytestmark = pytest.mark.timeout(120)

Box = tuple[float, float, float, float]


def board(page: Page) -> Box:
    """What of the board is seen: left, top, width, height in its own units."""
    seen = region(page, "board").locator("svg[role=group]").get_attribute("viewBox") or ""
    left, top, width, height = map(float, seen.split())
    return left, top, width, height


def middle(page: Page) -> tuple[float, float]:
    place = region(page, "board").bounding_box()
    assert place
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def fit(page: Page) -> Locator:
    return page.get_by_role("button", name=word("en", "board-fit"), exact=True)


def fitted(page: Page, whole: Box) -> None:
    """The button shows all of it again, and is gone."""
    fit(page).click()
    expect(fit(page)).to_have_count(0)
    assert board(page) == whole


def test_the_wheel_zooms_under_the_pointer_and_a_drag_pans(device: Device) -> None:
    page = device()
    at_table(page, "ticket-to-ride-usa", "random")
    expect(region(page, "board")).to_be_visible()
    whole, (x, y) = board(page), middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(fit(page)).to_be_visible()
    near = board(page)
    assert near[2] < whole[2] / 2
    assert near[0] > 0
    assert near[1] > 0

    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    moved = board(page)
    assert moved[0] > near[0]
    assert moved[1] > near[1]
    assert moved[2:] == near[2:]
    fitted(page, whole)


def test_two_fingers_pinch_on_a_phone_and_a_tap_still_acts(device: Device) -> None:
    page = device(width=360, height=740, touch=True)
    at_table(page, "railroad-ink")
    expect(region(page, "board")).to_be_visible()
    whole, (x, y) = board(page), middle(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": x + place, "y": y, "id": at} for at, place in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20)
    touch("touchStart", -20, 20)
    for step in range(5, 65, 5):
        touch("touchMove", -20 - step, 20 + step)
    touch("touchEnd")
    expect(fit(page)).to_be_visible()
    assert board(page)[2] < whole[2] / 2

    page.locator('[data-thing^="die:"][data-legal="true"]').first.tap()
    fitted(page, whole)
    page.locator('[data-thing^="cell:"][data-legal="true"]').first.tap()
    expect(page.locator(".ghost.firm")).to_be_visible()
