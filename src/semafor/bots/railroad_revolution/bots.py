"""The Railroad Revolution bots: one that looks no further than an act, and one that looks beyond its own turn."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.railroad_revolution.judge import Judge
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.search.turn_beam import acts
from semafor.games.railroad_revolution.actions import KEEP_TILE
from semafor.games.railroad_revolution.layout import TURN
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck

SEEDS = 1_000_000_000


class StepBot(Bot[RailroadRevolution]):
    """Of a few acts that come to mind the one after which the position promises most at once."""

    def __init__(self, seed: int, judge: Judge, looks: int) -> None:
        super().__init__(seed)
        self.judge = judge
        self.looks = looks

    def choose(self, known: Knowledge[RailroadRevolution]) -> int:
        table = known.table(self.luck)
        minded = [known.legal[self.luck.below(len(known.legal))] for _ in range(self.looks)]
        return max(minded, key=lambda action: self.promise(table, known.seat, action))

    def promise(self, table: RailroadRevolution, seat: int, action: int) -> int:
        after = table.clone()
        after.apply(seat, action, self.luck)
        return int(self.judge.value(after.table, seat))


class TurnBot(Bot[RailroadRevolution]):
    """Plans a whole turn and plays it act by act, as long as nobody else acts and no milestone is drawn."""

    def __init__(self, seed: int, turns: Turns) -> None:
        super().__init__(seed)
        self.turns = turns
        self.rest: list[int] = []  # of the planned turn
        self.acts: int | None = None  # that the table had seen when the last act was chosen

    def choose(self, known: Knowledge[RailroadRevolution]) -> int:
        planned = self.rest if self.holds(known) else known.legal if len(known.legal) == 1 else self.plan(known)
        self.acts, self.rest = known.acts, planned[1:]
        return planned[0]

    def holds(self, known: Knowledge[RailroadRevolution]) -> bool:
        """Whether the plan goes on here."""
        return bool(self.rest) and known.acts is not None and self.acts == known.acts - 1 and self.rest[0] in known.legal

    def plan(self, known: Knowledge[RailroadRevolution]) -> list[int]:
        """The acts of the best turn, as far as they are known: which milestones will be drawn is not."""
        found = self.best_turn(known.table(self.luck), known.seat)
        later = [number for number, act in enumerate(found) if number and act >= KEEP_TILE]
        return found[: later[0]] if later else found

    def best_turn(self, table: RailroadRevolution, seat: int) -> list[int]:
        self.turns.search(table, seat, self.luck)
        return [int(way.action) for way in acts(self.turns.ends[0])]


class LookaheadBot(TurnBot):
    """Follows its best turns through the next turns of all seats, all through the same chance; the one that stands best there.

    An iteration follows one turn.
    """

    def __init__(self, seed: int, turns: Turns, quick: Turns, ends: int, ahead: int, budget: Budget) -> None:
        super().__init__(seed, turns)
        self.quick = quick
        self.ends = ends
        self.ahead = ahead  # own turns that are looked ahead
        self.budget = budget

    def best_turn(self, table: RailroadRevolution, seat: int) -> list[int]:
        self.turns.search(table, seat, self.luck)
        ends = self.turns.ends[: self.ends]
        totals = [0] * len(ends)
        best, first = 0, int(self.luck.below(SEEDS))
        for number in self.budget.rounds() if len(ends) > 1 else ():
            roll, at = divmod(number, len(ends))
            totals[at] += self.follow(ends[at].state, seat, FastLuck(first + roll))
            if at == len(ends) - 1:  # all have met this chance
                best = max(range(len(ends)), key=lambda end: totals[end])
        return [int(way.action) for way in acts(ends[best])]

    def follow(self, state: RailroadRevolution, seat: int, luck: FastLuck) -> int:
        """What the position is worth to the seat when it has had its next turns."""
        own = self.ahead
        while not state.over():
            actor = int(state.actor())
            if actor == seat and state.table.course.phase == TURN:
                if own == 0:
                    break
                own -= 1
            self.quick.search(state, actor, luck)
            state = self.quick.ends[0].state
        return int(self.quick.judge.value(state.table, seat))
