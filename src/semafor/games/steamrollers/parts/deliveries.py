"""Deliveries: which distances the routes, the locomotive and the tiles allow, and what a delivery does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import (
    COAL_GOOD,
    COLOURED,
    DELIVER,
    GOOD_CODES,
    IN_ROW,
    MOST_DISTANCE,
    OWN_LOAD,
    destination_of,
    distance_of,
    good_of,
    origin_of,
)
from semafor.games.steamrollers.layout import CITIES, COUNT, LINKS, LOAD, POWER, SHEET
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.parts.goods import any_good, good_kind, in_rows, remove_good
from semafor.games.steamrollers.parts.sheets import BIT, add_points, reach
from semafor.games.steamrollers.parts.tiles import DESTINATION_OR_LONGER, UNLIMITED_OR_POWER, owns, power
from semafor.games.steamrollers.parts.turn import Turn
from semafor.kernel.state import Moves

ALL_DISTANCES: Final = 8191
WITHIN: Final = vec[i64]([0, 1, 3, 7, 15, 31, 63, 127])  # distances up to the power, which is at most 7


def distances(sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, origin: i64, destination: i64, tiles: bool) -> i64:
    """Bit d - 1 is set if a delivery between the cities can have distance d, with or without tiles 3b and 4a."""
    routes = reach(sheets, seat, origin, destination)
    if routes == 0:
        return 0
    within = WITHIN[power(sheets, table, turn, seat)]
    if tiles:
        if owns(table, turn, seat, DESTINATION_OR_LONGER, 1):
            routes |= routes << 1 | routes << 2
        if owns(table, turn, seat, UNLIMITED_OR_POWER, 0):
            within = ALL_DISTANCES
    return routes & within


def deliverable(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, die: i64, tiles: bool) -> bool:
    """Whether the die allows any delivery."""
    if sheets[seat * SHEET + LINKS] == 0:
        return False
    by_destination = tiles and owns(table, turn, seat, DESTINATION_OR_LONGER, 0)
    for city in range(i64(CITIES)):
        if city == die:
            continue
        if distances(sheets, table, turn, seat, die, city, tiles) and any_good(material, sheets, table, seat, die, city):
            return True
        if (
            by_destination
            and distances(sheets, table, turn, seat, city, die, tiles)
            and any_good(material, sheets, table, seat, city, die)
        ):
            return True
    return False


def add_deliveries(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, moves: Moves) -> None:
    """Every delivery that the die in hand allows."""
    if sheets[seat * SHEET + LINKS] == 0:
        return
    die = turn.die
    by_destination = owns(table, turn, seat, DESTINATION_OR_LONGER, 0)
    for origin in range(i64(CITIES)):
        if origin == die:
            for destination in range(i64(CITIES)):
                if destination != origin:
                    add_delivery(material, sheets, table, turn, seat, origin, destination, moves)
        elif by_destination:
            add_delivery(material, sheets, table, turn, seat, origin, die, moves)


def add_delivery(
    material: Material,
    sheets: vec[u8],
    table: vec[u8],
    turn: Turn,
    seat: i64,
    origin: i64,
    destination: i64,
    moves: Moves,
) -> None:
    """Every good and distance of a delivery between the two cities."""
    possible = distances(sheets, table, turn, seat, origin, destination, True)
    if possible == 0 or (table[COUNT + origin] == 0 and sheets[seat * SHEET + LOAD] == 0):
        return
    place = destination if destination < origin else destination - 1
    first = DELIVER + (origin * 5 + place) * GOOD_CODES * MOST_DISTANCE
    if in_rows(table):
        for good in range(i64(IN_ROW), i64(GOOD_CODES)):
            if good_kind(material, sheets, table, seat, origin, destination, good) >= 0:
                add_distances(first + good * MOST_DISTANCE, possible, moves)
        return
    if good_kind(material, sheets, table, seat, origin, destination, COLOURED) >= 0:
        add_distances(first, possible, moves)
    if good_kind(material, sheets, table, seat, origin, destination, COAL_GOOD) >= 0:
        add_distances(first + COAL_GOOD * MOST_DISTANCE, possible, moves)
    if good_kind(material, sheets, table, seat, origin, destination, OWN_LOAD) >= 0:
        add_distances(first + OWN_LOAD * MOST_DISTANCE, possible, moves)


def add_distances(first: i64, possible: i64, moves: Moves) -> None:
    while possible > 0:
        if possible & 1:
            moves.add(first)
        possible >>= 1
        first += 1


def deliver(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, orders: bool, seat: i64, action: i64) -> None:
    """The good goes, the tiles that made it possible serve, and the distance is scored."""
    origin = origin_of(action)
    destination = destination_of(action)
    good = good_of(action)
    distance = distance_of(action)
    use_delivery_tiles(sheets, turn, seat, origin, destination, distance)
    kind = good_kind(material, sheets, table, seat, origin, destination, good)
    remove_good(sheets, table, orders, seat, origin, kind, good)
    add_points(sheets, seat, distance)
    turn.progress = True


def use_delivery_tiles(sheets: vec[u8], turn: Turn, seat: i64, origin: i64, destination: i64, distance: i64) -> None:
    """The tiles without which this delivery could not be made (see actions.py)."""
    by_destination = origin != turn.die
    longer = reach(sheets, seat, origin, destination) >> distance - 1 & 1 == 0
    if by_destination or longer:
        turn.used |= BIT[DESTINATION_OR_LONGER]
    if distance > i64(sheets[seat * SHEET + POWER]):
        turn.used |= BIT[UNLIMITED_OR_POWER]
