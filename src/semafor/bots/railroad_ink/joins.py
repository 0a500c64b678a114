"""Networks of a board of Railroad Ink: which were joined, and over how many free cells more could be.

The second hangs on free cells only, not on kinds of routes: of the boards of a beam four of five come to the same free cells as
one looked at before. So what was counted is kept for a while.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.patterns import DISTANCES
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import NOT_EAST, NOT_WEST
from semafor.games.railroad_ink.material import EXITS, WORDS

PLACES: Final = 4096  # for what is kept: the next board that falls on a place takes it
FOUND: Final = 2 + EXITS  # after free cells, number of networks and their reaches: what was counted
KEPT: Final = FOUND + DISTANCES
LOW: Final = 0xFFFFFFFFFFF  # bits that may be multiplied by 31 and stay within 64


class Joins:
    """The networks of one board at a time, by the free cells they come to; a joined one points to what it became part of."""

    def __init__(self) -> None:
        self.reach: Final = WORDS[:64]  # by network: the free cells it comes to, or -1 - the network it is part of now
        self.outer: Final = WORDS[:64]
        self.near: Final = WORDS[:DISTANCES]  # joins that so many free cells could still make
        self.kept: Final = vec[i64]([0] * int(PLACES * KEPT))
        self.count: i64 = 0
        self.made: i64 = 0

    def load(self, sheet: Sheet, cells: i64) -> None:
        """Take over the networks of the sheet, as far as they come to these cells."""
        self.count = sheet.networks
        for network in range(self.count):
            self.reach[network] = sheet.reach[network] & cells
        self.made = EXITS - sheet.exit_networks

    def current(self, network: i64) -> i64:
        """The network as it is numbered after the joins so far."""
        while self.reach[network] < 0:
            network = -1 - self.reach[network]
        return network

    def join(self, whole: i64, other: i64) -> i64:
        """Both are one network now, which keeps the number of the one with exits."""
        if whole < 0 or whole == other:
            return other
        keep = min(whole, other)
        gone = max(whole, other)
        if gone < EXITS:
            self.made += 1
        self.reach[keep] |= self.reach[gone]
        self.reach[gone] = -1 - keep
        return keep

    # Joins still to be made

    def find_near(self, free: i64) -> None:
        """How many joins are possible over one free cell, how many more over two, and so on."""
        reach = self.reach
        count: i64 = 0
        mixed = free
        for network in range(min(self.count, i64(EXITS))):
            cells = reach[network]
            if cells > 0:
                reach[count] = cells
                count += 1
                mixed = (mixed & LOW) * 31 ^ mixed >> 20 ^ cells
        at = ((mixed ^ mixed >> 11 ^ mixed >> 31) & PLACES - 1) * KEPT
        if self.is_kept(at, free, count):
            self.take(at)
        else:
            self.keep(at, free, count)

    def is_kept(self, at: i64, free: i64, count: i64) -> bool:
        """Whether at that place a board is kept with these free cells and networks."""
        kept = self.kept
        if kept[at] != free or kept[at + 1] != count:
            return False
        for network in range(count):
            if kept[at + 2 + network] != self.reach[network]:
                return False
        return True

    def take(self, at: i64) -> None:
        for distance in range(i64(DISTANCES)):
            self.near[distance] = self.kept[at + FOUND + distance]

    def keep(self, at: i64, free: i64, count: i64) -> None:
        """Count, and keep it at that place."""
        kept = self.kept
        kept[at] = free
        kept[at + 1] = count
        for network in range(count):
            kept[at + 2 + network] = self.reach[network]
            self.outer[network] = self.reach[network]
        self.count_near(free, count)
        for distance in range(i64(DISTANCES)):
            kept[at + FOUND + distance] = self.near[distance]

    def count_near(self, free: i64, count: i64) -> None:
        reach = self.reach
        outer = self.outer
        for distance in range(i64(DISTANCES)):
            if distance & 1:
                for network in range(count):
                    reach[network] = outer[network]
                    outer[network] = grow(outer[network], free)
            elif distance:
                for network in range(count):
                    reach[network] = outer[network]
            left = self.meld(count)
            self.near[distance] = count - left
            count = left

    def meld(self, count: i64) -> i64:
        """Networks whose reaches meet become one; how many are left."""
        reach = self.reach
        outer = self.outer
        if not self.meeting(count):
            return count
        one: i64 = 0
        while one < count:
            other = one + 1
            while other < count:
                if reach[one] & outer[other]:
                    reach[one] |= reach[other]
                    outer[one] |= outer[other]
                    count -= 1
                    reach[other] = reach[count]
                    outer[other] = outer[count]
                    other = one + 1
                else:
                    other += 1
            one += 1
        return count

    def meeting(self, count: i64) -> bool:
        """Whether any two outer reaches meet."""
        all: i64 = 0
        for network in range(count):
            if all & self.outer[network]:
                return True
            all |= self.outer[network]
        return False


def grow(cells: i64, free: i64) -> i64:
    """The cells and all free ones next to them."""
    return (cells | cells << 7 | cells >> 7 | (cells << 1 & NOT_WEST) | (cells >> 1 & NOT_EAST)) & free
