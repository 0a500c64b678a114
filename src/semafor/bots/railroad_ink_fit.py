"""Where the weights of the Railroad Ink bots come from: worked out backwards from the last round.

    python -m semafor.bots.railroad_ink_fit railroad-ink --games 800 --passes 5 --seed 1

Each pass plays games with the weights so far, now and then with another board than the best one, and adds the boards at
the end of every round to those of the passes before; without the old ones the weights would forget what is bad about
boards that are no longer chosen. Then, from the last round but one back to the first, each board is followed by a few
rolls of the next round; what the best drawings reach there, by the weights of that round, is what the board was worth,
and the weights are fitted to it by ridge regression around those of the round after. After the last round the score
sheet itself holds. The weights are written after every pass. Needs `pip install "semafor[rl]"` for numpy.
"""

from __future__ import annotations

import argparse
import sys

import numpy

import semafor
from semafor.bots.railroad_ink_beam import Beam, acts_to
from semafor.bots.railroad_ink_judge import POINT, Judge, final_weights
from semafor.bots.railroad_ink_patterns import FEATURES
from semafor.bots.railroad_ink_sheet import read
from semafor.bots.railroad_ink_weights import Rows, loaded, written
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck, KeyedLuck

WIDTH = 12  # of the beam that plays and follows
STRAY = 2  # one choice in so many is not the best board
STRAY_KEPT = 40  # but any of so many
STIFFNESS = 30.0  # of the ridge: how many boards the weights of the next round are worth
Boards = list[list[RailroadInk]]  # by round


def judge(game: RailroadInkGame, rows: Rows) -> Judge:
    return Judge(game.variant, rows)


def started(game: RailroadInkGame, luck: FastLuck) -> RailroadInk:
    return game.deal(1, game.options(), luck)


def first_rows(game: RailroadInkGame) -> Rows:
    """To begin with, every round is judged by the score sheet."""
    rounds = int(started(game, FastLuck(0)).kit.rounds)
    return [final_weights() for _ in range(rounds - 1)]


def play(game: RailroadInkGame, beam: Beam, luck: FastLuck, stray: FastLuck | None) -> tuple[int, list[RailroadInk]]:
    """The score of a game and its boards at the end of each round, before finishing."""
    state = started(game, luck)
    boards: list[RailroadInk] = []
    while not state.over():
        beam.search(state)
        at = 0 if stray is None or stray.below(STRAY) else int(stray.below(len(beam.ends)))
        for action in acts_to(beam.ends[at]):
            state.apply(0, action, luck)
        boards.append(state.clone())
        state.apply(0, state.kit.finish, luck)
    return int(state.scores()[0]), boards


def gathered(game: RailroadInkGame, rows: Rows, games: int, seed: int) -> Boards:
    """Boards of so many games, by round; the last round is not needed."""
    beam = Beam(judge(game, rows), WIDTH, STRAY_KEPT)
    found: Boards = [[] for _ in rows]
    for number in range(games):
        _, boards = play(game, beam, FastLuck(seed + number), FastLuck(seed + number + 500_000))
        for round, board in enumerate(boards[:-1]):
            found[round].append(board)
        told(f"playing {number + 1}/{games}")
    return found


def followed(beam: Beam, board: RailroadInk, rolls: int, luck: FastLuck) -> float:
    """What the best drawings of the next round reach on average."""
    total = 0
    for _ in range(rolls):
        state = board.clone()
        state.apply(0, state.kit.finish, luck)
        beam.search(state)
        total += int(beam.ends[0].value)
    return total / rolls


def fitted(game: RailroadInkGame, rows: Rows, boards: Boards, rolls: int, seed: int) -> Rows:
    """New weights for every round, from the last one backwards."""
    rows = [list(row) for row in rows]
    after = final_weights()
    for round in range(len(rows) - 1, -1, -1):
        beam = Beam(judge(game, rows), WIDTH, 1)
        luck = FastLuck(seed + round)
        counts, worths = [], []
        for number, board in enumerate(boards[round]):
            counts.append(beam.judge.features(read(board)))
            worths.append(followed(beam, board, rolls, luck))
            told(f"round {round + 1}: {number + 1}/{len(boards[round])}")
        rows[round] = after = regressed(counts, worths, after, round + 1)
    return rows


def regressed(counts: list[list[int]], worths: list[float], prior: list[int], round: int) -> list[int]:
    """The weights that explain what the boards were worth, drawn towards those of the round after."""
    features = numpy.array(counts, dtype=float)
    base = numpy.array(prior, dtype=float)
    rest = numpy.array(worths) - features @ base
    ridge = STIFFNESS * numpy.eye(int(FEATURES))
    ridge[0, 0] = 0.001  # the constant is free
    step = numpy.linalg.solve(features.T @ features + ridge, features.T @ rest)
    error = rest - features @ step
    spread = (numpy.array(worths).std() / POINT, error.std() / POINT)
    print(f"\rround {round}: worths spread {spread[0]:.2f}, after the fit {spread[1]:.2f}        ")
    return [int(weight) for weight in numpy.rint(base + step)]


def measured(game: RailroadInkGame, rows: Rows, games: int) -> float:
    beam = Beam(judge(game, rows), WIDTH, 1)
    return sum(play(game, beam, KeyedLuck(number), None)[0] for number in range(games)) / games


def told(line: str) -> None:
    print(f"\r{line}   ", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the Railroad Ink bots.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--rolls", type=int, default=2)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=200)
    parser.add_argument("--fresh", action="store_true", help="begin with the score sheet, not with the weights so far")
    asked = parser.parse_args()
    game = semafor.game(asked.game)
    assert isinstance(game, RailroadInkGame)
    rows = first_rows(game) if asked.fresh or asked.game not in loaded() else loaded()[asked.game]
    print(f"before: {measured(game, rows, asked.measure):.2f} points a game")
    boards: Boards = [[] for _ in rows]
    for number in range(asked.passes):
        seed = asked.seed * 10_000_000 + number * 1_000_000
        for all, new in zip(boards, gathered(game, rows, asked.games, seed), strict=True):
            all.extend(new)
        rows = fitted(game, rows, boards, asked.rolls, seed + 900_000)
        written({**loaded(), asked.game: rows})
        print(f"pass {number + 1}: {measured(game, rows, asked.measure):.2f} points a game")


if __name__ == "__main__":
    main()
