"""The turns of SteamRollers that promise most, each followed through some rounds of chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.steamrollers_judge import POINT
from semafor.bots.steamrollers_plan import PatientPlanner, Planner
from semafor.bots.steamrollers_turn import TurnPolicy, Turns, Way
from semafor.games.steamrollers.rounds import REGION_FULL
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck

SEEDS: Final = 1_000_000_000
LEAST: Final = -1_000_000_000
LOST: Final = 20  # points that a region filled by Eva costs


class Ahead(TurnPolicy):
    """Follows the `ends` best turns `rolls` times through `rounds` rounds, and plays the one that stands best there."""

    def __init__(self, planner: Planner, turns: Turns, quick: Turns, ends: i64, rolls: i64, rounds: i64) -> None:
        super().__init__(planner, turns)
        self.quick: Final = quick
        self.ends: Final = ends
        self.rolls: Final = rolls
        self.rounds: Final = rounds
        self.patient: Final = PatientPlanner(quick.judge, 1, 4, 0)

    def best_turn(self, state: SteamRollers, seat: i64, luck: Luck) -> Way:
        super().best_turn(state, seat, luck)
        ends = self.turns.ends[: int(self.ends)]
        if len(ends) == 1:
            return ends[0]
        for other in range(state.seats):
            self.patient.forget(other)
        first = luck.below(SEEDS)
        best = ends[0]
        most: i64 = LEAST
        for end in ends:
            self.patient.forget(seat)  # every turn leads to plans of its own
            total: i64 = 0
            for roll in range(self.rolls):
                total += self.followed(end.state, seat, state.round + self.rounds, FastLuck(first + roll))
            if total > most:
                best = end
                most = total
        return best

    def followed(self, state: SteamRollers, seat: i64, until: i64, luck: Luck) -> i64:
        """What the position is worth to the seat some rounds later."""
        while not state.over() and state.round < until:
            actor = state.actor()
            self.quick.search(state, actor, self.patient.plans(state, actor), luck)
            state = self.quick.ends[0].state
        if state.over():
            return ended(state, seat)
        return self.quick.judge.best(state, seat, self.patient.plans(state, seat))


def ended(state: SteamRollers, seat: i64) -> i64:
    """The points ahead at the end."""
    if state.ended == REGION_FULL:
        return -POINT * LOST
    if state.seats == 1:
        return POINT * (state.total(0) - state.eva_count().total())
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += POINT * state.total(other)
    return POINT * state.total(seat) - others // (state.seats - 1)
