"""What is still missing for a ticket: the shortest way over own and free routes, counted in cars."""

from __future__ import annotations

from heapq import heappop, heappush

from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.games.ticket_to_ride.terminal.routes import Board
from semafor.games.ticket_to_ride.views import Ticket
from semafor.kernel.words import Words

Missing = tuple[int, tuple[str, ...]]  # cars, and the routes they would stand on


def ticket_line(board: Board, ticket: Ticket, words: Words) -> str:
    return words.say("show-ticket", **_facts(board, ticket))


def offer_line(board: Board, ticket: Ticket, place: int, words: Words) -> str:
    return words.say("show-offer", place=place, **_facts(board, ticket))


def _facts(board: Board, ticket: Ticket) -> dict[str, object]:
    ends = "-".join(city_name(board.view.map, city) for city in ticket.cities)
    found = None if ticket.done else missing(board, *ticket.cities)
    state = "done" if ticket.done else "open" if found else "lost"
    cars, routes = found or (0, ())
    names = [route_name(board.view.map, route) for route in routes]
    return {"ticket": ends, "points": ticket.points, "state": state, "cars": cars, "route": names}


def missing(board: Board, start: str, end: str) -> Missing | None:
    """The fewest cars that join the two cities, and where they would stand; None where no way is left."""
    steps = _steps(board)
    waiting: list[tuple[int, str, tuple[str, ...]]] = [(0, start, ())]
    met: set[str] = set()
    while waiting:
        cars, city, way = heappop(waiting)
        if city == end:
            return cars, way
        if city not in met:
            met.add(city)
            for to, length, route in steps.get(city, []):
                heappush(waiting, (cars + length, to, (*way, route) if length else way))
    return None


def _steps(board: Board) -> dict[str, list[tuple[str, int, str]]]:
    """From each city: where one gets over own routes for nothing and over open ones for their cars."""
    steps: dict[str, list[tuple[str, int, str]]] = {}
    for route in board.printed:
        own = route["id"] in board.own
        if own or route["id"] in board.open:
            one, two = route["between"]
            length = 0 if own else route["length"]
            steps.setdefault(one, []).append((two, length, route["id"]))
            steps.setdefault(two, []).append((one, length, route["id"]))
    return steps
