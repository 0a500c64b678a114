"""The judge of `builder`, a sparring partner that stays as it is: it lives by stations and knows little of the telegraph.

A position promises the score so far, and what the rest of the game should make of the seat's means: money, shares,
workers, the reach of its network, milestones begun, and performance markers that wait for pieces or pieces that wait for
markers. All of that fades as the boards empty, because at the end only the score counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_revolution.judge import POINT, Judge
from semafor.bots.railroad_revolution.means import WHOLE, condition_done
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.search.turn_beam import Way
from semafor.games.railroad_revolution.actions import HIRE, PICK_TILE, SELL
from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILDINGS,
    DESK_SEAT,
    KINDS,
    MANAGER,
    MARK,
    NETWORK,
    NONE,
    OFFICES,
    OPEN,
    SEAT,
    STANDING,
    STATIONS,
    TRACKS,
    WHITE,
)
from semafor.games.railroad_revolution.material import (
    MOST_CONDITIONS,
    NO_MANAGER,
    population,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available
from semafor.games.railroad_revolution.scoring import FAR_LEVEL, count_seat
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck, Luck

# Means of a seat, each times what is left of the game
MONEY: Final = 0  # in units of 50 dollars
SHARES: Final = 1
SPECIALISTS: Final = 2
WHITE_WORKERS: Final = 3
TRAINS_BACK: Final = 4
CITIES: Final = 5
LEVELS: Final = 6  # of the connected cities, added up
GROWTH: Final = 7  # of the three products: by usual pieces on the markers, by usual markers on the pieces
OPEN_POINTS: Final = 10  # of the open milestones
BEGUN_POINTS: Final = 11  # the same as far as they are met
TRACKS_LEFT: Final = 12
BUILDINGS_LEFT: Final = 13
MEANS: Final = 14

GUESS: Final = [130, 480, 1800, 900, 5000, 500, 220, 600, 600, 600, 120, 700, 0, 0]
"""What a person would say each is worth at the beginning, in thousandths of a point."""
USUAL_OFFICES: Final = 4
USUAL_STATIONS: Final = 5
USUAL_FAR: Final = 2
USUAL_MARK: Final = 5


class BuilderTurns(Turns):
    """The turns of `builder`, who never hires at the full price; each act meets a chance of its own."""

    def __init__(self, width: i64) -> None:
        super().__init__(BuilderJudge(GUESS), width)
        self.met: Luck = FastLuck(0)

    def search(self, state: RailroadRevolution, seat: i64, luck: Luck) -> None:
        self.met = luck
        self.follow(Way(state, None, -1, 0), seat)

    def go_on(self, way: Way[RailroadRevolution], seat: i64, action: i64) -> None:
        after = way.state.clone()
        after.apply(seat, action, self.met)
        worth = self.judge.value(after.table, seat)
        if self.new(worth * 1024 + after.table.job.pool):
            if after.actor() == seat:
                self.ways.append(Way(after, way, action, worth))
            else:
                self.ends.append(Way(after, way, action, worth))

    def sensible(self, table: Tabletop, action: i64) -> bool:
        if action == SELL:
            return table.job.owed > table.money(table.course.who)
        return not HIRE <= action < PICK_TILE


class BuilderJudge(Judge):
    """Values positions by a weight for each of the means, which fade as the boards empty."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__()
        self.weights: Final = vec[i64](weights)
        self.means: Final = vec[i64]([0] * MEANS)

    def promise(self, table: Tabletop, seat: i64, left: i64) -> i64:
        """The points of the seat, and its means for what is left of the game; money counts a trifle to the end."""
        self.count(table, seat, left)
        worth: i64 = 0
        for means in range(i64(MEANS)):
            worth += self.weights[means] * self.means[means]
        return POINT * count_seat(table, seat).total() + table.wealth(seat) + worth // WHOLE

    def count(self, table: Tabletop, seat: i64, left: i64) -> None:
        """`means` become what the seat has, each times what is left of the game."""
        means = self.means
        at = seat * SEAT
        owed = table.job.owed if table.course.who == seat else 0
        means[MONEY] = left * (table.money(seat) - owed)
        means[SHARES] = left * table.shares(seat)
        white = i64(table.box[at + WHITE]) + i64(table.box[at + STANDING + WHITE])
        means[WHITE_WORKERS] = left * white
        means[SPECIALISTS] = left * (available(table, seat) - white)
        means[TRACKS_LEFT] = left * i64(table.box[at + TRACKS])
        means[BUILDINGS_LEFT] = left * i64(table.box[at + BUILDINGS])
        means[TRAINS_BACK] = 0
        for place in range(at + BACK, at + BACK + KINDS):
            means[TRAINS_BACK] += left * i64(table.box[place])
        self.count_pieces(table, seat, left)
        self.count_tiles(table, seat, min(i64(WHOLE), left * 2))

    def count_pieces(self, table: Tabletop, seat: i64, left: i64) -> None:
        """The reach of the network, and what the three products will still gain."""
        means = self.means
        at = seat * DESK_SEAT
        network = table.desk[at + NETWORK]
        level = table.material.level
        means[CITIES] = left * population(network)
        means[LEVELS] = 0
        for number in range(i64(1), i64(6)):
            means[LEVELS] += left * number * population(network & level[number])
        means[GROWTH] = left * growth(table, seat, 0, population(table.desk[at + OFFICES]), USUAL_OFFICES)
        means[GROWTH + 1] = left * growth(table, seat, 1, population(table.desk[at + STATIONS]), USUAL_STATIONS)
        means[GROWTH + 2] = left * growth(table, seat, 2, population(network & level[FAR_LEVEL]), USUAL_FAR)

    def count_tiles(self, table: Tabletop, seat: i64, left: i64) -> None:
        """The open milestones by how much of them is done; they are worth finishing almost to the end."""
        self.means[OPEN_POINTS] = 0
        self.means[BEGUN_POINTS] = 0
        for slot in range(i64(2)):
            tile = i64(table.box[seat * SEAT + OPEN + slot])
            if tile != NONE:
                points = table.material.milestone_points[tile]
                self.means[OPEN_POINTS] += left * points
                self.means[BEGUN_POINTS] += left * points * milestone_done(table, seat, slot, tile) // WHOLE


def growth(table: Tabletop, seat: i64, track: i64, pieces: i64, usual: i64) -> i64:
    """What a product would gain by usual pieces, and by a usual marker."""
    material = table.material
    first = track * (material.top + 1)
    worth = material.points[first + i64(table.box[seat * SEAT + MARK + track])]
    usual_worth = max(worth, material.points[first + USUAL_MARK])
    return worth * max(i64(0), usual - pieces) + (usual_worth - worth) * pieces


def milestone_done(table: Tabletop, seat: i64, slot: i64, tile: i64) -> i64:
    """How much of the milestone is done, in thousandths: managers and conditions count alike."""
    material = table.material
    parts: i64 = 0
    done: i64 = 0
    for place in range(i64(2)):
        if material.managers[2 * tile + place] != NO_MANAGER:
            parts += 1
            if table.box[seat * SEAT + MANAGER + 2 * slot + place] != NONE:
                done += WHOLE
    for number in range(i64(MOST_CONDITIONS)):
        at = 3 * (MOST_CONDITIONS * tile + number)
        if material.conditions[at + 1] > 0:
            parts += 1
            done += condition_done(table, seat, at)
    return done // parts if parts else WHOLE
