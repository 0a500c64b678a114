"""How far apart the cities are for one seat, over its own routes and those that it could still claim.

A distance counts the cars of open routes and two more for each route, for the half turn that claiming it costs; own routes
cost nothing. Cities that nothing open joins are FAR apart, and so are those with a longer way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import OWNER
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.board import Board, leaves_open

FAR: Final = 90
CLAIM: Final = 2  # what a route costs beside its cars


class Ways:
    """The distances on one map. Only those are worked out that are asked for, and the room for them serves every table."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.cost: Final = vec[u8]([0] * int(map.routes))
        self.far: Final = vec[u8]([0] * int(map.cities * map.cities))  # city after city: how far all others are
        self.found: Final = vec[u8]([0] * int(map.cities))  # by city: 1 if that is worked out
        self.edge: Final = vec[i64]([0] * int(map.cities))  # cities reached from which no way was tried yet
        self.edge_size: i64 = 0

    def look(self, board: Board, seat: i64) -> None:
        """From now on it is about this seat and this board."""
        for city in range(self.map.cities):
            self.found[city] = 0
        for route in range(self.map.routes):
            owner = i64(board.store[OWNER + route])
            if owner == seat:
                self.cost[route] = 0
            else:
                self.cost[route] = u8(self.map.length[route] + CLAIM) if leaves_open(owner, seat) else FAR

    def start(self, city: i64) -> i64:
        """Where in `far` the distances from this city begin."""
        start = city * self.map.cities
        if self.found[city] == 0:
            self.found[city] = 1
            self.find(city, start)
        return start

    def find(self, city: i64, start: i64) -> None:
        """Dijkstra's way: always on from the nearest city."""
        far = self.far
        for other in range(self.map.cities):
            far[start + other] = FAR
        far[start + city] = 0
        self.edge[0] = city
        self.edge_size = 1
        while self.edge_size > 0:
            self.go_on(self.nearest(start), start)

    def nearest(self, start: i64) -> i64:
        """Take the nearest city from the edge of what is reached; no way to it can become shorter any more."""
        edge = self.edge
        best: i64 = 0
        for place in range(1, self.edge_size):
            if self.far[start + edge[place]] < self.far[start + edge[best]]:
                best = place
        city = edge[best]
        self.edge_size -= 1
        edge[best] = edge[self.edge_size]
        return city

    def go_on(self, city: i64, start: i64) -> None:
        """Try the routes of a city."""
        map = self.map
        far = self.far
        reached = i64(far[start + city])
        for at in range(map.city_first[city], map.city_first[city + 1]):
            route = map.city_routes[at]
            way = reached + i64(self.cost[route])
            other = map.other_end(route, city)
            before = i64(far[start + other])
            if way < before:
                far[start + other] = u8(way)
                if before == FAR:
                    self.edge[self.edge_size] = other
                    self.edge_size += 1
