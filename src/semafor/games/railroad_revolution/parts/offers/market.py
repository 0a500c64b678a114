"""Selling a share and hiring, beside every other choice."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import HIRE, SELL
from semafor.games.railroad_revolution.layout import COLOURS, GENERAL
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.kernel.state import Moves


def add_market(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    """Selling a share and hiring, at every decision point (rev.general.sell-shares, rev.general.hire)."""
    if table.shares(seat) > 0 and guards.allows(table, seat, SELL, ease, 0, 0):
        moves.add(SELL)


def add_hire(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    cost = table.material.rules.hire_cost
    if table.money(seat) < cost:
        return
    for colour in range(i64(COLOURS)):
        if table.box[GENERAL + colour] and guards.allows(table, seat, HIRE + colour, ease, cost, 0):
            moves.add(HIRE + colour)
