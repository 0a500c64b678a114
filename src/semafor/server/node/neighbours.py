"""The other nodes: what they say of entries and of people, and what the log says where they cannot be heard."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from semafor.server.node.bus import Bus
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.presence import NodePresence
from semafor.server.node.uptake import Uptake
from semafor.server.store import Log
from semafor.server.tokens import fresh_id

ASK_S = 10  # how often the log is asked what other nodes wrote, while the bus seems to tell


class Neighbours:
    """Keeps the open rooms as far as the other nodes are."""

    def __init__(self, live: dict[str, LiveRoom], log: Log, bus: Bus, uptake: Uptake) -> None:
        self.live = live
        self.log = log
        self.bus = bus
        self.uptake = uptake
        self.asked_s = time.monotonic()  # when the log was last asked what is new
        self.node_id = fresh_id()

    async def on_entry(self, id: str, n: int) -> None:
        """Another node says that the room has entry `n`."""
        live = self.live.get(id)
        if live is not None and live.room.n <= n:
            await self.uptake.catch_up_apart(live)

    async def on_reconnect(self) -> None:
        """Messages may have been lost: look after every open room."""
        for live in list(self.live.values()):
            await self.uptake.catch_up_apart(live)

    def on_presence(self, id: str, text: str) -> None:
        """Another node says who is there."""
        said, live = msgspec.json.decode(text, type=NodePresence), self.live.get(id)
        if live is not None and said.node != self.node_id:
            live.hear(said)

    def announcer(self, id: str) -> Callable[[list[int], int, bool], None] | None:
        """By which a room tells the other nodes who is here; None where there are none."""

        def announce(seats: list[int], watchers: int, asks: bool) -> None:
            self.bus.announce(id, msgspec.json.encode(NodePresence(self.node_id, seats, watchers, asks)).decode())

        return announce if self.bus.shared else None

    async def ask_log(self, *, often: bool) -> None:
        """Without the bus the log is asked every second what is new at the open rooms, else now and then, in case a node is cut
        off without our hearing of it."""
        now = time.monotonic()
        if often or now - self.asked_s > ASK_S:
            self.asked_s = now
            newest = await self.log.newest(list(self.live))
            for live in [self.live[id] for id, n in newest.items() if id in self.live and self.live[id].room.n <= n]:
                await self.uptake.catch_up_apart(live)
