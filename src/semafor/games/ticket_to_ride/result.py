"""Score sheets with what proves each part, and the ranking."""

from __future__ import annotations

from semafor.games.ticket_to_ride.material import load
from semafor.games.ticket_to_ride.scoring import Count
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.result import Key, Part, Place, Result, SeatResult, ranked


def result(state: TicketToRide) -> Result:
    """The count of the table, as if the game ended now when it is not over."""
    tickets = [list(state.tickets.of(seat)) for seat in range(state.seats)]
    ended = "ttr.turn.all-pass" if state.turns.all_passed() else "ttr.end.last-round"
    return counted_result(state.map.id, state.counts(), tickets, ended)


def counted_result(map_name: str, counts: list[Count], tickets: list[list[int]], ended_by: str) -> Result:
    """The score sheets and the ranking of a final count."""
    sheets = [_sheet(map_name, count, tickets[at]) for at, count in enumerate(counts)]
    return Result(sheets, _ranking(map_name, counts), ended_by)


def _sheet(map_name: str, count: Count, tickets: list[int]) -> SeatResult:
    board = load(map_name)
    done = [board.ticket_ids[ticket] for at, ticket in enumerate(tickets) if count.done[at]]
    failed = [board.ticket_ids[ticket] for at, ticket in enumerate(tickets) if not count.done[at]]
    parts = [
        Part("routes", int(count.routes)),
        Part("tickets-completed", int(count.completed_points), done),
        Part("tickets-failed", -int(count.failed_points), failed),
        Part("longest-route", int(count.bonus), [board.route_ids[route] for route in count.trail]),
    ]
    if board.stations:
        parts.insert(3, Part("stations", int(count.stations), [board.route_ids[route] for route in count.borrowed]))
    return SeatResult(int(count.seat), int(count.total()), parts)


def _ranking(map_name: str, counts: list[Count]) -> list[Place]:
    """Points, then completed tickets, then (where there are stations) fewest built, then the longest-route card."""
    seats: list[int | str] = [int(count.seat) for count in counts]
    keys = [
        Key("ttr.win.most-points", {int(count.seat): int(count.total()) for count in counts}),
        Key("ttr.win.tie-tickets", {int(count.seat): int(count.completed) for count in counts}),
    ]
    if load(map_name).stations:
        keys.append(Key("ttr-eu.win.tie-stations", {int(count.seat): int(count.stations_kept) for count in counts}))
    keys.append(Key(f"{load(map_name).family}.win.tie-card", {int(count.seat): int(count.bonus > 0) for count in counts}))
    return ranked(seats, keys, "ttr.win.shared")
