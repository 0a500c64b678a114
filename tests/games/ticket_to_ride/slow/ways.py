"""What a player works out from the table, once more: in plain Python, over all pairs of cities, and only from a seat's view."""

from __future__ import annotations

from itertools import product
from typing import Any

from semafor.games.ticket_to_ride.material import KIND_NAMES, Map, load
from semafor.games.ticket_to_ride.views import Ticket, TicketToRideView

FAR, CLAIM, NEAR = 90, 2, 8
Distances = dict[tuple[str, str], int]


def slow_insight(view: TicketToRideView, seat: int) -> bytes:
    """The bytes at the end of the seat's vector."""
    map = load(view.map)
    assert view.mine is not None
    costs = costs_of(map, view, seat)
    far = distances(map, costs)
    kept, offered = ({ticket.id: far[ticket.cities] for ticket in tickets} for tickets in (view.mine.tickets, view.mine.offer))
    uses = [uses_of(route, costs[route["id"]], view.mine.tickets, far) for route in routes_of(map)]
    wanted = [cars_wanted(map, uses, colour) for colour in ("grey", *KIND_NAMES[:8])]
    return bytes(
        [
            *(kept.get(id, 0) for id in map.ticket_ids),
            *(offered.get(id, 0) for id in map.ticket_ids),
            *(max(use, default=0) for use in uses),
            *(min(use.count(NEAR), 4) for use in uses),
            *(min(cars, 40) for cars in wanted),
        ]
    )


def routes_of(map: Map) -> list[dict[str, Any]]:
    """As they are numbered."""
    printed = {route["id"]: route for route in map.printed["route"]}
    return [printed[id] for id in map.route_ids]


def costs_of(map: Map, view: TicketToRideView, seat: int) -> dict[str, int]:
    own = {id for id, owner in view.routes.items() if owner == seat}
    twins = {route["twin"] for route in routes_of(map) if route["id"] in own and "twin" in route}
    shut = {*view.routes, *view.closed} | {route["id"] for route in routes_of(map) if route.get("twin") in twins}
    return {
        route["id"]: 0 if route["id"] in own else FAR if route["id"] in shut else route["length"] + CLAIM
        for route in routes_of(map)
    }


def distances(map: Map, costs: dict[str, int]) -> Distances:
    """Floyd's way, for all pairs; over a city that cannot be reached nothing gets nearer."""
    cities = map.city_ids
    far = {one: {other: FAR if one != other else 0 for other in cities} for one in cities}
    for route in routes_of(map):
        for one, other in (route["between"], reversed(route["between"])):
            far[one][other] = min(far[one][other], costs[route["id"]])
    for over, one in product(cities, cities):
        if (there := far[one][over]) < FAR:
            far[one] = {
                other: there + on if there + on < known else known
                for (other, known), on in zip(far[one].items(), far[over].values(), strict=True)
            }
    return {(one, other): far[one][other] for one, other in product(cities, cities)}


def uses_of(route: dict[str, Any], cost: int, tickets: list[Ticket], far: Distances) -> list[int]:
    """For each ticket that it may still help: NEAR on a shortest way, less where it leads around."""
    if cost in (0, FAR):
        return []
    one, other = route["between"]
    return [
        max(0, NEAR - (min(far[a, one] + far[other, b], far[a, other] + far[one, b]) + cost - far[a, b]))
        for a, b in (ticket.cities for ticket in tickets)
        if 0 < far[a, b] < FAR
    ]


def cars_wanted(map: Map, uses: list[list[int]], colour: str) -> int:
    return sum(
        route["length"] for route, use in zip(routes_of(map), uses, strict=True) if route["colour"] == colour and NEAR in use
    )
