"""Refusals for want of money, shares or workers, seen over the best order of effects."""

from __future__ import annotations

from semafor.games.railroad_revolution.actions import ACCEPT
from semafor.games.railroad_revolution.layout import (
    COLOURS,
    PAY,
    RAIL,
    ROW_ANY,
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
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.affordability.guards import DRY
from semafor.games.railroad_revolution.parts.affordability.purse import ENOUGH, NOTHING
from semafor.games.railroad_revolution.parts.affordability.slack import slack
from semafor.games.railroad_revolution.parts.deals import deal_bonus, share_price
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.offers import rewards
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.turns import apply
from semafor.games.railroad_revolution.parts.workers import available, short
from semafor.kernel.refusal import Refusal

# What a deal may give, for the sentence that says why it would be of no use
REWARDS = (
    *((ROW_STEPS, "steps"), (ROW_PROMOTE, "promotion"), (ROW_FLIPS, "flip"), (ROW_TRAIN, "train"), (ROW_LAY, "track")),
    *((ROW_BUILD, "station"), (ROW_WIRE, "office"), (ROW_EXCHANGE, "worker"), (ROW_CHOICE, "worker"), (ROW_ANY, "worker")),
    *((ROW_WORKERS + colour, "worker") for colour in range(COLOURS)),
)
MAIN_COST_RULE = {STATION: "rev.station.cost", RAIL: "rev.rail.must-afford-both"}


def lacking(table: Tabletop, seat: int, need: int) -> Refusal:
    """The money at hand does not pay this."""
    facts = {"need": need * UNIT, "have": int(table.money(seat)) * UNIT}
    return Refusal("rev.supply.pay", {"moment": "lacking" if need else "done", **facts})


def kept_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """A refusal if no order of effects would let the seat complete its action after this move."""
    if guards.kept(table, seat, number):
        return None
    after = table.clone()
    apply(after, seat, number, DRY)
    if short(after, seat):
        return Refusal("rev.general.min-four-blocks", {"have": int(available(after, seat))})
    missing = -int(slack(after, seat, ENOUGH))
    if missing >= -NOTHING // 2:
        return Refusal("rev.station.connected", {"moment": "none"})
    return Refusal(MAIN_COST_RULE[int(after.job.field)], {"missing": missing * UNIT})


def deal_refused(table: Tabletop, seat: int, half: int) -> Refusal | None:
    """Shares and money of the deal, what becomes of the turn, and whether its reward could be of any use."""
    bonus = int(deal_bonus(table, half))
    shares = int(share_price(table, half))
    if shares > table.shares(seat):
        return Refusal("rev.deal.accept", {"need": shares, "have": int(table.shares(seat))})
    pay = int(table.material.row(bonus, PAY))
    if pay > table.money(seat):
        return lacking(table, seat, pay)
    if not usable(table, seat, bonus):
        return _useless(table, bonus)
    short = kept_refused(table, seat, ACCEPT + half)
    return short or (None if rewards.fruitful(table, seat, bonus, ACCEPT + half) else _useless(table, bonus))


def _useless(table: Tabletop, bonus: int) -> Refusal:
    """Nobody pays for a reward that brings nothing."""
    gives = next(name for column, name in REWARDS if table.material.row(bonus, column))
    return Refusal("rev.deal.voluntary", {"gives": gives})
