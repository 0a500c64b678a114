"""The action fields: placing a worker, then the effects of his action."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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

MODE_COLOUR: Final = vec[i64]([0, 1, 2, 3, 4, 1, 2, 3, 4])  # of the worker placed
MODE_ABILITY: Final = vec[i64]([0, 1, 2, 3, 4, 0, 0, 0, 0])  # the colour he counts as (rev.worker.specialist-as-unskilled)


def place(table: Tabletop, seat: i64, field: i64, mode: i64) -> None:
    job = table.job
    colour = MODE_COLOUR[mode]
    at = seat * SEAT
    table.box[at + colour] -= 1
    table.box[at + STANDING + colour] += 1
    table.box[at + FIELD + field * COLOURS + colour] += 1
    table.course.phase = ACTION
    job.field = field
    job.ability = MODE_ABILITY[mode]
    job.pool = MAIN | EXTRA | (FLIP if field == SALE else 0)
    job.main = min(table.material.rules.rail_tracks, tracks_left(table, seat)) if field == RAIL else 1
    job.owed = 0
    job.triangles = 0
    job.target = 0


def apply_pool(table: Tabletop, seat: i64, action: i64) -> None:
    job = table.job
    if action == PAY_OWED:
        table.earn(seat, -job.owed)
        job.owed = 0
    elif action < LAY_TRACK:
        build_for_cost(table, seat, action - BUILD_STATION)
    elif action < BUILD_OFFICE:
        lay_for_cost(table, seat, action - LAY_TRACK)
    elif action < SELL_TRACK:
        wire(table, seat, action - BUILD_OFFICE)
    elif action < USE_EXTRA:
        sell_piece(table, seat, action)
    elif action == USE_EXTRA:
        job.pool &= ~EXTRA
        table.earn(seat, -extra_cost(table))
        use_extra(table, seat)
    elif action == USE_BASIC:
        job.pool &= ~BASIC
        open_bonus(table, seat, i64(table.box[CITY_TILE + job.target]), 0)
    elif action == USE_FIRST:
        job.pool &= ~FIRST
        table.earn(seat, -table.material.row(first_bonus(table), PAY))
        open_bonus(table, seat, first_bonus(table), 0)
    elif action < ACCEPT:
        job.pool &= ~TILE
        discard_worker(table, seat, action - USE_TILE)
        open_bonus(table, seat, table.material.wire_row + i64(table.box[SECTION_TILE + job.target]), 0)
    elif action < FLIP_FRONT:
        accept(table, seat, action - ACCEPT)
    else:
        job.pool &= ~FLIP
        flip(table, seat, action)


def build_for_cost(table: Tabletop, seat: i64, city: i64) -> None:
    job = table.job
    take_building(table, seat, FROM_BOARD)
    first = build_station(table, seat, city)
    job.owed += table.material.city_cost[city]
    job.target = city
    job.main = 0
    job.pool = job.pool & ~MAIN | BASIC | (FIRST if first else 0)


def lay_for_cost(table: Tabletop, seat: i64, space: i64) -> None:
    """A track of the main part, or the engineer's third."""
    job = table.job
    material = table.material
    take_track(table, seat, FROM_BOARD)
    lay(table, seat, space)
    if job.main > 0:
        job.owed += rail_base(table) + material.triangles[space] * material.rules.terrain_cost
        job.main -= 1
        if job.main == 0:
            job.pool &= ~MAIN
    else:
        job.owed += third_cost(table, space)
        job.pool &= ~EXTRA
    job.pool |= BEGUN
    job.triangles += material.triangles[space]
    if job.pool & REBATE:
        table.earn(seat, material.rules.accountant_terrain * material.triangles[space])
    if material.deal_spaces & BIT[space]:
        job.pool |= DEAL_DUE


def wire(table: Tabletop, seat: i64, section: i64) -> None:
    job = table.job
    material = table.material
    take_building(table, seat, FROM_BOARD)
    table.take_shares(seat, material.section_shares[section])
    if build_office(table, seat, section):
        table.take_shares(seat, material.section_first[section])
    job.target = section
    job.main = 0
    job.pool &= ~MAIN
    if table.box[SECTION_TILE + section] != NONE:
        job.pool |= TILE
    if material.deal_sections & BIT[section]:
        job.pool |= DEAL_DUE


def sell_piece(table: Tabletop, seat: i64, action: i64) -> None:
    """The piece leaves the game (rev.sale.removed)."""
    table.earn(seat, table.material.board.sale[sale_section(table, seat)])
    table.box[seat * SEAT + (TRACKS if action == SELL_TRACK else BUILDINGS)] -= 1
    table.job.main = 0
    table.job.pool &= ~MAIN
