"""Gymnasium knows every game by name."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import semafor
from semafor.envs import Batch, aec_env, gym_env
from semafor.kernel.errors import BadInput

pytestmark = pytest.mark.compiled  # the forms of PettingZoo and Gymnasium are plain Python; their batch is asked of both builds
KEYS = pytest.mark.parametrize("key", semafor.games())
BY_MODULE = """
import gymnasium
env = gymnasium.make("semafor.envs:semafor/railroad-ink-v1", opponents=[])
print(env.spec.id, env.unwrapped.env_game.seats)
"""


def named(key: str) -> str:
    return f"semafor/{key}-v{semafor.game(key).version}"


def random_game(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """The last reward and information of a game of random legal actions."""
    observation, info = env.reset(seed=seed)
    chooser, over, paid = np.random.default_rng(seed), False, 0.0
    while not over:
        action = chooser.choice(np.flatnonzero(observation["action_mask"]))
        observation, paid, over, _, info = env.step(action)
    return paid, info


@KEYS
def test_gymnasium_makes_every_game_by_name(key: str) -> None:
    env = gymnasium.make(named(key))
    made, plain = env.reset(seed=3)[0], gym_env(key).reset(seed=3)[0]

    assert env.spec is not None
    assert env.spec.id == named(key)
    assert (made["observation"] == plain["observation"]).all()


@KEYS
def test_a_name_takes_what_gym_env_takes(key: str) -> None:
    env = gymnasium.make(named(key), opponents=["random", "easy"], seat=1, reward="margin", render_mode="ansi")
    env.reset(seed=1)

    sitting = env.unwrapped.env_game  # type: ignore[attr-defined]
    assert (sitting.seats, sitting.penalty) == (3, -100.0)
    assert isinstance(env.render(), str)


def test_a_name_may_bring_its_module_along() -> None:
    told = subprocess.run([sys.executable, "-c", BY_MODULE], capture_output=True, text=True, check=True)

    assert told.stdout == "semafor/railroad-ink-v1 1\n"


@pytest.mark.parametrize("key", [key for key in semafor.games() if 1 in semafor.game(key).seats])
def test_a_solo_game_pays_its_score(key: str) -> None:
    for seed in range(2):
        paid, info = random_game(gymnasium.make(named(key), opponents=[]), seed)
        assert paid == float(info["scores"][0])
    batch = Batch(key, 4, seats=1, seed=1)
    ended = 0
    for step in range(400):
        now = batch.step(batch.sample())
        ended += int(now.dones.sum())
        assert (now.rewards[now.dones, 0] == now.scores[now.dones, 0]).all()
    assert ended > 0


def test_the_score_is_a_reward_at_any_table() -> None:
    env = aec_env("railroad-ink", 3, reward="score")
    env.reset(seed=2)
    while not env.table.over():
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    assert list(env.rewards.values()) == [float(score) for score in env.table.scores()]


def test_environments_take_whole_numbers_only() -> None:
    turns, seat, batch = aec_env("railroad-ink"), gym_env("railroad-ink"), Batch("railroad-ink", 2)
    turns.reset(seed=1)
    seat.reset(seed=1)
    for wrong in (1.5, True, "1"):
        for step in (turns.step, seat.step):
            with pytest.raises(BadInput, match="must be a whole number"):
                step(wrong)  # type: ignore[arg-type]
    for actions in ([1.5, 2.0], [True, False], np.zeros(2)):
        with pytest.raises(BadInput, match="Actions are whole numbers"):
            batch.step(actions)
    for n in (2.0, True, "2"):
        with pytest.raises(BadInput, match="The number of games must be a whole number"):
            Batch("railroad-ink", n)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="The number of a seat must be a whole number"):
        gym_env("railroad-ink", seat=True)
    with pytest.raises(BadInput, match="The number of seats must be a whole number"):
        aec_env("railroad-ink", 2.0)  # type: ignore[arg-type]
