"""How true a network's chances are: what it foretold in games of its own, and how they ended.

    python -m semafor.train.calibration KEY [GAMES] [PICTURE.svg]

plays so many games with every number of seats, fits with one half of them what is kept on the network's card (a line from its
own chance, in log odds, to the true one, and a line from what it hopes for to points ahead), and tells by the other half how
true the chances are then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: products so small are slower with more, and much so beside other work

import msgspec
import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.card import Card, Line, card_of
from semafor.bots.master.judge import log_odds
from semafor.bots.master.levels import network_in, weights_of
from semafor.bots.master.network import Network
from semafor.envs.batch import Batch
from semafor.kernel.game import AnyGame
from semafor.rooms.options import ChoiceField, build_form
from semafor.train.fields import ahead, won
from semafor.train.reliability import Bin, Curve, picture

HEAT = 0.5  # so that games differ, and mistakes are seen that a master would not make
SEED = 71_000
TABLES = 50  # that are thought about at once
BINS = 10
STEPS = 25  # of Newton's method, far more than it needs


class Foretold(NamedTuple):
    """Position by position: the game it is of, the log odds and the reward the network named, the win and points that came."""

    game: Array
    odds: Array
    hopes: Array
    wins: Array
    points: Array

    def some(self, chosen: Array) -> Foretold:
        return Foretold(*(each[chosen] for each in self))


def ways(game: AnyGame, seats: int) -> list[dict[str, object]]:
    """The options of the tables: what only a lone seat chooses, such as how strong Eva is, in every way."""
    choices = [field for field in build_form(game) if isinstance(field, ChoiceField)]
    alone = [field for field in choices if list(field.seats) == [1]] if seats == 1 else []
    return [
        dict(zip((field.name for field in alone), values, strict=True))
        for values in product(*([each.value for each in field.values] for field in alone))
    ]


def of_all_ways(network: Network, seats: int, games: int) -> Foretold:
    """Decisions of so many games, of every way as many."""
    found: list[Foretold] = []
    options = ways(network.inputs.game, seats)
    for each in options:
        told = foretold(network, seats, -(-games // len(options)), **each)
        found.append(told._replace(game=told.game + (found[-1].game.max() + 1 if found else 0)))
    return Foretold(*map(np.concatenate, zip(*found, strict=True)))


def foretold(network: Network, seats: int, games: int, **options: Any) -> Foretold:
    """Decisions of so many games in which a network plays all seats, a little at random."""
    luck, reward = np.random.default_rng(SEED), "rank" if seats > 1 else "margin"
    batch = Batch(network.inputs.game.key, TABLES, seats=seats, seed=SEED, reward=reward, insight=True, **options)
    left = np.full(TABLES, -(-games // TABLES))  # games of each table: as many of all, or short ones would count for more
    open: list[list[tuple[int, float, float]]] = [[] for _ in range(TABLES)]
    rows: list[tuple[int, float, float, float, float]] = []
    number = 0
    while left.any():
        now = batch.now
        seen = np.zeros((TABLES, network.inputs.outlook.size), np.uint8)
        network.inputs.outlook.place(now.observations, seats, seen)
        thought = network(seen)
        wishes = np.where(now.masks, thought.wishes, -np.inf)
        chosen = (wishes + HEAT * luck.gumbel(size=wishes.shape)).argmax(1)
        odds = [log_odds(float(chance)) for chance in thought.chances]
        for table in np.flatnonzero((left > 0) & (now.masks.sum(1) > 1)):
            open[table].append((int(now.acting[table]), odds[table], float(thought.hopes[table])))
        now = batch.step(chosen)
        for table in np.flatnonzero(now.dones):
            wins, points = ended(now.rewards[table : table + 1], now.scores[table : table + 1])
            if left[table]:
                rows += [(number, odd, hope, wins[seat], points[seat]) for seat, odd, hope in open[table]]
                number, left[table], open[table] = number + 1, left[table] - 1, []
    return Foretold(*np.array(rows).T)


def ended(rewards: Array, scores: Array) -> tuple[Array, Array]:
    """Seat by seat of one game: the share of the win and the points ahead; a lone seat is paid what it leads Eva by."""
    if scores.shape[1] > 1:
        return won(rewards)[0], ahead(scores)[0]
    return rewards[0] > 0, rewards[0]


def sigmoid(odds: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-odds))
    return found


def fitted_chances(told: Foretold) -> Line:
    """The line in log odds by which the wins are likeliest (Platt's)."""
    x, at = np.stack([told.odds, np.ones_like(told.odds)], 1), np.array([1.0, 0.0])
    for _ in range(STEPS):
        chance = sigmoid(x @ at)
        at -= np.linalg.solve((x * (chance * (1 - chance))[:, None]).T @ x + 1e-6 * np.eye(2), x.T @ (chance - told.wins))
    return Line(round(float(at[0]), 4), round(float(at[1]), 4))


def fitted_points(told: Foretold) -> Line:
    slope, start = np.polyfit(told.hopes, told.points, 1)
    return Line(round(float(slope), 3), round(float(start), 3))


def curve(seats: int, told: Foretold, line: Line) -> Curve:
    """Foretold and true shares in bins, and what is wrong on average, before and after the line."""
    chances = sigmoid(line.times * told.odds + line.plus)
    return drawn(seats, len(np.unique(told.game)), sigmoid(told.odds), chances, told.wins)


def drawn(seats: int, games: int, named: Array, chances: Array, wins: Array) -> Curve:
    """The curve of chances as they were named and as they are meant."""
    bins = list(binned(chances, wins))
    far = sum(each.positions * abs(each.foretold - each.true) for each in bins) / len(chances)
    raw, fitted = (float(((each - wins) ** 2).mean()) for each in (named, chances))
    return Curve(seats, games, len(chances), bins, raw, fitted, far)


def binned(chances: Array, wins: Array) -> Iterator[Bin]:
    place = np.minimum((chances * BINS).astype(int), BINS - 1)
    for each in range(BINS):
        here = place == each
        if here.any():
            yield Bin(float(chances[here].mean()), float(wins[here].mean()), int(here.sum()))


def written(card: Card) -> str:
    """The card as its file says it; what is as on every card is not said."""
    said = msgspec.to_builtins(card)
    lines = [line for name, value in said.items() if not isinstance(value, dict) for line in rows({name: value})]
    for name, value in said.items():
        lines += ["", f"[{name}]", *rows(value)] if isinstance(value, dict) else []
    return "\n".join(lines) + "\n"


def rows(values: dict[str, object]) -> list[str]:
    return [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items()]


def calibrated(key: str, games: int) -> list[Curve]:
    """Fits the lines of every number of seats, writes the card and says how true the chances are."""
    network, card = network_in(weights_of(key), key), card_of(key)
    assert card is not None
    chances, points, curves = {}, {}, []
    for seats in network.inputs.game.seats:
        told = of_all_ways(network, seats, games)
        fitting, proving = told.some(told.game % 2 == 0), told.some(told.game % 2 == 1)
        chances[str(seats)], points[str(seats)] = fitted_chances(fitting), fitted_points(fitting)
        curves.append(curve(seats, proving, chances[str(seats)]))
        print(msgspec.json.encode(curves[-1]).decode(), flush=True)
    card = msgspec.structs.replace(card, chances=chances, points=points)
    weights_of(key).with_suffix(".toml").write_text(written(card), "utf-8")
    return curves


def calibrate(calibrated: Callable[[str, int], list[Curve]], key: str, games: str = "400", file: str = "") -> None:
    """What the command does: the card is written, and the picture if it has a name."""
    curves = calibrated(key, int(games))
    if file:
        Path(file).write_text(picture(key, curves), "utf-8")


if __name__ == "__main__":
    calibrate(calibrated, *sys.argv[1:])
