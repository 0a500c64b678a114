"""The master of Railroad Ink: what its valuation says of boards, who stays in the race, and that it plays whole games."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import semafor
from semafor.bots.budget import Budget
from semafor.bots.master.arrays import Array
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.foresight import LEAST_ROLLS, Foresight, in_the_race
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.kernel.luck import FastLuck

KEYS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]
SLOWEST = {"railroad-ink-lava": pytest.mark.compiled}  # interpreted it takes five times as long as the others


def ink(key: str) -> RailroadInkGame:
    game = semafor.game(key)
    assert isinstance(game, RailroadInkGame)
    return game


def judge_of(key: str) -> Judge:
    return Judge(ink(key).variant, load_weights()[key])


def plain(key: str, size: int | None = None) -> dict[str, Array]:
    """The weights of a network that knows what the judge knows and nothing else."""
    rows = load_weights()[key]
    width, inner = 4, 3
    return {
        "scale": np.ones(size or int(Portrait(judge_of(key)).size)),
        "inlet.weight": np.ones((width, size or int(Portrait(judge_of(key)).size))),
        "inlet.bias": np.zeros(width),
        "middle.weight": np.ones((inner, width)),
        "middle.bias": np.zeros(inner),
        "heads.weight": np.zeros((len(rows), inner)),
        "heads.bias": np.zeros(len(rows)),
        "rows": np.array(rows).reshape(-1) / POINT,
    }


@cache
def ends_of_rounds(key: str) -> list[list[Sheet]]:
    """The ends that a beam finds in each round of a game; who asks leaves them as they are."""
    beam, luck = Beam(judge_of(key), 4, 8), FastLuck(7)
    state, found = ink(key).deal(1, ink(key).options(), luck), []
    while not state.over():
        beam.search(state)
        found.append(beam.ends)
        state = beam.ends[0].state.clone()
        state.apply(0, state.kit.finish, luck)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_without_a_rest_the_valuation_is_the_judges_and_after_the_last_round_the_score(key: str) -> None:
    judge = judge_of(key)
    valuation = Valuation(judge, plain(key), {})
    rounds = ends_of_rounds(key)
    for round, ends in enumerate(rounds, 1):
        judge.begin(round)
        assert valuation(ends) == pytest.approx([int(end.value) / POINT for end in ends], abs=1e-3)
    assert [int(end.state.scores()[0]) for end in rounds[-1]] == valuation(rounds[-1]).tolist()


def test_the_rest_is_added_by_the_round_of_the_board() -> None:
    judge, weights = judge_of(KEYS[0]), plain(KEYS[0])
    weights["heads.bias"] = np.arange(1.0, 7.0)
    valuation, bare = Valuation(judge, weights, {}), Valuation(judge, plain(KEYS[0]), {})
    for round, ends in enumerate(ends_of_rounds(KEYS[0])[:-1], 1):
        assert valuation(ends) - bare(ends) == pytest.approx(np.full(len(ends), round), abs=1e-3)


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        Valuation(judge_of("railroad-ink-lava"), plain("railroad-ink"), {})


def test_who_is_clearly_behind_leaves_the_race_but_not_before_enough_rolls() -> None:
    worths = np.array([[60.0, 60.1, 50.0], [62.0, 61.0, 52.0], [58.0, 59.5, 49.0], [61.0, 60.5, 51.5]])

    assert in_the_race(worths[: LEAST_ROLLS - 1]).all()
    assert in_the_race(worths).tolist() == [True, True, False]


@pytest.mark.parametrize("key", [pytest.param(key, marks=SLOWEST.get(key, ())) for key in KEYS])
def test_a_board_that_all_dice_were_wasted_on_is_not_the_best_of_a_round(key: str) -> None:
    judge = judge_of(key)
    valuation = Valuation(judge, plain(key), {})
    beam = Beam(judge, 4, 8)
    state = ink(key).deal(1, ink(key).options(), FastLuck(3))
    beam.search(state)
    best, start = beam.ends[0], beam.ends[0]
    while start.before is not None:
        start = start.before
    foresight = Foresight(valuation, Beam(judge, 2, 4), 1, FastLuck(1))

    assert foresight.best([start, best], np.zeros(2), Budget(iterations=6)) is best
    assert np.array_equal(foresight.follow([best, best], 5), foresight.follow([best], 5).repeat(2))


def test_of_boards_that_come_to_the_same_the_one_that_promised_more_is_drawn() -> None:
    judge = judge_of(KEYS[0])
    board = ends_of_rounds(KEYS[0])[2]
    twins = [board[0], read(board[0].state.clone())]
    foresight = Foresight(Valuation(judge, plain(KEYS[0]), {}), Beam(judge, 2, 4), 1, FastLuck(1))

    for first, hopes in enumerate(([60.0, 59.0], [59.0, 60.0])):
        assert foresight.best(twins, np.array(hopes), Budget(iterations=3)) is twins[first]


def test_two_rounds_ahead_end_with_the_score_when_the_second_is_the_last() -> None:
    judge = judge_of(KEYS[0])
    board = ends_of_rounds(KEYS[0])[-3][0]
    foresight = Foresight(Valuation(judge, plain(KEYS[0]), {}), Beam(judge, 2, 4), 2, FastLuck(1))
    (worth,) = foresight.follow([board], 5)

    assert worth == int(worth)
    assert int(board.state.round) == int(judge.rounds) - 2
