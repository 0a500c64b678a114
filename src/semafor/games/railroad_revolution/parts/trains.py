"""Trains of the seats and of the stacks."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import BACK, FRONT, KINDS, SEAT, STOCK
from semafor.games.railroad_revolution.parts.tabletop import Tabletop


def count_trains(table: Tabletop, seat: i64) -> i64:
    count: i64 = 0
    for place in range(seat * SEAT + FRONT, seat * SEAT + BACK + KINDS):
        count += i64(table.box[place])
    return count


def trains_in_stock(table: Tabletop) -> bool:
    for kind in range(i64(KINDS)):
        if table.box[STOCK + kind]:
            return True
    return False


def take_train(table: Tabletop, seat: i64, kind: i64) -> None:
    table.box[STOCK + kind] -= 1
    table.box[seat * SEAT + FRONT + kind] += 1
