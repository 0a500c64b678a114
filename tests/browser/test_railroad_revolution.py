"""Railroad Revolution's own table: a map whose parts keep apart, turns in taps and keys, clicks that explain themselves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.layout import resized
from browser.revolution import GAME, said
from browser.shapes import meet
from browser.tables import Shown, made, seated
from semafor.games.railroad_revolution.material import load

pytestmark = pytest.mark.timeout(120)

PROMPT = '[data-region="prompt"]'
ASKED = '[data-region="tray"] .asked [data-legal="true"]'
FIELDS = ".fields.placing"
BOT: Shown = {"kind": "bot", "level": "random"}
# The corners of every city's plate, of every track space's bed and of the signs beside it, in pixels.
DRAWN = """() => {
  const corners = (node) => {
    const { x, y, width: w, height: h } = node.getBBox(), to = node.getScreenCTM()
    return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]].map(([a, b]) => {
      const point = new DOMPoint(a, b).matrixTransform(to)
      return [point.x, point.y]
    })
  }
  const all = (things, part) => [...document.querySelectorAll(`[data-thing^="${things}:"]`)]
    .filter((node) => node.querySelector(part))
    .map((node) => [node.dataset.thing, corners(node.querySelector(part))])
  return { plates: all('city', '.plate'), beds: all('space', '.bed'), signs: all('space', '.chip') }
}"""


def opened(page: Page, lang: str) -> None:
    """At a table, with the set-up behind and a worker of mine to place: the last answer is the quiet one."""
    seated(page, lang, GAME, "bot:random")
    expect(page.locator(ASKED).or_(page.locator(FIELDS)).first).to_be_visible(timeout=30_000)
    for _answer in range(400):
        if page.locator(FIELDS).is_visible():
            expect(page.locator('[data-thing="worker:supply:white"]')).to_have_attribute("data-legal", "true")
            return
        page.evaluate("(asked) => [...document.querySelectorAll(asked)].at(-1)?.click()", ASKED)
        page.wait_for_timeout(50)
    raise AssertionError("my turn never came")


def placed(page: Page, field: str) -> None:
    """A white worker put on the field, in two taps, which opens the list of its effects."""
    page.locator('[data-thing="worker:supply:white"]').click()
    page.locator(f'[data-thing="place:{field}:white"][data-legal="true"]').click()
    expect(page.locator(".effects")).to_be_visible()


def test_plates_beds_and_signs_of_the_map_keep_apart(device: Device) -> None:
    page = device("pl")
    seated(page, "pl", GAME, "bot:random", "bot:random", "bot:random")
    expect(page.locator('[data-thing="city:denver"]')).to_be_visible(timeout=30_000)
    shown: dict[str, Any] = page.evaluate(DRAWN)
    plates, beds, signs = shown["plates"], shown["beds"], shown["signs"]

    assert (len(plates), len(beds), len(signs)) == (15, 29, 21)  # plains carry no sign
    assert [(one, two) for (one, a), (two, b) in combinations(plates, 2) if meet(a, b)] == []
    ends = {f"space:{space['id']}": [f"city:{city}" for city in space["between"]] for space in load("").printed["space"]}
    assert [(one, two) for one, a in plates for two, b in beds if one not in ends[two] and meet(a, b)] == []
    assert [(one, two) for one, a in plates for two, b in signs if meet(a, b)] == []
    assert [(one, two) for (one, a), (two, b) in combinations(signs, 2) if meet(a, b)] == []


def test_a_worker_and_a_field_are_two_taps_and_the_list_says_what_is_next(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    placed(page, "telegraph")

    expect(page.locator(PROMPT)).to_contain_text(said("en", "rr-ask-telegraph"))
    page.locator('[data-thing="section:8"]').click()
    expect(page.locator('[data-thing="effect:finish"]')).to_have_attribute("data-legal", "true")
    tasks = page.locator(".effects > li:not(.finish)")
    expect(tasks.nth(0)).to_contain_text(said("en", "rr-item-done"))
    expect(tasks.nth(1)).to_contain_text(said("en", "rr-item-may"))


def test_who_taps_a_field_first_sees_what_the_first_worker_would_do(device: Device) -> None:
    page = device("pl")
    opened(page, "pl")
    page.locator('[data-thing="field:sale"]').click(position={"x": 5, "y": 5})
    expect(page.locator('[data-thing="place:sale:white"]')).to_have_attribute("data-legal", "true")


def test_what_is_lit_says_what_it_will_do_before_it_is_done(device: Device) -> None:
    page = device("pl")
    opened(page, "pl")
    placed(page, "station")
    page.locator('[data-thing="city:washington"][data-legal="true"]').hover()

    expect(page.locator(PROMPT)).to_contain_text("za 200 $: Waszyngton. Nagroda:")


def test_a_city_one_does_not_reach_says_why_and_names_the_rule(device: Device) -> None:
    page = device("pl")
    opened(page, "pl")
    placed(page, "station")
    page.locator('[data-thing="city:seattle"]').dispatch_event("click")

    link = page.locator(PROMPT).get_by_role("link")
    expect(link).to_have_attribute("href", f"/rules/{GAME}#rev.station.connected")


def test_a_turn_by_keyboard_alone(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    page.locator('[data-thing="worker:supply:white"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-thing="place:sale:white"]').focus()
    page.keyboard.press("Enter")
    sale = page.locator('[data-thing="piece:track"]')
    expect(sale).to_be_focused()
    page.keyboard.press("Enter")
    finish = page.locator('[data-thing="effect:finish"]')
    expect(finish).to_have_attribute("data-legal", "true")
    finish.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-thing="effect:finish"]')).to_have_count(0)


def test_arrow_keys_walk_along_the_lit_sections(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    placed(page, "telegraph")
    expect(page.locator('[data-thing="section:7"]')).to_have_attribute("data-legal", "true")
    page.locator('[data-thing="section:6"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-thing="section:7"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-thing="section:6"]')).to_be_focused()


def test_the_table_needs_no_sideways_scrolling(device: Device) -> None:
    page = device("pl")
    room = made(page, GAME, BOT, BOT)
    page.goto(f"/table/{room}")
    expect(page.locator('[data-thing="city:denver"]')).to_be_visible()
    for width in (360, 768, 1440):
        resized(page, width, 900)
        assert scrolled(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def scrolled(page: Page) -> list[str]:
    """The parts that one would have to scroll sideways."""
    wide: list[str] = page.evaluate(
        "[...document.querySelectorAll('main, main *')].filter((node) => node.scrollWidth > node.clientWidth + 1"
        " && getComputedStyle(node).overflowX === 'auto' && node.getAttribute('role') !== 'tablist')"
        ".map((node) => node.className)"
    )
    return wide
