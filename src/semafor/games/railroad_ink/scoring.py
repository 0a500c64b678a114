"""The final count of one board, every part with what proves it: used by the state, the page and the companion alike.

All functions take a packed board store and the place where the board's block begins in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    CELLS,
    CONTEXT,
    CRATER,
    EMPTY,
    HIGHWAY,
    LAVA,
    MAGMA,
    METEOR,
    RAILWAY,
    ROUTE_LOOKS,
    TILE,
)
from semafor.games.railroad_ink.material import (
    BIT,
    BYTES,
    CENTRE,
    CRATER_POINTS,
    ENDS,
    EXIT_AT,
    EXIT_END,
    EXITS,
    INNER,
    JOINS,
    LAKE_POINTS,
    NEIGHBOUR,
    NETWORK_POINTS,
    SIDE_BIT,
    WORDS,
    bits_in,
)
from semafor.games.railroad_ink.parts.longest import ALL_SIDES, LongestWay, alike


class Count:
    """The boxes of the score sheet, and what on the board fills them. An end is cell * 4 + side."""

    def __init__(self) -> None:
        self.networks: i64 = 0
        self.highway: i64 = 0
        self.railway: i64 = 0
        self.expansion: i64 = 0
        self.network_exits: vec[i64] = vec[i64]()  # a bit set of exits for each network that scores
        self.highway_cells: vec[i64] = vec[i64]()
        self.railway_cells: vec[i64] = vec[i64]()
        self.centre: vec[i64] = vec[i64]()  # central cells with a drawing
        self.errors: vec[i64] = vec[i64]()  # open route ends and open lava sides
        self.crater_ends: vec[i64] = vec[i64]()
        self.closed_lakes: vec[i64] = vec[i64]()  # a bit set of cells for each
        self.largest_lake: i64 = 0  # its bit set
        self.largest_size: i64 = 0
        self.leaks: i64 = 0  # the bit set of lava cells with an open side

    def total(self) -> i64:
        """ink.score.total: may be negative."""
        return self.networks + self.highway + self.railway + len(self.centre) - len(self.errors) + self.expansion


def counted(board: vec[u8], base: i64, variant: i64, trail: bool) -> Count:
    """The count of the board whose block begins at `base`."""
    count = Count()
    count_networks(board, base, count)
    highway = LongestWay(board, base, HIGHWAY, trail)
    count.highway = highway.best
    count.highway_cells = highway.way
    railway = LongestWay(board, base, RAILWAY, trail)
    count.railway = railway.best
    count.railway_cells = railway.way
    for cell in CENTRE:
        if board[base + TILE + cell] != EMPTY:
            count.centre = append(count.centre, cell)
    count_open_ends(board, base, count)
    if variant == LAVA:
        count_lakes(board, base, count)
    if variant == METEOR:
        count.expansion = CRATER_POINTS * len(count.crater_ends)
    return count


# Networks


def count_networks(board: vec[u8], base: i64, count: Count) -> None:
    """Every network scores by its exits (ink.score.network.each)."""
    flood = Flood(board, base)
    for exit in range(i64(EXITS)):
        exits = flood.exits_with(EXIT_END[exit])
        size = bits_in(exits)
        if size > 1:
            count.networks += NETWORK_POINTS[size]
            count.network_exits = append(count.network_exits, exits)


class Flood:
    """Walks over ends that hang together, each only once."""

    def __init__(self, board: vec[u8], base: i64) -> None:
        self.board: Final = board
        self.base: Final = base
        self.seen: Final = BYTES[:CELLS]  # by cell: the sides that were met already
        self.waiting: Final = WORDS[:]

    def exits_with(self, end: i64) -> i64:
        """The exits of the network that the exit at this end belongs to; none if it is not connected or was met before."""
        if not self.joined(end >> 2) & ~i64(self.seen[end >> 2]) & SIDE_BIT[end & 3]:
            return 0
        found: i64 = 0
        self.meet(end, 0)
        count: i64 = 1
        while count > 0:
            count -= 1
            end = self.waiting[count]
            cell = end >> 2
            part = JOINS[i64(self.board[self.base + TILE + cell]) * 4 + (end & 3)] & self.joined(cell)
            for side in range(i64(4)):
                if part & SIDE_BIT[side]:
                    other = NEIGHBOUR[cell * 4 + side]
                    if other < 0:
                        found |= BIT[EXIT_AT[cell * 4 + side]]
                    elif not i64(self.seen[other]) & SIDE_BIT[side ^ 2]:
                        self.meet(other * 4 + (side ^ 2), count)
                        count += 1
        return found

    def meet(self, end: i64, place: i64) -> None:
        """The end and all it is joined with inside its cell are met; the walk goes on there later."""
        cell = end >> 2
        self.seen[cell] |= u8(JOINS[i64(self.board[self.base + TILE + cell]) * 4 + (end & 3)])
        self.waiting[place] = end

    def joined(self, cell: i64) -> i64:
        """The sides where a route end meets its like: a neighbour's end or an exit."""
        ends = ENDS[i64(self.board[self.base + TILE + cell])]
        return (ends ^ ends >> 1) & alike(ends, i64(self.board[self.base + CONTEXT + cell]))


# Errors, and ends at craters


def count_open_ends(board: vec[u8], base: i64, count: Count) -> None:
    """An end that meets neither its like nor the edge is an error; at a crater it scores instead (ink.meteor.no-error)."""
    for cell in range(i64(CELLS)):
        ends = ENDS[i64(board[base + TILE + cell])]
        if ends == 0:
            continue
        open = (ends | ends >> 1) & ~alike(ends, i64(board[base + CONTEXT + cell])) & INNER[cell]
        if open == 0:
            continue
        for side in range(i64(4)):
            if open & SIDE_BIT[side]:
                lava = ends >> side * 2 & 3 == MAGMA
                if not lava and board[base + TILE + NEIGHBOUR[cell * 4 + side]] == CRATER:
                    count.crater_ends = append(count.crater_ends, cell * 4 + side)
                else:
                    count.errors = append(count.errors, cell * 4 + side)
                    if lava:
                        count.leaks |= BIT[cell]


# Lakes


def count_lakes(board: vec[u8], base: i64, count: Count) -> None:
    """Five points for each lake without an open side, one for each cell of the largest (ink.lava.score)."""
    seen: i64 = 0
    waiting = WORDS[:CELLS]
    for cell in range(i64(CELLS)):
        if not seen & BIT[cell] and is_lava(board, base, cell):
            lake = lake_with(board, base, cell, waiting)
            seen |= lake
            size = bits_in(lake)
            if size > count.largest_size:
                count.largest_size = size
                count.largest_lake = lake
            if lake & count.leaks == 0:
                count.closed_lakes = append(count.closed_lakes, lake)
    count.expansion = LAKE_POINTS * len(count.closed_lakes) + count.largest_size


def is_lava(board: vec[u8], base: i64, cell: i64) -> bool:
    look = i64(board[base + TILE + cell])
    return look > ROUTE_LOOKS and look != CRATER


def lake_with(board: vec[u8], base: i64, cell: i64, waiting: vec[i64]) -> i64:
    """The cells that hang together with this one by touching lava sides; `waiting` is room to work in."""
    lake = BIT[cell]
    waiting[0] = cell
    count: i64 = 1
    while count > 0:
        count -= 1
        cell = waiting[count]
        both = ENDS[i64(board[base + TILE + cell])] & i64(board[base + CONTEXT + cell])
        joined = both & both >> 1 & ALL_SIDES
        for side in range(i64(4)):
            if joined & SIDE_BIT[side]:
                other = NEIGHBOUR[cell * 4 + side]
                if not lake & BIT[other]:
                    lake |= BIT[other]
                    waiting[count] = other
                    count += 1
    return lake
