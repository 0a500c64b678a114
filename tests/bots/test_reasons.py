"""Why a move is better: the aim it brings oftener or sooner, or the points of a part of the count."""

from __future__ import annotations

import pytest

import semafor
from semafor.bots import Budget
from semafor.bots.judge import Judge
from semafor.bots.reasons import Course, Reason, aims_of, by_aim, by_part, reason
from semafor.puzzles.puzzle import shipped

FEW = Budget(iterations=12)


def courses(reached: list[dict[str, int]], parts: list[dict[str, int]] | None = None) -> list[Course]:
    return [Course(each, (parts or [{}] * len(reached))[at]) for at, each in enumerate(reached)]


def test_an_aim_that_is_reached_oftener_speaks_before_one_that_is_reached_sooner() -> None:
    better = courses([{"A-B 5": 3, "C-D 7": 2}] * 6)
    worse = courses([{"C-D 7": 4}] * 6)

    assert by_aim(better, worse) == Reason("oftener", "A-B 5", 1.0)
    assert by_aim(courses([{"C-D 7": 2}] * 6), worse) == Reason("sooner", "C-D 7", 2.0)
    assert by_aim(worse, worse) is None


def test_the_part_of_the_count_that_gains_most_speaks_where_no_aim_does() -> None:
    better = courses([{}] * 6, [{"routes": 10, "tickets": 30}] * 6)
    worse = courses([{}] * 6, [{"routes": 14, "tickets": 11}] * 6)

    assert by_part(better, worse) == Reason("part", "tickets", 19.0)
    assert by_part(worse, worse) is None


def test_what_chance_explains_is_no_reason() -> None:
    points = [{"routes": 40}, {"routes": 0}, {"routes": 41}, {"routes": 0}]
    assert by_part(courses([{}] * 4, points), courses([{}] * 4, points[::-1])) is None


def test_tickets_are_what_a_seat_of_ticket_to_ride_is_after() -> None:
    game = semafor.game("ticket-to-ride-usa")
    table = game.table(seats=2, seed=3)
    for seat in (0, 1):
        table.act(seat, int(table.state.legal(seat)[0]))  # both keep the tickets they must
    aims = aims_of(game)
    assert aims is not None
    found = aims(table.state, 0)

    assert len(found) >= 2
    assert not any(found.values())
    assert all(name.rpartition(" ")[2].isdecimal() for name in found)
    assert aims_of(semafor.game("railroad-ink")) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", ["ticket-to-ride-usa", "railroad-revolution"])
def test_the_answer_of_a_puzzle_has_a_reason(game: str) -> None:
    puzzles = [puzzle for puzzle in shipped().values() if puzzle.game == game and puzzle.second is not None][:6]
    found = []
    for puzzle in puzzles:
        assert puzzle.second is not None
        judge = Judge(semafor.game(game), 3)
        found.append(reason(judge, puzzle.table().state, puzzle.seat, puzzle.answers[0], puzzle.second, FEW))

    assert sum(each is not None for each in found) >= len(found) - 2
    assert all(each.by > 0 for each in found if each)
