"""What a seat may do with its die: the four actions, and the tiles that change the die."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.actions import (
    CHOOSE,
    CHOOSE_TWO,
    COAL_GOOD,
    COLOURED,
    CROSS,
    DELIVER,
    DRAW,
    EXCHANGE,
    FACE_A,
    FACE_B,
    FLIP,
    GOOD_CODES,
    IN_ROW,
    LOWER,
    MOST_DISTANCE,
    OWN_LOAD,
    PASS,
    RAISE,
    REROLL,
    SET,
    TAKE,
)
from semafor.games.steamrollers.depot import (
    ANY_TRACK,
    CHANGE_DIE,
    DESTINATION_OR_LONGER,
    SET_DIE,
    TILE_TWO,
    UNLIMITED_OR_POWER,
    Depot,
)
from semafor.games.steamrollers.layout import CITIES, COLOURS, COUNT, DICE, EMPTY, LINKS, LOAD, SHEET, TRACK, TRACKS
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.sheets import BIT
from semafor.kernel.state import Moves

# What has been done to the die in hand
WAS_SET: Final = 1
WAS_NUDGED: Final = 2
FINAL: Final = 4

ALL_DISTANCES: Final = 8191
WITHIN: Final = vec[i64]([0, 1, 3, 7, 15, 31, 63, 127])  # distances up to the power, which is at most 7


@mypyc_attr(acyclic=True)
class Offers(Depot):
    """The die in hand and what it allows."""

    def __init__(self, material: Material, seats: i64, sheets: vec[u8], table: vec[u8]) -> None:
        super().__init__(material, seats, sheets, table)
        self.black: i64 = 0
        self.die: i64 = 0
        self.changed: i64 = 0
        self.exchanged: bool = False
        self.to_choose: i64 = 0  # seats that have still to choose a die in this round

    # Deliveries

    def distances(self, seat: i64, origin: i64, destination: i64, tiles: bool) -> i64:
        """Bit d - 1 is set if a delivery between the cities can have distance d, with or without tiles 3b and 4a."""
        routes = self.reach(seat, origin, destination)
        if routes == 0:
            return 0
        within = WITHIN[self.power(seat)]
        if tiles:
            if self.owns(seat, DESTINATION_OR_LONGER, 1):
                routes |= routes << 1 | routes << 2
            if self.owns(seat, UNLIMITED_OR_POWER, 0):
                within = ALL_DISTANCES
        return routes & within

    def deliverable(self, seat: i64, die: i64, tiles: bool) -> bool:
        """Whether the die allows any delivery."""
        if self.sheets[seat * SHEET + LINKS] == 0:
            return False
        by_destination = tiles and self.owns(seat, DESTINATION_OR_LONGER, 0)
        for city in range(i64(CITIES)):
            if city == die:
                continue
            if self.distances(seat, die, city, tiles) and self.any_good(seat, die, city):
                return True
            if by_destination and self.distances(seat, city, die, tiles) and self.any_good(seat, city, die):
                return True
        return False

    def any_good(self, seat: i64, origin: i64, destination: i64) -> bool:
        for good in range(i64(GOOD_CODES)):
            if self.good_kind(seat, origin, destination, good) >= 0:
                return True
        return False

    def add_deliveries(self, seat: i64, moves: Moves) -> None:
        if self.sheets[seat * SHEET + LINKS] == 0:
            return
        by_destination = self.owns(seat, DESTINATION_OR_LONGER, 0)
        for origin in range(i64(CITIES)):
            if origin == self.die:
                for destination in range(i64(CITIES)):
                    if destination != origin:
                        self.add_delivery(seat, origin, destination, moves)
            elif by_destination:
                self.add_delivery(seat, origin, self.die, moves)

    def add_delivery(self, seat: i64, origin: i64, destination: i64, moves: Moves) -> None:
        distances = self.distances(seat, origin, destination, True)
        if distances == 0 or (self.table[COUNT + origin] == 0 and self.sheets[seat * SHEET + LOAD] == 0):
            return
        place = destination if destination < origin else destination - 1
        first = DELIVER + (origin * 5 + place) * GOOD_CODES * MOST_DISTANCE
        if self.seats == 1:
            for good in range(i64(IN_ROW), i64(GOOD_CODES)):
                if self.good_kind(seat, origin, destination, good) >= 0:
                    add_distances(first + good * MOST_DISTANCE, distances, moves)
            return
        if self.good_kind(seat, origin, destination, COLOURED) >= 0:
            add_distances(first, distances, moves)
        if self.good_kind(seat, origin, destination, COAL_GOOD) >= 0:
            add_distances(first + COAL_GOOD * MOST_DISTANCE, distances, moves)
        if self.good_kind(seat, origin, destination, OWN_LOAD) >= 0:
            add_distances(first + OWN_LOAD * MOST_DISTANCE, distances, moves)

    # Which dice allow anything

    def plain_action(self, seat: i64, die: i64) -> bool:
        """Whether one of the four actions is legal with the die without tiles (steam.round.no-legal-action)."""
        return (
            self.sheets[seat * SHEET + EMPTY + die] > 0
            or not self.box_crossed(seat, die)
            or self.takeable(seat, die)
            or self.deliverable(seat, die, False)
        )

    def any_action(self, seat: i64, die: i64) -> bool:
        """The same with tiles 3a, 3b and 4a."""
        return self.plain_action(seat, die) or self.deliverable(seat, die, True)

    def alive(self, seat: i64) -> i64:
        """A bit for each face with which the seat could do something."""
        faces: i64 = 0
        for face in range(i64(CITIES)):
            if self.any_action(seat, face):
                faces |= BIT[face]
        return faces

    def may_set(self, seat: i64) -> bool:
        return self.changed & (WAS_SET | FINAL) == 0 and self.owns_any(seat, SET_DIE)

    def may_nudge(self, seat: i64) -> bool:
        return self.changed & (WAS_NUDGED | FINAL) == 0 and self.owns(seat, CHANGE_DIE, 0)

    def may_turn(self, seat: i64) -> bool:
        return self.changed & FINAL == 0 and self.owns(seat, CHANGE_DIE, 1)

    def set_leads_on(self, seat: i64, face: i64, alive: i64) -> bool:
        """Whether an action can follow after tile 1 has set the die to the face, perhaps after tile 5 as well."""
        if alive & BIT[face]:
            return True
        if self.may_nudge(seat):
            return (face > 0 and alive & BIT[face - 1] != 0) or (face < 5 and alive & BIT[face + 1] != 0)
        return self.may_turn(seat) and alive != 0

    def nudge_leads_on(self, seat: i64, face: i64, alive: i64) -> bool:
        """The same after tile 5a; tile 1 may still follow it."""
        return face >= 0 and face < 6 and (alive & BIT[face] != 0 or (alive != 0 and self.may_set(seat)))

    def die_leads_on(self, seat: i64, face: i64, alive: i64) -> bool:
        """Whether an action can follow once the die is chosen, perhaps after tile 1 or 5 has changed it."""
        if alive != 0 and self.may_set(seat):
            return True
        return self.set_leads_on(seat, face, alive)

    def pair_leads_on(self, seat: i64, pair: i64, alive: i64) -> bool:
        return self.die_leads_on(seat, FACE_A[pair], alive) or self.die_leads_on(seat, FACE_B[pair], alive)

    def add_die_changes(self, seat: i64, moves: Moves) -> None:
        sets = self.may_set(seat)
        nudges = self.may_nudge(seat)
        turns = self.may_turn(seat)
        if not sets and not nudges and not turns:
            return
        alive = self.alive(seat)
        if sets:
            for face in range(i64(CITIES)):
                if self.set_leads_on(seat, face, alive):
                    moves.add(SET + face)
        if nudges:
            if self.nudge_leads_on(seat, self.die - 1, alive):
                moves.add(LOWER)
            if self.nudge_leads_on(seat, self.die + 1, alive):
                moves.add(RAISE)
        if turns:
            if alive & BIT[5 - self.die]:
                moves.add(FLIP)
            if alive != 0:
                moves.add(REROLL)

    # Lists

    def add_dice(self, seat: i64, moves: Moves) -> None:
        table = self.table
        for face in range(i64(CITIES)):
            if table[DICE + face] > 0:
                moves.add(CHOOSE + face)
        if self.may_choose_two(seat):
            alive = self.alive(seat)
            for pair in range(i64(21)):
                if self.pair_lies(pair) and self.pair_leads_on(seat, pair, alive):
                    moves.add(CHOOSE_TWO + pair)
        self.add_exchanges(seat, moves)

    def may_choose_two(self, seat: i64) -> bool:
        """Tile 2a needs a spare die: one more than seats that have still to choose, this one included."""
        return self.seats > 1 and self.owns(seat, TILE_TWO, 0) and self.dice_left() > self.to_choose

    def pair_lies(self, pair: i64) -> bool:
        a = FACE_A[pair]
        b = FACE_B[pair]
        return self.table[DICE + a] > 0 and self.table[DICE + b] > (1 if a == b else 0)

    def dice_left(self) -> i64:
        left: i64 = 0
        table = self.table
        for face in range(i64(CITIES)):
            left += i64(table[DICE + face])
        return left

    def add_exchanges(self, seat: i64, moves: Moves) -> None:
        if not self.orders or self.exchanged:
            return
        for order in range(i64(CITIES)):
            for joker in range(i64(COLOURS + 1)):
                if self.payable(seat, order, joker):
                    moves.add(EXCHANGE + order * 6 + joker)

    def add_act(self, seat: i64, moves: Moves) -> None:
        die = self.die
        if not self.plain_action(seat, die):
            moves.add(PASS)
        self.add_die_changes(seat, moves)
        self.add_exchanges(seat, moves)
        if not self.box_crossed(seat, die):
            moves.add(CROSS + die)
        if self.takeable(seat, die):
            moves.add(TAKE + die)
        self.add_deliveries(seat, moves)
        if self.sheets[seat * SHEET + EMPTY + die] > 0:
            any_track = self.owns_any(seat, ANY_TRACK)
            self.add_tracks(seat, die, any_track, moves)

    def add_tracks(self, seat: i64, region: i64, any_track: bool, moves: Moves) -> None:
        """Every track the black die shows, or every track at all, on every empty cell of the region."""
        material = self.material
        sheets = self.sheets
        straight = any_track or material.black[self.black * 3] == 1
        gentle = any_track or material.black[self.black * 3 + 1] == 1
        sharp = any_track or material.black[self.black * 3 + 2] == 1
        low: i64 = 0 if straight else 3
        high: i64 = 14 if sharp else 8
        tracks = seat * SHEET + TRACK
        for at in range(material.region_first[region], material.region_first[region + 1]):
            cell = material.region_cells[at]
            if sheets[tracks + cell] == 0:
                first = DRAW + cell * TRACKS
                if gentle:
                    moves.add_range(first + low, first + high)
                else:
                    moves.add_range(first, first + 2)
                    moves.add_range(first + 9, first + 14)


def add_distances(first: i64, distances: i64, moves: Moves) -> None:
    while distances > 0:
        if distances & 1:
            moves.add(first)
        distances >>= 1
        first += 1
