"""The bots that search."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.policy import AnyPolicy
from semafor.bots.search.paired_playouts import LEAST_TABLES, PairedPlayouts
from semafor.bots.search.tree_search import TreeSearch
from semafor.kernel.state import State


class TreeSearchBot(Bot):
    """Searches with a policy while the budget lasts; keeps what it found between two acts of one turn."""

    def __init__(self, seed: int, policy: AnyPolicy, actions: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self.search = TreeSearch(policy, actions, self.luck)
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


class PairedPlayoutsBot(Bot):
    """Plays out what its policy could do now while the budget lasts and the matter is open; an iteration is a table."""

    def __init__(self, seed: int, policy: AnyPolicy, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget
        self.playouts = PairedPlayouts(policy, self.luck)

    def choose(self, known: Knowledge) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        self.playouts.begin(known.table(self.luck), known.seat)
        if self.budget.iterations is None or self.budget.iterations >= LEAST_TABLES:
            self.weigh(known)
        return int(self.playouts.best())

    def weigh(self, known: Knowledge) -> None:
        for _ in self.budget.rounds():
            if self.playouts.is_decided():
                break
            self.playouts.step(self.drawn(known))

    def drawn(self, known: Knowledge) -> State:
        """The next table to weigh the candidates on."""
        table: State = known.table(self.luck)
        return table
