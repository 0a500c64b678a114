"""The longest highway or railway, exactly: a chain of cells joined by touching ends of that kind.

A chain uses no cell twice (ink.score.longest.no-cell-twice); under the option `trail` it uses no joint twice, and a
cell counts each time the chain passes through it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import CELLS, CONTEXT, HIGHWAY, SIZE, TILE
from semafor.games.railroad_ink.material import BYTES, ENDS, INNER, SIDE_BIT, WORDS

MOST_STEPS: Final = 99  # 84 joints of the whole board and one more cell
ALL_SIDES: Final = 0x55
STEPS: Final = vec[i64]([-SIZE, 1, SIZE, -1])
SET_SIZE: Final = vec[i64]([bin(set).count("1") for set in range(ALL_SIDES + 1)])


def alike(ends: i64, context: i64) -> i64:
    """The sides where the two have the same, be it nothing, as a set."""
    apart = ends ^ context
    return ~(apart | apart >> 1) & ALL_SIDES


class LongestWay:
    """Tries every chain that can still beat the best; a part of the board is left when a chain reaches its bound."""

    def __init__(self, board: vec[u8], base: i64, kind: i64, trail: bool) -> None:
        self.best: i64 = 0
        self.way: vec[i64] = vec[i64]()
        self.links: Final = BYTES[:CELLS]  # by cell: the sides with a joint, as a set
        self.part: Final = BYTES[:CELLS]  # by cell: the number of the connected part it belongs to
        self.steps: Final = WORDS[:MOST_STEPS]
        self.waiting: Final = WORDS[:CELLS]
        self.limit: i64 = 0
        self.cells: i64 = 0  # of the part in hand: its cells, joints, odd cells and cells with one joint
        self.joints: i64 = 0
        self.odd: i64 = 0
        self.tips: i64 = 0
        has = self.find_links(board, base, kind)
        if has >= 0:
            self.best = 1  # ink.score.longest.min-one
            self.way = vec[i64]([has])
            self.try_parts(trail)

    def find_links(self, board: vec[u8], base: i64, kind: i64) -> i64:
        """Fill in all joints of the kind; the first cell with such an end, or -1."""
        first: i64 = -1
        for cell in range(i64(CELLS)):
            ends = ENDS[i64(board[base + TILE + cell])]
            own = ends & ~(ends >> 1) if kind == HIGHWAY else ends >> 1 & ~ends
            if own & ALL_SIDES:
                if first < 0:
                    first = cell
                self.links[cell] = u8(own & alike(ends, i64(board[base + CONTEXT + cell])) & INNER[cell])
        return first

    def try_parts(self, trail: bool) -> None:
        number: i64 = 0
        for cell in range(i64(CELLS)):
            if self.links[cell] != 0 and self.part[cell] == 0:
                number += 1
                self.gather(cell, number)
                if trail:
                    self.try_trails(number)
                else:
                    self.try_paths(number)

    def gather(self, cell: i64, number: i64) -> None:
        """Number the connected part with this cell and count what it has."""
        self.cells = 0
        self.joints = 0
        self.odd = 0
        self.tips = 0
        self.part[cell] = u8(number)
        self.waiting[0] = cell
        count: i64 = 1
        while count > 0:
            count -= 1
            cell = self.waiting[count]
            mask = i64(self.links[cell])
            self.cells += 1
            self.joints += SET_SIZE[mask]  # each joint is met twice
            self.odd += SET_SIZE[mask] & 1
            if SET_SIZE[mask] == 1:
                self.tips += 1
            for side in range(i64(4)):
                if mask & SIDE_BIT[side]:
                    other = cell + STEPS[side]
                    if self.part[other] == 0:
                        self.part[other] = u8(number)
                        self.waiting[count] = other
                        count += 1
        self.joints = self.joints // 2

    # No cell twice

    def try_paths(self, number: i64) -> None:
        """In a part without rings a longest path begins at a tip, else it may begin anywhere. Two tips at most are used."""
        self.limit = self.cells - max(i64(0), self.tips - 2)
        tree = self.joints == self.cells - 1
        for cell in range(i64(CELLS)):
            if self.best >= self.limit:
                return
            if i64(self.part[cell]) == number and (not tree or SET_SIZE[i64(self.links[cell])] == 1):
                self.walk_cells(cell, 0)

    def walk_cells(self, cell: i64, depth: i64) -> None:
        """Go on into the cell, the one after `depth` others. A cell on the way has no links meanwhile."""
        mask = i64(self.links[cell])
        self.links[cell] = 0
        self.steps[depth] = cell
        depth += 1
        if depth > self.best:
            self.best = depth
            self.way = self.steps[:depth]
        for side in range(i64(4)):
            if mask & SIDE_BIT[side] and self.best < self.limit:
                other = cell + STEPS[side]
                if self.links[other] != 0:
                    self.walk_cells(other, depth)
        self.links[cell] = u8(mask)

    # No joint twice

    def try_trails(self, number: i64) -> None:
        """A longest trail begins in an odd cell if there is one; all odd cells but two leave out a joint."""
        self.limit = self.joints + 1 - max(i64(0), self.odd - 2) // 2
        for cell in range(i64(CELLS)):
            if self.best >= self.limit:
                return
            if i64(self.part[cell]) == number and (self.odd == 0 or SET_SIZE[i64(self.links[cell])] & 1):
                self.walk_joints(cell, 0)

    def walk_joints(self, cell: i64, depth: i64) -> None:
        self.steps[depth] = cell
        depth += 1
        if depth > self.best:
            self.best = depth
            self.way = self.steps[:depth]
        for side in range(i64(4)):
            if i64(self.links[cell]) & SIDE_BIT[side] and self.best < self.limit:
                other = cell + STEPS[side]
                self.links[cell] ^= u8(SIDE_BIT[side])
                self.links[other] ^= u8(SIDE_BIT[side ^ 2])
                self.walk_joints(other, depth)
                self.links[cell] ^= u8(SIDE_BIT[side])
                self.links[other] ^= u8(SIDE_BIT[side ^ 2])
