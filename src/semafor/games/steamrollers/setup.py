"""Setting the table up: goods on the cities, sides of the tiles, walls, Eva's first crosses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import START_TILES
from semafor.games.steamrollers.layout import (
    BAG,
    CITIES,
    COAL,
    COLOURS,
    CROSSES,
    ORDER_OWNER,
    ORDER_SIDE,
    OUT,
    POOL,
    SHEET,
    SIDE,
    STARTING,
)
from semafor.games.steamrollers.material import Material, load
from semafor.games.steamrollers.parts.eva import Eva
from semafor.games.steamrollers.parts.goods import put_on_city
from semafor.games.steamrollers.parts.rounds import begin_round
from semafor.games.steamrollers.parts.turn import Turn
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import Luck

# Chance events; the parts turn and rounds have the rest
FIRST_EVENT: Final = 0
GOODS_EVENT: Final = 1  # of city k
TILES_EVENT: Final = 2
ORDERS_EVENT: Final = 3
WALLS_EVENT: Final = 4
LEVEL_EVENT: Final = 7


def bare_table(material: Material, seats: i64) -> SteamRollers:
    """Blank sheets, an empty board and full bag, all tiles in the pool."""
    table = material.bare_solo[:] if seats == 1 else material.bare_table[:]
    return SteamRollers(material, material.blank_sheets[: seats * SHEET], table, Turn(seats), Eva(0, 0, False))


def start(
    text: str, seats: i64, first: i64, goods: i64, coal: bool, orders: bool, starting: bool, level: i64, eva: i64, luck: Luck
) -> SteamRollers:
    """The table as set up.

    `text` is a checked material file or empty, `first` starts (luck decides if it is negative), `goods` are drawn for each
    city, `level` is 0 without walls, 1 medium, 2 hard, and `eva` is how many dice give Eva her first crosses.
    """
    state = bare_table(load(text), seats)
    if first < 0 and seats > 1:
        luck.event(FIRST_EVENT, 0)
        first = luck.below(seats)
    state.turn.first = max(0, first)
    draw_goods(state, goods, coal, luck)
    luck.event(TILES_EVENT, 0)
    for tile in range(i64(CITIES)):
        state.table[SIDE + tile] = u8(luck.below(2))
    if orders:
        state.orders = True
        luck.event(ORDERS_EVENT, 0)
        for order in range(i64(CITIES)):
            state.table[ORDER_SIDE + order] = u8(luck.below(2))
            state.table[ORDER_OWNER + order] = POOL
    if level > 0:
        luck.event(WALLS_EVENT, 0)
        state.walls = 6 * level - 5 + luck.below(6)
    if seats == 1:
        first_crosses(state, eva, luck)
    begin(state, starting, luck)
    return state


def draw_goods(state: SteamRollers, goods: i64, coal: bool, luck: Luck) -> None:
    """Blindly from the bag, city by city; goods of the city's own colour go back only when all cities are filled."""
    aside = vec[i64]([0] * COLOURS)
    in_bag: i64 = 0
    for kind in range(i64(COLOURS)):
        in_bag += i64(state.table[BAG + kind])
    for city in range(i64(CITIES)):
        luck.event(GOODS_EVENT, city)
        own = state.material.city_colour[city]
        lost = False
        for good in range(goods):
            kind = luck.pick(state.table, BAG, COLOURS, in_bag)
            state.table[BAG + kind] -= 1
            in_bag -= 1
            if kind == own:
                aside[kind] += 1
                lost = True
            else:
                put_on_city(state.table, city, kind)
        if coal and lost and state.table[OUT] > 0:
            state.table[OUT] -= 1
            put_on_city(state.table, city, COAL)
    for kind in range(i64(COLOURS)):
        state.table[BAG + kind] += u8(aside[kind])


def first_crosses(state: SteamRollers, dice: i64, luck: Luck) -> None:
    """Each die crosses out a cell in the region it shows, if one is left there."""
    luck.event(LEVEL_EVENT, 0)
    for die in range(dice):
        region = luck.below(6)
        if i64(state.table[CROSSES + region]) < state.material.drawable(region):
            state.table[CROSSES + region] += 1


def begin(state: SteamRollers, starting: bool, luck: Luck) -> None:
    """The last seat picks a starting tile, or the first round begins."""
    if starting:
        state.turn.seat = (state.turn.first + state.seats - 1) % state.seats
        for tile in range(i64(START_TILES)):
            state.table[STARTING + tile] = POOL
    else:
        begin_round(state.table, state.turn, luck)


def restored(fields: dict[str, list[int]]) -> SteamRollers:
    """The state whose `fields` these are."""
    round = fields["round"]
    state = bare_table(load(bytes(fields["material"]).decode()), round[0])
    for place in range(len(state.sheets)):
        state.sheets[place] = u8(fields["sheets"][int(place)])
    for place in range(len(state.table)):
        state.table[place] = u8(fields["table"][int(place)])
    state.undo_barrier = round[1] == 1
    state.walls = round[2]
    state.orders = round[3] == 1
    state.turn.set_numbers(round[4:26])
    state.eva.points = round[26]
    state.eva.die = round[27]
    state.eva.asked = round[28] == 1
    return state
