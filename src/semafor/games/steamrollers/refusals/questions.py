"""Moves that answer a question nobody has asked."""

from __future__ import annotations

from semafor.games.steamrollers.layout import SIDE
from semafor.games.steamrollers.moves import BlockEva, Decline, LeaveDie, LetEva, PickStart, PlaceLoad, RerollEva, TakeDie
from semafor.games.steamrollers.parts.tiles import TILE_TWO
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def misplaced(state: SteamRollers, move: Move) -> Refusal | None:
    """Moves that answer a question nobody has asked."""
    alone = state.seats == 1
    match move:
        case TakeDie() | LeaveDie():
            return Refusal("steam.solo.tile-two") if alone else Refusal("steam.tile.2b-take-die", {"what": "not-asked"})
        case RerollEva() | BlockEva() | LetEva():
            return Refusal(_solo_tile(state, move)) if alone else Refusal("steam.setup.solo-tile-out")
        case PickStart() | PlaceLoad() | Decline():
            return Refusal("steam.solo.expansions" if alone else "steam.start.discard")
    return None


def _solo_tile(state: SteamRollers, move: RerollEva | BlockEva | LetEva) -> str:
    """The rule of the side of the Solo tile that the move uses, or leaves unused."""
    rerolls = isinstance(move, RerollEva) or (isinstance(move, LetEva) and state.table[SIDE + TILE_TWO] == 0)
    return "steam.solo.tile-2a-reroll" if rerolls else "steam.solo.tile-2b-no-removal"
