"""Worker and field, then the pool of open effects."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import (
    ACCEPT,
    BUILD_OFFICE,
    BUILD_STATION,
    FINISH,
    LAY_TRACK,
    MODES,
    PAY_OWED,
    PLACE,
    SELL_BUILDING,
    SELL_TRACK,
    SOURCES,
    USE_BASIC,
    USE_EXTRA,
    USE_FIRST,
    USE_TILE,
)
from semafor.games.railroad_revolution.layout import (
    BASIC,
    CITIES,
    CITY_TILE,
    EXTRA,
    FIELDS,
    FIRST,
    FLIP,
    GREY,
    MAIN,
    PAY,
    RAIL,
    SALE,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    STATION,
    TELEGRAPH,
    TILE,
    TURQUOISE,
    WHITE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.abilities import extra_bonus, extra_cost, extra_open, first_bonus
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.fields import MODE_ABILITY, MODE_COLOUR
from semafor.games.railroad_revolution.parts.offers import rewards
from semafor.games.railroad_revolution.parts.offers.deals import acceptable
from semafor.games.railroad_revolution.parts.offers.market import add_hire, add_market
from semafor.games.railroad_revolution.parts.offers.rewards import add_flips
from semafor.games.railroad_revolution.parts.pieces import (
    free_spaces,
    open_cities,
    open_sections,
    sells_building,
    sells_track,
    tracks_left,
)
from semafor.games.railroad_revolution.parts.rails import third_cost
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.kernel.state import Moves


def add_places(table: Tabletop, seat: i64, moves: Moves) -> None:
    """All fields and workers; a specialist as white is judged like white."""
    for field in range(i64(FIELDS)):
        white: i64 = -1
        for mode in range(i64(MODES)):
            if table.box[seat * SEAT + MODE_COLOUR[mode]] == 0:
                continue
            if MODE_ABILITY[mode] == WHITE:
                if white < 0:
                    white = 1 if guards.can_place(table, seat, field, mode) else 0
                if white == 1:
                    moves.add(PLACE + field * MODES + mode)
            elif guards.can_place(table, seat, field, mode):
                moves.add(PLACE + field * MODES + mode)


def add_action(table: Tabletop, seat: i64, moves: Moves) -> None:
    job = table.job
    ease = guards.ease(table, seat)
    if guards.may_finish(table, seat):
        moves.add(FINISH)
    if job.owed > 0 and table.money(seat) >= job.owed and guards.allows(table, seat, PAY_OWED, ease, 0, 0):
        moves.add(PAY_OWED)
    add_market(table, seat, moves, ease)
    add_hire(table, seat, moves, ease)
    if job.pool & MAIN:
        add_main(table, seat, moves, ease)
    elif job.field == RAIL:
        add_third_track(table, seat, moves, ease)
    if job.pool & EXTRA and extra_open(table, seat) and guards.allows(table, seat, USE_EXTRA, ease, extra_cost(table), 0):
        if worth_paying(table, seat, extra_cost(table), extra_bonus(table), USE_EXTRA):
            moves.add(USE_EXTRA)
    if job.pool & (BASIC | FIRST):
        add_city(table, seat, moves, ease)
    if job.pool & TILE:
        add_tile(table, seat, moves, ease)
    if job.pool & EXTRA and job.field == SALE and job.ability == GREY:
        for half in range(i64(2)):
            if acceptable(table, seat, half, ease):
                moves.add(ACCEPT + half)
    if job.pool & FLIP:
        add_flips(table, seat, moves, ease)


def add_main(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    job = table.job
    if job.field == STATION:
        cities = open_cities(table, seat)
        for city in range(i64(CITIES)):
            if cities & BIT[city] and guards.pays_station(table, seat, city, ease):
                moves.add(BUILD_STATION + city)
    elif job.field == RAIL:
        spaces = free_spaces(table, seat)
        for space in range(table.material.spaces):
            if spaces & BIT[space] and guards.pays_track(table, seat, space):
                moves.add(LAY_TRACK + space)
    elif job.field == TELEGRAPH:
        sections = open_sections(table, seat)
        for section in range(i64(SECTIONS)):
            if sections & BIT[section] and guards.allows(table, seat, BUILD_OFFICE + section, ease, 0, 0):
                moves.add(BUILD_OFFICE + section)
    else:
        if sells_track(table, seat) and guards.allows(table, seat, SELL_TRACK, ease, 0, 0):
            moves.add(SELL_TRACK)
        if sells_building(table, seat) and guards.allows(table, seat, SELL_BUILDING, ease, 0, 0):
            moves.add(SELL_BUILDING)


def add_third_track(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    """The engineer's third track (rev.ability.rail.turquoise)."""
    if not table.job.pool & EXTRA or table.job.ability != TURQUOISE or tracks_left(table, seat) == 0:
        return
    spaces = free_spaces(table, seat)
    for space in range(table.material.spaces):
        if spaces & BIT[space] and guards.allows(table, seat, LAY_TRACK + space, ease, third_cost(table, space), 0):
            moves.add(LAY_TRACK + space)


def add_city(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    job = table.job
    if job.pool & BASIC and usable(table, seat, i64(table.box[CITY_TILE + job.target])):
        if guards.allows(table, seat, USE_BASIC, ease, 0, 0):
            moves.add(USE_BASIC)
    if job.pool & FIRST and usable(table, seat, first_bonus(table)):
        pay = table.material.row(first_bonus(table), PAY)
        if pay <= table.money(seat) and guards.allows(table, seat, USE_FIRST, ease, pay, 0):
            if worth_paying(table, seat, pay, first_bonus(table), USE_FIRST):
                moves.add(USE_FIRST)


def worth_paying(table: Tabletop, seat: i64, pay: i64, bonus: i64, action: i64) -> bool:
    """Whether a bonus for money brings anything when it is paid; what costs nothing may be taken in vain."""
    return pay == 0 or bonus < 0 or rewards.fruitful(table, seat, bonus, action)


def add_tile(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    if not usable(table, seat, table.material.wire_row + i64(table.box[SECTION_TILE + table.job.target])):
        return
    allowed = False
    tried = False
    for source in range(i64(SOURCES)):
        if table.box[seat * SEAT + source]:
            if not tried:
                allowed = guards.allows(table, seat, USE_TILE + source, ease, 0, 1)
                tried = True
            if allowed:
                moves.add(USE_TILE + source)
