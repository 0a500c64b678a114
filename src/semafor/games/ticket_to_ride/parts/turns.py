"""Where the game stands: its phase, whose turn it is, how a turn ends, and when the game does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Phases
OPENING: Final = 0  # everybody chooses opening tickets at the same time
TURN: Final = 1
SECOND_CARD: Final = 2
CHOOSE_TICKETS: Final = 3
TUNNEL: Final = 4  # extra cards are due
OVER: Final = 5

NOT_YET: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Turns:
    """Clockwise, one seat after the other, until the last round is played or everybody in a row has passed."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.phase: i64 = OPENING
        self.first: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.left: i64 = NOT_YET  # counts down once the last round has begun
        self.passes: i64 = 0

    def clone(self) -> Turns:
        copy = Turns(self.seats)
        copy.phase = self.phase
        copy.first = self.first
        copy.seat = self.seat
        copy.left = self.left
        copy.passes = self.passes
        return copy

    def counters(self) -> list[int]:
        return [int(self.phase), int(self.first), int(self.seat), int(self.left), int(self.passes)]

    def set_counters(self, counters: list[int]) -> None:
        self.phase = counters[0]
        self.first = counters[1]
        self.seat = counters[2]
        self.left = counters[3]
        self.passes = counters[4]

    def all_passed(self) -> bool:
        return self.passes == self.seats

    def end(self, *, few_cars: bool) -> None:
        """The next seat's turn begins, or with `few_cars` the last round, or the game is over."""
        self.passes = 0
        self.phase = TURN
        if self.left > 0:
            self.left -= 1
            if self.left == 0:
                self.phase = OVER
        elif few_cars:
            self.left = self.seats
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0

    def pass_on(self, *, few_cars: bool) -> None:
        """A turn in which nothing could be done ends; when it was everybody's, so does the game (ttr.turn.all-pass)."""
        passes = self.passes + 1
        self.end(few_cars=few_cars)
        self.passes = passes
        if self.all_passed():
            self.phase = OVER
