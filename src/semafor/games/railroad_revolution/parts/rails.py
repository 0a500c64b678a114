"""What the tracks of a rail action cost, and the cheapest way to lay those still due: a closed sum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import BEGUN, DEAL_DUE, DESK_SEAT, EXTRA, GREY, LAID, ORANGE, REBATE
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.pieces import free_spaces, tracks_left
from semafor.games.railroad_revolution.parts.tabletop import Tabletop

NO_WAY: Final = 99  # triangles beside spaces that are not there


def rail_base(table: Tabletop) -> i64:
    """The base cost, until it is owed with the first track."""
    return 0 if table.job.pool & BEGUN else table.material.rules.rail_cost


def third_cost(table: Tabletop, space: i64) -> i64:
    material = table.material
    surcharge = material.rules.rail_tracks * material.rules.rail_cost if table.job.per_track else 0
    return material.triangles[space] * material.rules.terrain_cost + surcharge


def triangle_cost(table: Tabletop) -> i64:
    """What a further triangle of the main part costs in the end."""
    rules = table.material.rules
    if table.job.ability == ORANGE and table.job.pool & (EXTRA | REBATE):
        return rules.terrain_cost - rules.accountant_terrain
    return rules.terrain_cost


def rail_credit(table: Tabletop) -> i64:
    """Money that the open extra effect would certainly give now."""
    job = table.job
    if not job.pool & EXTRA:
        return 0
    rules = table.material.rules
    if job.ability == ORANGE:
        return rules.accountant_rail + rules.accountant_terrain * job.triangles
    return rules.negotiator_shares * rules.share_price if job.ability == GREY else 0


def rail_need(table: Tabletop, seat: i64) -> i64:
    """The least the missing tracks cost, less what the extra effect gives or has yet to give for them."""
    triangles = least_triangles(table, seat, table.job.main)
    return rail_base(table) + triangles * triangle_cost(table) - rail_credit(table)


def rail_minimum(table: Tabletop, seat: i64, ability: i64) -> i64:
    """What the cheapest rail action costs in the end with this ability."""
    rules = table.material.rules
    triangles = least_triangles(table, seat, min(rules.rail_tracks, tracks_left(table, seat)))
    cost = rules.rail_cost + triangles * rules.terrain_cost
    if ability == ORANGE:
        return cost - rules.accountant_rail - triangles * rules.accountant_terrain
    return cost - rules.negotiator_shares * rules.share_price if ability == GREY else cost


def least_triangles(table: Tabletop, seat: i64, tracks: i64) -> i64:
    """The fewest triangles beside one or two further spaces."""
    free = free_spaces(table, seat)
    if tracks == 1:
        return flattest(table, free)
    least: i64 = NO_WAY
    for space in range(table.material.spaces):
        if free & BIT[space] and table.material.triangles[space] < least:
            second = flattest(table, spaces_after(table, seat, space))
            least = min(least, table.material.triangles[space] + second)
    return least


def least_triangles_for_deal(table: Tabletop, seat: i64) -> i64:
    """The fewest triangles beside the tracks still due when one track of the action must lie on a deal space."""
    job = table.job
    if job.pool & DEAL_DUE:
        return least_triangles(table, seat, job.main)
    free = free_spaces(table, seat)
    deals = table.material.deal_spaces
    if job.main == 1:
        return flattest(table, free & deals)
    least: i64 = NO_WAY
    for space in range(table.material.spaces):
        if free & BIT[space]:
            second = spaces_after(table, seat, space)
            second_steep = flattest(table, second if deals & BIT[space] else second & deals)
            least = min(least, table.material.triangles[space] + second_steep)
    return least


def spaces_after(table: Tabletop, seat: i64, space: i64) -> i64:
    """The spaces that will be available when a track lies on this one."""
    material = table.material
    joined = material.city_spaces[material.a[space]] | material.city_spaces[material.b[space]]
    return (free_spaces(table, seat) | joined & ~table.desk[seat * DESK_SEAT + LAID]) & ~BIT[space]


def flattest(table: Tabletop, spaces: i64) -> i64:
    for triangles in range(i64(4)):
        if spaces & table.material.steep[triangles]:
            return triangles
    return NO_WAY
