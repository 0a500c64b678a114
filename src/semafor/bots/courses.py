"""Games that go on from a moment, watched: when a seat reaches what it is after, and what it counts where one stops looking."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

Aims = Callable[[State, int], dict[str, bool]]  # what the seat is after, by name, and whether it has it
NOBODY = -1


class Course(msgspec.Struct):
    """How a game went on for the seat: the turn in which each aim was reached, and the parts of its count."""

    reached: dict[str, int]
    parts: dict[str, int]


class Watched:
    """A table on which the game goes on for at most so many turns of the seat (None: to its end)."""

    def __init__(self, table: State, luck: KeyedLuck, seat: int, aims: Aims | None, turns: int | None) -> None:
        self.table = table
        self.luck = luck
        self.seat = seat
        self.aims = aims
        self.turns = turns
        self.turn = 0
        self.last = seat
        self.reached: dict[str, int] = {}

    def actor(self) -> int:
        """Who is to act, or NOBODY when it has been watched long enough; what the seat has reached is noted after its acts."""
        actor = int(self.table.actor())
        self.turn += actor == self.seat and self.last != self.seat
        if self.last == self.seat or actor < 0:
            self.note()
        self.last = actor
        return NOBODY if self.turns is not None and self.turn > self.turns else actor

    def note(self) -> None:
        for name, done in self.aims(self.table, self.seat).items() if self.aims else ():
            if done:
                self.reached.setdefault(name, self.turn)

    def course(self, game: AnyGame) -> Course:
        self.note()
        return Course(self.reached, {part.name: part.points for part in game.result(self.table).seats[self.seat].parts})
