"""A whole turn of Railroad Revolution at once: the best ways through its many small decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution_judge import value
from semafor.games.railroad_revolution.actions import HIRE, PICK_TILE, SELL
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck
from semafor.kernel.state import State

MOST_ACTS: Final = 16  # of one turn that are looked at
WORST: Final = -1_000_000_000


class Way:
    """A position within or after the turn, and the first act that leads there."""

    def __init__(self, state: RailroadRevolution, first: i64, worth: i64) -> None:
        self.state: Final = state
        self.first: Final = first
        self.worth: Final = worth


class TurnPolicy(Policy):
    """Follows the most promising ways, `width` of them, to where another seat decides."""

    def __init__(self, width: i64) -> None:
        super().__init__()
        self.width: Final = width
        self.best: i64 = WORST
        self.chosen: i64 = -1
        self.ways: list[Way] = []
        self.seen: vec[i64] = vec[i64]()

    def choose(self, state: State, seat: i64, luck: Luck) -> i64:
        """The first act of the best turn that was found."""
        assert isinstance(state, RailroadRevolution)
        self.best = WORST
        self.chosen = -1
        ways = [Way(state, -1, 0)]
        for depth in range(i64(MOST_ACTS)):
            self.ways = []
            self.seen = vec[i64]()
            for way in ways:
                self.spread(way, seat, luck)
            if not self.ways:
                break
            self.ways.sort(key=worth_of, reverse=True)
            ways = self.ways[: int(self.width)]
        if self.chosen < 0:
            self.chosen = ways[0].first
        return self.chosen

    def spread(self, way: Way, seat: i64, luck: Luck) -> None:
        """Go on by every act; where the turn ends, remember the best end."""
        moves = self.moves
        moves.clear()
        way.state.fill(seat, moves)
        numbers = moves.listed()
        for at in range(i64(len(numbers))):
            action = numbers[at]
            if len(numbers) > 1 and not self.sensible(way.state, action):
                continue
            after = way.state.clone()
            after.apply(seat, action, luck)
            worth = value(after, seat)
            first = action if way.first < 0 else way.first
            if after.actor() != seat:
                if worth > self.best:
                    self.best = worth
                    self.chosen = first
            elif self.new(worth * 1024 + after.pool):
                self.ways.append(Way(after, first, worth))

    def sensible(self, state: RailroadRevolution, action: i64) -> bool:
        """Shares are sold and workers hired only where that is the point: when money is owed, or never."""
        if action == SELL:
            return state.owed > state.money(state.who)
        return not HIRE <= action < PICK_TILE

    def new(self, key: i64) -> bool:
        """Whether no way of this depth is worth the same at the same point: another order of the same acts."""
        for at in range(i64(len(self.seen))):
            if self.seen[at] == key:
                return False
        self.seen = append(self.seen, key)
        return True


def worth_of(way: Way) -> int:
    return int(way.worth)
