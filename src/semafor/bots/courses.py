"""Games that go on from a moment, watched: when a seat reaches what it is after, and what it counts where one stops looking."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

Aims = Callable[[State, int], dict[str, bool]]  # what the seat is after, by name, and whether it has it
NOBODY = -1


class Horizon(NamedTuple):
    """What seats are after, for how many turns of theirs one looks (None: to the end), and what counts turns.

    Without a clock a turn begins when the seat is to act after somebody else.
    """

    aims: Aims | None = None
    turns: int | None = None
    clock: Callable[[State], int] | None = None


class Course(msgspec.Struct):
    """How a game went on for the seat: the turn in which each aim was reached, and the parts of its count."""

    reached: dict[str, int]
    parts: dict[str, int]


class Watched:
    """A table on which the game goes on, as far as the horizon says."""

    def __init__(self, table: State, luck: KeyedLuck, seat: int, horizon: Horizon) -> None:
        self.table = table
        self.luck = luck
        self.seat = seat
        self.horizon = horizon
        self.began = horizon.clock(table) if horizon.clock else 0
        self.turn = 0
        self.last = seat
        self.reached: dict[str, int] = {}

    def actor(self) -> int:
        """Who is to act, or NOBODY when it has been watched long enough; what the seat has reached is noted after its acts."""
        actor = int(self.table.actor())
        if self.horizon.clock:
            self.turn = self.horizon.clock(self.table) - self.began
        else:
            self.turn += actor == self.seat and self.last != self.seat
        if self.last == self.seat or actor < 0:
            self.note()
        self.last = actor
        return NOBODY if self.horizon.turns is not None and self.turn > self.horizon.turns else actor

    def note(self) -> None:
        for name, done in self.horizon.aims(self.table, self.seat).items() if self.horizon.aims else ():
            if done:
                self.reached.setdefault(name, self.turn)

    def course(self, game: AnyGame) -> Course:
        self.note()
        return Course(self.reached, {part.name: part.points for part in game.result(self.table).seats[self.seat].parts})
