"""Deals: the active seat may take both, every other seat one; then the next tile is turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.actions import ACCEPT, PASS
from semafor.games.railroad_revolution.layout import ACTION, DEAL, DEALS, DISCARDED, EXTRA, PAY, PAY_SHARES
from semafor.games.railroad_revolution.material import BIT, population
from semafor.games.railroad_revolution.rewards import Rewards
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

DEAL_EVENT: Final = 7  # the k-th deal tile turned up


def drawn_bit(set: i64, luck: Luck) -> i64:
    """A member of the set, each as likely as the others."""
    left = luck.below(population(set))
    number: i64 = 0
    while True:
        if set & BIT[number]:
            if left == 0:
                return number
            left -= 1
        number += 1


@mypyc_attr(acyclic=True)
class Deals(Rewards):
    """The face-up deal tile and who answers it."""

    def rebate(self) -> i64:
        """The share that a negotiator's sale gives back (rev.ability.sale.grey)."""
        return self.material.negotiator_rebate if self.phase == ACTION else 0

    def deal_bonus(self, half: i64) -> i64:
        return self.material.deal_row + 2 * self.deal + half

    def acceptable(self, seat: i64, half: i64, ease: i64) -> bool:
        """Whether the seat can pay this deal and use its reward."""
        bonus = self.deal_bonus(half)
        shares = self.material.row(bonus, PAY_SHARES) - self.rebate()
        pay = self.material.row(bonus, PAY)
        if shares > self.shares(seat) or pay > self.money(seat) or not self.usable(seat, bonus):
            return False
        if not self.allows(seat, ACCEPT + half, ease, pay + shares * self.material.share_price, 0):
            return False
        return self.fruitful(seat, bonus, ACCEPT + half)

    def may_accept(self, seat: i64, half: i64) -> bool:
        """Whether the seat has not yet had its share of this tile (rev.deal.others-one)."""
        if self.taken & BIT[half]:
            return False
        return self.taken == 0 or seat == self.turn

    def add_deal(self, seat: i64, moves: Moves) -> None:
        ease = self.ease(seat)
        if not self.short(seat):
            moves.add(PASS)
        self.add_market(seat, moves, ease)
        self.add_hire(seat, moves, ease)
        for half in range(2):
            if self.may_accept(seat, half) and self.acceptable(seat, half, ease):
                moves.add(ACCEPT + half)

    def accept(self, seat: i64, half: i64) -> None:
        bonus = self.deal_bonus(half)
        self.take_shares(seat, self.rebate() - self.material.row(bonus, PAY_SHARES))
        self.earn(seat, -self.material.row(bonus, PAY))
        self.taken |= BIT[half]
        if self.phase == ACTION:
            self.pool &= ~EXTRA
        self.open_bonus(seat, bonus, 0)

    def reveal_deal(self, luck: Luck) -> None:
        """The tile is discarded and the next turned up; an empty stack is made of the discards (rev.deal.reshuffle)."""
        self.taken = 0
        self.desk[DISCARDED] |= BIT[self.deal]
        self.turn_up_deal(luck)

    def turn_up_deal(self, luck: Luck) -> None:
        if self.desk[DEALS] == 0:
            self.desk[DEALS] = self.desk[DISCARDED]
            self.desk[DISCARDED] = 0
        luck.event(DEAL_EVENT, self.revealed)
        self.deal = drawn_bit(self.desk[DEALS], luck)
        self.desk[DEALS] &= ~BIT[self.deal]
        self.revealed += 1

    def begin_deal(self) -> None:
        self.phase = DEAL
        self.asked = 0
        self.taken = 0
        self.who = self.turn

    def answered(self, seat: i64) -> bool:
        """Whether the seat can take no further deal and may go."""
        if self.short(seat) or self.taken == 0:
            return False
        return seat != self.turn or self.taken == 3

    def next_answer(self) -> bool:
        """The next seat clockwise is asked; whether there is one."""
        self.asked += 1
        self.taken = 0
        if self.asked == self.seats:
            return False
        self.who = (self.turn + self.asked) % self.seats
        return True
