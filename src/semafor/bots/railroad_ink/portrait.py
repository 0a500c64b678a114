"""A board of Railroad Ink at the end of a round as the bytes that a network reads.

What is hard to learn is told: which exits hang together or nearly do, how many exits and how long a way come to each
free cell, and the counts of the judge. `columns` names every byte, so that a board can be turned.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.bots.railroad_ink.joins import grow
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.patterns import CLOSED, FEATURES
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import (
    CELLS,
    CRATER,
    HIGHWAY,
    LAVA,
    MAGMA,
    MARK,
    METEOR,
    RAILWAY,
    SPECIAL,
    SPECIAL_FACES,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT, BIT_AT, ENDS, EXITS, JOINS, NEIGHBOUR, SIDE_BIT, SPREAD, WORDS

# Bytes of a cell
HIGHWAYS: Final = 0  # by side of a drawing: whether a highway leaves there
RAILWAYS: Final = 4
JOINED: Final = 8  # by pair of sides: whether they hang together
FREE: Final = 14
MET_HIGHWAYS: Final = 15  # by side of a free cell: whether a highway comes to it
MET_RAILWAYS: Final = 19
SHUT: Final = 23  # whether nothing will ever come
EXITS_MET: Final = 27  # how many exits the network has that comes there
WAY_MET: Final = 31  # how long the way is that comes there
NETWORKS_MET: Final = 35  # how many networks with exits come to the cell
COMMON: Final = 36
MAGMAS: Final = 36  # with lava: by side of a drawing
MET_MAGMAS: Final = 40
IS_VOLCANO: Final = 44
WITH_LAVA: Final = 45
IS_CRATER: Final = 36  # with meteors
MARKED: Final = 37
WITH_METEOR: Final = 38

SIDE_PAIRS: Final = vec[i64]([0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3])
EXIT_PAIRS: Final = EXITS * (EXITS - 1) // 2
FARTHEST: Final = 5  # free cells over which networks are seen to be near


def cell_bytes(variant: i64) -> i64:
    if variant == LAVA:
        return WITH_LAVA
    return WITH_METEOR if variant == METEOR else COMMON


class Portrait:
    """Writes boards of one of the three games down."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.cell: Final = cell_bytes(judge.variant)
        self.together: Final[i64] = CELLS * self.cell  # by pair of exits: whether they hang together
        self.nearness: Final[i64] = self.together + EXIT_PAIRS  # by pair: the fewer cells lie between, the more
        self.company: Final[i64] = self.nearness + EXIT_PAIRS  # by exit: the exits of its network
        self.specials: Final[i64] = self.company + EXITS
        self.counts: Final[i64] = self.specials + SPECIAL_FACES
        self.round: Final[i64] = self.counts + FEATURES
        self.size: Final[i64] = self.round + judge.rounds
        self.exits: Final = WORDS[:64]  # by network: how many it has
        self.near: Final = WORDS[: EXITS * 3]  # by network: the free cells it comes to, and those one and two further

    def of(self, sheets: list[Sheet]) -> vec[u8]:
        """The boards one after another; the judge has to know the round."""
        out = vec[u8]([0] * (len(sheets) * int(self.size)))
        for number in range(i64(len(sheets))):
            self.draw(sheets[number], out, number * self.size)
        return out

    def draw(self, sheet: Sheet, out: vec[u8], at: i64) -> None:
        self.draw_networks(sheet, out, at)
        for cell in range(i64(CELLS)):
            if sheet.free & BIT[cell]:
                self.draw_free(sheet, cell, out, at + cell * self.cell)
            else:
                self.draw_look(sheet.tile(cell), out, at + cell * self.cell)
        if self.judge.variant == METEOR:
            out[at + i64(sheet.state.board[MARK]) * self.cell + MARKED] = 1
        for face in range(i64(SPECIAL_FACES)):
            out[at + self.specials + face] = sheet.state.board[SPECIAL + face]
        counts = self.judge.features(sheet)
        for feature in range(FEATURES):
            out[at + self.counts + feature] = u8(i64(counts[feature]))
        out[at + self.round + sheet.state.round - 1] = 1

    # Cells

    def draw_look(self, look: i64, out: vec[u8], at: i64) -> None:
        ends = ENDS[look]
        for side in range(i64(4)):
            kind = ends >> side * 2 & 3
            if kind == HIGHWAY:
                out[at + HIGHWAYS + side] = 1
            elif kind == RAILWAY:
                out[at + RAILWAYS + side] = 1
            elif kind == MAGMA:
                out[at + MAGMAS + side] = 1
        for pair in range(i64(6)):
            if JOINS[look * 4 + SIDE_PAIRS[pair * 2]] & SIDE_BIT[SIDE_PAIRS[pair * 2 + 1]]:
                out[at + JOINED + pair] = 1
        if look == VOLCANO:
            out[at + IS_VOLCANO] = 1

    def draw_free(self, sheet: Sheet, cell: i64, out: vec[u8], at: i64) -> None:
        out[at + FREE] = 1
        if sheet.tile(cell) == CRATER:
            out[at + IS_CRATER] = 1
        context = sheet.context(cell)
        sides = i64(sheet.sides[cell])
        for side in range(i64(4)):
            kind = context >> side * 2 & 3
            if kind == MAGMA:
                out[at + MET_MAGMAS + side] = 1
            elif kind:
                self.draw_end(sheet, cell, side, kind, out, at)
            elif sides >> side * 2 & 3 == CLOSED:
                out[at + SHUT + side] = 1

    def draw_end(self, sheet: Sheet, cell: i64, side: i64, kind: i64, out: vec[u8], at: i64) -> None:
        """A route that comes to a free cell."""
        out[at + (MET_HIGHWAYS if kind == HIGHWAY else MET_RAILWAYS) + side] = 1
        out[at + EXITS_MET + side] = u8(self.exits[i64(sheet.beyond[cell * 4 + side])])
        other = NEIGHBOUR[cell * 4 + side]
        if other >= 0:
            out[at + WAY_MET + side] = u8(sheet.way_from(kind, other))

    # Networks

    def draw_networks(self, sheet: Sheet, out: vec[u8], at: i64) -> None:
        for network in range(i64(64)):
            self.exits[network] = 0
        for exit in range(i64(EXITS)):
            self.exits[i64(sheet.exit_network[exit])] += 1
        for exit in range(i64(EXITS)):
            network = i64(sheet.exit_network[exit])
            out[at + self.company + exit] = u8(self.exits[network])
            if network == exit:
                self.meet(sheet, network, out, at)
        self.draw_pairs(sheet, out, at)

    def meet(self, sheet: Sheet, network: i64, out: vec[u8], at: i64) -> None:
        """The free cells that the network comes to, and those near them."""
        cells = sheet.reach[network]
        for step in range(i64(3)):
            self.near[network * 3 + step] = cells
            cells = grow(cells, sheet.free)
        cells = self.near[network * 3]
        while cells:
            bit = cells & -cells
            cells ^= bit
            out[at + BIT_AT[bit * SPREAD >> 58 & 63] * self.cell + NETWORKS_MET] += 1

    def draw_pairs(self, sheet: Sheet, out: vec[u8], at: i64) -> None:
        pair: i64 = 0
        for one in range(i64(EXITS)):
            for other in range(one + 1, i64(EXITS)):
                if sheet.exit_network[one] == sheet.exit_network[other]:
                    out[at + self.together + pair] = 1
                else:
                    near = self.nearness_of(i64(sheet.exit_network[one]), i64(sheet.exit_network[other]))
                    out[at + self.nearness + pair] = u8(near)
                pair += 1

    def nearness_of(self, one: i64, other: i64) -> i64:
        """5 if one free cell would join the two networks, down to 1 if five would, 0 beyond."""
        for cells in range(i64(FARTHEST)):
            if self.near[one * 3 + (cells + 1) // 2] & self.near[other * 3 + cells // 2]:
                return FARTHEST - cells
        return 0
