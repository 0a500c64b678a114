"""The extra effects: the twenty abilities of the workers, what each colour adds to each action."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    CITY_TILE,
    EXCHANGE,
    FLIPS,
    GREY,
    MAIN,
    NONE,
    ORANGE,
    PAY,
    PROMOTIONS,
    PURPLE,
    RAIL,
    REBATE,
    SECTION_TILE,
    STATION,
    STEPS,
    TELEGRAPH,
    TRAIN,
    TURQUOISE,
    WHITE,
)
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.frames import open_bonus, open_frame
from semafor.games.railroad_revolution.parts.milestones import can_promote
from semafor.games.railroad_revolution.parts.performance import can_step
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.trains import count_trains, trains_in_stock
from semafor.games.railroad_revolution.parts.workers import general_size


def extra_cost(table: Tabletop) -> i64:
    """The money that using the extra effect costs at once."""
    material = table.material
    if table.job.field == STATION:
        if table.job.ability == PURPLE:
            return material.foreman_flip_cost
        if table.job.ability == GREY:
            return material.row(material.first_row + i64(table.box[CITY_TILE + table.job.target]), PAY)
        return material.engineer_reward_cost if table.job.ability == TURQUOISE else 0
    if table.job.field == RAIL:
        return material.foreman_train_cost if table.job.ability == PURPLE else 0
    return material.engineer_tile_cost if table.job.field == TELEGRAPH and table.job.ability == TURQUOISE else 0


def extra_open(table: Tabletop, seat: i64) -> bool:
    """Whether the extra effect can be used now, as far as money at hand and things on the table go."""
    if table.job.ability == WHITE:
        return can_promote(table, seat)
    if table.money(seat) < extra_cost(table):
        return False
    if table.job.field == STATION:
        return station_extra_open(table, seat)
    if table.job.field == RAIL:
        return table.job.ability != TURQUOISE and (table.job.ability != PURPLE or trains_in_stock(table))
    if table.job.field == TELEGRAPH:
        return telegraph_extra_open(table, seat)
    if table.job.ability == PURPLE:
        return can_step(table, seat)
    return table.job.ability != GREY and count_trains(table, seat) > 0


def station_extra_open(table: Tabletop, seat: i64) -> bool:
    if table.job.ability == PURPLE:
        return count_trains(table, seat) > 0
    if table.job.pool & MAIN:
        return False
    tile = i64(table.box[CITY_TILE + table.job.target])
    if table.job.ability == ORANGE:
        return table.job.owed > 0
    return usable(table, seat, tile if table.job.ability == TURQUOISE else table.material.first_row + tile)


def telegraph_extra_open(table: Tabletop, seat: i64) -> bool:
    if table.job.ability == PURPLE:
        return general_size(table) > 0
    if table.job.ability == ORANGE:
        return table.shares(seat) > 0
    if table.job.pool & MAIN:
        return False
    if table.job.ability == GREY:
        return table.material.section_first[table.job.target] > 0
    tile = i64(table.box[SECTION_TILE + table.job.target])
    return tile != NONE and usable(table, seat, table.material.wire_row + tile)


def first_bonus(table: Tabletop) -> i64:
    return table.material.first_row + i64(table.box[CITY_TILE + table.job.target])


def use_extra(table: Tabletop, seat: i64) -> None:
    if table.job.ability == WHITE:
        open_frame(table, PROMOTIONS, 1)
    elif table.job.field == STATION:
        use_station_extra(table, seat)
    elif table.job.field == RAIL:
        use_rail_extra(table, seat)
    elif table.job.field == TELEGRAPH:
        use_telegraph_extra(table, seat)
    elif table.job.ability == PURPLE:
        open_frame(table, STEPS, table.material.foreman_steps)
    elif table.job.ability == ORANGE:
        table.earn(seat, table.material.accountant_per_train * count_trains(table, seat))
    else:
        open_frame(table, FLIPS, 1)


def use_station_extra(table: Tabletop, seat: i64) -> None:
    if table.job.ability == PURPLE:
        open_frame(table, FLIPS, 1)
    elif table.job.ability == ORANGE:
        table.job.owed = 0
    elif table.job.ability == GREY:
        open_bonus(table, seat, first_bonus(table), 0)
    else:
        open_bonus(table, seat, i64(table.box[CITY_TILE + table.job.target]), 0)


def use_rail_extra(table: Tabletop, seat: i64) -> None:
    material = table.material
    if table.job.ability == PURPLE:
        open_frame(table, TRAIN, 1)
    elif table.job.ability == GREY:
        table.take_shares(seat, material.negotiator_shares)
    else:
        table.job.pool |= REBATE
        table.earn(seat, material.accountant_rail + material.accountant_terrain * table.job.triangles)


def use_telegraph_extra(table: Tabletop, seat: i64) -> None:
    material = table.material
    if table.job.ability == PURPLE:
        open_frame(table, EXCHANGE, 1)
    elif table.job.ability == ORANGE:
        table.earn(seat, material.accountant_per_share * table.shares(seat))
    elif table.job.ability == GREY:
        table.take_shares(seat, material.section_first[table.job.target])
    else:
        open_bonus(table, seat, material.wire_row + i64(table.box[SECTION_TILE + table.job.target]), 0)
