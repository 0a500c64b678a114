"""Which of the best boards of a round promises most: each is followed through rolls of the rounds to come.

All boards meet the same rolls, so good dice favour none; one that falls clearly behind the best is followed no further.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import POINT
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.kernel.luck import FastLuck, Luck

LEAST_ROLLS: Final = 4  # before anything is given up
BEHIND: Final = 2.0  # standard errors of the difference


class Lookahead:
    """The race between the boards; a step follows one of them through one future."""

    def __init__(self, beam: Beam, rounds: i64, luck: Luck) -> None:
        self.beam: Final = beam  # of the rounds to come
        self.rounds: Final = rounds  # how many are followed
        self.luck: Final = luck
        self.boards: list[Sheet] = []
        self.alive: list[int] = []
        self.worths: list[list[int]] = []  # by board: what each future brought
        self.turn: i64 = 0
        self.future: i64 = 0

    def begin(self, boards: list[Sheet]) -> None:
        self.boards = boards
        self.alive = list(range(len(boards)))
        self.worths = [[] for board in boards]
        self.turn = 0
        self.future = self.luck.below(2**31)

    def step(self) -> None:
        """Follow the next board through the future at hand; when all have met it, another one comes."""
        number = self.alive[self.turn]
        worth = self.follow(self.boards[number])
        self.worths[number].append(int(worth))
        self.turn += 1
        if self.turn == len(self.alive):
            self.turn = 0
            self.future = self.luck.below(2**31)
            self.give_up()

    def follow(self, board: Sheet) -> i64:
        """What the board is worth some rounds later, played by the beam."""
        luck = FastLuck(self.future)
        state = board.state.clone()
        value = board.value
        for round in range(self.rounds):
            state.apply(0, state.kit.finish, luck)
            if state.over():
                break
            self.beam.search(state)
            best = self.beam.ends[0]
            value = best.value
            state = best.state
        return value

    def give_up(self) -> None:
        """Boards that are clearly behind the leader leave the race."""
        leader = self.leader()
        if len(self.worths[leader]) >= LEAST_ROLLS:
            self.alive = [number for number in self.alive if number == leader or not self.beaten(number, leader)]

    def beaten(self, number: int, leader: int) -> bool:
        """Whether the board is behind the leader by more than chance would explain."""
        rolls = len(self.worths[leader])
        mean = self.mean(leader, rolls) - self.mean(number, rolls)
        squares = 0.0
        for roll in range(rolls):
            apart = float(self.worths[leader][roll] - self.worths[number][roll]) - mean
            squares += apart * apart
        error = math.sqrt(squares / (rolls - 1) / rolls)
        return mean > BEHIND * error + 0.05 * POINT

    def leader(self) -> int:
        """The board with the best mean among those that met all futures; the best by value before there is any."""
        best = self.alive[0]
        met = min([len(self.worths[number]) for number in self.alive])
        for number in self.alive:
            if self.mean(number, met) > self.mean(best, met):
                best = number
        return best

    def mean(self, number: int, met: int) -> float:
        if met == 0:
            return float(self.boards[number].value)
        total = 0
        for roll in range(met):
            total += self.worths[number][roll]
        return total / met

    def is_decided(self) -> bool:
        return len(self.alive) == 1
