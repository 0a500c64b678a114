"""What a board of Railroad Ink promises at the end of a round, in thousandths of a point.

The value is a sum of weights, one for each feature of the board. After the last round the weights are the points of the
score sheet, so the value is the score. `after` tells the value that a drawing would give without making it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.joins import Joins
from semafor.bots.railroad_ink.lakes import Lakes, flowing_on, magma_sides
from semafor.bots.railroad_ink.patterns import (
    ALL_JOINED,
    CENTRES,
    CLOSED,
    CLOSED_LAKES,
    CONSTANT,
    CRATER_ENDS,
    CRATERS,
    DEAD_ENDS,
    DISTANCES,
    FEATURES,
    HIGHWAY_LENGTH,
    JOINS,
    LARGEST_LAKE,
    LAVA_DEAD,
    LAVA_OPEN,
    NEAR,
    OPEN_ENDS,
    PATTERN,
    PLACE,
    PLACES,
    RAILWAY_LENGTH,
    SIDE_STATES,
    SPECIALS,
)
from semafor.bots.railroad_ink.sheet import CENTRAL_CELLS, NOBODY, SIDE_PLACE, Sheet
from semafor.bots.railroad_ink.ways import way_after
from semafor.games.railroad_ink.layout import CELLS, FIRST_LAVA, FIRST_SPECIAL, HIGHWAY, LAVA, MAGMA, RAILWAY, ROUTE_LOOKS
from semafor.games.railroad_ink.material import BIT, BIT_AT, ENDS, EXITS, FACE_OF, NEIGHBOUR, SIDE_BIT, SPREAD, bits_in
from semafor.games.railroad_ink.material import JOINS as JOINED

POINT: Final = 1000
TABLE: Final = PLACES * SIDE_STATES


def final_weights() -> list[int]:
    """The score sheet as weights."""
    weights = [0] * int(FEATURES)
    for feature, points in [
        (JOINS, 4),
        (HIGHWAY_LENGTH, 1),
        (RAILWAY_LENGTH, 1),
        (CENTRES, 1),
        (DEAD_ENDS, -1),
        (OPEN_ENDS, -1),
        (ALL_JOINED, 1),
        (CRATER_ENDS, 2),
        (LAVA_OPEN, -1),
        (LAVA_DEAD, -1),
        (CLOSED_LAKES, 5),
        (LARGEST_LAKE, 1),
    ]:
        weights[feature] = points * POINT
    return weights


class Judge:
    """Values boards at the end of the round it was told of. One row of weights for each round but the last."""

    def __init__(self, variant: i64, rows: list[list[int]]) -> None:
        self.variant: Final = variant
        self.rounds: Final[i64] = len(rows) + 1
        rows = [*rows, final_weights()]
        self.weights: Final = vec[i64]([weight for row in rows for weight in row])
        self.tables: Final = vec[i64]([row[pattern] for row in rows for pattern in PATTERN])
        self.at: i64 = 0
        self.table: i64 = 0
        self.joins: Final = Joins()
        self.found_lakes: Final = Lakes()
        self.open_ends: i64 = 0
        self.dead_ends: i64 = 0
        self.crater_ends: i64 = 0
        self.patterns: i64 = 0
        self.highway: i64 = 0  # the longest ways after the drawing that was judged last
        self.railway: i64 = 0

    def begin(self, round: i64) -> None:
        """Boards are judged as they are at the end of this round from now on."""
        self.at = (round - 1) * FEATURES
        self.table = (round - 1) * TABLE

    # A board as it is

    def value(self, sheet: Sheet) -> i64:
        self.load(sheet)
        sheet.patterns = self.patterns
        value = self.sum(sheet.free, sheet.craters, sheet.specials_left()) + self.ways(sheet.highway, sheet.railway)
        if self.variant == LAVA:
            value += self.lakes(sheet.lava_open, sheet.lava_dead, sheet.closed_lakes, sheet.largest_lake)
        return value

    def features(self, sheet: Sheet) -> list[int]:
        """How often the board has each feature."""
        self.load(sheet)
        self.joins.find_near(sheet.free)
        counts = [0] * int(FEATURES)
        counts[CONSTANT] = 1
        counts[JOINS] = EXITS - sheet.exit_networks
        counts[HIGHWAY_LENGTH] = sheet.highway
        counts[RAILWAY_LENGTH] = sheet.railway
        counts[CENTRES] = bits_in(CENTRAL_CELLS & (~sheet.free | sheet.craters))
        counts[DEAD_ENDS] = sheet.dead_ends
        counts[OPEN_ENDS] = sheet.open_ends
        for distance in range(DISTANCES):
            counts[NEAR + distance] = self.joins.near[distance]
        if sheet.specials_left():
            counts[SPECIALS - 1 + sheet.specials_left()] = 1
        counts[ALL_JOINED] = 1 if sheet.exit_networks == 1 else 0
        counts[CRATER_ENDS] = sheet.crater_ends
        counts[CRATERS] = bits_in(sheet.craters)
        counts[LAVA_OPEN] = sheet.lava_open
        counts[LAVA_DEAD] = sheet.lava_dead
        counts[CLOSED_LAKES] = sheet.closed_lakes
        counts[LARGEST_LAKE] = sheet.largest_lake
        for cell in range(CELLS):
            if sheet.free & BIT[cell]:
                counts[PATTERN[PLACE[cell] + i64(sheet.sides[cell])]] += 1
        return counts

    def load(self, sheet: Sheet) -> None:
        """Take over what the sheet counts."""
        self.joins.load(sheet, sheet.free)
        self.open_ends = sheet.open_ends
        self.dead_ends = sheet.dead_ends
        self.crater_ends = sheet.crater_ends
        self.patterns = 0
        cells = sheet.free
        while cells:
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit * SPREAD >> 58 & 63]
            self.patterns += self.tables[self.table + PLACE[cell] + i64(sheet.sides[cell])]

    def sum(self, free: i64, craters: i64, specials: i64) -> i64:
        """The value of what is loaded, without ways and expansions."""
        weights = self.weights
        at = self.at
        value = weights[at + CONSTANT] + self.patterns
        value += weights[at + JOINS] * self.joins.made + weights[at + CENTRES] * bits_in(CENTRAL_CELLS & (~free | craters))
        value += weights[at + DEAD_ENDS] * self.dead_ends + weights[at + OPEN_ENDS] * self.open_ends
        value += weights[at + CRATER_ENDS] * self.crater_ends + weights[at + CRATERS] * bits_in(craters)
        if specials:
            value += weights[at + SPECIALS - 1 + specials]
        if self.joins.made == EXITS - 1:
            value += weights[at + ALL_JOINED]
        if at + FEATURES < len(weights):
            self.joins.find_near(free)
            for distance in range(i64(DISTANCES)):
                value += weights[at + NEAR + distance] * self.joins.near[distance]
        return value

    def ways(self, highway: i64, railway: i64) -> i64:
        return self.weights[self.at + HIGHWAY_LENGTH] * highway + self.weights[self.at + RAILWAY_LENGTH] * railway

    def lakes(self, open: i64, dead: i64, closed: i64, largest: i64) -> i64:
        weights = self.weights
        at = self.at
        value = weights[at + LAVA_OPEN] * open + weights[at + LAVA_DEAD] * dead
        return value + weights[at + CLOSED_LAKES] * closed + weights[at + LARGEST_LAKE] * largest

    # A board after one more drawing

    def after(self, sheet: Sheet, cell: i64, look: i64) -> i64:
        """The value that the sheet would have after this drawing in a free cell."""
        self.copy(sheet, cell)
        ends = ENDS[look]
        context = sheet.context(cell)
        crater = sheet.craters & BIT[cell] != 0
        for side in range(i64(4)):
            end = ends >> side * 2 & 3
            facing = context >> side * 2 & 3
            if facing and sheet.beyond[cell * 4 + side] != NOBODY and NEIGHBOUR[cell * 4 + side] >= 0:
                self.settle_end(crater, facing == end)
            if end != facing or not end:
                self.add_side(sheet, cell, side, end if end != MAGMA else i64(0))
        self.join(sheet, cell, look)
        specials = sheet.specials_left() - (1 if FIRST_SPECIAL <= FACE_OF[look] < FIRST_LAVA else 0)
        value = self.sum(sheet.free & ~BIT[cell], sheet.craters & ~BIT[cell], specials)
        self.highway = way_after(sheet, cell, look, HIGHWAY)
        self.railway = way_after(sheet, cell, look, RAILWAY)
        value += self.ways(self.highway, self.railway)
        if self.variant == LAVA:
            value += self.lakes_after(sheet, cell, look)
        return value

    def lakes_after(self, sheet: Sheet, cell: i64, look: i64) -> i64:
        """What the lakes promise then: a route only covers some of their open sides."""
        covered = magma_sides(sheet.context(cell))
        if look <= ROUTE_LOOKS:
            return self.lakes(sheet.lava_open - covered, sheet.lava_dead + covered, sheet.closed_lakes, sheet.largest_lake)
        found = self.found_lakes
        found.count_after(sheet.state, cell, look)
        open = sheet.lava_open - covered + flowing_on(sheet.free, cell, look)
        return self.lakes(open, found.open - open, found.closed, found.largest)

    def copy(self, sheet: Sheet, cell: i64) -> None:
        """Take over what the sheet counts, with this cell no longer free."""
        self.joins.load(sheet, ~BIT[cell])
        self.open_ends = sheet.open_ends
        self.dead_ends = sheet.dead_ends
        self.crater_ends = sheet.crater_ends
        self.patterns = sheet.patterns - self.tables[self.table + PLACE[cell] + i64(sheet.sides[cell])]

    def settle_end(self, crater: bool, met: bool) -> None:
        """An end that came to the cell is open no more: it meets its like or is dead."""
        if crater:
            self.crater_ends -= 1
        else:
            self.open_ends -= 1
        if not met:
            self.dead_ends += 1

    def add_side(self, sheet: Sheet, cell: i64, side: i64, end: i64) -> None:
        """A side of the drawing that meets no like of it; lava leads no route on."""
        other = NEIGHBOUR[cell * 4 + side]
        if other < 0:
            return
        if sheet.free & BIT[other]:
            sides = self.table + PLACE[other] + i64(sheet.sides[other])
            state = (end if end else i64(CLOSED)) * SIDE_PLACE[side ^ 2]
            self.patterns += self.tables[sides + state] - self.tables[sides]
            if end and sheet.craters & BIT[other]:
                self.crater_ends += 1
            elif end:
                self.open_ends += 1
        elif end:
            self.dead_ends += 1

    def join(self, sheet: Sheet, cell: i64, look: i64) -> None:
        """The networks that the drawing joins become one and reach where it leads."""
        left: i64 = 0x55 & (ENDS[look] ^ ENDS[look] >> 1)  # lava has both bits of an end
        for side in range(i64(4)):
            if left & SIDE_BIT[side]:
                part = JOINED[look * 4 + side]
                left &= ~part
                self.join_part(sheet, cell, look, part)

    def join_part(self, sheet: Sheet, cell: i64, look: i64, part: i64) -> None:
        """The same for the sides of one part of the drawing."""
        whole: i64 = -1
        reach: i64 = 0
        for side in range(i64(4)):
            if part & SIDE_BIT[side]:
                place = cell * 4 + side
                kind = ENDS[look] >> side * 2 & 3
                if sheet.context(cell) >> side * 2 & 3 == kind:
                    whole = self.joins.join(whole, self.joins.current(i64(sheet.beyond[place])))
                elif NEIGHBOUR[place] >= 0:
                    reach |= BIT[NEIGHBOUR[place]] & sheet.free
        if whole >= 0:
            self.joins.reach[whole] |= reach
