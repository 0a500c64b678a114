"""For a move that is not legal now: which rule forbids it, with the facts. Everything on this table lies open."""

from __future__ import annotations

from semafor.games.steamrollers.moves import BlockEva, ChooseDie, EndTurn, FulfilOrder, LeaveDie, LetEva, RerollEva, TakeDie
from semafor.games.steamrollers.parts.turn import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    OVER,
    REGION_FULL,
    STALLED,
    START_LOAD,
    WHICH,
)
from semafor.games.steamrollers.refusals.acts import act_refused
from semafor.games.steamrollers.refusals.dice import choice_refused
from semafor.games.steamrollers.refusals.orders import order_refused
from semafor.games.steamrollers.refusals.questions import not_played
from semafor.games.steamrollers.refusals.starting import start_refused
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Fact, Refusal


def ended_by(state: SteamRollers) -> str:
    """The rule by which the game is over."""
    if state.turn.ended == STALLED:
        return "steam.end.stall"
    if state.turn.ended == REGION_FULL:
        return "steam.eva.phase1-instant-win"
    return "steam.solo.end" if state.seats == 1 else "steam.end.three-empty"


def refusal(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the seat this move now, or None if it is legal."""
    if state.turn.phase == OVER:
        return Refusal(ended_by(state))
    if seat != state.actor():
        return Refusal("steam.round.order", {"seat": int(state.actor()) + 1})
    if refused := not_played(state, move):
        return refused
    if state.turn.phase == ACTING:
        return act_refused(state, seat, move)
    if state.turn.phase == CHOOSING:
        return choice_refused(state, seat, move)
    if state.turn.phase in (WHICH, AFTER) and isinstance(move, FulfilOrder):
        return order_refused(state, seat, move)
    if state.turn.phase <= START_LOAD:
        return start_refused(state, move)
    return _answer_refused(state, move)


def _answer_refused(state: SteamRollers, move: Move) -> Refusal | None:
    """Decisions with a few fixed answers."""
    if state.turn.phase == WHICH:
        first = isinstance(move, ChooseDie) and move.face - 1 in (state.turn.die, state.turn.second)
        two = sorted((int(state.turn.die) + 1, int(state.turn.second) + 1))
        return None if first else Refusal("steam.tile.2a-two-dice", {"what": "which", "dice": two})
    if state.turn.phase == AFTER:
        return None if isinstance(move, EndTurn) else Refusal("steam.round.take-one-white-die", {"what": "done"})
    if state.turn.phase == ASKED:
        chosen: dict[str, Fact] = {"what": "asked", "die": int(state.turn.die) + 1, "seat": int(state.turn.seat) + 1}
        return None if isinstance(move, TakeDie | LeaveDie) else Refusal("steam.tile.2b-take-die", chosen)
    hers: dict[str, Fact] = {"what": "asked", "die": int(state.eva.die) + 1}
    if state.turn.phase == EVA_ROLLED:
        return None if isinstance(move, RerollEva | LetEva) else Refusal("steam.solo.tile-2a-reroll", hers)
    assert state.turn.phase == EVA_LOADS
    return None if isinstance(move, BlockEva | LetEva) else Refusal("steam.solo.tile-2b-no-removal", hers)
