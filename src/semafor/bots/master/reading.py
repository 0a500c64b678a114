"""How bytes become the numbers a network reads: each scaled, and counts also as ladders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from semafor.bots.master.outlook import Array, Part

STEPS = 8  # of the ladder of a small count
RUNGS = (1, 2, 3, 4, 6, 9, 14, 20, 30, 40)  # of the ladder of a large one
FAR_RUNGS = (1, 6, 10, 15, 20, 30, 90)  # of a distance
FAR = 90  # the distance of what cannot be reached
LONGEST = 60  # bytes of a row that are still counts; a longer one is a list of places
LIMIT = 60  # numbers beyond it are read as beyond 1


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
        scale += [1 / min(most, LIMIT)] * size
        rungs = ladder(most, row)
        for byte in range(start, start + size):
            place += [byte] * len(rungs)
            least += rungs
    return Reading(np.array(scale, np.float32), np.array(place, np.int64), np.array(least, np.uint8))


def ladder(most: int, row: int) -> Sequence[int]:
    """The rungs of a byte; none for flags and for long rows, and where a large number is the size, it is a place."""
    if most < 2 or (most == row and most > STEPS) or row > LONGEST:
        return ()
    if most < 40:
        return range(1, min(most, STEPS) + 1)
    return FAR_RUNGS if most == FAR else RUNGS
