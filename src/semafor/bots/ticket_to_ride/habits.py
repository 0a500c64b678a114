"""How seats of Ticket to Ride play, counted from records: what they keep at first, when they build stations, what they miss.

    semafor arena ticket-to-ride-europe --bots hard,veteran --games 80 --records FOLDER
    python -m semafor.bots.ticket_to_ride.habits FOLDER

counts by the names of those who played: points a seat of tickets that failed, of these what the hand could have completed in
the last two turns (`missed.py`), how many of the first tickets were kept, how many stations were built with how many cars left.

What was missed is of two kinds. Blocked: two routes were lacking, the seat claimed one of them, and a rival took the other
before its last turn; nobody at the table could know that. Avoidable is all the rest: a claim that the hand paid for was not
made.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import fmean, median
from typing import Any

import msgspec

import semafor
from semafor.bots.ticket_to_ride.missed import blocked_points, count, missed_points
from semafor.games.ticket_to_ride.layout import CARS
from semafor.games.ticket_to_ride.parts.turns import TURN
from semafor.kernel.record import Record
from semafor.kernel.table import Table


class Seat(msgspec.Struct):
    """One seat of one game."""

    failed: int  # points of its failed tickets
    missed: int  # of these, what its hand could have completed at the end
    blocked: int  # of these, what a rival took when it was half done
    kept: int  # of its first tickets
    stations: list[int]  # for each the cars that it had left then


def seat_of(table: Table, seat: int) -> Seat:
    """How the seat played that game."""
    mine = [(act.before, table.game.actions.json(act.entry.action or 0)) for act in table.acts if act.entry.seat == seat]
    states: list[tuple[Any, dict[str, Any]]] = list(mine)
    turns = [state for state, _ in states if state.turns.phase == TURN]
    end: Any = table.state
    return Seat(
        failed=int(count(end, end, seat).failed_points),
        missed=missed_points(turns, end, seat),
        blocked=blocked_points(turns, end, seat),
        kept=next(len(move["places"]) for _, move in states if move["move"] == "keep"),
        stations=[int(state.board.store[CARS + seat]) for state, move in states if move["move"] == "station"],
    )


def seats_in(folder: Path) -> dict[str, list[Seat]]:
    """All seats of the games recorded there, by name."""
    found: dict[str, list[Seat]] = {}
    for file in sorted(folder.glob("*.record")):
        record = Record.read(file.read_text("utf-8"))
        table = record.replay(semafor.game(record.header.game))
        for seat, name in enumerate(record.header.names if table.over else ()):
            found.setdefault(name, []).append(seat_of(table, seat))
    return found


def told(name: str, seats: list[Seat]) -> str:
    kept = " + ".join(f"{number}×{tickets}" for tickets, number in sorted(Counter(seat.kept for seat in seats).items()))
    failed, missed, blocked = (fmean(points) for points in zip(*((s.failed, s.missed, s.blocked) for s in seats), strict=True))
    return (
        f"{name}: {len(seats)} seats, failed {failed:.2f} points a seat, missed {missed:.2f} "
        f"(avoidable {missed - blocked:.2f}, blocked {blocked:.2f}), kept {kept}{of_stations(seats)}"
    )


def of_stations(seats: list[Seat]) -> str:
    cars = [left for seat in seats for left in seat.stations]
    if not cars:
        return ""
    return f", {len(cars) / len(seats):.2f} stations a seat, median {median(cars):g} cars left then, most {max(cars)}"


def main(folder: str) -> None:
    for name, seats in seats_in(Path(folder)).items():
        print(told(name, seats))


if __name__ == "__main__":
    main(*sys.argv[1:])
