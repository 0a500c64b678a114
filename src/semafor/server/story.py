"""The story of a room: all that an audience was told, and the moves it may read."""

from __future__ import annotations

import msgspec

from semafor.server.messages import EventShown
from semafor.server.room import Room
from semafor.server.showing import shown_events


class Told(msgspec.Struct, frozen=True):
    """What frame `n` told this audience."""

    n: int
    events: list[EventShown]


class Line(msgspec.Struct, frozen=True):
    """An entry in notation; `action` is None for an undo."""

    seat: int
    action: int | None
    notation: str


class Story(msgspec.Struct, frozen=True):
    """All this audience was told, and the moves in notation: one's own while the game lasts, everybody's after it."""

    told: list[Told]
    moves: list[Line]


def story_of(room: Room, seat: int | None) -> Story:
    """The story of a room that has kept all its frames."""
    told = [Told(n, shown_events(events)) for n, events in enumerate(room.audience(seat).told, 1)]
    return Story(told, lines(room, seat))


def lines(room: Room, seat: int | None) -> list[Line]:
    if room.table is None:
        return []
    notation = room.game.actions.notation
    return [
        Line(entry.seat, entry.action, entry.undo_word if entry.action is None else notation(entry.action))
        for entry in room.table.entries
        if room.status == "over" or entry.seat == seat
    ]
