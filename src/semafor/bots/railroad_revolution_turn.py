"""A whole turn of Railroad Revolution at once: the best ways through its many small decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution_judge import Judge
from semafor.games.railroad_revolution.actions import HIRE, PICK_TILE, SELL
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State

MOST_ACTS: Final = 16  # of one turn that are looked at


class Way:
    """A position within or after the turn, and the act on the position `before` that made it."""

    def __init__(self, state: RailroadRevolution, before: Way | None, action: i64, worth: i64) -> None:
        self.state: Final = state
        self.before: Final = before
        self.action: Final = action
        self.worth: Final = worth


class Turns:
    """Follows the most promising ways, `width` of them, to where another seat decides."""

    def __init__(self, judge: Judge, width: i64) -> None:
        self.judge: Final = judge
        self.width: Final = width
        self.moves: Final = Moves()
        self.ways: list[Way] = []
        self.ends: list[Way] = []
        self.seen: vec[i64] = vec[i64]()

    def search(self, state: RailroadRevolution, seat: i64, luck: Luck) -> None:
        """`ends` become the positions after the turn that were found, best first; at least one."""
        self.ends = []
        ways = [Way(state, None, -1, 0)]
        for depth in range(i64(MOST_ACTS)):
            self.ways = []
            self.seen = vec[i64]()
            for way in ways:
                self.spread(way, seat, luck)
            if not self.ways:
                break
            self.ways.sort(key=worth_of, reverse=True)
            ways = self.ways[: int(self.width)]
        if not self.ends:
            self.ends = ways
        self.ends.sort(key=worth_of, reverse=True)

    def spread(self, way: Way, seat: i64, luck: Luck) -> None:
        """Go on by every act."""
        moves = self.moves
        moves.clear()
        way.state.fill(seat, moves)
        none = not any_sensible(way.state, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            if none or sensible(way.state, action):
                after = way.state.clone()
                after.apply(seat, action, luck)
                worth = self.judge.value(after, seat)
                if self.new(worth * 1024 + after.pool):
                    if after.actor() == seat:
                        self.ways.append(Way(after, way, action, worth))
                    else:
                        self.ends.append(Way(after, way, action, worth))

    def new(self, key: i64) -> bool:
        """Whether no way of this depth is worth the same at the same point: another order of the same acts."""
        for at in range(i64(len(self.seen))):
            if self.seen[at] == key:
                return False
        self.seen = append(self.seen, key)
        return True


def sensible(state: RailroadRevolution, action: i64) -> bool:
    """Shares are sold only when money is owed, and nobody is hired at the full price."""
    if action == SELL:
        return state.owed > state.money(state.who)
    return not HIRE <= action < PICK_TILE


def any_sensible(state: RailroadRevolution, moves: Moves) -> bool:
    for at in range(moves.count):
        if sensible(state, moves.numbers[at]):
            return True
    return False


def worth_of(way: Way) -> int:
    return int(way.worth)


def first_act(way: Way) -> i64:
    """The act that began the way."""
    action = way.action
    while way.before is not None:
        action = way.action
        way = way.before
    return action


class TurnPolicy(Policy):
    """Plays the first act of the best turn that it finds."""

    def __init__(self, turns: Turns) -> None:
        super().__init__()
        self.turns: Final = turns

    def choose(self, state: State, seat: i64, luck: Luck) -> i64:
        assert isinstance(state, RailroadRevolution)
        self.turns.search(state, seat, luck)
        return first_act(self.turns.ends[0])
