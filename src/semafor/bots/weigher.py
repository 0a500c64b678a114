"""The bot that weighs the candidates of a decision against each other."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.policy import Policy
from semafor.bots.weighing import LEAST_TABLES, Weighing


class WeighingBot(Bot):
    """Plays out what its policy could do now while the budget lasts and the matter is open; an iteration is a table."""

    def __init__(self, seed: int, policy: Policy, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self.weighing = Weighing(policy, self.luck)

    def choose(self, known: Knowledge) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        self.weighing.begin(known.table(self.luck), known.seat)
        if self.budget.iterations is None or self.budget.iterations >= LEAST_TABLES:
            self.weigh(known)
        return int(self.weighing.best())

    def weigh(self, known: Knowledge) -> None:
        for _ in self.budget.rounds():
            if self.weighing.decided():
                break
            self.weighing.step(known.table(self.luck))
