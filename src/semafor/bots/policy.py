"""What a game teaches the search: plausible moves best first, how a playout goes on, and what an end is worth."""

from __future__ import annotations

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64

from semafor.kernel.game import StateT
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State


class Policy(Generic[StateT]):
    """The policy that knows no game: every legal move is plausible and a playout is random. One subclass per game."""

    def __init__(self) -> None:
        self.ranked: bool = False  # whether candidates come best first
        self.longest: i64 = 4000  # actions of a playout before it is counted as it stands
        self.moves: Moves = Moves()

    def begin(self) -> None:
        """A new table is on: nothing remembered of the last one holds."""

    def candidates(self, state: StateT, seat: i64, moves: Moves) -> None:
        """Add the moves worth looking at to `moves`; at least one."""
        state.add_legal(seat, moves)

    def choose(self, state: StateT, seat: i64, luck: Luck) -> i64:
        """The move of a playout."""
        moves = self.moves
        moves.clear()
        state.add_legal(seat, moves)
        return moves.numbers[luck.below(moves.count)]

    def worths(self, state: StateT) -> vec[i64]:
        """How good the end is for each seat: points ahead of the best other seat, alone simply the points."""
        return margins(state.scores())


AnyPolicy = Policy[Any]  # of any game


def margins(scores: vec[i64]) -> vec[i64]:
    """Each seat's points ahead of the best other seat; a seat alone has only its points."""
    ahead = scores[:]
    seats: i64 = len(scores)
    for seat in range(seats):
        best: i64 = -1_000_000
        for other in range(seats):
            if other != seat:
                best = max(best, scores[other])
        if seats > 1:
            ahead[seat] = scores[seat] - best
    return ahead


def play_out(policy: AnyPolicy, state: State, luck: Luck) -> i64:
    """Play on by the policy to the end, or as long as it says; the number of actions played."""
    played: i64 = 0
    while played < policy.longest:
        seat = state.actor()
        if seat < 0:
            break
        state.apply(seat, policy.choose(state, seat, luck), luck)
        played += 1
    return played
