"""Keys of boards that were met."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Seen:
    """A set of keys: an open table of a power of two that grows."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([0] * 1024)
        self.count: i64 = 0

    def clear(self) -> None:
        for at in range(i64(len(self.slots))):
            self.slots[at] = 0
        self.count = 0

    def add(self, key: i64) -> bool:
        """Whether the key is new."""
        slots = self.slots
        last: i64 = len(slots) - 1
        at = key & last
        while slots[at] != 0:
            if slots[at] == key:
                return False
            at = at + 1 & last
        slots[at] = key
        self.count += 1
        if self.count * 2 > last:
            self.grow()
        return True

    def grow(self) -> None:
        old = self.slots
        self.slots = vec[i64]([0] * (len(old) * 2))
        self.count = 0
        for at in range(i64(len(old))):
            if old[at]:
                self.add(old[at])
