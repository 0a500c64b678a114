"""Seats that change hands during a game: handed over by a link, offered to all, taken away by the host; and reports."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from semafor.rooms import entries as e
from semafor.rooms import messages as m
from semafor.rooms import names
from semafor.rooms.commands import Level, SeatNumber, Text
from semafor.rooms.leaving import decide_kick, decide_offer, decide_taking, decide_withdrawal
from semafor.rooms.render import render_room
from semafor.rooms.room import Room
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import SeatKey
from semafor.server.http.new_rooms import check_level, introduce
from semafor.server.http.rooms import check_rated, seat_number
from semafor.server.store.reports import Report
from semafor.server.tokens import fresh_code, fresh_id, fresh_token, hash_token, matches, tidy_code

Token = Annotated[str, msgspec.Meta(max_length=100)]


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Offer a seat: by a link that works once, or `open` to whoever may sit down at the table."""

    open: bool = False


class OfferMade(msgspec.Struct, frozen=True):
    """The link that hands the seat over, once; empty where whoever may sit down can take it."""

    link: str
    token: str


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from here under this name: by the token of the link, or by that to join where the seat is open to all."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    token: Token = ""
    join: Token = ""


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send whoever plays the seat away; a bot of this level plays on."""

    level: Level = "easy"


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the server should know of that seat."""

    seat: SeatNumber
    text: Text


async def offer(call: Call, body: Offer) -> OfferMade:
    """Offer my seat to somebody else; the host offers one that a bot plays. A new offer takes the place of the last."""
    call.limit("join")
    live, seat = await call.live(), seat_number(call)
    check_giver(call, live.room, seat)
    token = "" if body.open else fresh_token()
    key = hash_token(token) if token else ""
    await call.append(live, f"offer:{fresh_id()}", partial(decide_offer, seat=seat, key=key))
    return OfferMade(f"/table/{live.room.id}#take={token}&seat={seat}" if token else "", token)


async def withdraw(call: Call) -> m.RoomShown:
    """The seat is offered no more."""
    live, seat = await call.live(), seat_number(call)
    check_giver(call, live.room, seat)
    await call.append(live, f"offer-ended:{fresh_id()}", partial(decide_withdrawal, seat=seat))
    return render_room(live.room)


def check_giver(call: Call, room: Room, seat: int) -> None:
    """A Problem unless the seat is the caller's own, or the caller hosts and a bot plays it."""
    if seat >= len(room.seats):
        raise Problem(409, "no-such-seat")
    if not (call.hosts(room) and room.seats[seat].level):
        call.require_seat(room, seat)


async def take(call: Call, body: Taking) -> SeatKey:
    """Take over a seat that is offered, and play on."""
    call.limit("join")
    live, seat = await call.live(body.token, body.join), seat_number(call)
    room = live.room
    await check_rated(call, room)
    joins = room.setting.public or any(matches(token, room.join) for token in (body.join, call.token)) or call.is_member(room)
    if not body.token and not joins:
        raise Problem(403, "no-token")
    who, key = await introduce(call, body.name), SeatKey(seat, fresh_token(), fresh_code())
    hashes = hash_token(key.token), hash_token(tidy_code(key.code))
    entry = e.HandedOver(seat, who.name, *hashes, who.account, who.program)
    await call.keep(room.id, [hash_token(key.token)])
    await call.append(live, f"take:{fresh_id()}", partial(decide_taking, entry=entry, key=hash_token(body.token)))
    return key


async def kick(call: Call, body: Kick) -> m.RoomShown:
    """The host sends whoever plays the seat away; a bot plays on until somebody takes the seat over."""
    live, seat = await call.live(), seat_number(call)
    level = check_level(call, body.level, live.room.game.key)
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    now_ms = call.node.rooms.clock.now_ms()
    await call.append(live, f"kick:{fresh_id()}", partial(decide_kick, seat=seat, level=level, now_ms=now_ms))
    return render_room(live.room)


async def report(call: Call, body: Complaint) -> m.RoomShown:
    """Tell whoever runs the server of somebody at the table; nobody else learns of it."""
    live = await call.live()
    if not call.is_member(live.room):
        raise Problem(403, "no-token")
    if body.seat >= len(live.room.seats):
        raise Problem(409, "no-such-seat")
    text, now_ms = names.clean_line(body.text), call.node.rooms.now_ms()
    call.limit("report")
    await call.node.reports.add(Report(fresh_id(), live.room.id, body.seat, text, now_ms))
    return render_room(live.room)


ENDPOINTS = [
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/offer", offer, OfferMade, Offer),
    Endpoint("DELETE", "/api/rooms/{room}/seats/{seat:int}/offer", withdraw, m.RoomShown),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/take", take, SeatKey, Taking),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/kick", kick, m.RoomShown, Kick),
    Endpoint("POST", "/api/rooms/{room}/reports", report, m.RoomShown, Complaint),
]
