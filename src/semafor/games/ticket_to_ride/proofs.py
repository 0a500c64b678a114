"""Where the points lie: the way of every completed ticket over own and borrowed routes."""

from __future__ import annotations

from heapq import heappop, heappush

from semafor.games.ticket_to_ride.layout import OWNER
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.scoring import Count
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.result import Proof

LOAN = 1000  # a way over own routes is taken before any that borrows


def proofs(state: TicketToRide) -> list[Proof]:
    """Where the points of the table lie, as if the game ended now."""
    owners = [int(state.board.store[OWNER + route]) for route in range(state.map.routes)]
    tickets = [list(state.tickets.of(seat)) for seat in range(state.seats)]
    return counted_proofs(state.map, owners, state.counts(), tickets)


def counted_proofs(board: Map, owners: list[int], counts: list[Count], tickets: list[list[int]]) -> list[Proof]:
    """The ways of all completed tickets, and the longest trails that carry the bonus; `owners` by route."""
    found = [
        ticket_proof(board, owners, count, ticket)
        for count in counts
        for at, ticket in enumerate(tickets[int(count.seat)])
        if count.done[at]
    ]
    return found + [trail_proof(board, count) for count in counts if count.bonus]


def ticket_proof(board: Map, owners: list[int], count: Count, ticket: int) -> Proof:
    own = [route for route, owner in enumerate(owners) if owner == count.seat]
    borrowed = [int(route) for route in count.borrowed]
    way = shortest_way(board, own, borrowed, ticket)
    return Proof(
        seat=int(count.seat),
        part="tickets-completed",
        of=board.ticket_ids[ticket],
        points=int(board.ticket_points[ticket]),
        places=[board.route_ids[route] for route in way],
        borrowed=[board.route_ids[route] for route in way if route in borrowed],
    )


def trail_proof(board: Map, count: Count) -> Proof:
    places = [board.route_ids[int(route)] for route in count.trail]
    return Proof(int(count.seat), "longest-route", str(int(count.longest)), int(count.bonus), places)


def shortest_way(board: Map, own: list[int], borrowed: list[int], ticket: int) -> list[int]:
    """The routes from one end of the ticket to the other, in order: fewest loans first, then fewest cars."""
    start, goal = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
    waiting: list[tuple[int, int, list[int]]] = [(0, start, [])]
    reached: set[int] = set()
    while waiting:
        cost, city, way = heappop(waiting)
        if city == goal:
            return way
        if city in reached:
            continue
        reached.add(city)
        for route in own + borrowed:
            if city in (board.a[route], board.b[route]):
                step = int(board.length[route]) + (LOAN if route in borrowed else 0)
                heappush(waiting, (cost + step, int(board.other_end(route, city)), [*way, route]))
    raise AssertionError("a completed ticket has a way")
