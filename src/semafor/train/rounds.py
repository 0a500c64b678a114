"""Learns what boards of Railroad Ink at the end of a round are worth, from games that the network plays with itself.

    python -m semafor.train.rounds railroad-ink --seconds 150 --processes 15 --folder runs --seed 1

Processes play without pause with the newest weights (`round_games`); who learns puts their games into a store and fits the
network to what became of them (`round_learner`). `--begin FILE` goes on with weights of an earlier training.
"""

from __future__ import annotations

import argparse
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
from torch import Tensor

from semafor.bots.master.packing import halved
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.layout import LAVA
from semafor.train.round_games import keep_playing
from semafor.train.round_learner import BATCH, Learner
from semafor.train.round_net import UNIT, Net, new_net

USES = 10.0  # of each game, on average: with 20 and more, 3,000 games were learned by heart
SEEDS = 10**9  # of a training
SAVED = 2.0  # seconds between two files for those who play
TOLD = 8.0  # seconds between two lines
SNAPSHOTS = 4  # files that stay, of as many parts of the time


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
            seed = SEEDS * (1 + self.asked.seed) + number * SEEDS // 100
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
            "off": [round(float(each), 2) for each in torch.stack(self.wrongs).mean(0)] if self.wrongs else None,
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
    parser.add_argument("--store", type=int, default=30_000, help="games that are remembered")
    parser.add_argument("--least", type=int, default=1500, help="games before learning begins")
    asked = parser.parse_args(words)
    asked.width = asked.width or (4 if GAMES[asked.game].variant == LAVA else 8)
    return asked


def main() -> None:
    for row in Training(asked_for()).run():
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
