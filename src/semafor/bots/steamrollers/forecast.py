"""What the others at a table of SteamRollers will make of the next turns: Eva by her crosses, people by what they built."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.steamrollers.layout import CITIES, COAL, COUNT, CROSSES, EMPTY, GOODS, KINDS, POWER, SHEET
from semafor.games.steamrollers.parts.deliveries import WITHIN
from semafor.games.steamrollers.parts.eva import EVA_LOCOMOTIVE, THRESHOLD
from semafor.games.steamrollers.parts.sheets import BIT, reach
from semafor.games.steamrollers.scoring import most_crossed
from semafor.games.steamrollers.state import SteamRollers

ALL_KINDS: Final = 63
PART: Final = 1000  # goods, crosses and points are forecast in thousandths
MOST_TURNS: Final = 32
NO_TURNS: Final = vec[i64]([0] * MOST_TURNS)
CHANCE: Final = vec[i64]([306, 250, 194, 139, 83, 28])  # that Eva's die shows the region with the fewest crosses, the next …
DANGER: Final = vec[i64]([12000, 4000, 1000, 0])  # by cells left in a region: when none is, her next cross there wins
BUILT: Final = 16  # tracks and boxes after which an opponent mostly delivers
SOON: Final = 24  # rounds, less two for each seat, in which who has not built so much will find goods later
EACH: Final = 3500  # what a delivery of an opponent brings
PACE: Final = vec[i64]([0, 400, 700, 850, 950, 1000, 1000])  # by cities it can deliver from: deliveries in a turn
DRY: Final = 60  # and when those goods are gone


class Forecast:
    """A forecast: goods taken and points made by the others after 0, 1, 2 … turns."""

    def __init__(self) -> None:
        self.points_now: i64 = 0
        self.goods: vec[i64] = NO_TURNS[:]
        self.points: vec[i64] = NO_TURNS[:]
        self.crosses: vec[i64] = vec[i64]([0] * CITIES)
        self.chance: vec[i64] = vec[i64]([0] * CITIES)
        self.kinds: Final = vec[i64]([0] * CITIES)  # by city: a bit for each kind of goods that the others can take from there

    def look(self, state: SteamRollers, seat: i64) -> None:
        if state.seats == 1:
            self.look_at_eva(state)
        else:
            self.look_at_people(state, seat)

    # Eva

    def look_at_eva(self, state: SteamRollers) -> None:
        self.points_now = PART * (state.eva.points + EVA_LOCOMOTIVE + most_crossed(state.table, CROSSES))
        for region in range(i64(CITIES)):
            self.kinds[region] = ALL_KINDS
            self.crosses[region] = PART * i64(state.table[CROSSES + region])
            self.points_now += DANGER[min(i64(3), state.material.drawable(region) - i64(state.table[CROSSES + region]))]
        for turn in range(i64(1), i64(MOST_TURNS)):
            self.eva_turn(state, turn)

    def eva_turn(self, state: SteamRollers, turn: i64) -> None:
        """Her die is one of those that help her least; she crosses, and delivers where she is strong."""
        taken: i64 = 0
        made: i64 = 0
        for region in range(i64(CITIES)):
            rank = self.rank(region)
            chance = CHANCE[rank]
            self.chance[region] = chance
            crosses = self.crosses[region] + PART
            if crosses >= THRESHOLD * PART and state.table[COUNT + region] > 0:
                taken += chance
                made += chance * crosses // PART
            if rank > 3:
                made += chance  # her two most crossed regions count at the end
        for region in range(i64(CITIES)):
            self.crosses[region] += self.chance[region]
        self.goods[turn] = self.goods[turn - 1] + taken
        self.points[turn] = self.points[turn - 1] + made

    def rank(self, region: i64) -> i64:
        """How many regions have fewer crosses."""
        rank: i64 = 0
        here = self.crosses[region]
        for other in range(i64(CITIES)):
            there = self.crosses[other]
            if there < here or (there == here and other < region):
                rank += 1
        return rank

    # People

    def look_at_people(self, state: SteamRollers, seat: i64) -> None:
        self.points_now = 0
        self.goods = NO_TURNS[:]
        self.points = NO_TURNS[:]
        for city in range(i64(CITIES)):
            self.kinds[city] = 0
        for other in range(state.seats):
            if other != seat:
                self.points_now += PART * state.lasting_points(other) // (state.seats - 1)
                self.look_at_person(state, other)

    def look_at_person(self, state: SteamRollers, other: i64) -> None:
        """Who still builds will find goods later; who has built delivers what its sheet allows, and then hardly anything."""
        left = max(i64(0), BUILT - count_built(state, other)) if state.turn.round < SOON - 2 * state.seats else i64(0)
        goods: i64 = MOST_TURNS
        origins: i64 = CITIES
        if left == 0:
            goods = 0
            origins = 0
        for city in range(i64(CITIES)):
            if left > 0:
                self.kinds[city] = ALL_KINDS
            else:
                kinds = deliverable_kinds(state, other, city)
                self.kinds[city] |= kinds
                here = count_goods(state, city, kinds)
                goods += here
                origins += min(i64(1), here)
        taken: i64 = 0
        for turn in range(left + 1, i64(MOST_TURNS)):
            taken += PACE[origins] if taken < PART * goods else DRY
            self.goods[turn] += taken
            self.points[turn] += EACH * taken // (PART * (state.seats - 1))


def deliverable_kinds(state: SteamRollers, seat: i64, city: i64) -> i64:
    """A bit for each kind of goods that the seat could deliver from the city as its sheet is."""
    within = WITHIN[i64(state.sheets[seat * SHEET + POWER])]
    kinds: i64 = 0
    for to in range(i64(CITIES)):
        if to != city and reach(state.sheets, seat, city, to) & within:
            kinds |= BIT[state.material.city_colour[to]] | BIT[COAL]
    return kinds


def count_goods(state: SteamRollers, city: i64, kinds: i64) -> i64:
    """The goods of these kinds that lie there."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if kinds & BIT[kind]:
            found += i64(state.table[GOODS + city * KINDS + kind])
    return found


def count_built(state: SteamRollers, seat: i64) -> i64:
    """The tracks and boxes of a seat."""
    drawn = i64(state.sheets[seat * SHEET + POWER])
    for region in range(i64(CITIES)):
        drawn += state.material.drawable(region) - i64(state.sheets[seat * SHEET + EMPTY + region])
    return drawn


def between(values: vec[i64], turns: i64) -> i64:
    """The forecast for a number of turns in thousandths."""
    whole = turns // PART
    if whole >= MOST_TURNS - 1:
        return values[MOST_TURNS - 1]
    return values[whole] + (values[whole + 1] - values[whole]) * (turns % PART) // PART
