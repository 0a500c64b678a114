"""What can remain at the end of the action at best, over all orders of its effects."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    ACTION,
    BASIC,
    CITIES,
    DESK_SEAT,
    DUE,
    EXTRA,
    FIRST,
    FIRST_STATION,
    FRONT,
    KINDS,
    LAY,
    MAIN,
    NETWORK,
    NONE,
    PAY,
    PURPLE,
    RAIL,
    ROW,
    ROW_LAY,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    STATION,
    TELEGRAPH,
    TILE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.affordability.purse import BYTE, ENOUGH, NOTHING, Holding, Purse
from semafor.games.railroad_revolution.parts.affordability.sources import (
    add_office,
    add_sources,
    add_station,
    best_from,
    holding,
)
from semafor.games.railroad_revolution.parts.pieces import (
    buildings_left,
    free_spaces,
    office_shares,
    open_cities,
    open_sections,
    tracks_left,
)
from semafor.games.railroad_revolution.parts.rails import rail_need
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available, general_size


def after_hiring(table: Tabletop, seat: i64, left: i64) -> i64:
    """What remains of the money when missing workers are hired."""
    lack = table.material.rules.min_workers - available(table, seat)
    if lack <= 0:
        return left
    return left - lack * table.material.rules.hire_cost if general_size(table) >= lack else NOTHING


def means(table: Tabletop, seat: i64) -> i64:
    """The most the seat can raise in this action for the cost it owes, missing workers hired (units of 50 dollars)."""
    return slack(table, seat, ENOUGH) + table.job.owed


def slack(table: Tabletop, seat: i64, goal: i64) -> i64:
    """The most that can remain at the end of the action; negative when it cannot be completed."""
    job = table.job
    if table.course.phase == ACTION and job.pool & MAIN:
        if job.field == STATION:
            return slack_of_stations(table, seat, goal)
        if job.field == RAIL:
            return after_hiring(table, seat, table.wealth(seat) - job.owed - rail_need(table, seat))
        if job.field == TELEGRAPH:
            return slack_of_offices(table, seat, goal)
    purse = Purse(table.material)
    purse.goal = goal
    held = holding(table, seat)
    add_sources(table, seat, purse, held)
    return best_from(table, purse, held)


def slack_of_offices(table: Tabletop, seat: i64, goal: i64) -> i64:
    found: i64 = NOTHING
    sections = open_sections(table, seat)
    for section in range(i64(SECTIONS)):
        if sections & BIT[section] and found < goal:
            purse = Purse(table.material)
            purse.goal = goal
            held = holding(table, seat)
            held.shares += office_shares(table, section)
            tile = TILE if table.box[SECTION_TILE + section] != NONE else 0
            add_office(table, purse, section, table.job.pool & EXTRA | tile)
            found = max(found, best_from(table, purse, held))
    return found


def slack_of_stations(table: Tabletop, seat: i64, goal: i64) -> i64:
    """The best over all cities in reach, also those that a track laid by a flipped train would reach first."""
    if buildings_left(table, seat) == 0:
        return NOTHING
    found: i64 = NOTHING
    cities = open_cities(table, seat)
    for city in range(i64(CITIES)):
        if cities & BIT[city] and found < goal:
            found = max(found, slack_in(table, city, holding(table, seat), goal, table.job.pool & EXTRA))
    if found < goal and tracks_left(table, seat) > 0:
        found = max(found, slack_beyond(table, seat, goal))
    return found


def slack_in(table: Tabletop, city: i64, held: Holding, goal: i64, extra: i64) -> i64:
    purse = Purse(table.material)
    purse.goal = goal
    held.owed += table.material.city_cost[city]
    first = FIRST if table.box[FIRST_STATION + city] == NONE else 0
    add_station(table, purse, city, BASIC | first | extra, held.owed)
    return best_from(table, purse, held)


def slack_beyond(table: Tabletop, seat: i64, goal: i64) -> i64:
    """The best over the cities one track away, when a track-laying train can be or has just been flipped."""
    found: i64 = NOTHING
    cities = cities_beyond(table, seat)
    for city in range(i64(CITIES)):
        if cities & BIT[city] and found < goal:
            held = holding(table, seat)
            extra = laid_by_train(table, seat, held)
            if extra >= 0:
                found = max(found, slack_in(table, city, held, goal, extra))
    return found


def cities_beyond(table: Tabletop, seat: i64) -> i64:
    """Cities that one more track would connect, as bits."""
    free = free_spaces(table, seat)
    found: i64 = 0
    for space in range(table.material.spaces):
        if free & BIT[space]:
            found |= BIT[table.material.a[space]] | BIT[table.material.b[space]]
    return found & ~table.desk[seat * DESK_SEAT + NETWORK]


def laid_by_train(table: Tabletop, seat: i64, held: Holding) -> i64:
    """Pay for a track laid by a train now; the pool's EXTRA bit that is left, or -1 if there is no such train."""
    price = table.material.rules.share_price
    extra = table.job.pool & EXTRA
    if table.depth > 0 and table.box[table.frame() + LAY]:
        return extra if held.pays(i64(table.box[table.frame() + DUE]), 0, price) else -1
    cost: i64 = 0
    if held.flips > 0:
        held.flips -= 1
    elif table.depth == 0 and extra and table.job.ability == PURPLE:
        cost = table.material.rules.foreman_flip_cost
        extra = 0
    else:
        return -1
    for kind in range(i64(KINDS)):
        row = (table.material.train_row + kind) * ROW
        if table.box[seat * SEAT + FRONT + kind] and table.material.bonus[row + ROW_LAY]:
            held.front -= BYTE[kind]
            held.back += BYTE[kind]
            return extra if held.pays(cost + table.material.bonus[row + PAY], 0, price) else -1
    return -1
