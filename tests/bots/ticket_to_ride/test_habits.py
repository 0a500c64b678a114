"""How seats play, counted from the records of a series."""

from __future__ import annotations

from pathlib import Path

import pytest

from semafor.arena.match import Series, play
from semafor.bots.ticket_to_ride.habits import Seat, main, seats_in, told


def test_records_of_a_series_say_what_each_entrant_kept_built_and_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    series = Series("ticket-to-ride-europe", ["hungry", "racer"], seed=5)
    scores = [play(series, number, tmp_path) for number in range(2)]
    found = seats_in(tmp_path)
    main(str(tmp_path))

    assert {name: len(seats) for name, seats in found.items()} == {"hungry": 2, "racer": 2}
    assert all(seat.kept == 2 for seat in found["racer"])  # as few as it may
    assert all(0 <= seat.blocked <= seat.missed <= seat.failed for seats in found.values() for seat in seats)
    for entry, name in enumerate(series.bots):
        left = sum(3 - len(seat.stations) for seat in found[name])
        assert sum(game.parts[entry]["stations"] for game in scores) == 4 * left
    assert "racer: 2 seats" in capsys.readouterr().out


def test_games_that_did_not_end_are_left_out(tmp_path: Path) -> None:
    play(Series("ticket-to-ride-usa", ["racer", "cmd:/no/such/program"], seed=5), 0, tmp_path)

    assert seats_in(tmp_path) == {}


def test_stations_are_told_with_the_cars_left_then() -> None:
    assert told("hard", [Seat(0, 0, 0, 3, [4, 9]), Seat(8, 4, 3, 2, [])]) == (
        "hard: 2 seats, failed 4.00 points a seat, missed 2.00 (avoidable 0.50, blocked 1.50), kept 1×2 + 1×3, "
        "1.00 stations a seat, median 6.5 cars left then, most 9"
    )
