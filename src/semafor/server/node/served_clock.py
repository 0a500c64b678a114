"""The clock of all tables: it runs while a server could take a move, and stands while none can.

It says milliseconds that begin with the wall clock of the first start and are moved on by this process's own steady clock, so
that jumps of the wall clock change nothing. A beat writes them down every other second: what was not beaten is not
counted, be it that the process was stopped, the disk full or the database away. Nodes share the beat; the foremost leads.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from semafor.server.store.served import Served

BEAT_S = 2
LATE_S = 5  # a beat that comes later than this ends an outage
HOLD_S = 30  # after an outage or a start nobody's time runs for so long: pages find the way back, people too

Steady = Callable[[], float]


class ServedClock:
    """The time that counts."""

    def __init__(self, served: Served, steady: Steady = time.monotonic) -> None:
        self.served = served
        self.steady = steady
        self.base_ms = 0
        self.since_s = 0.0  # the time runs on from the base since then; in the future while it is held
        self.beaten_s = 0.0

    async def start(self, wall_ms: int) -> None:
        """Go on where the servers before have stopped; the very first begins with the wall clock."""
        before = await self.served.read()
        self.base_ms = await self.served.move(wall_ms if before is None else before)
        self.beaten_s = self.steady()
        self.since_s = self.beaten_s + (0 if before is None else HOLD_S)

    def now_ms(self) -> int:
        """What counts until now: no more than the time within which a beat is expected."""
        return self.base_ms + int(1000 * min(max(0.0, self.steady() - self.since_s), LATE_S))

    async def beat(self) -> None:
        """The database can be written: what has passed since the last beat counts."""
        reached = await self.served.move(self.now_ms())
        now_s = self.steady()
        self.base_ms = max(reached, self.now_ms())
        self.since_s = max(now_s, self.since_s) if now_s - self.beaten_s <= LATE_S else now_s + HOLD_S
        self.beaten_s = now_s
