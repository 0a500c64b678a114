"""How bytes become the numbers a network reads: each scaled, and counts also as ladders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.ladders import factor, ladder
from semafor.bots.master.outlook import Part


class Reading(NamedTuple):
    """A factor for each byte; and rungs: which byte, and how much it must be at least."""

    scale: Array
    place: Array
    least: Array

    @property
    def size(self) -> int:
        return len(self.scale) + len(self.place)

    def __call__(self, seen: Array) -> Array:
        """Tables × bytes → tables × numbers."""
        return np.concatenate([seen * self.scale, seen[:, self.place] >= self.least], 1, dtype=np.float32)


def reading(parts: Iterable[Part]) -> Reading:
    scale: list[float] = []
    place: list[int] = []
    least: list[int] = []
    for start, size, most, row in parts:
        scale += [factor(most)] * size
        rungs = ladder(most, row)
        for byte in range(start, start + size):
            place += [byte] * len(rungs)
            least += rungs
    return Reading(np.array(scale, np.float32), np.array(place, np.int64), np.array(least, np.uint8))
