"""How many points the master of Railroad Ink makes alone with a file of weights, on deals of its own, in processes.

    python -m semafor.train.round_measure railroad-ink runs/railroad-ink.npz --games 300 --seed 900000

tells the mean points, their standard error and the seconds of processor time a game; `--deals` keeps those of every deal.
`--rolls 0` is the network alone.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from functools import cache, partial
from pathlib import Path

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: each process is to use one core

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.master.arrays import Array
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.bots import RoundBot
from semafor.bots.railroad_ink.foresight import PRIOR
from semafor.bots.railroad_ink.master import Grandmaster, Master
from semafor.bots.railroad_ink.valuation import Valuation, valuation_in
from semafor.games.railroad_ink import GAMES
from semafor.kernel.luck import KeyedLuck


@cache
def read(key: str, file: Path) -> Valuation:
    return valuation_in(file, GAMES[key])


def player(asked: argparse.Namespace, seed: int) -> RoundBot:
    valuation = read(asked.game, asked.file)
    if not asked.rolls:
        return Master(seed, valuation, asked.width)
    ahead = Beam(valuation.judge, asked.ahead, asked.ahead)
    found = Grandmaster(seed, valuation, asked.width, ahead, asked.rounds, asked.boards, Budget(iterations=asked.rolls))
    found.foresight.prior = asked.prior
    return found


def points(asked: argparse.Namespace, seed: int) -> tuple[int, float]:
    """Of one deal, and the processor time it took."""
    began, game, luck = time.process_time(), GAMES[asked.game], KeyedLuck(seed)
    bot, state = player(asked, seed), game.deal(1, game.options(), luck)
    while not state.over():
        state = bot.think(state).state
        state.apply(0, state.kit.finish, luck)
    return int(state.scores()[0]), time.process_time() - began


def measured(asked: argparse.Namespace) -> Array:
    """Deals × points and seconds, each written down as soon as it is known."""
    seeds, found = range(asked.seed, asked.seed + asked.games), []
    with multiprocessing.get_context("fork").Pool(asked.processes) as pool:
        for seed, each in zip(seeds, pool.imap(partial(points, asked), seeds), strict=True):
            found.append(each)
            if asked.deals:
                with asked.deals.open("a") as file:
                    file.write(json.dumps({"seed": seed, "points": each[0], "seconds": round(each[1], 3)}) + "\n")
    return np.array(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a valuation of Railroad Ink.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("file", type=Path)
    for name, default in (("games", 300), ("seed", 900_000), ("processes", 1), ("width", 150), ("ahead", 6)):
        parser.add_argument(f"--{name}", type=int, default=default)
    for name, default in (("boards", 32), ("rolls", 48), ("rounds", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--prior", type=float, default=PRIOR)
    parser.add_argument("--deals", type=Path)
    asked = parser.parse_args()
    found = measured(asked)
    told = {name: value for name, value in vars(asked).items() if name not in ("file", "processes", "deals")}
    mean, error = found[:, 0].mean(), found[:, 0].std(ddof=1) / len(found) ** 0.5
    figures = {"points": round(mean, 2), "error": round(error, 2), "seconds_a_game": round(found[:, 1].mean(), 3)}
    print(json.dumps(told | figures), flush=True)


if __name__ == "__main__":
    main()
