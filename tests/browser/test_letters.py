"""The letters of the page: nothing that is there already moves when they come."""

from __future__ import annotations

import time

from playwright.sync_api import Route, expect

from browser.conftest import Device

LETTERS = "**/*.woff2"
LATE = 0.2  # seconds, less than the page has patience
# Every place where the first poster's link has ever stood.
PLACES = """{
  window.places = []
  const look = () => {
    const place = document.querySelector('main a[href^="/new/"]')?.getBoundingClientRect().y
    if (place !== undefined && window.places.at(-1) !== place) window.places.push(place)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def test_a_page_whose_letters_are_late_does_not_move_when_they_come(device: Device) -> None:
    page = device("pl")
    page.add_init_script(PLACES)
    page.route(LETTERS, late)
    page.goto("/")
    expect(page.locator(".poster").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")
    assert len(page.evaluate("window.places")) == 1


def test_a_page_whose_letters_never_come_is_there_all_the_same(device: Device) -> None:
    page = device("pl")
    page.route(LETTERS, lambda _route: None)
    page.goto("/", wait_until="commit")  # it is never loaded whole
    expect(page.locator(".poster").first).to_be_visible()
    assert page.evaluate("document.fonts.status") == "loading"
    page.unroute(LETTERS)
