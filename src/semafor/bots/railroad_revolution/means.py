"""What a seat of Railroad Revolution has for the rest of the game, in numbers: the features that the judge weighs.

They follow what strong games are made of: shares that accountants turn into money at the telegraph, workers by colour, the
two lines of milestones with their managers and conditions, markers that wait for pieces and pieces that wait for markers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILDINGS,
    COLOURS,
    DESK_SEAT,
    DONE,
    FRONT,
    KINDS,
    LAID,
    MANAGER,
    MARK,
    NETWORK,
    NONE,
    OFFICES,
    OPEN,
    ORANGE,
    SEAT,
    SECTIONS,
    STACKS,
    STANDING,
    STATIONS,
    TRACKS,
)
from semafor.games.railroad_revolution.material import (
    BIT,
    CONNECTED,
    DEAL_TRACKS,
    HAS_STATIONS,
    MOST_CONDITIONS,
    NO_MANAGER,
    population,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available, supply_size
from semafor.games.railroad_revolution.scoring import FAR_LEVEL

TENTHS: Final = 10
WHOLE: Final = 1000
LEVELS: Final = 5  # of the cities
TERRAINS: Final = 4
LETTERS: Final = 4  # A, B, C, D
HIRE: Final = 16  # the price of a worker, in units of 50 dollars
PLENTY: Final = 40
ENOUGH_SHARES: Final = 8

EVER: Final = 0  # always 1
FIRST_MONEY: Final = 1  # up to the price of a worker, in units of 50 dollars
MORE_MONEY: Final = 2  # up to plenty
ALL_MONEY: Final = 3
FIRST_SHARES: Final = 4
ALL_SHARES: Final = 5
PAYING: Final = 6  # shares times the offices that an accountant could still build
WORKERS: Final = 7  # by colour
ANY: Final = WORKERS + COLOURS  # by colour: whether there is one
SPARE: Final = ANY + COLOURS  # workers beyond the four that must stay, three at most
READY: Final = SPARE + 1  # workers in the supply
READY_ORANGE: Final = READY + 1
HAVE_OFFICES: Final = READY_ORANGE + 1
GAPS: Final = HAVE_OFFICES + 1  # links of the telegraph with one office of two
HAVE_STATIONS: Final = GAPS + 1
OPEN_CITIES: Final = HAVE_STATIONS + 1  # connected and without a station
REACHED: Final = OPEN_CITIES + 1  # connected cities by level
TERRAIN: Final = REACHED + LEVELS  # tracks by terrain
DEAL_LAID: Final = TERRAIN + TERRAINS
MARKS: Final = DEAL_LAID + 1  # what one more piece brings, by performance track
WAITING: Final = MARKS + 3  # the same times the pieces that could still come
PIECES: Final = WAITING + 3  # what one more step of a marker would multiply
TRACKS_LEFT: Final = PIECES + 3
BUILDINGS_LEFT: Final = TRACKS_LEFT + 1
FRONTS: Final = BUILDINGS_LEFT + 1  # trains front up, by kind
BACKS: Final = FRONTS + KINDS
OPEN_LETTER: Final = BACKS + KINDS  # open milestones by letter
MET: Final = OPEN_LETTER + LETTERS  # tenths of their conditions, by letter
MANAGED: Final = MET + LETTERS  # tenths of their managers, by letter
AT_HAND: Final = MANAGED + LETTERS  # managers missing whose colour is there, by letter
CLOSED: Final = AT_HAND + LETTERS  # lines of milestones that are finished
MEANS: Final = CLOSED + 1


class Means:
    """Counts what a seat has, into `counts`."""

    def __init__(self) -> None:
        self.counts: Final = vec[i64]([0] * MEANS)

    def count(self, table: Tabletop, seat: i64) -> None:
        self.counts[EVER] = 1
        self.count_purse(table, seat)
        self.count_workers(table, seat)
        self.count_pieces(table, seat)
        self.count_products(table, seat)
        self.count_trains(table, seat)
        self.count_milestones(table, seat)

    def count_purse(self, table: Tabletop, seat: i64) -> None:
        counts = self.counts
        owed = table.job.owed if table.course.who == seat else 0
        money = table.money(seat) - owed
        shares = table.shares(seat)
        counts[FIRST_MONEY] = min(money, i64(HIRE))
        counts[MORE_MONEY] = min(money, i64(PLENTY))
        counts[ALL_MONEY] = money
        counts[FIRST_SHARES] = min(shares, i64(ENOUGH_SHARES))
        counts[ALL_SHARES] = shares
        offices = population(table.desk[seat * DESK_SEAT + OFFICES])
        counts[PAYING] = 0
        if table.box[seat * SEAT + ORANGE] + table.box[seat * SEAT + STANDING + ORANGE] > 0:
            counts[PAYING] = shares * (SECTIONS - offices)

    def count_workers(self, table: Tabletop, seat: i64) -> None:
        counts = self.counts
        at = seat * SEAT
        for colour in range(i64(COLOURS)):
            have = i64(table.box[at + colour]) + i64(table.box[at + STANDING + colour])
            counts[WORKERS + colour] = have
            counts[ANY + colour] = min(i64(1), have)
        counts[SPARE] = min(i64(3), available(table, seat) - 4)
        counts[READY] = supply_size(table, seat)
        counts[READY_ORANGE] = min(i64(1), i64(table.box[at + ORANGE]))

    def count_pieces(self, table: Tabletop, seat: i64) -> None:
        """The telegraph, the stations and the network."""
        counts = self.counts
        at = seat * DESK_SEAT
        material = table.material
        offices = table.desk[at + OFFICES]
        network = table.desk[at + NETWORK]
        laid = table.desk[at + LAID]
        counts[HAVE_OFFICES] = population(offices)
        counts[GAPS] = population((offices ^ (offices >> 1)) & (BIT[SECTIONS - 1] - 1))
        counts[HAVE_STATIONS] = population(table.desk[at + STATIONS])
        counts[OPEN_CITIES] = population(network & ~table.desk[at + STATIONS])
        for level in range(i64(LEVELS)):
            counts[REACHED + level] = population(network & material.level[level + 1])
        for terrain in range(i64(TERRAINS)):
            counts[TERRAIN + terrain] = population(laid & material.terrain[terrain])
        counts[DEAL_LAID] = population(laid & material.deal_spaces)
        counts[TRACKS_LEFT] = i64(table.box[seat * SEAT + TRACKS])
        counts[BUILDINGS_LEFT] = i64(table.box[seat * SEAT + BUILDINGS])

    def count_products(self, table: Tabletop, seat: i64) -> None:
        """What a piece and what a step would bring on each performance track."""
        counts = self.counts
        far = population(table.desk[seat * DESK_SEAT + NETWORK] & table.material.level[FAR_LEVEL])
        self.count_product(table, seat, 0, counts[HAVE_OFFICES], SECTIONS - counts[HAVE_OFFICES])
        self.count_product(table, seat, 1, counts[HAVE_STATIONS], counts[OPEN_CITIES])
        self.count_product(table, seat, 2, far, 3 - far)

    def count_product(self, table: Tabletop, seat: i64, track: i64, pieces: i64, possible: i64) -> None:
        material = table.material
        mark = i64(table.box[seat * SEAT + MARK + track])
        worth = material.points[track * (material.top + 1) + mark]
        self.counts[MARKS + track] = worth
        self.counts[WAITING + track] = worth * possible
        self.counts[PIECES + track] = pieces * (material.top - mark)

    def count_trains(self, table: Tabletop, seat: i64) -> None:
        for kind in range(i64(KINDS)):
            self.counts[FRONTS + kind] = i64(table.box[seat * SEAT + FRONT + kind])
            self.counts[BACKS + kind] = i64(table.box[seat * SEAT + BACK + kind])

    def count_milestones(self, table: Tabletop, seat: i64) -> None:
        counts = self.counts
        for place in range(i64(OPEN_LETTER), i64(MEANS)):
            counts[place] = 0
        counts[CLOSED] = population(table.desk[seat * DESK_SEAT + DONE] & last_letter(table))
        for slot in range(i64(2)):
            tile = i64(table.box[seat * SEAT + OPEN + slot])
            if tile != NONE:
                letter = table.material.milestone_next[tile]
                counts[OPEN_LETTER + letter] += 1
                counts[MET + letter] += conditions_done(table, seat, tile) * TENTHS // WHOLE
                self.count_managers(table, seat, slot, tile, letter)

    def count_managers(self, table: Tabletop, seat: i64, slot: i64, tile: i64, letter: i64) -> None:
        counts = self.counts
        places: i64 = 0
        filled: i64 = 0
        for place in range(i64(2)):
            colour = table.material.managers[2 * tile + place]
            if colour != NO_MANAGER:
                places += 1
                if table.box[seat * SEAT + MANAGER + 2 * slot + place] != NONE:
                    filled += 1
                elif colour >= COLOURS or counts[WORKERS + colour] > 0:
                    counts[AT_HAND + letter] += 1
        counts[MANAGED + letter] += TENTHS * filled // places if places else TENTHS


def last_letter(table: Tabletop) -> i64:
    """The milestones after which none is drawn."""
    return table.material.milestone_stack[STACKS + 1]


def conditions_done(table: Tabletop, seat: i64, tile: i64) -> i64:
    """How much of the milestone's conditions is met, in thousandths."""
    material = table.material
    parts: i64 = 0
    done: i64 = 0
    for number in range(i64(MOST_CONDITIONS)):
        at = 3 * (MOST_CONDITIONS * tile + number)
        if material.conditions[at + 1] > 0:
            parts += 1
            done += condition_done(table, seat, at)
    return done // parts if parts else WHOLE


def condition_done(table: Tabletop, seat: i64, at: i64) -> i64:
    material = table.material
    desk = seat * DESK_SEAT
    kind = material.conditions[at]
    detail = material.conditions[at + 2]
    if kind == CONNECTED:
        have = population(table.desk[desk + NETWORK] & material.level[detail])
    elif kind == HAS_STATIONS:
        have = population(table.desk[desk + STATIONS] & material.level[detail])
    elif kind == DEAL_TRACKS:
        have = population(table.desk[desk + LAID] & material.deal_spaces)
    else:
        have = population(table.desk[desk + LAID] & material.terrain[detail])
    return min(i64(WHOLE), WHOLE * have // material.conditions[at + 1])
