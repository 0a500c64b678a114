"""What a map's maker may want to know of a map that can be played: none of it forbids anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import dist, inf

import msgspec

from semafor.games.ticket_to_ride.maps.checks import joined_cities
from semafor.games.ticket_to_ride.maps.form import Printed

ROOM_FOR_A_CAR = 13  # of the drawing
ROOM_FOR_A_CITY = 26
CLEAR = 18  # of each city, where nothing is said


class Advice(msgspec.Struct, frozen=True):
    """One thing, the key of the file that it speaks of, and its facts."""

    what: str
    key: str
    facts: Mapping[str, str | int] = {}


def advise(printed: Printed) -> list[Advice]:
    """All that is worth saying of a map whose ends are known."""
    return [
        *told_of_networks(printed),
        *told_of_room(printed),
        *told_of_tickets(printed),
        *told_of_drawing(printed),
    ]


def told_of_networks(printed: Printed) -> Iterator[Advice]:
    parts = len(set(joined_cities(printed).values()))
    if parts > 1:
        yield Advice("parts", "route", {"parts": parts})


def told_of_room(printed: Printed) -> Iterator[Advice]:
    """A game ends soon after somebody has few cars left; where that cannot be, it lasts until nobody can do anything."""
    spaces = {seats: spaces_for(printed, seats) for seats in range(printed.seats[0], printed.seats[1] + 1)}
    least = printed.cars - printed.end_when_cars_at_most
    tight = [seats for seats, found in spaces.items() if found < least * seats]
    if tight:
        yield Advice("tight", "route", {"seats": tight[0], "spaces": spaces[tight[0]], "need": least * tight[0]})


def spaces_for(printed: Printed, seats: int) -> int:
    """How many cars can lie on the board of so many players: of twins only one is open to few."""
    seen, spaces = set[frozenset[str]](), 0
    for route in printed.route:
        ends = frozenset(route.between)
        spaces += 0 if ends in seen and seats < printed.twins_open_from_seats else route.length
        seen.add(ends)
    return spaces


def told_of_tickets(printed: Printed) -> Iterator[Advice]:
    short = sum(not ticket.long for ticket in printed.ticket)
    left = short - printed.opening.tickets * printed.seats[1]
    if 0 <= left < printed.ticket_draw.tickets:
        yield Advice("few-left", "ticket", {"left": left, "seats": printed.seats[1]})
    ways = shortest_ways(printed)
    for at, ticket in enumerate(printed.ticket):
        cars = ways.get(ticket.between, inf)
        facts = {"cars": 0 if cars == inf else int(cars), "points": ticket.points, "most": printed.cars}
        if printed.cars < cars < inf:
            yield Advice("too-far", f"ticket[{at}].between", facts)
        elif cars < inf and not cars / 2 <= ticket.points <= 2 * cars + 2:
            yield Advice("odd-points", f"ticket[{at}].points", facts)


def told_of_drawing(printed: Printed) -> Iterator[Advice]:
    places = {city.id: city.at for city in printed.city}
    for one, other in combinations(range(len(printed.city)), 2):
        if dist(printed.city[one].at, printed.city[other].at) < ROOM_FOR_A_CITY:
            yield Advice("close", f"city[{one}].at", {"other": other})
    for at, route in enumerate(printed.route):
        far = dist(*(places[city] for city in route.between))
        if not route.bend and far - 2 * CLEAR < route.length * ROOM_FOR_A_CAR:
            yield Advice("cramped", f"route[{at}].length", {"length": route.length})


def shortest_ways(printed: Printed) -> dict[tuple[str, str], float]:
    """By ends: the fewest cars that join them."""
    ids = [city.id for city in printed.city]
    ways = {(one, other): 0.0 if one == other else inf for one in ids for other in ids}
    for route in printed.route:
        for ends in (route.between, route.between[::-1]):
            ways[ends] = min(ways[ends], route.length)
    for by in ids:
        for one in ids:
            for other in ids:
                ways[one, other] = min(ways[one, other], ways[one, by] + ways[by, other])
    return ways
