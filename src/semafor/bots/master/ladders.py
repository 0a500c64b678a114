"""On which rungs a byte is read: counts are easier to learn from as so many steps that are reached."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.games.ticket_to_ride.encoding.ways import FAR

STEPS = 8  # of the ladder of a small count
RUNGS = (1, 2, 3, 4, 6, 9, 14, 20, 30, 40)  # of the ladder of a large one
FAR_RUNGS = (1, 6, 10, 15, 20, 30, FAR)  # of a distance
LONGEST = 60  # bytes of a row that are still counts; a longer one is a list of places
LIMIT = 60  # numbers beyond it are read as beyond 1


def factor(most: int) -> float:
    return 1 / min(most, LIMIT)


def ladder(most: int, row: int) -> Sequence[int]:
    """The rungs of a byte; none for flags and for long rows, and where a large number is the size, it is a place."""
    if most < 2 or (most == row and most > STEPS) or row > LONGEST:
        return ()
    if most < 40:
        return range(1, min(most, STEPS) + 1)
    return FAR_RUNGS if most == FAR else RUNGS
