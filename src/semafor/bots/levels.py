"""The bots that know no game in particular: random play, and play by the average of random games."""

from __future__ import annotations

from abc import ABC, abstractmethod

from semafor.bots.knowledge import Knowledge
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import Moves, State, playout

MOST_ACTIONS = 5000  # of one random game


class Bot(ABC):
    """A policy for one seat; the same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)

    @abstractmethod
    def choose(self, known: Knowledge) -> int:
        """The number of the action to play."""


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, known: Knowledge) -> int:
        return known.legal[self.luck.below(len(known.legal))]


class AverageBot(Bot):
    """The action after which random games end best for the seat, compared on the same possible tables."""

    def __init__(self, seed: int, games: int = 400) -> None:
        super().__init__(seed)
        self.games = games

    def choose(self, known: Knowledge) -> int:
        actions = self._candidates(known.legal)
        if len(actions) == 1:
            return actions[0]
        gains = dict.fromkeys(actions, 0)
        for _ in range(max(1, self.games // len(actions))):
            table = known.table(self.luck)
            for action in actions:
                gains[action] += self._gain(table.clone(), known.seat, action)
        return max(actions, key=lambda action: gains[action])

    def _candidates(self, legal: list[int]) -> list[int]:
        """At most forty actions, spread over all that are legal."""
        return legal[:: 1 + len(legal) // 40]

    def _gain(self, table: State, seat: int, action: int) -> int:
        """How far ahead of the best other seat a random game ends."""
        table.apply(seat, action, self.luck)
        playout(table, self.luck, Moves(), MOST_ACTIONS)
        scores = [int(score) for score in table.scores()]
        mine = scores.pop(seat)
        return mine - max(scores, default=0)


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": AverageBot}


def levels() -> list[str]:
    return list(BOTS)


def bot(level: str, seed: int) -> Bot:
    """The bot of that level."""
    if level not in BOTS:
        raise BadInput("bad-level", level=level, levels=levels())
    return BOTS[level](seed)
