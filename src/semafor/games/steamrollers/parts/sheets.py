"""The players' sheets: tracks, the links they make, the routes those open, locomotive boxes and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import DRAW
from semafor.games.steamrollers.layout import (
    BONUS,
    BOXES,
    CELLS,
    CITIES,
    EMPTY,
    LINKS,
    POINTS,
    POINTS_HIGH,
    POWER,
    REACH,
    REACH_FAR,
    SHEET,
    SIDES,
    TOWNS,
    TRACK,
    TRACKS,
    WEIGHTS,
)
from semafor.games.steamrollers.material import CITY, NOWHERE, OTHER_SIDE, PAIR, TOWN, TRACK_A, TRACK_B, Material
from semafor.kernel.state import Moves

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])
LOCOMOTIVE_POINTS: Final = vec[i64]([0, 0, 0, 0, 1, 2, 3])

# Tracks


def draw(material: Material, walls: i64, sheets: vec[u8], seat: i64, cell: i64, track: i64) -> None:
    """The track is drawn, and a link it completes counts from now on."""
    sheet = seat * SHEET
    sheets[sheet + TRACK + cell] = u8(track + 1)
    sheets[sheet + EMPTY + material.region[cell]] -= 1
    one_end = follow(material, walls, sheets, sheet, cell, TRACK_A[track])
    if one_end < 0:
        return
    other_end = follow(material, walls, sheets, sheet, cell, TRACK_B[track])
    if other_end < 0 or other_end >> 3 == one_end >> 3:
        return  # steam.deliver.unlinked-loop
    towns = (one_end & 7) + (other_end & 7) + (1 if material.kind[cell] == TOWN else 0)
    add_link(sheets, sheet, PAIR[(one_end >> 3) * CITIES + (other_end >> 3)], towns)


def follow(material: Material, walls: i64, sheets: vec[u8], sheet: i64, cell: i64, side: i64) -> i64:
    """Run along the line that leaves the cell by that side: the city it reaches * 8 + the towns passed, or NOWHERE."""
    start = cell
    joins = walls * CELLS
    towns: i64 = 0
    while True:
        cell = material.joins[(joins + cell) * SIDES + side]
        if cell == NOWHERE:
            return NOWHERE
        if cell == start:  # a ring without a city
            return NOWHERE
        if material.kind[cell] == CITY:
            return material.region[cell] * 8 + towns
        track = i64(sheets[sheet + TRACK + cell]) - 1
        if track < 0:
            return NOWHERE
        side = OTHER_SIDE[track * SIDES + (side + 3) % SIDES]
        if side == NOWHERE:
            return NOWHERE
        if material.kind[cell] == TOWN:
            towns += 1


def add_tracks(material: Material, sheets: vec[u8], seat: i64, region: i64, black: i64, any_track: bool, moves: Moves) -> None:
    """Every track the black die shows, or every track at all, on every empty cell of the region."""
    straight = any_track or material.black[black * 3] == 1
    gentle = any_track or material.black[black * 3 + 1] == 1
    sharp = any_track or material.black[black * 3 + 2] == 1
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


# Links and the routes over them


def add_link(sheets: vec[u8], sheet: i64, pair: i64, towns: i64) -> None:
    sheets[sheet + LINKS] += 1
    sheets[sheet + TOWNS] += u8(towns)
    weights = i64(sheets[sheet + WEIGHTS + pair])
    if weights & BIT[towns] == 0:
        sheets[sheet + WEIGHTS + pair] = u8(weights | BIT[towns])
        find_routes(sheets, sheet)


def find_routes(sheets: vec[u8], sheet: i64) -> None:
    """Every distance at which a route without a repeated city joins two cities, for all pairs."""
    for origin in range(i64(CITIES - 1)):
        for destination in range(origin + 1, i64(CITIES)):
            pair = PAIR[origin * CITIES + destination]
            sheets[sheet + REACH + pair] = 0
            sheets[sheet + REACH_FAR + pair] = 0
        walk(sheets, sheet, origin, origin, BIT[origin], 1)


def walk(sheets: vec[u8], sheet: i64, origin: i64, city: i64, seen: i64, distances: i64) -> None:
    """Go on from the city; bit d of `distances` is set if the way so far can have distance d."""
    for next in range(i64(CITIES)):
        if seen & BIT[next]:
            continue
        weights = i64(sheets[sheet + WEIGHTS + PAIR[city * CITIES + next]])
        if weights == 0:
            continue
        longer: i64 = 0
        distance = distances
        while weights > 0:
            distance <<= 1
            if weights & 1:
                longer |= distance
            weights >>= 1
        if next > origin:
            pair = PAIR[origin * CITIES + next]
            sheets[sheet + REACH + pair] |= u8(longer >> 1 & 255)
            sheets[sheet + REACH_FAR + pair] |= u8(longer >> 9)
        walk(sheets, sheet, origin, next, seen | BIT[next], longer)


def reach(sheets: vec[u8], seat: i64, origin: i64, destination: i64) -> i64:
    """Bit d - 1 is set if the seat's tracks have a route of distance d between the two cities."""
    place = seat * SHEET + PAIR[origin * CITIES + destination]
    return i64(sheets[place + REACH]) | i64(sheets[place + REACH_FAR]) << 8


# The locomotive and points


def cross_box(sheets: vec[u8], seat: i64, box: i64) -> None:
    sheets[seat * SHEET + BOXES] |= u8(BIT[box])
    sheets[seat * SHEET + POWER] += 1


def box_crossed(sheets: vec[u8], seat: i64, box: i64) -> bool:
    return i64(sheets[seat * SHEET + BOXES]) & BIT[box] != 0


def add_points(sheets: vec[u8], seat: i64, points: i64) -> None:
    points += delivery_points(sheets, seat)
    sheets[seat * SHEET + POINTS] = u8(points & 255)
    sheets[seat * SHEET + POINTS_HIGH] = u8(points >> 8)


def delivery_points(sheets: vec[u8], seat: i64) -> i64:
    return i64(sheets[seat * SHEET + POINTS]) | i64(sheets[seat * SHEET + POINTS_HIGH]) << 8


def sheet_points(sheets: vec[u8], seat: i64) -> i64:
    """Deliveries, the +2, the network and the locomotive: all that stands on the sheet itself."""
    sheet = seat * SHEET
    network = i64(sheets[sheet + LINKS]) + i64(sheets[sheet + TOWNS])
    bonus = i64(sheets[sheet + BONUS])
    return delivery_points(sheets, seat) + bonus + network + LOCOMOTIVE_POINTS[i64(sheets[sheet + POWER])]
