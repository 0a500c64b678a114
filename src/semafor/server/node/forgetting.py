"""Letting go of what people no longer want kept: an account with its name, rooms nobody has touched for long, old talk.

A log is never changed otherwise. What is taken out of it here, a name or a line of talk, decides nothing in its game.
"""

from __future__ import annotations

import msgspec

from semafor.rooms import entries as e
from semafor.rooms.refold import SetAside
from semafor.server.node.archive import SNAPSHOT, NoRoom
from semafor.server.node.rooms import Rooms
from semafor.server.node.upkeep import Upkeep
from semafor.server.store import Row
from semafor.server.store.forgetting import Forgetting

DAY_MS = 24 * 3600 * 1000
AT_ONCE = 200


async def forget_account(kept: Forgetting, upkeep: Upkeep, name: str) -> None:
    """The account is gone: its games stay, at each of its seats sits somebody without a name."""
    await upkeep.sweep()  # what is due to the account, or in its name to others, is done first
    for room, seat in await kept.claims(name):
        await forget_seat(kept, upkeep.rooms, room, seat)
    await kept.drop_account(name)


async def forget_seat(kept: Forgetting, rooms: Rooms, room: str, seat: int) -> None:
    try:
        live = await rooms.open(room)
        await rooms.append(live, f"forget:{seat}", lambda _: e.Forgotten(seat))
        if live.room.status == "over":  # who still plays keeps the seat until the end
            await kept.drop_keys(room, live.room.seats[seat].token)
    except (NoRoom, SetAside):
        pass  # nothing shows the name there
    rows = [nameless(row, seat) for row in await rooms.log.since(room, 0)]
    await kept.rewrite(room, [row for row in rows if row])
    await rooms.archive.snapshots.remove(room, SNAPSHOT)
    rooms.histories.kept.pop(room, None)


def nameless(row: Row, seat: int) -> Row | None:
    """The entry without the name of whoever sat there; None if it has none."""
    try:
        entry = e.read_entry(row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    if isinstance(entry, e.Seated) and entry.seat == seat:
        return msgspec.structs.replace(row, body=msgspec.json.encode(msgspec.structs.replace(entry, name="", account="")))
    if isinstance(entry, e.Claimed) and entry.seat == seat:
        return msgspec.structs.replace(row, body=msgspec.json.encode(msgspec.structs.replace(entry, account="")))
    return None


async def forget_old(kept: Forgetting, rooms: Rooms, keep_days: float, keep_chat_days: float) -> None:
    """What is older than the host wants it kept; 0 keeps for ever."""
    if keep_days:
        for room in await kept.untouched_since(rooms.now_ms() - int(keep_days * DAY_MS), AT_ONCE):
            if room not in rooms.live:
                await kept.drop_room(room)
        await kept.drop_challenges(rooms.now_ms() - int(keep_days * DAY_MS))
    if keep_chat_days:
        until_ms = rooms.now_ms() - int(keep_chat_days * DAY_MS)
        for room, rows in (await kept.talk_until(until_ms)).items():
            await kept.rewrite(room, [row for row in map(wordless, rows) if row])
            await rooms.archive.snapshots.remove(room, SNAPSHOT)


async def drop_unjoined(kept: Forgetting, rooms: Rooms, open_days: float) -> None:
    """Tables that wait for people who do not come are dropped before their deal; 0 keeps them for ever."""
    if open_days:
        for room in await kept.open_since(rooms.now_ms() - int(open_days * DAY_MS), AT_ONCE):
            if room not in rooms.live or not rooms.live[room].listeners:
                rooms.live.pop(room, None)
                await kept.drop_room(room)


def wordless(row: Row) -> Row | None:
    """A line of talk of which nothing is left but that it was said; None if it is so already."""
    entry = e.read_entry(row.body)
    if not isinstance(entry, e.Said) or not entry.text:
        return None
    return msgspec.structs.replace(row, body=msgspec.json.encode(msgspec.structs.replace(entry, text="")))
