"""How true the hopes of a network of Railroad Ink are: what it foretold of boards, and what masters made of them.

    python -m semafor.train.round_calibration KEY [GAMES] [PICTURE.svg]

Four boards meet the same dice. Some rounds are drawn by a level each, so that the boards differ, the rest by `master`. With one
half of the games it is fitted, round by round, what points masters make of what the network hopes for and how far apart boards
end that were foretold to end alike (the card's `hopes` and `spreads`); the other half tells how true the chances to win are.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: each process is to use one core

import msgspec
import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.judge import share_of_win
from semafor.bots.master.arrays import Array
from semafor.bots.master.card import Line, card_of
from semafor.bots.master.levels import weights_of
from semafor.bots.railroad_ink.bots import RoundBot
from semafor.bots.railroad_ink.levels import beam, journeyman, master, normal, valuation
from semafor.bots.railroad_ink.round_judge import chance_to_win
from semafor.bots.railroad_ink.sheet import read
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.actions import kit
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import KeyedLuck
from semafor.train.calibration import calibrate, drawn, written
from semafor.train.reliability import Curve

SEED = 73_000
# Who draw the first rounds, a board each; the first looks at one board at a time.
LEVELS: list[Callable[[RailroadInkGame, int], RoundBot]] = [
    lambda game, seed: RoundBot(seed, beam(game, 1, 1)),
    lambda game, seed: normal(game, seed, Budget()),
    lambda game, seed: journeyman(game, seed, Budget()),
    lambda game, seed: master(game, seed, Budget()),
]
BOARDS = len(LEVELS)


class Foretold(NamedTuple):
    """Table by table, each after one round: its game, the round, what was hoped of each board and what it came to."""

    game: Array
    round: Array
    hopes: Array
    points: Array

    def some(self, chosen: Array) -> Foretold:
        return Foretold(*(each[chosen] for each in self))


def foretold(game: RailroadInkGame, games: int) -> Foretold:
    """What the network hoped after each round from the first on that only masters drew after."""
    rows: list[tuple[int, int, list[float], list[int]]] = []
    for number in range(games):
        kept = [played(game, board, number) for board in range(BOARDS)]
        for after in range(mixed(number, len(kept[0])), len(kept[0]) - 1):
            hopes = [hope(game, states[after]) for states in kept]
            rows.append((number, after + 1, hopes, [int(states[-1].scores()[0]) for states in kept]))
    return Foretold(*(np.array(each) for each in zip(*rows, strict=True)))


def played(game: RailroadInkGame, board: int, number: int) -> list[RailroadInk]:
    """The board after each of its rounds, as many of which its own level drew as the game's number says."""
    luck, found = KeyedLuck(SEED + number), []
    state = game.deal(1, game.options(), luck)
    rounds, (first, then) = int(state.kit.rounds), (LEVELS[board](game, number), master(game, number, Budget()))
    for round in range(rounds):
        state = (first if round <= mixed(number, rounds) else then).think(state).state.clone()
        found.append(state.clone())
        state.apply(0, state.kit.finish, luck)
    return found


def mixed(number: int, rounds: int) -> int:
    """The last round, counted from 0, that the levels draw in this game."""
    return number % (rounds - 1)


def hope(game: RailroadInkGame, state: RailroadInk) -> float:
    found = valuation(game)
    found.judge.begin(state.round)
    return float(found.steady([read(state)])[0])


def fitted(told: Foretold, rounds: int) -> tuple[list[Line], list[float]]:
    """By round the line from hopes to points, and the spread; after the last nothing is left to hope for."""
    lines, spreads = [Line(1.0, 0.0)] * rounds, [0.0] * rounds
    for after in range(1, rounds):
        here = told.some(told.round == after)
        times, plus = np.polyfit(here.hopes.ravel(), here.points.ravel(), 1)
        off = here.points - times * here.hopes
        off -= off.mean(1, keepdims=True)  # what the dice did to all boards alike
        lines[after - 1] = Line(round(float(times), 4), round(float(plus), 3))
        spreads[after - 1] = round(float(np.sqrt((off**2).sum() / (len(off) * (BOARDS - 1)))), 3)
    return lines, spreads


def chances(told: Foretold, lines: list[Line], spreads: list[float], seats: int) -> Iterator[tuple[float, float]]:
    """Of every so many boards of a table: the chance that each was foretold to win with, and what it won."""
    for after, hopes, points in zip(told.round, told.hopes, told.points, strict=True):
        line = lines[after - 1]
        for table in combinations(range(BOARDS), seats):
            for mine in table:
                others = [each for each in table if each != mine]
                chance = chance_to_win(line(hopes[mine]), [line(hopes[each]) for each in others], spreads[after - 1])
                yield chance, share_of_win(points[mine] - max(points[each] for each in others))


def curve(told: Foretold, lines: list[Line], spreads: list[float], seats: int) -> Curve:
    """How true the chances are, in bins; `raw` is what is wrong with hopes as the network names them."""
    found = np.array(list(chances(told, lines, spreads, seats)))
    named = np.array(list(chances(told, [Line(1.0, 0.0)] * len(lines), spreads, seats)))
    return drawn(seats, len(np.unique(told.game)), named[:, 0], found[:, 0], found[:, 1])


def calibrated(key: str, games: int) -> list[Curve]:
    """Fits the card, writes it and says how true the chances are."""
    game, card = GAMES[key], card_of(key)
    assert card is not None
    told = foretold(game, games)
    hopes, spreads = fitted(told.some(told.game % 2 == 0), int(kit(game.variant).rounds))
    proving = told.some(told.game % 2 == 1)
    found = [curve(proving, hopes, spreads, seats) for seats in (2, BOARDS)]
    for each in found:
        print(msgspec.json.encode(each).decode(), flush=True)
    file = weights_of(key).with_suffix(".toml")
    file.write_text(written(msgspec.structs.replace(card, hopes=hopes, spreads=spreads)), "utf-8")
    return found


if __name__ == "__main__":
    calibrate(calibrated, *sys.argv[1:])
