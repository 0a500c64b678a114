"""Games of Railroad Ink that a network plays alone, to learn from: its boards after each round, and what became of them.

Of the ends that the beam finds in a round the network takes the most promising one, or with some heat another that promises
little less. Beside it some other ends of the same round are followed through the same roll (`GROUP` in all): dice that favour
one favour its likes too, so how their worths differ is known far better than any of them alone. In a part of the games one
round goes astray, so that it also learns what it would not do; what the boards before it came to is left out. Some games
are played without heat: they tell how strong the network is.
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
from semafor.bots.railroad_ink.judge import POINT
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation, valuation_in
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

GROUP = 3  # ends of a round that meet the same roll, the first of which is played on
HEAT = 0.25  # points
OTHERS = 1.0  # the heat by which the others of a group are drawn
ASTRAY = 2.0  # the heat of a round that goes astray
ASTRAY_SHARE = 0.4  # of the games
MEASURED = 6  # one of so many games is played without heat
PORTION = 16  # games that are handed over together
FINE = 1 << 30
MOST_WAITING = 200  # portions that nobody has taken yet


class Played(NamedTuple):
    """Games to learn from."""

    boards: Array  # games × rounds but the last × group × bytes
    nexts: Array  # games × rounds but the last two × group × bytes: the best board of the round after each
    scores: Array  # games × group: the points of the groups of the last round but one
    first: Array  # games: the first round from which on the points tell what a board is worth
    points: Array  # games
    measured: Array  # games: whether played without heat


class Ends(NamedTuple):
    """What a round can end with, how it is seen and what it promises."""

    sheets: list[Sheet]
    seen: Array
    hopes: Array


class Start(NamedTuple):
    """How a game is played: its chance, its heat, and the round that goes astray, if any."""

    seed: int
    heat: float
    astray: int

    def heat_in(self, round: int) -> float:
        return ASTRAY if round == self.astray else self.heat


class Pupil:
    """Plays with the newest weights of a file."""

    def __init__(self, game: RailroadInkGame, file: Path, width: int) -> None:
        self.game, self.file, self.width = game, file, width
        self.read = 0
        self.valuation: Valuation
        self.beam: Beam
        self.refresh()

    def refresh(self) -> None:
        """Read the file again if it has changed."""
        changed = self.file.stat().st_mtime_ns
        if changed != self.read:
            self.valuation, self.read = valuation_in(self.file, self.game), changed
            self.beam = Beam(self.valuation.judge, self.width, self.width)

    def play(self, starts: list[Start]) -> Played:
        """Games side by side, so that all their boards are valued at once."""
        lucks, whims = [FastLuck(each.seed) for each in starts], [FastLuck(each.seed ^ 0x5EED) for each in starts]
        ends = self.ends_of([self.game.deal(1, self.game.options(), luck) for luck in lucks])
        rounds, size = int(self.valuation.judge.rounds) - 1, int(self.valuation.portrait.size)
        boards = np.zeros((len(starts), rounds, GROUP, size), np.uint8)
        nexts = np.zeros((len(starts), rounds - 1, GROUP, size), np.uint8)
        for round in range(1, rounds + 1):
            heats = [each.heat_in(round) for each in starts]
            groups = [group_of(each.hopes, heat, whim) for each, heat, whim in zip(ends, heats, whims, strict=True)]
            boards[:, round - 1] = [each.seen[group] for each, group in zip(ends, groups, strict=True)]
            tables = [next_tables(*each) for each in zip(ends, groups, lucks, strict=True)]
            if round < rounds:
                followers = self.ends_of([table for group in tables for table in group])
                best = [each.seen[each.hopes.argmax()] for each in followers]
                nexts[:, round - 1] = np.reshape(best, (len(starts), GROUP, size))
                ends = followers[::GROUP]
        scores = np.array([[self.last_points(table) for table in group] for group in tables])
        first = np.array([max(each.astray - 1, 0) for each in starts])
        return Played(boards, nexts, scores, first, scores[:, 0], np.array([not each.heat for each in starts]))

    def ends_of(self, tables: list[RailroadInk]) -> list[Ends]:
        """What each table can make of its round, all valued at once."""
        sheets: list[list[Sheet]] = []
        for table in tables:
            self.beam.search(table)
            sheets.append(self.beam.ends)
        seen = self.valuation.seen([sheet for found in sheets for sheet in found])
        hopes = self.valuation.hopes(seen, int(tables[0].round))
        cuts = np.cumsum([len(found) for found in sheets])[:-1]
        return [Ends(*each) for each in zip(sheets, np.split(seen, cuts), np.split(hopes, cuts), strict=True)]

    def last_points(self, table: RailroadInk) -> int:
        self.beam.search(table)
        return int(self.beam.ends[0].value) // POINT

    def portion(self, seed: int) -> Played:
        """Games to learn from, of seeds from this one on."""
        whim = FastLuck(seed ^ 0xA57A)
        return self.play([self.start(seed + number, number % MEASURED == 0, whim) for number in range(PORTION)])

    def start(self, seed: int, measured: bool, whim: FastLuck) -> Start:
        if measured or int(whim.below(1000)) >= ASTRAY_SHARE * 1000:
            return Start(seed, 0.0 if measured else HEAT, 0)
        return Start(seed, HEAT, 1 + int(whim.below(int(self.valuation.judge.rounds) - 1)))


def next_tables(ends: Ends, group: Array, luck: FastLuck) -> list[RailroadInk]:
    """The boards of the group in the next round, with the same roll."""
    future, tables = int(luck.below(2**31)), [ends.sheets[at].state.clone() for at in group]
    for table in tables:
        table.apply(0, table.kit.finish, FastLuck(future))
    return tables


def group_of(hopes: Array, heat: float, luck: FastLuck) -> Array:
    """The end to play on with, and others beside it; where there are too few ends, some come twice."""
    first = chosen(hopes, heat, luck)
    warm = hopes + OTHERS * noise(len(hopes), luck)
    warm[first] = np.inf
    return np.resize(np.argsort(-warm, kind="stable")[:GROUP], GROUP)


def chosen(hopes: Array, heat: float, luck: FastLuck) -> int:
    """The largest, or with heat another one, the likelier the less it is behind (Gumbel's way)."""
    return int((hopes + heat * noise(len(hopes), luck)).argmax()) if heat else int(hopes.argmax())


def noise(count: int, luck: FastLuck) -> Array:
    return np.array([-math.log(-math.log((int(luck.below(FINE)) + 0.5) / FINE)) for _ in range(count)])


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
