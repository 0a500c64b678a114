"""All that lies on the table. The rules are functions over it, in the modules beside this one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_revolution.layout import DESK_SEAT, FRAME, FRAME_STACK, MONEY, SHARES
from semafor.games.railroad_revolution.material import Material
from semafor.games.railroad_revolution.parts.course import Course
from semafor.games.railroad_revolution.parts.job import Job


@mypyc_attr(acyclic=True, free_list_len=1)
class Tabletop:
    """The two packed stores (see layout.py), the course of the game and the action in progress."""

    def __init__(self, material: Material, seats: i64, box: vec[u8], desk: vec[i64], course: Course, job: Job) -> None:
        self.material: Final = material
        self.seats: Final = seats
        self.box: Final = box
        self.desk: Final = desk
        self.course: Final = course
        self.job: Final = job
        self.deal: i64 = 0  # the face-up deal tile
        self.revealed: i64 = 0  # deal tiles turned up so far
        self.depth: i64 = 0  # frames in use
        self.slot: i64 = 0  # the open milestone that is being replaced
        self.stack: i64 = 0  # and the stack it is drawn from

    def clone(self) -> Tabletop:
        copy = Tabletop(self.material, self.seats, self.box[:], self.desk[:], self.course.clone(), self.job.clone())
        copy.deal = self.deal
        copy.revealed = self.revealed
        copy.depth = self.depth
        copy.slot = self.slot
        copy.stack = self.stack
        return copy

    # Money and shares

    def money(self, seat: i64) -> i64:
        return self.desk[seat * DESK_SEAT + MONEY]

    def shares(self, seat: i64) -> i64:
        return self.desk[seat * DESK_SEAT + SHARES]

    def wealth(self, seat: i64) -> i64:
        """Money with all shares sold."""
        at = seat * DESK_SEAT
        return self.desk[at + MONEY] + self.material.rules.share_price * self.desk[at + SHARES]

    def earn(self, seat: i64, units: i64) -> None:
        self.desk[seat * DESK_SEAT + MONEY] += units

    def take_shares(self, seat: i64, count: i64) -> None:
        self.desk[seat * DESK_SEAT + SHARES] += count

    # Rewards in hand

    def frame(self) -> i64:
        """Where the top frame begins."""
        return FRAME_STACK + (self.depth - 1) * FRAME
