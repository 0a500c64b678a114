"""Whether one move is clearly the best, by many games played on from here on tables that the seat could be sitting at."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

import semafor
from semafor.bots.judge import Judge
from semafor.bots.judges import network_judge
from semafor.bots.policy import margins, play_out
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State
from semafor.puzzles.favourite import favourites
from semafor.puzzles.puzzle import Puzzle

LEAST, MOST = 8, 40  # tables on which moves are sifted
PROOF = 120  # fresh tables on which the best is compared with what is left
CLEAR = 3.0  # standard errors, beyond which a move is played no further
SURE = 4.0  # those of a puzzle, on fresh tables
MOST_LEGAL = 160
RIVALS = 3
AGAIN, LEAST_AGAIN = 150, 1.5  # tables on which a puzzle is weighed again, and the points it must still be ahead by
CROWD = 8  # moves that are left after the first tables, beyond which no one is clearly the best


class Found(msgspec.Struct):
    """The best move with those that come to the same, the next best, its points behind, and where they come from."""

    best: int
    answers: list[int]
    second: int
    gap: float
    error: float
    parts: dict[str, float]


def clear_best(game: AnyGame, state: State, seat: int, seed: int, least_gap: float) -> Found | None:
    """The one move that is ahead of all others by that many points and three standard errors, if there is one.

    Where a network has learned the game, it must like the same move best.
    """
    actions = [int(number) for number in state.legal(seat)]
    if not 3 <= len(actions) <= MOST_LEGAL:
        return None
    judge, kind = Judge(game, seed), kinds(game, state, seat, actions)
    if len(set(kind.values())) < 3:
        return None
    live = sift(judge, state, seat, actions)
    answers = [each for each in live if kind[each] == kind[live[0]]]
    if len(live) > len(answers) + RIVALS or not is_liked(game, state, seat, answers, seed):
        return None
    others = [each for each in live if each not in answers] or [next_best(judge, state, seat, actions, kind, live[0])]
    return prove(judge, state, seat, answers, others, least_gap)


def kinds(game: AnyGame, state: State, seat: int, actions: list[int]) -> dict[int, str]:
    """Moves of one kind come to the same thing: a route paid in another way, the same card from another place."""
    row = getattr(game.view(state, seat), "row", [])
    return {each: kind_of(game.actions.json(each), row) for each in actions}


def kind_of(move: dict[str, object], row: Sequence[object]) -> str:
    place = move.get("place")
    if isinstance(place, int) and len(row) >= place > 0:
        return f"{move['move']} {row[place - 1]}"
    return str({name: value for name, value in move.items() if name != "cards"})


def sift(judge: Judge, state: State, seat: int, actions: list[int]) -> list[int]:
    """The moves that are not clearly behind the best, best first."""
    found: dict[int, list[float]] = {each: [] for each in actions}
    live = list(actions)
    for number in range(1, MOST + 1):
        for each, ending in judge.endings(state, seat, live):
            found[each].append(ending.points)
        if number < LEAST:
            continue
        best = max(live, key=lambda each: fmean(found[each]))
        live = [each for each in live if each == best or not is_behind(found[each], found[best])]
        if len(live) == 1 or (number == 2 * LEAST and len(live) > CROWD):
            break
    return sorted(live, key=lambda each: -fmean(found[each]))


def is_behind(one: Sequence[float], best: Sequence[float], errors: float = CLEAR) -> bool:
    mean, error = apart(best, one)
    return mean > 0 and mean > errors * error


def apart(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the one is ahead on the same tables, with the standard error."""
    leads = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return fmean(leads), stdev(leads) / math.sqrt(len(leads))


def next_best(judge: Judge, state: State, seat: int, actions: list[int], kind: dict[int, str], best: int) -> int:
    """The best move of another kind, on a few tables."""
    others = [each for each in actions if kind[each] != kind[best]]
    totals = dict.fromkeys(others, 0.0)
    for _ in range(LEAST):
        for each, ending in judge.endings(state, seat, others):
            totals[each] += ending.points
    return max(others, key=lambda each: totals[each])


def prove(judge: Judge, state: State, seat: int, answers: list[int], others: list[int], least_gap: float) -> Found | None:
    """The same on fresh tables, with the parts of the count."""
    best, compared = answers[0], [answers[0], *others]
    points: dict[int, list[float]] = {each: [] for each in compared}
    parts: dict[int, Counter[str]] = {each: Counter() for each in compared}
    for _ in range(PROOF):
        table, chance = judge.game.redraw(state, seat, judge.luck), int(judge.luck.below(1 << 31))
        for each in compared:
            luck, end = KeyedLuck(chance), table.clone()
            end.apply(seat, each, luck)
            judge.policy.begin()
            play_out(judge.policy, end, luck)
            points[each].append(float(margins(end.scores())[seat]))
            parts[each].update({part.name: part.points for part in judge.game.result(end).seats[seat].parts})
    second = min(others, key=lambda each: apart(points[best], points[each])[0])
    gap, error = apart(points[best], points[second])
    if gap < least_gap or any(not is_behind(points[each], points[best], SURE) for each in others):
        return None
    names = parts[best] | parts[second]
    differences = {name: round((parts[best][name] - parts[second][name]) / PROOF, 1) for name in names}
    return Found(best, answers, second, round(gap, 1), round(error, 2), {k: v for k, v in differences.items() if v})


def weigh_again(puzzle: Puzzle, second: int, seed: int) -> Puzzle | None:
    """The puzzle with the figures of other tables, by the bots of today; None if it is not ahead of `second` there."""
    game, state = semafor.game(puzzle.game), puzzle.table().state
    if not is_liked(game, state, puzzle.seat, puzzle.answers, seed):
        return None
    judge = Judge(game, seed)
    points: dict[int, list[float]] = {each: [] for each in (*puzzle.answers, second)}
    for _ in range(AGAIN):
        for each, ending in judge.endings(state, puzzle.seat, list(points)):
            points[each].append(ending.points)
    answers = sorted(puzzle.answers, key=lambda each: -fmean(points[each]))
    gap, error = apart(points[answers[0]], points[second])
    if gap < LEAST_AGAIN or gap < CLEAR * error:
        return None
    return msgspec.structs.replace(puzzle, answers=answers, gap=round(gap, 1), error=round(error, 2))


def is_liked(game: AnyGame, state: State, seat: int, answers: list[int], seed: int) -> bool:
    """Whether the network of the game, if there is one, likes one of them best."""
    network = network_judge(game, seed)
    if network is None:
        return True
    kind = kinds(game, state, seat, [int(number) for number in state.legal(seat)])
    return not favourites(network, state, seat, kind).isdisjoint(kind[each] for each in answers)
