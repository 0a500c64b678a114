"""Fewer than four workers until the deal that the action brings gives one (rev.general.min-four-blocks).

The deal is resolved before the turn ends, so a worker whom it gives for what the seat then holds is a way back to the
minimum. Only a white worker's promotion takes a worker away in an action that brings a deal, so no other effect of
such an action is open any more when a worker is missing.
"""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import ACTION, DEAL_DUE, MAIN, RAIL, SECTIONS, TELEGRAPH
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.affordability.purse import Purse, best
from semafor.games.railroad_revolution.parts.affordability.sources import add_deals, holding
from semafor.games.railroad_revolution.parts.pieces import office_shares, open_sections
from semafor.games.railroad_revolution.parts.rails import NO_WAY, least_triangles_for_deal, rail_base, triangle_cost
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import short


def restored_by_deal(table: Tabletop, seat: i64) -> bool:
    """Whether the action can be completed so that its deal gives the missing workers."""
    job = table.job
    if table.course.phase != ACTION or not short(table, seat):
        return False
    if not job.pool & MAIN:
        return job.pool & DEAL_DUE != 0 and deal_restores(table, seat, job.owed, 0)
    if job.field == RAIL:
        triangles = least_triangles_for_deal(table, seat)
        cost = job.owed + rail_base(table) + triangles * triangle_cost(table)
        return triangles < NO_WAY and deal_restores(table, seat, cost, 0)
    return job.field == TELEGRAPH and some_office_restores(table, seat)


def some_office_restores(table: Tabletop, seat: i64) -> bool:
    sections = open_sections(table, seat) & table.material.deal_sections
    for section in range(i64(SECTIONS)):
        if sections & BIT[section] and deal_restores(table, seat, 0, office_shares(table, section)):
            return True
    return False


def deal_restores(table: Tabletop, seat: i64, cost: i64, shares: i64) -> bool:
    """Whether the deals give the missing workers, nobody hired, when these shares came and this cost is paid."""
    held = holding(table, seat)
    held.shares += shares
    if not held.pays(cost, 0, table.material.rules.share_price):
        return False
    held.owed = 0
    purse = Purse(table.material)
    purse.hires = False
    add_deals(table, purse, 0, 0, True)
    held.open = BIT[purse.count] - 1
    return best(purse, held) >= 0
