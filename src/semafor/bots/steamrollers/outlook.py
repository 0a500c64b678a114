"""How a game against Eva stands for a plan: how long it lasts, what goods and tiles are worth, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.steamrollers.judge import HIGHEST, Plan
from semafor.games.steamrollers.layout import CITIES, COUNT, CROSSES, KINDS, PLACES, ROW
from semafor.games.steamrollers.parts.deliveries import WITHIN
from semafor.games.steamrollers.parts.eva import EVA_LOCOMOTIVE, THRESHOLD
from semafor.games.steamrollers.parts.tiles import SET_DIE, face_of, serves_once
from semafor.games.steamrollers.scoring import most_crossed
from semafor.games.steamrollers.state import SteamRollers

# Weights; where it says "later", so much for each good that has still to leave before the end
TRACK: Final = 0  # a planned track
TRACK_LATER: Final = 1
LATER_LINK: Final = 2  # less for each link that comes before it in the plan
BOX: Final = 3  # a box, while the plan's power is not reached
BOX_LATER: Final = 4
SHORT_LATER: Final = 5  # what a delivery loses for each stop by which the finished plan could bring the good farther
TILE: Final = 6  # of the points of a tile so many thousandths; in the last turn all
TILE_LATER: Final = 7  # less
GOOD: Final = 8  # what a good that Eva takes would have brought, for each stop
WEAK: Final = 9  # a cross of Eva's where she does not deliver yet
STRONG_LATER: Final = 10  # a cross where she delivers
TOP: Final = 11  # a cross in one of her two strongest regions
FULL: Final = 12  # a region without an empty cell
ONCE: Final = 13  # using a tile that goes back to the pool
KEEP: Final = 14  # Solo tile 2 kept for another turn
WORSE: Final = 15  # how much worse than the mean Eva's die must be to be rolled again
USE_LATER: Final = 16  # by face of the action tiles (1a, 1b, … 6b, the two Solo ones): what it is worth to have it
DELIVERY: Final = 30  # any delivery, because the end comes nearer
DELIVERY_AHEAD: Final = 31  # and for each point ahead
WEIGHTS: Final = 32

# Fitted to the ends of quick games in the way of fit.py, whose docstring says by which runs
AGAINST_EVA: Final = [
    *[2340, 334, -35, 2045, 50, 88, 824, 92, 559, 899, 106, 1455, 2667, 1247, 146, 332],
    *[159, 786, 246, 122, 160, 61, 25, -138, 363, 275, -92, 34, 60, 10],
    *[33, 3],
]

POINT: Final = 1000
TENTHS: Final = 10
MOST_LEAD: Final = 12


class Outlook:
    """Looks at a table with a plan in mind."""

    def __init__(self, weights: list[int]) -> None:
        self.weights: Final = vec[i64](weights)
        self.reach: vec[i64] = vec[i64]()  # by city and kind of good: how far the plan could bring it
        self.power: i64 = 0  # that the plan wants
        self.loads: i64 = 0  # goods that must leave before the game ends
        self.left: i64 = 0  # how long that will take, in tenths of a load: longer while Eva is weak
        self.lead: i64 = 0  # points ahead of Eva now

    def aim_at(self, plan: Plan, power: i64) -> None:
        self.reach = plan.reach
        self.power = power

    def look(self, state: SteamRollers) -> None:
        self.loads = count_loads(state)
        strong: i64 = 0
        for region in range(i64(CITIES)):
            if state.table[CROSSES + region] >= THRESHOLD - 1:
                strong += 1
        self.left = 10 * TENTHS * self.loads // (5 + strong)
        lead = state.total(0) - state.eva.points - EVA_LOCOMOTIVE - most_crossed(state.table, CROSSES)
        self.lead = max(i64(-MOST_LEAD), min(i64(MOST_LEAD), lead))

    def later(self, weight: i64) -> i64:
        """A weight that counts for each good that has still to leave."""
        return self.weights[weight] * self.left // TENTHS

    def potential(self, origin: i64, kind: i64) -> i64:
        """How far the finished plan brings such a good."""
        return HIGHEST[self.reach[origin * KINDS + kind] & WITHIN[self.power]]

    def last_good(self, state: SteamRollers, city: i64) -> i64:
        """What the rightmost good would still have brought, and that the end comes nearer without it."""
        if self.loads == 0:
            return 0
        kind = i64(state.table[ROW + city * PLACES + i64(state.table[COUNT + city]) - 1]) - 1
        return self.weights[GOOD] * self.potential(city, kind) - self.weights[DELIVERY_AHEAD] * self.lead

    def tile(self, state: SteamRollers, tile: i64) -> i64:
        """Having a tile and not leaving it to Eva, for whom it counts in the pool unless its points are negative."""
        face = face_of(state.table, tile)
        points = state.material.tile_points[face]
        swing = 2 * points if points > 0 else points
        if self.loads == 0:
            return POINT * swing
        return swing * (self.weights[TILE] - self.later(TILE_LATER)) + self.later(USE_LATER + face)

    def setting(self, state: SteamRollers) -> i64:
        """What it costs to set the die by tile 1."""
        return self.weights[ONCE] if serves_once(state.material, state.table, SET_DIE) else i64(0)


def count_loads(state: SteamRollers) -> i64:
    """The goods of the three cities that hold the fewest."""
    loads: i64 = 0
    for city in range(i64(CITIES)):
        here = i64(state.table[COUNT + city])
        fewer: i64 = 0
        for other in range(i64(CITIES)):
            there = i64(state.table[COUNT + other])
            if there < here or (there == here and other < city):
                fewer += 1
        if fewer < 3:
            loads += here
    return loads
