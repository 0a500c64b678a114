"""The worker processes of this server: asked one question at a time, replaced when they break or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from semafor.bots import Budget
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.view import Event
from semafor.server.bots.question import Choose, Question, Reported, Weigh, Weighed

MOST_LINE = 1 << 20
HINT = Budget(iterations=100, seconds=2)
WORKER = (sys.executable, "-m", "semafor.server.bots.worker")

Process = asyncio.subprocess.Process
Record = Callable[[], Awaitable[list[Event]]]


class BotBroke(Exception):
    """The worker gave no proper answer in time."""


class Crew:
    """A few processes that think for this one."""

    def __init__(self, workers: int, limit_s: float, limit_mb: int, program: Sequence[str] = WORKER) -> None:
        self.limit_s = limit_s
        self.limit_mb = limit_mb
        self.program = program
        self.readers: set[tuple[str, str]] = set()  # games and levels whose bots want the record
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.hint = HINT
        self.seed: Callable[[], int] = lambda: secrets.randbits(60)
        for _ in range(workers):
            self.free.put_nowait(None)  # a process is started when it is first needed

    async def choose(self, game: Game, state: State, seat: int, level: str, record: Record, seed: int | None = None) -> int:
        """The action the bot of that level plays; BotBroke if it gives none that is legal in time.

        The record, as the seat was told it, is fetched only for bots that read it. Without a seed it is one nobody knows.
        """
        seed = self.seed() if seed is None else seed
        asked = Choose(game.key, game.redraw(state, seat, FastLuck(seed)).fields(), seat, level, seed)
        action = None if (game.key, level) in self.readers else await self._chosen(asked)
        if action is None:
            self.readers.add((game.key, level))
            told = [Reported.of(event) for event in await record()]
            action = await self._chosen(msgspec.structs.replace(asked, record=told))
        if action not in [int(number) for number in state.legal(seat)]:
            raise BotBroke("not legal")
        return action

    async def _chosen(self, asked: Choose) -> int | None:
        return msgspec.json.decode((await self.ask(asked))[0], type=int | None)

    async def weigh(self, game: Game, state: State, seat: int) -> list[Weighed]:
        """The best actions of the seat by all it may know, best first."""
        seed = self.seed()
        known = game.redraw(state, seat, FastLuck(seed))
        found = await self.ask(Weigh(game.key, known.fields(), seat, seed, self.hint))
        return [msgspec.json.decode(line, type=Weighed) for line in found]

    async def ask(self, question: Question, heard: Callable[[bytes], None] | None = None) -> list[bytes]:
        """All answers to the question, each also `heard` when it comes; BotBroke if they are not complete in time."""
        worker = await self.free.get()
        healthy = False
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self.limit_s):
                found = await self._answers(worker, question, heard)
            healthy = True
            return found
        except (TimeoutError, ValueError, OSError) as error:
            raise BotBroke(type(error).__name__) from None
        finally:
            self.free.put_nowait(worker if healthy else None)
            if not healthy and worker is not None:
                await ended(worker)

    async def _answers(self, worker: Process, question: Question, heard: Callable[[bytes], None] | None) -> list[bytes]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        found: list[bytes] = []
        while (line := await worker.stdout.readline()) != b"\n":
            if not line.endswith(b"\n"):
                raise ValueError("the process has ended")
            found.append(line)
            if heard is not None:
                heard(line)
        return found

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *self.program,
            str(self.limit_mb),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_LINE,
        )

    async def close(self) -> None:
        while not self.free.empty():
            worker = self.free.get_nowait()
            if worker is not None:
                await ended(worker)


async def ended(worker: Process) -> None:
    """The process is gone and its pipes are closed."""
    with contextlib.suppress(ProcessLookupError, OSError):
        if worker.returncode is None:
            worker.kill()
        await worker.communicate()
