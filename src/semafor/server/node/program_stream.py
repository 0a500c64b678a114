"""All tables of a program in one stream of lines: each is the newest frame of a seat it plays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from semafor.rooms.refold import SetAside
from semafor.server.node.archive import NoRoom
from semafor.server.node.listener import Listener
from semafor.server.store.programs import Program

if TYPE_CHECKING:
    from semafor.server.node.node import Node

LOOK_S = 0.5  # between two looks at where it plays: other nodes may have let it sit down
PING_S = 5.0  # after so long a silence it is told that we are there
ONLINE_MS = 30_000  # who was seen so lately is there
UPDATE = b'{"type":"update"'
PING = b'{"type":"ping"}\n'
MOST_WAITING = 16  # frames; a reader who takes nothing is dropped as a socket is

Place = tuple[str, int]


class ProgramStream:
    """Listens at every table at which the program sits, from its sitting down to the end."""

    def __init__(self, node: Node, program: Program, hash: str) -> None:
        self.node = node
        self.program = program
        self.hash = hash
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.listeners: dict[Place, Listener] = {}
        self.ended = False

    async def lines(self) -> AsyncIterator[bytes]:
        """Until it goes, is asked by another stream of its own, or its token is worth nothing any more."""
        said_s = 0.0
        finish = self.node.rooms.background.finish  # who goes does not break off a question to the database
        try:
            while await finish(self._look()):
                try:
                    line = await asyncio.wait_for(self.waiting.get(), LOOK_S)
                except TimeoutError:
                    line = PING if time.monotonic() - said_s > PING_S else b""
                if line:
                    said_s = time.monotonic()
                    yield line
                if line == PING:
                    await finish(self.node.programs.see(self.program.id, self.node.rooms.now_ms()))
        finally:
            self.ended = True
            for listener in self.listeners.values():
                listener.live.leave(listener)

    async def _look(self) -> bool:
        """Listen where it plays now; whether it is still to be told anything."""
        if not self.waiting.empty():
            return True
        known = await self.node.programs.find(self.hash)
        if self.ended or self.node.stopping or known is None:
            return False
        places = await self.node.programs.tables(self.program.name)
        for place in set(self.listeners).difference(places):
            left = self.listeners.pop(place)
            left.live.leave(left)
        for place in places:
            if place not in self.listeners:
                await self._listen(place)
        return True

    async def _listen(self, place: Place) -> None:
        room, seat = place
        try:
            live = await self.node.rooms.open(room)
        except (NoRoom, SetAside):
            return
        if live.room.seats[seat].account != self.program.name:
            return
        listener = Listener(live, seat, None, self._put, lambda: self._lose(place))
        listener.token = live.room.seats[seat].token
        self.listeners[place] = listener
        await self.node.rooms.join(live, listener)
        if self.ended:  # meanwhile
            live.leave(listener)

    async def _put(self, frame: bytes) -> None:
        """Frames only: who has the table open is nothing a program is asked."""
        if frame.startswith(UPDATE):
            await self.waiting.put(frame + b"\n")

    def _lose(self, place: Place) -> None:
        self.listeners.pop(place, None)


class ProgramStreams:
    """One stream of each program at a node: a newer one takes the place of an older."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.open: dict[str, ProgramStream] = {}

    async def begin(self, program: Program, hash: str) -> ProgramStream:
        before = self.open.get(program.id)
        if before is not None:
            before.ended = True
        stream = self.open[program.id] = ProgramStream(self.node, program, hash)
        await self.node.programs.see(program.id, self.node.rooms.now_ms())
        return stream
