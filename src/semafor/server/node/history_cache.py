"""The histories of the few rooms at which somebody looks back."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from semafor.rooms.history import History
from semafor.rooms.refold import refold
from semafor.rooms.room import Room
from semafor.server.node.archive import NoRoom
from semafor.server.store import Log, Row

MOST_HISTORIES = 16
AT_ONCE = 50  # entries folded before others get their turn


class LoggedHistory(History):
    """The history of a room of the log."""

    def __init__(self, id: str) -> None:
        super().__init__(Room(id, kept=None))
        self.lock = asyncio.Lock()

    async def catch_up(self, rows: list[Row]) -> None:
        for count, row in enumerate(rows, 1):
            refold(self.room, row.n, row.at_ms, row.body, row.clock_ms, self.apply)
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)


class HistoryCache:
    """The histories looked at last. They are made from the log, so any of them can be dropped at any time."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: OrderedDict[str, LoggedHistory] = OrderedDict()

    async def of(self, id: str) -> LoggedHistory:
        """The room's history up to now."""
        history = self.kept.pop(id, None) or LoggedHistory(id)
        self.kept[id] = history
        if len(self.kept) > MOST_HISTORIES:
            self.kept.popitem(last=False)
        try:
            async with history.lock:
                await history.catch_up(await self.log.since(id, history.room.n))
        except BaseException:
            self.kept.pop(id, None)  # it may have stopped in the middle of an entry
            raise
        if history.room.n == 0:
            self.kept.pop(id, None)
            raise NoRoom(id)
        return history
