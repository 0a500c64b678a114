"""What moves are worth, by playouts on tables that the seat to act could be sitting at.

All moves of a decision are played out on the same tables with the same chance, so that what they differ by is theirs and not
luck's. Worth is the chance to win, or the points where nobody else plays; every figure comes with its standard error.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Literal, NamedTuple

import msgspec

from semafor.bots.budget import Budget
from semafor.bots.courses import NOBODY, Watched
from semafor.bots.levels import policy
from semafor.bots.policy import margins, play_out
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.moves import AnyMove
from semafor.kernel.state import Moves, State

Unit = Literal["chance", "points"]

LEAST_TABLES = 12  # before anything is said to be behind
CLEAR = 3.0  # standard errors beyond which a difference is not chance: a game has a hundred decisions to be wrong about
SURE = 4.0  # those that end a comparison early: whoever stops when it suits sees differences that are not there
DIGITS: dict[Unit, int] = {"chance": 4, "points": 2}
WIDEST: dict[Unit, float] = {"chance": 1.0, "points": 1000.0}  # JSON knows no infinity
DOUBT: dict[Unit, float] = {"chance": 0.01, "points": 0.3}  # the standard error of what a network names, agree as it may
SLIGHT: dict[Unit, float] = {"chance": 0.04, "points": 1.0}  # differences below this are not worth another table
SILENT = 0.005  # where all chances are this near to nothing, or to certainty, they say nothing of the moves


class Ending(NamedTuple):
    """How one playout ended for the seat: its worth, and the points ahead (alone: the points)."""

    worth: float
    points: float


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether chance does not explain that the mean is not zero."""
        return abs(self.mean) > CLEAR * self.error


class Choice(msgspec.Struct, frozen=True):
    """A move with what it promised: the chance to win (None where nobody else plays) and the points ahead, alone the points.

    `error` is the standard error of its worth; `close` says that it is not clearly behind the best of the decision. Against an
    automaton there is no chance where it would say nothing; then the points are those ahead of that `rival`.
    """

    move: str
    chance: float | None
    points: float
    error: float
    close: bool
    act: AnyMove = {}  # the same move as JSON, for whoever says it in words
    rival: str = ""

    @property
    def worth(self) -> float:
        return self.points if self.chance is None else self.chance


def estimate(values: Sequence[float], unit: Unit) -> Estimate:
    """The mean of the values; of a single one nothing is sure.

    Wins are all or nothing, so a few tables that agree prove little: two more are made up for the error, half a win apart.
    What a network names agrees sooner, but it is not surer than its doubt; points that were counted are whole.
    """
    if len(values) == 1:
        return Estimate(values[0], math.inf)
    mean, root = fmean(values), math.sqrt(len(values))
    if any(2 * value % 1 for value in values):
        return Estimate(mean, math.hypot(stdev(values) / root, DOUBT[unit]))
    if unit == "points":
        return Estimate(mean, stdev(values) / root)
    return Estimate(mean, stdev([*values, mean - 0.5, mean + 0.5]) / root)


def lead(one: Sequence[Ending], other: Sequence[Ending], unit: Unit) -> Estimate:
    """By how much the one is worth more than the other on the tables that both were played on."""
    return estimate([mine.worth - theirs.worth for mine, theirs in zip(one, other, strict=False)], unit)


class Judge:
    """Weighs moves by playouts of the game's own policy."""

    at_once = 1  # tables that are best played on together

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.luck = FastLuck(seed)
        self.policy = policy(game)

    @property
    def ranked(self) -> bool:
        """Whether what is plausible comes best first."""
        return self.policy.ranked

    def unit(self, state: State) -> Unit:
        """A seat that plays alone, also without an automaton, is judged by its points."""
        return "points" if len(self.game.result(state).seats) == 1 else "chance"

    def silent_rival(self, state: State, found: Mapping[int, Sequence[Ending]]) -> str:
        """The automaton against which a lone seat has won or lost whatever it plays: only points tell its moves apart."""
        chances = [fmean(ending.worth for ending in endings) for endings in found.values()]
        if state.seats > 1 or self.unit(state) == "points" or not (max(chances) < SILENT or min(chances) > 1 - SILENT):
            return ""
        return next(sheet.seat for sheet in self.game.result(state).seats if isinstance(sheet.seat, str))

    def choices(self, state: State, found: Mapping[int, Sequence[Ending]]) -> dict[int, Choice]:
        """What the actions promise, best first, in what tells them apart."""
        unit, rival = self.unit(state), self.silent_rival(state, found)
        if rival:
            unit = "points"
            found = {action: [Ending(each.points, each.points) for each in endings] for action, endings in found.items()}
            found = dict(sorted(found.items(), key=lambda item: means(item[1])))
        best = next(iter(found.values()))
        told = {action: self.choice(action, endings, best, unit) for action, endings in found.items()}
        return {action: against(rival, each, next(iter(told.values()))) for action, each in told.items()} if rival else told

    def plausible(self, state: State, seat: int) -> list[int]:
        moves = Moves()
        self.policy.begin()
        self.policy.candidates(self.game.redraw(state, seat, self.luck), seat, moves)
        return [int(number) for number in moves.listed()]

    def weigh(
        self, state: State, seat: int, actions: Iterable[int], keep: int | None, budget: Budget
    ) -> dict[int, list[Ending]]:
        """The endings of each action, best first; what is clearly behind the best is played no further, except `keep`."""
        found: dict[int, list[Ending]] = {each: [] for each in actions}
        live, unit = list(found), self.unit(state)
        for number in budget.rounds():
            for each, ending in self.endings(state, seat, live):
                found[each].append(ending)
            if number + 1 < LEAST_TABLES:
                continue
            best = min(live, key=lambda each: means(found[each]))
            live = [each for each in live if each in (best, keep) or not lead(found[best], found[each], unit).clear]
            if all(each in (best, keep) for each in live):
                break
        return dict(sorted(found.items(), key=lambda item: (item[0] not in live, *means(item[1]))))

    def compare(self, state: State, seat: int, one: int, other: int, budget: Budget) -> Estimate:
        """By how much the one is better, on fresh tables; it ends when that is clear or too little to matter."""
        apart: list[float] = []
        unit = self.unit(state)
        for number in budget.rounds():
            ended = dict(self.endings(state, seat, [one, other]))
            apart.append(ended[one].worth - ended[other].worth)
            if number + 1 >= LEAST_TABLES and is_settled(estimate(apart, unit), SLIGHT[unit]):
                break
        return estimate(apart, unit)

    def worth(self, state: State, seat: int, budget: Budget) -> Estimate:
        """What the table is worth to the seat as it stands."""
        tables = (self.game.redraw(state, seat, self.luck) for _ in budget.rounds())
        ends = [self.play_table(table, seat, KeyedLuck(int(self.luck.below(1 << 31)))).worth for table in tables]
        return estimate(ends, self.unit(state))

    def endings(self, state: State, seat: int, actions: list[int]) -> Iterator[tuple[int, Ending]]:
        """Each action played out on one table with one chance."""
        table = self.game.redraw(state, seat, self.luck)
        chance = int(self.luck.below(1 << 31))
        for each in actions:
            luck = KeyedLuck(chance)
            end = table.clone()
            end.apply(seat, each, luck)
            yield each, self.play_table(end, seat, luck)

    def play_table(self, table: State, seat: int, luck: KeyedLuck) -> Ending:
        self.policy.begin()
        play_out(self.policy, table, luck)
        return self.ending(table, seat)

    def play_on(self, games: Sequence[Watched]) -> None:
        """Every game goes on by the policy, one after the other, as far as it is watched."""
        for each in games:
            self.policy.begin()
            for _ in range(int(self.policy.longest)):
                actor = each.actor()
                if actor == NOBODY:
                    break
                each.table.apply(actor, int(self.policy.choose(each.table, actor, each.luck)), each.luck)

    def ending(self, table: State, seat: int) -> Ending:
        if table.seats > 1:
            ahead = int(margins(table.scores())[seat])
            return Ending(share_of_win(ahead), ahead)
        points = int(table.scores()[seat])
        result = self.game.result(table)
        rivals = [sheet.total for sheet in result.seats if sheet.seat != seat]
        if not rivals:
            return Ending(points, points)
        return Ending(float(seat in result.winners), points - max(rivals))

    def choice(self, action: int, endings: Sequence[Ending], best: Sequence[Ending], unit: Unit) -> Choice:
        worth, table = estimate([ending.worth for ending in endings], unit), self.game.actions
        return Choice(
            move=table.notation(action),
            chance=None if unit == "points" else round(worth.mean, 4),
            points=round(fmean(ending.points for ending in endings), 2),
            error=round_worth(worth.error, unit),
            close=endings is best or not lead(best, endings, unit).clear,
            act=table.json(action),
        )


def share_of_win(ahead: float) -> float:
    """Who is as far as the best other has half of the win."""
    return 0.5 if ahead == 0 else float(ahead > 0)


def against(rival: str, one: Choice, best: Choice) -> Choice:
    """The same in points ahead of an automaton: what a network hopes for is never surer than what is slight."""
    return msgspec.structs.replace(one, rival=rival, close=one.close or best.points - one.points < SLIGHT["points"])


def means(endings: Sequence[Ending]) -> tuple[float, float]:
    """What endings are sorted by, best first."""
    return -fmean(ending.worth for ending in endings), -fmean(ending.points for ending in endings)


def is_settled(apart: Estimate, slight: float) -> bool:
    """Whether more tables would not change what is said: the difference is beyond doubt, or surely slight."""
    return abs(apart.mean) > SURE * apart.error or abs(apart.mean) + 2 * apart.error < slight


def round_worth(value: float, unit: Unit) -> float:
    """As it is told; what is not known at all is off by the whole range."""
    return round(min(value, WIDEST[unit]), DIGITS[unit])
