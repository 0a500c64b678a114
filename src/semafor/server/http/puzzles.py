"""Puzzles: which there are, and one with its position and its answer; the page lets it be solved on a real board."""

from __future__ import annotations

import datetime

import msgspec

from semafor.kernel.game import GameKey
from semafor.puzzles.puzzle import Goal, Puzzle, of_day, shipped
from semafor.rooms.messages import MoveShown
from semafor.rooms.render import render_move
from semafor.server.http.call import Call, Endpoint, Problem


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle of a list: its box and how hard it is, from 1 to 5."""

    id: str
    game: GameKey
    level: int
    goal: Goal

    @classmethod
    def of(cls, puzzle: Puzzle) -> PuzzleShown:
        return cls(puzzle.id, puzzle.game, puzzle.level, puzzle.goal)


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzle of the day, and all puzzles, easy ones first."""

    today: PuzzleShown
    puzzles: list[PuzzleShown]


class PuzzleAsked(msgspec.Struct, frozen=True):
    """A puzzle with all that belongs to it.

    The record leads to the position, in which `seat` is to act. `answers` are the moves that solve it, or `target` the points
    of the best end of the game, which the numbers of `way` reach. The best is `gap` points ahead of `second`, or of the next
    best end, with that standard error; `parts` is where they come from.
    """

    id: str
    game: GameKey
    level: int
    goal: Goal
    seat: int
    record: str
    answers: list[MoveShown]
    second: MoveShown | None
    target: int
    way: list[int]
    gap: float
    error: float
    parts: dict[str, float]


async def all_puzzles(call: Call) -> Puzzles:
    """All puzzles, and which one is today's."""
    del call
    listed = sorted(shipped().values(), key=lambda puzzle: (puzzle.level, puzzle.id))
    day = datetime.datetime.now(datetime.UTC).date().toordinal()
    return Puzzles(PuzzleShown.of(of_day(day)), [PuzzleShown.of(puzzle) for puzzle in listed])


async def one_puzzle(call: Call) -> PuzzleAsked:
    """One puzzle with its position and its answer."""
    puzzle = shipped().get(call.request.path_params["puzzle"])
    if puzzle is None:
        raise Problem(404, "not-found")
    return PuzzleAsked(
        id=puzzle.id,
        game=puzzle.game,
        level=puzzle.level,
        goal=puzzle.goal,
        seat=puzzle.seat,
        record=str(puzzle.record()),
        answers=[render_move(puzzle.game, number) for number in puzzle.answers],
        second=None if puzzle.second is None else render_move(puzzle.game, puzzle.second),
        target=puzzle.target,
        way=puzzle.way or puzzle.answers[:1],
        gap=puzzle.gap,
        error=puzzle.error,
        parts=puzzle.parts,
    )


ENDPOINTS = [
    Endpoint("GET", "/api/puzzles", all_puzzles, Puzzles),
    Endpoint("GET", "/api/puzzles/{puzzle}", one_puzzle, PuzzleAsked),
]
