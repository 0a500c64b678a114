"""Moves that belong to nothing played at this table, or that answer a question nobody has asked."""

from __future__ import annotations

from semafor.games.steamrollers.layout import SIDE
from semafor.games.steamrollers.moves import (
    BlockEva,
    ChooseTwo,
    Decline,
    FulfilOrder,
    LeaveDie,
    LetEva,
    PickStart,
    PlaceLoad,
    RerollEva,
    TakeDie,
)
from semafor.games.steamrollers.parts.tiles import TILE_TWO
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def not_played(state: SteamRollers, move: Move) -> Refusal | None:
    """The move belongs to an expansion, or to a game of another number of players, that is not on this table."""
    alone = state.seats == 1
    match move:
        case FulfilOrder() if not state.orders:
            return Refusal("steam.setup.orders")
        case TakeDie() | LeaveDie() | ChooseTwo() if alone:
            return Refusal("steam.solo.tile-two")
        case RerollEva() | BlockEva() | LetEva() if not alone:
            return Refusal("steam.setup.solo-tile-out", {"seats": int(state.seats)})
        case PickStart() | PlaceLoad() | Decline() if alone:
            return Refusal("steam.solo.expansions")
    return None


def misplaced(state: SteamRollers, move: Move) -> Refusal | None:
    """The move answers a question nobody has asked."""
    match move:
        case TakeDie() | LeaveDie():
            return Refusal("steam.tile.2b-take-die", {"what": "not-asked"})
        case RerollEva() | BlockEva() | LetEva():
            return Refusal(_solo_tile(state, move), {"what": "not-asked"})
        case PickStart() | PlaceLoad() | Decline():
            return Refusal("steam.start.discard")
    return None


def _solo_tile(state: SteamRollers, move: RerollEva | BlockEva | LetEva) -> str:
    """The rule of the side of the Solo tile that the move uses, or leaves unused."""
    rerolls = isinstance(move, RerollEva) or (isinstance(move, LetEva) and state.table[SIDE + TILE_TWO] == 0)
    return "steam.solo.tile-2a-reroll" if rerolls else "steam.solo.tile-2b-no-removal"
