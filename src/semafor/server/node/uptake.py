"""Taking into an open room what stands in its log: our own entries as they become durable, and what other nodes wrote."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

import msgspec
from prometheus_client import Counter

from semafor.kernel.errors import SemaforError
from semafor.rooms import entries as e
from semafor.server.metrics import ENTRIES
from semafor.server.node.archive import Archive
from semafor.server.node.bot_turns import BotTurns
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.snapshots import EVERY
from semafor.server.store import Log, Row
from semafor.server.store.outages import OUTAGES

logger = logging.getLogger("semafor.server")


@cache
def count_entry(kind: type[e.Entry]) -> Counter:
    """What counts the entries of that kind."""
    return ENTRIES.labels(kind.__struct_config__.tag)


class Uptake:
    """Folds durable entries and tells everybody; a room that does not follow its log is let go."""

    def __init__(
        self,
        log: Log,
        archive: Archive,
        bot_turns: BotTurns,
        ahead_ms: Callable[[], int],
        let_go: Callable[[LiveRoom], None],
    ) -> None:
        self.log = log
        self.archive = archive
        self.bot_turns = bot_turns
        self.ahead_ms = ahead_ms
        self.let_go = let_go

    async def apply(self, live: LiveRoom, row: Row, entry: e.Entry) -> None:
        """Take an entry that is durable."""
        count_entry(type(entry)).inc()
        try:
            if isinstance(entry, e.UndoAsked | e.UndoAnswered):
                live.room = await self.archive.read_whole(live.room.id)  # a take-back reaches states that were let go
            else:
                live.room.apply(row.n, row.at_ms, entry, row.clock_ms)
        except BaseException:
            self.let_go(live)
            raise

    def settle(self, live: LiveRoom) -> None:
        """The room has changed: tell everybody, keep a snapshot now and then, let bots play."""
        room = live.room
        room.forget()
        live.ahead_ms = self.ahead_ms()
        live.tell()
        if room.n // EVERY != live.packed_n // EVERY:
            live.packed_n = room.n
            self.archive.keep_snapshot(room)
        self.bot_turns.begin(live)

    async def replay(self, live: LiveRoom, rows: list[Row]) -> None:
        """Take what other nodes have written, then tell."""
        for row in rows:
            if row.n < live.room.n:
                continue  # the room was read anew from its whole log
            try:
                entry = e.read_entry(row.body)
                live.room.check(entry)
            except (msgspec.MsgspecError, UnicodeDecodeError, SemaforError):
                self.let_go(live)
                raise
            await self.apply(live, row, entry)
        self.settle(live)

    async def catch_up(self, live: LiveRoom) -> None:
        """Read what other nodes have written, while the room is locked."""
        rows = await self.log.since(live.room.id, live.room.n)
        if rows:
            await self.replay(live, rows)

    async def catch_up_apart(self, live: LiveRoom) -> None:
        """The same when the room is free. What is wrong with one room is wrong with that one only."""
        try:
            async with live.lock:
                await self.catch_up(live)
        except OUTAGES:
            raise
        except Exception:
            logger.exception("room did not catch up", extra={"room": live.room.id})
