"""The pasts of the few rooms at which somebody looks back."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from semafor.server import happened as h
from semafor.server.past import Past
from semafor.server.room import Room
from semafor.server.store import Log, Row

MOST_PASTS = 16
AT_ONCE = 50  # entries folded before others get their turn


class NoRoom(Exception):
    """There is no room with that id."""


class LoggedPast(Past):
    """The past of a room of the log."""

    def __init__(self, id: str) -> None:
        super().__init__(Room(id, kept=None))
        self.lock = asyncio.Lock()

    async def catch_up(self, rows: list[Row]) -> None:
        for count, row in enumerate(rows, 1):
            self.fold(row.n, row.at_ms, h.read(row.body))
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)


class Pasts:
    """The pasts looked at last. They are made from the log, so any of them can be dropped at any time."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: OrderedDict[str, LoggedPast] = OrderedDict()

    async def of(self, id: str) -> LoggedPast:
        """The room's past up to now."""
        past = self.kept.pop(id, None) or LoggedPast(id)
        self.kept[id] = past
        if len(self.kept) > MOST_PASTS:
            self.kept.popitem(last=False)
        async with past.lock:
            await past.catch_up(await self.log.since(id, past.room.n))
        if past.room.n == 0:
            self.kept.pop(id, None)
            raise NoRoom(id)
        return past
