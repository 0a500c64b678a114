"""A record to wind back and forth."""

from __future__ import annotations

from functools import lru_cache

import msgspec

import semafor
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.record import Record
from semafor.local.opening import check_moment, first_room
from semafor.local.wishes import SeatWanted
from semafor.server import showing
from semafor.server.messages import Update


class ActShown(msgspec.Struct, frozen=True):
    """The line that led to a moment."""

    number: int
    seat: int
    notation: str


class Moment(msgspec.Struct, frozen=True):
    """The table after `n` of its `of` lines, in a frame for looking only: nothing can be played or taken back there."""

    n: int
    of: int
    act: ActShown | None
    update: Update


class Reel:
    """A record that has been checked, and its room wound to some moment: going on is quick, going back begins anew."""

    def __init__(self, text: str, seats: tuple[SeatWanted, ...]) -> None:
        self.record = Record.read(text)
        self.record.replay(semafor.game(self.record.header.game))
        self.seats = list(seats)
        self._rewind()

    def _rewind(self) -> None:
        self.at = 0
        self.room = first_room("replay", self.record, self.seats, KeyedLuck(0), 0)

    def moment(self, n: int, seat: int | None) -> Moment:
        """The moment after `n` lines, as the seat or a watcher may know it."""
        check_moment(self.record, n)
        if seat is not None:
            self.room.check_seat(seat)
        if n < self.at:
            self._rewind()
        for line in self.record.lines[self.at : n]:
            self.room.repeat(line)
        self.at = n
        update = msgspec.structs.replace(showing.update(self.room, seat, None), moves=[], undo=None)
        return Moment(n, len(self.record.lines), self._act(n), update)

    def _act(self, n: int) -> ActShown | None:
        if n == 0:
            return None
        line = self.record.lines[n - 1]
        return ActShown(n, line.seat, line.what)


@lru_cache(maxsize=2)
def reel(text: str, seats: tuple[SeatWanted, ...]) -> Reel:
    """The reel of that record; the last two are kept as they were left."""
    return Reel(text, seats)
