"""What is seen happening: a thing is there until what takes it away has come."""

from __future__ import annotations

import random
from typing import Literal

from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import claim_a_route, confirm_if_asked, lit, region
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


# At every frame: my points on the plate, whether cars are still falling, and whether points have been seen to rise.
POINTS = """() => {
  window.seen = []
  let risen = false
  const score = document.querySelector('[data-plate="0"] [data-score]')
  const look = () => {
    const falls = document.getAnimations().some(({ effect }) => effect?.target?.matches('[data-region="board"] .car'))
    risen ||= document.querySelector('.rising') !== null
    window.seen.push({ score: score.textContent, falls, risen })
    if (window.seen.length < 900) requestAnimationFrame(look)
  }
  look()
}"""
SKIPPED = """() => {
  const falling = () => document.getAnimations().some(({ effect }) => effect?.target?.matches('[data-region="board"] .car'))
  return new Promise((done) => {
    const look = () => {
      if (!falling()) return void requestAnimationFrame(look)
      dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      const moves = falling()
      requestAnimationFrame(() => done([moves, document.querySelector('[data-plate="0"] [data-score]').textContent]))
    }
    look()
  })
}"""


def claims(page: Page, motion: Literal["no-preference", "reduce"] = "no-preference") -> tuple[int, int]:
    """A table at which the first route that is lit can be claimed; gives the points that I have, and shall have."""
    page.emulate_media(reduced_motion=motion)
    room, shown = reached(
        lambda: made(page, "ticket-to-ride-usa", {"kind": "bot", "level": "random"}),
        [page],
        lambda each: each["moves"][0],
        lambda each: any(move["move"]["move"] == "claim" for move in each["moves"]),
    )
    page.goto(f"/table/{room}")
    first = lit(page, "route").first
    expect(first).to_be_visible()
    before: int = shown["view"]["seats"][0]["points"]
    return before, before + (1, 2, 4, 7, 10, 15)[first.locator(".slot").count() - 1]


def test_my_points_are_counted_when_the_train_has_come(device: Device) -> None:
    page = device("pl")
    before, after = claims(page)
    page.evaluate(POINTS)
    claim_a_route(page)
    expect(page.locator('[data-plate="0"] [data-score]')).to_have_text(str(after))
    seen = page.evaluate("window.seen")
    counted = next(at for at, frame in enumerate(seen) if frame["score"] != str(before))
    assert any(frame["falls"] for frame in seen[:counted])
    assert seen[counted]["risen"]


def test_points_are_counted_at_once_when_motion_is_skipped_or_unwanted(device: Device) -> None:
    page = device("en")
    _, after = claims(page)
    claim_a_route(page)
    assert page.evaluate(SKIPPED) == [False, str(after)]

    calm = device("pl")
    before, after = claims(calm, "reduce")
    calm.evaluate(POINTS)
    claim_a_route(calm)
    expect(calm.locator('[data-plate="0"] [data-score]')).to_have_text(str(after))
    assert {frame["score"] for frame in calm.evaluate("window.seen")} == {str(before), str(after)}
