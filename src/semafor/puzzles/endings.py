"""The end of a game, exactly: every way in which a seat can play its last turn."""

from __future__ import annotations

import msgspec

from semafor.kernel.game import AnyGame
from semafor.kernel.luck import FastLuck, WrittenLuck
from semafor.kernel.state import State

MOST = 40_000  # positions of a turn that are looked at


class NotExact(Exception):
    """Chance or another seat has a say, or there is too much to look at."""


class Ends(msgspec.Struct):
    """All ends of a turn: the best points, how many different ends have them, a way to one, and the next best points."""

    best: int
    count: int
    way: list[int]
    second: int | None
    positions: int


class Turn:
    """Goes through all acts of one seat to the end of the game, equal positions once."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = WrittenLuck(FastLuck(0))
        self.known: set[bytes] = set()
        self.ends: dict[bytes, tuple[int, list[int]]] = {}

    def solve(self, state: State) -> Ends:
        """What the turn can bring; NotExact if that cannot be worked out."""
        self._visit(state, [])
        best = max(points for points, _ in self.ends.values())
        ways = [way for points, way in self.ends.values() if points == best]
        others = [points for points, _ in self.ends.values() if points < best]
        return Ends(best, len(ways), min(ways, key=len), max(others, default=None), len(self.known))

    def _visit(self, state: State, way: list[int]) -> None:
        key = self.game.state_bytes(state)
        if state.over():
            self.ends.setdefault(key, (int(state.scores()[self.seat]), way))
            return
        if key in self.known:
            return
        self.known.add(key)
        if len(self.known) > MOST or list(state.actors()) != [self.seat]:
            raise NotExact(str(len(self.known)))
        for action in state.legal(self.seat):
            after = state.clone()
            after.apply(self.seat, int(action), self.luck)
            if self.luck.taken():
                raise NotExact("chance")
            self._visit(after, [*way, int(action)])
