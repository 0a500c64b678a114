"""For a move that is not legal now: which rule forbids it, with the facts. Everything on this table lies open."""

from __future__ import annotations

from semafor.games.steamrollers.actions import FACE_A, FACE_B
from semafor.games.steamrollers.layout import BAG, DICE, GREY, OWNER, POOL, STARTING
from semafor.games.steamrollers.material import KIND_NAMES
from semafor.games.steamrollers.moves import (
    START_NAMES,
    BlockEva,
    ChooseDie,
    ChooseTwo,
    CrossBox,
    Decline,
    DrawTrack,
    EndTurn,
    FulfilOrder,
    LeaveDie,
    LetEva,
    PickStart,
    PlaceLoad,
    RerollEva,
    TakeDie,
    TakeTile,
)
from semafor.games.steamrollers.refusals_of_actions import action_refused, cell_refused, misplaced, order_refused
from semafor.games.steamrollers.rounds import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    OVER,
    REGION_FULL,
    STALLED,
    START_BOX,
    START_DRAW,
    START_LOAD,
    START_PICK,
    START_TILE,
    WHICH,
)
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def ended_by(state: SteamRollers) -> str:
    """The rule by which the game is over."""
    if state.ended == STALLED:
        return "steam.end.stall"
    if state.ended == REGION_FULL:
        return "steam.eva.phase1-instant-win"
    return "steam.solo.end" if state.seats == 1 else "steam.end.three-empty"


def refusal(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the seat this move now, or None if it is legal."""
    if state.phase == OVER:
        return Refusal(ended_by(state))
    if seat != state.actor():
        return Refusal("steam.round.order", {"seat": int(state.actor()) + 1})
    if state.phase == ACTING:
        return action_refused(state, seat, move)
    if state.phase == CHOOSING:
        return _choice_refused(state, seat, move)
    if state.phase in (WHICH, AFTER) and isinstance(move, FulfilOrder):
        return order_refused(state, seat, move)
    if state.phase <= START_LOAD:
        return _start_refused(state, move)
    return _answer_refused(state, move)


def _answer_refused(state: SteamRollers, move: Move) -> Refusal | None:
    """Decisions with a few fixed answers."""
    if state.phase == WHICH:
        first = isinstance(move, ChooseDie) and move.face - 1 in (state.die, state.second)
        return None if first else Refusal("steam.tile.2a-two-dice", {"what": "which"})
    if state.phase == AFTER:
        return None if isinstance(move, EndTurn) else Refusal("steam.round.take-one-white-die", {"what": "done"})
    if state.phase == ASKED:
        return None if isinstance(move, TakeDie | LeaveDie) else Refusal("steam.tile.2b-take-die", {"what": "asked"})
    if state.phase == EVA_ROLLED:
        return None if isinstance(move, RerollEva | LetEva) else Refusal("steam.solo.tile-2a-reroll")
    assert state.phase == EVA_LOADS
    return None if isinstance(move, BlockEva | LetEva) else Refusal("steam.solo.tile-2b-no-removal")


# Choosing dice


def _choice_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    match move:
        case ChooseDie(face):
            if state.table[DICE + face - 1] == 0:
                return Refusal("steam.round.take-one-white-die", {"what": "no-such-die", "die": face})
            return None
        case ChooseTwo():
            return _two_refused(state, seat, move)
        case FulfilOrder():
            return order_refused(state, seat, move)
    return misplaced(state, move) or Refusal("steam.round.must-act", {"what": "choose"})


def _two_refused(state: SteamRollers, seat: int, move: ChooseTwo) -> Refusal | None:
    if state.seats == 1:
        return Refusal("steam.solo.tile-two")
    if not state.owns(seat, 1, 0):
        return Refusal("steam.tile.2a-two-dice", {"what": "not-owned"})
    if state.dice_left() <= state.to_choose:
        return Refusal("steam.tile.2a-two-dice", {"what": "no-spare"})
    one, other = move.faces[0] - 1, move.faces[1] - 1
    pair = next(at for at in range(21) if FACE_A[at] == one and FACE_B[at] == other)
    if not state.pair_lies(pair):
        return Refusal("steam.tile.2a-two-dice", {"what": "no-such-dice"})
    if not state.pair_leads_on(seat, pair, state.alive(seat)):
        return Refusal("steam.round.no-legal-action", {"what": "tile"})
    return None


# Starting tiles


def _start_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if state.phase == START_PICK:
        if not isinstance(move, PickStart):
            return Refusal("steam.start.reverse-order", {"what": "pick"})
        taken = state.table[STARTING + START_NAMES.index(move.tile)] != POOL
        return Refusal("steam.start.reverse-order", {"what": "taken", "start": move.tile}) if taken else None
    if state.phase == START_BOX:
        return None if isinstance(move, Decline | CrossBox) else Refusal("steam.start.locomotive")
    if state.phase == START_DRAW:
        return _start_track_refused(state, move)
    if state.phase == START_TILE:
        in_pool = isinstance(move, TakeTile) and state.table[OWNER + move.tile - 1] == POOL
        return None if in_pool else Refusal("steam.start.action-tile")
    assert state.phase == START_LOAD
    return _load_refused(state, move)


def _start_track_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return None
    return cell_refused(state, move) if isinstance(move, DrawTrack) else Refusal("steam.start.track")


def _load_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return Refusal("steam.start.own-load", {"what": "must"}) if state.loads_left() else None
    if not isinstance(move, PlaceLoad):
        return Refusal("steam.start.own-load", {"what": "must"})
    kind = KIND_NAMES.index(move.good)
    if kind == GREY:
        return Refusal("steam.start.own-load", {"what": "grey"})
    if state.table[BAG + kind] == 0:
        return Refusal("steam.start.own-load", {"what": "none", "good": move.good})
    return None
