"""Fewer than four workers until the deal that the action brings gives one (rev.general.min-four-blocks).

The deal is resolved before the turn ends, so a worker whom it gives for what the seat then holds is a way back to the
minimum. Only a white worker's promotion takes a worker away in an action that brings a deal, so no other effect of
such an action is open any more when a worker is missing.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import ACTION, DEAL_DUE, FIRST_OFFICE, MAIN, NONE, RAIL, SECTIONS, TELEGRAPH
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.purse import Purse, best
from semafor.games.railroad_revolution.rails import NO_WAY, Rails


@mypyc_attr(acyclic=True)
class Restoring(Rails):
    """Whether the deal of an action gives back the workers that the seat lacks."""

    def short(self, seat: i64) -> bool:
        """Whether the seat has fewer available workers than a turn may end with."""
        return self.available(seat) < self.material.min_workers

    def restored_by_deal(self, seat: i64) -> bool:
        """Whether the action can be completed so that its deal gives the missing workers."""
        if self.phase != ACTION or not self.short(seat):
            return False
        if not self.pool & MAIN:
            return self.pool & DEAL_DUE != 0 and self.deal_restores(seat, self.owed, 0)
        if self.field == RAIL:
            triangles = self.least_triangles_for_deal(seat)
            cost = self.owed + self.rail_base() + triangles * self.triangle_cost()
            return triangles < NO_WAY and self.deal_restores(seat, cost, 0)
        return self.field == TELEGRAPH and self.some_office_restores(seat)

    def some_office_restores(self, seat: i64) -> bool:
        sections = self.open_sections(seat) & self.material.deal_sections
        for section in range(i64(SECTIONS)):
            if sections & BIT[section] and self.deal_restores(seat, 0, self.office_shares(section)):
                return True
        return False

    def office_shares(self, section: i64) -> i64:
        """The shares that an office there brings now."""
        shares = self.material.section_shares[section]
        if self.box[FIRST_OFFICE + section] == NONE:
            shares += self.material.section_first[section]
        return shares

    def deal_restores(self, seat: i64, cost: i64, shares: i64) -> bool:
        """Whether the deals give the missing workers, nobody hired, when these shares came and this cost is paid."""
        held = self.holding(seat)
        held.shares += shares
        if not held.pays(cost, 0, self.material.share_price):
            return False
        held.owed = 0
        purse = Purse(self.material)
        purse.hires = False
        self.add_deals(purse, 0, 0, True)
        held.open = BIT[purse.count] - 1
        return best(purse, held) >= 0
