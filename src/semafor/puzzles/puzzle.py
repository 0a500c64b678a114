"""A puzzle: the way to its position, what is to be found there, and why it is right."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

import semafor
from semafor.kernel.record import Record
from semafor.kernel.table import Table

FILE = "puzzles.jsonl"
Goal = Literal["move", "points"]


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position by its deal and the numbers of its acts, so small that hundreds fit into one file.

    The goal `move` is one of `answers`; the goal `points` is to end the game with as many points as anybody could: `target`,
    for example by the acts of `way`. `gap` is by how many points the best is ahead of the move `second`, or of the next best
    end; `error` is its standard error, 0 where it was worked out exactly, and `parts` is where those points come from. `level`
    is from 1 to 5: the more bots miss it and the more there is to choose from, the higher.
    """

    game: str
    seats: int
    seed: int
    acts: list[int]
    seat: int
    goal: Goal
    level: int
    gap: float
    error: float = 0.0
    answers: list[int] = []
    second: int | None = None
    target: int = 0
    way: list[int] = []
    parts: dict[str, float] = {}

    @property
    def id(self) -> str:
        text = f"{self.game} {self.seats} {self.seed} {self.acts}"
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def table(self) -> Table:
        """The position as a live table."""
        table = semafor.game(self.game).table(seats=self.seats, seed=self.seed)
        for action in self.acts:
            table.act(int(table.state.actor()), action)
        return table

    def record(self) -> Record:
        """The way to the position as a record; it does not name the luck that comes after."""
        record = Record.of(self.table())
        record.header.seed = None
        return record


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by their ids."""
    text = resources.files("semafor.puzzles").joinpath(FILE).read_bytes()
    return {puzzle.id: puzzle for puzzle in read(text)}


def read(text: bytes) -> list[Puzzle]:
    return [msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line.strip()]


def write(puzzles: list[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def of_day(day: int) -> Puzzle:
    """The puzzle of a day, by its number: boxes take turns, easy and hard ones too."""
    boxes: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(shipped().values(), key=lambda each: each.id):
        boxes.setdefault(puzzle.game, []).append(puzzle)
    box = list(boxes.values())[day % len(boxes)]
    return box[day // len(boxes) % len(box)]
