"""A table of Railroad Revolution as the kernel asks for it. What lies there and what the rules do to it: see `parts`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.actions import KEEP_TILE
from semafor.games.railroad_revolution.layout import KEEP, OVER
from semafor.games.railroad_revolution.parts import turns
from semafor.games.railroad_revolution.parts.offers import phases
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.scoring import Count, count_seat
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State


@mypyc_attr(acyclic=True, free_list_len=1)
class RailroadRevolution(State):
    """One seat decides at a time: `table.course.who`.

    Clones share the table until one of them acts: five of the six objects of a state lie there.
    """

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table.seats)
        self.table = table
        self.shares_table = False

    def clone(self) -> RailroadRevolution:
        copy = RailroadRevolution(self.table)
        copy.undo_barrier = self.undo_barrier
        copy.shares_table = self.shares_table = True
        return copy

    def own_table(self) -> Tabletop:
        """The table, to be changed: no other state's any more."""
        if self.shares_table:
            self.table = self.table.clone()
            self.shares_table = False
        return self.table

    def over(self) -> bool:
        return self.table.course.phase == OVER

    def acts(self, seat: i64) -> bool:
        return seat == self.table.course.actor()

    def actor(self) -> i64:
        return self.table.course.actor()

    def add_legal(self, seat: i64, moves: Moves) -> None:
        phases.add_legal(self.table, seat, moves)

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        table = self.own_table()
        course = table.course
        looking = course.phase == KEEP
        turns.apply(table, seat, action, luck)
        self.undo_barrier = action >= KEEP_TILE or (course.phase == KEEP and not looking)

    # The count

    def count(self, seat: i64) -> Count:
        return count_seat(self.table, seat)

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=4)
        for seat in range(self.seats):
            totals = append(totals, self.count(seat).total())
        return totals

    # The state as plain data

    def module(self) -> str:
        return "semafor.games.railroad_revolution.setup"

    def fields(self) -> dict[str, list[int]]:
        table = self.table
        return {
            "material": list(table.material.corrections.encode()),
            "box": [int(count) for count in table.box],
            "desk": [int(number) for number in table.desk],
            "table": self.scalars(),
        }

    def scalars(self) -> list[int]:
        table, course, job = self.table, self.table.course, self.table.job
        flags = [int(self.seats), int(self.undo_barrier), int(job.per_track), int(course.backwards)]
        turn = [int(course.phase), int(course.first), int(course.turn), int(course.who)]
        action = [int(job.field), int(job.ability), int(job.pool), int(job.main), int(job.owed), int(job.triangles)]
        reward = [int(job.target), int(table.deal), int(course.taken), int(table.depth), int(table.revealed)]
        rest = [int(course.picked), int(course.asked), int(table.slot), int(table.stack), int(course.turns_left)]
        return flags + turn + action + reward + rest

    def set_scalars(self, numbers: list[int]) -> None:
        """The reverse of `scalars`."""
        table = self.own_table()
        course, job = table.course, table.job
        self.undo_barrier, job.per_track, course.backwards = numbers[1] == 1, numbers[2] == 1, numbers[3] == 1
        course.phase, course.first, course.turn, course.who = numbers[4], numbers[5], numbers[6], numbers[7]
        job.field, job.ability, job.pool, job.main = numbers[8], numbers[9], numbers[10], numbers[11]
        job.owed, job.triangles, job.target, table.deal = numbers[12], numbers[13], numbers[14], numbers[15]
        course.taken, table.depth, table.revealed = numbers[16], numbers[17], numbers[18]
        course.picked, course.asked, table.slot, table.stack = numbers[19], numbers[20], numbers[21], numbers[22]
        course.turns_left = numbers[23]
