"""Why one move is better than another: what of the seat's aims it brings sooner or oftener, or where the points come from.

Both moves are played out on the same tables with the same chance. A room says what a seat is after by a file
`semafor/bots/<room>/aims.py` with a function `aims(state, seat)`; where there is none, the parts of the count speak.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
from collections import Counter
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Literal

import msgspec

from semafor.bots.budget import Budget
from semafor.bots.judge import Judge
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

Aims = Callable[[State, int], dict[str, bool]]  # what the seat is after, by name, and whether it has it
OFTENER = 0.15  # of the games, from which on it is worth saying
SOONER = 0.6  # turns
POINTS = 1.0
CLEAR = 2.0  # standard errors; the choice itself was clear already
TABLES, LONGEST_S = 16, 0.5


class Reason(msgspec.Struct, frozen=True):
    """An aim reached in so many more games (`oftener`) or turns earlier (`sooner`), or points of a `part` of the count."""

    kind: Literal["oftener", "sooner", "part"]
    what: str
    by: float


class Course(msgspec.Struct):
    """How a game went on for the seat: the turn in which each aim was reached, and the parts of its count."""

    reached: dict[str, int]
    parts: dict[str, int]


def aims_of(game: AnyGame) -> Aims | None:
    """What seats of the game are after, if its room says so."""
    name = f"semafor.bots.{game.room.rpartition('.')[2]}.aims"
    return importlib.import_module(name).aims if importlib.util.find_spec(name) else None


def reason(judge: Judge, state: State, seat: int, better: int, worse: int, given: Budget) -> Reason | None:
    """What speaks for the better move most, or None where nothing is clear.

    The clock is looked at only where the given budget has seconds.
    """
    budget = Budget(iterations=TABLES, seconds=None if given.seconds is None else LONGEST_S)
    aims = aims_of(judge.game)
    courses: dict[int, list[Course]] = {better: [], worse: []}
    for _ in budget.rounds():
        table, chance = judge.game.redraw(state, seat, judge.luck), int(judge.luck.below(1 << 31))
        for action, found in courses.items():
            found.append(follow(judge, table.clone(), seat, action, KeyedLuck(chance), aims))
    one, other = courses[better], courses[worse]
    return by_aim(one, other) or by_part(one, other)


def follow(judge: Judge, table: State, seat: int, action: int, luck: KeyedLuck, aims: Aims | None) -> Course:
    """The act and the game after it."""
    policy, turn, last = judge.policy, 0, seat
    reached: dict[str, int] = {}
    table.apply(seat, action, luck)
    policy.begin()
    for _ in range(int(policy.longest)):
        actor = int(table.actor())
        turn += actor == seat and last != seat
        if aims is not None and last == seat:
            note(reached, aims(table, seat), turn)
        if actor < 0:
            break
        table.apply(actor, int(policy.choose(table, actor, luck)), luck)
        last = actor
    if aims is not None:
        note(reached, aims(table, seat), turn)
    return Course(reached, {part.name: part.points for part in judge.game.result(table).seats[seat].parts})


def note(reached: dict[str, int], aims: dict[str, bool], turn: int) -> None:
    for name, done in aims.items():
        if done:
            reached.setdefault(name, turn)


def by_aim(better: list[Course], worse: list[Course]) -> Reason | None:
    """The aim that is reached most oftener, else the one that is reached most turns earlier where both reach it."""
    names = sorted({name for course in (*better, *worse) for name in course.reached})
    oftener = {
        name: [float(name in one.reached) - (name in other.reached) for one, other in zip(better, worse, strict=True)]
        for name in names
    }
    sooner = {
        name: [
            float(other.reached[name] - one.reached[name])
            for one, other in zip(better, worse, strict=True)
            if name in one.reached and name in other.reached
        ]
        for name in names
    }
    return greatest("oftener", oftener, OFTENER) or greatest("sooner", sooner, SOONER)


def by_part(better: list[Course], worse: list[Course]) -> Reason | None:
    names = Counter(name for course in (*better, *worse) for name in course.parts)
    parts = {
        name: [float(one.parts.get(name, 0) - other.parts.get(name, 0)) for one, other in zip(better, worse, strict=True)]
        for name in names
    }
    return greatest("part", parts, POINTS)


def greatest(kind: Literal["oftener", "sooner", "part"], leads: dict[str, list[float]], least: float) -> Reason | None:
    """The greatest lead that is more than slight and more than chance."""
    means = {name: fmean(values) for name, values in leads.items() if len(values) > 2 and is_clear(values)}
    name = max(means, key=lambda each: means[each], default="")
    return Reason(kind, name, round(means[name], 2)) if name and means[name] >= least else None


def is_clear(values: list[float]) -> bool:
    return fmean(values) > CLEAR * stdev(values) / math.sqrt(len(values))
