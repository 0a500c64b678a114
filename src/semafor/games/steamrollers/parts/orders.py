"""Order tiles: which a seat can pay, and what paying does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import EXCHANGE
from semafor.games.steamrollers.layout import BAG, CITIES, COAL, COLOURS, KEPT, KINDS, ORDER_OWNER, ORDER_SIDE, OUT, POOL, SHEET
from semafor.games.steamrollers.material import Material
from semafor.kernel.state import Moves


def order_points(material: Material, table: vec[u8], seat: i64) -> i64:
    points: i64 = 0
    for order in range(i64(CITIES)):
        if i64(table[ORDER_OWNER + order]) == seat:
            points += material.order_points[order * 2 + i64(table[ORDER_SIDE + order])]
    return points


def orders_of(table: vec[u8], seat: i64) -> vec[i64]:
    """The faces of the order tiles the seat has fulfilled."""
    faces = vec[i64](capacity=6)
    for order in range(i64(CITIES)):
        if i64(table[ORDER_OWNER + order]) == seat:
            faces = append(faces, order * 2 + i64(table[ORDER_SIDE + order]))
    return faces


def payable(material: Material, sheets: vec[u8], table: vec[u8], seat: i64, order: i64, joker: i64) -> bool:
    """Whether the seat can give exactly the goods of the order, with coal in place of one of kind joker - 1."""
    if table[ORDER_OWNER + order] != POOL:
        return False
    kept = seat * SHEET + KEPT
    need = (order * 2 + i64(table[ORDER_SIDE + order])) * KINDS
    if joker > 0 and (sheets[kept + COAL] == 0 or material.order_goods[need + joker - 1] == 0):
        return False
    for kind in range(i64(COLOURS)):
        due = material.order_goods[need + kind]
        if kind == joker - 1:
            due -= 1
        if i64(sheets[kept + kind]) < due:
            return False
    return True


def can_exchange(material: Material, sheets: vec[u8], table: vec[u8], seat: i64) -> bool:
    for order in range(i64(CITIES)):
        for joker in range(i64(COLOURS + 1)):
            if payable(material, sheets, table, seat, order, joker):
                return True
    return False


def add_exchanges(material: Material, sheets: vec[u8], table: vec[u8], seat: i64, moves: Moves) -> None:
    for order in range(i64(CITIES)):
        for joker in range(i64(COLOURS + 1)):
            if payable(material, sheets, table, seat, order, joker):
                moves.add(EXCHANGE + order * 6 + joker)


def exchange(material: Material, sheets: vec[u8], table: vec[u8], seat: i64, order: i64, joker: i64) -> None:
    """The goods go to the bag, coal leaves the game, the order is the seat's for good."""
    kept = seat * SHEET + KEPT
    need = (order * 2 + i64(table[ORDER_SIDE + order])) * KINDS
    for kind in range(i64(COLOURS)):
        due = material.order_goods[need + kind]
        if kind == joker - 1:
            due -= 1
            sheets[kept + COAL] -= 1
            table[OUT] += 1
        sheets[kept + kind] -= u8(due)
        table[BAG + kind] += u8(due)
    table[ORDER_OWNER + order] = u8(seat)
