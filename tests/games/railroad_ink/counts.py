"""Counting what lies on every board, in plain Python, apart from the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.railroad_ink.slow import Board, ends
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CONTEXT,
    DICE,
    LAVA,
    LAVA_DICE,
    LAVA_DRAWN,
    LAVA_ROLL,
    MASKS,
    ROLL,
    ROUND,
    SPECIAL,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    TILE,
)
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES
from semafor.games.railroad_ink.state import RailroadInk

KINDS = [None, "highway", "railway", "lava"]


def slow_board(store: Any, seat: int) -> Board:
    """The seat's board of that store as plain tiles."""
    tiles = {}
    for cell in range(CELLS):
        look = ALL_LOOKS[store[seat * BLOCK + TILE + cell]]
        if look.face >= 0:
            tiles[divmod(cell, 7)] = (FACE_NAMES[look.face], look.rotation, look.mirrored)
    return Board(tiles)


def complaints(state: RailroadInk) -> list[str]:
    """Everything that does not add up."""
    wrong = []
    for seat in range(state.seats):
        for name, store in (("board", state.board), ("opened", state.opened.board)):
            block = bytes(memoryview(store[seat * BLOCK : seat * BLOCK + BLOCK]))
            wrong += [f"{name} of seat {seat}: {text}" for text in (*_cells(block[:ROUND]), *_specials(block))]
        wrong += [f"seat {seat}: {text}" for text in (*_dice(state, seat), *_masks(state, seat))]
    return wrong


@lru_cache(maxsize=64)
def _cells(block: bytes) -> list[str]:
    """What every cell is turned towards, and that nothing clashes; most boards do not change from one act to the next."""
    board = slow_board(block, 0)
    wrong = []
    for cell in range(CELLS):
        context = [KINDS[block[CONTEXT + cell] >> 2 * side & 3] for side in range(4)]
        if context != [board.facing(divmod(cell, 7), side) for side in "NESW"]:
            wrong.append(f"context of cell {cell}")
    for place, tile in board.tiles.items():
        if any({kind, board.facing(place, side)} == {"highway", "railway"} for side, kind in ends(tile).items()):
            wrong.append(f"clash at {place}")
    return wrong


def _specials(block: bytes) -> list[str]:
    crossed = [not block[SPECIAL + special] for special in range(6)]
    faces = [FACE_NAMES[ALL_LOOKS[look].face] for look in block[TILE : TILE + CELLS] if look]
    drawn = [face for face in faces if face.startswith("special")]
    wrong = [] if sum(crossed) + block[SPECIALS_LEFT] == 3 else ["specials crossed out"]
    if len(set(drawn)) != len(drawn) or not all(crossed[FACE_NAMES.index(face) - 9] for face in drawn):
        wrong.append("a special route that is not crossed out, or twice")
    return wrong


def _dice(state: RailroadInk, seat: int) -> list[str]:
    """Each rolled die is left or drawn in this round; what lava devoured in the same round is missing."""
    if state.over():
        return []
    base = seat * BLOCK
    rolled = sorted(int(state.rolled(ROLL + die)) for die in range(4))
    left = [face for face in range(9) for _ in range(state.board[base + DICE + face])]
    now = [cell for cell in range(CELLS) if state.board[base + ROUND + cell] == state.round]
    drawn = [ALL_LOOKS[state.board[base + TILE + cell]].face for cell in now]
    routes = sorted(left + [face for face in drawn if face < 9])
    wrong = [] if routes == rolled or (state.kit.variant == LAVA and len(routes) == 3) else [f"dice {routes} of {rolled}"]
    if state.kit.variant == LAVA:
        lava_left = [face for face in range(5) for _ in range(state.board[base + LAVA_DICE + face])]
        lava = sorted(lava_left + [face - 15 for face in drawn if 15 <= face < 20])
        if lava != sorted(int(state.rolled(LAVA_ROLL + die)) for die in range(2)):
            wrong.append(f"lava dice {lava}")
        if len(lava_left) + state.board[base + LAVA_DRAWN] != 2:
            wrong.append("lava dice drawn")
    specials = sum(9 <= face < 15 for face in drawn)
    return wrong if specials <= 1 - state.board[base + SPECIAL_OPEN] else [*wrong, "special routes of the round"]


def _masks(state: RailroadInk, seat: int) -> list[str]:
    kept = [int(mask) for mask in state.masks[seat * MASKS : seat * MASKS + MASKS]]
    fresh = state.clone()
    fresh.refresh(seat)
    return [] if kept == [int(mask) for mask in fresh.masks[seat * MASKS : seat * MASKS + MASKS]] else ["masks"]
