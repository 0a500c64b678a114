"""What a game's decisions were worth: worth before and after, better alternatives, and luck.

A decision is judged by what the seat could know. The best rival of the chosen move is found on some tables and compared with it
on others, so that being the best of many by chance gives nothing away. Luck is what chance did after the act was chosen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

import msgspec

from semafor.bots.budget import Budget
from semafor.bots.judge import SLIGHT, Choice, Estimate, Unit, estimate, round_worth
from semafor.bots.judges import judge_of
from semafor.bots.reasons import Reason, reason
from semafor.kernel.game import Game
from semafor.kernel.record import Record
from semafor.kernel.state import State
from semafor.kernel.table import Act

MOST_ALTERNATIVES = 12
SIEVE_TABLES = 10
CLOSER = 4  # times the budget, where a choice and its best rival are still open
NOTHING = Estimate(0.0, 0.0)


class Decision(msgspec.Struct, frozen=True):
    """One decision of a record, in the acting seat's chance to win, or in points where nobody else plays.

    `lost` and `luck` come with their standard errors; `turned_by` names the greater one if chance does not explain it.
    """

    number: int
    seat: int
    unit: Unit
    chosen: Choice
    best: list[Choice]  # alternatives, best first, the chosen one among them
    before: float  # the worth with the best of them
    after: float  # the worth once the act was done and chance had spoken
    lost: float  # what the choice gave away
    lost_error: float
    luck: float  # what chance gave or took
    luck_error: float
    turned_by: Literal["choice", "luck", ""]
    why: Reason | None = None  # where the choice turned the game: what the best would have brought


def analyse(game: Game, record: Record, budget: Budget, seed: int = 1, *, first: int = 1) -> Iterator[Decision]:
    """Every decision of the record, from act `first` on, that still stands at its end and had an alternative."""
    table = record.replay(game)
    analyst = Analyst(table.game, budget, seed + first - 1)
    for number, act in list(enumerate(table.acts, 1))[first - 1 :]:
        after = table.acts[number].before if number < len(table.acts) else table.state
        if len(act.before.legal(act.entry.seat)) > 1:
            yield analyst.decision(number, act, after)


def best_moves(game: Game, state: State, seat: int, budget: Budget, seed: int = 1) -> dict[int, Choice]:
    """The seat's moves worth most, best first, judged by what the seat may know.

    Where many moves are plausible, a few playouts of each choose those that are looked at closely.
    """
    judge = judge_of(game, seed)
    plausible = judge.plausible(state, seat)
    if len(plausible) > MOST_ALTERNATIVES:
        sieve = Budget(iterations=SIEVE_TABLES, seconds=budget.seconds)
        plausible = list(judge.weigh(state, seat, plausible, None, sieve))[:MOST_ALTERNATIVES]
    return judge.choices(state, judge.weigh(state, seat, plausible, None, budget))


def name_turn(lost: Estimate, luck: Estimate, slight: float) -> Literal["choice", "luck", ""]:
    """Whether the choice or luck changed more here, if either did beyond chance and more than slightly."""
    choice, chance = (abs(each.mean) if each.clear and abs(each.mean) > slight else 0.0 for each in (lost, luck))
    if choice == chance == 0:
        return ""
    return "choice" if choice >= chance else "luck"


class Analyst:
    """Judges the decisions of one record."""

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        self.judge = judge_of(game, seed)
        self.budget = budget
        self.closer = Budget(budget.iterations and CLOSER * budget.iterations, budget.seconds and CLOSER * budget.seconds)

    def decision(self, number: int, act: Act, after: State) -> Decision:
        state, seat, action = act.before, act.entry.seat, act.entry.action
        assert action is not None
        unit = self.judge.unit(state)
        found = self.judge.weigh(state, seat, self.alternatives(state, seat, action), action, self.budget)
        best = next(iter(found.values()))
        choices = {each: self.judge.choice(each, endings, best, unit) for each, endings in found.items()}
        worth = estimate([ending.worth for ending in found[action]], unit)
        lost = self.estimate_loss(state, seat, action, next(iter(found)))
        luck = self.luck(act, after, worth)
        turned_by = name_turn(lost, luck, SLIGHT[unit])
        return Decision(
            number=number,
            seat=seat,
            unit=unit,
            chosen=choices[action],
            best=list(choices.values())[:3],
            before=round_worth(worth.mean + lost.mean, unit),
            after=round_worth(worth.mean + luck.mean, unit),
            lost=round_worth(lost.mean, unit),
            lost_error=round_worth(lost.error, unit),
            luck=round_worth(luck.mean, unit),
            luck_error=round_worth(luck.error, unit),
            turned_by=turned_by,
            why=reason(self.judge, state, seat, next(iter(found)), action, self.budget) if turned_by == "choice" else None,
        )

    def estimate_loss(self, state: State, seat: int, action: int, best: int) -> Estimate:
        """What the best alternative would have brought more; nothing if fresh tables do not agree that it is better."""
        if best == action:
            return NOTHING
        lost = self.judge.compare(state, seat, best, action, self.closer)
        return lost if lost.mean > 0 else Estimate(0.0, lost.error)

    def luck(self, act: Act, after: State, worth: Estimate) -> Estimate:
        """What chance did after the act; nothing where it had no say."""
        if not act.entry.chance:
            return NOTHING
        now = self.judge.worth(after, act.entry.seat, self.budget)
        return Estimate(now.mean - worth.mean, math.hypot(now.error, worth.error))

    def alternatives(self, state: State, seat: int, action: int) -> list[int]:
        """The chosen action and the most plausible others."""
        plausible = self.judge.plausible(state, seat)
        step = 1 if self.judge.ranked else 1 + len(plausible) // MOST_ALTERNATIVES
        return list(dict.fromkeys([action, *plausible[::step][:MOST_ALTERNATIVES]]))
