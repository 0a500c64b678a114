"""One table at a time: PettingZoo's and Gymnasium's environments keep the rules and the secrets."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import semafor
from semafor.envs import aec_env, gym_env
from semafor.kernel.errors import BadInput, Refused

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import semafor.envs
try:
    semafor.envs.Batch
except semafor.BadInput as error:
    print(error)
"""


def test_seats_that_act_at_the_same_time_are_asked_in_order_and_see_nothing_of_each_other() -> None:
    """Whatever seat 0 keeps of its opening tickets, seat 1 sees the same."""
    seen = []
    for choice in range(3):
        env = aec_env("ticket-to-ride-usa", 3)
        env.reset(seed=4)
        assert env.agent_selection == "seat_0"
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1"))

    for other in seen[1:]:
        assert (other["observation"] == seen[0]["observation"]).all()
        assert (other["action_mask"] == seen[0]["action_mask"]).all()


def test_a_forbidden_action_raises_the_rule_at_a_table() -> None:
    env = aec_env("ticket-to-ride-usa")
    env.reset(seed=1)

    with pytest.raises(Refused, match=r"ttr\."):
        env.step(0)


def test_a_forbidden_action_ends_the_game_of_a_seat() -> None:
    env = gym_env("ticket-to-ride-usa", ["random"])
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)

    assert (reward, terminated) == (-1.0, True)
    assert info["refused"] in semafor.game("ticket-to-ride-usa").rulebook


@pytest.mark.parametrize("key", semafor.games())
def test_a_seat_plays_whole_games_against_bots(key: str) -> None:
    env = gym_env(key, ["random", "random"], seat=1)
    chooser = np.random.default_rng(7)
    for seed in range(2):
        observation, _ = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action = chooser.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, terminated, _, info = env.step(action)
            assert terminated or reward == 0

        assert reward in (-1, -0.5, 0, 0.5, 1)
        assert len(info["scores"]) == 3
        assert env.table.over()


def test_a_solo_game_has_no_opponents() -> None:
    env = gym_env("railroad-ink", [], reward="margin")
    observation, _ = env.reset(seed=3)
    terminated = False
    while not terminated:
        action = np.flatnonzero(observation["action_mask"])[-1]
        observation, reward, terminated, _, info = env.step(action)

    assert [reward] == info["scores"]


def test_what_does_not_fit_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="no render mode"):
        aec_env("ticket-to-ride-usa", render_mode="human")
    with pytest.raises(BadInput):
        gym_env("ticket-to-ride-usa", ["wizard"])
    with pytest.raises(BadInput):
        gym_env("ticket-to-ride-usa", ["random"], seat=2)


def test_a_missing_library_is_named_with_the_extra_that_brings_it() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)

    assert told.stdout == 'The library numpy is missing; pip install "semafor[rl]" brings it.\n'
