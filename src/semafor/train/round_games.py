"""Games of Railroad Ink that a network plays alone, to learn from: its boards at the end of each round, and the points.

Of the ends that the beam finds in a round the network takes the most promising one, or with some heat another that promises
little less. In a part of the games one round goes astray, so that it also learns what it would not do; of these the boards
before are left out. Some games are played without heat: they tell how strong the network is.
"""

from __future__ import annotations

import math
import os
import signal
import time
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.valuation import Valuation, valuation_in
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.kernel.luck import FastLuck

HEAT = 0.25  # points
ASTRAY = 2.0  # the heat of a round that goes astray
ASTRAY_SHARE = 0.4  # of the games
MEASURED = 6  # one of so many games is played without heat
PORTION = 16  # games that are handed over together
FINE = 1 << 30
MOST_WAITING = 200  # portions that nobody has taken yet


class Played(NamedTuple):
    """Games × rounds but the last × bytes; the first round that counts; the points; whether played without heat."""

    boards: Array
    first: Array
    points: Array
    measured: Array


class Pupil:
    """Plays with the newest weights of a file."""

    def __init__(self, game: RailroadInkGame, file: Path, width: int) -> None:
        self.game, self.file = game, file
        self.judge = Judge(game.variant, load_weights()[game.key])
        self.beam = Beam(self.judge, width, 2 * width)
        self.read = 0
        self.valuation: Valuation
        self.refresh()

    def refresh(self) -> None:
        """Read the file again if it has changed."""
        changed = self.file.stat().st_mtime_ns
        if changed != self.read:
            self.valuation, self.read = valuation_in(self.file, self.judge), changed

    def play(self, seed: int, heat: float, astray: int) -> tuple[Array, int]:
        """The boards of a game and its points; in the round `astray` nearly anything is done."""
        luck, whim = FastLuck(seed), FastLuck(seed ^ 0x5EED)
        state = self.game.deal(1, self.game.options(), luck)
        last = int(state.kit.rounds)
        boards = np.zeros((last - 1, int(self.valuation.portrait.size)), np.uint8)
        for round in range(1, last + 1):
            self.beam.search(state)
            at = 0
            if round < last:
                seen = self.valuation.seen(self.beam.ends)
                at = chosen(self.valuation.hopes(seen, round), ASTRAY if round == astray else heat, whim)
                boards[round - 1] = seen[at]
            state = self.beam.ends[at].state
            state.apply(0, state.kit.finish, luck)
        return boards, int(state.scores()[0])

    def portion(self, seed: int) -> Played:
        """Games to learn from, of seeds from this one on."""
        boards: list[Array] = []
        rows: list[tuple[int, int, bool]] = []
        whim = FastLuck(seed ^ 0xA57A)
        for number in range(PORTION):
            measured = number % MEASURED == 0
            strays = not measured and int(whim.below(1000)) < ASTRAY_SHARE * 1000
            astray = 1 + int(whim.below(int(self.judge.rounds) - 1)) if strays else 0
            played, points = self.play(seed + number, 0.0 if measured else HEAT, astray)
            boards.append(played)
            rows.append((max(astray - 1, 0), points, measured))
        first, scores, without_heat = np.array(rows).T
        return Played(np.stack(boards), first, scores, without_heat.astype(bool))


def chosen(hopes: Array, heat: float, luck: FastLuck) -> int:
    """The largest, or with heat another one, the likelier the less it is behind (Gumbel's way)."""
    if heat:
        noise = [-math.log(-math.log((int(luck.below(FINE)) + 0.5) / FINE)) for _ in range(len(hopes))]
        hopes = hopes + heat * np.array(noise)
    return int(hopes.argmax())


def keep_playing(game: RailroadInkGame, file: Path, width: int, seed: int, queue: Queue[Played]) -> None:
    """What a process does until it is ended: portion after portion."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pupil, parent = Pupil(game, file, width), os.getppid()
    while os.getppid() == parent:
        pupil.refresh()
        queue.put(pupil.portion(seed))
        seed += PORTION
        while queue.qsize() > MOST_WAITING and os.getppid() == parent:
            time.sleep(0.01)
