"""What an effect could do at all, its cost aside."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    ACTION,
    COLOURS,
    FROM_BOARD,
    FROM_SPARE,
    MAIN,
    ROW,
    ROW_ANY,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EXCHANGE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_MONEY,
    ROW_PROMOTE,
    ROW_SHARES,
    ROW_STEPS,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
    SALE,
    SEAT,
    SPARE_BUILDING,
    SPARE_TRACK,
)
from semafor.games.railroad_revolution.parts.milestones import can_promote
from semafor.games.railroad_revolution.parts.performance import can_step
from semafor.games.railroad_revolution.parts.pieces import (
    buildings_left,
    free_spaces,
    open_cities,
    open_sections,
    spare_cities,
    spare_sections,
    tracks_left,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.trains import count_trains, trains_in_stock
from semafor.games.railroad_revolution.parts.workers import general_size


def usable(table: Tabletop, seat: i64, bonus: i64) -> bool:
    """Whether some effect of the bonus can happen now, its cost aside."""
    row = table.material.bonus
    at = bonus * ROW
    if certain(table, seat, at):
        return True
    return (row[at + ROW_STEPS] > 0 and can_step(table, seat)) or (row[at + ROW_PROMOTE] > 0 and can_promote(table, seat))


def certain(table: Tabletop, seat: i64, at: i64) -> bool:
    """Whether the bonus has an effect that costs nothing further and needs only what lies on the table."""
    row = table.material.bonus
    if row[at + ROW_MONEY] or row[at + ROW_SHARES]:
        return True
    if (row[at + ROW_FLIPS] and count_trains(table, seat)) or (row[at + ROW_TRAIN] and trains_in_stock(table)):
        return True
    if spaces_to_lay(table, seat, row[at + ROW_LAY]) or cities_to_build(table, seat, row[at + ROW_BUILD]):
        return True
    if sections_to_wire(table, seat, row[at + ROW_WIRE]):
        return True
    return gives_workers(table, at) and general_size(table) > 0


def gives_workers(table: Tabletop, at: i64) -> bool:
    row = table.material.bonus
    if row[at + ROW_EXCHANGE] or row[at + ROW_CHOICE] or row[at + ROW_ANY]:
        return True
    for colour in range(i64(COLOURS)):
        if row[at + ROW_WORKERS + colour]:
            return True
    return False


def last_for_sale(table: Tabletop, seat: i64) -> bool:
    """Whether the last piece is needed for the main part of a sale."""
    if table.course.phase != ACTION or table.job.field != SALE or not table.job.pool & MAIN:
        return False
    return tracks_left(table, seat) + buildings_left(table, seat) == 1


def spaces_to_lay(table: Tabletop, seat: i64, piece: i64) -> i64:
    """Spaces for a free track of the board or the spare one, as bits."""
    if piece == FROM_SPARE:
        return free_spaces(table, seat) if table.box[seat * SEAT + SPARE_TRACK] else 0
    if piece != FROM_BOARD or tracks_left(table, seat) == 0 or last_for_sale(table, seat):
        return 0
    return free_spaces(table, seat)


def cities_to_build(table: Tabletop, seat: i64, piece: i64) -> i64:
    if piece == FROM_SPARE:
        return spare_cities(table, seat) if table.box[seat * SEAT + SPARE_BUILDING] else 0
    if piece != FROM_BOARD or buildings_left(table, seat) == 0 or last_for_sale(table, seat):
        return 0
    return open_cities(table, seat)


def sections_to_wire(table: Tabletop, seat: i64, piece: i64) -> i64:
    if piece == FROM_SPARE:
        return spare_sections(table) if table.box[seat * SEAT + SPARE_BUILDING] else 0
    if piece != FROM_BOARD or buildings_left(table, seat) == 0 or last_for_sale(table, seat):
        return 0
    return open_sections(table, seat)
