"""Moves of a kind that is not open at this moment, whatever they name."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import ACTION, GREY, SALE, TURN
from semafor.games.railroad_revolution.moves import FIELD_NAMES
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.kernel.refusal import Refusal


def closed(table: Tabletop, number: int) -> Refusal | None:
    """Nothing of the kind of this move is open in the turn or the action; where a question is open, that is said instead."""
    phase = int(table.course.phase)
    if number == a.DONE_WITH and table.depth == 0 and phase in (TURN, ACTION):
        return Refusal("rev.general.optional-bonuses")
    if phase not in (TURN, ACTION) or table.depth > 0:
        return None
    if a.PICK_TILE <= number < a.PLACE:
        return Refusal("rev.setup.cleanup")
    if a.COMPLETE <= number < a.KEEP_TILE:
        return Refusal("rev.milestone.complete-any-turn", {"moment": "later"})
    if number >= a.KEEP_TILE:
        return Refusal("rev.milestone.draw-three-keep-one", {"moment": "none"})
    if (number == a.PASS or a.ACCEPT <= number < a.FLIP_FRONT) and not _negotiates(table, number):
        return Refusal("rev.deal.after-action", {"moment": "none"})
    return _placed(table, number) if phase == ACTION else None


def _negotiates(table: Tabletop, number: int) -> bool:
    """Whether a negotiator of this sale could accept the deal."""
    grey_sale = table.course.phase == ACTION and table.job.field == SALE and table.job.ability == GREY
    return bool(number != a.PASS and grey_sale)


def _placed(table: Tabletop, number: int) -> Refusal | None:
    """The worker of this turn stands already."""
    if a.PLACE <= number < a.BUILD_STATION:
        return Refusal("rev.turn.place-worker", {"moment": "action", "field": FIELD_NAMES[table.job.field]})
    return Refusal("rev.turn.no-legal-action", {"moment": "action"}) if number == a.SKIP else None
