"""The bot that searches."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.policy import Policy
from semafor.bots.search import Search


class SearchBot(Bot):
    """Searches with a policy while the budget lasts; keeps what it found between two acts of one turn."""

    def __init__(self, seed: int, policy: Policy, actions: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self.search = Search(policy, actions, self.luck)
        self.last: tuple[int, int] | None = None  # the last choice and when it was made

    def choose(self, known: Knowledge) -> int:
        if len(known.legal) == 1:
            action = known.legal[0]
        else:
            self.look(known)
            action = int(self.search.best(known.legal))
        self.last = None if known.acts is None else (action, known.acts)
        return action

    def look(self, known: Knowledge) -> None:
        """Search the decision, going on from the last one if nobody acted in between."""
        if self.last is None or known.acts != self.last[1] + 1:
            self.search.clear()
        else:
            self.search.follow(self.last[0], known.seat)
        for _ in self.budget.rounds():
            self.search.step(known.table(self.luck), known.seat)
