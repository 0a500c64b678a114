"""What a seat is after: milestones, workers and managers, telegraph offices, stations and trains."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import (
    BACK,
    DESK_SEAT,
    DONE,
    FIELD,
    FRONT,
    KINDS,
    MANAGER,
    NONE,
    OFFICES,
    SEAT,
    SPARE_TRACK,
    STANDING,
    STATIONS,
)
from semafor.games.railroad_revolution.material import NO_MANAGER
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution

TURNS = 4  # of the seat, for which a network looks ahead


def aims(state: RailroadRevolution, seat: int) -> dict[str, bool]:
    """`milestone B-03` for a completed one, `offices 2` for the second office, and so on for all that is counted."""
    table, desk = state.table, seat * DESK_SEAT
    done = [tile for tile in range(len(table.material.milestone_ids)) if int(table.desk[desk + DONE]) >> tile & 1]
    found = [f"milestone {table.material.milestone_ids[tile]}" for tile in done]
    found += counted("managers", managers(table, seat, done))
    found += counted("offices", int(table.desk[desk + OFFICES]).bit_count())
    found += counted("stations", int(table.desk[desk + STATIONS]).bit_count())
    found += counted("trains", held(table, seat, FRONT, BACK + KINDS))
    found += counted("workers", held(table, seat, STANDING, FIELD))
    return dict.fromkeys(found, True)


def managers(table: Tabletop, seat: int, done: list[int]) -> int:
    """The workers promoted so far, those of completed milestones among them."""
    places = [int(table.box[seat * SEAT + place]) for place in range(MANAGER, SPARE_TRACK)]
    wanted = [int(table.material.managers[2 * tile + place]) for tile in done for place in (0, 1)]
    return sum(place != NONE for place in places) + sum(place != NO_MANAGER for place in wanted)


def held(table: Tabletop, seat: int, first: int, end: int) -> int:
    return sum(int(table.box[seat * SEAT + place]) for place in range(first, end))


def counted(what: str, number: int) -> list[str]:
    return [f"{what} {each}" for each in range(1, number + 1)]
