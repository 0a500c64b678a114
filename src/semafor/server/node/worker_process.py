"""A worker process of this server: started when it is first needed, asked one question at a time, replaced when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import msgspec

from semafor.server.node.fair_queue import FairQueue, Turn
from semafor.server.node.questions import Question

MOST_LINE = 1 << 20
NOBODY = Turn()

Process = asyncio.subprocess.Process
OnAnswer = Callable[[bytes], None]


class BotBroke(Exception):
    """The worker gave no proper answer in time."""


class WorkerProcess:
    """The process that is there now, if any, and the questions that wait for it."""

    def __init__(self, program: Sequence[str], limit_mb: int) -> None:
        self.command = [*program, str(limit_mb)]
        self.process: Process | None = None
        self.queue = FairQueue()
        self.asked = 0  # questions that are not answered yet

    async def ask(
        self, question: Question, limit_s: float, on_answer: OnAnswer | None = None, turn: Turn = NOBODY
    ) -> list[bytes]:
        """All answers to the question, each given to `on_answer` as it comes; BotBroke if they are not complete in time."""
        self.asked += 1
        try:
            async with self.queue.turn(turn):
                return await self._ask_now(question, limit_s, on_answer)
        finally:
            self.asked -= 1

    async def _ask_now(self, question: Question, limit_s: float, on_answer: OnAnswer | None) -> list[bytes]:
        healthy = False
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await self._start()
            async with asyncio.timeout(limit_s):
                found = await read_answers(self.process, question, on_answer)
            healthy = True
            return found
        except (TimeoutError, ValueError, OSError) as error:
            raise BotBroke(type(error).__name__) from None
        finally:
            if not healthy:
                await self.close()

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_LINE,
        )

    async def stop(self) -> None:
        """End the process; who waits for its answer is told that it broke."""
        if self.process is not None and self.queue.serving is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        else:
            await self.close()

    async def close(self) -> None:
        """The process is gone and its pipes are closed."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError, OSError):
                if process.returncode is None:
                    process.kill()
                await process.communicate()


async def read_answers(process: Process, question: Question, on_answer: OnAnswer | None) -> list[bytes]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    found: list[bytes] = []
    while (line := await process.stdout.readline()) != b"\n":
        if not line.endswith(b"\n"):
            raise ValueError("the process has ended")
        found.append(line)
        if on_answer is not None:
            on_answer(line)
    return found
