"""Rounds at the same time: PettingZoo's parallel form."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

import semafor
from laws.cases import CASES, Case, whole_game
from semafor.envs import RoundsEnv, aec_env, parallel_env
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.words import Words

pytestmark = pytest.mark.compiled  # the forms of PettingZoo and Gymnasium are plain Python; their batch is asked of both builds
TOGETHER = [key for key in semafor.games() if semafor.game(key).together]
KEYS = pytest.mark.parametrize("key", TOGETHER)


def choices(env: RoundsEnv, seen: Any, chooser: np.random.Generator) -> dict[str, int]:
    """Any legal action of every seat; one that waits sends nothing."""
    masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
    return {agent: int(chooser.choice(legal)) for agent, legal in masks.items() if len(legal)}


def played(env: RoundsEnv, seed: int, moves: int = 10_000) -> tuple[Any, Any]:
    """What the last step showed and paid after so many steps of random play, or at the end of the game."""
    (seen, _), chooser = env.reset(seed=seed), np.random.default_rng(seed)
    paid: dict[str, float] = {}
    for step in range(moves):
        if not env.agents:
            break
        seen, paid, *_ = env.step(choices(env, seen, chooser))
    return seen, paid


@KEYS
@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("reward", ["rank", "score"])
def test_the_rounds_pass_the_parallel_api_test(key: str, seats: int, reward: str) -> None:
    parallel_api_test(parallel_env(key, seats, reward=reward), num_cycles=120)


def test_the_games_played_together_are_those_of_railroad_ink() -> None:
    assert TOGETHER == ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]


@pytest.mark.parametrize("case", [case for case in CASES if case.key in TOGETHER], ids=str)
def test_in_these_games_everybody_acts_when_a_round_begins(case: Case) -> None:
    rounds = 0
    for state in whole_game(case, 3):
        if state.undo_barrier and not state.over():
            assert [int(seat) for seat in state.actors()] == list(range(case.seats))
            rounds += 1
    assert rounds >= 5


@pytest.mark.parametrize("key", [key for key in semafor.games() if key not in TOGETHER])
def test_a_game_of_turns_says_which_environment_is_for_it(key: str) -> None:
    with pytest.raises(BadInput) as error:
        parallel_env(key)

    assert error.value.sentence("en") == (
        f"In {key} the seats act one after the other: aec_env is for it. "
        "At the same time they act in: railroad-ink, railroad-ink-lava, railroad-ink-meteor."
    )
    assert error.value.sentence("pl").startswith(f"W grze {key} miejsca grają po kolei: do niej jest aec_env.")


@KEYS
def test_the_same_seed_gives_the_same_rounds(key: str) -> None:
    one, other = (played(parallel_env(key, 3), 5) for _ in range(2))

    assert one[1] == other[1]
    for agent, seen in one[0].items():
        assert (seen["observation"] == other[0][agent]["observation"]).all()


@KEYS
def test_the_rounds_are_the_same_game_as_seat_by_seat(key: str) -> None:
    """Acts of one round commute: asked in seat order, the seats come to the same table."""
    together, turns = parallel_env(key, 2), aec_env(key, 2)
    (seen, _), chooser = together.reset(seed=9), np.random.default_rng(9)
    turns.reset(seed=9)
    waiting: dict[str, list[int]] = {agent: [] for agent in together.agents}
    while together.agents:
        chosen = choices(together, seen, chooser)
        for agent, action in chosen.items():
            waiting[agent].append(action)
        seen, paid, *_ = together.step(chosen)
    while not turns.table.over():
        turns.step(waiting[turns.agent_selection].pop(0))

    assert turns.table == together.table
    assert turns.rewards == paid


def test_a_seat_that_has_finished_its_round_waits_and_is_not_looked_at() -> None:
    env, waited = parallel_env("railroad-ink-lava", 3), 0
    (seen, _), chooser = env.reset(seed=1), np.random.default_rng(1)
    while env.agents:
        waiting = [agent for agent in env.agents if not seen[agent]["action_mask"].any()]
        assert waiting == [f"seat_{seat}" for seat in range(3) if not env.table.acts(seat)]
        waited += len(waiting)
        seen, paid, *_ = env.step({**choices(env, seen, chooser), **dict.fromkeys(waiting, 999_999)})

    assert waited > 0
    assert paid == played(parallel_env("railroad-ink-lava", 3), 1)[1]


def test_a_forbidden_or_a_missing_action_changes_nothing_for_anybody() -> None:
    env = parallel_env("railroad-ink", 2)
    seen, _ = env.reset(seed=1)
    before, legal = env.table.fields(), choices(env, seen, np.random.default_rng(1))
    forbidden = int(np.flatnonzero(seen["seat_1"]["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step({**legal, "seat_1": forbidden})
    with pytest.raises(BadInput) as missing:
        env.step({"seat_0": legal["seat_0"]})
    with pytest.raises(BadInput, match="must be a whole number"):
        env.step({**legal, "seat_1": 1.5})  # type: ignore[dict-item]

    assert str(missing.value) == "The step has no action for seat_1, which is to act."
    assert env.table.fields() == before


@pytest.mark.parametrize("key", ["railroad-ink", "railroad-ink-meteor"])
def test_a_lone_seat_is_paid_its_points(key: str) -> None:
    env = parallel_env(key, 1)
    _, paid = played(env, 2)

    assert paid == {"seat_0": float(env.table.scores()[0])}


@KEYS
def test_a_watcher_sees_the_table(key: str) -> None:
    env = parallel_env(key, 2, render_mode="ansi")
    env.reset(seed=1)

    words = Words("en", env.env_game.game.room, "semafor.kernel")
    assert env.render() == env.env_game.game.describe(env.table, None, words)
