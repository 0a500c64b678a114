"""The turns of SteamRollers that promise most, each followed through some rounds of chance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.budget import Budget
from semafor.bots.search.turn_beam import Way
from semafor.bots.steamrollers.judge import POINT
from semafor.bots.steamrollers.plan import PatientPlanner, Planner
from semafor.bots.steamrollers.policy import TurnPolicy
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.games.steamrollers.actions import REROLL
from semafor.games.steamrollers.parts.turn import REGION_FULL
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck

SEEDS: Final = 1_000_000_000
LOST: Final = 20  # points that a region filled by Eva costs
TRIED: Final = 3  # rolls that all turns meet; then the two best go on


class Lookahead(TurnPolicy):
    """Follows the `ends` best turns through `rounds` rounds, all through the same rolls, and plays what stands best there."""

    def __init__(self, planner: Planner, turns: Turns, quick: Turns, ends: i64, rounds: i64, budget: Budget) -> None:
        super().__init__(planner, turns)
        self.quick: Final = quick
        self.ends: Final = ends
        self.rounds: Final = rounds
        self.budget: Final = budget  # an iteration follows one turn through one future
        self.patient: Final = PatientPlanner(quick.judge, 1, 4, 0)

    def best_turn(self, state: SteamRollers, seat: i64, luck: Luck) -> Way[SteamRollers]:
        best = super().best_turn(state, seat, luck)
        ends = self.turns.ends[: int(self.ends)]
        if len(ends) == 1:
            return best
        first = luck.below(SEEDS)
        totals = vec[i64]([0] * len(ends))
        rolls: i64 = 0
        at = 0
        for number in self.budget.rounds():
            chance = FastLuck(first + rolls)
            totals[at] += self.follow(begin(ends[at], seat, chance), seat, state.turn.round + self.rounds, chance)
            at += 1
            if at == len(ends):  # all have met this roll
                at = 0
                rolls += 1
                best = ends[highest(totals)]
                if rolls == TRIED and len(ends) > 2:
                    ends, totals = best_two(ends, totals)
        return best

    def follow(self, state: SteamRollers, seat: i64, until: i64, luck: Luck) -> i64:
        """What the position is worth to the seat some rounds later."""
        for other in range(state.seats):
            self.patient.forget(other)
        while not state.over() and state.turn.round < until:
            actor = state.actor()
            self.quick.search(state, actor, self.patient.plans(state, actor), luck)
            state = self.quick.ends[0].state
        if state.over():
            return count_lead(state, seat)
        return self.quick.judge.best(state, seat, self.patient.plans(state, seat))


def begin(end: Way[SteamRollers], seat: i64, luck: Luck) -> SteamRollers:
    """The position after the turn; a die that is rolled again meets the chance of this future."""
    if end.action != REROLL or end.before is None:
        return end.state
    state = end.before.state.clone()
    state.apply(seat, REROLL, luck)
    return state


def best_two(ends: list[Way[SteamRollers]], totals: vec[i64]) -> tuple[list[Way[SteamRollers]], vec[i64]]:
    """The two turns that did best so far, in their order, with what they brought."""
    first = highest(totals)
    second = 1 if first == 0 else 0
    for at in range(len(totals)):
        if at != first and totals[at] > totals[second]:
            second = at
    kept = [min(first, second), max(first, second)]
    return [ends[at] for at in kept], vec[i64]([totals[at] for at in kept])


def highest(totals: vec[i64]) -> int:
    """The place of the highest, of equals the first."""
    best = 0
    for at in range(len(totals)):
        if totals[at] > totals[best]:
            best = at
    return best


def count_lead(state: SteamRollers, seat: i64) -> i64:
    """The points ahead at the end."""
    if state.turn.ended == REGION_FULL:
        return -POINT * LOST
    if state.seats == 1:
        return POINT * (state.total(0) - state.eva_count().total())
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += POINT * state.total(other)
    return POINT * state.total(seat) - others // (state.seats - 1)
