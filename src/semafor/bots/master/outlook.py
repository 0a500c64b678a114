"""What a network sees: the observation of any number of seats in one layout. Knows no NumPy, so the page has it too."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from semafor.kernel.encoding import Encoder, Slice
from semafor.kernel.game import Game

if TYPE_CHECKING:
    from semafor.bots.master.arrays import Array

WIDEST = 300  # bytes of a seat in a slice beyond which only the own ones are seen, such as the tracks on a rival's sheet


class Part(NamedTuple):
    """A stretch of what is seen: so many bytes from `start` on, the largest number there, and how long a seat's row is."""

    start: int
    size: int
    most: int
    row: int


class Run(NamedTuple):
    """Bytes that stand side by side in an observation and in the outlook."""

    source: int
    target: int
    size: int


class Outlook:
    """The layout for one game as up to `places` seats see it, own things first, and with `insight` what is worked out last.

    What a slice holds by seat stands in rows, one for each place after the own; where there are fewer seats, the last rows
    are empty. What it holds beyond its rows (the neutral buildings after those of the seats) stands after all of them.
    """

    def __init__(self, game: Game, places: int, *, insight: bool = False) -> None:
        self.game = game
        self.places = places
        self.encoders = {seats: game.encoder(seats, insight=insight) for seats in game.seats}
        self.rows = row_sizes(game)
        self.parts: list[Part] = []
        self.starts: dict[str, int] = {}
        self.size = 0
        self.add_new({seats: game.encoder(seats) for seats in game.seats})
        self.seats_start = self.size
        if places > 1:
            self.parts.append(Part(self.size, places, 1, places))
            self.size += places
        self.add_new(self.encoders)
        self.runs = {seats: self.found_runs(seats) for seats in game.seats}

    def add_new(self, encoders: dict[int, Encoder]) -> None:
        """The slices that have no place yet; those that only smaller tables have come last."""
        for seats, encoder in sorted(encoders.items(), reverse=True):
            for each in encoder.slices:
                if each.name not in self.starts:
                    self.add(each, seats)

    def add(self, each: Slice, seats: int) -> None:
        row = self.rows.get(each.name, 0)
        rest = each.size - row * seats
        size = self.shown(row) * row + rest
        self.starts[each.name] = self.size
        self.parts.append(Part(self.size, size, each.most, row or each.size))
        self.size += size

    def shown(self, row: int) -> int:
        """For how many places rows of this size are seen."""
        return 1 if row > WIDEST else self.places

    def found_runs(self, seats: int) -> list[Run]:
        """Where the bytes of an observation at so many seats go; neighbours are moved together."""
        found: list[Run] = []
        for each in self.encoders[seats].slices:
            row, start = self.rows.get(each.name, 0), self.starts[each.name]
            kept = min(seats, self.shown(row)) * row
            rest = each.size - row * seats
            found.append(Run(each.start, start, kept))
            found.append(Run(each.start + row * seats, start + self.shown(row) * row, rest))
        return joined([run for run in found if run.size])

    def place(self, observations: Array, seats: int, out: Array) -> None:
        """Tables × bytes of an observation go into tables × bytes of the outlook that are 0 elsewhere."""
        for source, target, size in self.runs[seats]:
            out[:, target : target + size] = observations[:, source : source + size]
        self.mark_seats(out, seats)

    def placed(self, observation: bytes, seats: int) -> bytearray:
        """The same for one table."""
        out = bytearray(self.size)
        for source, target, size in self.runs[seats]:
            out[target : target + size] = observation[source : source + size]
        if self.places > 1:
            out[self.seats_start + min(seats, self.places) - 1] = 1
        return out

    def mark_seats(self, out: Array, seats: int) -> None:
        if self.places > 1:
            out[:, self.seats_start + min(seats, self.places) - 1] = 1


def row_sizes(game: Game) -> dict[str, int]:
    """By slice how many bytes it has for each seat, if it has any: what it grows by with one seat more."""
    few, many = (
        {each.name: each.size for each in game.encoder(seats).slices} for seats in (game.seats[-1] - 1, game.seats[-1])
    )
    return {name: size - few[name] for name, size in many.items() if size > few[name]}


def joined(runs: list[Run]) -> list[Run]:
    found = runs[:1]
    for run in runs[1:]:
        last = found[-1]
        if (last.source + last.size, last.target + last.size) == (run.source, run.target):
            found[-1] = Run(last.source, last.target, last.size + run.size)
        else:
            found.append(run)
    return found
