"""Redraw what a seat cannot know: the milestones in the stacks. Equal views give equal redraws."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.layout import (
    DRAWN,
    DRAWN_KNOWN,
    MOST_DRAWN,
    NONE,
    QUEUE,
    QUEUE_KNOWN,
    QUEUE_ROOM,
    QUEUED,
    STACK,
    STACKS,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.stacks import drawn_bit
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck


def redraw(state: RailroadRevolution, seat: i64, luck: Luck) -> RailroadRevolution:
    """A table the seat cannot tell from this one."""
    copy = state.clone()
    table = copy.own_table()
    for stack in range(i64(STACKS)):
        redraw_stack(table, seat, stack, luck)
    return copy


def redraw_stack(table: Tabletop, seat: i64, stack: i64, luck: Luck) -> None:
    """Tiles the seat has not seen change places: in the unordered part, under it, and before another seat."""
    places = hidden_places(table, seat, stack)
    hidden = table.desk[STACK + stack]
    for place in places:
        hidden |= BIT[i64(table.box[place])]
    for place in places:
        tile = drawn_bit(hidden, luck)
        hidden &= ~BIT[tile]
        table.box[place] = u8(tile)
    table.desk[STACK + stack] = hidden


def hidden_places(table: Tabletop, seat: i64, stack: i64) -> vec[i64]:
    found = vec[i64](capacity=16)
    for number in range(i64(table.box[QUEUED + stack])):
        place = stack * QUEUE_ROOM + number
        if not i64(table.box[QUEUE_KNOWN + place]) & BIT[seat]:
            found = append(found, QUEUE + place)
    if table.stack == stack:
        for number in range(i64(MOST_DRAWN)):
            if table.box[DRAWN + number] != NONE and not i64(table.box[DRAWN_KNOWN + number]) & BIT[seat]:
                found = append(found, DRAWN + number)
    return found
