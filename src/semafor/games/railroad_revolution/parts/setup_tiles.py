"""The set-up tiles: who picks, and what a tile gives."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import GENERAL, NONE, SEAT, SETUP_SIDE, SETUP_WORKER, SPARE_BUILDING, SPARE_TRACK
from semafor.games.railroad_revolution.parts.frames import open_bonus
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import add_worker


def pick(table: Tabletop, seat: i64, place: i64) -> None:
    """The worker beside the tile and the tile's reward (rev.setup.pick-effect)."""
    table.course.taken = 1
    colour = i64(table.box[SETUP_WORKER + place])
    table.box[GENERAL + colour] += 1
    add_worker(table, seat, colour)
    bonus = table.material.setup_row + i64(table.box[SETUP_SIDE + place])
    table.box[SETUP_SIDE + place] = NONE
    table.box[SETUP_WORKER + place] = NONE
    table.course.picked += 1
    open_bonus(table, seat, bonus, 0)


def picker(table: Tabletop, number: i64) -> i64:
    """The seat that picks as the number-th: first the one to the right of the first player (rev.setup.pick-order)."""
    turned = table.seats - number if table.course.backwards else number
    return (table.course.first + table.seats - 1 + turned) % table.seats


def clear_setup(table: Tabletop) -> None:
    """Spare pieces go back to the box (rev.setup.cleanup)."""
    for seat in range(table.seats):
        table.box[seat * SEAT + SPARE_TRACK] = 0
        table.box[seat * SEAT + SPARE_BUILDING] = 0
