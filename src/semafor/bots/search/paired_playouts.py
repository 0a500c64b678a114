"""Which candidate of a decision is best: all are played out by the policy on the same tables with the same chance.

The policy's own choice comes first and stays unless another is ahead of it by more than chance explains; whatever falls
clearly behind the leader is played out no further.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import AnyPolicy, play_out
from semafor.kernel.luck import KeyedLuck, Luck
from semafor.kernel.state import Moves, State

LEAST_TABLES: Final = 12  # before anything is given up or preferred
BEHIND: Final = 2.0  # standard errors behind the leader at which a candidate is given up
AHEAD: Final = 1.5  # standard errors ahead of the policy's own choice at which another is preferred


class PairedPlayouts:
    """The candidates of one decision, with what the tables said of every pair of them."""

    def __init__(self, policy: AnyPolicy, luck: Luck) -> None:
        self.policy: Final = policy
        self.luck: Final = luck
        self.candidates: Final = Moves()
        self.seat: i64 = 0
        self.tables: i64 = 0
        self.live: vec[i64] = vec[i64]()  # ranks of the candidates not given up, in order
        self.worths: vec[i64] = vec[i64]()  # by rank: what the last table brought
        self.sums: vec[i64] = vec[i64]()  # by pair of ranks: what the one brought more than the other on all tables
        self.squares: vec[i64] = vec[i64]()  # by pair of ranks: the squares of those differences

    def begin(self, table: State, seat: i64) -> None:
        """Another decision of the seat, on any table it could be sitting at."""
        self.seat = seat
        self.tables = 0
        self.candidates.clear()
        self.policy.begin()
        self.policy.candidates(table, seat, self.candidates)
        count = self.candidates.count
        self.live = vec[i64](list(range(int(count))))
        self.worths = vec[i64]([0] * int(count))
        self.sums = vec[i64]([0] * int(count * count))
        self.squares = vec[i64]([0] * int(count * count))

    def step(self, table: State) -> None:
        """Play every live candidate out on this table, then give up those that are clearly behind."""
        chance = self.luck.below(1 << 31)
        for rank in self.live:
            self.worths[rank] = self.play_action(table.clone(), self.candidates.numbers[rank], KeyedLuck(chance))
        self.tables += 1
        self.compare()
        if self.tables >= LEAST_TABLES:
            self.give_up()

    def play_action(self, table: State, action: i64, luck: Luck) -> i64:
        """What the action is worth to the seat when the table is played to its end."""
        self.policy.begin()
        table.apply(self.seat, action, luck)
        play_out(self.policy, table, luck)
        return self.policy.worths(table)[self.seat]

    def compare(self) -> None:
        for one in self.live:
            for other in self.live:
                apart = self.worths[one] - self.worths[other]
                pair = one * self.candidates.count + other
                self.sums[pair] += apart
                self.squares[pair] += apart * apart

    def give_up(self) -> None:
        leader = self.leader()
        left = vec[i64]()
        for rank in self.live:
            if rank == leader or self.lead(leader, rank) < BEHIND:
                left = append(left, rank)
        self.live = left

    def leader(self) -> i64:
        """The live candidate that brought most, of equals the one the policy prefers."""
        best = self.live[0]
        for rank in self.live:
            if self.sums[rank * self.candidates.count + best] > 0:
                best = rank
        return best

    def lead(self, one: i64, other: i64) -> float:
        """By how many standard errors the one is ahead of the other; of two that never differ, the first is far ahead."""
        pair = one * self.candidates.count + other
        tables = float(self.tables)
        mean = float(self.sums[pair]) / tables
        spread = float(self.squares[pair]) / tables - mean * mean
        if spread <= 0.0:
            return BEHIND
        return mean / math.sqrt(spread / tables)

    # What was found

    def is_decided(self) -> bool:
        return len(self.live) == 1

    def best(self) -> i64:
        """The leader, or the policy's own choice while that is not clearly behind it."""
        leader = self.leader()
        own = self.live[0] == 0
        if self.tables < LEAST_TABLES or (own and leader != 0 and self.lead(leader, 0) < AHEAD):
            leader = 0
        return self.candidates.numbers[leader]
