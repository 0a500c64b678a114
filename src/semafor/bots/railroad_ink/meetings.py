"""How clusters of routes meet the ways of a board of Railroad Ink, and by how much the longest one may grow by that.

A way that leads through new routes consists of their cells and of ways of the board between them. The longest part of the board
is worth no more than the longest way, however it is entered; all other parts are reached over a cluster that leads from one to
another and count with all their cells there. A cluster that leads nowhere on only brings its own cells.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CELLS, HIGHWAY
from semafor.games.railroad_ink.material import BIT, BIT_AT, ENDS, NEIGHBOUR, SPREAD, bits_in


@mypyc_attr(acyclic=True)
class Meeting:
    """What a cluster has to do with the ways of one kind: its cells with them, and the ends of the board that it meets."""

    def __init__(self, cells: i64, ends: i64, main: i64, others: i64) -> None:
        self.cells: Final = cells
        self.ends: Final = ends
        self.main: Final = main  # how many of these ends belong to the largest part
        self.others: Final = others  # the cells of the other parts


NO_MEETING: Final = Meeting(0, 0, 0, 0)


class Ways:
    """The ways of one kind on a board, in parts that hang together."""

    def __init__(self, first: Sheet, kind: i64) -> None:
        self.first: Final = first
        self.kind: Final = kind
        self.main: Final = self.largest_part()
        self.spare: Final = max(i64(0), bits_in(self.main) - (first.highway if kind == HIGHWAY else first.railway))

    def largest_part(self) -> i64:
        """The largest part with an end at a free cell."""
        largest: i64 = 0
        cells = self.first.free
        while cells:
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit * SPREAD >> 58 & 63]
            for side in range(i64(4)):
                part = self.part_at(cell, side)
                if bits_in(part) > bits_in(largest):
                    largest = part
        return largest

    def part_at(self, cell: i64, side: i64) -> i64:
        """The cells of the part with an end that comes to the cell there; an exit has none."""
        other = NEIGHBOUR[cell * 4 + side]
        if other < 0 or self.first.context(cell) >> side * 2 & 3 != self.kind:
            return 0
        self.first.way_from(self.kind, other)
        return self.first.parts[(self.kind - 1) * CELLS + other]

    def with_route(self, before: Meeting, cell: i64, look: i64) -> Meeting:
        """The same cluster with one more route."""
        has = False
        ends = before.ends
        main = before.main
        others = before.others
        for side in range(i64(4)):
            if ENDS[look] >> side * 2 & 3 == self.kind:
                has = True
                part = self.part_at(cell, side)
                if part:
                    ends += 1
                    if part == self.main:
                        main += 1
                    else:
                        others |= part
        return Meeting(before.cells + 1, ends, main, others) if has else before

    def most_cells(self, meeting: Meeting) -> i64:
        """By how many cells the cluster may make the longest way longer beside others, at most.

        A way can come back to the largest part only over two ends that clusters meet, and counts no more than its cells then.
        """
        if meeting.ends < 2:
            return meeting.cells
        again = self.spare if meeting.main > 1 else (self.spare + 1) // 2 if meeting.main else i64(0)
        return meeting.cells + bits_in(meeting.others) + again


def orphan_ends(first: Sheet, orphan: i64) -> i64:
    """The ends of a network without exit that come to free cells."""
    found: i64 = 0
    cells = first.free
    while cells:
        bit = cells & -cells
        cells ^= bit
        for side in range(i64(4)):
            if i64(first.beyond[BIT_AT[bit * SPREAD >> 58 & 63] * 4 + side]) == orphan:
                found += 1
    return found


def networks_met(first: Sheet, cell: i64, look: i64) -> i64:
    """The networks that the route meets, as a set."""
    found: i64 = 0
    for side in range(i64(4)):
        end = ENDS[look] >> side * 2 & 3
        if end and first.context(cell) >> side * 2 & 3 == end:
            found |= BIT[i64(first.beyond[cell * 4 + side])]
    return found
