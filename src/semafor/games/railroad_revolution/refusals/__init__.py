"""For a move that is not legal now: which rule forbids it, with the facts. Asks only what the seat may know."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import (
    ACTION,
    DEAL,
    DRAWN,
    GENERAL,
    KEEP,
    MOST_DRAWN,
    NONE,
    ORDER,
    OVER,
    PICK,
    RAIL,
    SEAT,
    SETUP_SIDE,
    STATION,
    TELEGRAPH,
    TURN,
    UNIT,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.moves import FIELD_NAMES, HALVES
from semafor.games.railroad_revolution.notation import TABLE
from semafor.games.railroad_revolution.parts.deals import may_accept
from semafor.games.railroad_revolution.parts.fields import MODE_COLOUR
from semafor.games.railroad_revolution.parts.pieces import buildings_left, must_skip, open_sections, tracks_left
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available, short
from semafor.games.railroad_revolution.refusals.closed import closed
from semafor.games.railroad_revolution.refusals.effects import effect_refused, milestone_id
from semafor.games.railroad_revolution.refusals.pool import pool_refused
from semafor.games.railroad_revolution.refusals.shortage import deal_refused, kept_refused
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal

NOT_YOURS = {
    PICK: "rev.setup.pick-order",
    DEAL: "rev.deal.others-one",
    ORDER: "rev.milestone.complete-any-turn",
    KEEP: "rev.milestone.complete-any-turn",
}


def refusal(table: Tabletop, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the seat this move now, or None if it is legal."""
    course = table.course
    number = TABLE.number(move)
    if course.phase == OVER:
        return Refusal("rev.end.one-more-round")
    if seat != course.who:
        return Refusal(NOT_YOURS.get(int(course.phase), "rev.turn.order"), {"seat": int(course.who) + 1, "moment": "waiting"})
    if number is None:
        return Refusal("rev.turn.four-actions", {"moment": "unknown"})
    if refused := closed(table, number):
        return refused
    if number == a.SELL or a.HIRE <= number < a.PICK_TILE:
        return _market_refused(table, seat, number)
    if table.depth > 0:
        return effect_refused(table, seat, number)
    if course.phase == TURN:
        return _turn_refused(table, seat, number)
    if course.phase == ACTION:
        return pool_refused(table, seat, number)
    return _answer_refused(table, seat, number)


def _market_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    if number == a.SELL:
        if table.shares(seat) == 0:
            return Refusal("rev.general.sell-shares", {"have": 0})
        return kept_refused(table, seat, number)
    if table.money(seat) < table.material.rules.hire_cost:
        facts = {"need": int(table.material.rules.hire_cost) * UNIT, "have": int(table.money(seat)) * UNIT}
        return Refusal("rev.general.hire", {**facts})
    if table.box[GENERAL + number - a.HIRE] == 0:
        return Refusal("rev.supply.workers-limited", {"worker": COLOUR_NAMES[number - a.HIRE]})
    return kept_refused(table, seat, number)


def _turn_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    if number == a.SKIP:
        left = {"tracks": int(tracks_left(table, seat)), "buildings": int(buildings_left(table, seat))}
        return None if must_skip(table, seat) else Refusal("rev.turn.no-legal-action", {"moment": "turn", **left})
    if not a.PLACE <= number < a.BUILD_STATION:
        return Refusal("rev.turn.place-worker", {"moment": "skipped" if must_skip(table, seat) else "turn"})
    field, mode = divmod(number - a.PLACE, a.MODES)
    colour = int(MODE_COLOUR[mode])
    if table.box[seat * SEAT + colour] == 0:
        return Refusal("rev.turn.place-worker", {"moment": "lacking", "worker": COLOUR_NAMES[colour]})
    return _field_refused(table, seat, field) or kept_refused(table, seat, number)


def _field_refused(table: Tabletop, seat: int, field: int) -> Refusal | None:
    """What is missing on the table for the basic action, money aside."""
    facts = {"field": FIELD_NAMES[field], "moment": "lacking"}
    if field == STATION and buildings_left(table, seat) == 0:
        return Refusal("rev.station.leftmost-building", {**facts})
    if field == RAIL and tracks_left(table, seat) == 0:
        return Refusal("rev.rail.must-afford-both", {"missing": 0})
    if field == TELEGRAPH:
        if buildings_left(table, seat) == 0:
            return Refusal("rev.telegraph.leftmost-building", {**facts})
        if open_sections(table, seat) == 0:
            return Refusal("rev.telegraph.available", {"moment": "all"})
    if must_skip(table, seat):
        return Refusal("rev.sale.leftmost-section", {"moment": "none"})
    return None


def _answer_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """Set-up tile, deal or milestone."""
    course = table.course
    if course.phase == PICK:
        if not a.PICK_TILE <= number < a.PLACE or course.taken:
            return Refusal("rev.setup.pick-order", {"seat": seat + 1, "moment": "chosen" if course.taken else "choosing"})
        free = table.box[SETUP_SIDE + number - a.PICK_TILE] != NONE
        return None if free else Refusal("rev.setup.pick-effect", {"place": number - a.PICK_TILE + 1})
    if course.phase == DEAL:
        return _deal_refused(table, seat, number)
    if course.phase == ORDER:
        ready = [milestone_id(table, seat, slot) for slot in range(2)]
        return None if a.COMPLETE <= number < a.KEEP_TILE else Refusal("rev.milestone.two-at-once", {"milestone": ready})
    drawn = sum(int(table.box[DRAWN + place]) != NONE for place in range(MOST_DRAWN))
    if number < a.KEEP_TILE:
        return Refusal("rev.milestone.draw-three-keep-one", {"moment": "keep", "count": drawn})
    if table.box[DRAWN + number - a.KEEP_TILE] == NONE:
        return Refusal("rev.milestone.draw-three-keep-one", {"moment": "fewer", "count": drawn})
    return None


def _deal_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    course = table.course
    if number == a.PASS:
        if not short(table, seat):
            return None
        rule = "rev.general.min-four-blocks" if seat == course.turn else "rev.general.min-four-other-turns"
        return Refusal(rule, {"have": int(available(table, seat))})
    active = seat == course.turn
    if not a.ACCEPT <= number < a.FLIP_FRONT:
        if active:
            return Refusal("rev.deal.after-action", {"moment": "answering"})
        return Refusal("rev.turn.order", {"seat": int(course.turn) + 1, "moment": "answering"})
    half = number - a.ACCEPT
    if not may_accept(table, seat, half):
        if active:
            return Refusal("rev.deal.active-player-may-take-both", {"half": HALVES[half]})
        return Refusal("rev.deal.others-one", {"seat": seat + 1, "moment": "answering"})
    return deal_refused(table, seat, half)
