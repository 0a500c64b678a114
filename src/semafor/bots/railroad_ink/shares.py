"""Shares of the dice of a round in Railroad Ink and of its special route: which of them some routes use.

A share is a number with a digit for every face rolled and one for the special route, so shares add up like numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.railroad_ink.layout import DICE, FIRST_SPECIAL, ROUTE_FACES
from semafor.games.railroad_ink.material import FACE_OF
from semafor.games.railroad_ink.state import RailroadInk


class Shares:
    """All shares of what is left on a board; `whole` is everything."""

    def __init__(self, start: RailroadInk, special: bool) -> None:
        counts = [int(start.board[DICE + face]) for face in range(int(ROUTE_FACES))] + [1 if special else 0]
        places: list[int] = []
        size = 1
        for count in counts:
            places.append(size)
            size *= count + 1
        self.place: Final = vec[i64](places)
        self.size: Final[i64] = size
        self.whole: Final[i64] = size - 1
        digits = [[share // place % (count + 1) for place, count in zip(places, counts, strict=True)] for share in range(size)]
        self.routes: Final = vec[i64]([sum(each) for each in digits])  # by share: how many routes it is
        self.within: Final = vec[i64]([1 if is_part(small, large) else 0 for large in digits for small in digits])

    def of(self, look: i64) -> i64:
        """The share of one route."""
        return self.place[min(FACE_OF[look], i64(FIRST_SPECIAL))]

    def holds(self, large: i64, small: i64) -> bool:
        """Whether one share is part of the other."""
        return self.within[large * self.size + small] != 0


def is_part(small: list[int], large: list[int]) -> bool:
    return all(few <= many for few, many in zip(small, large, strict=True))
