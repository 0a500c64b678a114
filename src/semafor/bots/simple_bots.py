"""The bots that know no game in particular and look no further than one act."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.policy import AnyPolicy, margins
from semafor.kernel.state import State

MOST_CANDIDATES = 150


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, known: Knowledge) -> int:
        return known.legal[self.luck.below(len(known.legal))]


class GreedyBot(Bot):
    """The act after which the seat is furthest ahead at once; among equals any of them."""

    def choose(self, known: Knowledge) -> int:
        table = known.table(self.luck)
        actions = known.legal[:: 1 + len(known.legal) // MOST_CANDIDATES]
        gains = [self._gain(table.clone(), known.seat, action) for action in actions]
        best = [action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)]
        return best[self.luck.below(len(best))]

    def _gain(self, table: State, seat: int, action: int) -> int:
        table.apply(seat, action, self.luck)
        return int(margins(table.scores())[seat])


class PolicyBot(Bot):
    """Plays as a policy says, without search."""

    def __init__(self, seed: int, policy: AnyPolicy) -> None:
        super().__init__(seed)
        self.policy = policy

    def choose(self, known: Knowledge) -> int:
        self.policy.begin()
        return int(self.policy.choose(known.table(self.luck), known.seat, self.luck))
