"""The story of a room, its record after the end, and records brought from elsewhere."""

from __future__ import annotations

import io
import zipfile

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.record import MOST_BYTES, Record
from semafor.rooms.messages import Story
from semafor.rooms.render import render_story
from semafor.rooms.room import Room
from semafor.server.challenges.challenge import is_ongoing
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.http.games import TEXT
from semafor.server.http.rooms import mine, query_seat
from semafor.server.node.questions import Check, Proved, Refuted
from semafor.server.node.worker_process import BotBroke

ZIP = "application/zip"


async def look_up_story(call: Call) -> Story:
    """The whole story of a room as a seat, or a watcher, was told it."""
    live = await call.live()
    seat = query_seat(call, live.room)
    return render_story(await call.node.rooms.histories.of(live.room.id), seat)


def record_of(room: Room) -> Record:
    """The record of a room that is over; the luck of a challenge stays sealed until that is over."""
    record = Record.of(room.playing())
    record.header.commitment = room.commitment
    record.header.salts = [] if room.setting.attempt else [seat.salt for seat in room.seats if seat.salt]
    record.header.secret = None if is_ongoing(room) else room.secret.hex()
    return record


async def export(call: Call) -> RawAnswer:
    """The record of a finished game, to replay and to verify offline."""
    room = (await call.live()).room
    if room.status != "over" or room.table is None:
        raise Problem(409, "not-over")
    history = await call.node.rooms.histories.of(room.id)
    return RawAnswer(str(record_of(history.room)).encode(), TEXT)


async def export_mine(call: Call) -> RawAnswer:
    """The records of all my finished games at once, as a zip."""
    call.limit("upload")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        for table in await mine(call):
            if table.room.outcome in ("played", "resigned") and table.aside is None:
                history = await call.node.rooms.histories.of(table.room.room)
                text = str(record_of(history.room))
                files.writestr(f"{table.room.game}-{table.room.room}.log", text)
    return RawAnswer(packed.getvalue(), ZIP)


async def verify(call: Call, text: bytes) -> Proved:
    """Check a record: every move legal, every chance result from its luck."""
    call.limit("upload")
    try:
        record = text.decode("utf-8", "replace")
        found = await call.node.check_pool.ask(Check(record, maps=await call.node.own_maps.named_in(record)))
    except BotBroke:  # its process was ended: it took too long or too much memory
        raise Problem(413, "too-large") from None
    checked: Proved | Refuted = msgspec.json.decode(found[0], type=Proved | Refuted)
    if isinstance(checked, Refuted):
        raise BadInput(checked.message, checked.room, **checked.facts)
    return checked


ENDPOINTS = [
    Endpoint("GET", "/api/rooms/{room}/log", look_up_story, Story, query=("seat",)),
    Endpoint("GET", "/api/rooms/{room}/record", export, str, media=TEXT),
    Endpoint("GET", "/api/mine/records", export_mine, str, media=ZIP),
    Endpoint("POST", "/api/records", verify, Proved, bytes, most_bytes=MOST_BYTES),
]
