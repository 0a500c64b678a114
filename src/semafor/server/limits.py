"""Rate limits: a bucket of tokens per kind and caller, refilled over time; nodes tell each other what was taken."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_CALLERS = 50_000

# How many at once, and how many a second after that.
RATES: dict[str, tuple[float, float]] = {
    "request": (200, 50),
    "room": (20, 0.2),
    "challenge": (10, 0.005),
    "join": (30, 0.5),
    "code": (6, 0.05),
    "command": (60, 15),
    "chat": (8, 0.5),
    "login": (10, 0.1),
    "gallery": (5, 0.1),
    "report": (5, 0.01),
    "program": (300, 60),
    "imagined": (60, 15),
    "upload": (10, 0.2),
    "calls": (10, 0.02),
    "asked": (3, 0.0001),  # letters that ask somebody whether an address is theirs
    "document": (10, 0.05),
    "box": (60, 2),
    "hint": (20, 0.5),
    "analysis": (10, 0.05),
    "socket": (60, 5),
    "file": (600, 100),
}
PROGRAM_TABLES = 8  # at which a program plays at a time
BOT_ROOMS, ALL_BOT_ROOMS = 3, 30  # tables at which only bots play: of one owner, and at one node


class Limits:
    """Who may do how much. `factor` multiplies all rates; 0 turns them off."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.spent: Counter[tuple[str, str]] = Counter()  # what other nodes have not been told yet

    def allows(self, kind: str, caller: str) -> bool:
        """Whether the caller may do one more of this kind now; counts it if so."""
        if self.factor == 0:
            return True
        key = kind, digest(caller)
        left = self._left(key)
        if left >= 1:
            self.spent[key] += 1
        self._keep(key, left - 1 if left >= 1 else left)
        return left >= 1

    def wait_s(self, kind: str, caller: str) -> int:
        """After how many seconds the caller may do one more."""
        left = self._left((kind, digest(caller)))
        return max(1, math.ceil((1 - left) / (RATES[kind][1] * self.factor))) if self.factor and left < 1 else 0

    def give_back(self, kind: str, caller: str) -> None:
        """What was counted does not count after all."""
        key = kind, digest(caller)
        if self.factor:
            self._keep(key, self._left(key) + 1)
            self.spent[key] -= 1

    def take_spent(self) -> list[tuple[str, str, int]]:
        """What was taken here since this was last asked, for the other nodes."""
        spent, self.spent = self.spent, Counter()
        return [(kind, caller, count) for (kind, caller), count in spent.items() if count > 0]

    def hear(self, spent: list[tuple[str, str, int]]) -> None:
        """Another node says what was taken there."""
        for kind, caller, count in spent:
            if kind in RATES and self.factor:
                key = kind, caller
                self._keep(key, max(self._left(key) - count, -RATES[kind][0] * self.factor))

    def _left(self, key: tuple[str, str]) -> float:
        most, per_s = (rate * self.factor for rate in RATES[key[0]])
        now = self.now()
        left, since = self.buckets.get(key, (most, now))
        return min(most, left + (now - since) * per_s)

    def _keep(self, key: tuple[str, str], left: float) -> None:
        self.buckets.pop(key, None)
        self.buckets[key] = left, self.now()
        if len(self.buckets) > MOST_CALLERS:
            self.buckets.popitem(last=False)


def digest(caller: str) -> str:
    """By this callers are told apart, here and between nodes; it is no address any more."""
    return hashlib.blake2b(caller.encode("utf-8", "replace"), digest_size=9).hexdigest()


def prefix(address: str) -> str:
    """What of an address one caller has: all of IPv4, the first 64 bits of IPv6, within which a household may choose."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
