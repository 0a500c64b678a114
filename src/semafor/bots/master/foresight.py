"""The network that looks before it acts: what it would like to do is tried on tables that the seat could be sitting at."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.master.arrays import Array
from semafor.bots.master.going import Going, thought
from semafor.bots.master.network import Network
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

LEAST = 0.03  # of the wishes: an act that has less is not tried
MOST = 5  # acts that are tried
TABLES = 8  # at once: an iteration of the budget
AHEAD = 1.0  # standard errors by which an act must lead the network's own choice to be preferred
BEHIND = 2.0  # standard errors behind the leader at which an act is tried no further
FINEST = 1e-6  # no error is smaller


class Trial(Going):
    """An act tried at a table: after so many decisions of the seat more it is judged."""

    def __init__(self, table: State, luck: KeyedLuck, decisions: int) -> None:
        super().__init__(table, luck)
        self.decisions = decisions
        self.chance: float | None = None  # to win, once it is known


class ForesightBot(Bot[State]):
    """Tries the acts that its network likes on the same tables with the same chance; all go on as the network would.

    After some own decisions the network's chance to win is what the act brought there. Its first choice stays unless another
    leads it by more than chance explains.
    """

    def __init__(self, seed: int, network: Network, budget: Budget, decisions: int) -> None:
        super().__init__(seed)
        self.network, self.budget, self.decisions = network, budget, decisions

    def choose(self, known: Knowledge[State]) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        acts = self.liked(known)
        left, found = list(range(len(acts))), np.zeros((0, len(acts)))
        for _ in self.budget.rounds():
            if len(left) == 1:
                break
            more = np.full((TABLES, len(acts)), np.nan)
            more[:, left] = self.tried(known, [acts[at] for at in left])
            found = np.concatenate([found, more])
            left = kept(found, left)
        return acts[preferred(found, left)]

    def liked(self, known: Knowledge[State]) -> list[int]:
        """What the network wishes for, most of all first."""
        inputs = self.network.inputs
        wishes = self.network(inputs.observed(known.table(self.luck), known.seat), known.legal).wishes[0, known.legal]
        shares = np.exp(wishes - wishes.max())
        order = np.argsort(-wishes, kind="stable")[:MOST]
        return [known.legal[at] for at in order if at == order[0] or shares[at] >= LEAST * shares.sum()]

    def tried(self, known: Knowledge[State], acts: Sequence[int]) -> Array:
        """Tables × acts: the chance to win that each act brought."""
        trials: list[Trial] = []
        for _ in range(TABLES):
            table, chance = known.table(self.luck), int(self.luck.below(1 << 31))
            for act in acts:
                trial = Trial(table.clone(), KeyedLuck(chance), self.decisions)
                trial.table.apply(known.seat, act, trial.luck)
                trials.append(trial)
        self.play_on(trials, known.seat)
        return np.array([each.chance for each in trials]).reshape(TABLES, len(acts))

    def play_on(self, trials: Sequence[Trial], seat: int) -> None:
        """Until the chance of each is known."""
        while trials := [each for each in trials if not self.is_judged(each, seat)]:
            thoughts = thought(self.network, trials)
            for each, wishes, chance in zip(trials, thoughts.wishes, thoughts.chances, strict=True):
                each.decisions -= int(each.table.actor()) == seat
                if each.decisions:
                    each.go(wishes)
                else:
                    each.chance = float(chance)

    def is_judged(self, trial: Trial, seat: int) -> bool:
        """An end says itself who has won."""
        trial.waits(seat)
        if trial.chance is None and trial.table.over():
            winners = self.network.inputs.game.result(trial.table).winners
            trial.chance = (seat in winners) / len(winners)
        return trial.chance is not None


def leader(found: Array, left: Sequence[int]) -> int:
    return left[int(found[:, left].mean(0).argmax())]


def kept(found: Array, left: Sequence[int]) -> list[int]:
    """Who is not clearly behind the leader."""
    first = leader(found, left)
    return [at for at in left if at == first or lead(found[:, first] - found[:, at]) < BEHIND]


def preferred(found: Array, left: Sequence[int]) -> int:
    """The leader; the network's own choice if it is still there and the leader is not clearly better."""
    if not len(found):
        return 0
    first = leader(found, left)
    return 0 if 0 in left and lead(found[:, first] - found[:, 0]) < AHEAD else first


def lead(apart: Array) -> float:
    """The mean, in standard errors."""
    error = float(apart.std(ddof=1)) / math.sqrt(len(apart))
    return float(apart.mean()) / max(error, FINEST)
