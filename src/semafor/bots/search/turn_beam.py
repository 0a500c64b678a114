"""The best ways through a turn of many small decisions, followed side by side to where it ends."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.kernel.state import State

MOST_ACTS: Final = 16  # of one turn that are looked at

Table = TypeVar("Table", bound=State, covariant=True)


class Way(Generic[Table]):
    """A position within or after the turn, and the act on the position `before` that made it."""

    def __init__(self, state: Table, before: Way[Table] | None, action: i64, worth: i64) -> None:
        self.state: Final = state
        self.before: Final = before
        self.action: Final = action
        self.worth: Final = worth


class TurnBeam(Generic[Table]):
    """Follows the most promising ways, `width` of them. A game says in `spread` how they go on and what they are worth."""

    def __init__(self, width: i64) -> None:
        self.width: Final = width
        self.ways: list[Way[Table]] = []  # that go on
        self.ends: list[Way[Table]] = []
        self.seen: vec[i64] = vec[i64]()

    def follow(self, begin: Way[Table], seat: i64) -> None:
        """`ends` become the positions after the turn that were found, best first; at least one."""
        self.ends = []
        ways = [begin]
        for depth in range(i64(MOST_ACTS)):
            self.ways = []
            self.seen = vec[i64]()
            for way in ways:
                self.spread(way, seat)
            if not self.ways:
                break
            self.ways.sort(key=worth_of, reverse=True)
            ways = self.ways[: int(self.width)]
        if not self.ends:
            self.ends = ways
        self.ends.sort(key=worth_of, reverse=True)

    def spread(self, way: Way[Table], seat: i64) -> None:
        """Put every position that an act leads to among the ways or the ends."""
        raise NotImplementedError

    def new(self, key: i64) -> bool:
        """Whether no way of this depth has the same key: another order of the same acts."""
        for other in self.seen:
            if other == key:
                return False
        self.seen = append(self.seen, key)
        return True


def worth_of(way: Way[State]) -> int:
    return int(way.worth)


def acts(way: Way[Table]) -> list[Way[Table]]:
    """The positions on the way, each with the act that made it, in order."""
    found = [way]
    while way.before is not None:
        way = way.before
        found.append(way)
    found.reverse()
    return found[1:]
