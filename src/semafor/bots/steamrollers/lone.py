"""A lone game against Eva: turns and plans weighed by playing the rest of the game out, all through the same rolls."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.budget import Budget
from semafor.bots.search.turn_beam import Way
from semafor.bots.steamrollers.judge import IMPOSSIBLE, MOST_POWER, Plan
from semafor.bots.steamrollers.plan import Planner
from semafor.bots.steamrollers.playout import Playout
from semafor.bots.steamrollers.policy import TurnPolicy
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.games.steamrollers.layout import POWER
from semafor.games.steamrollers.parts.turn import REGION_FULL
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck

SEEDS: Final = 1_000_000_000
WON: Final = 100_000  # what a sure win is worth
MOST_AHEAD: Final = 40
SPREAD: Final = 4.0  # points by which an end could as well have come out otherwise
AIMS: Final = 6  # plans with a power that are kept for a turn
SIFTED: Final = 4  # times that the aims are sifted
CUTS: Final = 12  # times that the turns are sifted, if there are as many iterations
TURNS: Final = 100  # that are looked at
PLAYED: Final = 800  # rests of the game in an iteration


def worth_by_lead() -> vec[i64]:
    """By points ahead + MOST_AHEAD: what such an end is worth; a point more or less counts most where the win hangs on it."""
    found = vec[i64]()
    for lead in range(-MOST_AHEAD, MOST_AHEAD + 1):
        found = append(found, i64(int(WON / (1 + math.exp((0.5 - lead) / SPREAD)))))
    return found


BY_LEAD: Final = worth_by_lead()


class Course:
    """A turn, and the network and the power that are aimed at after it."""

    def __init__(self, end: Way[SteamRollers], plan: Plan, power: i64) -> None:
        self.end: Final = end
        self.plan: Final = plan
        self.power: Final = power
        self.total: i64 = 0  # of what its ends were worth; all courses that are compared met the same number of rolls

    def __lt__(self, other: Course) -> bool:
        return self.total < other.total


class Lone(TurnPolicy):
    """Plays the rest of the game out after every turn worth looking at; those that do badly are given up step by step."""

    def __init__(self, planner: Planner, turns: Turns, playout: Playout, budget: Budget) -> None:
        super().__init__(planner, turns)
        self.playout: Final = playout
        self.budget: Final = budget  # an iteration plays the rest of the game some hundred times
        self.each: Final = max(1, (budget.iterations or 0) // CUTS)  # iterations before each cut
        self.plans: list[Plan] = []  # of the last turn
        self.roll: i64 = 0

    def best_turn(self, state: SteamRollers, seat: i64, luck: Luck) -> Way[SteamRollers]:
        self.roll = luck.below(SEEDS)
        aims = self.aims(state, seat)
        for number in range(1, SIFTED * self.each + 1):
            aims = self.sift(aims, AIMS, number)
        self.plans = different_plans(aims)
        self.turns.search(state, seat, self.plans, luck)
        if len(self.turns.ends) == 1:
            return self.turns.ends[0]
        courses = self.courses(aims[:AIMS])
        if not courses:
            return self.turns.ends[0]
        for number in self.budget.rounds():
            courses = self.sift(courses, 2, number + 1)
        return courses[0].end

    def aims(self, state: SteamRollers, seat: i64) -> list[Course]:
        """New plans and those of the turn before, each with the power that suits it, one less and one more."""
        start = Way(state, None, -1, 0)
        found: list[Course] = []
        plans = self.planner.plans(state, seat) + self.plans
        judge = self.planner.judge
        judge.look(state, seat)
        have = i64(state.sheets[POWER])
        for plan in plans:
            if judge.worth(plan) > IMPOSSIBLE:
                suits = judge.power
                for power in range(max(have, suits - 1), min(i64(MOST_POWER), suits + 1) + 1):
                    found.append(Course(start, plan, power))
        return found

    def courses(self, aims: list[Course]) -> list[Course]:
        """Every turn with every aim that it leaves open."""
        found: list[Course] = []
        judge = self.planner.judge
        for end in self.turns.ends[:TURNS]:
            judge.look(end.state, 0)
            for aim in aims:
                if judge.missing(aim.plan) >= 0:
                    found.append(Course(end, aim.plan, aim.power))
        return found

    def sift(self, courses: list[Course], kept: int, number: int) -> list[Course]:
        """Let all meet the same rolls, the more the fewer they are; best first, now and then the better half or so."""
        for played in range(max(1, PLAYED // len(courses))):
            self.roll += 1
            for course in courses:
                course.total += self.follow(course, FastLuck(self.roll))
        courses.sort(reverse=True)
        return courses if number % self.each else courses[: max(kept, len(courses) * 3 // 5)]

    def follow(self, course: Course, luck: Luck) -> i64:
        """What the end is worth that is reached so."""
        state = begin(course.end, luck)
        self.playout.play(state, course.plan, course.power, luck)
        return worth_of_end(state)


def worth_of_end(state: SteamRollers) -> i64:
    if state.turn.ended == REGION_FULL:
        return 0
    lead = state.total(0) - state.eva_count().total()
    return BY_LEAD[max(i64(-MOST_AHEAD), min(i64(MOST_AHEAD), lead)) + MOST_AHEAD]


def different_plans(courses: list[Course]) -> list[Plan]:
    found: list[Plan] = []
    for course in courses[:AIMS]:
        if course.plan not in found:
            found.append(course.plan)
    return found


def begin(end: Way[SteamRollers], luck: Luck) -> SteamRollers:
    """The position after the turn, in which Eva and the next roll meet the chance of this future."""
    if end.before is None:
        return end.state.clone()
    state = end.before.state.clone()
    state.apply(0, end.action, luck)
    return state
