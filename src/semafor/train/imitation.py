"""A network that does what a level does: a rival that thinks as fast as the network that learns against it.

    python -m semafor.train.imitation ticket-to-ride-usa MASTER.npz RIVAL.npz --level hard --seconds 150 --processes 15

Processes play games in which some seats are of the level and the others of `master`; what the level chose is learned, from the
weights of the first file on. `semafor train KEY --set 'rival="RIVAL.npz"'` lets it play the seats of the pool, and with
`--begin RIVAL.npz` a training begins where the level is. With `--games GAMES.npz` what was watched is kept there and learned
from the next time as well, so that a machine without a GPU may watch (`--times 0`) and one with a GPU learn (`--seconds 0`).
"""

from __future__ import annotations

import argparse
import io
import json
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Iterator
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any, NamedTuple

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: each process is to use one core

import numpy as np
import torch
from torch import Tensor

from semafor.arena.match import play_out
from semafor.bots.bot import AnyBot, Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.levels import bot
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.levels import network_in
from semafor.bots.master.packing import halved, unpacked
from semafor.kernel.errors import BadInput
from semafor.kernel.state import State
from semafor.train.net import Net, take_weights, weights
from semafor.train.plan import plan_of
from semafor.train.player import cast
from semafor.train.trainer import written

OTHERS = "master"
OWN = 0.7  # of the seats are of the level
PROVED = 10  # one of so many games proves what is learned from the others
PART = 2048
RATE = 4e-4
LONGEST = 15  # times that everything is learned from at most; it ends when the games that prove it are foretold worse
SEEDS = 10**9
TOLD = ("game", "version", "places", "unit", "steps", "seconds")  # of the first file, whose weights were learned before


class Choices(NamedTuple):
    """What seats saw, what they might do and what they did, a row each."""

    seen: Array
    masks: Array
    chosen: Array


class Watched(Bot[State]):
    """A bot whose choices are noted."""

    def __init__(self, seed: int, watched: AnyBot, inputs: Inputs) -> None:
        super().__init__(seed)
        self.watched, self.inputs = watched, inputs
        self.seen: list[bytes] = []
        self.legal: list[list[int]] = []
        self.chosen: list[int] = []

    def choose(self, known: Knowledge[State]) -> int:
        chosen = self.watched.choose(known)
        if len(known.legal) > 1:
            self.seen.append(self.inputs.wisher.seen(known.table(self.luck), known.seat))
            self.legal.append(known.legal)
            self.chosen.append(chosen)
        return chosen

    def choices(self) -> Choices:
        actions = self.inputs.game.actions.size
        masks = np.zeros((len(self.chosen), actions), np.uint8)
        for row, legal in zip(masks, self.legal, strict=True):
            row[legal] = 1
        return Choices(self.inputs.of(*self.seen), np.packbits(masks, 1, bitorder="little"), np.array(self.chosen))


def play(inputs: Inputs, level: str, seed: int) -> Choices:
    """One game: what its seats of the level chose."""
    game, luck = inputs.game, random.Random(seed)
    shares = plan_of(game.key).seats
    (seats,) = luck.choices(list(shares), list(shares.values()))
    own = {seat for seat in range(seats) if luck.random() < OWN} or {luck.randrange(seats)}
    watched = {seat: Watched(seed, bot(level, game.key, seed * 16 + seat), inputs) for seat in own}
    others = {seat: bot(OTHERS, game.key, seed * 16 + seat) for seat in range(seats) if seat not in own}
    play_out(game.table(seats=seats, seed=seed), {**others, **watched})
    return joined(each.choices() for each in watched.values() if each.chosen)


def joined(parts: Iterator[Choices]) -> Choices:
    return Choices(*map(np.concatenate, zip(*parts, strict=True)))


def kept(games: list[Choices]) -> bytes:
    """All games behind one another, and how many choices each has."""
    content = io.BytesIO()
    np.savez_compressed(content, sizes=[len(each.chosen) for each in games], **joined(iter(games))._asdict())
    return content.getvalue()


def kept_in(file: Path) -> list[Choices]:
    with np.load(file) as found:
        ends = found["sizes"].cumsum()[:-1]
        return [Choices(*game) for game in zip(*(np.split(found[name], ends) for name in Choices._fields), strict=True)]


def keep_playing(inputs: Inputs, level: str, seed: int, queue: Queue[Choices]) -> None:
    """What a process does until it is ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        queue.put(play(inputs, level, seed))
        seed += 1


def watch(inputs: Inputs, asked: argparse.Namespace, found: list[Choices]) -> list[Choices]:
    """Those found before and the games that were played in the time, and as many as are needed to prove anything."""
    fork = multiprocessing.get_context("fork")
    queue: Any = fork.Queue()
    seeds = [SEEDS * (1 + asked.seed) + number * SEEDS // 100 for number in range(asked.processes)]
    playing = [fork.Process(target=keep_playing, args=(inputs, asked.level, seed, queue), daemon=True) for seed in seeds]
    for process in playing:
        process.start()
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end or len(found) < PROVED:
        found.append(queue.get())
    for process in playing:
        process.kill()
        process.join()
    return found


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


def imitate(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Watch, then learn as long as the games that prove it are foretold better; a row of figures each time."""
    inputs = network_in(asked.begin, asked.game).inputs
    bot(asked.level, asked.game, asked.seed)  # no process is to find out that there is no such level
    games = kept_in(asked.games) if asked.games and asked.games.exists() else []
    if asked.seconds or len(games) < PROVED:
        games = watch(inputs, asked, games)  # before anything of CUDA is touched
        if asked.games:
            written(asked.games, kept(games))
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
