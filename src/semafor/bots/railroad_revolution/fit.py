"""Where the weights of the Railroad Revolution bots come from: turns like those of `master` are to be preferred.

    python -m semafor.bots.railroad_revolution.fit --games 4 --passes 20 --seed 7 --jobs 3

At every turn of a game `master` is asked what it would do, and the turns that the bots' own search finds are put beside it.
The weights are those under which master's turns are the most likely choice (logistic regression, drawn towards nothing).
The first games are master's own; from then on the bots play by the weights so far, so that the weights learn where their
own play leads. The decisions of all passes count; the weights that played best are kept.
Needs `pip install "semafor[rl]"` for numpy.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import numpy

from semafor.bots.bot import AnyBot
from semafor.bots.knowledge import Knowledge
from semafor.bots.levels import level_of
from semafor.bots.railroad_revolution.judge import POINT, STAGES, FittedJudge, left_of_game
from semafor.bots.railroad_revolution.means import MEANS, Means
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.railroad_revolution.weights import Rows, write_weights
from semafor.games.railroad_revolution import GAMES
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck

GAME = GAMES["railroad-revolution"]
WIDTH = 1  # of the search that plays
BEST = 10  # turns found that are put beside master's
OTHERS = 12  # and so many of the rest, any of them
STRAY = 0.1  # of the turns any good one is played
SEATS = [2, 4, 2, 3]  # of one game after the other
HEAT = 3000.0  # thousandths of a point by which one turn is clearly better than another
SPREAD = 2500.0  # how far from nothing a weight is expected, for a feature of usual spread
STEPS = 120
RATE = 0.03

Options = numpy.ndarray  # the turns of one decision, master's first: what is left of the game, points, means


class Job(NamedTuple):
    """Games for one process: by which weights, how many, from which seed, and whether master plays them itself."""

    rows: Rows
    games: int
    seed: int
    lead: bool


def describe(means: Means, state: RailroadRevolution, seat: int) -> list[int]:
    means.count(state.table, seat)
    points = POINT * int(state.count(seat).total()) + int(state.table.wealth(seat))
    return [int(left_of_game(state.table)), points, *(int(count) for count in means.counts)]


def master_turn(master: AnyBot, state: RailroadRevolution, seat: int, chance: int) -> RailroadRevolution:
    """The position after master's turn, with the chance that the bots' own search met."""
    after, luck = state.clone(), FastLuck(0)
    while not after.over() and int(after.actor()) == seat:
        luck.state = chance
        after.apply(seat, master.choose(Knowledge(GAME, after, seat)), luck)
    return after


def collect(job: Job) -> tuple[list[Options], float]:
    """The decisions of the games, and the mean points of a seat."""
    master = level_of(GAME, "master").bot(GAME, job.seed)
    turns, means, stray = Turns(FittedJudge(job.rows), WIDTH), Means(), Random(job.seed)
    decisions: list[Options] = []
    points: list[int] = []
    for number in range(job.games):
        luck = FastLuck(job.seed + number)
        state = GAME.start(SEATS[number % len(SEATS)], None, luck)
        while not state.over():
            seat = int(state.actor())
            turns.search(state, seat, luck)
            rest = turns.ends[BEST:]
            ends = [way.state for way in turns.ends[:BEST] + stray.sample(rest, min(OTHERS, len(rest)))]
            shown = master_turn(master, state, seat, int(turns.chance))
            first = describe(means, shown, seat)
            others = [option for option in (describe(means, end, seat) for end in ends) if option != first]
            if others:
                decisions.append(numpy.array([first, *others], dtype=numpy.float32))
            state = shown if job.lead else stray.choice(ends[:BEST]) if stray.random() < STRAY else ends[0]
        points += [int(total) for total in state.scores()]
    return decisions, sum(points) / len(points)


def hats(left: numpy.ndarray) -> numpy.ndarray:
    """How much each stage but the last counts, by what is left of the game."""
    stages = [float(stage) for stage in STAGES]
    rows = [numpy.interp(left, stages, [float(at == number) for at in range(len(stages))]) for number in range(1, len(stages))]
    return numpy.stack(rows, axis=1).astype(numpy.float32)


def fit_rows(rows: Rows, decisions: list[Options]) -> Rows:
    """The weights under which master's turns are likeliest, from those so far by gradient descent with momentum."""
    options = numpy.concatenate(decisions)
    features = (hats(options[:, 0])[:, :, None] * options[:, None, 2:]).reshape(len(options), -1)
    scale = numpy.maximum(features.std(axis=0), 1e-6)
    features /= scale
    sizes = [len(decision) for decision in decisions]
    firsts, group = numpy.cumsum([0, *sizes[:-1]]), numpy.repeat(numpy.arange(len(sizes)), sizes)
    weights = numpy.array(rows, dtype=float).reshape(-1) * scale
    moved, squared = numpy.zeros_like(weights), numpy.zeros_like(weights)
    for step in range(1, STEPS + 1):
        chances = likely((features @ weights.astype(numpy.float32) + options[:, 1]) / HEAT, firsts, group)
        chances[firsts] -= 1
        slope = features.T @ chances / len(decisions) + HEAT * weights / (SPREAD * SPREAD * len(decisions))
        moved, squared = 0.9 * moved + 0.1 * slope, 0.999 * squared + 0.001 * slope * slope
        pace = RATE * HEAT * (1.0 if step < STEPS * 0.6 else 0.3 if step < STEPS * 0.85 else 0.1)
        weights -= pace * moved / (1 - 0.9**step) / (numpy.sqrt(squared / (1 - 0.999**step)) + 1e-8)
    return [[int(weight) for weight in row] for row in numpy.rint(weights / scale).reshape(-1, MEANS)]


def likely(worths: numpy.ndarray, firsts: numpy.ndarray, group: numpy.ndarray) -> numpy.ndarray:
    """The chance of each turn to be chosen among those of its decision."""
    raised = numpy.exp(worths - numpy.maximum.reduceat(worths, firsts)[group])
    chances: numpy.ndarray = raised / numpy.add.reduceat(raised, firsts)[group]
    return chances


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the Railroad Revolution bots.")
    parser.add_argument("--games", type=int, default=4, help="of each pass and process")
    parser.add_argument("--passes", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=3)
    asked = parser.parse_args()
    rows: Rows = [[0] * MEANS for _ in range(len(STAGES) - 1)]
    decisions: list[Options] = []
    best = 0.0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number in range(asked.passes + 1):
            seeds = [(asked.seed * 1000 + number) * 10_000 + job * 1000 for job in range(asked.jobs)]
            played = list(pool.map(collect, [Job(rows, asked.games, seed, number == 0) for seed in seeds]))
            points = sum(mean for _, mean in played) / len(played)
            print(f"pass {number}: {points:.1f} points a seat, {len(decisions)} decisions before", flush=True)
            if number and points > best:
                best = points
                write_weights(rows)
            decisions += [decision for found, _ in played for decision in found]
            rows = fit_rows(rows, decisions)


if __name__ == "__main__":
    main()
