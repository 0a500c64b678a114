"""Whether the seat can pay: it must still be able to complete its action and end with enough workers.

All choices ask here (rev.general.gain-may-pay). Most positions are decided by plain arithmetic (`ease`); only a seat that
is short of money or workers makes the small search of the purse, and only its doubtful actions are tried out on a copy
(`kept`). `holds` is exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import BUILD_STATION, LAY_TRACK, MODES, PLACE
from semafor.games.railroad_revolution.layout import (
    ACTION,
    CITIES,
    DEAL,
    EXTRA,
    MAIN,
    ORANGE,
    PICK,
    PURPLE,
    RAIL,
    STATION,
    TELEGRAPH,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.affordability.purse import NOTHING
from semafor.games.railroad_revolution.parts.affordability.restoring import restored_by_deal
from semafor.games.railroad_revolution.parts.affordability.slack import slack
from semafor.games.railroad_revolution.parts.fields import MODE_ABILITY
from semafor.games.railroad_revolution.parts.pieces import buildings_left, open_cities, open_sections, tracks_left
from semafor.games.railroad_revolution.parts.rails import (
    flattest,
    rail_base,
    rail_credit,
    rail_minimum,
    rail_need,
    spaces_after,
    triangle_cost,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.turns import apply
from semafor.games.railroad_revolution.parts.workers import available, short
from semafor.kernel.luck import FastLuck

DRY: Final = FastLuck(0)  # for trying an action out; nothing that depends on it is asked


UNPAYABLE: Final = 1000000


def ease(table: Tabletop, seat: i64) -> i64:
    """What the seat may spend without any further thought; negative when it is short."""
    job = table.job
    if short(table, seat):
        return NOTHING
    left = table.wealth(seat) - job.owed
    if table.course.phase == ACTION and job.pool & MAIN:
        left -= main_need(table, seat)
    elif job.owed and job.field == STATION and job.ability == ORANGE and job.pool & EXTRA:
        left += job.owed
    return left


def main_need(table: Tabletop, seat: i64) -> i64:
    """What the open main part costs at least, less the money of an accountant's or negotiator's rail effect."""
    if table.job.field == STATION:
        return cheapest_station(table, seat)
    return rail_need(table, seat) if table.job.field == RAIL else 0


def cheapest_station(table: Tabletop, seat: i64) -> i64:
    cities = open_cities(table, seat)
    if table.job.ability == ORANGE and table.job.pool & EXTRA and cities:
        return 0
    least: i64 = UNPAYABLE
    for city in range(i64(CITIES)):
        if cities & BIT[city]:
            least = min(least, table.material.city_cost[city])
    return least


def allows(table: Tabletop, seat: i64, action: i64, ease: i64, cost: i64, workers: i64) -> bool:
    """Whether the seat may spend this: at once when there is plenty, else by trying it out."""
    if cost <= ease and available(table, seat) - workers >= table.material.rules.min_workers:
        return True
    return kept(table, seat, action)


def kept(table: Tabletop, seat: i64, action: i64) -> bool:
    """Whether the seat could still complete its action after this one."""
    copy = table.clone()
    apply(copy, seat, action, DRY)
    return holds(copy, seat)


def holds(table: Tabletop, seat: i64) -> bool:
    """Whether some order of effects lets the seat complete what it has begun."""
    course = table.course
    if course.who != seat or (course.phase != ACTION and course.phase != DEAL and course.phase != PICK):
        return True
    return ease(table, seat) >= 0 or slack(table, seat, 0) >= 0 or restored_by_deal(table, seat)


def pays_track(table: Tabletop, seat: i64, space: i64) -> bool:
    """Whether the main part can be completed and paid with its next track on this space."""
    if short(table, seat):
        return kept(table, seat, LAY_TRACK + space)
    triangles = table.material.triangles[space]
    if table.job.main > 1:
        triangles += flattest(table, spaces_after(table, seat, space))
    need = rail_base(table) + triangles * triangle_cost(table) - rail_credit(table)
    return table.wealth(seat) - table.job.owed - need >= 0


def pays_station(table: Tabletop, seat: i64, city: i64, ease: i64) -> bool:
    """Whether a station there can be paid in the end, whatever pays for it."""
    if ease >= 0:
        if (table.job.ability == ORANGE and table.job.pool & EXTRA) or table.wealth(seat) >= table.material.city_cost[city]:
            return True
    return kept(table, seat, BUILD_STATION + city)


def can_place(table: Tabletop, seat: i64, field: i64, mode: i64) -> bool:
    """Whether the basic action could be completed with a worker used so (rev.turn.basic-in-full)."""
    if field == STATION:
        return can_build_somewhere(table, seat, mode)
    if field == RAIL:
        return tracks_left(table, seat) > 0 and table.wealth(seat) >= rail_minimum(table, seat, MODE_ABILITY[mode])
    if field == TELEGRAPH:
        return buildings_left(table, seat) > 0 and open_sections(table, seat) != 0
    return tracks_left(table, seat) + buildings_left(table, seat) > 0


def can_build_somewhere(table: Tabletop, seat: i64, mode: i64) -> bool:
    if buildings_left(table, seat) == 0:
        return False
    ability = MODE_ABILITY[mode]
    cities = open_cities(table, seat)
    if cities == 0 and ability != PURPLE:
        return False
    if cities and ability == ORANGE:
        return True
    wealth = table.wealth(seat)
    for city in range(i64(CITIES)):
        if cities & BIT[city] and table.material.city_cost[city] <= wealth:
            return True
    return kept(table, seat, PLACE + STATION * MODES + mode)


def may_finish(table: Tabletop, seat: i64) -> bool:
    """Whether the action may be closed; below four workers only if its deal gives the missing ones."""
    if table.job.pool & MAIN or table.job.owed > 0:
        return False
    return not short(table, seat) or restored_by_deal(table, seat)
