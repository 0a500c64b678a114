"""Work beside: what nobody waits for is ended with the process, what was promised comes to its end first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
logger = logging.getLogger("semafor.server")


class Background:
    """The tasks that run beside."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.promised: set[asyncio.Task[Any]] = set()

    def start(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._watch(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that comes to its end whatever becomes of who waits: a connection may be lost, a deed not."""
        task = asyncio.create_task(work)
        self.promised.add(task)
        task.add_done_callback(self.promised.discard)
        return await asyncio.shield(task)

    async def _watch(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            logger.exception("background work broke")

    async def close(self) -> None:
        while self.promised:
            await asyncio.wait(self.promised)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
