"""The final count once more, in plain Python and by trying everything: slow, and as simple as the rulebook."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from semafor.games.ticket_to_ride.material import load

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}
MOST_STEPS = 150_000


class TooLarge(Exception):
    """The network has more trails than anybody wants to walk."""


class Sheet(NamedTuple):
    """What a seat's count comes to."""

    routes: int
    completed_points: int
    failed_points: int
    completed: int
    stations: int
    longest: int
    bonus: int

    @property
    def total(self) -> int:
        return self.routes + self.completed_points - self.failed_points + self.stations + self.bonus


class Position(NamedTuple):
    """A table as it lies there at the end."""

    map: str
    seats: int
    owners: Mapping[str, int]
    stations: Mapping[str, int]
    tickets: Mapping[int, Sequence[str]]

    def routes(self, *, by_id: Iterable[str]) -> list[dict[str, Any]]:
        wanted = set(by_id)
        return [route for route in load(self.map).printed["route"] if route["id"] in wanted]

    def own(self, seat: int) -> list[dict[str, Any]]:
        return self.routes(by_id=[route for route, owner in self.owners.items() if owner == seat])


def slow_count(position: Position) -> list[Sheet]:
    """Everybody's count."""
    longest = [longest_trail(position.own(seat)) for seat in range(position.seats)]
    best = max(longest)
    return [seat_count(position, seat, longest[seat], best) for seat in range(position.seats)]


def seat_count(position: Position, seat: int, longest: int, best: int) -> Sheet:
    points, completed, all_points = ticket_count(position, seat)
    built = sum(owner == seat for owner in position.stations.values())
    return Sheet(
        routes=sum(POINTS[route["length"]] for route in position.own(seat)),
        completed_points=points,
        failed_points=all_points - points,
        completed=completed,
        stations=4 * (3 - built) if position.map == "europe" else 0,
        longest=longest,
        bonus=10 if longest == best > 0 else 0,
    )


def ticket_count(position: Position, seat: int) -> tuple[int, int, int]:
    """Points and number of completed tickets with the best loans, and the points of all tickets."""
    printed = {ticket["id"]: ticket for ticket in load(position.map).printed["ticket"]}
    held = [printed[ticket] for ticket in position.tickets.get(seat, ())]
    best = (0, 0)
    for loan in loans(position, seat):
        joined = [ticket for ticket in held if connected(position.own(seat) + list(loan), *ticket["between"])]
        best = max(best, (sum(ticket["points"] for ticket in joined), len(joined)))
    return (*best, sum(ticket["points"] for ticket in held))


def loans(position: Position, seat: int) -> Iterator[list[dict[str, Any]]]:
    """Every way to borrow at most one route of an opponent for each station."""
    others = position.routes(by_id=[route for route, owner in position.owners.items() if owner != seat])
    choices: list[list[dict[str, Any] | None]] = [
        [None, *(route for route in others if city in route["between"])]
        for city, owner in position.stations.items()
        if owner == seat
    ]
    for chosen in itertools.product(*choices):
        yield [route for route in chosen if route is not None]


def connected(routes: list[dict[str, Any]], start: str, goal: str) -> bool:
    reached, news = {start}, [start]
    while news:
        city = news.pop()
        for route in routes:
            if city in route["between"]:
                more = [other for other in route["between"] if other not in reached]
                reached.update(more)
                news += more
    return goal in reached


def longest_trail(routes: list[dict[str, Any]]) -> int:
    """The heaviest trail, by walking all of them from every city."""
    ways: dict[str, list[tuple[int, str, int]]] = {}
    for number, route in enumerate(routes):
        one, other = route["between"]
        ways.setdefault(one, []).append((number, other, route["length"]))
        ways.setdefault(other, []).append((number, one, route["length"]))
    used = [False] * len(routes)
    steps = 0

    def walk(city: str) -> int:
        nonlocal steps
        steps += 1
        if steps > MOST_STEPS:
            raise TooLarge
        best = 0
        for number, other, length in ways[city]:
            if not used[number]:
                used[number] = True
                best = max(best, length + walk(other))
                used[number] = False
        return best

    return max((walk(city) for city in ways), default=0)
