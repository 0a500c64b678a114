"""Bots play over sockets while the server is killed again and again; nothing acknowledged may be lost or doubled.

Others play short rated games and close their sockets at the very end: of no game that is over may a rating or card be missing.

`python tests/server/torture.py KILLS [SECONDS]` runs it by hand (`make torture`): so many kills, or as many as the time allows.
The last line says what came of it, and the exit code is 0 only if nothing was lost and nothing went wrong: 1 after a
failure, and then the database is kept; 128 and the signal's number after an interruption, when what was done is checked.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import json
import math
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.server.store import Log, Row, open_database
from server.client import Player, Served, close_all, table
from server.leavers import Leavers, find_missing, wait_until_nothing_is_due

ANSWER_S = 60  # after the last kill a command that is on its way is answered by then
STALLED = 50  # so many kills without one acknowledged move mean that nobody can play
ENDING = 2  # rated games that end around each kill
STUCK_S = 300  # a run that does nothing for so long is ended, with a trace of where it stands
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Bot:
    """A seat that plays random legal moves and repeats a command until it is answered."""

    def __init__(self, player: Player, chooser: random.Random) -> None:
        self.player, self.chooser = player, chooser
        self.acknowledged: dict[str, int] = {}
        self.waiting: dict[str, Any] | None = None
        self.sent = 0
        self.last: int | None = None
        self.newest: dict[str, Any] = {"n": -1, "moves": []}
        self.due = 0  # the frame in which the last act is told

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
                if self.waiting is None and self.newest["n"] >= self.due and self.newest["moves"]:
                    await socket.send(json.dumps(self._command(self.newest)))

    def _over(self, message: dict[str, Any]) -> bool:
        if message["type"] == "answer":
            self.acknowledged[message["key"]] = self.due = message["n"]
            self.waiting = None
        elif message["type"] == "behind":
            self.newest = message["update"]
            self.waiting = None
        elif message["type"] == "denial":
            raise AssertionError(message)
        return message["type"] == "update" and message["room"]["status"] == "over" and self.waiting is None

    def _seen(self, message: dict[str, Any]) -> None:
        assert self.last is None or message["since"] == self.last or message["since"] is None
        assert self.last is None or message["n"] >= self.last, "a frame that was sent has been lost"
        self.last = message["n"]
        self.newest = message

    def _command(self, message: dict[str, Any]) -> dict[str, Any]:
        self.sent += 1
        move = self.chooser.choice(message["moves"])["number"]
        do = {"type": "act", "move": move}
        self.waiting = {"type": "command", "key": f"k{self.sent}", "decision": message["decision"], "do": do}
        return self.waiting


class Torture:
    """A server that is killed under play, and all that its players were told."""

    def __init__(self, database: str, tables: int, seed: int, **settings: str) -> None:
        self.database, self.tables = database, tables
        self.settings: dict[str, Any] = {**settings}
        self.chooser = random.Random(seed)
        self.bots: list[Bot] = []
        self.playing: list[asyncio.Task[None]] = []
        self.leavers = Leavers(self.chooser)
        self.leaving: list[asyncio.Task[None]] = []
        self.ended = 0
        self.missing: list[str] = []
        self.kills = 0
        self.fruitful = (0, 0)  # the last kill before which moves were acknowledged, and how many they were
        self.interrupted: signal.Signals | None = None
        self.lost: list[str] = []
        self.doubled: list[str] = []

    @property
    def moves(self) -> int:
        return sum(len(bot.acknowledged) for bot in self.bots)

    def __str__(self) -> str:
        tables = len(self.bots) // 2
        return (
            f"{self.kills} kills, {self.moves} acknowledged moves at {tables} tables,"
            f" lost {len(self.lost)}, doubled {len(self.doubled)};"
            f" {self.ended} games ended, {len(self.missing)} ratings or cards missing"
        )

    async def run(self, kills: int, seconds: float = math.inf, told: Callable[[], None] = lambda: None) -> None:
        """Kill the server that often, or until the time is over or somebody interrupts; then look into the log."""
        self.served = Served(self.database, **self.settings)
        try:
            began = time.monotonic()
            while self.kills < kills and time.monotonic() - began < seconds and self.interrupted is None:
                await self._round()
                told()
            if self.interrupted is None:
                await self._ask_now()
        except Exception:
            if self.interrupted is None:  # a terminal interrupts the server too, perhaps while it starts
                raise
        finally:
            broken = await self._end()
        assert broken == [], broken
        await self.check()

    async def _round(self) -> None:
        """Some play, a kill and a new start."""
        while sum(not task.done() for task in self.playing) < 2 * self.tables:
            new = [Bot(player, self.chooser) for player in table(self.served, 2)]
            self.bots += new
            self.playing += [asyncio.create_task(bot.play()) for bot in new]
        self.leaving = [task for task in self.leaving if not task.done()]
        self.leaving += [self.leavers.meet(self.served) for _ in range(ENDING)]
        await asyncio.sleep(self.chooser.uniform(0.05, 0.5))
        if self.interrupted is not None:
            return
        self._look()
        self.served.kill()
        self.kills += 1
        self.served = await asyncio.to_thread(Served, self.database, port=self.served.port, **self.settings)

    def _look(self) -> None:
        """Nobody broke, the server has not ended by itself, and moves are acknowledged."""
        code = self.served.process.poll()
        assert code is None, f"the server ended by itself with code {code}"
        for task in [task for task in self.playing if task.done()]:
            task.result()  # raises what broke the bot
            self.playing.remove(task)
        if self.moves > self.fruitful[1]:
            self.fruitful = (self.kills, self.moves)
        assert self.kills - self.fruitful[0] < STALLED, f"no move was acknowledged before the last {STALLED} kills"

    async def _ask_now(self) -> None:
        """Every command that is on its way after the last kill is answered."""
        sent = [(bot, bot.waiting) for bot in self.bots if bot.waiting is not None]
        async with asyncio.timeout(ANSWER_S):
            while any(bot.waiting is waiting for bot, waiting in sent):
                self._look()
                await asyncio.sleep(0.1)

    async def _end(self) -> list[Exception]:
        """Nobody plays any more, and nothing is due; what broke bots."""
        for task in (*self.playing, *self.leaving):
            task.cancel()
        ended = await asyncio.gather(*self.playing, *self.leaving, return_exceptions=True)
        opened = await open_database(self.database)
        with contextlib.suppress(TimeoutError):  # what is missing then is said by the check
            await wait_until_nothing_is_due(opened)
        await opened.close()
        self.served.stop()
        close_all()
        return [error for error in ended if isinstance(error, Exception)]

    async def check(self) -> None:
        """Find what was lost, doubled and missing; every log folds."""
        opened = await open_database(self.database)
        rooms = sorted({*self.leavers.rooms, *(bot.player.room for bot in self.bots)})
        self.ended, self.missing = await find_missing(opened, rooms)
        log = Log(opened)
        for id in {bot.player.room for bot in self.bots}:
            rows = await log.since(id, 0)
            room = Room(id)
            for row in rows:
                room.apply(row.n, row.at_ms, e.read_entry(row.body), row.clock_ms)
            for bot in [bot for bot in self.bots if bot.player.room == id]:
                self._compare(bot, rows)
        await opened.close()

    def _compare(self, bot: Bot, rows: list[Row]) -> None:
        """Everything acknowledged is in the log under its number; everything there was sent, and is there once."""
        prefix = f"{bot.player.seat}:"
        acts = [(row.key, entry) for row in rows if isinstance(entry := e.read_entry(row.body), e.Acted)]
        mine = {key.removeprefix(prefix): entry.frame for key, entry in acts if entry.seat == bot.player.seat}
        name = f"{bot.player.room}:{prefix}"
        self.lost += [name + key for key, frame in bot.acknowledged.items() if mine.get(key) != frame]
        sent = {f"{prefix}k{number}" for number in range(1, bot.sent + 1)}
        keys = [key for key, entry in acts if entry.seat == bot.player.seat]
        self.doubled += [f"{bot.player.room}:{key}" for at, key in enumerate(keys) if key not in sent or key in keys[:at]]


@contextlib.contextmanager
def watched(torture: Torture, kills: int) -> Iterator[Callable[[], None]]:
    """Progress is shown, signals interrupt, and a run that is stuck is ended."""
    loop = asyncio.get_running_loop()

    def interrupt(number: signal.Signals) -> None:
        torture.interrupted = number
        for each in SIGNALS:
            loop.remove_signal_handler(each)  # the second time it ends at once

    def told() -> None:
        faulthandler.dump_traceback_later(STUCK_S, exit=True)
        tty = sys.stderr.isatty()
        if tty or torture.kills % 10 == 0:
            said = f"{torture.kills}/{kills} kills, {torture.moves} moves"
            print(f"\r{said}" if tty else said, end="" if tty else "\n", file=sys.stderr, flush=True)

    for each in SIGNALS:
        loop.add_signal_handler(each, interrupt, each)
    faulthandler.dump_traceback_later(STUCK_S, exit=True)
    yield told
    faulthandler.cancel_dump_traceback_later()


async def by_hand(torture: Torture, kills: int, seconds: float) -> None:
    with watched(torture, kills) as told:
        await torture.run(kills, seconds, told)


def main(kills: int, seconds: float) -> int:
    """Torture a server with a database of its own; the exit code."""
    folder, seed = tempfile.mkdtemp(prefix="semafor-torture-"), random.randrange(10**9)
    torture, kept = Torture(f"sqlite:///{folder}/semafor.db", 8, seed), f"seed {seed}, the database is kept in {folder}"
    try:
        asyncio.run(by_hand(torture, kills, seconds))
    except BaseException:
        print(file=sys.stderr)
        traceback.print_exc()
        print(f"FAILED after {torture.kills} kills and {torture.moves} acknowledged moves, before the log was checked; {kept}")
        return 1
    if torture.lost or torture.doubled or torture.missing:
        wrong = {"lost": torture.lost, "doubled": torture.doubled, "missing": torture.missing}
        print(*(f"{what} {key}" for what, keys in wrong.items() for key in keys), sep="\n")
        print(f"FAILED: {torture}; {kept}")
        return 1
    shutil.rmtree(folder)
    if torture.interrupted is not None:
        print(f"\ninterrupted by {torture.interrupted.name}: {torture}")
        return 128 + torture.interrupted
    print(f"\n{torture}")
    return 0


if __name__ == "__main__":
    times, limit_s = [float(word) for word in sys.argv[1:]] + [1000, math.inf][len(sys.argv) - 1 :]
    sys.exit(main(int(times), limit_s))
