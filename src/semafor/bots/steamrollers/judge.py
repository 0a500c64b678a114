"""What a position of SteamRollers promises a seat that follows a plan, in thousandths of a point.

A plan is a network to finish and a power to reach. Both take actions, and while the seat builds, the others go on: so
many turns later three cities are empty and the game ends. What is left of the seat's actions are deliveries, the best
first, over the finished network. That is counted with the links, the locomotive and the tiles, less what the others will
have made in those turns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.bots.steamrollers.forecast import MOST_TURNS, PACE, PART, Forecast, between
from semafor.games.steamrollers.layout import (
    CITIES,
    COAL,
    COUNT,
    GOODS,
    KINDS,
    LINKS,
    LOAD,
    LOAD_CITY,
    OWNER,
    POOL,
    POWER,
    REACH,
    SHEET,
    SIDE,
    TOWNS,
    TRACK,
    TRACKS,
)
from semafor.games.steamrollers.material import PAIR
from semafor.games.steamrollers.parts.deliveries import WITHIN
from semafor.games.steamrollers.parts.goods import empty_cities
from semafor.games.steamrollers.parts.sheets import BIT, LOCOMOTIVE_POINTS
from semafor.games.steamrollers.parts.tiles import UNLIMITED_OR_POWER, face_of
from semafor.games.steamrollers.state import SteamRollers

POINT: Final = 1000
MOST_POWER: Final = 6
IMPOSSIBLE: Final = -1_000_000
NEVER: Final = 31_000  # turns after which nothing is forecast any more, in thousandths
ENDLESS: Final = 1_000_000  # goods that nobody can deliver
EARLY: Final = 12  # rounds of which nobody minds another one
LASTING: Final = 12_000  # turns that a tile serves at most

MOST_BESIDE: Final = 1200  # goods of other cities that go for a thousand of the three emptiest ones, at most
BESIDES: Final = 6  # dice that serve the best plan in nothing build at another one, which counts one in so many

# Weights
USEFUL: Final = 0  # of a thousand actions after the building so many deliver
BOX: Final = 1  # what a box costs, in thousandths of an action; the dice must show it
LAST_BOX: Final = 2  # and the last one besides
CELL: Final = 3  # what a cell costs, in thousandths of an action
BESIDE: Final = 4  # of a thousand goods of the three fullest cities so many go before the others are empty
TILE: Final = 5  # what the printed points of a tile count before the end, in thousandths
USE: Final = 6  # by face of the action tiles (1a, 1b, … 6b, the two Solo ones): what using it is worth at once
USE_TURN: Final = 20  # and with each turn
HASTE: Final = 34  # how much more a turn costs, in which the game does not end, with each round after the early ones
SPREAD: Final = 35  # how much it matters, in thousandths, from how many cities the seat can deliver
SPARE: Final = 36  # what an action to spare is worth: so each step of a plan brings something
ALONE: Final = [
    *[780, 1250, 600, 1900, 500, 300],
    *[300, 0, 1000, 300, 0, 1000, 1000, 0, 0, 0, 200, 0, 200, 200],
    *[0, 50, 0, 0, 40, 0, 0, 0, 40, 30, 0, 20, 0, 0],
    *[0, 0, 0],
]
TOGETHER: Final = [
    *[900, 1250, 600, 1900, 500, 300],
    *[120, 0, 400, 120, 0, 400, 400, 0, 0, 0, 80, 0, 80, 80],
    *[0, 25, 0, 0, 20, 0, 0, 0, 20, 15, 0, 10, 0, 0],
    *[1200, 1000, 40],
]
WITHOUT_TILES: Final = [*[900, 1250, 600, 1900, 500, 0], *([0] * 28), *[2500, 1000, 40]]  # and in more haste


def highest_bits() -> vec[i64]:
    """By set of distances 1-7: the longest."""
    found = vec[i64]([0])
    for mask in range(1, 128):
        found = append(found, i64(mask.bit_length()))
    return found


HIGHEST: Final = highest_bits()
SET_SIZE: Final = vec[i64]([cities.bit_count() for cities in range(64)])


class Plan:
    """A sheet as it could be, and the tracks (cell * TRACKS + track) that make it so, link after link."""

    def __init__(self, sheet: vec[u8], cells: vec[i64], links: vec[i64]) -> None:
        self.sheet: Final = sheet
        self.cells: Final = cells
        self.links: Final = links  # by track: which of the added links it belongs to, from 0
        self.reach: Final = vec[i64]([0] * (CITIES * KINDS))  # by city and kind of good: how far the network could bring it
        self.worth: i64 = 0

    def find_reach(self, colours: vec[i64]) -> None:
        for origin in range(i64(CITIES)):
            for city in range(i64(CITIES)):
                if city != origin:
                    found = i64(self.sheet[REACH + PAIR[origin * CITIES + city]])
                    self.reach[origin * KINDS + colours[city]] |= found
                    self.reach[origin * KINDS + COAL] |= found


class Judge:
    """Looks at a position of a seat, then tells the worth of its plans."""

    def __init__(self, together: list[int], alone: list[int]) -> None:
        self.together: Final = vec[i64](together)
        self.alone: Final = vec[i64](alone)
        self.weights: vec[i64] = self.together
        self.others: Final = Forecast()
        self.sheet: vec[u8] = vec[u8]()
        self.points: i64 = 0  # ahead of the others now
        self.extra: i64 = 0  # power by tile 4b
        self.alone_with_eva = False
        self.actions: i64 = 1  # in a turn
        self.ended = False  # three cities are empty already
        self.goods: i64 = 0
        self.here: Final = vec[i64]([0] * CITIES)  # by city: goods of the board
        self.by_turn: i64 = 0  # what the owned tiles are worth with each turn
        self.place: Final = vec[i64]([0] * (CITIES * KINDS))  # where goods lie: city * KINDS + kind
        self.count: Final = vec[i64]([0] * (CITIES * KINDS))  # and how many
        self.entries: i64 = 0
        self.haste: i64 = 0  # what a turn costs in which the game does not end
        self.useful: i64 = 0  # of a thousand actions after the building so many deliver
        self.power: i64 = 0  # the power that suits the plan looked at last, in boxes
        self.far: Final = vec[i64]([0] * 8)  # by distance: goods that would be delivered so far
        self.shut: i64 = 0  # a bit for each city with goods that nobody could deliver

    # A position

    def best(self, state: SteamRollers, seat: i64, plans: list[Plan]) -> i64:
        """What the best of the plans promises in the position, and a little for what could be built besides."""
        self.look(state, seat)
        best: i64 = IMPOSSIBLE
        built: i64 = IMPOSSIBLE
        for plan in plans:
            worth = self.worth(plan)
            best = max(best, worth)
            if len(plan.cells) > 0:
                built = max(built, worth)
        return best if built == IMPOSSIBLE else best + (built - best) // BESIDES

    def look(self, state: SteamRollers, seat: i64) -> None:
        self.alone_with_eva = state.seats == 1
        self.weights = self.alone if self.alone_with_eva else self.together
        self.sheet = state.sheets[seat * SHEET : (seat + 1) * SHEET]
        self.others.look(state, seat)
        self.actions = 2 if self.alone_with_eva else 1
        self.points = POINT * state.lasting_points(seat) - self.others.points_now
        self.haste = self.weights[HASTE] * max(i64(0), state.turn.round - EARLY)
        self.look_at_goods(state)
        self.look_at_tiles(state, seat)

    def look_at_goods(self, state: SteamRollers) -> None:
        """All goods by city and kind, the own load among them."""
        self.entries = 0
        self.goods = 0
        for city in range(i64(CITIES)):
            for kind in range(i64(KINDS)):
                count = i64(state.table[GOODS + city * KINDS + kind])
                if i64(self.sheet[LOAD]) == kind + 1 and i64(self.sheet[LOAD_CITY]) == city:
                    count += 1
                if count > 0:
                    self.place[self.entries] = city * KINDS + kind
                    self.count[self.entries] = count
                    self.entries += 1
                    self.goods += count
            self.here[city] = i64(state.table[COUNT + city])
        self.ended = empty_cities(state.table) >= 3

    def look_at_tiles(self, state: SteamRollers, seat: i64) -> None:
        """Tiles owned, and those that others own or that lie in the pool for Eva; before the end they may change hands."""
        self.by_turn = 0
        self.extra = 0
        certain = POINT if self.ended else self.weights[TILE]
        for tile in range(i64(CITIES)):
            owner = i64(state.table[OWNER + tile])
            face = face_of(state.table, tile)
            points = state.material.tile_points[face]
            if owner == seat:
                self.points += certain * points
                if not self.ended:
                    self.points += self.weights[USE + face]
                    self.by_turn += self.weights[USE_TURN + face]
                    if tile == UNLIMITED_OR_POWER and state.table[SIDE + tile] == 1:
                        self.extra = 1
            elif owner != POOL:
                self.points -= certain * points // (state.seats - 1)
            elif state.seats == 1:
                self.points -= certain * max(i64(0), points)

    # A plan

    def worth(self, plan: Plan) -> i64:
        """What the plan promises in the position looked at, with the power that suits it best; `power` says which.

        Its network counts in full even if the end comes first. That makes the end welcome, and it was measured: bots that
        count only what they can finish shrink from the end and win 50 instead of 71 games of 100 against Eva's first level.
        """
        missing = self.missing(plan)
        if missing < 0:
            return IMPOSSIBLE
        network = i64(plan.sheet[LINKS]) + i64(plan.sheet[TOWNS]) - i64(self.sheet[LINKS]) - i64(self.sheet[TOWNS])
        have = i64(self.sheet[POWER])
        best: i64 = IMPOSSIBLE
        for power in range(have, i64(MOST_POWER + 1)):
            work = missing * self.weights[CELL] + (power - have) * self.weights[BOX]
            if power == MOST_POWER and have < MOST_POWER:
                work += self.weights[LAST_BOX]
            promised = POINT * (LOCOMOTIVE_POINTS[power] - LOCOMOTIVE_POINTS[have]) + self.future(
                plan, work, power + self.extra
            )
            if promised > best:
                best = promised
                self.power = power
        return best + self.points + POINT * network

    def missing(self, plan: Plan) -> i64:
        """How many tracks of the plan are not drawn yet, or -1 if something else is drawn where one belongs."""
        missing: i64 = 0
        for drawn in plan.cells:
            there = i64(self.sheet[TRACK + drawn // TRACKS])
            if there == 0:
                missing += 1
            elif there != drawn % TRACKS + 1:
                return -1
        return missing

    def future(self, plan: Plan, work: i64, power: i64) -> i64:
        """What the deliveries bring after so much building, less what the others make until the end."""
        most = self.find_goods(plan, power)
        if self.alone_with_eva:
            most = self.goods  # she ends the game too: the end is welcome, see `worth`
        turns = self.turns(work, self.loads(), most)
        deliveries = min(most * PART, max(i64(0), self.actions * turns - work) * self.useful // PART)
        made = self.count_deliveries(deliveries, power, between(self.others.goods, turns))
        made += (self.by_turn * min(turns, i64(LASTING)) - self.haste * turns - self.weights[SPARE] * work) // PART
        return made - between(self.others.points, turns)

    def find_goods(self, plan: Plan, power: i64) -> i64:
        """How many goods the finished plan can deliver, by distance, and which cities nobody can empty."""
        far = self.far
        for distance in range(i64(8)):
            far[distance] = 0
        self.shut = 0
        origins: i64 = 0
        within = WITHIN[power]
        for entry in range(self.entries):
            place = self.place[entry]
            distance = HIGHEST[plan.reach[place] & within]
            far[distance] += self.count[entry]
            if distance > 0:
                origins |= BIT[place // KINDS]
            elif not self.others.kinds[place // KINDS] & BIT[place % KINDS]:
                self.shut |= BIT[place // KINDS]
        spread = self.weights[SPREAD]
        self.useful = self.weights[USEFUL] * (PART - spread + spread * PACE[SET_SIZE[origins]] // PART) // PART
        return self.goods - far[0]

    def loads(self) -> i64:
        """How many goods leave the board before three cities are empty, in thousandths; those of three at least."""
        if self.ended:
            return 0
        needed: i64 = 0
        open: i64 = 0
        for city in range(i64(CITIES)):
            if not self.shut & BIT[city]:
                open += 1
                if self.rank(city) < 3:
                    needed += PART * self.here[city]
        if open < 3:
            return ENDLESS
        return needed + min(self.weights[BESIDE] * (self.goods - needed // PART), needed * MOST_BESIDE // PART)

    def rank(self, city: i64) -> i64:
        """How many cities that somebody can empty hold less."""
        here = self.here[city]
        rank: i64 = 0
        for other in range(i64(CITIES)):
            there = self.here[other]
            if not self.shut & BIT[other] and (there < here or (there == here and other < city)):
                rank += 1
        return rank

    def turns(self, work: i64, loads: i64, most: i64) -> i64:
        """How many turns the game will last, in thousandths, if the seat does that much before it delivers."""
        if loads == 0:
            return 0
        first = max(i64(1), work // (PART * self.actions))
        if first >= MOST_TURNS or self.others.goods[first] >= loads:
            first = 1
        before = self.others.goods[first - 1]
        for turn in range(first, i64(MOST_TURNS)):
            mine = min(PART * most, max(i64(0), self.actions * turn * PART - work) * self.useful // PART)
            after = mine + self.others.goods[turn]
            if after >= loads:
                return PART * turn - PART * (after - loads) // (after - before)
            before = after
        return NEVER + work // self.actions  # even then less to build is better

    def count_deliveries(self, deliveries: i64, power: i64, lost: i64) -> i64:
        """The best deliveries added up; the others take what they take from all alike."""
        share = max(i64(0), PART - lost // (2 * max(i64(1), self.goods)))
        points: i64 = 0
        distance = power
        while distance > 0 and deliveries > 0:
            number = min(deliveries, self.far[distance] * share)
            points += number * distance
            deliveries -= number
            distance -= 1
        return points
