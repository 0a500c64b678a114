"""Letting go of what people no longer want kept: an account with its name, rooms nobody has touched for long, old talk.

A log is never changed otherwise. What is taken out of it here, a name or a line of talk, decides nothing in its game.
"""

from __future__ import annotations

from functools import partial

import msgspec

from semafor.rooms import entries as e
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
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
        await forget_seat(kept, upkeep.rooms, room, seat, name)
    await kept.drop_account(name)


async def forget_seat(kept: Forgetting, rooms: Rooms, room: str, seat: int, name: str) -> None:
    try:
        live = await rooms.open(room)
        for player in players_of(live.room, seat, name):
            await rooms.append(live, f"forget:{seat}:{player}", partial(forgotten, seat, player))
        if live.room.status == "over" and seat >= 0:  # who still plays keeps the seat until the end
            await kept.drop_keys(room, live.room.seats[seat].token)
    except (NoRoom, SetAside):
        pass  # nothing shows the name there
    await kept.rewrite(room, nameless(await rooms.log.since(room, 0), seat, name))
    await rooms.archive.snapshots.remove(room, SNAPSHOT)
    rooms.histories.kept.pop(room, None)


def forgotten(seat: int, player: int, _: Room) -> e.Entry:
    return e.Forgotten(seat, player)


def players_of(room: Room, seat: int, name: str) -> list[int]:
    """The how manieth players of the seat the account was."""
    if seat < 0:
        return []
    accounts = [*(each.account for each in room.seats[seat].before), room.seats[seat].account]
    return [at for at, account in enumerate(accounts) if account == name]


def nameless(rows: list[Row], seat: int, name: str) -> list[Row]:
    """The entries that name the account, without the name: those of its time at the seat, and what it said as a watcher."""
    found: list[Row] = []
    sitting: list[Row] = []  # of whoever sat down last there
    for row in rows:
        entry = readable(row)
        if isinstance(entry, e.Seated | e.HandedOver) and entry.seat == seat:
            sitting = []
        if isinstance(entry, e.Seated | e.HandedOver | e.Claimed) and entry.seat == seat:
            sitting.append(row)
            if entry.account == name:
                found, sitting = found + sitting, []
        elif isinstance(entry, e.WatcherSaid) and entry.account == name:
            found.append(row)
    return [stripped(row) for row in found]


def readable(row: Row) -> e.Entry | None:
    try:
        return e.read_entry(row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def stripped(row: Row) -> Row:
    entry = e.read_entry(row.body)
    assert isinstance(entry, e.Seated | e.HandedOver | e.Claimed | e.WatcherSaid)
    names = {"account": ""} if isinstance(entry, e.Claimed) else {"account": "", "name": ""}
    return msgspec.structs.replace(row, body=msgspec.json.encode(msgspec.structs.replace(entry, **names)))


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
    if not isinstance(entry, e.Said | e.WatcherSaid) or not entry.text:
        return None
    return msgspec.structs.replace(row, body=msgspec.json.encode(msgspec.structs.replace(entry, text="")))
