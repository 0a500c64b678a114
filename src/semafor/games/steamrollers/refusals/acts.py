"""Why a die in hand does not allow an act; tracks, locomotive boxes and action tiles are refused here."""

from __future__ import annotations

from semafor.games.steamrollers.layout import OWNER, SHEET, TRACK
from semafor.games.steamrollers.material import CITY, NO_REGION, TYPE_NAMES, cell_number, track_type
from semafor.games.steamrollers.moves import (
    ChooseDie,
    ChooseTwo,
    CrossBox,
    Deliver,
    DrawTrack,
    FlipDie,
    FulfilOrder,
    NudgeDie,
    Pass,
    RerollDie,
    SetDie,
    TakeTile,
)
from semafor.games.steamrollers.notation import track_number
from semafor.games.steamrollers.parts.dice import plain_action
from semafor.games.steamrollers.parts.sheets import box_crossed
from semafor.games.steamrollers.parts.tiles import ANY_TRACK, owns_any, takeable
from semafor.games.steamrollers.refusals.deliveries import delivery_refused
from semafor.games.steamrollers.refusals.dice import change_refused
from semafor.games.steamrollers.refusals.orders import order_refused
from semafor.games.steamrollers.refusals.questions import misplaced
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def act_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the move with the die in hand."""
    match move:
        case DrawTrack():
            return cell_refused(state, move) or _track_refused(state, seat, move)
        case Deliver():
            return delivery_refused(state, seat, move)
        case CrossBox(box):
            return _box_refused(state, seat, box)
        case TakeTile(tile):
            return _take_refused(state, seat, tile)
        case FulfilOrder():
            return order_refused(state, seat, move)
        case SetDie() | NudgeDie() | FlipDie() | RerollDie():
            return change_refused(state, seat, move)
        case Pass():
            able = plain_action(state.material, state.sheets, state.table, state.turn, seat, state.turn.die)
            return Refusal("steam.round.no-legal-action", {"what": "pass", "die": int(state.turn.die) + 1}) if able else None
        case ChooseDie() | ChooseTwo():
            return Refusal("steam.round.take-one-white-die", {"what": "chosen", "die": int(state.turn.die) + 1})
    return misplaced(state, move) or Refusal("steam.round.must-act", {"what": "act", "die": int(state.turn.die) + 1})


def _track_refused(state: SteamRollers, seat: int, move: DrawTrack) -> Refusal | None:
    cell = cell_number(move.cell)
    region = int(state.material.region[cell])
    if region != state.turn.die:
        return Refusal("steam.track.region", {"cell": move.cell, "region": region + 1, "die": int(state.turn.die) + 1})
    if state.sheets[seat * SHEET + TRACK + cell] != 0:
        return Refusal("steam.track.no-redraw", {"cell": move.cell})
    kind = int(track_type(track_number(move.sides)))
    if state.material.black[state.turn.black * 3 + kind] or owns_any(state.table, state.turn, seat, ANY_TRACK):
        return None
    if state.table[OWNER + ANY_TRACK] == seat:
        return Refusal("steam.solo.permanent-once", {"tile": 6})
    shown = [name for at, name in enumerate(TYPE_NAMES) if state.material.black[state.turn.black * 3 + at]]
    return Refusal("steam.track.type", {"type": TYPE_NAMES[kind], "type-shown": shown})


def cell_refused(state: SteamRollers, move: DrawTrack) -> Refusal | None:
    """Whether the cell is one that anybody could ever draw on."""
    cell = cell_number(move.cell)
    if state.material.region[cell] == NO_REGION:
        return Refusal("steam.setup.sheet", {"cell": move.cell})
    if state.material.kind[cell] == CITY:
        return Refusal("steam.track.not-on-city", {"cell": move.cell, "city": int(state.material.region[cell]) + 1})
    return None


def _box_refused(state: SteamRollers, seat: int, box: int) -> Refusal | None:
    if box - 1 != state.turn.die:
        return Refusal("steam.loco.cross-box", {"box": box, "die": int(state.turn.die) + 1})
    return Refusal("steam.loco.once-per-box", {"box": box}) if box_crossed(state.sheets, seat, box - 1) else None


def _take_refused(state: SteamRollers, seat: int, tile: int) -> Refusal | None:
    if tile - 1 != state.turn.die:
        return Refusal("steam.tile.take", {"tile": tile, "die": int(state.turn.die) + 1})
    if not takeable(state.table, seat, tile - 1):
        return Refusal("steam.tile.sideways-protected", {"tile": tile, "seat": int(state.table[OWNER + tile - 1]) + 1})
    return None
