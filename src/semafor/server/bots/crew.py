"""The bot processes of this server: asked one question at a time, replaced when they break or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys

import msgspec

from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.server.bots.question import Question

MOST_LINE = 1 << 20


class BotBroke(Exception):
    """The bot gave no legal action in time."""


class Crew:
    """A few processes that think for bots."""

    def __init__(self, workers: int, limit_s: float, limit_mb: int) -> None:
        self.limit_s = limit_s
        self.limit_mb = limit_mb
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.count = workers
        for _ in range(workers):
            self.free.put_nowait(None)  # a process is started when it is first needed

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        """The action the bot of that level plays; BotBroke if it gives none that is legal in time."""
        seed = secrets.randbits(60)
        known = game.redraw(state, seat, FastLuck(seed))
        question = Question(game.key, known.fields(), seat, level, seed)
        worker = await self.free.get()
        healthy = False
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            action = await asyncio.wait_for(self._asked(worker, question), self.limit_s)
            healthy = True
        except (TimeoutError, ValueError, OSError) as error:
            raise BotBroke(type(error).__name__) from None
        finally:
            if not healthy and worker is not None and worker.returncode is None:
                worker.kill()
            self.free.put_nowait(worker if healthy else None)
        if action not in [int(number) for number in state.legal(seat)]:
            raise BotBroke("not legal")
        return action

    async def _asked(self, worker: asyncio.subprocess.Process, question: Question) -> int:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return int(await worker.stdout.readline())

    async def _start(self) -> asyncio.subprocess.Process:
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
            if worker is not None and worker.returncode is None:
                worker.kill()
                with contextlib.suppress(ProcessLookupError):
                    await worker.wait()
