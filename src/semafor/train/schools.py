"""Where a network learns to read maps: tables on printed maps with their masters, and on maps that nobody drew.

In half of the games of a school the teacher acts, in the other half the learner, so it meets what its own faults lead to.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple

import numpy as np

import semafor
from semafor.bots.knowledge import Knowledge
from semafor.bots.levels import bot
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.levels import network_in, weights_of
from semafor.bots.ticket_to_ride.surveyor.reading import SEATS as PLACES
from semafor.bots.ticket_to_ride.surveyor.reading import Read, Reader
from semafor.bots.ticket_to_ride.surveyor.survey import survey_of
from semafor.envs.batch import Batch
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State
from semafor.train.drawn_maps import game_on

SEATS = (2, 3, 2, 4, 2, 5)  # of the tables that take turns; most have two
GAMES = 64  # at once, of one map and one number of seats
ANY = 16  # maps that nobody drew are in use at once
LESSONS = 7  # on them, until one of them gives way to another
PORTION = 4  # lessons of different maps that are learned from at once
EXAMPLE = "hard@1"  # does on any map what masters do on theirs
EARLIEST = 120  # acts that a table may be on when its first lesson is given
HEAT = 0.7  # of the acts that are drawn
SURE = 8.0  # what the example wishes for; all else is 0
FORBIDDEN = -1e9


class Lesson(NamedTuple):
    """What was seen, what was allowed, and what the teacher thought of it; an example hopes for nothing."""

    read: Read
    masks: Array
    wishes: Array
    hopes: Array | None
    chances: Array | None


class School:
    """Tables of one map at one number of seats. Without a master it shows an example."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game, self.inputs = game, Inputs(game, PLACES)
        self.survey = survey_of(game)
        self.reader = Reader(self.inputs.outlook, self.survey)
        self.luck = np.random.default_rng(seed)
        self.example = bot(EXAMPLE, game.key, seed)
        self.batch = Batch(game.key, GAMES, seats=seats, seed=seed, insight=True)
        for at in range(GAMES):
            state = self.played(self.batch.state(at), int(self.luck.integers(EARLIEST)))
            if not state.over():
                self.batch.put(at, state)

    def played(self, state: State, acts: int) -> State:
        """After so many acts of the example, so that not all tables are in the same phase."""
        chance = KeyedLuck(int(self.luck.integers(1 << 31)))
        for _ in range(acts):
            if not state.over():
                seat = int(state.actor())
                state.apply(seat, self.choice(state, seat), chance)
        return state

    def choice(self, state: State, seat: int) -> int:
        """What the example would do."""
        return self.example.choose(Knowledge(self.game, state, seat))

    def seen(self) -> Array:
        seen = np.zeros((GAMES, self.inputs.outlook.size), np.uint8)
        self.inputs.outlook.place(self.batch.now.observations, self.batch.seats, seen)
        return seen

    def lesson(self) -> Lesson:
        now, wishes = self.batch.now, np.zeros((GAMES, self.batch.actions), np.float32)
        chosen = [self.choice(self.batch.state(at), int(now.acting[at])) for at in range(GAMES)]
        wishes[np.arange(GAMES), chosen] = SURE
        return Lesson(self.reader(self.seen()), now.masks.copy(), wishes, None, None)

    def go_on(self, lesson: Lesson, own: Array) -> None:
        """In one half of the games the teacher acts, in the other the learner by its own wishes."""
        wishes = np.where(np.arange(GAMES)[:, None] % 2, lesson.wishes, own)
        noise = self.luck.gumbel(size=wishes.shape).astype(np.float32)
        self.batch.step(np.where(lesson.masks, wishes + HEAT * noise, FORBIDDEN).argmax(1))


class MasterSchool(School):
    """On a printed map: its master teaches."""

    def lesson(self) -> Lesson:
        seen, key = self.seen(), self.game.key
        return Lesson(self.reader(seen), self.batch.now.masks.copy(), *network_in(weights_of(key), key)(seen))


class Schools:
    """Whose turn it is: printed maps one after the other, and of each portion `share` lessons on maps that nobody drew."""

    def __init__(self, printed: Sequence[str], share: int, seed: int) -> None:
        self.luck, self.share = random.Random(seed), share
        made = [MasterSchool(semafor.game(key), seats, seed * 100 + at) for at, seats in enumerate(SEATS) for key in printed]
        self.printed = cycle(made)
        self.first = self.number = seed * 100_000
        self.any = [self.fresh() for _ in range(ANY)]
        self.given = 0

    @property
    def maps(self) -> int:
        """How many were drawn so far."""
        return self.number - self.first

    def fresh(self) -> School:
        self.number += 1
        return School(game_on(self.number), SEATS[self.number % len(SEATS)], self.number)

    def portion(self) -> list[School]:
        """The printed ones first."""
        self.given += self.share
        if self.given >= LESSONS:
            self.given = 0
            self.any[self.luck.randrange(ANY)] = self.fresh()
        return [*(next(self.printed) for _ in range(PORTION - self.share)), *self.luck.sample(self.any, self.share)]
