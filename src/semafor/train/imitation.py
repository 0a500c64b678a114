"""A network that does what a level does: a rival that thinks as fast as the network that learns against it.

    python -m semafor.train.imitation ticket-to-ride-usa MASTER.npz RIVAL.npz --level hard --seconds 150 --processes 15

Processes play games in which some seats are of the level and the others of `master`; what the level chose is learned, from the
weights of the first file on. `semafor train KEY --set 'rival="RIVAL.npz"'` lets it play the seats of the pool, and with
`--begin RIVAL.npz` a training begins where the level is. With `--games GAMES.jsonl` what was watched is kept there and learned
from the next time as well, so that a machine without a GPU may watch (`--times 0`) and one with a GPU learn (`--seconds 0`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: each process is to use one core

import torch
from torch import Tensor

from semafor.bots.levels import bot
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.levels import network_in
from semafor.bots.master.packing import halved, unpacked
from semafor.kernel.errors import BadInput
from semafor.kernel.game import AnyGame
from semafor.train.net import Net, take_weights, weights
from semafor.train.player import cast
from semafor.train.trainer import written
from semafor.train.watching import Choices, Watched, all_choices, joined, keep, kept, watch

PROVED = 10  # one of so many games proves what is learned from the others
PART = 2048
RATE = 4e-4
LONGEST = 15  # times that everything is learned from at most; it ends when the games that prove it are foretold worse
TOLD = ("game", "version", "places", "unit", "steps", "seconds")  # of the first file, whose weights were learned before


class Imitator:
    """The network that learns to choose as the level does."""

    def __init__(self, inputs: Inputs, given: dict[str, Array]) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        blocks = sum(name.endswith(".one.weight") for name in given)
        self.net = Net(inputs.reading, inputs.game.actions.size, len(given["inlet.bias"]), blocks).to(self.device)
        take_weights(self.net, given)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=1e-2)

    def rows(self, choices: Choices) -> list[Tensor]:
        return [torch.from_numpy(each).to(self.device) for each in choices]

    def surprise(self, rows: list[Tensor], part: Tensor) -> tuple[Tensor, Tensor]:
        """How unlikely these choices seemed, and the share of those that were foretold."""
        seen, masks, chosen = (each[part] for each in rows)
        with cast(self.device):
            wishes, _ = self.net(seen, masks)
        logs = torch.log_softmax(wishes.float(), 1).gather(1, chosen[:, None])
        return -logs.mean(), (wishes.argmax(1) == chosen).float().mean()

    def learn(self, rows: list[Tensor]) -> None:
        """From everything, once."""
        for part in torch.randperm(len(rows[0]), device=self.device).split(PART):
            loss, _ = self.surprise(rows, part)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimiser.step()

    @torch.no_grad()
    def proved(self, rows: list[Tensor]) -> tuple[float, float]:
        """The surprise and the foretold share of choices that nothing was learned from."""
        found = torch.zeros(2, device=self.device)
        for part in torch.arange(len(rows[0]), device=self.device).split(PART):
            found += torch.stack(self.surprise(rows, part)) * len(part)
        surprise, foretold = (found / len(rows[0])).tolist()
        return surprise, foretold


def watched(game: AnyGame, asked: argparse.Namespace) -> list[Watched]:
    """The games of the file, if one is named, and those that are played now."""
    found = kept(asked.games) if asked.games else []
    playing = watch(game, asked.level, asked.seconds, asked.processes, asked.seed, PROVED - len(found))
    return [*found, *(keep(asked.games, playing) if asked.games else playing)]


def imitate(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Watch, then learn as long as the games that prove it are foretold better; a row of figures each time."""
    inputs = network_in(asked.begin, asked.game).inputs
    bot(asked.level, asked.game, asked.seed)  # no process is to find out that there is no such level
    games = all_choices(inputs, watched(inputs.game, asked), asked.processes)  # before anything of CUDA is touched
    given, of = unpacked(asked.begin)
    imitator = Imitator(inputs, given)
    proof = imitator.rows(joined(iter(games[::PROVED])))
    lesson = imitator.rows(joined(each for at, each in enumerate(games) if at % PROVED))
    surprise, foretold = imitator.proved(proof)
    own = {"level": asked.level, "games": len(games), "choices": len(lesson[0]), "seed": asked.seed}
    about = {name: of[name] for name in TOLD} | {"runs": [*of["runs"], own | {"steps": 0}]} | own
    yield about | {"surprise": surprise, "foretold": foretold}
    for times in range(1, asked.times + 1):
        imitator.learn(lesson)
        now, foretold = imitator.proved(proof)
        if now >= surprise:
            return
        surprise = now
        row = {"times": times, "surprise": surprise, "foretold": foretold}
        written(asked.file, halved(weights(imitator.net), about | row))
        yield row


def asked_for(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn to choose as a level does.")
    parser.add_argument("game")
    parser.add_argument("begin", type=Path, help="the network to begin with")
    parser.add_argument("file", type=Path, help="where the network goes")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seconds", type=float, default=150, help="how long the level is watched")
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=Path, help="what is watched is kept here, and learned from the next time as well")
    parser.add_argument("--times", type=int, default=LONGEST, help="how often everything is learned from at most")
    return parser.parse_args(words)


def main() -> None:
    try:
        for row in imitate(asked_for()):
            print(json.dumps(row), flush=True)
    except BadInput as bad:
        sys.exit(str(bad))


if __name__ == "__main__":
    main()
