"""Rate limits: a bucket of tokens per kind and caller, refilled over time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_CALLERS = 50_000

# How many at once, and how many a second after that.
RATES: dict[str, tuple[float, float]] = {
    "request": (200, 50),
    "room": (20, 0.2),
    "join": (30, 0.5),
    "code": (6, 0.05),
    "command": (60, 15),
    "chat": (8, 0.5),
    "login": (10, 0.1),
    "upload": (10, 0.2),
    "hint": (20, 0.5),
    "analysis": (10, 0.05),
    "socket": (60, 5),
    "file": (600, 100),
}


class Limits:
    """Who may do how much. `factor` multiplies all rates; 0 turns them off."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, caller: str) -> bool:
        """Whether the caller may do one more of this kind now; counts it if so."""
        if self.factor == 0:
            return True
        most, per_s = (rate * self.factor for rate in RATES[kind])
        now = self.now()
        left, since = self.buckets.pop((kind, caller), (most, now))
        left = min(most, left + (now - since) * per_s)
        self.buckets[kind, caller] = (left - 1 if left >= 1 else left, now)
        if len(self.buckets) > MOST_CALLERS:
            self.buckets.popitem(last=False)
        return left >= 1
