"""The watchers' own talk, apart from that of who plays."""

from __future__ import annotations

from functools import partial

import msgspec

from semafor.rooms import names
from semafor.rooms.chat import ChatLine
from semafor.rooms.commands import Text
from semafor.rooms.leaving import decide_watchers_line
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import Name
from semafor.server.http.new_rooms import introduce
from semafor.server.http.rooms import query_seat
from semafor.server.tokens import fresh_id

NO_SEAT = -1


class WatchersLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a watcher says to the watchers."""

    name: Name
    text: Text


async def read_gallery(call: Call) -> list[ChatLine]:
    """What watchers have said; a seat is told of it after the game, or if it wants to hear it."""
    room = (await call.live()).room
    seat = query_seat(call, room)
    return list(room.gallery) if room.hears_watchers(len(room.seats) if seat is None else seat) else []


async def speak(call: Call, body: WatchersLine) -> list[ChatLine]:
    """Say something to those who watch. Who plays has the table's own talk until the game is over."""
    live = await call.live()
    room = live.room
    if room.status != "over" and call.held_seats(room):
        raise Problem(403, "watchers-only")
    call.limit("gallery", f"{call.address} {room.id}")
    text, who = names.clean_line(body.text), await introduce(call, body.name)
    if who.account:
        async with call.node.database.begin() as connection:
            await call.node.accounts.remember(connection, room.id, NO_SEAT, who.account)
    decide = partial(decide_watchers_line, name=who.name, text=text, account=who.account)
    await call.append(live, f"watcher:{fresh_id()}", decide)
    return list(live.room.gallery)


ENDPOINTS = [
    Endpoint("GET", "/api/rooms/{room}/gallery", read_gallery, list[ChatLine], query=("seat",)),
    Endpoint("POST", "/api/rooms/{room}/gallery", speak, list[ChatLine], WatchersLine),
]
