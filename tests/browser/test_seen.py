"""What is seen happening: a thing is there until what takes it away has come."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.conftest import Device
from browser.finding import confirm_if_asked, region
from browser.tables import Shown, made, reached

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
# At every frame in which the stone is on its way: how much of what it falls on is seen.
WATCH = """(cell) => {
  window.seen = []
  const look = () => {
    const stone = document.querySelector('[data-region="board"] .stone-falling')
    const faces = document.querySelectorAll(`[data-region="board"] [data-drawn="${cell}"] [data-face]`)
    if (stone) window.seen.push(faces.length)
    if (window.seen.length < 500) requestAnimationFrame(look)
  }
  look()
}"""


def target(shown: Shown) -> tuple[str, str] | None:
    """A way of the meteor onto a drawing, without a turn at the edge, and the cell it leads to."""
    board = shown["view"]["boards"][0]
    row, column = board["mark"] or (3, 3)
    drawn = {(cell["row"], cell["column"]) for cell in board["cells"] if cell["face"] != "crater"}
    for move in shown["moves"]:
        down, right = STEPS.get(move["move"].get("direction", ""), (0, 0))
        at = (row + down * shown["view"]["distance"], column + right * shown["view"]["distance"]) if down or right else None
        if at in drawn:
            return move["move"]["direction"], "ABCDEFG"[at[1]] + str(at[0] + 1)
    return None


def test_what_a_meteor_hits_is_there_until_the_impact(device: Device) -> None:
    page = device("en")
    luck = random.Random(5)

    def drawing(shown: Shown) -> Shown:
        return luck.choice([move for move in shown["moves"] if move["move"]["move"] == "draw"] or shown["moves"])

    room, shown = reached(lambda: made(page, "railroad-ink-meteor"), [page], drawing, lambda each: target(each) is not None)
    direction, cell = target(shown) or ("", "")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/table/{room}")
    victim = region(page, "board").locator(f'[data-drawn="{cell}"] [data-face]')
    expect(victim).to_have_count(1)
    page.locator(f'[data-thing="meteor:{direction}"]').click()
    page.evaluate(WATCH, cell)
    confirm_if_asked(page)
    expect(victim).to_have_count(0)  # the crater has taken its place
    seen = page.evaluate("window.seen")
    assert seen
    assert set(seen) == {1}
