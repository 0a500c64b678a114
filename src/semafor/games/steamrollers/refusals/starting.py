"""Why a starting tile cannot be picked, or not be used so."""

from __future__ import annotations

from semafor.games.steamrollers.layout import BAG, GREY, OWNER, POOL, STARTING
from semafor.games.steamrollers.material import KIND_NAMES
from semafor.games.steamrollers.moves import START_NAMES, CrossBox, Decline, DrawTrack, PickStart, PlaceLoad, TakeTile
from semafor.games.steamrollers.parts.starting import loads_left
from semafor.games.steamrollers.parts.turn import START_BOX, START_DRAW, START_LOAD, START_PICK, START_TILE
from semafor.games.steamrollers.refusals.acts import cell_refused
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def start_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if state.turn.phase == START_PICK:
        if not isinstance(move, PickStart):
            return Refusal("steam.start.reverse-order", {"what": "pick"})
        taken = state.table[STARTING + START_NAMES.index(move.tile)] != POOL
        return Refusal("steam.start.reverse-order", {"what": "taken", "start": move.tile}) if taken else None
    if state.turn.phase == START_BOX:
        return None if isinstance(move, Decline | CrossBox) else Refusal("steam.start.locomotive", {"start": "locomotive"})
    if state.turn.phase == START_DRAW:
        return _start_track_refused(state, move)
    if state.turn.phase == START_TILE:
        if not isinstance(move, TakeTile):
            return Refusal("steam.start.action-tile", {"what": "other", "start": "action-tile"})
        in_pool = state.table[OWNER + move.tile - 1] == POOL
        return None if in_pool else Refusal("steam.start.action-tile", {"what": "tile", "tile": move.tile})
    assert state.turn.phase == START_LOAD
    return _load_refused(state, move)


def _start_track_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return None
    return cell_refused(state, move) if isinstance(move, DrawTrack) else Refusal("steam.start.track", {"start": "track"})


def _load_refused(state: SteamRollers, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return Refusal("steam.start.own-load", {"what": "must"}) if loads_left(state.table) else None
    if not isinstance(move, PlaceLoad):
        return Refusal("steam.start.own-load", {"what": "must"})
    kind = KIND_NAMES.index(move.good)
    if kind == GREY:
        return Refusal("steam.start.own-load", {"what": "grey"})
    if state.table[BAG + kind] == 0:
        return Refusal("steam.start.own-load", {"what": "none", "good": move.good})
    return None
