"""Why a delivery cannot be made: the die, the good, the route, the power."""

from __future__ import annotations

from semafor.games.steamrollers.layout import LOAD, LOAD_CITY, OWNER, POWER, SHEET, SIDE
from semafor.games.steamrollers.material import KIND_NAMES
from semafor.games.steamrollers.moves import GOOD_NAMES, Deliver
from semafor.games.steamrollers.parts.deliveries import distances
from semafor.games.steamrollers.parts.goods import good_kind, row_of
from semafor.games.steamrollers.parts.sheets import reach
from semafor.games.steamrollers.parts.tiles import DESTINATION_OR_LONGER, UNLIMITED_OR_POWER, owns, owns_any, power
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.refusal import Refusal


def delivery_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    return _die_refuses_delivery(state, seat, move) or _good_refused(state, seat, move) or _distance_refused(state, seat, move)


def _die_refuses_delivery(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    """The die names the origin, or with tile 3a the destination."""
    if move.origin - 1 == state.turn.die:
        return None
    mine = state.table[OWNER + DESTINATION_OR_LONGER] == seat and state.table[SIDE + DESTINATION_OR_LONGER] == 0
    if move.to - 1 == state.turn.die and mine:
        spent = not owns_any(state.table, state.turn, seat, DESTINATION_OR_LONGER)
        return Refusal("steam.solo.permanent-once", {"tile": 3}) if spent else None
    return Refusal(
        "steam.deliver.origin-by-die",
        {"what": "die-or-3a" if mine else "die", "die": int(state.turn.die) + 1, "city": move.origin},
    )


def _good_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    """The good must lie there and belong to the destination."""
    good = GOOD_NAMES.index(move.good)
    if good_kind(state.material, state.sheets, state.table, seat, move.origin - 1, move.to - 1, good) >= 0:
        return None
    in_row = move.good.startswith("place")
    if in_row != (state.seats == 1):
        return Refusal("steam.solo.goods-in-row", {"what": "solo" if state.seats == 1 else "many", "city": move.origin})
    if in_row:
        place = int(move.good[-1])
        lies = place <= len(row_of(state.table, move.origin - 1))
        if not lies:
            return Refusal("steam.deliver.origin-by-die", {"what": "place", "city": move.origin, "place": place})
        kind = int(row_of(state.table, move.origin - 1)[place - 1])
        return _mismatch(state, KIND_NAMES[kind], move.to)
    if move.good == "own":
        sheet = seat * SHEET
        lies = state.sheets[sheet + LOAD] != 0 and state.sheets[sheet + LOAD_CITY] == move.origin - 1
        if not lies:
            return Refusal("steam.start.own-load-exclusive", {"city": move.origin})
        return _mismatch(state, KIND_NAMES[int(state.sheets[sheet + LOAD]) - 1], move.to)
    wanted = "coal" if move.good == "coal" else _colour(state, move.to)
    return Refusal("steam.deliver.origin-by-die", {"what": "good", "city": move.origin, "good": wanted})


def _colour(state: SteamRollers, city: int) -> str:
    return KIND_NAMES[state.material.city_colour[city - 1]]


def _mismatch(state: SteamRollers, good: str, city: int) -> Refusal:
    return Refusal("steam.deliver.colour-match", {"good": good, "city": city, "colour": _colour(state, city)})


def _distance_refused(state: SteamRollers, seat: int, move: Deliver) -> Refusal | None:
    origin, to = move.origin - 1, move.to - 1
    if distances(state.sheets, state.table, state.turn, seat, origin, to, True) >> move.distance - 1 & 1:
        return None
    routes = int(reach(state.sheets, seat, origin, to))
    if routes == 0:
        return Refusal("steam.deliver.own-network", {"from": move.origin, "city": move.to})
    natural = routes >> move.distance - 1 & 1
    stretched = (routes << 1 | routes << 2) >> move.distance - 1 & 1
    longer = stretched and owns(state.table, state.turn, seat, DESTINATION_OR_LONGER, 1)
    if move.distance > power(state.sheets, state.table, state.turn, seat) and (natural or longer):
        return _power_refused(state, seat, move, bool(natural))
    found = [at + 1 for at in range(11) if routes >> at & 1]
    return Refusal("steam.deliver.distance", {"from": move.origin, "city": move.to, "distance": found})


def _power_refused(state: SteamRollers, seat: int, move: Deliver, natural: bool) -> Refusal:
    boxes = int(state.sheets[seat * SHEET + POWER])
    mine = state.table[OWNER + UNLIMITED_OR_POWER] == seat and state.table[SIDE + UNLIMITED_OR_POWER] == 1
    if mine and power(state.sheets, state.table, state.turn, seat) == boxes and move.distance == boxes + 1:
        return Refusal("steam.solo.permanent-once", {"tile": 4})
    rule = "steam.deliver.power" if natural else "steam.tile.3b-needs-power"
    return Refusal(rule, {"distance": move.distance, "power": int(power(state.sheets, state.table, state.turn, seat))})
