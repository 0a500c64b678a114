"""A table of SteamRollers as a vector, from one seat's place. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import (
    BAG,
    BONUS,
    BOX,
    BOXES,
    CELLS,
    CITIES,
    CROSSES,
    DICE,
    GOODS,
    KEPT,
    KINDS,
    LINKS,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OWNER,
    PLACES,
    POINTS,
    POINTS_HIGH,
    POOL,
    POWER,
    REACH,
    REACH_FAR,
    ROW,
    SHEET,
    SIDE,
    SIDES,
    STARTING,
    TRACK,
    TURNED,
)
from semafor.games.steamrollers.material import TRACK_A, TRACK_B
from semafor.games.steamrollers.parts.turn import ACTING, ASKED, CHOOSING, EVA_LOADS, EVA_ROLLED, OVER, WHICH
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.encoding import Encoder, copy_counts, flag, held, mark, mark_bits
from semafor.kernel.state import State

CHANGES: Final = 3  # set, nudged, final
DISTANCES: Final = 11
PAIRS: Final = 15  # of two different cities
STARTING_TILES: Final = 5
WALLS: Final = 13  # none, or one of the twelve maps


class SteamRollersEncoder(Encoder):
    """The vector at one number of seats; alone one sits against Eva."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        solo = seats == 1
        self.phase: Final = self.add("phase", OVER + 1, 1)
        self.acting: Final = self.add("acting", seats, 1)
        self.turn: Final = self.add("turn", seats, 1)
        self.first: Final = self.add("first", seats, 1)
        self.idle: Final = self.add("idle-rounds", 1, 255)
        self.dice: Final = self.add("dice", CITIES, 6)
        self.black: Final = self.add("black-die", CITIES, 1)
        self.die: Final = self.add("die-in-hand", CITIES, 1)
        self.second: Final = self.add("second-die", CITIES, 1)
        self.stolen: Final = self.add("stolen-die", seats * CITIES, 1)
        self.changed: Final = self.add("die-changes", CHANGES, 1)
        self.used: Final = self.add("tiles-in-use", CITIES, 1)
        self.spent: Final = self.add("tiles-spent", CITIES, 1)
        self.flags: Final = self.add("exchanged-quiet-two-dice-asked", 4, 1)
        self.to_choose: Final = self.add("still-to-choose", 1, seats)
        self.left: Final = self.add("actions-left", 1, 2)
        self.walls: Final = self.add("walls", WALLS, 1)
        self.goods: Final = self.add("goods", CITIES * KINDS, 255)
        self.row: Final = self.add("goods-in-order", CITIES * PLACES * KINDS if solo else 0, 1)
        self.bag: Final = self.add("bag", KINDS, 255)
        self.sides: Final = self.add("tile-sides", CITIES, 1)
        self.turned: Final = self.add("tiles-sideways", CITIES, 1)
        self.pool: Final = self.add("tiles-in-pool", CITIES, 1)
        self.tiles: Final = self.add("tiles", seats * CITIES, 1)
        self.order_sides: Final = self.add("order-sides", CITIES, 1)
        self.order_pool: Final = self.add("orders-in-pool", CITIES, 1)
        self.orders: Final = self.add("orders", seats * CITIES, 1)
        self.starting: Final = self.add("starting-tiles", STARTING_TILES, 1)
        self.crosses: Final = self.add("eva-crosses", CITIES if solo else 0, 255)
        self.eva_points: Final = self.add("eva-points", 1 if solo else 0, 255)
        self.eva_die: Final = self.add("eva-die", CITIES if solo else 0, 1)
        self.boxes: Final = self.add("boxes", seats * CITIES, 1)
        self.power: Final = self.add("power", seats, CITIES)
        self.points: Final = self.add("delivery-points", seats * 2, 255)
        self.bonus: Final = self.add("bonus", seats, 255)
        self.kept: Final = self.add("goods-kept", seats * KINDS, 255)
        self.load: Final = self.add("load", seats * KINDS, 1)
        self.load_city: Final = self.add("load-city", seats * CITIES, 1)
        self.routes: Final = self.add("routes", seats * PAIRS * DISTANCES, 1)
        self.tracks: Final = self.add("tracks", seats * CELLS * SIDES, 1)
        self.options: Final = self.add("options", 1, 1)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, SteamRollers)
        self.observe_turn(state, seat, out, at)
        self.observe_use(state, out, at)
        self.observe_table(state, seat, out, at)
        if self.seats == 1:
            self.observe_eva(state, out, at)
        for places in range(self.seats):
            other = self.seat_after(seat, places)
            if state.acts(other):
                out[at + self.acting + places] = 1
            self.observe_sheet(state.sheets, other * SHEET, places, out, at)
            self.observe_tracks(state.sheets, other * SHEET, places, out, at)

    def observe_turn(self, state: SteamRollers, seat: i64, out: vec[u8], at: i64) -> None:
        """Whose turn it is and the dice."""
        out[at + self.phase + state.turn.phase] = 1
        out[at + self.turn + self.after(seat, state.turn.seat)] = 1
        out[at + self.first + self.after(seat, state.turn.first)] = 1
        out[at + self.options] = flag(state.orders)
        out[at + self.idle] = held(state.turn.idle)
        copy_counts(out, at + self.dice, state.table, DICE, CITIES)
        if state.turn.round > 0:
            out[at + self.black + state.turn.black] = 1
        if state.turn.phase in (ASKED, WHICH, ACTING):
            mark(out, at + self.die, CITIES, state.turn.die)
        mark(out, at + self.second, CITIES, state.turn.second)
        if state.turn.thief >= 0:
            mark(out, at + self.stolen + self.after(seat, state.turn.thief) * CITIES, CITIES, state.turn.stolen)
        if state.turn.phase in (CHOOSING, ASKED, WHICH, ACTING):
            out[at + self.left] = held(state.turn.actions_left)

    def observe_use(self, state: SteamRollers, out: vec[u8], at: i64) -> None:
        """What has been done with the die and the tiles in this turn."""
        mark_bits(out, at + self.changed, CHANGES, state.turn.changed)
        mark_bits(out, at + self.used, CITIES, state.turn.used)
        mark_bits(out, at + self.spent, CITIES, state.turn.spent)
        out[at + self.flags] = flag(state.turn.exchanged)
        out[at + self.flags + 1] = flag(state.turn.quiet)
        out[at + self.flags + 2] = flag(state.turn.two_dice)
        out[at + self.flags + 3] = flag(state.eva.asked)
        out[at + self.to_choose] = held(state.turn.to_choose)

    def observe_table(self, state: SteamRollers, seat: i64, out: vec[u8], at: i64) -> None:
        """The map, the goods, the action tiles and the orders."""
        table = state.table
        mark(out, at + self.walls, WALLS, state.walls)
        copy_counts(out, at + self.goods, table, GOODS, CITIES * KINDS)
        copy_counts(out, at + self.bag, table, BAG, KINDS)
        copy_counts(out, at + self.sides, table, SIDE, CITIES)
        copy_counts(out, at + self.turned, table, TURNED, CITIES)
        for tile in range(i64(CITIES)):
            self.observe_owner(i64(table[OWNER + tile]), seat, out, at + self.pool + tile, at + self.tiles + tile)
            self.observe_owner(i64(table[ORDER_OWNER + tile]), seat, out, at + self.order_pool + tile, at + self.orders + tile)
            if state.orders:
                out[at + self.order_sides + tile] = table[ORDER_SIDE + tile]
        for tile in range(i64(STARTING_TILES)):
            if table[STARTING + tile] == POOL:
                out[at + self.starting + tile] = 1

    def observe_owner(self, owner: i64, seat: i64, out: vec[u8], pool: i64, owned: i64) -> None:
        """A tile lies in the pool, before a seat, or is not in play."""
        if owner == POOL:
            out[pool] = 1
        elif owner != BOX:
            out[owned + self.after(seat, owner) * CITIES] = 1

    def observe_eva(self, state: SteamRollers, out: vec[u8], at: i64) -> None:
        for place in range(i64(CITIES * PLACES)):
            mark(out, at + self.row + place * KINDS, KINDS, i64(state.table[ROW + place]) - 1)
        copy_counts(out, at + self.crosses, state.table, CROSSES, CITIES)
        out[at + self.eva_points] = held(state.eva.points)
        if state.turn.phase in (EVA_ROLLED, EVA_LOADS):
            mark(out, at + self.eva_die, CITIES, state.eva.die)

    def observe_sheet(self, sheets: vec[u8], base: i64, places: i64, out: vec[u8], at: i64) -> None:
        """A sheet but its tracks, with the goods beside it."""
        mark_bits(out, at + self.boxes + places * CITIES, CITIES, i64(sheets[base + BOXES]))
        out[at + self.power + places] = sheets[base + POWER]
        out[at + self.points + places * 2] = sheets[base + POINTS]
        out[at + self.points + places * 2 + 1] = sheets[base + POINTS_HIGH]
        out[at + self.bonus + places] = sheets[base + BONUS]
        copy_counts(out, at + self.kept + places * KINDS, sheets, base + KEPT, KINDS)
        if sheets[base + LOAD] > 0:
            mark(out, at + self.load + places * KINDS, KINDS, i64(sheets[base + LOAD]) - 1)
            mark(out, at + self.load_city + places * CITIES, CITIES, i64(sheets[base + LOAD_CITY]))

    def observe_tracks(self, sheets: vec[u8], base: i64, places: i64, out: vec[u8], at: i64) -> None:
        """By cell the two sides its track joins; by pair of cities the distances at which routes join them."""
        one_side = TRACK_A
        other_side = TRACK_B
        place = at + self.tracks + places * CELLS * SIDES
        for cell in range(base + TRACK, base + TRACK + CELLS):
            track = i64(sheets[cell]) - 1
            if track >= 0:
                out[place + one_side[track]] = 1
                out[place + other_side[track]] = 1
            place += SIDES
        if sheets[base + LINKS] > 0:
            routes = at + self.routes + places * PAIRS * DISTANCES
            for pair in range(i64(PAIRS)):
                reach = i64(sheets[base + REACH + pair]) + 256 * i64(sheets[base + REACH_FAR + pair])
                mark_bits(out, routes + pair * DISTANCES, DISTANCES, reach)


def encoder(seats: i64) -> SteamRollersEncoder:
    return SteamRollersEncoder(seats)
