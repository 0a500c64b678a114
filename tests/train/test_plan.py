"""Settings of a training are checked before anything starts, and what games pay is what a seat should strive for."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import semafor
from cli.test_commands import one_sentence
from semafor.kernel.errors import BadInput
from semafor.train.fields import payments
from semafor.train.plan import PLANS, changed, plan_of, rate_at
from warm import run

BAD = ["games=x", "games=0", "games=3", "nonsense", "speed=3", "rate=3", 'seats={"7":1}', "seats={}", 'key="steamrollers"']


def test_every_game_has_a_plan_that_can_be() -> None:
    assert sorted(PLANS) == sorted(semafor.games())
    for key in PLANS:
        assert changed(plan_of(key), []) == plan_of(key)


def test_settings_change_what_they_name_and_nothing_else() -> None:
    plan = changed(plan_of("ticket-to-ride-usa"), ["near=[0.3,0]", 'seats={"2":1}', "rank=0.5"])

    assert (plan.near, plan.seats, plan.rank) == ((0.3, 0.0), {2: 1.0}, 0.5)
    assert plan.games == plan_of("ticket-to-ride-usa").games


@pytest.mark.parametrize("setting", BAD)
def test_a_setting_that_cannot_be_is_bad_input(setting: str) -> None:
    with pytest.raises(BadInput):
        changed(plan_of("railroad-revolution"), [setting])


def test_bad_settings_are_one_sentence() -> None:
    one_sentence(run("train", "railroad-revolution", "--set", "games=x"), "games")
    if importlib.util.find_spec("torch") is None:
        one_sentence(run("train", "railroad-revolution"), "semafor[train]")


def test_at_a_table_of_several_the_lead_counts() -> None:
    ranks, points, wins = payments(np.array([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0]]), np.array([[9, 7, 2], [4, 4, 1]]), 1.0)

    assert ranks.tolist() == [[1.0, 0.0, -1.0], [0.5, 0.5, -1.0]]
    assert points.tolist() == [[2, -2, -7], [0, 0, -3]]
    assert wins.tolist() == [[1, 0, 0], [0.5, 0.5, 0]]


def test_alone_the_own_points_count_and_the_lead_over_eva_wins() -> None:
    """Nobody is paid for spoiling Eva's rolls while delivering nothing."""
    ranks, points, wins = payments(np.array([[-20.0], [11.0], [0.0]]), np.array([[8], [39], [28]]), 0.0)

    assert ranks.tolist() == [[-1], [1], [-1]]  # without a lead the game is lost
    assert (points.tolist(), wins.tolist()) == ([[8], [39], [28]], [[False], [True], [False]])


def test_the_lead_over_eva_counts_as_far_as_the_plan_says() -> None:
    _, points, _ = payments(np.array([[-20.0], [11.0]]), np.array([[8], [39]]), 0.75)

    assert points.tolist() == [[-13.0], [18.0]]


def test_the_rate_rises_and_then_falls() -> None:
    plan = changed(plan_of("railroad-revolution"), ["rate=[4e-4,0]", "warming=0.1"])

    rates = [rate_at(plan, progress) for progress in (0.0, 0.05, 0.1, 0.5, 1.0)]
    assert rates == pytest.approx([0.0, 1.9e-4, 3.6e-4, 2e-4, 0.0])
    assert rate_at(changed(plan, ["warming=0"]), 0.0) == pytest.approx(4e-4)
