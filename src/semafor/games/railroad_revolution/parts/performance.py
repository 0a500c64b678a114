"""The performance tracks: what a marker's next field costs, and the step."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import DUE, MARK, SEAT, TRACKS_OF_POINTS
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import discard_worker


def step_at(table: Tabletop, seat: i64, track: i64) -> i64:
    """Where the cost of the marker's next field stands in the tables of step costs."""
    return track * (table.material.top + 1) + i64(table.box[seat * SEAT + MARK + track]) + 1


def step_workers(table: Tabletop, seat: i64, track: i64) -> i64:
    return table.material.step_workers[step_at(table, seat, track)]


def step_cost(table: Tabletop, seat: i64, track: i64) -> i64:
    """Money and shares of the next step, in units of 50 dollars."""
    at = step_at(table, seat, track)
    return table.material.step_money[at] + table.material.step_shares[at] * table.material.rules.share_price


def pays_step(table: Tabletop, seat: i64, track: i64) -> bool:
    """Whether the marker is below the top and the seat has the money and the shares that its next field costs."""
    if i64(table.box[seat * SEAT + MARK + track]) >= table.material.top:
        return False
    at = step_at(table, seat, track)
    due = i64(table.box[table.frame() + DUE])
    return table.material.step_money[at] + due <= table.money(seat) and table.material.step_shares[at] <= table.shares(seat)


def can_step(table: Tabletop, seat: i64) -> bool:
    for track in range(i64(TRACKS_OF_POINTS)):
        if i64(table.box[seat * SEAT + MARK + track]) < table.material.top:
            return True
    return False


def free_step(table: Tabletop, seat: i64) -> bool:
    """Whether some marker's next field costs nothing."""
    for track in range(i64(TRACKS_OF_POINTS)):
        if i64(table.box[seat * SEAT + MARK + track]) < table.material.top:
            if step_cost(table, seat, track) == 0 and step_workers(table, seat, track) == 0:
                return True
    return False


def step(table: Tabletop, seat: i64, track: i64, source: i64) -> None:
    at = step_at(table, seat, track)
    table.earn(seat, -table.material.step_money[at])
    table.take_shares(seat, -table.material.step_shares[at])
    if source >= 0:
        discard_worker(table, seat, source)
    table.box[seat * SEAT + MARK + track] += 1
