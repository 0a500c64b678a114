"""Why a die in hand does not allow a move: tracks, boxes, tiles, deliveries, changes of the die, orders."""

from __future__ import annotations

from semafor.games.steamrollers.depot import (
    ANY_TRACK,
    CHANGE_DIE,
    DESTINATION_OR_LONGER,
    SET_DIE,
    TILE_TWO,
    UNLIMITED_OR_POWER,
)
from semafor.games.steamrollers.layout import (
    COAL,
    KEPT,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OWNER,
    PLACES,
    POOL,
    POWER,
    ROW,
    SHEET,
    SIDE,
    TRACK,
)
from semafor.games.steamrollers.material import (
    CITY,
    KIND_NAMES,
    NO_REGION,
    SIDE_NAMES,
    TRACK_A,
    TRACK_B,
    TYPE_NAMES,
    cell_number,
    track_type,
)
from semafor.games.steamrollers.moves import (
    GOOD_NAMES,
    BlockEva,
    ChooseDie,
    ChooseTwo,
    CrossBox,
    Decline,
    Deliver,
    DrawTrack,
    FlipDie,
    FulfilOrder,
    LeaveDie,
    LetEva,
    NudgeDie,
    Pass,
    PickStart,
    PlaceLoad,
    RerollDie,
    RerollEva,
    SetDie,
    TakeDie,
    TakeTile,
)
from semafor.games.steamrollers.offers import FINAL, WAS_NUDGED, WAS_SET
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal


def action_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the move with the die in hand."""
    match move:
        case DrawTrack():
            return cell_refused(state, move) or _track_refused(state, seat, move)
        case Deliver():
            return _delivery_refused(state, seat, move)
        case CrossBox(box):
            return _box_refused(state, seat, box)
        case TakeTile(tile):
            return _take_refused(state, seat, tile)
        case FulfilOrder():
            return order_refused(state, seat, move)
        case SetDie() | NudgeDie() | FlipDie() | RerollDie():
            return _change_refused(state, seat, move)
        case Pass():
            able = state.plain_action(seat, state.die)
            return Refusal("steam.round.no-legal-action", {"what": "pass", "die": int(state.die) + 1}) if able else None
        case ChooseDie() | ChooseTwo():
            return Refusal("steam.round.take-one-white-die", {"what": "chosen", "die": int(state.die) + 1})
    return misplaced(state, move) or Refusal("steam.round.must-act", {"what": "act", "die": int(state.die) + 1})


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


# Tracks, boxes and tiles


def cell_refused(state: SteamRollers, move: DrawTrack) -> Refusal | None:
    """Whether the cell is one that anybody could ever draw on."""
    cell = cell_number(move.cell)
    if state.material.region[cell] == NO_REGION:
        return Refusal("steam.setup.sheet", {"cell": move.cell})
    if state.material.kind[cell] == CITY:
        return Refusal("steam.track.not-on-city", {"cell": move.cell})
    return None


def _track_refused(state: SteamRollers, seat: int, move: DrawTrack) -> Refusal | None:
    cell = cell_number(move.cell)
    region = int(state.material.region[cell])
    if region != state.die:
        return Refusal("steam.track.region", {"cell": move.cell, "region": region + 1, "die": int(state.die) + 1})
    if state.sheets[seat * SHEET + TRACK + cell] != 0:
        return Refusal("steam.track.no-redraw", {"cell": move.cell})
    kind = int(track_type(track_number(move.sides)))
    if state.material.black[state.black * 3 + kind] or state.owns_any(seat, ANY_TRACK):
        return None
    if state.table[OWNER + ANY_TRACK] == seat:
        return Refusal("steam.solo.permanent-once", {"tile": 6})
    return Refusal("steam.track.type", {"type": TYPE_NAMES[kind]})


def track_number(sides: tuple[str, str]) -> int:
    one, other = (SIDE_NAMES.index(side) for side in sides)
    return next(track for track in range(15) if {TRACK_A[track], TRACK_B[track]} == {one, other})


def _box_refused(state: SteamRollers, seat: int, box: int) -> Refusal | None:
    if box - 1 != state.die:
        return Refusal("steam.loco.cross-box", {"box": box, "die": int(state.die) + 1})
    return Refusal("steam.loco.once-per-box", {"box": box}) if state.box_crossed(seat, box - 1) else None


def _take_refused(state: SteamRollers, seat: int, tile: int) -> Refusal | None:
    if tile - 1 != state.die:
        return Refusal("steam.tile.take", {"tile": tile, "die": int(state.die) + 1})
    if not state.takeable(seat, tile - 1):
        return Refusal("steam.tile.sideways-protected", {"tile": tile, "seat": int(state.table[OWNER + tile - 1]) + 1})
    return None


# Changing the die


def _change_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    if state.changed & FINAL:
        return Refusal("steam.tile.5b-final")
    if isinstance(move, SetDie):
        return _set_refused(state, seat, move.face - 1)
    if isinstance(move, NudgeDie):
        return _nudge_refused(state, seat, move.by)
    return _turn_refused(state, seat, move)


def _unowned(state: SteamRollers, seat: int, tile: int, side: int | None, rule: str) -> Refusal | None:
    """The tile is another's or lies with its other side up, or in the solo game has served this turn already."""
    if state.table[OWNER + tile] != seat or side not in (None, state.table[SIDE + tile]):
        return Refusal(rule, {"what": "not-owned"})
    if not state.owns_any(seat, tile):
        return Refusal("steam.solo.permanent-once", {"tile": tile + 1})
    return None


NOTHING_FOLLOWS = Refusal("steam.round.no-legal-action", {"what": "tile"})


def _set_refused(state: SteamRollers, seat: int, face: int) -> Refusal | None:
    rule = "steam.tile.1-set-die"
    if state.changed & WAS_SET:
        return Refusal(rule, {"what": "used"})
    if refused := _unowned(state, seat, SET_DIE, None, rule):
        return refused
    return None if state.set_leads_on(seat, face, state.alive(seat)) else NOTHING_FOLLOWS


def _nudge_refused(state: SteamRollers, seat: int, by: int) -> Refusal | None:
    rule = "steam.tile.5a-nudge"
    if state.changed & WAS_NUDGED:
        return Refusal(rule, {"what": "used"})
    if refused := _unowned(state, seat, CHANGE_DIE, 0, rule):
        return refused
    if not 0 <= state.die + by < 6:
        return Refusal("steam.tile.5a-no-wrap", {"die": int(state.die) + 1})
    return None if state.nudge_leads_on(seat, state.die + by, state.alive(seat)) else NOTHING_FOLLOWS


def _turn_refused(state: SteamRollers, seat: int, move: Move) -> Refusal | None:
    if refused := _unowned(state, seat, CHANGE_DIE, 1, "steam.tile.5b-reroll-or-flip"):
        return refused
    alive = int(state.alive(seat))
    follows = alive >> int(5 - state.die) & 1 if isinstance(move, FlipDie) else alive
    return None if follows else NOTHING_FOLLOWS


# Orders


def order_refused(state: SteamRollers, seat: int, move: FulfilOrder) -> Refusal | None:
    """Which rule forbids the exchange."""
    if not state.orders:
        return Refusal("steam.setup.orders")
    if state.exchanged:
        return Refusal("steam.order.once-per-turn")
    order = move.order - 1
    owner = int(state.table[ORDER_OWNER + order])
    if owner != POOL:
        return Refusal("steam.order.first-come", {"order": move.order, "seat": owner + 1})
    joker = 0 if move.coal_for is None else KIND_NAMES.index(move.coal_for) + 1
    if state.payable(seat, order, joker):
        return None
    due = (order * 2 + int(state.table[ORDER_SIDE + order])) * 6
    asked = [f"{int(state.material.order_goods[due + kind])} {KIND_NAMES[kind]}" for kind in range(5)]
    goods = [text for text in asked if not text.startswith("0")]
    if joker and state.sheets[seat * SHEET + KEPT + COAL] == 0:
        return Refusal("steam.order.coal-joker", {"what": "no-coal"})
    if joker and state.material.order_goods[due + joker - 1] == 0:
        return Refusal("steam.order.coal-joker", {"what": "not-asked", "joker": KIND_NAMES[joker - 1], "good": goods})
    return Refusal("steam.order.exact-goods", {"good": goods})


# Deliveries


def _delivery_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    return _die_refuses_delivery(state, seat, move) or _good_refused(state, seat, move) or _distance_refused(state, seat, move)


def _die_refuses_delivery(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    """The die names the origin, or with tile 3a the destination."""
    if move.origin - 1 == state.die:
        return None
    mine = state.table[OWNER + DESTINATION_OR_LONGER] == seat and state.table[SIDE + DESTINATION_OR_LONGER] == 0
    if move.to - 1 == state.die and mine:
        spent = not state.owns_any(seat, DESTINATION_OR_LONGER)
        return Refusal("steam.solo.permanent-once", {"tile": 3}) if spent else None
    return Refusal(
        "steam.deliver.origin-by-die", {"what": "die-or-3a" if mine else "die", "die": int(state.die) + 1, "city": move.origin}
    )


def _good_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    """The good must lie there and belong to the destination."""
    good = GOOD_NAMES.index(move.good)
    if state.good_kind(seat, move.origin - 1, move.to - 1, good) >= 0:
        return None
    in_row = move.good.startswith("place")
    if in_row != (state.seats == 1):
        return Refusal("steam.solo.goods-in-row", {"what": "solo" if state.seats == 1 else "many"})
    if in_row:
        place = int(move.good[-1])
        lies = place <= len(row(state, move.origin - 1))
        rule = "steam.deliver.colour-match" if lies else "steam.deliver.origin-by-die"
        return Refusal(rule, {"what": "good", "city": move.to if lies else move.origin})
    if move.good == "own":
        sheet = seat * SHEET
        lies = state.sheets[sheet + LOAD] != 0 and state.sheets[sheet + LOAD_CITY] == move.origin - 1
        rule = "steam.deliver.colour-match" if lies else "steam.start.own-load-exclusive"
        return Refusal(rule, {"city": move.to if lies else move.origin})
    return Refusal("steam.deliver.origin-by-die", {"what": "good", "city": move.origin})


def row(state: SteamRollers, city: int) -> list[str]:
    """The goods of a city in the solo game, left to right."""
    kinds = [int(state.table[ROW + city * PLACES + place]) for place in range(PLACES)]
    return [KIND_NAMES[kind - 1] for kind in kinds if kind]


def _distance_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    origin, to = move.origin - 1, move.to - 1
    if state.distances(seat, origin, to, True) >> move.distance - 1 & 1:
        return None
    routes = int(state.reach(seat, origin, to))
    if routes == 0:
        return Refusal("steam.deliver.own-network", {"from": move.origin, "city": move.to})
    natural = routes >> move.distance - 1 & 1
    longer = state.owns(seat, DESTINATION_OR_LONGER, 1) and (routes << 1 | routes << 2) >> move.distance - 1 & 1
    power = int(state.power(seat))
    if move.distance > power and (natural or longer):
        return _power_refused(state, seat, move, bool(natural))
    return Refusal("steam.deliver.distance", {"distance": [at + 1 for at in range(11) if routes >> at & 1]})


def _power_refused(state: SteamRollers, seat: int, move: Deliver, natural: bool) -> Refusal:
    boxes = int(state.sheets[seat * SHEET + POWER])
    mine = state.table[OWNER + UNLIMITED_OR_POWER] == seat and state.table[SIDE + UNLIMITED_OR_POWER] == 1
    if mine and state.power(seat) == boxes and move.distance == boxes + 1:
        return Refusal("steam.solo.permanent-once", {"tile": 4})
    rule = "steam.deliver.power" if natural else "steam.tile.3b-needs-power"
    return Refusal(rule, {"distance": move.distance, "power": int(state.power(seat))})
