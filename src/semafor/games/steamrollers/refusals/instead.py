"""What a seat can do instead of a move that was refused: always something that is legal now."""

from __future__ import annotations

from semafor.games.steamrollers import actions as a
from semafor.games.steamrollers.layout import CELLS, TRACKS
from semafor.games.steamrollers.material import TYPE_NAMES, cell_name, track_type
from semafor.games.steamrollers.moves import START_NAMES, Deliver, DrawTrack
from semafor.games.steamrollers.moves import move as move_of
from semafor.games.steamrollers.parts.turn import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    START_BOX,
    START_DRAW,
    START_LOAD,
    START_PICK,
    START_TILE,
    WHICH,
)
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, instead

# What can be done with a die in hand, as words of `act-…`
ACTS = (
    *((a.DRAW, a.SIZE, "track"), (a.CROSS, a.CROSS + 6, "box"), (a.DELIVER, a.DRAW, "deliver"), (a.TAKE, a.TAKE + 6, "tile")),
    *((a.EXCHANGE, a.EXCHANGE + 36, "order"), (a.SET, a.SET + 6, "set"), (a.LOWER, a.RAISE + 1, "nudge")),
    *((a.FLIP, a.FLIP + 1, "flip"), (a.REROLL, a.REROLL + 1, "reroll")),
)
ANSWERS = {
    START_BOX: "start-box",
    START_DRAW: "start-track",
    START_TILE: "start-tile",
    START_LOAD: "start-load",
    ASKED: "take-die",
    EVA_ROLLED: "reroll-eva",
    EVA_LOADS: "block-eva",
}


def instead_of(state: SteamRollers, legal: list[int], move: Move) -> Instead | None:
    phase = int(state.turn.phase)
    if phase == ACTING:
        return _alike(legal, move) or _act(state, legal)
    if phase in (CHOOSING, WHICH):
        dice = between(legal, a.CHOOSE, a.CHOOSE + 6)
        return instead("die" if phase == CHOOSING else "first-die", dice, dice=[number - a.CHOOSE + 1 for number in dice])
    if phase == START_PICK:
        return instead("start", legal, start=[START_NAMES[number - a.START] for number in legal])
    if phase == AFTER:
        orders = between(legal, a.EXCHANGE, a.EXCHANGE + 36)
        return instead("order-or-end", legal, order=sorted({(number - a.EXCHANGE) // 6 + 1 for number in orders}))
    return instead(ANSWERS[phase], legal)


def between(legal: list[int], first: int, end: int) -> list[int]:
    return [number for number in legal if first <= number < end]


def _alike(legal: list[int], move: Move) -> Instead | None:
    """Another track or another delivery, where that was meant and there is one."""
    if isinstance(move, DrawTrack):
        return _track(legal)
    if isinstance(move, Deliver):
        found = [(number, move_of(number)) for number in between(legal, a.DELIVER, a.DRAW)]
        ways = {f"{way.origin} → {way.to} ({way.distance})": None for _, way in found if isinstance(way, Deliver)}
        return instead("deliver", [number for number, _ in found], delivery=list(ways))
    return None


def _track(legal: list[int]) -> Instead | None:
    """The kinds of track that may be drawn now, and the cells for them: every kind fits every cell."""
    tracks = between(legal, a.DRAW, a.SIZE)
    drawn = [divmod(number - a.DRAW, TRACKS) for number in tracks]
    kinds = {int(track_type(track)) for _, track in drawn}
    cells = {cell for cell, _ in drawn}
    types = [name for at, name in enumerate(TYPE_NAMES) if at in kinds]
    return instead("track", tracks, type=types, cell=[cell_name(cell) for cell in range(CELLS) if cell in cells])


def _act(state: SteamRollers, legal: list[int]) -> Instead | None:
    """All that the die allows, or passing."""
    kinds = [name for first, end, name in ACTS if between(legal, first, end)]
    used = [number for first, end, _ in ACTS for number in between(legal, first, end)]
    found = instead("act", used, act=kinds, die=int(state.turn.die) + 1)
    return found or instead("pass", between(legal, a.PASS, a.PASS + 1), die=int(state.turn.die) + 1)
