"""The deals that a seat may accept."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import ACCEPT, PASS
from semafor.games.railroad_revolution.layout import PAY
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.deals import deal_bonus, may_accept, share_price
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.offers import rewards
from semafor.games.railroad_revolution.parts.offers.market import add_hire, add_market
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import short
from semafor.kernel.state import Moves


def acceptable(table: Tabletop, seat: i64, half: i64, ease: i64) -> bool:
    """Whether the seat can pay this deal and use its reward."""
    bonus = deal_bonus(table, half)
    shares = share_price(table, half)
    pay = table.material.row(bonus, PAY)
    if shares > table.shares(seat) or pay > table.money(seat) or not usable(table, seat, bonus):
        return False
    if not guards.allows(table, seat, ACCEPT + half, ease, pay + shares * table.material.rules.share_price, 0):
        return False
    return rewards.fruitful(table, seat, bonus, ACCEPT + half)


def add_deal(table: Tabletop, seat: i64, moves: Moves) -> None:
    ease = guards.ease(table, seat)
    if not short(table, seat):
        moves.add(PASS)
    add_market(table, seat, moves, ease)
    add_hire(table, seat, moves, ease)
    for half in range(i64(2)):
        if may_accept(table, seat, half) and acceptable(table, seat, half, ease):
            moves.add(ACCEPT + half)
