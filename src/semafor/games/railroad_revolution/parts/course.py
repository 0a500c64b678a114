"""The course of the game: what is to be decided, by whom, and how far the turn has come."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import OVER


@mypyc_attr(acyclic=True, free_list_len=1)
class Course:
    """Whose turn it is and who decides now."""

    def __init__(self, phase: i64, first: i64, turn: i64, who: i64, turns_left: i64) -> None:
        self.backwards: bool = False  # set-up tiles are picked counterclockwise
        self.phase: i64 = phase
        self.first: i64 = first
        self.turn: i64 = turn
        self.who: i64 = who  # the seat that decides now
        self.taken: i64 = 0  # deals the answering seat has accepted, as bits
        self.picked: i64 = 0  # set-up tiles chosen
        self.asked: i64 = 0  # seats that have answered the deal, or whose milestones are settled
        self.turns_left: i64 = turns_left  # counts down once the end is triggered, before that -1

    def clone(self) -> Course:
        copy = Course(self.phase, self.first, self.turn, self.who, self.turns_left)
        copy.backwards = self.backwards
        copy.taken = self.taken
        copy.picked = self.picked
        copy.asked = self.asked
        return copy

    def actor(self) -> i64:
        """The seat that decides now, or -1 when the game is over."""
        return -1 if self.phase == OVER else self.who
