"""The course of the game: what is to be decided, by whom, and how far the turn has come."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import OVER


@mypyc_attr(acyclic=True, free_list_len=1)
class Course:
    """Whose turn it is and who decides now."""

    def __init__(self) -> None:
        self.backwards: bool = False  # set-up tiles are picked counterclockwise
        self.phase: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.who: i64 = 0  # the seat that decides now
        self.taken: i64 = 0  # deals the answering seat has accepted, as bits
        self.picked: i64 = 0  # set-up tiles chosen
        self.asked: i64 = 0  # seats that have answered the deal, or whose milestones are settled
        self.turns_left: i64 = -1  # counts down once the end is triggered

    def clone(self) -> Course:
        copy = Course()
        copy.backwards = self.backwards
        copy.phase = self.phase
        copy.first = self.first
        copy.turn = self.turn
        copy.who = self.who
        copy.taken = self.taken
        copy.picked = self.picked
        copy.asked = self.asked
        copy.turns_left = self.turns_left
        return copy

    def actor(self) -> i64:
        """The seat that decides now, or -1 when the game is over."""
        return -1 if self.phase == OVER else self.who
