"""How fast the rules are: random games, positions of real play, and the operations that search is made of.

Everything is medians of several runs and processor time, so that who else uses the machine counts as little as can be; the
calibration, a loop that never changes, says how fast the machine itself was meanwhile.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median
from time import process_time

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

import semafor
from semafor.bots import Budget, played
from semafor.bots.levels import policy
from semafor.bots.search.tree_search import TreeSearch
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.record import Record
from semafor.kernel.state import Choices, State, playout

MOST_ACTIONS = 100_000


class RealPlay(msgspec.Struct):
    """What was measured in the positions of a game of `hard` against `hard`, where hands are full."""

    positions: int
    legal_actions: float  # the mean
    clone_us: float
    legal_us: float
    redraw_us: float
    observe_us: float


class Figures(msgspec.Struct):
    """What was measured of one game at one number of seats; all rates and times are of one processor."""

    game: str
    seats: int
    build: str
    games_per_s: float
    actions_per_s: float
    unscored_actions_per_s: float
    python_loop_actions_per_s: float
    interpreted_actions_per_s: float | None
    searched_playouts_per_s: float
    clone_us: float
    legal_us: float
    redraw_us: float
    score_us: float
    replay_ms: float
    state_bytes: int
    calibration: float
    real: RealPlay | None  # where such a game is kept for this number of seats


def calibration() -> float:
    """Seconds that a fixed loop of integer sums takes, to compare two machines or two moments."""
    began = process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return process_time() - began


def measure(game: Game, seats: int, *, runs: int = 5, seconds: float = 0.5, interpreted: bool = True) -> Figures:
    """All figures of a game; the interpreted one is taken by another process in between."""
    rates = [random_games(game, seats, seed, seconds) for seed in range(runs)]
    states = sample_states(game, seats)
    ends = [state for state in states if state.over()]
    luck = FastLuck(1)
    return Figures(
        game=game.key,
        seats=seats,
        build=semafor.build,
        games_per_s=median(rate[0] for rate in rates),
        actions_per_s=median(rate[1] for rate in rates),
        unscored_actions_per_s=median(random_games(game, seats, seed, seconds, scored=False)[1] for seed in range(runs)),
        python_loop_actions_per_s=median(python_loop(game, seats, seed, seconds) for seed in range(runs)),
        interpreted_actions_per_s=measure_interpreted(game, seats, seconds) if interpreted else None,
        searched_playouts_per_s=median(search_rate(game, seats, seed, seconds) for seed in range(runs)),
        clone_us=microseconds(lambda state: state.clone(), states, runs),
        legal_us=microseconds(lambda state: state.legal(state.actor()), [state for state in states if not state.over()], runs),
        redraw_us=microseconds(lambda state: game.redraw(state, 0, luck), states, runs),
        score_us=microseconds(lambda state: state.scores(), ends, runs),
        replay_ms=replay_time(game, seats, runs) * 1e3,
        state_bytes=size_bytes(states[-1]),
        calibration=median(calibration() for _ in range(runs)),
        real=real_play(game, seats, runs),
    )


def real_play(game: Game, seats: int, runs: int) -> RealPlay | None:
    """The figures of the kept game's positions, if it was one of so many seats."""
    states = played.positions(game) if played.recorded(game.key) else []
    if not states or states[0].seats != seats:
        return None
    encoder, luck = game.encoder(seats), FastLuck(1)
    vector = vec[u8]([u8(0)] * int(encoder.size))
    return RealPlay(
        positions=len(states),
        legal_actions=mean(float(len(state.legal(state.actor()))) for state in states),
        clone_us=microseconds(lambda state: state.clone(), states, runs),
        legal_us=microseconds(lambda state: state.legal(state.actor()), states, runs),
        redraw_us=microseconds(lambda state: game.redraw(state, int(state.actor()), luck), states, runs),
        observe_us=microseconds(lambda state: encoder.observe(state, state.actor(), vector, 0), states, runs),
    )


def random_games(game: Game, seats: int, seed: int, seconds: float, *, scored: bool = True) -> tuple[float, float]:
    """Games and actions per second of random legal play to the end."""
    luck, choices = FastLuck(seed), Choices()
    games = actions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.start(seats, None, luck)
        actions += playout(state, luck, choices, MOST_ACTIONS)
        if scored:
            state.scores()
        games += 1
    spent = process_time() - began
    return games / spent, actions / spent


def python_loop(game: Game, seats: int, seed: int, seconds: float) -> float:
    """Actions per second of a loop in plain Python that asks `legal` and calls `apply`."""
    luck = FastLuck(seed)
    actions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.start(seats, None, luck)
        while not state.over():
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
            actions += 1
    return actions / (process_time() - began)


def search_rate(game: Game, seats: int, seed: int, seconds: float) -> float:
    """Playouts per second of a search of the first decision: redraw, tree, the game's own policy to the end, count."""
    luck = FastLuck(seed)
    state = game.start(seats, None, luck)
    seat = int(state.actor())
    search = TreeSearch(policy(game), game.actions.size, luck)
    began = process_time()
    for _ in Budget(seconds=seconds).rounds():
        search.step(game.redraw(state, seat, luck), seat)
    return int(search.playouts) / (process_time() - began)


def sample_states(game: Game, seats: int) -> list[State]:
    """Positions of a few random games, from start to end."""
    luck, choices = FastLuck(9), Choices()
    states = []
    for _ in range(6):
        state = game.start(seats, None, luck)
        while not state.over():
            states.append(state.clone())
            playout(state, luck, choices, 29)
        states.append(state)
    return states


def microseconds(operation: Callable[[State], object], states: list[State], runs: int) -> float:
    """The mean time of the operation over the states, as the median of several runs."""
    repeats = 1 + 2000 // len(states)
    times = []
    for _ in range(runs):
        began = process_time()
        for _ in range(repeats):
            for state in states:
                operation(state)
        times.append((process_time() - began) / repeats / len(states))
    return median(times) * 1e6


def replay_time(game: Game, seats: int, runs: int) -> float:
    """Seconds from the text of a whole game's record to its last state."""
    table = game.table(seats=seats, seed=3)
    luck = FastLuck(3)
    while not table.over:
        legal = table.state.legal(table.state.actor())
        table.play(int(legal[luck.below(len(legal))]))
    text = str(Record.of(table))
    times = []
    for _ in range(runs):
        began = process_time()
        Record.read(text).replay(game)
        times.append(process_time() - began)
    return median(times)


def size_bytes(state: State) -> int:
    """What the packed stores of a state take: a byte for each value, eight in a store with larger or negative ones."""
    return sum(len(store) * (1 if all(0 <= value < 256 for value in store) else 8) for store in state.fields().values())


def measure_interpreted(game: Game, seats: int, seconds: float) -> float:
    """Actions per second of the same random games with the rules interpreted."""
    command = [
        sys.executable,
        str(Path(__file__).with_name("interpreted.py")),
        "semafor.arena.bench",
        game.key,
        str(seats),
        str(seconds),
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(told.stdout))


def all_figures(keys: list[str], *, runs: int, seconds: float) -> Iterator[Figures]:
    """The figures of every game at every number of seats, one after the other."""
    for key in keys:
        game = semafor.game(key)
        for seats in game.seats:
            yield measure(game, seats, runs=runs, seconds=seconds)


if __name__ == "__main__":
    assert not semafor.compiled
    print(json.dumps(random_games(semafor.game(sys.argv[1]), int(sys.argv[2]), 0, float(sys.argv[3]))[1]))
