"""Why an order cannot be fulfilled."""

from __future__ import annotations

from semafor.games.steamrollers.layout import COAL, KEPT, ORDER_OWNER, ORDER_SIDE, POOL, SHEET
from semafor.games.steamrollers.material import KIND_NAMES
from semafor.games.steamrollers.moves import FulfilOrder
from semafor.games.steamrollers.parts.orders import payable
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.refusal import Refusal


def order_refused(state: SteamRollers, seat: int, move: FulfilOrder) -> Refusal | None:
    """Which rule forbids the exchange."""
    if state.turn.exchanged:
        return Refusal("steam.order.once-per-turn")
    order = move.order - 1
    owner = int(state.table[ORDER_OWNER + order])
    if owner != POOL:
        return Refusal("steam.order.first-come", {"order": move.order, "seat": owner + 1})
    joker = 0 if move.coal_for is None else KIND_NAMES.index(move.coal_for) + 1
    if payable(state.material, state.sheets, state.table, seat, order, joker):
        return None
    due = (order * 2 + int(state.table[ORDER_SIDE + order])) * 6
    asked = [f"{int(state.material.order_goods[due + kind])} {KIND_NAMES[kind]}" for kind in range(5)]
    goods = [text for text in asked if not text.startswith("0")]
    if joker and state.sheets[seat * SHEET + KEPT + COAL] == 0:
        return Refusal("steam.order.coal-joker", {"what": "no-coal", "order": move.order})
    if joker and state.material.order_goods[due + joker - 1] == 0:
        return Refusal("steam.order.coal-joker", {"what": "not-asked", "joker": KIND_NAMES[joker - 1], "good": goods})
    kept = [f"{int(state.sheets[seat * SHEET + KEPT + kind])} {name}" for kind, name in enumerate(KIND_NAMES)]
    have = [text for text in kept if not text.startswith("0")]
    return Refusal("steam.order.exact-goods", {"order": move.order, "good": goods, "good-kept": have or "none"})
