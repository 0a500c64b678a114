"""The Railroad Revolution bots that look no further than an act, and that compare whole turns by playing on from them."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.railroad_revolution_judge import Judge
from semafor.bots.railroad_revolution_turn import Ahead, Turns, Way, acts_to
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State


class StepBot(Bot):
    """The act after which the position promises most at once."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, known: Knowledge) -> int:
        table = known.table(self.luck)
        promises = {action: self.promised(table, known.seat, action) for action in known.legal}
        best = [action for action, promise in promises.items() if promise == max(promises.values())]
        return best[self.luck.below(len(best))]

    def promised(self, table: State, seat: int, action: int) -> int:
        after = table.clone()
        after.apply(seat, action, self.luck)
        assert isinstance(after, RailroadRevolution)
        return int(self.judge.value(after, seat))


class TurnBot(Bot):
    """Plans a turn, follows its best ends through the turns to come, and acts by the plan until chance shows something."""

    def __init__(self, seed: int, turns: Turns, kept: int, ahead: Ahead, budget: Budget) -> None:
        super().__init__(seed)
        self.turns = turns
        self.kept = kept
        self.ahead = ahead
        self.budget = budget
        self.plan: list[int] = []
        self.due: int | None = None  # when the next act of the plan is due

    def choose(self, known: Knowledge) -> int:
        if known.acts is None or known.acts != self.due or not self.plan or self.plan[0] not in known.legal:
            self.plan = self.thought(known)
        self.due = None if known.acts is None else known.acts + 1
        return self.plan.pop(0)

    def thought(self, known: Knowledge) -> list[int]:
        table = known.table(self.luck)
        assert isinstance(table, RailroadRevolution)
        if len(known.legal) == 1:
            return list(known.legal)
        self.turns.search(table, known.seat, self.luck)
        ends = self.turns.ends[: self.kept]
        return certain(acts_to(ends[0] if len(ends) == 1 else self.compared(ends, known.seat)))

    def compared(self, ends: list[Way], seat: int) -> Way:
        """The end that is worth most after the turns to come; all meet the same chances."""
        totals = [0] * len(ends)
        for _ in self.budget.rounds():
            future = self.luck.below(2**31)
            for number, end in enumerate(ends):
                totals[number] += int(self.ahead.followed(end.state, seat, FastLuck(future)))
        return ends[totals.index(max(totals))]


def certain(ways: list[Way]) -> list[int]:
    """The acts up to the first that showed something by chance."""
    acts: list[int] = []
    for way in ways:
        acts.append(int(way.action))
        if way.state.shown:
            break
    return acts
