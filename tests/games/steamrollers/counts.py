"""Counting the material on a table, in plain Python, apart from the rules."""

from __future__ import annotations

from collections import Counter

from semafor.games.steamrollers.layout import (
    BAG,
    BOX,
    BOXES,
    CELLS,
    CITIES,
    COAL,
    COUNT,
    CROSSES,
    DICE,
    EMPTY,
    GOODS,
    KEPT,
    KINDS,
    LOAD,
    ORDER_OWNER,
    OUT,
    OWNER,
    POOL,
    POWER,
    ROW,
    SHEET,
    STARTING,
    TRACK,
    TURNED,
)
from semafor.games.steamrollers.parts.turn import OVER, START_LOAD
from semafor.games.steamrollers.state import SteamRollers


def complaints(state: SteamRollers) -> list[str]:
    """Everything that does not add up."""
    wrong = [*_goods(state), *_tiles(state), *_dice(state)]
    for seat in range(state.seats):
        wrong += _sheet(state, seat)
    return wrong


def _goods(state: SteamRollers) -> list[str]:
    wrong = []
    for kind in range(KINDS):
        found = int(state.table[BAG + kind]) + (int(state.table[OUT]) if kind == COAL else 0)
        found += sum(int(state.table[GOODS + city * KINDS + kind]) for city in range(CITIES))
        for seat in range(state.seats):
            found += int(state.sheets[seat * SHEET + KEPT + kind]) + (state.sheets[seat * SHEET + LOAD] == kind + 1)
        if found != (6 if kind == COAL else 10):
            wrong.append(f"goods of kind {kind}: {found}")
    for city in range(CITIES):
        lying = [int(state.table[GOODS + city * KINDS + kind]) for kind in range(KINDS)]
        if sum(lying) != state.table[COUNT + city]:
            wrong.append(f"goods on city {city}")
        if state.seats == 1:
            row = [int(state.table[ROW + city * 4 + place]) for place in range(4)]
            if row != sorted(row, key=lambda good: good == 0) or lying != [row.count(kind + 1) for kind in range(KINDS)]:
                wrong.append(f"row of city {city}: {row}")
    return wrong


def _tiles(state: SteamRollers) -> list[str]:
    wrong = []
    for tile in range(CITIES):
        owner = int(state.table[OWNER + tile])
        if owner != POOL and owner >= state.seats:
            wrong.append(f"owner of tile {tile}")
        if owner == POOL and state.table[TURNED + tile]:
            wrong.append(f"tile {tile} sideways in the pool")
        order = int(state.table[ORDER_OWNER + tile])
        if (order == BOX) == state.orders or (order < BOX and order >= state.seats):
            wrong.append(f"owner of order {tile}")
    starting = [int(state.table[STARTING + tile]) for tile in range(5)]
    if state.turn.phase > START_LOAD and starting != [BOX] * 5:
        wrong.append("starting tiles after the start")
    return wrong


def _dice(state: SteamRollers) -> list[str]:
    if state.turn.round == 0 or state.turn.phase == OVER:
        return []
    lying = sum(int(state.table[DICE + face]) for face in range(CITIES))
    return [] if 0 <= lying <= max(3, state.seats + 1) else ["dice"]


def _sheet(state: SteamRollers, seat: int) -> list[str]:
    wrong = []
    start = seat * SHEET
    drawn = [cell for cell in range(CELLS) if state.sheets[start + TRACK + cell]]
    here = Counter(int(state.material.region[cell]) for cell in drawn)
    for region in range(CITIES):
        if here[region] + state.sheets[start + EMPTY + region] != state.material.drawable(region):
            wrong.append(f"empty cells of region {region} of seat {seat}")
        if state.seats == 1 and int(state.table[CROSSES + region]) > state.material.drawable(region):
            wrong.append(f"Eva's crosses in region {region}")
    if any(state.material.kind[cell] == 1 for cell in drawn):
        wrong.append(f"a track on a city of seat {seat}")
    if int(state.sheets[start + BOXES]).bit_count() != state.sheets[start + POWER]:
        wrong.append(f"power of seat {seat}")
    return wrong
