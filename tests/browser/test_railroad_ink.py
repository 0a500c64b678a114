"""Railroad Ink's own table: drawings end where the rules say, a pen that turns through what is legal, clicks that explain."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.driver import Driver
from browser.layout import SIZES, resized, violations, wrong_with
from browser.tables import Shown, at_table, made, position
from browser.words import word
from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, KINDS
from semafor.games.railroad_ink.moves import cell_name

pytestmark = pytest.mark.timeout(120)

LOOKS = {
    (FACE_NAMES[look.face], f"{look.rotation}{'m' if look.mirrored else ''}"): [KINDS[side] for side in look.sides]
    for look in ALL_LOOKS[1:]
}
# What a drawn face carries at the middle of each of its four sides, read from its strokes: a road's bed is washed along its
# middle, a rail is inked within its outline.
DRAWN = """(group) => {
  const back = group.transform.baseVal.consolidate().matrix.inverse()
  const road = group.querySelector('.road'), rail = group.querySelector('.rail'), lake = group.querySelector('.lava')
  const kind = (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(back)
    if (road.isPointInStroke(point)) return 'highway'
    if (rail.isPointInFill(point)) return 'railway'
    return lake && lake.isPointInFill(point) ? 'lava' : 'none'
  }
  return [kind(50, 1), kind(99, 50), kind(50, 99), kind(1, 50)]
}"""


# Every animation that is begun: what moves, and which of its properties.
MOVES = """(() => {
  const animate = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (moves, timing) {
    const properties = Object.keys(Object.assign({}, ...moves)).filter((name) => !['offset', 'easing'].includes(name))
    window.moved.push([this.classList[0] ?? this.tagName, properties])
    return animate.call(this, moves, timing)
  }
})()"""


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]')


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-thing^="{kind}:"][data-legal="true"]')


def alone(page: Page, game: str) -> None:
    """At a table of my own, with everything to draw."""
    at_table(page, game)
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


class Turning(NamedTuple):
    """A die that can be drawn into a cell in more than one way."""

    die: Locator
    cell: Locator
    looks: set[str]


def turning(page: Page) -> Turning:
    """At a table of my own with such a die; not every roll has one."""
    for _table in range(20):
        room = made(page, "railroad-ink")
        shown = position(page, room)
        for face in shown["view"]["dice"]:
            for cell, looks in looks_by_cell(shown, face).items():
                if len(looks) > 1:
                    page.goto(f"/table/{room}")
                    die = thing(page, f"die:{shown['view']['dice'].index(face)}")
                    expect(die).to_be_visible()
                    return Turning(die, thing(page, cell), looks)
    raise AssertionError("no die of twenty rolls has a choice")


def looks_by_cell(shown: Shown, face: str) -> dict[str, set[str]]:
    """The ways in which the face can be drawn now, for each cell."""
    found: dict[str, set[str]] = {}
    for move in (each["move"] for each in shown["moves"] if each["move"].get("face") == face):
        look = f"{move['rotation']}{'m' if move['mirrored'] else ''}"
        found.setdefault(f"cell:{cell_name(move['row'] * SIZE + move['column'])}", set()).add(look)
    return found


def test_a_device_that_is_turned_goes_on_lighting_what_is_legal(device: Device) -> None:
    """Turning it lays the table out anew; the pen, first asked for by the prompt of the old one, knows of new moves still."""
    page = device()
    alone(page, "railroad-ink")
    resized(page, *SIZES[0])
    lit(page, "die").first.click()
    cell = thing(page, lit(page, "cell").first.get_attribute("data-thing") or "")
    cell.click()
    if (confirm := page.get_by_role("button", name=word("en", "do-confirm"))).count():
        confirm.click()
    expect(page.locator('[data-thing^="die:"]:not([data-legal])')).to_have_count(1)
    expect(cell).not_to_have_attribute("data-legal", "true")


def test_a_drawing_turns_through_the_legal_orientations_and_no_others(device: Device) -> None:
    page = device()
    die, cell, looks = turning(page)
    die.click()
    cell.click()
    ghost = page.locator(".ghost.firm [data-face]")
    expect(ghost).to_be_visible()
    first = look(ghost)[1]
    seen = {first}
    page.keyboard.press("r")
    while look(ghost)[1] != first:
        seen.add(look(ghost)[1])
        page.keyboard.press("r")
    assert seen == looks


def test_a_die_is_drawn_and_taken_back_by_keyboard_alone(device: Device) -> None:
    page = device("pl")
    alone(page, "railroad-ink")
    page.keyboard.press("1")
    goal = lit(page, "cell").first
    name = goal.get_attribute("data-thing") or ""
    column, row = "ABCDEFG".index(name[5]), int(name[6]) - 1
    thing(page, "cell:D4").focus()
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
    die, goal, _ = turning(page)
    ghost = page.locator(".ghost.firm [data-face]")
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
    thing(page, "cell:D4").click()
    expect(rule).to_have_attribute("href", "/rules/railroad-ink#ink.place.must-connect")
    expect(page.locator(".refused")).to_have_attribute("data-thing", "cell:D4")
    thing(page, "finish").click()
    expect(rule).to_have_attribute("href", "/rules/railroad-ink#ink.round.draw-all")
    expect(page.locator(".hinted").first).to_be_visible()


def test_a_meteor_hits_the_cell_that_was_shown_before(device: Device) -> None:
    page = device()
    at_table(page, "railroad-ink-meteor")
    expect(thing(page, "die:0")).to_be_visible()
    target = lit(page, "meteor").first
    column, row = (int(part) // 100 for part in re.findall(r"\d+", target.get_attribute("transform") or ""))
    target.click()
    expect(target).to_have_class(re.compile(r"\bfirm\b"))
    target.click()  # a second tap confirms, as everywhere
    expect(thing(page, f"cell:{cell_name(row * SIZE + column)}")).to_have_attribute("aria-label", re.compile("crater"))
    expect(lit(page, "meteor")).to_have_count(0)


def test_with_a_die_in_hand_the_table_fits_its_window_and_axe_finds_nothing(device: Device) -> None:
    page = device(theme="dark")
    alone(page, "railroad-ink-lava")
    lit(page, "die").first.click()
    for width, height in SIZES:
        resized(page, width, height)
        assert wrong_with(page) == []
        assert violations(page) == []


def test_strokes_run_along_their_lines_dice_tumble_and_rivals_are_seen_large(device: Device) -> None:
    """With motion: only what is cheap to move moves, and what was drawn looks the same ever after."""
    page = device()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(MOVES)
    at_table(page, "railroad-ink", "random")
    lit(page, "die").first.click()
    cell = thing(page, lit(page, "cell").first.get_attribute("data-thing") or "")
    cell.click()
    expect(page.locator(".ghost.firm")).to_be_visible()
    cell.click()
    page.wait_for_function("window.moved.some(([what]) => what === 'nib')")
    expect(page.locator(".nib, .led")).to_have_count(0)
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(1)
    ink = page.locator(f'[data-region="board"] [data-drawn="{(cell.get_attribute("data-thing") or "")[5:]}"]')
    drawn = ink.inner_html()
    driver = Driver(page, "en")
    while page.locator('[data-region="supply"] .past').count() == 0:
        driver.step(5, waits=25)
    moved = page.evaluate("window.moved")
    assert {"led", "nib", "cube"} <= {what for what, _ in moved}
    assert {name for _, names in moved for name in names} == {"transform", "opacity", "strokeDashoffset"}
    rival = thing(page, "board:1")
    rival.hover()
    expect(page.locator(".peek")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".peek")).to_have_count(0)
    page.reload()
    expect(ink).to_be_visible()
    assert ink.inner_html() == drawn, "the hand changes when it is drawn again"
