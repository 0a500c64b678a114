"""The open effects of an action as sources of money, shares and workers, for the search of the purse."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    ACTION,
    BACK,
    BASIC,
    CITY_TILE,
    DEAL,
    DUE,
    EXTRA,
    FIRST,
    FLIP,
    FLIPS,
    FRAME,
    FRAME_STACK,
    FRONT,
    GAIN,
    GREY,
    KINDS,
    LAY,
    MAIN,
    NONE,
    ORANGE,
    PAY,
    PAY_SHARES,
    PURPLE,
    RAIL,
    SALE,
    SEAT,
    SECTION_TILE,
    STATION,
    STOCK,
    TELEGRAPH,
    TILE,
    TRAIN,
    TURQUOISE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.affordability.purse import (
    BYTE,
    CLOSES,
    COLUMNS,
    COSTS,
    COSTS_WORKERS,
    GIVES_FLIPS,
    PER_SHARE,
    SALE_MONEY,
    WAIVE,
    Holding,
    Purse,
    best_of_frames,
)
from semafor.games.railroad_revolution.parts.pieces import buildings_left, tracks_left
from semafor.games.railroad_revolution.parts.rails import rail_credit
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.trains import count_trains
from semafor.games.railroad_revolution.parts.workers import available, general_size


def holding(table: Tabletop, seat: i64) -> Holding:
    job = table.job
    held = Holding()
    held.money = table.money(seat)
    held.shares = table.shares(seat)
    held.owed = job.owed
    held.workers = available(table, seat)
    held.lack = table.material.rules.min_workers - held.workers
    held.general = general_size(table)
    for kind in range(i64(KINDS)):
        held.front += BYTE[kind] * i64(table.box[seat * SEAT + FRONT + kind])
        held.back += BYTE[kind] * i64(table.box[seat * SEAT + BACK + kind])
        held.stock += BYTE[kind] * i64(table.box[STOCK + kind])
    held.tracks = tracks_left(table, seat)
    held.buildings = buildings_left(table, seat)
    held.selling = table.course.phase == ACTION and job.field == SALE and job.pool & MAIN != 0
    for number in range(table.depth):
        frame = FRAME_STACK + number * FRAME
        held.flips += i64(table.box[frame + FLIPS])
        gained = min(i64(table.box[frame + GAIN]), held.general)
        held.workers += gained
        held.lack -= gained
        held.general -= gained
    return held


def best_from(table: Tabletop, purse: Purse, held: Holding) -> i64:
    held.open = BIT[purse.count] - 1
    if table.depth == 0:
        return best_of_frames(purse, held, 0, 0, 0)
    top = table.frame()
    return best_of_frames(purse, held, i64(table.box[top + TRAIN]), i64(table.box[top + LAY]), i64(table.box[top + DUE]))


def add_sources(table: Tabletop, seat: i64, purse: Purse, held: Holding) -> None:
    """The open effects that could give something."""
    course = table.course
    job = table.job
    if course.phase == DEAL:
        if course.taken == 0 or seat == course.turn:  # rev.deal.others-one
            add_deals(table, purse, 0, course.taken, seat == course.turn)
    elif course.phase == ACTION:
        add_pool(table, purse, job.target, job.pool, held.owed)
        if job.pool & EXTRA and job.field == SALE and job.ability == ORANGE:
            purse.source(0, table.material.rules.accountant_per_train * count_trains(table, seat), 0)


def add_deals(table: Tabletop, purse: Purse, rebate: i64, taken: i64, both: bool) -> None:
    """The deals of the face-up tile; only the active seat may take both, of a deal that its action brought."""
    first = purse.count
    row = table.material.deal_row + 2 * table.deal
    for half in range(i64(2)):
        if not taken & BIT[half]:
            shares = table.material.row(row + half, PAY_SHARES) - rebate
            purse.bonus(row + half, table.material.row(row + half, PAY), max(shares, i64(0)))
    if not both:
        for number in range(first, purse.count):
            purse.sources[number * COLUMNS + CLOSES] = BIT[purse.count] - BIT[first]


def add_pool(table: Tabletop, purse: Purse, target: i64, pool: i64, owed: i64) -> None:
    job = table.job
    if job.field == STATION:
        add_station(table, purse, target, pool, owed)
    elif job.field == RAIL:
        purse.source(0, rail_credit(table), 0)
    elif job.field == TELEGRAPH:
        add_office(table, purse, target, pool)
    elif job.field == SALE:
        add_sale(table, purse, pool)


def add_station(table: Tabletop, purse: Purse, city: i64, pool: i64, owed: i64) -> None:
    job = table.job
    material = table.material
    tile = i64(table.box[CITY_TILE + city])
    if pool & BASIC:
        purse.printed_bonus(tile)
    if pool & FIRST:
        purse.printed_bonus(material.first_row + tile)
    if pool & EXTRA:
        if job.ability == PURPLE:
            at = purse.source(0, 0, 0)
            purse.sources[at + COSTS] = material.rules.foreman_flip_cost
            purse.sources[at + GIVES_FLIPS] = 1
        elif job.ability == GREY:
            purse.printed_bonus(material.first_row + tile)
        elif job.ability == TURQUOISE:
            purse.bonus(tile, material.rules.engineer_reward_cost, 0)
        elif job.ability == ORANGE and owed > 0:
            purse.source(WAIVE, 0, 0)


def add_office(table: Tabletop, purse: Purse, section: i64, pool: i64) -> None:
    job = table.job
    material = table.material
    tile = i64(table.box[SECTION_TILE + section])
    if pool & TILE:
        at = purse.bonus(material.wire_row + tile, 0, 0)
        purse.sources[at + COSTS_WORKERS] = 1
    if pool & EXTRA:
        if job.ability == ORANGE:
            purse.source(PER_SHARE, 0, 0)
        elif job.ability == GREY:
            purse.source(0, 0, material.section_first[section])
        elif job.ability == TURQUOISE and tile != NONE:
            purse.bonus(material.wire_row + tile, material.rules.engineer_tile_cost, 0)


def add_sale(table: Tabletop, purse: Purse, pool: i64) -> None:
    if pool & MAIN:
        purse.source(SALE_MONEY, 0, 0)
    if pool & FLIP:
        purse.sources[purse.source(0, 0, 0) + GIVES_FLIPS] = 1
    if pool & EXTRA:
        if table.job.ability == TURQUOISE:
            purse.sources[purse.source(0, 0, 0) + GIVES_FLIPS] = 1
        elif table.job.ability == GREY:
            add_deals(table, purse, table.material.rules.negotiator_rebate, 0, False)
