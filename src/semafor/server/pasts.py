"""Rooms with their whole past: every frame and every state, kept for the few rooms at which somebody looks back."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from semafor.kernel.state import State
from semafor.kernel.table import Act
from semafor.kernel.view import Event
from semafor.server import happened as h
from semafor.server.room import Room
from semafor.server.store import Log, Row

MOST_PASTS = 16
AT_ONCE = 50  # entries folded before others get their turn


class NoRoom(Exception):
    """There is no room with that id."""


class Past:
    """A room from which nothing was let go, and the moments of each of its audiences.

    Moment 0 is the deal; every other is the table after an act that still stands: what was taken back is folded away.
    While the game lasts an audience has only the moments it was told of; after the end everybody has all of them.
    """

    def __init__(self, id: str) -> None:
        self.room = Room(id, kept=None)
        self.lock = asyncio.Lock()
        self._known: dict[int | None, list[int]] = {}

    async def catch_up(self, rows: list[Row]) -> None:
        for count, row in enumerate(rows, 1):
            self._known.clear()
            self.room.fold(row.n, row.at_ms, h.read(row.body))
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)

    def moments(self, seat: int | None) -> list[int]:
        """How many acts stand at each moment of the audience."""
        acts = range(1, len(self.room.playing().acts) + 1)
        if self.room.status == "over":
            return [0, *acts]
        if seat not in self._known:
            self._known[seat] = [0, *(number for number in acts if self._noticed(number, seat))]
        return self._known[seat]

    def _noticed(self, number: int, seat: int | None) -> bool:
        """Whether the audience was sent a frame for that act."""
        before, after = self.state(number - 1), self.state(number)
        changed = [int(actor) for actor in before.actors()] != [int(actor) for actor in after.actors()]
        return changed or self.act(number).entry.seat == seat or bool(self.told(number, seat))

    def act(self, number: int) -> Act:
        return self.room.playing().acts[number - 1]

    def state(self, number: int) -> State:
        """The table after so many acts."""
        table = self.room.playing()
        return table.acts[number].before if number < len(table.acts) else table.state

    def told(self, number: int, to: int | None) -> tuple[Event, ...]:
        """What the audience is told of that act."""
        act = self.act(number)
        assert act.entry.action is not None
        return self.room.game.told(act.before, act.entry.seat, act.entry.action, self.state(number), to)


class Pasts:
    """The pasts looked at last. They are made from the log, so any of them can be dropped at any time."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: OrderedDict[str, Past] = OrderedDict()

    async def of(self, id: str) -> Past:
        """The room's past up to now."""
        past = self.kept.pop(id, None) or Past(id)
        self.kept[id] = past
        if len(self.kept) > MOST_PASTS:
            self.kept.popitem(last=False)
        async with past.lock:
            await past.catch_up(await self.log.since(id, past.room.n))
        if past.room.n == 0:
            self.kept.pop(id, None)
            raise NoRoom(id)
        return past
