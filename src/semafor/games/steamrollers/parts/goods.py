"""Goods: on the cities, in the bag, and which of them a delivery names."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import COAL_GOOD, COLOURED, GOOD_CODES, IN_ROW, OWN_LOAD
from semafor.games.steamrollers.layout import (
    BAG,
    CITIES,
    COAL,
    COUNT,
    GOODS,
    KEPT,
    KINDS,
    LOAD,
    LOAD_CITY,
    PLACES,
    ROW,
    SHEET,
    TABLE,
)
from semafor.games.steamrollers.material import Material


def in_rows(table: vec[u8]) -> bool:
    """Whether the goods of a city lie in a row, left to right: in the solo game, whose table is longer."""
    return len(table) > TABLE


def empty_cities(table: vec[u8]) -> i64:
    empty: i64 = 0
    for city in range(i64(CITIES)):
        if table[COUNT + city] == 0:
            empty += 1
    return empty


def row_of(table: vec[u8], city: i64) -> list[int]:
    """The kinds of the goods of a city in the solo game, left to right."""
    kinds = [int(table[ROW + city * PLACES + place]) for place in range(PLACES)]
    return [kind - 1 for kind in kinds if kind > 0]


def put_on_city(table: vec[u8], city: i64, kind: i64) -> None:
    """The good lies on the city, rightmost if there is a row."""
    if in_rows(table):
        table[ROW + city * PLACES + i64(table[COUNT + city])] = u8(kind + 1)
    table[GOODS + city * KINDS + kind] += 1
    table[COUNT + city] += 1


def good_kind(material: Material, sheets: vec[u8], table: vec[u8], seat: i64, origin: i64, destination: i64, good: i64) -> i64:
    """The kind of the good that a delivery names, or -1 if there is none or it may not end there."""
    kind: i64 = -1
    colour = material.city_colour[destination]
    if good == COLOURED:
        kind = colour
    elif good == COAL_GOOD:
        kind = COAL
    elif good == OWN_LOAD:
        kind = i64(sheets[seat * SHEET + LOAD]) - 1
        if i64(sheets[seat * SHEET + LOAD_CITY]) != origin:
            kind = -1
    elif in_rows(table):
        kind = i64(table[ROW + origin * PLACES + good - IN_ROW]) - 1
    if kind != COAL and kind != colour:
        return -1
    if good <= COAL_GOOD and (in_rows(table) or table[GOODS + origin * KINDS + kind] == 0):
        return -1
    return kind


def any_good(material: Material, sheets: vec[u8], table: vec[u8], seat: i64, origin: i64, destination: i64) -> bool:
    """Whether anything lies at the origin that may be delivered to the destination."""
    for good in range(i64(GOOD_CODES)):
        if good_kind(material, sheets, table, seat, origin, destination, good) >= 0:
            return True
    return False


def remove_good(sheets: vec[u8], table: vec[u8], orders: bool, seat: i64, origin: i64, kind: i64, good: i64) -> None:
    """The good leaves its city; it goes beside the sheet with Orders, to the bag without."""
    if good == OWN_LOAD:
        sheets[seat * SHEET + LOAD] = 0
    else:
        table[GOODS + origin * KINDS + kind] -= 1
        table[COUNT + origin] -= 1
    if good >= IN_ROW:
        close_row(table, origin, good - IN_ROW)
    if orders:
        sheets[seat * SHEET + KEPT + kind] += 1
    else:
        table[BAG + kind] += 1


def close_row(table: vec[u8], city: i64, place: i64) -> None:
    """The goods right of the place move up, in the same order."""
    row = ROW + city * PLACES
    while place < PLACES - 1:
        table[row + place] = table[row + place + 1]
        place += 1
    table[row + place] = 0


def remove_last(table: vec[u8], city: i64) -> i64:
    """The rightmost good of a row goes to the bag; its kind."""
    place = i64(table[COUNT + city]) - 1
    kind = i64(table[ROW + city * PLACES + place]) - 1
    table[ROW + city * PLACES + place] = 0
    table[GOODS + city * KINDS + kind] -= 1
    table[COUNT + city] -= 1
    table[BAG + kind] += 1
    return kind
