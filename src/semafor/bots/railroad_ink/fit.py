"""Where the weights of the Railroad Ink bots come from: fitted to the ends of games that the bots play themselves.

    python -m semafor.bots.railroad_ink.fit railroad-ink --games 2500 --passes 3 --seed 3 --fresh

Each pass plays games with the weights so far. In one round of a game any of the good boards is taken instead of the best
one; from there on the game is played as well as the weights allow, and its boards at the end of each round are remembered
with the final score. The weights of each round are fitted to these scores by ridge regression around the weights so far;
the games of all passes count, each pass with a mean of its own, because what a feature is worth hardly changes while the
play gets better. After the last round the score sheet itself holds. The weights are written after every pass.

To work backwards instead, from what the next round's weights promise at their best, was tried and is worse: the best
promise is mostly the most overrated one. Needs `pip install "semafor[rl]"` for numpy.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

import numpy

from semafor.bots.railroad_ink.beam import Beam, acts_to
from semafor.bots.railroad_ink.judge import POINT, Judge, final_weights
from semafor.bots.railroad_ink.patterns import CONSTANT, FEATURES, LAVA_OPEN, NEAR, OPEN_ENDS, SPECIALS
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.weights import Rows, load_weights, write_weights
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck, KeyedLuck

WIDTH = 6  # of the beam that plays
KEPT = 40  # good boards of which any may be taken
STIFFNESS = 100.0  # of the ridge: how many boards the weights so far are worth


class Remembered(NamedTuple):
    """A board at the end of a round: its features, the final score, and the pass it comes from."""

    counts: list[int]
    score: int
    passed: int


def start_game(game: RailroadInkGame, luck: FastLuck) -> RailroadInk:
    return game.deal(1, game.options(), luck)


def first_rows(game: RailroadInkGame) -> Rows:
    """A guess to begin with: the score sheet, and something for joins and special routes that may still come."""
    last = int(start_game(game, FastLuck(0)).kit.rounds)
    return [guess_row(round, last) for round in range(1, last)]


def guess_row(round: int, last: int) -> list[int]:
    row = final_weights()
    left = (last - round + 1) / last
    for distance, promise in enumerate([3000, 2000, 1200, 700, 300]):
        row[NEAR + distance] = int(promise * left)
    for specials in range(3):
        row[SPECIALS + specials] = 2500 * (specials + 1)
    row[OPEN_ENDS] = -POINT * round // last
    row[LAVA_OPEN] = -POINT * round // last
    return row


def play(game: RailroadInkGame, beam: Beam, luck: FastLuck, stray: FastLuck | None) -> tuple[int, list[list[int]]]:
    """The score of a game, and the features of its boards at the end of each round from the stray one on."""
    state = start_game(game, luck)
    strayed = -1 if stray is None else int(stray.below(int(state.kit.rounds))) - 1
    boards: list[list[int]] = []
    for round in range(int(state.kit.rounds)):
        beam.search(state)
        end: Sheet = beam.ends[0 if stray is None or round != strayed else int(stray.below(len(beam.ends)))]
        if round >= strayed:
            boards.append(beam.judge.features(end))
        for action in acts_to(end):
            state.apply(0, action, luck)
        state.apply(0, state.kit.finish, luck)
    return int(state.scores()[0]), boards


def remember(game: RailroadInkGame, rows: Rows, games: int, passed: int, seed: int, boards: list[list[Remembered]]) -> None:
    """Add the boards of so many games, round by round; those of the last round are not needed."""
    beam = Beam(Judge(game.variant, rows), WIDTH, KEPT)
    for number in range(games):
        score, played = play(game, beam, FastLuck(seed + number), FastLuck(seed + number + 500_000))
        first = len(rows) + 1 - len(played)
        for round, counts in enumerate(played[:-1], first):
            boards[round].append(Remembered(counts, score, passed))
        print(f"\rplaying {number + 1}/{games}   ", end="", file=sys.stderr, flush=True)


def fit_row(row: list[int], boards: list[Remembered]) -> list[int]:
    """The weights that explain the scores best, drawn towards the weights so far."""
    features = numpy.array([board.counts for board in boards], dtype=float)
    base = numpy.array(row, dtype=float)
    rest = POINT * numpy.array([board.score for board in boards], dtype=float) - features @ base
    means = features.copy()
    for passed in sorted({board.passed for board in boards}):
        members = numpy.array([board.passed == passed for board in boards])
        features[members] -= features[members].mean(axis=0)
        latest = rest[members].mean()
        rest[members] -= latest
    step = numpy.linalg.solve(features.T @ features + STIFFNESS * numpy.eye(int(FEATURES)), features.T @ rest)
    step[CONSTANT] = latest - means[members].mean(axis=0) @ step
    print(f"\r{len(boards)} boards: scores spread {rest.std() / POINT:.2f}, now {(rest - features @ step).std() / POINT:.2f}")
    return [int(weight) for weight in numpy.rint(base + step)]


def measure(game: RailroadInkGame, rows: Rows, games: int) -> float:
    beam = Beam(Judge(game.variant, rows), WIDTH, 1)
    return sum(play(game, beam, KeyedLuck(number), None)[0] for number in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the Railroad Ink bots.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=200)
    parser.add_argument("--fresh", action="store_true", help="begin with the guess, not with the weights so far")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    rows = first_rows(game) if asked.fresh or asked.game not in load_weights() else load_weights()[asked.game]
    print(f"before: {measure(game, rows, asked.measure):.2f} points a game")
    write_weights({**load_weights(), asked.game: rows})
    boards: list[list[Remembered]] = [[] for _ in rows]
    for number in range(asked.passes):
        remember(game, rows, asked.games, number, asked.seed * 10_000_000 + number * 1_000_000, boards)
        rows = [fit_row(row, found) for row, found in zip(rows, boards, strict=True)]
        write_weights({**load_weights(), asked.game: rows})
        print(f"pass {number + 1}: {measure(game, rows, asked.measure):.2f} points a game", flush=True)


if __name__ == "__main__":
    main()
