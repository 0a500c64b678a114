"""Routes over finished links, for people: one line for each delivery that can be chosen."""

from __future__ import annotations

from semafor.games.steamrollers.material import Material, cell_name
from semafor.games.steamrollers.scoring import Link

Route = list[tuple[Link, int]]  # each link with the city it leads to


def routes(found: list[Link], origin: int, to: int, passed: tuple[int, ...] = ()) -> list[Route]:
    """Every route from one city to another without a city twice, cities numbered from 0."""
    seen = (*passed, origin)
    ways: list[Route] = []
    for link in found:
        if origin not in (link.a, link.b):
            continue
        next = int(link.a + link.b) - origin
        if next == to:
            ways.append([(link, next)])
        elif next not in seen:
            ways += [[(link, next), *rest] for rest in routes(found, next, to, seen)]
    return ways


def distance(route: Route) -> int:
    return sum(int(link.length()) for link, _ in route)


def stops(material: Material, origin: int, route: Route) -> list[str]:
    """The towns (by cell) and cities (by number) of the route in order; the origin is not one of them."""
    found: list[str] = []
    here = origin
    for link, city in route:
        towns = list(link.towns) if link.a == here else list(link.towns)[::-1]
        found += [cell_name(int(material.town_cell[town])) for town in towns]
        found.append(str(city + 1))
        here = city
    return found


def line(material: Material, found: list[Link], origin: int, to: int, total: int) -> list[str]:
    """The stops of a route with that distance; when only tile 3b gives it, of the longest route that 3b makes so long."""
    ways = routes(found, origin, to)
    for missing in (0, 1, 2):
        for way in ways:
            if distance(way) == total - missing:
                return stops(material, origin, way)
    return []
