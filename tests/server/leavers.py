"""People who leave at the very end of their rated games, and whether everything that follows from those games is there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.server.store import Database, Log
from semafor.server.store.schema import card, due, rated, rating
from server.client import GAME, Served

NAMES = ("Kill", "Rise")
PASSWORD = "correct horse"


class Leavers:
    """Two accounts that play short rated games, in which somebody gives up and both sockets close at once."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        self.sessions: list[str] = []
        self.rooms: list[str] = []

    def meet(self, served: Served) -> asyncio.Task[None]:
        """A new game of the two, to be left soon."""
        with served.client() as host, served.client() as guest:
            for at, http in enumerate((host, guest)):
                if len(self.sessions) < len(NAMES):
                    made = http.post("/api/accounts", json={"name": NAMES[at], "password": PASSWORD})
                    self.sessions.append(made.cookies["session"])
                http.cookies.set("session", self.sessions[at])
            asked = {"game": GAME, "rated": True, "seats": [{"kind": "me", "name": NAMES[0]}, {}]}
            made = host.post("/api/rooms", json=asked).json()
            room = made["room"]["room"]
            sat = guest.post(f"/api/rooms/{room}/seats/1", json={"name": NAMES[1], "join": made["join"]}).json()
        self.rooms.append(room)
        return asyncio.create_task(self._leave(served.url, room, [made["seats"][0]["token"], sat["token"]]))

    async def _leave(self, url: str, room: str, tokens: list[str]) -> None:
        """Nobody waits for an answer: what was taken must come to its end by itself."""
        address = url.replace("http", "ws") + f"/api/rooms/{room}/socket"
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, max_size=None) as one, connect(address, max_size=None) as two:
                for seat, socket in enumerate((one, two)):
                    await socket.send(json.dumps({"type": "hello", "seat": seat, "token": tokens[seat]}))
                    await socket.recv()
                await asyncio.sleep(self.chooser.uniform(0, 0.4))
                await one.send(json.dumps({"type": "command", "key": "r", "do": {"type": "resign"}}))
                if self.chooser.random() < 0.5:
                    await self._see_the_end(two)
                for socket in (one, two):
                    socket.transport.abort()

    async def _see_the_end(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(10):
            while True:
                message: dict[str, Any] = json.loads(await socket.recv())
                if message["type"] == "update" and message["room"]["status"] == "over":
                    return


async def wait_until_nothing_is_due(database: Database) -> None:
    async with asyncio.timeout(60):
        while True:
            async with database.engine.connect() as connection:
                if (await connection.execute(select(due.c.room).limit(1))).first() is None:
                    return
            await asyncio.sleep(0.1)


async def find_missing(database: Database, rooms: list[str]) -> tuple[int, list[str]]:
    """How many of the rooms are over, and what of them is missing: cards, ratings, or a count of games that is another."""
    log, ended, missing = Log(database), 0, []
    async with database.engine.connect() as connection:
        shown = {row[0]: row[1] for row in await connection.execute(select(card.c.room, card.c.status))}
        counted = set((await connection.execute(select(rated.c.room))).scalars())
        played = list((await connection.execute(select(rating.c.played))).scalars())
    over = []
    for id in rooms:
        room = Room(id)
        for row in await log.since(id, 0):
            room.apply(row.n, row.at_ms, e.read_entry(row.body), row.clock_ms)
        missing += [] if shown.get(id) == room.status else [f"card of {id}: {shown.get(id)}, not {room.status}"]
        ended += room.status == "over"
        over += [id] if room.status == "over" and room.setting.rated else []
    missing += [f"rating of {id}" for id in over if id not in counted]
    missing += [f"an account has {count} of {len(over)} games" for count in played if count != len(over)]
    return ended, missing
