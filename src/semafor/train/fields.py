"""Games of one key played by many processes in shared memory, in two halves: while one is thought about, the other is played.

The processes are forked before anything of CUDA is touched. Who learns waits for a half, reads its arrays, writes its
actions and lets it go on.
"""

from __future__ import annotations

import mmap
import os
import time
import warnings
from typing import Any

import numpy as np

import semafor
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.outlook import Outlook
from semafor.train.plan import Plan
from semafor.train.tables import Piece, pieces

HALVES = 2
LINE = 8  # numbers in a line of the processor's cache: what two processes write lies in different ones
SPINS = 2000  # looks before one sleeps
NAP = 0.0002
STOP = -1  # the place of the sign that all is over


def shared(kind: Any, *shape: int) -> Array:
    """An array that forked processes share."""
    size = max(1, int(np.prod(shape))) * np.dtype(kind).itemsize
    memory = mmap.mmap(-1, -(-size // mmap.PAGESIZE) * mmap.PAGESIZE)
    return np.frombuffer(memory, kind)[: int(np.prod(shape))].reshape(shape)


def bytes_of(bits: int) -> int:
    return -(-bits // 8)


class Half:
    """What the games of a half show, and what they are to do."""

    def __init__(self, games: int, seen: int, actions: int, seats: int) -> None:
        self.seen = shared(np.uint8, games, seen)  # as the seat to act may know the table
        self.masks = shared(np.uint8, games, bytes_of(actions))  # a bit for each action, which is soonest copied
        self.acting = shared(np.int64, games)
        self.dones = shared(np.uint8, games)  # a game ended with this step: then the next three are of that game
        self.ranks = shared(np.float32, games, seats)  # from 1 for the first place to -1 for the last
        self.margins = shared(np.float32, games, seats)  # points ahead of the best other; of a lone seat its points
        self.wins = shared(np.float32, games, seats)  # shares of the win
        self.actions = shared(np.int64, games)
        self.sizes = shared(np.int64, games)  # seats of each table

    def arrays(self) -> dict[str, Array]:
        return dict(vars(self))


class Fields:
    """The processes and what they share."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = semafor.game(plan.key)
        self.inputs = Inputs(self.game, plan.places)
        self.outlook = Outlook(self.game, plan.places)  # without insight, which is worked out where the network thinks
        self.actions = self.game.actions.size
        self.seats = max(plan.seats)
        self.halves = [Half(plan.games, self.outlook.size, self.actions, self.seats) for _ in range(HALVES)]
        self.asked = shared(np.int64, mmap.PAGESIZE // 8)
        self.done = shared(np.int64, plan.processes, HALVES, LINE)
        self.pids = [self.forked(process) for process in range(plan.processes)]
        self.due = [1] * HALVES

    def forked(self, process: int) -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # there are threads only of libraries that are asleep
            pid = os.fork()
        if pid == 0:
            code = 1
            try:
                self.play(process)
                code = 0
            finally:
                os._exit(code)
        return pid

    def play(self, process: int) -> None:
        """What a process does: its part of both halves, in turns."""
        plan, parent = self.plan, os.getppid()
        part = slice(plan.games * process // plan.processes, plan.games * (process + 1) // plan.processes)
        played = [
            pieces(self.game, plan, part.stop - part.start, (plan.seed * 1009 + process) * HALVES + half)
            for half in range(HALVES)
        ]
        for half, own in enumerate(played):
            for piece in own:
                self.halves[half].sizes[part][piece.low : piece.high] = piece.batch.seats
                self.warm(piece, 10 * process + 5 * half)
                self.show(half, piece, part)
            self.done[process, half, 0] = 1
        count = 0
        while True:
            for half, own in enumerate(played):
                if not self.told(half, count, parent):
                    return
                actions = self.halves[half].actions[part]
                for piece in own:
                    piece.step(actions)
                    self.show(half, piece, part)
                self.done[process, half, 0] = count + 2
            count += 1

    @staticmethod
    def warm(piece: Piece, steps: int) -> None:
        """So that not all games are in the same phase."""
        for _ in range(steps):
            piece.batch.step(piece.batch.sample())

    def told(self, half: int, count: int, parent: int) -> bool:
        """Wait for the order to step; False if there will be none any more."""
        spins = 0
        while self.asked[half * LINE] <= count:
            spins += 1
            if spins > SPINS:
                if self.asked[STOP] or os.getppid() != parent:
                    return False
                time.sleep(NAP)
        return True

    def show(self, half: int, piece: Piece, part: slice) -> None:
        """All see what the games show now."""
        now, arrays = piece.batch.now, self.halves[half]
        here = slice(part.start + piece.low, part.start + piece.high)
        seats = piece.batch.seats
        self.outlook.place(now.observations, seats, arrays.seen[here])
        arrays.masks[here] = np.packbits(now.masks, 1, bitorder="little")
        arrays.acting[here] = now.acting
        arrays.dones[here] = now.dones
        if now.dones.any():
            paid = payments(now.rewards, now.scores, self.plan.lead)
            for array, each in zip((arrays.ranks, arrays.margins, arrays.wins), paid, strict=True):
                array[here, :seats] = each

    def wait(self, half: int) -> None:
        """Until all processes have shown what was asked for last."""
        flags, due, spins = self.done[:, half, 0], self.due[half], 0
        while flags.min() < due:
            spins += 1
            if spins > SPINS:
                self.check()
                time.sleep(NAP)

    def check(self) -> None:
        """A process that broke ends the training, which would wait for it forever."""
        for pid in self.pids:
            if os.waitpid(pid, os.WNOHANG) != (0, 0):
                self.pids.remove(pid)
                raise RuntimeError("a playing process broke; its error is above")

    def go(self, half: int) -> None:
        self.due[half] += 1
        self.asked[half * LINE] = self.due[half] - 1

    def close(self) -> None:
        self.asked[STOP] = 1
        for pid in self.pids:
            os.waitpid(pid, 0)


def payments(rewards: Array, scores: Array, lead: float) -> tuple[Array, Array, Array]:
    """Games × seats: what the places pay, the points that count, and the shares of the win.

    A lone seat wins by its lead over Eva, if she is there, but at first its own points count: paid for its lead it learned
    in no time to spoil her rolls, and never to deliver. Who has learned to deliver may be paid for the lead, so far as
    `lead` says. No lead is a loss, as when she fills a region and all points are void: paid 0 for that, it left her the die
    when it was behind.
    """
    if scores.shape[1] > 1:
        return rewards, ahead(scores), won(rewards)
    return np.where(rewards > 0, 1.0, -1.0), scores + lead * (rewards - scores), rewards > 0


def ahead(scores: Array) -> Array:
    """Games × seats: the points ahead of the best other seat."""
    order = np.sort(scores, 1)
    best, second = order[:, -1:], order[:, -2:-1]
    found: Array = np.where(scores == best, scores - second, scores - best)
    return found


def won(ranks: Array) -> Array:
    """Games × seats: the share of the win, by what the places paid."""
    first = ranks == ranks.max(1, keepdims=True)
    found: Array = first / first.sum(1, keepdims=True)
    return found
