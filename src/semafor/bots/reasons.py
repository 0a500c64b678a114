"""Why one move is better than another: what of the seat's aims it brings sooner or oftener, or where the points come from.

Both moves are played out on the same tables with the same chance. A room says what a seat is after by a file
`semafor/bots/<room>/aims.py` with a function `aims(state, seat)`; where there is none, the parts of the count speak. Where
games are long and a network judges, the file says after how many `TURNS` of the seat one stops looking, and perhaps by a
function `clock(state)` what counts them.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
from collections import Counter
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Literal

import msgspec

from semafor.bots.budget import Budget
from semafor.bots.courses import Course, Horizon, Watched
from semafor.bots.judge import Judge
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

OFTENER = 0.15  # of the games, from which on it is worth saying
SOONER = 0.6  # turns
POINTS = 1.0
CLEAR = 2.0  # standard errors; the choice itself was clear already
TABLES, LONGEST_S = 16, 0.5


class Reason(msgspec.Struct, frozen=True):
    """An aim reached in so many more games (`oftener`) or turns earlier (`sooner`), or points of a `part` of the count.

    `within` so many turns of the seat; 0 is to the end of the game.
    """

    kind: Literal["oftener", "sooner", "part"]
    what: str
    by: float
    within: int = 0


def horizon_of(game: AnyGame) -> Horizon:
    """What seats of the game are after, if its room says so."""
    name = f"semafor.bots.{game.room.rpartition('.')[2]}.aims"
    if not importlib.util.find_spec(name):
        return Horizon()
    room = importlib.import_module(name)
    return Horizon(room.aims, getattr(room, "TURNS", None), getattr(room, "clock", None))


def reason(judge: Judge, state: State, seat: int, better: int, worse: int, given: Budget) -> Reason | None:
    """What speaks for the better move most, or None where nothing is clear.

    The clock is looked at only where the given budget has seconds.
    """
    horizon = horizon_of(judge.game)
    at_once = 1 if horizon.turns is None else judge.at_once
    budget = Budget(iterations=TABLES // at_once, seconds=None if given.seconds is None else LONGEST_S)
    going: list[Watched] = []
    for _ in budget.rounds():
        new = [each for _ in range(at_once) for each in begun(judge, state, seat, (better, worse), horizon)]
        judge.play_on(new)
        going += new
    courses = [each.course(judge.game) for each in going]
    one, other = courses[::2], courses[1::2]
    found = by_aim(one, other) or by_part(one, other)
    return found and msgspec.structs.replace(found, within=horizon.turns or 0)


def begun(judge: Judge, state: State, seat: int, actions: tuple[int, int], horizon: Horizon) -> Iterator[Watched]:
    """Each action done on the same table, with the same chance to come."""
    table, chance = judge.game.redraw(state, seat, judge.luck), int(judge.luck.below(1 << 31))
    for action in actions:
        watched = Watched(table.clone(), KeyedLuck(chance), seat, horizon)
        watched.table.apply(seat, action, watched.luck)
        yield watched


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
