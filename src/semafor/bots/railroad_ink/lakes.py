"""The lakes of a board of Railroad Ink as bots count them: how many are closed, how large the largest is, what lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_ink.layout import CONTEXT, EMPTY, MAGMA, MAGMAS, TILE
from semafor.games.railroad_ink.material import BIT, BIT_AT, ENDS, INNER, NEIGHBOUR, SPREAD, WORDS, bits_in
from semafor.games.railroad_ink.parts.boards import put
from semafor.games.railroad_ink.parts.longest import ALL_SIDES, SET_SIZE
from semafor.games.railroad_ink.scoring import lake_with
from semafor.games.railroad_ink.state import RailroadInk


class Lakes:
    """Counts those of one board after another."""

    def __init__(self) -> None:
        self.closed: i64 = 0
        self.largest: i64 = 0
        self.open: i64 = 0  # sides of lava that meet neither lava nor the edge
        self.waiting: Final = WORDS[:]

    def count(self, state: RailroadInk) -> None:
        """The board of the table with one seat."""
        self.closed = 0
        self.largest = 0
        self.open = 0
        lava = state.masks[MAGMAS]
        while lava:
            first = lava & -lava
            lake = lake_with(state.board, 0, BIT_AT[first * SPREAD >> 58 & 63], self.waiting)
            lava &= ~lake
            self.add(state, lake)

    def count_after(self, state: RailroadInk, cell: i64, look: i64) -> None:
        """The same with this lava drawn in a free cell."""
        put(state.board, state.masks, 0, cell, look)
        self.count(state)
        put(state.board, state.masks, 0, cell, EMPTY)

    def add(self, state: RailroadInk, lake: i64) -> None:
        open: i64 = 0
        cells = lake
        while cells:
            bit = cells & -cells
            cells ^= bit
            open += open_sides(state, BIT_AT[bit * SPREAD >> 58 & 63])
        self.open += open
        self.largest = max(self.largest, bits_in(lake))
        if open == 0:
            self.closed += 1


def open_sides(state: RailroadInk, cell: i64) -> i64:
    """How many sides with lava of the cell meet neither lava nor the edge."""
    ends = ENDS[i64(state.board[TILE + cell])]
    met = ends & i64(state.board[CONTEXT + cell])
    return SET_SIZE[ends & ends >> 1 & ~(met & met >> 1) & INNER[cell] & ALL_SIDES]


def flowing_on(free: i64, cell: i64, look: i64) -> i64:
    """How many sides with lava of a look in the cell lead to a free cell."""
    found: i64 = 0
    for side in range(i64(4)):
        other = NEIGHBOUR[cell * 4 + side]
        if ENDS[look] >> side * 2 & 3 == MAGMA and other >= 0 and free & BIT[other]:
            found += 1
    return found


def magma_sides(context: i64) -> i64:
    return SET_SIZE[context & context >> 1 & ALL_SIDES]
