"""The action fields: placing a worker, then the effects of his action."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import (
    ACCEPT,
    BUILD_OFFICE,
    BUILD_STATION,
    FLIP_FRONT,
    LAY_TRACK,
    PAY_OWED,
    SELL_TRACK,
    USE_BASIC,
    USE_EXTRA,
    USE_FIRST,
    USE_TILE,
)
from semafor.games.railroad_revolution.layout import (
    ACTION,
    BASIC,
    BEGUN,
    BUILDINGS,
    CITY_TILE,
    COLOURS,
    DEAL_DUE,
    EXTRA,
    FIELD,
    FIRST,
    FLIP,
    FROM_BOARD,
    MAIN,
    NONE,
    PAY,
    RAIL,
    REBATE,
    SALE,
    SEAT,
    SECTION_TILE,
    STANDING,
    TILE,
    TRACKS,
    WHITE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.abilities import extra_cost, first_bonus, use_extra
from semafor.games.railroad_revolution.parts.deals import accept
from semafor.games.railroad_revolution.parts.frames import open_bonus
from semafor.games.railroad_revolution.parts.pieces import (
    build_office,
    build_station,
    lay,
    sale_section,
    take_building,
    take_track,
    tracks_left,
)
from semafor.games.railroad_revolution.parts.rails import rail_base, third_cost
from semafor.games.railroad_revolution.parts.rewards import flip
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import discard_worker


def mode_colour(mode: i64) -> i64:
    """The colour of the worker placed."""
    return mode if mode < COLOURS else mode - COLOURS + 1


def mode_ability(mode: i64) -> i64:
    """The colour he counts as (rev.worker.specialist-as-unskilled)."""
    return mode if mode < COLOURS else WHITE


def place(table: Tabletop, seat: i64, field: i64, mode: i64) -> None:
    colour = mode_colour(mode)
    at = seat * SEAT
    table.box[at + colour] -= 1
    table.box[at + STANDING + colour] += 1
    table.box[at + FIELD + field * COLOURS + colour] += 1
    table.course.phase = ACTION
    table.job.field = field
    table.job.ability = mode_ability(mode)
    table.job.pool = MAIN | EXTRA | (FLIP if field == SALE else 0)
    table.job.main = min(table.material.rail_tracks, tracks_left(table, seat)) if field == RAIL else 1
    table.job.owed = 0
    table.job.triangles = 0
    table.job.target = 0


def apply_pool(table: Tabletop, seat: i64, action: i64) -> None:
    if action == PAY_OWED:
        table.earn(seat, -table.job.owed)
        table.job.owed = 0
    elif action < LAY_TRACK:
        build_for_cost(table, seat, action - BUILD_STATION)
    elif action < BUILD_OFFICE:
        lay_for_cost(table, seat, action - LAY_TRACK)
    elif action < SELL_TRACK:
        wire(table, seat, action - BUILD_OFFICE)
    elif action < USE_EXTRA:
        sell_piece(table, seat, action)
    elif action == USE_EXTRA:
        table.job.pool &= ~EXTRA
        table.earn(seat, -extra_cost(table))
        use_extra(table, seat)
    elif action == USE_BASIC:
        table.job.pool &= ~BASIC
        open_bonus(table, seat, i64(table.box[CITY_TILE + table.job.target]), 0)
    elif action == USE_FIRST:
        table.job.pool &= ~FIRST
        table.earn(seat, -table.material.row(first_bonus(table), PAY))
        open_bonus(table, seat, first_bonus(table), 0)
    elif action < ACCEPT:
        table.job.pool &= ~TILE
        discard_worker(table, seat, action - USE_TILE)
        open_bonus(table, seat, table.material.wire_row + i64(table.box[SECTION_TILE + table.job.target]), 0)
    elif action < FLIP_FRONT:
        accept(table, seat, action - ACCEPT)
    else:
        table.job.pool &= ~FLIP
        flip(table, seat, action)


def build_for_cost(table: Tabletop, seat: i64, city: i64) -> None:
    take_building(table, seat, FROM_BOARD)
    first = build_station(table, seat, city)
    table.job.owed += table.material.city_cost[city]
    table.job.target = city
    table.job.main = 0
    table.job.pool = table.job.pool & ~MAIN | BASIC | (FIRST if first else 0)


def lay_for_cost(table: Tabletop, seat: i64, space: i64) -> None:
    """A track of the main part, or the engineer's third."""
    material = table.material
    take_track(table, seat, FROM_BOARD)
    lay(table, seat, space)
    if table.job.main > 0:
        table.job.owed += rail_base(table) + material.triangles[space] * material.terrain_cost
        table.job.main -= 1
        if table.job.main == 0:
            table.job.pool &= ~MAIN
    else:
        table.job.owed += third_cost(table, space)
        table.job.pool &= ~EXTRA
    table.job.pool |= BEGUN
    table.job.triangles += material.triangles[space]
    if table.job.pool & REBATE:
        table.earn(seat, material.accountant_terrain * material.triangles[space])
    if material.deal_spaces & BIT[space]:
        table.job.pool |= DEAL_DUE


def wire(table: Tabletop, seat: i64, section: i64) -> None:
    material = table.material
    take_building(table, seat, FROM_BOARD)
    table.take_shares(seat, material.section_shares[section])
    if build_office(table, seat, section):
        table.take_shares(seat, material.section_first[section])
    table.job.target = section
    table.job.main = 0
    table.job.pool &= ~MAIN
    if table.box[SECTION_TILE + section] != NONE:
        table.job.pool |= TILE
    if material.deal_sections & BIT[section]:
        table.job.pool |= DEAL_DUE


def sell_piece(table: Tabletop, seat: i64, action: i64) -> None:
    """The piece leaves the game (rev.sale.removed)."""
    table.earn(seat, table.material.sale[sale_section(table, seat)])
    table.box[seat * SEAT + (TRACKS if action == SELL_TRACK else BUILDINGS)] -= 1
    table.job.main = 0
    table.job.pool &= ~MAIN
