"""Refusals for want of money, shares or workers, seen over the best order of effects."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import PAY, PAY_SHARES, RAIL, STATION, UNIT
from semafor.games.railroad_revolution.means import DRY
from semafor.games.railroad_revolution.purse import ENOUGH, NOTHING
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.refusal import Refusal

MAIN_COST_RULE = {STATION: "rev.station.cost", RAIL: "rev.rail.must-afford-both"}


def kept_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    """A refusal if no order of effects would let the seat complete its action after this move."""
    if state.kept(seat, number):
        return None
    after = state.clone()
    after.apply(seat, number, DRY)
    if after.available(seat) < after.material.min_workers:
        return Refusal("rev.general.min-four-blocks", {"have": int(after.available(seat))})
    missing = -int(after.slack(seat, ENOUGH))
    if missing >= -NOTHING // 2:
        return Refusal("rev.station.connected")
    return Refusal(MAIN_COST_RULE[int(after.field)], {"missing": missing * UNIT})


def deal_cost_refused(state: RailroadRevolution, seat: int, half: int) -> Refusal | None:
    """Shares and money of the deal, and whether its reward is of any use."""
    bonus = int(state.deal_bonus(half))
    shares = int(state.material.row(bonus, PAY_SHARES) - state.rebate())
    if shares > state.shares(seat):
        return Refusal("rev.deal.accept", {"need": shares, "have": int(state.shares(seat))})
    pay = int(state.material.row(bonus, PAY))
    if pay > state.money(seat):
        return Refusal("rev.supply.pay", {"need": pay * UNIT, "have": int(state.money(seat)) * UNIT})
    return None if state.usable(seat, bonus) else Refusal("rev.deal.voluntary")
