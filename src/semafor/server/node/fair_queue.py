"""Fair turns at something that serves one at a time: nobody waits for all that another has asked for."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Callable

import msgspec


class Turn(msgspec.Struct, frozen=True):
    """Who asks: the lower rank comes first, and among equals the owner (an account or an address) that has used less time.

    `what` names the matter, where its place in the queue is asked for.
    """

    rank: int = 0
    owner: str = ""
    what: str = ""


class _Waiting(msgspec.Struct):
    turn: Turn
    number: int
    come: asyncio.Future[None]


class FairQueue:
    """Counts how long each owner was served: an owner who comes anew begins where the others are, without credit or debt."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.serving: Turn | None = None
        self.waiting: list[_Waiting] = []
        self.used_s: dict[str, float] = {}
        self.floor_s = 0.0  # what whoever is served now had used before
        self.numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def turn(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for the turn, and hand it on afterwards."""
        await self._wait(turn)
        began = self.now()
        try:
            yield
        finally:
            self.used_s[turn.owner] = self.used(turn.owner) + self.now() - began
            self._hand_on()

    def place(self, what: str) -> int:
        """How many come before that matter; 0 if it is being served or is not here."""
        order = [each.turn.what for each in sorted(self.waiting, key=self._order)]
        return order.index(what) + 1 if what in order else 0

    def used(self, owner: str) -> float:
        return max(self.used_s.get(owner, 0.0), self.floor_s)

    async def _wait(self, turn: Turn) -> None:
        if self.serving is None:
            self._begin(turn)
            return
        waiting = _Waiting(turn, next(self.numbers), asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        try:
            await waiting.come
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif waiting.come.done() and not waiting.come.cancelled():
                self._hand_on()  # it was called in the very moment it went
            raise

    def _begin(self, turn: Turn) -> None:
        self.serving = turn
        self.floor_s = self.used(turn.owner)
        self.used_s = {owner: used for owner, used in self.used_s.items() if used > self.floor_s}

    def _hand_on(self) -> None:
        self.serving = None
        self.waiting = [each for each in self.waiting if not each.come.done()]  # who has gone does not come any more
        if self.waiting:
            first = min(self.waiting, key=self._order)
            self.waiting.remove(first)
            self._begin(first.turn)
            first.come.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[int, float, int]:
        return waiting.turn.rank, self.used(waiting.turn.owner), waiting.number
