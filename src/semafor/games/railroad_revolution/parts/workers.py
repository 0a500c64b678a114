"""Workers: in the supplies, on the player boards, and how many a turn may end with."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import AVAILABLE, COLOURS, DESK_SEAT, FIELD, FIELDS, GENERAL, SEAT, STANDING
from semafor.games.railroad_revolution.parts.tabletop import Tabletop


def available(table: Tabletop, seat: i64) -> i64:
    return table.desk[seat * DESK_SEAT + AVAILABLE]


def supply_size(table: Tabletop, seat: i64) -> i64:
    size: i64 = 0
    for colour in range(i64(COLOURS)):
        size += i64(table.box[seat * SEAT + colour])
    return size


def general_size(table: Tabletop) -> i64:
    size: i64 = 0
    for colour in range(i64(COLOURS)):
        size += i64(table.box[GENERAL + colour])
    return size


def add_worker(table: Tabletop, seat: i64, colour: i64) -> None:
    """A worker of the general supply comes into the seat's own."""
    table.box[GENERAL + colour] -= 1
    table.box[seat * SEAT + colour] += 1
    table.desk[seat * DESK_SEAT + AVAILABLE] += 1


def remove_worker(table: Tabletop, seat: i64, source: i64) -> i64:
    """A worker leaves the seat's supply or board; his colour."""
    at = seat * SEAT
    table.box[at + source] -= 1
    table.desk[seat * DESK_SEAT + AVAILABLE] -= 1
    if source < COLOURS:
        return source
    colour = source - COLOURS
    for field in range(i64(FIELDS)):
        if table.box[at + FIELD + field * COLOURS + colour]:
            table.box[at + FIELD + field * COLOURS + colour] -= 1
            break
    return colour


def discard_worker(table: Tabletop, seat: i64, source: i64) -> None:
    colour = remove_worker(table, seat, source)
    table.box[GENERAL + colour] += 1


def recall(table: Tabletop, seat: i64) -> None:
    """All workers of the board come back into the supply (rev.turn.recall)."""
    at = seat * SEAT
    for colour in range(i64(COLOURS)):
        table.box[at + colour] += table.box[at + STANDING + colour]
        table.box[at + STANDING + colour] = 0
    for place in range(at + FIELD, at + FIELD + FIELDS * COLOURS):
        table.box[place] = 0


def short(table: Tabletop, seat: i64) -> bool:
    """Whether the seat has fewer available workers than a turn may end with."""
    return available(table, seat) < table.material.rules.min_workers
