"""Learns what boards of Railroad Ink at the end of a round are worth, from games that the network plays with itself.

    python -m semafor.train.rounds railroad-ink --seconds 150 --processes 15 --folder runs --seed 1

Processes play without pause with the newest weights (`round_games`); who learns puts their games into a store and fits the
network to how they ended. A board's target is mixed of what the network hopes for of the boards that followed and the points at
the end (`RETURNS`), which is less noisy than these alone. Every board is learned turned and mirrored at random. What is played
with and kept is the mean of the weights of the last steps. At the end the look ahead of `master` is measured on fresh deals.
"""

from __future__ import annotations

import argparse
import copy
import json
import multiprocessing
import os
import queue as queues
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy: each process is to use one core

import numpy as np
import torch
from torch import Tensor, nn

from semafor.bots.master.packing import halved, unpacked
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.patterns import FEATURES, HIGHWAY_LENGTH, RAILWAY_LENGTH
from semafor.bots.railroad_ink.portrait import EXITS_MET, NETWORKS_MET, WAY_MET, Portrait
from semafor.bots.railroad_ink.weights import Rows, load_weights
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import CELLS, LAVA
from semafor.train.round_games import Played, keep_playing
from semafor.train.turned import turnings

RETURNS = 0.5  # how much of a target comes from further on
RATE = (4e-3, 2e-4)
DECAY = 0.02
STEADY = 0.995  # of the mean of weights
BATCH = 96  # games
USES = 16.0  # of each game, on average
WIDTH, INNER = 256, 64
UNIT = 10.0  # points
APART = 10**9  # seeds of a training
SAVED = 2.0  # seconds between two files for those who play
TOLD = 8.0  # seconds between two lines
SNAPSHOTS = 4  # files that stay, of as many parts of the time


class Net(nn.Module):
    """The judge's sum of weights by round, and a rest that two layers read from the whole board."""

    def __init__(self, portrait: Portrait, rows: Rows) -> None:
        super().__init__()
        size, self.first_count = int(portrait.size), int(portrait.counts)
        self.register_buffer("scale", scales(portrait))
        self.inlet, self.middle, self.heads = nn.Linear(size, WIDTH), nn.Linear(WIDTH, INNER), nn.Linear(INNER, len(rows))
        nn.init.zeros_(self.heads.weight)
        nn.init.zeros_(self.heads.bias)
        self.rows = nn.Parameter(alike_for_both(torch.tensor(rows) / POINT))

    def forward(self, boards: Tensor) -> Tensor:
        """Games × rounds × bytes → games × rounds, points."""
        x = boards.float()
        counts = x[..., self.first_count : self.first_count + int(FEATURES)]
        x = torch.relu(self.middle(torch.relu(self.inlet(x * self.scale))))
        rest = (x * self.heads.weight).sum(-1) + self.heads.bias
        return (counts * self.rows).sum(-1) + rest * UNIT

    def weights(self) -> dict[str, Any]:
        """As `Valuation` reads them."""
        found = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        found["heads.weight"], found["heads.bias"] = found["heads.weight"] * UNIT, found["heads.bias"] * UNIT
        return found | {"rows": found["rows"].reshape(-1)}

    def take(self, weights: dict[str, Any]) -> None:
        """Begin with these, as `Valuation` reads them."""
        given = weights | {"rows": weights["rows"].reshape(-1, int(FEATURES))}
        given |= {name: given[name] / UNIT for name in ("heads.weight", "heads.bias")}
        self.load_state_dict({name: torch.tensor(value, dtype=torch.float32) for name, value in given.items()})


def new_net(game: RailroadInkGame, begin: Path | None) -> Net:
    """A network that knows what the judge does, or what stands in a file."""
    rows = load_weights()[game.key]
    net = Net(Portrait(Judge(game.variant, rows)), rows)
    if begin:
        net.take(unpacked(begin)[0])
    return net


def alike_for_both(rows: Tensor) -> Tensor:
    """Ways of both kinds are worth the same, as a turned board demands."""
    mean = rows[:, [HIGHWAY_LENGTH, RAILWAY_LENGTH]].mean(1)
    rows[:, HIGHWAY_LENGTH], rows[:, RAILWAY_LENGTH] = mean, mean
    return rows


def scales(portrait: Portrait) -> Tensor:
    """What the bytes are multiplied by, so that all are about 1 at most."""
    found = torch.ones(int(portrait.size))
    for cell in range(CELLS):
        at = cell * int(portrait.cell)
        found[at + EXITS_MET : at + EXITS_MET + 4] = 1 / 6
        found[at + WAY_MET : at + WAY_MET + 4] = 1 / 8
        found[at + NETWORKS_MET] = 1 / 2
    found[int(portrait.nearness) : int(portrait.company)] = 1 / 5
    found[int(portrait.company) : int(portrait.specials)] = 1 / 6
    found[int(portrait.counts) : int(portrait.round)] = 1 / 4
    return found


class Store:
    """The newest games, on the device."""

    def __init__(self, games: int, rounds: int, size: int, device: torch.device) -> None:
        self.boards = torch.zeros((games, rounds, size), dtype=torch.uint8, device=device)
        self.first = torch.zeros(games, dtype=torch.int64, device=device)
        self.points = torch.zeros(games, dtype=torch.float32, device=device)
        self.games = games
        self.count = 0

    def add(self, played: Played) -> None:
        at = (torch.arange(len(played.points)) + self.count) % self.games
        at = at.to(self.points.device)
        for kept, new in ((self.boards, played.boards), (self.first, played.first), (self.points, played.points)):
            kept[at] = torch.from_numpy(np.ascontiguousarray(new)).to(kept.device, kept.dtype)
        self.count += len(played.points)

    def some(self, count: int) -> Tensor:
        return torch.randint(min(self.count, self.games), (count,), device=self.points.device)


class Learner:
    """The network, its steady mean, and the store."""

    def __init__(self, game: RailroadInkGame, games: int, seed: int, begin: Path | None = None) -> None:
        torch.manual_seed(seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        rows = load_weights()[game.key]
        portrait = Portrait(Judge(game.variant, rows))
        self.net = new_net(game, begin).to(self.device)
        self.steady = copy.deepcopy(self.net)
        self.store = Store(games, len(rows), int(portrait.size), self.device)
        self.turnings = torch.from_numpy(turnings(portrait)).to(self.device)
        self.optimiser = torch.optim.AdamW(self.groups(), lr=RATE[0])
        self.steps = 0
        self.errors: list[Tensor] = []

    def groups(self) -> list[dict[str, Any]]:
        """The sums of weights begin as they were fitted and change slowly."""
        rest = [value for name, value in self.net.named_parameters() if name != "rows"]
        return [{"params": rest, "weight_decay": DECAY}, {"params": [self.net.rows], "weight_decay": 0.0, "slow": 0.1}]

    def set_rate(self, progress: float) -> None:
        rate = RATE[0] * (RATE[1] / RATE[0]) ** progress
        for group in self.optimiser.param_groups:
            group["lr"] = rate * group.get("slow", 1.0)

    def step(self) -> None:
        chosen = self.store.some(BATCH)
        turned = self.turnings[torch.randint(8, (BATCH,), device=self.device)]
        boards = self.store.boards[chosen].gather(2, turned[:, None].expand(-1, self.store.boards.shape[1], -1))
        counts = torch.arange(boards.shape[1], device=self.device) >= self.store.first[chosen][:, None]
        with torch.no_grad():
            aim = returns(self.steady(boards), self.store.points[chosen])
        wrong = (self.net(boards) - aim) / UNIT
        loss = (wrong.square() * counts).sum() / counts.sum()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.errors.append(loss.detach())
        self.follow()

    @torch.no_grad()
    def follow(self) -> None:
        """The steady network comes a little nearer."""
        self.steps += 1
        keep = min(STEADY, 1 - 1 / (1 + self.steps))
        for mine, new in zip(self.steady.parameters(), self.net.parameters(), strict=True):
            mine.lerp_(new, 1 - keep)

    @torch.no_grad()
    def wrong(self, played: Played) -> Tensor:
        """By round: how far off the network is with games that it has not learned from, squared."""
        boards = torch.from_numpy(played.boards).to(self.device)
        points = torch.from_numpy(played.points).to(self.device, torch.float32)
        return (self.steady(boards) - points[:, None]).square().mean(0)


def returns(hopes: Tensor, points: Tensor) -> Tensor:
    """Games × rounds: after each board mixed of the hopes that followed and the points of the end."""
    found = torch.empty_like(hopes)
    after = points
    for round in reversed(range(hopes.shape[1])):
        found[:, round] = after
        after = (1 - RETURNS) * hopes[:, round] + RETURNS * after
    return found


class Training:
    """Takes games from the processes and learns from them until the time is over."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.began = asked, time.monotonic()
        self.game = GAMES[asked.game]
        asked.folder.mkdir(parents=True, exist_ok=True)
        self.file, self.log = asked.folder / f"{asked.game}.npz", asked.folder / f"{asked.game}.jsonl"
        self.points: list[float] = []
        self.wrongs: list[Tensor] = []
        self.games = self.snapshots = 0
        self.queue: Any = None
        self.processes: list[Any] = []

    def start_playing(self) -> None:
        """Before anything of CUDA is touched."""
        fork = multiprocessing.get_context("fork")
        self.queue = fork.Queue()
        for number in range(self.asked.processes):
            seed = APART * (1 + self.asked.seed) + number * APART // 100
            told = (self.game, self.file, self.asked.width, seed, self.queue)
            self.processes.append(fork.Process(target=keep_playing, args=told, daemon=True))
            self.processes[-1].start()

    def first_file(self) -> None:
        """What the first games are played with; made without touching the device."""
        self.save(new_net(self.game, self.asked.begin))

    def save(self, net: Net) -> None:
        """For those who play, as a whole or not at all; now and then a file that stays."""
        new = self.file.with_suffix(".part")
        new.write_bytes(halved(net.weights(), self.about()))
        if self.progress * SNAPSHOTS >= self.snapshots + 1:
            self.snapshots += 1
            self.file.with_suffix(f".{self.snapshots}.npz").write_bytes(new.read_bytes())
        new.replace(self.file)

    def about(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "version": self.game.version,
            "seed": self.asked.seed,
            "seconds": round(time.monotonic() - self.began),
            "games": self.games,
        }

    @property
    def progress(self) -> float:
        return min(1.0, (time.monotonic() - self.began) / float(self.asked.seconds))

    def run(self) -> Iterator[dict[str, Any]]:
        self.first_file()
        self.start_playing()
        learner = Learner(self.game, self.asked.store, self.asked.seed, self.asked.begin)
        saved = told = time.monotonic()
        while self.progress < 1.0:
            self.take(learner)
            learner.set_rate(self.progress)
            if learner.store.count >= self.asked.least and learner.steps * BATCH < USES * self.games:
                learner.step()
            now = time.monotonic()
            if now - saved > SAVED and learner.steps:
                self.save(learner.steady)
                saved = now
            if now - told > TOLD:
                told = now
                yield self.figures(learner)
        self.save(learner.steady)
        yield self.figures(learner)
        for process in self.processes:
            process.kill()
            process.join()

    def take(self, learner: Learner) -> None:
        """All portions that wait; one waits for none only if there is something to learn."""
        idle = learner.steps * BATCH >= USES * self.games or learner.store.count < self.asked.least
        try:
            played = self.queue.get(timeout=0.2) if idle else self.queue.get_nowait()
            while True:
                self.wrongs.append(learner.wrong(played))
                self.points += [float(each) for each in played.points[played.measured]]
                learner.store.add(played)
                self.games += len(played.points)
                played = self.queue.get_nowait()
        except queues.Empty:
            pass

    def figures(self, learner: Learner) -> dict[str, Any]:
        """A line: the points of games without heat since the last one, and how far off the network was."""
        row = {
            "seconds": round(time.monotonic() - self.began, 1),
            "games": self.games,
            "steps": learner.steps,
            "points": round(float(np.mean(self.points)), 2) if self.points else None,
            "error": round(float(np.std(self.points) / max(1, len(self.points)) ** 0.5), 2) if self.points else None,
            "loss": round(float(torch.stack(learner.errors).mean()) * UNIT**2, 2) if learner.errors else None,
            "off": [round(float(each), 1) for each in torch.stack(self.wrongs).mean(0)] if self.wrongs else None,
        }
        self.points, self.wrongs, learner.errors = [], [], []
        with self.log.open("a") as log:
            log.write(json.dumps(row) + "\n")
        return row


def asked_for(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn what boards of Railroad Ink are worth.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--folder", type=Path, default=Path("runs"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="weights to begin with instead of the judge's")
    parser.add_argument("--width", type=int, help="of the beam that plays")
    parser.add_argument("--store", type=int, default=40_000, help="games that are remembered")
    parser.add_argument("--least", type=int, default=1500, help="games before learning begins")
    asked = parser.parse_args(words)
    asked.width = asked.width or (8 if GAMES[asked.game].variant == LAVA else 16)
    return asked


def main() -> None:
    for row in Training(asked_for()).run():
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
