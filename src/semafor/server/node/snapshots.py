"""A room as it stood after some entry, packed. Opening a room from it saves the fold of all that came before.

It is a cache: made from the log, good only for the version that made it, and dropped at any time without loss.
"""

from __future__ import annotations

import secrets
from collections import deque
from importlib import metadata
from typing import Any

import msgspec

from semafor.kernel.luck import commitment
from semafor.kernel.table import Act, Entry, Table
from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.chat import CHAT_KEPT, ChatLine
from semafor.rooms.clocks import Clocks
from semafor.rooms.frames import Frames
from semafor.rooms.messages import Outcome, Status
from semafor.rooms.room import Room
from semafor.rooms.seats import Seat, Sitting

FORMAT = 8
EVERY = 64  # entries between two snapshots of a room


def snapshot_version() -> str:
    """The version that makes snapshots; files that are not installed may change, so theirs are good for this process only."""
    try:
        return f"{FORMAT} {metadata.version('semafor')}"
    except metadata.PackageNotFoundError:
        return f"{FORMAT} source {secrets.token_hex(8)}"


VERSION = snapshot_version()


class _Seat(msgspec.Struct, array_like=True):
    name: str
    token: str
    code: str
    salt: str
    account: str
    level: str
    resigned: bool
    muted: set[int]
    program: bool
    since_ms: int
    before: list[Sitting]
    first_token: str
    offer: str | None
    hears_watchers: bool


class _Event(msgspec.Struct):
    """An event as its bytes say it: its facts are as they were, whatever they are."""

    what: str
    seat: int | None
    facts: dict[str, Any] = {}


class _Act(msgspec.Struct, array_like=True):
    entry: Entry
    before: dict[str, list[int]]
    final: bool
    called: list[int]


class _Table(msgspec.Struct, array_like=True):
    rules: int
    state: dict[str, list[int]]
    acts: list[_Act]


class Snapshot(msgspec.Struct, array_like=True):
    """Everything that is true of a room, except what its setting already says."""

    n: int
    at_ms: int
    clock_ms: int
    made_ms: int
    over_ms: int | None
    status: Status
    outcome: Outcome
    setting: e.Setting
    rules: int
    secret: bytes
    keys: tuple[str, str, str]
    looks: list[str]
    seats: list[_Seat]
    audiences: list[tuple[int, list[list[_Event]]]]
    decisions: list[int]
    turns: list[int]
    agreed: set[int] | None
    asker: int
    chat: list[ChatLine]
    gallery: list[ChatLine]
    gallery_said: int
    rematch: str
    rematch_agreed: set[int]
    acted: set[int]
    standing: list[int]
    undone: int
    banks_ms: list[int]
    since_ms: list[int | None]
    vacations: list[list[tuple[int, int]]]
    table: _Table | None


def pack_room(room: Room) -> bytes:
    """The room as bytes."""
    return msgspec.msgpack.encode(
        Snapshot(
            n=room.n,
            at_ms=room.at_ms,
            clock_ms=room.clock_ms,
            made_ms=room.made_ms,
            over_ms=room.over_ms,
            status=room.status,
            outcome=room.outcome,
            setting=room.setting,
            rules=room.rules,
            secret=room.secret,
            keys=(room.host, room.join, room.watch),
            looks=room.looks,
            seats=[_Seat(**vars(seat)) for seat in room.seats],
            audiences=[
                (frames.count, [[_event(event) for event in told] for told in frames.told]) for frames in room.audiences
            ],
            decisions=room.decisions,
            turns=room.turns,
            agreed=room.agreed,
            asker=room.asker,
            chat=list(room.chat),
            gallery=list(room.gallery),
            gallery_said=room.gallery_said,
            rematch=room.rematch,
            rematch_agreed=room.rematch_agreed,
            acted=room.acted,
            standing=room.standing,
            undone=room.undone,
            banks_ms=room.clocks.banks_ms,
            since_ms=room.clocks.since_ms,
            vacations=room.clocks.vacations,
            table=None if room.table is None else _pack_table(room.table),
        )
    )


def _pack_table(table: Table) -> _Table:
    acts = [_Act(act.entry, act.before.fields(), act.final, act.called) for act in table.acts]
    return _Table(table.game.version, table.state.fields(), acts)


def unpack_room(id: str, body: bytes) -> Room:
    """The room those bytes hold."""
    kept = msgspec.msgpack.decode(body, type=Snapshot)
    room = Room(id)
    for name in ("n", "at_ms", "made_ms", "over_ms", "status", "outcome", "setting", "secret", "decisions", "agreed", "looks"):
        setattr(room, name, getattr(kept, name))
    for name in ("turns", "asker", "rematch", "rematch_agreed", "rules", "acted", "standing", "undone", "clock_ms"):
        setattr(room, name, getattr(kept, name))
    room.shown_n = kept.n
    room.host, room.join, room.watch = kept.keys
    room.commitment = commitment(kept.secret)
    room.chat = deque(kept.chat, maxlen=CHAT_KEPT)
    room.gallery, room.gallery_said = deque(kept.gallery, maxlen=CHAT_KEPT), kept.gallery_said
    room.seats = [_seat(seat) for seat in kept.seats]
    room.audiences = [_frames(count, told) for count, told in kept.audiences]
    room.clocks = Clocks(kept.setting.clock, len(kept.seats))
    room.clocks.banks_ms, room.clocks.since_ms = kept.banks_ms, kept.since_ms
    room.clocks.vacations, room.clocks.ahead_ms = kept.vacations, kept.at_ms - kept.clock_ms
    if kept.table is not None:
        room.table = _table(room, kept.table)
    return room


def _seat(kept: _Seat) -> Seat:
    seat = Seat()
    for name in kept.__struct_fields__:
        setattr(seat, name, getattr(kept, name))
    return seat


def _event(event: Event) -> _Event:
    return _Event(event.what, event.seat, event.facts)


def _frames(count: int, told: list[list[_Event]]) -> Frames:
    frames = Frames()
    frames.count = count
    frames.told.extend(tuple(Event(event.what, event.seat, event.facts) for event in events) for events in told)
    return frames


def _table(room: Room, kept: _Table) -> Table:
    """The table as it stood; each chance event has its own stream of luck, so none is in the middle of one."""
    table, game = room.fresh_table(), room.game
    if kept.rules != game.version or list(kept.state) != list(table.state.fields()):
        raise ValueError("the snapshot is of other rules")
    table.state = game.restore(kept.state)
    for act in kept.acts:
        table.acts.append(Act(act.entry, game.restore(act.before), shown=act.final, called=act.called))
    return table
