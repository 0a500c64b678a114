"""The master of Railroad Ink: what its valuation says of boards, who stays in the race, and that it plays whole games."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import semafor
from semafor.bots import Knowledge, bot
from semafor.bots.budget import Budget
from semafor.bots.master.arrays import Array
from semafor.bots.master.levels import weights_of
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.foresight import LEAST_ROLLS, Foresight, in_the_race
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.rolls import Rolls
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.valuation import BLOCKS, Valuation, valuation_in
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import CELLS
from semafor.kernel.luck import FastLuck

KEYS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]
SLOWEST = {"railroad-ink-lava": pytest.mark.compiled}  # interpreted it takes five times as long as the others


def ink(key: str) -> RailroadInkGame:
    game = semafor.game(key)
    assert isinstance(game, RailroadInkGame)
    return game


def judge_of(key: str) -> Judge:
    return Judge(ink(key).variant, load_weights()[key])


def plain(key: str) -> dict[str, Array]:
    """The weights of a network that knows what the judge knows and nothing else."""
    portrait, rows = Portrait(judge_of(key)), np.array(load_weights()[key]) / POINT
    signs, width, inner = 2, 4, 3
    beside = int(portrait.size) - CELLS * int(portrait.cell)
    found = {"scale": np.ones(int(portrait.size)), "place": np.zeros((CELLS, signs)), "rows": rows, "guide": rows}
    sizes = {"embed": (signs, 9 * int(portrait.cell)), "beside": (signs, beside), "whole": (width, CELLS * signs + beside)}
    sizes |= {f"blocks.{block}.{part}": (signs, 9 * signs) for block in range(BLOCKS) for part in ("one", "two")}
    for name, size in (sizes | {"middle": (inner, width), "heads": (len(rows), inner)}).items():
        found |= {f"{name}.weight": np.zeros(size) if name == "heads" else np.ones(size), f"{name}.bias": np.zeros(size[0])}
    for block in range(BLOCKS):
        found |= {f"blocks.{block}.norm.weight": np.ones(signs), f"blocks.{block}.norm.bias": np.zeros(signs)}
    return found


def of_the_judge(key: str) -> Valuation:
    return Valuation(ink(key), plain(key), {})


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
    valuation = of_the_judge(key)
    rounds = ends_of_rounds(key)
    for round, ends in enumerate(rounds, 1):
        valuation.judge.begin(round)
        assert valuation(ends) == pytest.approx([int(end.value) / POINT for end in ends], abs=1e-3)
    assert [int(end.state.scores()[0]) for end in rounds[-1]] == valuation(rounds[-1]).tolist()


def test_the_rest_is_added_by_the_round_of_the_board() -> None:
    weights = plain(KEYS[0]) | {"heads.bias": np.arange(1.0, 7.0)}
    valuation, bare = Valuation(ink(KEYS[0]), weights, {}), of_the_judge(KEYS[0])
    for round, ends in enumerate(ends_of_rounds(KEYS[0])[:-1], 1):
        assert valuation(ends) - bare(ends) == pytest.approx(np.full(len(ends), round), abs=1e-3)


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        Valuation(ink("railroad-ink-lava"), plain("railroad-ink"), {})


@pytest.mark.parametrize("key", KEYS)
def test_what_is_hoped_from_all_sides_is_the_same_however_the_board_is_turned(key: str) -> None:
    valuation = valuation_in(weights_of(key), ink(key))
    for ends in ends_of_rounds(key)[:-1]:
        round, seen = int(ends[0].state.round), valuation.seen(ends)
        views = np.array([valuation.hopes(seen[:, turning], round) for turning in valuation.turnings])

        assert valuation.steady(ends) == pytest.approx(views.mean(0), abs=1e-3)
        assert 0 < np.abs(views - views[0]).max() < 10
    assert valuation.steady(ends_of_rounds(key)[-1]).tolist() == [int(end.state.scores()[0]) for end in ends_of_rounds(key)[-1]]


def test_who_is_clearly_behind_leaves_the_race_but_not_before_enough_rolls() -> None:
    worths = np.array([[60.0, 60.1, 50.0], [62.0, 61.0, 52.0], [58.0, 59.5, 49.0], [61.0, 60.5, 51.5]])

    assert in_the_race(worths[: LEAST_ROLLS - 1]).all()
    assert in_the_race(worths).tolist() == [True, True, False]


@pytest.mark.parametrize("key", [pytest.param(key, marks=SLOWEST.get(key, ())) for key in KEYS])
def test_a_board_that_all_dice_were_wasted_on_is_not_the_best_of_a_round(key: str) -> None:
    valuation = of_the_judge(key)
    beam = Beam(valuation.judge, 4, 8)
    state = ink(key).deal(1, ink(key).options(), FastLuck(3))
    beam.search(state)
    best, start = beam.ends[0], beam.ends[0]
    while start.before is not None:
        start = start.before
    foresight = Foresight(valuation, Beam(valuation.judge, 2, 4), 1, FastLuck(1))
    roll = Rolls(int(valuation.judge.variant), 1, FastLuck(5)).next()

    assert foresight.best([start, best], np.zeros(2), Budget(iterations=6)) is best
    # Some processors add two boards up in another order than one.
    assert foresight.follow([best, best], roll) == pytest.approx(foresight.follow([best], roll).repeat(2), abs=1e-3)


def test_of_boards_that_come_to_the_same_the_one_that_promised_more_is_drawn() -> None:
    board = ends_of_rounds(KEYS[0])[2]
    twins = [board[0], read(board[0].state.clone())]
    foresight = Foresight(of_the_judge(KEYS[0]), Beam(judge_of(KEYS[0]), 2, 4), 1, FastLuck(1))

    for first, hopes in enumerate(([60.0, 59.0], [59.0, 60.0])):
        assert foresight.best(twins, np.array(hopes), Budget(iterations=3)) is twins[first]


def test_two_rounds_ahead_end_with_the_score_when_the_second_is_the_last() -> None:
    judge = judge_of(KEYS[0])
    board = ends_of_rounds(KEYS[0])[-3][0]
    foresight = Foresight(of_the_judge(KEYS[0]), Beam(judge, 2, 4), 2, FastLuck(1))
    (worth,) = foresight.follow([board], Rolls(int(judge.variant), 2, FastLuck(5)).next())

    assert worth == int(worth)
    assert int(board.state.round) == int(judge.rounds) - 2


@pytest.mark.parametrize("key", KEYS)
def test_of_six_rolls_each_die_shows_every_side_once(key: str) -> None:
    rolls = Rolls(int(ink(key).variant), 2, FastLuck(1))
    for _ in range(3):
        dice = list(zip(*(rolls.next() for _ in range(6)), strict=True))
        assert len(dice) == 2 * (4 if key == KEYS[0] else 6)
        assert all(sorted(die) == list(range(6)) for die in dice)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", ["journeyman", "master", "grandmaster@1"])
@pytest.mark.compiled
def test_the_network_plays_whole_games_and_makes_more_than_easy_does(key: str, level: str) -> None:
    table, player = ink(key).table(seats=1, seed=9), bot(level, key, 1)
    while not table.state.over():
        table.act(0, player.choose(Knowledge(ink(key), table.state, 0)))

    assert int(table.state.scores()[0]) > 40
