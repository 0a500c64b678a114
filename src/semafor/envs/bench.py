"""How fast the environments are: steps per second, medians of several runs, by the time of the processor.

Only what several processes do together is told by the wall clock: there it matters how they wait for each other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec
import numpy as np

import semafor
from semafor.bots import played
from semafor.envs.aec import TurnsEnv, aec_env
from semafor.envs.batch import Batch
from semafor.envs.observations import usual_seats
from semafor.envs.shared import SharedBatch, cores
from semafor.kernel.state import State

GAMES = 256
REAL_STEPS = 4  # from each position of real play, before random steps spoil it
Clock = Callable[[], float]


class EnvFigures(msgspec.Struct):
    """What was measured of one game; all rates are actions per second, auto-reset included."""

    game: str
    seats: int
    build: str
    actions: int
    observation_bytes: int
    with_masks: float
    with_observations: float
    real_play: float | None  # with observations, a few random steps from positions of `hard` against `hard`
    in_processes: dict[int, float]  # with observations, by the wall clock: one process, two, four … as many as there are cores
    one_table: float  # PettingZoo, with observation and mask


def env_figures(key: str, *, runs: int, seconds: float) -> EnvFigures:
    """All figures of a game with its usual number of seats."""
    game = semafor.game(key)
    masks, observed = Batch(key, GAMES, observe=False), Batch(key, GAMES)
    table = aec_env(key)
    return EnvFigures(
        game=key,
        seats=usual_seats(game),
        build=semafor.build,
        actions=observed.actions,
        observation_bytes=observed.now.observations.shape[1],
        with_masks=rate(lambda: step_all(masks), GAMES, runs, seconds),
        with_observations=rate(lambda: step_all(observed), GAMES, runs, seconds),
        real_play=real_rate(key, played.positions(game), runs, seconds) if played.recorded(key) else None,
        in_processes={processes: shared_rate(key, processes, runs, seconds) for processes in curve(cores())},
        one_table=rate(lambda: play_steps(table, GAMES), GAMES, runs, seconds),
    )


def curve(cores: int) -> list[int]:
    """Twice as many each time, and at last as many as there are cores."""
    return [2**power for power in range(cores.bit_length()) if 2**power < cores] + [cores]


def shared_rate(key: str, processes: int, runs: int, seconds: float) -> float:
    """What so many processes do, each with as many games as the others."""
    with SharedBatch(key, GAMES * processes, processes=processes) as shared:
        return rate(lambda: step_all(shared), GAMES * processes, runs, seconds, time.perf_counter)


def real_rate(key: str, positions: list[State], runs: int, seconds: float) -> float:
    """Steps from positions of real play; putting the positions there is not counted."""
    batch = Batch(key, GAMES, seats=int(positions[0].seats))
    rates = []
    for _ in range(runs):
        spent, steps, turn = 0.0, 0, 0
        while spent < seconds:
            for game in range(GAMES):
                batch.put(game, positions[turn % len(positions)])
                turn += 1
            began = time.process_time()
            for _ in range(REAL_STEPS):
                step_all(batch)
            spent += time.process_time() - began
            steps += REAL_STEPS * GAMES
        rates.append(steps / spent)
    return median(rates)


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
