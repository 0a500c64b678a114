"""Railroad Ink's own table: drawings end where the rules say, a pen that turns through what is legal, clicks that explain."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.layout import SIZES, violations, wrong_with
from browser.tables import seated
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, KINDS

pytestmark = pytest.mark.timeout(120)

LOOKS = {
    (FACE_NAMES[look.face], f"{look.rotation}{'m' if look.mirrored else ''}"): [KINDS[side] for side in look.sides]
    for look in ALL_LOOKS[1:]
}
# What a drawn face carries at the middle of each of its four sides, read from its strokes.
DRAWN = """(group) => {
  const back = group.transform.baseVal.consolidate().matrix.inverse()
  const road = group.querySelector('.road'), rail = group.querySelector('.rail'), lake = group.querySelector('.lava')
  const kind = (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(back)
    if (road.isPointInStroke(point)) return 'highway'
    if (rail.isPointInStroke(point)) return 'railway'
    return lake && lake.isPointInFill(point) ? 'lava' : 'none'
  }
  return [kind(50, 1), kind(99, 50), kind(50, 99), kind(1, 50)]
}"""


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]')


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-thing^="{kind}:"][data-legal="true"]')


def alone(page: Page, game: str, lang: str = "en") -> None:
    """At a table of my own, with everything to draw."""
    seated(page, lang, game)
    expect(lit(page, "die").first).to_be_visible()


def look(drawn: Locator) -> tuple[str, str]:
    return drawn.get_attribute("data-face") or "", drawn.get_attribute("data-look") or ""


@pytest.mark.parametrize("game", ["railroad-ink", "railroad-ink-lava"])
def test_every_face_turns_through_its_looks_and_each_ends_where_the_rules_say(device: Device, game: str) -> None:
    page = device()
    alone(page, game)
    for tool in page.locator(
        '[data-thing^="die:"], [data-thing^="lava:"], [data-thing^="special:"], [data-thing="volcano"]'
    ).all():
        tool.click()
        drawn = tool.locator("[data-face]")
        face, first = look(drawn)
        seen = {first: drawn.evaluate(DRAWN)}
        page.keyboard.press("r")
        while look(drawn)[1] != first:
            seen[look(drawn)[1]] = drawn.evaluate(DRAWN)
            page.keyboard.press("r")
        assert seen == {turn: sides for (name, turn), sides in LOOKS.items() if name == face}
        page.keyboard.press("Escape")


def ghost_with_a_choice(page: Page) -> Locator:
    """A drawing laid into the first cell where a die can be turned."""
    for die in lit(page, "die").all():
        for cell in range(lit(page, "cell").count()):
            die.click()
            lit(page, "cell").nth(cell).click()
            if page.locator(".ghost.firm").count() and page.locator(".turn").count():
                return page.locator(".ghost.firm [data-face]")
            page.keyboard.press("Escape")
    raise AssertionError("no die has a choice")


def legal_looks(page: Page, room: str, cell: str, face: str) -> set[str]:
    shown: dict[str, Any] = page.request.get(f"/api/rooms/{room}/view?seat=0").json()
    draws = [each["move"] for each in shown["moves"] if each["move"].get("face") == face]
    here = [move for move in draws if f"cell:{move['row']},{move['column']}" == cell]
    return {f"{move['rotation']}{'m' if move['mirrored'] else ''}" for move in here}


def test_a_drawing_turns_through_the_legal_orientations_and_no_others(device: Device) -> None:
    page = device()
    room = seated(page, "en", "railroad-ink")
    expect(lit(page, "die").first).to_be_visible()
    ghost = ghost_with_a_choice(page)
    cell = page.evaluate("document.activeElement.dataset.thing")
    face, first = look(ghost)
    seen = {first}
    page.keyboard.press("r")
    while look(ghost)[1] != first:
        seen.add(look(ghost)[1])
        page.keyboard.press("r")
    assert seen == legal_looks(page, room, cell, face)
    assert len(seen) > 1


def test_a_die_is_drawn_and_taken_back_by_keyboard_alone(device: Device) -> None:
    page = device("pl")
    alone(page, "railroad-ink", "pl")
    page.keyboard.press("1")
    goal = lit(page, "cell").first
    name = goal.get_attribute("data-thing") or ""
    row, column = (int(part) for part in name.removeprefix("cell:").split(","))
    thing(page, "cell:3,3").focus()
    for key, steps in (("ArrowUp", 3 - row), ("ArrowDown", row - 3), ("ArrowLeft", 3 - column), ("ArrowRight", column - 3)):
        for _step in range(steps):
            page.keyboard.press(key)
    expect(thing(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    if page.locator(".ghost.firm").count():
        page.keyboard.press("Enter")
    expect(thing(page, "die:0")).to_have_class(re.compile(r"\bgone\b"))
    expect(thing(page, name)).not_to_have_attribute("aria-label", re.compile("puste"))
    page.keyboard.press("u")
    expect(thing(page, name)).to_have_attribute("aria-label", re.compile("puste"))


def test_a_die_can_be_dragged_onto_a_cell_turned_and_drawn_with_enter(device: Device) -> None:
    page = device()
    alone(page, "railroad-ink")
    ghost = ghost_with_a_choice(page)
    goal = thing(page, page.evaluate("document.activeElement.dataset.thing"))
    die = thing(page, page.locator('[data-thing^="die:"][aria-pressed="true"]').get_attribute("data-thing") or "")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    die.drag_to(goal)
    expect(ghost).to_be_visible()
    before = look(ghost)
    page.keyboard.press("r")
    assert look(ghost) != before
    page.keyboard.press("Enter")
    expect(die).to_have_class(re.compile(r"\bgone\b"))
    expect(goal).not_to_have_attribute("aria-label", re.compile("empty"))


def test_a_click_that_is_not_legal_says_why(device: Device) -> None:
    page = device()
    alone(page, "railroad-ink")
    rule = page.locator('[data-region="prompt"]').get_by_role("link")
    thing(page, "die:0").click()
    thing(page, "cell:3,3").click()
    expect(rule).to_have_attribute("href", "/rules/railroad-ink#ink.place.must-connect")
    expect(page.locator(".refused")).to_have_attribute("data-thing", "cell:3,3")
    thing(page, "finish").click()
    expect(rule).to_have_attribute("href", "/rules/railroad-ink#ink.round.draw-all")
    expect(page.locator(".hinted").first).to_be_visible()


def test_a_meteor_hits_the_cell_that_was_shown_before(device: Device) -> None:
    page = device()
    seated(page, "en", "railroad-ink-meteor")
    expect(thing(page, "die:0")).to_be_visible()
    target = lit(page, "meteor").first
    column, row = (int(part) // 100 for part in re.findall(r"\d+", target.get_attribute("transform") or ""))
    target.click()
    expect(thing(page, f"cell:{row},{column}")).to_have_attribute("aria-label", re.compile("crater"))
    expect(lit(page, "meteor")).to_have_count(0)


def test_with_a_die_in_hand_the_table_fits_its_window_and_axe_finds_nothing(device: Device) -> None:
    page = device(theme="dark")
    alone(page, "railroad-ink-lava")
    lit(page, "die").first.click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert wrong_with(page) == []
        assert violations(page) == []
