"""How fast the environments are: steps per second of random play, medians of several runs."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median

import msgspec
import numpy as np

import semafor
from semafor.envs.aec import TurnsEnv, aec_env
from semafor.envs.batch import Batch
from semafor.envs.observations import usual_seats
from semafor.envs.shared import SharedBatch

GAMES = 256
Clock = Callable[[], float]


class EnvFigures(msgspec.Struct):
    """What was measured of one game; all rates are actions per second, auto-reset included."""

    game: str
    seats: int
    compiled: bool
    actions: int
    observation_bytes: int
    with_masks: float
    with_observations: float
    processes: int
    in_processes: float  # with observations, all processes together
    one_table: float  # PettingZoo, with observation and mask


def env_figures(key: str, *, runs: int, seconds: float) -> EnvFigures:
    """All figures of a game with its usual number of seats."""
    processes = os.cpu_count() or 1
    masks, observed = Batch(key, GAMES, observe=False), Batch(key, GAMES)
    with SharedBatch(key, GAMES * processes, processes=processes) as shared:
        in_processes = rate(lambda: step_all(shared), GAMES * processes, runs, seconds, time.perf_counter)
    table = aec_env(key)
    return EnvFigures(
        game=key,
        seats=usual_seats(semafor.game(key)),
        compiled=semafor.compiled,
        actions=observed.actions,
        observation_bytes=observed.now.observations.shape[1],
        with_masks=rate(lambda: step_all(masks), GAMES, runs, seconds),
        with_observations=rate(lambda: step_all(observed), GAMES, runs, seconds),
        processes=processes,
        in_processes=in_processes,
        one_table=rate(lambda: play_steps(table, GAMES), GAMES, runs, seconds),
    )


def step_all(batch: Batch | SharedBatch) -> None:
    batch.step(batch.sample())


def play_steps(env: TurnsEnv, steps: int) -> None:
    """So many steps at one table, each choosing any action the mask allows."""
    chooser = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
        else:
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))


def rate(step: Callable[[], None], games: int, runs: int, seconds: float, clock: Clock = time.process_time) -> float:
    """Actions per second of this process's time, or of the clock given."""
    rates = []
    for _ in range(runs):
        steps = 0
        began = clock()
        while clock() - began < seconds:
            step()
            steps += games
        rates.append(steps / (clock() - began))
    return median(rates)
