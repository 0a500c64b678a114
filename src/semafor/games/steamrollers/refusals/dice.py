"""Why a die, or two, cannot be chosen, and why the die in hand cannot be changed."""

from __future__ import annotations

from semafor.games.steamrollers.actions import FACE_A, FACE_B
from semafor.games.steamrollers.layout import DICE, OWNER, POOL, SIDE
from semafor.games.steamrollers.moves import ChooseDie, ChooseTwo, FlipDie, FulfilOrder, NudgeDie, SetDie
from semafor.games.steamrollers.parts.dice import alive_faces, dice_left, nudge_leads_on, pair_leads_on, pair_lies, set_leads_on
from semafor.games.steamrollers.parts.tiles import CHANGE_DIE, SET_DIE, owns, owns_any
from semafor.games.steamrollers.parts.turn import FINAL, WAS_NUDGED, WAS_SET
from semafor.games.steamrollers.refusals.orders import order_refused
from semafor.games.steamrollers.refusals.questions import misplaced
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Fact, Refusal

NOTHING_FOLLOWS = Refusal("steam.round.no-legal-action", {"what": "tile"})


def choice_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
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


def _alive(state: SteamRollers, seat: int) -> int:
    """A bit for each face with which the seat could do something."""
    return int(alive_faces(state.material, state.sheets, state.table, state.turn, seat))


def _two_refused(state: SteamRollers, seat: int, move: ChooseTwo) -> Refusal | None:
    if not owns(state.table, state.turn, seat, 1, 0):
        return Refusal("steam.tile.2a-two-dice", _whose(state, seat, 1))
    if dice_left(state.table) <= state.turn.to_choose:
        return Refusal("steam.tile.2a-two-dice", {"what": "no-spare"})
    one, other = move.faces[0] - 1, move.faces[1] - 1
    pair = next(at for at in range(21) if FACE_A[at] == one and FACE_B[at] == other)
    if not pair_lies(state.table, pair):
        return Refusal("steam.tile.2a-two-dice", {"what": "no-such-dice", "dice": list(move.faces)})
    if not pair_leads_on(state.table, state.turn, seat, pair, _alive(state, seat)):
        return Refusal("steam.round.no-legal-action", {"what": "tile"})
    return None


# Changing the die in hand


def change_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    if state.turn.changed & FINAL:
        return Refusal("steam.tile.5b-final", {"die": int(state.turn.die) + 1})
    if isinstance(move, SetDie):
        return _set_refused(state, seat, move.face - 1)
    if isinstance(move, NudgeDie):
        return _nudge_refused(state, seat, move.by)
    return _turn_refused(state, seat, move)


def _whose(state: SteamRollers, seat: int, tile: int) -> dict[str, Fact]:
    """Where the tile is that the seat would need: in the pool, with another player, or here with its other side up."""
    owner = int(state.table[OWNER + tile])
    if owner == POOL:
        return {"what": "pool"}
    return {"what": "side"} if owner == seat else {"what": "other", "seat": owner + 1}


def _unowned(state: SteamRollers, seat: int, tile: int, side: int | None, rule: str) -> Refusal | None:
    """The tile is another's or lies with its other side up, or in the solo game has served this turn already."""
    if state.table[OWNER + tile] != seat or side not in (None, state.table[SIDE + tile]):
        return Refusal(rule, _whose(state, seat, tile))
    if not owns_any(state.table, state.turn, seat, tile):
        return Refusal("steam.solo.permanent-once", {"tile": tile + 1})
    return None


def _set_refused(state: SteamRollers, seat: int, face: int) -> Refusal | None:
    rule = "steam.tile.1-set-die"
    if state.turn.changed & WAS_SET:
        return Refusal(rule, {"what": "used"})
    if refused := _unowned(state, seat, SET_DIE, None, rule):
        return refused
    return None if set_leads_on(state.table, state.turn, seat, face, _alive(state, seat)) else NOTHING_FOLLOWS


def _nudge_refused(state: SteamRollers, seat: int, by: int) -> Refusal | None:
    rule = "steam.tile.5a-nudge"
    if state.turn.changed & WAS_NUDGED:
        return Refusal(rule, {"what": "used"})
    if refused := _unowned(state, seat, CHANGE_DIE, 0, rule):
        return refused
    if not 0 <= state.turn.die + by < 6:
        return Refusal("steam.tile.5a-no-wrap", {"die": int(state.turn.die) + 1})
    leads_on = nudge_leads_on(state.table, state.turn, seat, state.turn.die + by, _alive(state, seat))
    return None if leads_on else NOTHING_FOLLOWS


def _turn_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    if refused := _unowned(state, seat, CHANGE_DIE, 1, "steam.tile.5b-reroll-or-flip"):
        return refused
    alive = _alive(state, seat)
    follows = alive >> int(5 - state.turn.die) & 1 if isinstance(move, FlipDie) else alive
    return None if follows else NOTHING_FOLLOWS
