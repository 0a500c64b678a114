"""The courier of this server, seen from the server: started with the first errand, started anew when it has broken."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence

import msgspec

from semafor.server.calls.errands import Equipment, Errand, Mail, Post, Push, Report

COURIER = (sys.executable, "-m", "semafor.server.calls.courier")
MOST_LINE = 1 << 20
ANSWER_S = 80  # every errand ends before, whatever the other side does


class CourierProcess:
    """The process that is there now, if any, and the errands it is under way with."""

    def __init__(self, given: Equipment, program: Sequence[str] = COURIER) -> None:
        self.given, self.program = given, program
        self.process: asyncio.subprocess.Process | None = None
        self.hearing: asyncio.Task[None] | None = None
        self.starting = asyncio.Lock()
        self.under_way: dict[int, asyncio.Future[Report]] = {}
        self.number = 0

    async def carry(self, what: Post | Push | Mail) -> Report:
        """What became of it; a courier that broke has not carried it, as far as anybody knows."""
        self.number += 1
        number = self.number
        try:
            async with asyncio.timeout(ANSWER_S):
                await self._start()
                self.under_way[number] = asyncio.get_running_loop().create_future()
                self._give(Errand(number, what))
                return await self.under_way[number]
        except (TimeoutError, OSError) as error:
            await self._end()
            return Report(number, "failed", type(error).__name__)
        finally:
            self.under_way.pop(number, None)

    def _give(self, what: Equipment | Errand) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(what) + b"\n")

    async def _start(self) -> None:
        async with self.starting:
            if self.process is not None and self.process.returncode is None:
                return
            if self.hearing is not None:
                await self.hearing  # what the one before carried is told of first
            pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            self.process = await asyncio.create_subprocess_exec(
                *self.program, stdin=pipe, stdout=pipe, stderr=nothing, limit=MOST_LINE
            )
            self.hearing = asyncio.create_task(self._hear(self.process))
            self._give(self.given)

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Reports, until the process ends; what it was under way with then did not arrive."""
        assert process.stdout is not None
        decoder = msgspec.json.Decoder(Report)
        with contextlib.suppress(OSError, ValueError):
            while line := await process.stdout.readline():
                self._settle(decoder.decode(line))
        await process.wait()
        for number in list(self.under_way):
            self._settle(Report(number, "failed", "the courier broke"))

    def _settle(self, report: Report) -> None:
        waiting = self.under_way.get(report.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(report)

    async def _end(self) -> None:
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """The process is gone, with whatever it still carries."""
        await self._end()
        if self.hearing is not None:
            await self.hearing
