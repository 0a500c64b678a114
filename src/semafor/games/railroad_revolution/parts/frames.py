"""Rewards in hand: a frame holds what is left of one; the top frame is taken first."""

from __future__ import annotations

from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.layout import (
    ANY_COLOUR,
    BUILD,
    CHOICE,
    COLOURS,
    DUE,
    EACH,
    EXCHANGE,
    FLIPS,
    FRAME,
    FRAME_STACK,
    GAIN,
    GENERAL,
    LAY,
    PROMOTIONS,
    ROW,
    ROW_ANY,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EACH,
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
    STEPS,
    TRAIN,
    WIRE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import add_worker, general_size


def open_bonus(table: Tabletop, seat: i64, bonus: i64, due: i64) -> None:
    """Money and shares of the bonus are taken at once; a frame holds what needs a choice."""
    row = table.material.bonus
    at = bonus * ROW
    table.earn(seat, row[at + ROW_MONEY])
    table.take_shares(seat, row[at + ROW_SHARES])
    frame = FRAME_STACK + table.depth * FRAME
    box = table.box
    box[frame + DUE] = u8(due)
    box[frame + STEPS] = u8(row[at + ROW_STEPS])
    box[frame + PROMOTIONS] = u8(row[at + ROW_PROMOTE])
    box[frame + EACH] = u8(row[at + ROW_EACH])
    box[frame + FLIPS] = u8(row[at + ROW_FLIPS])
    box[frame + TRAIN] = u8(row[at + ROW_TRAIN])
    box[frame + LAY] = u8(row[at + ROW_LAY])
    box[frame + BUILD] = u8(row[at + ROW_BUILD])
    box[frame + WIRE] = u8(row[at + ROW_WIRE])
    box[frame + EXCHANGE] = u8(row[at + ROW_EXCHANGE])
    box[frame + GAIN] = 0
    box[frame + CHOICE] = 0
    table.depth += 1
    gain_workers(table, seat, at)
    close_if_empty(table)


def gain_workers(table: Tabletop, seat: i64, at: i64) -> None:
    """The shown workers; for a colour that has run out another is chosen (rev.supply.worker-substitute)."""
    row = table.material.bonus
    frame = table.frame()
    if row[at + ROW_CHOICE]:
        table.box[frame + GAIN] = 1
        table.box[frame + CHOICE] = u8(row[at + ROW_CHOICE])
    if row[at + ROW_ANY]:
        table.box[frame + GAIN] = u8(row[at + ROW_ANY])
        table.box[frame + CHOICE] = ANY_COLOUR
    for colour in range(i64(COLOURS)):
        missing = row[at + ROW_WORKERS + colour]
        while missing > 0 and table.box[GENERAL + colour]:
            add_worker(table, seat, colour)
            missing -= 1
        if missing > 0:
            table.box[frame + GAIN] += u8(missing)
            table.box[frame + CHOICE] = ANY_COLOUR


def open_frame(table: Tabletop, counter: i64, count: i64) -> None:
    """A frame with one counter only, e.g. one promotion."""
    frame = FRAME_STACK + table.depth * FRAME
    for place in range(frame, frame + FRAME):
        table.box[place] = 0
    table.box[frame + counter] = u8(count)
    table.depth += 1


def close_if_empty(table: Tabletop) -> None:
    """Frames in which nothing is left go away."""
    while table.depth > 0 and frame_empty(table):
        close_frame(table)


def frame_empty(table: Tabletop) -> bool:
    frame = table.frame()
    box = table.box
    if box[frame + GAIN] and general_size(table) == 0:
        box[frame + GAIN] = 0
    for place in range(frame + STEPS, frame + CHOICE):
        if box[place] and place != frame + EACH:
            return False
    return True


def close_frame(table: Tabletop) -> None:
    frame = table.frame()
    for place in range(frame, frame + FRAME):
        table.box[place] = 0
    table.depth -= 1


def gainable(table: Tabletop, colour: i64) -> bool:
    """Whether the top frame lets this colour be taken."""
    if table.box[GENERAL + colour] == 0:
        return False
    choice = i64(table.box[table.frame() + CHOICE])
    if choice & BIT[colour]:
        return True
    for wanted in range(i64(COLOURS)):
        if choice & BIT[wanted] and table.box[GENERAL + wanted] == 0:
            return True
    return False
