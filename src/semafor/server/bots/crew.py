"""The worker processes of this server: asked one question at a time, replaced when they break or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from collections.abc import Callable

import msgspec

from semafor.bots import Budget
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.server.bots.question import Choose, Question, Weigh, Weighed

MOST_LINE = 1 << 20
HINT = Budget(iterations=100, seconds=2)

Process = asyncio.subprocess.Process


class BotBroke(Exception):
    """The worker gave no proper answer in time."""


class Crew:
    """A few processes that think for this one."""

    def __init__(self, workers: int, limit_s: float, limit_mb: int) -> None:
        self.limit_s = limit_s
        self.limit_mb = limit_mb
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.hint = HINT
        self.seed: Callable[[], int] = lambda: secrets.randbits(60)
        for _ in range(workers):
            self.free.put_nowait(None)  # a process is started when it is first needed

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        """The action the bot of that level plays; BotBroke if it gives none that is legal in time."""
        seed = self.seed()
        known = game.redraw(state, seat, FastLuck(seed))
        found = await self.ask(Choose(game.key, known.fields(), seat, level, seed))
        action = msgspec.json.decode(found[0], type=int)
        if action not in [int(number) for number in state.legal(seat)]:
            raise BotBroke("not legal")
        return action

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
            sys.executable,
            "-m",
            "semafor.server.bots.worker",
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
