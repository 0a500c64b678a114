"""Refusals for want of money, shares or workers, seen over the best order of effects."""

from __future__ import annotations

from semafor.games.railroad_revolution.actions import ACCEPT
from semafor.games.railroad_revolution.layout import (
    COLOURS,
    PAY,
    PAY_SHARES,
    RAIL,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EXCHANGE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_PROMOTE,
    ROW_STEPS,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
    STATION,
    UNIT,
)
from semafor.games.railroad_revolution.means import DRY
from semafor.games.railroad_revolution.purse import ENOUGH, NOTHING
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.refusal import Refusal

# What a deal may give, for the sentence that says why it would be of no use
REWARDS = (
    *((ROW_STEPS, "steps"), (ROW_PROMOTE, "promotion"), (ROW_FLIPS, "flip"), (ROW_TRAIN, "train"), (ROW_LAY, "track")),
    *((ROW_BUILD, "station"), (ROW_WIRE, "office"), (ROW_EXCHANGE, "worker"), (ROW_CHOICE, "worker")),
    *((ROW_WORKERS + colour, "worker") for colour in range(COLOURS)),
)
MAIN_COST_RULE = {STATION: "rev.station.cost", RAIL: "rev.rail.must-afford-both"}


def lacking(state: RailroadRevolution, seat: int, need: int) -> Refusal:
    """The money at hand does not pay this."""
    facts = {"need": need * UNIT, "have": int(state.money(seat)) * UNIT}
    return Refusal("rev.supply.pay", {"moment": "lacking" if need else "done", **facts})


def kept_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    """A refusal if no order of effects would let the seat complete its action after this move."""
    if state.kept(seat, number):
        return None
    after = state.clone()
    after.apply(seat, number, DRY)
    if after.short(seat):
        return Refusal("rev.general.min-four-blocks", {"have": int(after.available(seat))})
    missing = -int(after.slack(seat, ENOUGH))
    if missing >= -NOTHING // 2:
        return Refusal("rev.station.connected")
    return Refusal(MAIN_COST_RULE[int(after.field)], {"missing": missing * UNIT})


def deal_refused(state: RailroadRevolution, seat: int, half: int) -> Refusal | None:
    """Shares and money of the deal, what becomes of the turn, and whether its reward could be of any use."""
    bonus = int(state.deal_bonus(half))
    shares = int(state.material.row(bonus, PAY_SHARES) - state.rebate())
    if shares > state.shares(seat):
        return Refusal("rev.deal.accept", {"need": shares, "have": int(state.shares(seat))})
    pay = int(state.material.row(bonus, PAY))
    if pay > state.money(seat):
        return lacking(state, seat, pay)
    if not state.usable(seat, bonus):
        return _useless(state, bonus)
    short = kept_refused(state, seat, ACCEPT + half)
    return short or (None if state.fruitful(seat, bonus, ACCEPT + half) else _useless(state, bonus))


def _useless(state: RailroadRevolution, bonus: int) -> Refusal:
    """Nobody pays for a reward that brings nothing."""
    gives = next(name for column, name in REWARDS if state.material.row(bonus, column))
    return Refusal("rev.deal.voluntary", {"gives": gives})
