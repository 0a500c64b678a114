"""Deals: the active seat may take both, every other seat one; then the next tile is turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import ACTION, DEAL, DEALS, DISCARDED, EXTRA, PAY, PAY_SHARES
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.frames import open_bonus
from semafor.games.railroad_revolution.parts.stacks import drawn_bit
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import short
from semafor.kernel.luck import Luck

DEAL_EVENT: Final = 7  # the k-th deal tile turned up


def rebate(table: Tabletop) -> i64:
    """The share that a negotiator's sale gives back (rev.ability.sale.grey)."""
    return table.material.rules.negotiator_rebate if table.course.phase == ACTION else 0


def deal_bonus(table: Tabletop, half: i64) -> i64:
    return table.material.deal_row + 2 * table.deal + half


def may_accept(table: Tabletop, seat: i64, half: i64) -> bool:
    """Whether the seat has not yet had its share of this tile (rev.deal.others-one)."""
    course = table.course
    if course.taken & BIT[half]:
        return False
    return course.taken == 0 or seat == course.turn


def share_price(table: Tabletop, half: i64) -> i64:
    """The shares that the deal costs now; a rebate never pays."""
    return max(table.material.row(deal_bonus(table, half), PAY_SHARES) - rebate(table), i64(0))


def accept(table: Tabletop, seat: i64, half: i64) -> None:
    bonus = deal_bonus(table, half)
    table.take_shares(seat, -share_price(table, half))
    table.earn(seat, -table.material.row(bonus, PAY))
    table.course.taken |= BIT[half]
    if table.course.phase == ACTION:
        table.job.pool &= ~EXTRA
    open_bonus(table, seat, bonus, 0)


def reveal_deal(table: Tabletop, luck: Luck) -> None:
    """The tile is discarded and the next turned up; an empty stack is made of the discards (rev.deal.reshuffle)."""
    table.course.taken = 0
    table.desk[DISCARDED] |= BIT[table.deal]
    turn_up_deal(table, luck)


def turn_up_deal(table: Tabletop, luck: Luck) -> None:
    if table.desk[DEALS] == 0:
        table.desk[DEALS] = table.desk[DISCARDED]
        table.desk[DISCARDED] = 0
    luck.event(DEAL_EVENT, table.revealed)
    table.deal = drawn_bit(table.desk[DEALS], luck)
    table.desk[DEALS] &= ~BIT[table.deal]
    table.revealed += 1


def begin_deal(table: Tabletop) -> None:
    course = table.course
    course.phase = DEAL
    course.asked = 0
    course.taken = 0
    course.who = course.turn


def answered(table: Tabletop, seat: i64) -> bool:
    """Whether the seat can take no further deal and may go."""
    course = table.course
    if short(table, seat) or course.taken == 0:
        return False
    return seat != course.turn or course.taken == 3


def next_answer(table: Tabletop) -> bool:
    """The next seat clockwise is asked; whether there is one."""
    course = table.course
    course.asked += 1
    course.taken = 0
    if course.asked == table.seats:
        return False
    course.who = (course.turn + course.asked) % table.seats
    return True
