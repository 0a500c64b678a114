"""What people say at the table, and to whom they do not listen."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from semafor.kernel.view import Event
from semafor.rooms import entries as e

if TYPE_CHECKING:
    from semafor.rooms.room import Room

CHAT_KEPT = 50
WATCHER = -1  # in the place of a seat


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat as it is shown."""

    seat: int
    name: str
    text: str
    at_ms: int


def take_talk(room: Room, entry: e.Said | e.Muted) -> None:
    if isinstance(entry, e.Muted):
        (room.seats[entry.seat].muted.add if entry.on else room.seats[entry.seat].muted.discard)(entry.other)
        return
    name = room.seats[entry.seat].name
    if not entry.text:  # it was said so long ago that the words are not kept any more
        for frames in room.audiences:
            frames.push([])
        return
    room.chat.append(ChatLine(entry.seat, name, entry.text, room.at_ms))
    for to, frames in enumerate(room.audiences):
        if to == len(room.seats) or entry.seat not in room.seats[to].muted:
            frames.push([Event("said", entry.seat, {"name": name, "text": entry.text})])


def take_gallery(room: Room, entry: e.WatcherSaid | e.WatchersHeard) -> None:
    """What watchers say is told to watchers, to who plays and wants to hear it, and after the end to everybody."""
    if isinstance(entry, e.WatchersHeard):
        room.seats[entry.seat].hears_watchers = entry.on
        room.audience(entry.seat).push([])
        return
    room.gallery_said += 1
    told = [Event("watcher-said", None, {"name": entry.name, "text": entry.text})] if entry.text else []
    if entry.text:
        room.gallery.append(ChatLine(WATCHER, entry.name, entry.text, room.at_ms))
    for to, frames in enumerate(room.audiences):
        if room.hears_watchers(to):
            frames.push(told)


def forget_name(room: Room, number: int, player: int) -> None:
    """Who that player of the seat was is not told any more, neither at the seat nor beside what was said there."""
    seat = room.seats[number]
    if player < len(seat.before):
        name = seat.before[player].name
        seat.before[player] = msgspec.structs.replace(seat.before[player], name="", account="")
    else:
        name, seat.name, seat.account = seat.name, "", ""
    lines = [msgspec.structs.replace(line, name="") if (line.seat, line.name) == (number, name) else line for line in room.chat]
    room.chat = deque(lines, maxlen=CHAT_KEPT)
    if room.table is not None:
        room.table.names = [seat.name for seat in room.seats]
    room.tell("forgotten", number)
