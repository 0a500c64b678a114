"""Bots play over sockets while the server is killed again and again; nothing acknowledged may be lost or doubled.

`python tests/server/torture.py KILLS [SECONDS]` runs it by hand (`make torture`): so many kills, or as many as the time allows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from semafor.server import happened as h
from semafor.server.room import Room
from semafor.server.store import Log, open_database
from server.client import Player, Served, close_all, table


class Bot:
    """A seat that plays random legal moves and repeats a command until it is answered."""

    def __init__(self, player: Player, chooser: random.Random) -> None:
        self.player, self.chooser = player, chooser
        self.acknowledged: dict[str, int] = {}
        self.waiting: dict[str, Any] | None = None
        self.sent = 0
        self.last: int | None = None

    async def play(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected()
                return
            await asyncio.sleep(self.chooser.uniform(0.2, 0.6))  # a server that is starting needs the processor

    async def _connected(self) -> None:
        url = self.player.served.url.replace("http", "ws") + f"/api/rooms/{self.player.room}/socket"
        async with connect(url, max_size=None, open_timeout=5) as socket:
            hello = {"type": "hello", "seat": self.player.seat, "token": self.player.token, "last": self.last}
            await socket.send(json.dumps(hello))
            if self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
            while True:
                message = json.loads(await socket.recv())
                if self._over(message):
                    return
                if message["type"] == "update":
                    self._seen(message)
                    if self.waiting is None and message["moves"]:
                        await socket.send(json.dumps(self._command(message)))

    def _over(self, message: dict[str, Any]) -> bool:
        if message["type"] == "answer":
            self.acknowledged[message["key"]] = message["n"]
            self.waiting = None
        elif message["type"] == "behind":
            self.waiting = None
        elif message["type"] == "denial":
            raise AssertionError(message)
        return message["type"] == "update" and message["room"]["status"] == "over" and self.waiting is None

    def _seen(self, message: dict[str, Any]) -> None:
        assert self.last is None or message["since"] == self.last or message["since"] is None
        assert self.last is None or message["n"] >= self.last, "a frame that was sent has been lost"
        self.last = message["n"]

    def _command(self, message: dict[str, Any]) -> dict[str, Any]:
        self.sent += 1
        move = self.chooser.choice(message["moves"])["number"]
        do = {"type": "act", "move": move}
        self.waiting = {"type": "command", "key": f"k{self.sent}", "decision": message["decision"], "do": do}
        return self.waiting


class Survived(NamedTuple):
    """What a torture came to; every acknowledged move was looked for in the log."""

    kills: int
    moves: int
    tables: int


async def tortured(database: str, kills: int, tables: int, seed: int, seconds: float = math.inf, **settings: str) -> Survived:
    """Kill a server that often under play, or until the time is over."""
    began, done = time.monotonic(), 0
    chooser = random.Random(seed)
    served = Served(database, **settings)
    port = served.port
    bots: list[Bot] = []

    def more() -> list[Bot]:
        return [Bot(player, chooser) for player in table(served, 2)]

    try:
        tasks: list[asyncio.Task[None]] = []
        while done < kills and time.monotonic() - began < seconds:
            while sum(not task.done() for task in tasks) < 2 * tables:
                new = more()
                bots += new
                tasks += [asyncio.create_task(bot.play()) for bot in new]
            await asyncio.sleep(chooser.uniform(0.05, 0.5))
            served.kill()
            served = await asyncio.to_thread(Served, database, port=port, **settings)
            done += 1
            print(f"\r{done}/{kills} kills, {sum(len(bot.acknowledged) for bot in bots)} moves", end="", file=sys.stderr)
        await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        broken = [error for error in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(error, AssertionError)]
        assert broken == []
    finally:
        served.stop()
        close_all()
    await checked(database, bots)
    return Survived(done, sum(len(bot.acknowledged) for bot in bots), len(bots) // 2)


async def checked(database: str, bots: list[Bot]) -> None:
    """Everything acknowledged is in the log exactly once, under its number, and every log folds."""
    opened = await open_database(database)
    log = Log(opened)
    for room_id in {bot.player.room for bot in bots}:
        rows = await log.since(room_id, 0)
        room = Room(room_id)
        for row in rows:
            room.fold(row.n, row.at_ms, h.read(row.body))
        keys = [row.key for row in rows]
        assert len(keys) == len(set(keys))
        for bot in [bot for bot in bots if bot.player.room == room_id]:
            mine = {row.key.partition(":")[2]: h.read(row.body) for row in rows if row.key.startswith(f"{bot.player.seat}:")}
            assert set(bot.acknowledged) <= set(mine)
            assert len(mine) <= bot.sent
            frames = {key: getattr(entry, "frame", None) for key, entry in mine.items() if key in bot.acknowledged}
            assert frames == bot.acknowledged
    await opened.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        times, limit_s = [float(word) for word in sys.argv[1:]] + [1000, math.inf][len(sys.argv) - 1 :]
        found = asyncio.run(tortured(f"sqlite:///{folder}/semafor.db", int(times), 8, random.randrange(10**9), limit_s))
        print(f"\n{found.kills} kills: {found.moves} acknowledged moves at {found.tables} tables, none lost, none doubled")
