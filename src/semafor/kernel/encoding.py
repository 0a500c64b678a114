"""What one seat may know, as a flat vector of bytes with named slices: what networks learn from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.kernel.state import State


class Slice:
    """A named part of the vector: where it begins, how many numbers it has, and the largest of them that can occur."""

    def __init__(self, name: str, start: int, size: int, most: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size
        self.most: Final = most

    def __repr__(self) -> str:
        return f"{self.name}[{self.start}:{self.start + self.size}] 0..{self.most}"


class Encoder:
    """Writes what a seat may know of a table into a vector. One subclass per game.

    Everything is told from the seat's own place: its own things first, then those of the others in turn order.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.size: i64 = 0
        self.slices: Final[list[Slice]] = []

    def add(self, name: str, size: i64, most: i64) -> i64:
        """Put a slice at the end of the vector; where it begins."""
        start = self.size
        if size > 0:
            self.slices.append(Slice(name, int(start), int(size), int(most)))
        self.size += size
        return start

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Overwrite `size` bytes of `out` from `at` on with what the seat may know."""
        for place in range(at, at + self.size):
            out[place] = 0
        self.write(state, seat, out, at)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """The same where these bytes are all 0 already."""
        raise NotImplementedError

    def after(self, seat: i64, other: i64) -> i64:
        """How many places after `seat` the other sits, in turn order."""
        return other - seat if other >= seat else other - seat + self.seats

    def seat_after(self, seat: i64, places: i64) -> i64:
        """The seat so many places after this one, in turn order."""
        other = seat + places
        return other if other < self.seats else other - self.seats


def copy_counts(out: vec[u8], at: i64, store: vec[u8], start: i64, size: i64) -> None:
    for place in range(size):
        out[at + place] = store[start + place]


def mark(out: vec[u8], at: i64, size: i64, value: i64) -> None:
    """Of `size` numbers one is 1, that of the value; none if the value is not among them."""
    if 0 <= value < size:
        out[at + value] = 1


def mark_bits(out: vec[u8], at: i64, size: i64, bits: i64) -> None:
    """A 1 for each bit of a set of at most `size` things, the lowest first."""
    while bits > 0 and size > 0:
        if bits & 1:
            out[at] = 1
        bits = bits >> 1
        at += 1
        size -= 1


def flag(value: bool) -> u8:
    return 1 if value else 0


def held(value: i64) -> u8:
    """The value in a byte; what does not fit stands at the edge."""
    return u8(min(max(value, 0), 255))
