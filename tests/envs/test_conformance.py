"""The conformance tests of PettingZoo and Gymnasium themselves, on every game."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import semafor
from semafor.envs import aec_env, gym_env

pytestmark = pytest.mark.compiled  # the forms of PettingZoo and Gymnasium are plain Python; their batch is asked of both builds
KEYS = pytest.mark.parametrize("key", semafor.games())
# PettingZoo expects dictionaries with a mask of its own games only.
DICTIONARY = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@DICTIONARY
@KEYS
@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_the_table_passes_the_api_test(key: str, reward: str) -> None:
    api_test(aec_env(key, reward=reward), num_cycles=40)


@DICTIONARY
@KEYS
def test_the_fullest_table_passes_the_api_test(key: str) -> None:
    api_test(aec_env(key, semafor.game(key).seats[-1]), num_cycles=40)


@KEYS
def test_the_table_passes_the_seed_test(key: str) -> None:
    seed_test(lambda: aec_env(key), num_cycles=40)


@KEYS
def test_the_table_passes_the_render_test(key: str) -> None:
    drawn = {"svg": lambda picture: picture.startswith("<svg") and picture.endswith("</svg>")}
    render_test(lambda render_mode: aec_env(key, render_mode=None if render_mode == "human" else render_mode), drawn)


@KEYS
def test_the_seat_passes_check_env(key: str) -> None:
    check_env(gym_env(key))


@KEYS
def test_the_last_seat_of_three_passes_check_env(key: str) -> None:
    check_env(gym_env(key, ["random", "random"], seat=2, reward="margin"))
