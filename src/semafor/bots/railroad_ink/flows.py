"""Lava that can be drawn in a round of Railroad Ink: every place of its faces and of the volcanoes that they touch.

What lava brings does not depend on routes: an open side is an error whatever lies there. So it is found on the board as the
round begins, as if no route of the round could be in its way. A volcano that no face touches only costs points and is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.bots.railroad_ink.judge import POINT
from semafor.bots.railroad_ink.keys import CELL_KEY
from semafor.bots.railroad_ink.lakes import magma_sides
from semafor.bots.railroad_ink.seen import Seen
from semafor.bots.railroad_ink.sheet import CENTRAL_CELLS
from semafor.games.railroad_ink.layout import (
    ALL_CELLS,
    CELLS,
    CONTEXT,
    FIRST_LAVA,
    FREE,
    LAVA_DICE,
    LAVA_FACES,
    LOOKS,
    MAGMA,
    MAGMAS,
    ROUTE_LOOKS,
    TILE,
    VOLCANO,
)
from semafor.games.railroad_ink.material import (
    BIT,
    BIT_AT,
    ENDS,
    FACE_OF,
    INNER,
    LAKE_POINTS,
    LAVA_FITS,
    NEIGHBOUR,
    SPREAD,
    WORDS,
    bits_in,
)
from semafor.games.railroad_ink.parts.lava import beside, volcano_cells
from semafor.games.railroad_ink.scoring import lake_with
from semafor.games.railroad_ink.state import RailroadInk

NOTHING: Final = -1  # no face


@mypyc_attr(acyclic=True)
class Flow:
    """Lava of a round: its faces as cell * LOOKS + look, the cells of its volcanoes, all cells, and what lava is worth then."""

    def __init__(self, one: i64, other: i64, volcanoes: i64, cells: i64, value: i64) -> None:
        self.one: Final = one
        self.other: Final = other
        self.volcanoes: Final = volcanoes
        self.cells: Final = cells
        self.value: Final = value


class Flows:
    """Finds them all; `devouring` says whether the first face may lie on a route of the start."""

    def __init__(self, start: RailroadInk, devouring: bool) -> None:
        self.start: Final = start
        self.board: Final = start.clone()
        self.dice: Final = [int(start.board[LAVA_DICE + face]) for face in range(LAVA_FACES)]
        self.volcanic: Final = volcano_cells(start.masks, 0)
        self.empty: Final = start.masks[FREE]
        self.seen: Final = Seen()
        self.found: list[Flow] = []
        routes = ALL_CELLS & ~start.masks[FREE] & ~start.masks[MAGMAS] if devouring else i64(0)
        self.spread(NOTHING, 0, 0, routes)

    def spread(self, first: i64, volcanoes: i64, key: i64, devourable: i64) -> None:
        """Add every flow with one more face."""
        for face in range(i64(LAVA_FACES)):
            if self.dice[face] == 0:
                continue
            self.dice[face] -= 1
            cells = self.board.masks[FREE] | devourable
            while cells:
                bit = cells & -cells
                cells ^= bit
                for look in range(i64(ROUTE_LOOKS + 1), i64(VOLCANO)):
                    if FACE_OF[look] == FIRST_LAVA + face:
                        self.draw(first, volcanoes, key, BIT_AT[bit * SPREAD >> 58 & 63], look, 0)
            self.dice[face] += 1

    def draw(self, first: i64, volcanoes: i64, key: i64, cell: i64, look: i64, side: i64) -> None:
        """The face there, with and without a volcano beyond each of its lava sides from this one on."""
        if side == 4:
            self.draw_face(first, volcanoes, key, cell, look)
            return
        self.draw(first, volcanoes, key, cell, look, side + 1)
        other = NEIGHBOUR[cell * 4 + side]
        if ENDS[look] >> side * 2 & 3 == MAGMA and other >= 0 and self.may_rise(other, volcanoes):
            self.board.put(0, other, VOLCANO)
            rising = key ^ CELL_KEY[other * LOOKS + VOLCANO]
            self.draw(first, volcanoes | BIT[other], rising, cell, look, side + 1)
            self.board.put(0, other, 0)

    def may_rise(self, cell: i64, volcanoes: i64) -> bool:
        """Whether a volcano there can be the first that is drawn, or be drawn together with these."""
        return BIT[cell] & self.volcanic & self.board.masks[FREE] & ~beside(volcanoes) != 0

    def draw_face(self, first: i64, volcanoes: i64, key: i64, cell: i64, look: i64) -> None:
        state = self.board
        key ^= CELL_KEY[cell * LOOKS + look]
        if LAVA_FITS[i64(state.board[CONTEXT + cell])] & BIT[look - ROUTE_LOOKS] == 0 or not self.seen.add(key):
            return
        before = state.tile(0, cell)
        state.put(0, cell, look)
        cells = state.masks[MAGMAS] & self.empty
        here = cell * LOOKS + look
        one = first if first >= 0 else here
        self.found.append(Flow(one, here if first >= 0 else i64(NOTHING), volcanoes, cells, lava_value(state, self.empty)))
        if first < 0:
            self.spread(here, volcanoes, key, 0)
        state.put(0, cell, before)


def lava_value(state: RailroadInk, empty: i64) -> i64:
    """What lava is worth on this board: lakes, open sides, and central cells of the `empty` ones that it covers."""
    board = state.board
    lava = state.masks[MAGMAS]
    points = bits_in(lava & empty & CENTRAL_CELLS)
    leaks: i64 = 0
    cells = lava
    while cells:
        bit = cells & -cells
        cells ^= bit
        open = open_sides(state, BIT_AT[bit * SPREAD >> 58 & 63])
        points -= open
        if open:
            leaks |= bit
    waiting = WORDS[:CELLS]
    largest: i64 = 0
    while lava:
        lake = lake_with(board, 0, BIT_AT[(lava & -lava) * SPREAD >> 58 & 63], waiting)
        lava &= ~lake
        largest = max(largest, bits_in(lake))
        if lake & leaks == 0:
            points += LAKE_POINTS
    return POINT * (points + largest)


def open_sides(state: RailroadInk, cell: i64) -> i64:
    """How many lava sides of the cell meet neither lava nor the edge."""
    ends = ENDS[i64(state.board[TILE + cell])]
    met = ends & i64(state.board[CONTEXT + cell])
    inner = INNER[cell]
    return magma_sides(ends & (inner | inner << 1)) - magma_sides(met)
