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
    job = table.job
    material = table.material
    if job.field == STATION:
        if job.ability == PURPLE:
            return material.rules.foreman_flip_cost
        if job.ability == GREY:
            return material.row(material.first_row + i64(table.box[CITY_TILE + job.target]), PAY)
        return material.rules.engineer_reward_cost if job.ability == TURQUOISE else 0
    if job.field == RAIL:
        return material.rules.foreman_train_cost if job.ability == PURPLE else 0
    return material.rules.engineer_tile_cost if job.field == TELEGRAPH and job.ability == TURQUOISE else 0


def extra_open(table: Tabletop, seat: i64) -> bool:
    """Whether the extra effect can be used now, as far as money at hand and things on the table go."""
    job = table.job
    if job.ability == WHITE:
        return can_promote(table, seat)
    if table.money(seat) < extra_cost(table):
        return False
    if job.field == STATION:
        return station_extra_open(table, seat)
    if job.field == RAIL:
        return job.ability != TURQUOISE and (job.ability != PURPLE or trains_in_stock(table))
    if job.field == TELEGRAPH:
        return telegraph_extra_open(table, seat)
    if job.ability == PURPLE:
        return can_step(table, seat)
    return job.ability != GREY and count_trains(table, seat) > 0


def station_extra_open(table: Tabletop, seat: i64) -> bool:
    job = table.job
    if job.ability == PURPLE:
        return count_trains(table, seat) > 0
    if job.pool & MAIN:
        return False
    tile = i64(table.box[CITY_TILE + job.target])
    if job.ability == ORANGE:
        return job.owed > 0
    return usable(table, seat, tile if job.ability == TURQUOISE else table.material.first_row + tile)


def telegraph_extra_open(table: Tabletop, seat: i64) -> bool:
    job = table.job
    if job.ability == PURPLE:
        return general_size(table) > 0
    if job.ability == ORANGE:
        return table.shares(seat) > 0
    if job.pool & MAIN:
        return False
    if job.ability == GREY:
        return table.material.section_first[job.target] > 0
    tile = i64(table.box[SECTION_TILE + job.target])
    return tile != NONE and usable(table, seat, table.material.wire_row + tile)


def first_bonus(table: Tabletop) -> i64:
    return table.material.first_row + i64(table.box[CITY_TILE + table.job.target])


def extra_bonus(table: Tabletop) -> i64:
    """The bonus of a tile that the extra effect buys, or -1 where it is no bonus."""
    job = table.job
    if job.field == STATION and job.ability == GREY:
        return first_bonus(table)
    if job.field == STATION and job.ability == TURQUOISE:
        return i64(table.box[CITY_TILE + job.target])
    if job.field == TELEGRAPH and job.ability == TURQUOISE:
        return table.material.wire_row + i64(table.box[SECTION_TILE + job.target])
    return -1


def use_extra(table: Tabletop, seat: i64) -> None:
    job = table.job
    if job.ability == WHITE:
        open_frame(table, PROMOTIONS, 1)
    elif job.field == STATION:
        use_station_extra(table, seat)
    elif job.field == RAIL:
        use_rail_extra(table, seat)
    elif job.field == TELEGRAPH:
        use_telegraph_extra(table, seat)
    elif job.ability == PURPLE:
        open_frame(table, STEPS, table.material.rules.foreman_steps)
    elif job.ability == ORANGE:
        table.earn(seat, table.material.rules.accountant_per_train * count_trains(table, seat))
    else:
        open_frame(table, FLIPS, 1)


def use_station_extra(table: Tabletop, seat: i64) -> None:
    job = table.job
    if job.ability == PURPLE:
        open_frame(table, FLIPS, 1)
    elif job.ability == ORANGE:
        job.owed = 0
    elif job.ability == GREY:
        open_bonus(table, seat, first_bonus(table), 0)
    else:
        open_bonus(table, seat, i64(table.box[CITY_TILE + job.target]), 0)


def use_rail_extra(table: Tabletop, seat: i64) -> None:
    job = table.job
    rules = table.material.rules
    if job.ability == PURPLE:
        open_frame(table, TRAIN, 1)
    elif job.ability == GREY:
        table.take_shares(seat, rules.negotiator_shares)
    else:
        job.pool |= REBATE
        table.earn(seat, rules.accountant_rail + rules.accountant_terrain * job.triangles)


def use_telegraph_extra(table: Tabletop, seat: i64) -> None:
    job = table.job
    material = table.material
    if job.ability == PURPLE:
        open_frame(table, EXCHANGE, 1)
    elif job.ability == ORANGE:
        table.earn(seat, material.rules.accountant_per_share * table.shares(seat))
    elif job.ability == GREY:
        table.take_shares(seat, material.section_first[job.target])
    else:
        open_bonus(table, seat, material.wire_row + i64(table.box[SECTION_TILE + job.target]), 0)
