"""Information-set Monte Carlo tree search, once for all games.

Every step is given a table drawn at random among those the seat could be sitting at. The tree is keyed by the actions
alone, so what is learnt on one possible table serves the others, and chance is simply drawn again by each step. In a
simultaneous phase seats act in seat order; each chooses without the others' choices because nothing in the tree
depends on what they hold.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import AnyPolicy, play_out
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State

NONE: Final = -1
BIAS: Final = 0.9  # how much an action's prior weighs against what its playouts said


class TreeSearch:
    """The tree in packed arrays: a node is an action of a seat after the actions above it."""

    def __init__(self, policy: AnyPolicy, actions: i64, luck: Luck) -> None:
        self.policy: Final = policy
        self.luck: Final = luck
        self.slot: Final = vec[i64]([NONE] * int(actions))  # by action: its child of the node being looked at
        self.moves: Final = Moves()
        self.path: Final = Moves()
        self.playouts: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Forget everything; node 0 is the decision that is looked at."""
        self.action: vec[i64] = vec[i64]([NONE])
        self.seat: vec[i64] = vec[i64]([NONE])
        self.first: vec[i64] = vec[i64]([NONE])
        self.next: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.total: vec[i64] = vec[i64]([0])
        self.root: i64 = 0
        self.lowest: i64 = 1_000_000
        self.highest: i64 = -1_000_000

    def step(self, table: State, seat: i64) -> None:
        """Go down the tree on this table, play it out, and remember the end on the way back."""
        self.policy.begin()
        path = self.path
        path.clear()
        path.add(self.root)
        actor = seat
        while actor >= 0:
            node = self.descend(table, actor, path.numbers[path.count - 1])
            table.apply(actor, self.action[node], self.luck)
            path.add(node)
            if self.visits[node] == 0:
                break
            actor = table.actor()
        play_out(self.policy, table, self.luck)
        self.playouts += 1
        self.remember(table)

    def descend(self, table: State, actor: i64, node: i64) -> i64:
        """The child of the node to look at next, made if it is new."""
        moves = self.moves
        moves.clear()
        self.policy.candidates(table, actor, moves)
        self.mark_children(node, actor)
        rank = self.best_rank(node, moves)
        action = moves.numbers[rank]
        child = self.slot[action]
        self.unmark_children(node)
        return child if child != NONE else self.add_node(node, actor, action)

    def mark_children(self, node: i64, actor: i64) -> None:
        child = self.first[node]
        while child != NONE:
            if self.seat[child] == actor:
                self.slot[self.action[child]] = child
            child = self.next[child]

    def unmark_children(self, node: i64) -> None:
        child = self.first[node]
        while child != NONE:
            self.slot[self.action[child]] = NONE
            child = self.next[child]

    def best_rank(self, node: i64, moves: Moves) -> i64:
        """Which of the candidates promises most: what it brought so far, and its prior while it is little tried."""
        spread = float(max(1, self.highest - self.lowest))
        root_visits = math.sqrt(float(self.visits[node] + 1))
        hope = 0.5 if node == self.root or self.visits[node] == 0 else 0.45
        best: i64 = 0
        best_score = -1.0
        for rank in range(moves.count):
            child = self.slot[moves.numbers[rank]]
            tries: i64 = 0
            gain = hope
            if child != NONE and self.visits[child] > 0:
                tries = self.visits[child]
                gain = (float(self.total[child]) / float(tries) - float(self.lowest)) / spread
            score = gain + BIAS * self.prior(rank, moves.count) * root_visits / float(1 + tries)
            if score > best_score:
                best = rank
                best_score = score
        return best

    def prior(self, rank: i64, count: i64) -> float:
        """How likely the candidate is the best one before anything was tried."""
        if self.policy.ranked:
            return 0.5 if rank == 0 else 0.5 / float(count)
        return 1.0 / math.sqrt(float(count))

    def add_node(self, node: i64, actor: i64, action: i64) -> i64:
        child: i64 = len(self.action)
        self.action = append(self.action, action)
        self.seat = append(self.seat, actor)
        self.first = append(self.first, i64(NONE))
        self.next = append(self.next, self.first[node])
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, i64(0))
        self.first[node] = child
        return child

    def remember(self, table: State) -> None:
        worth = self.policy.worths(table)
        for seat in range(table.seats):
            self.lowest = min(self.lowest, worth[seat])
            self.highest = max(self.highest, worth[seat])
        self.visits[self.path.numbers[0]] += 1
        for at in range(1, self.path.count):
            node = self.path.numbers[at]
            self.visits[node] += 1
            self.total[node] += worth[self.seat[node]]

    # What was found

    def best(self, legal: list[int]) -> i64:
        """The legal action tried most often; of equals the one that brought more.

        A tree that goes on from the last decision also holds actions that chance has ruled out since.
        """
        best: i64 = NONE
        child = self.first[self.root]
        while child != NONE:
            if (best == NONE or self.better(child, best)) and int(self.action[child]) in legal:
                best = child
            child = self.next[child]
        return self.action[best]

    def better(self, one: i64, other: i64) -> bool:
        if self.visits[one] != self.visits[other]:
            return self.visits[one] > self.visits[other]
        return self.total[one] > self.total[other]

    def tries(self) -> list[tuple[int, int, int]]:
        """Each action of the decision with how often it was tried and what that brought in all."""
        found: list[tuple[int, int, int]] = []
        child = self.first[self.root]
        while child != NONE:
            found.append((int(self.action[child]), int(self.visits[child]), int(self.total[child])))
            child = self.next[child]
        return found

    def follow(self, action: i64, seat: i64) -> bool:
        """Whether the tree goes on below the action with the same seat's next decision; if not it is cleared."""
        child = self.first[self.root]
        while child != NONE and self.action[child] != action:
            child = self.next[child]
        if child != NONE and self.first[child] != NONE and self.seat[self.first[child]] == seat:
            self.root = child
            return True
        self.clear()
        return False
