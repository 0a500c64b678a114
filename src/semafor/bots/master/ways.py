"""What the map of Ticket to Ride means to a seat: how far its tickets are from being joined, and which routes help.

A distance counts the cars of open routes and two more for each route, for the half turn that claiming it costs; own routes
cost nothing. Cities that nothing open joins are FAR apart.
"""

from __future__ import annotations

import numpy as np

from semafor.bots.master.outlook import Array, Outlook
from semafor.bots.master.reading import FAR
from semafor.games.ticket_to_ride.layout import PLACES_OFFERED
from semafor.games.ticket_to_ride.material import Map

CLAIM = 2  # what a route costs beside its cars
NEAR = 8  # a route that makes a way longer by as much is of no use
COLOURS = 9  # grey and the eight others
MOST_TICKETS = 4  # that one route is said to help
MOST_CARS = 40  # of one colour that are said to be wanted


class Ways:
    """Reads an outlook of one map and says what it means."""

    def __init__(self, map: Map, outlook: Outlook) -> None:
        self.a, self.b, self.length, colour, self.ticket_a, self.ticket_b, self.points = (
            np.array([int(each) for each in column], np.int64)
            for column in (map.a, map.b, map.length, map.colour, map.ticket_a, map.ticket_b, map.ticket_points)
        )
        self.cities, self.routes, self.tickets = int(map.cities), len(self.a), len(self.ticket_a)
        self.places = outlook.places
        self.starts = outlook.starts
        self.colours = (np.where(colour == COLOURS - 1, 0, colour + 1)[:, None] == np.arange(COLOURS)).astype(np.int64)
        self.parts = [
            (self.tickets, FAR),  # of each ticket held: how far its cities are apart
            (self.tickets, FAR),  # of each ticket on offer
            (self.routes, NEAR),  # of each open route: how good it is for the ticket that it is best for
            (self.routes, MOST_TICKETS),  # for how many tickets it lies on a shortest way
            (COLOURS, MOST_CARS),  # by colour: the cars of the routes that do
        ]
        self.size = sum(size for size, _ in self.parts)

    def part(self, seen: Array, name: str, size: int) -> Array:
        start = self.starts[name]
        return seen[:, start : start + size] > 0

    def __call__(self, seen: Array) -> Array:
        """Tables × bytes of the outlook → tables × bytes that are added."""
        taken = self.part(seen, "routes", self.places * self.routes).reshape(len(seen), self.places, self.routes)
        own, shut = taken[:, 0], taken[:, 1:].any(1) | self.part(seen, "routes-closed", self.routes)
        cost = np.where(own, 0, np.where(shut, FAR, self.length + CLAIM)).astype(np.int16)
        far = self.distances(cost)
        between = far[:, self.ticket_a, self.ticket_b]
        held = self.part(seen, "tickets", self.tickets) & ~self.part(seen, "tickets-joined", self.tickets)
        offered = self.part(seen, "offer", PLACES_OFFERED * self.tickets).reshape(len(seen), PLACES_OFFERED, -1).any(1)
        best, many = self.uses(far, cost, np.where(held & (between < FAR), between, FAR))
        wanted = np.minimum(((best == NEAR) * self.length) @ self.colours, MOST_CARS)
        return np.concatenate([held * between, offered * between, best, many, wanted], 1).astype(np.uint8)

    def distances(self, cost: Array) -> Array:
        """Tables × cities × cities, by the costs of the routes."""
        far = np.full((len(cost), self.cities, self.cities), FAR, np.int16)
        far[:, np.arange(self.cities), np.arange(self.cities)] = 0
        for route, (a, b) in enumerate(zip(self.a, self.b, strict=True)):
            far[:, a, b] = far[:, b, a] = np.minimum(far[:, a, b], cost[:, route])
        for city in range(self.cities):
            np.minimum(far, far[:, :, city, None] + far[:, None, city, :], out=far)
        return far

    def uses(self, far: Array, cost: Array, between: Array) -> tuple[Array, Array]:
        """Of each open route its use for the ticket it is best for, and for how many tickets it is as good as any."""
        best, many = (np.zeros(cost.shape, np.int16) for _ in range(2))
        free = (cost > 0) & (cost < FAR)
        for ticket in np.flatnonzero((between < FAR).any(0)):
            a, b = far[:, self.ticket_a[ticket]], far[:, self.ticket_b[ticket]]
            way = np.minimum(a[:, self.a] + b[:, self.b], a[:, self.b] + b[:, self.a]) + cost
            wanted = free & (between[:, ticket, None] < FAR)
            use = np.where(wanted, np.clip(NEAR - (way - between[:, ticket, None]), 0, NEAR), 0)
            best = np.maximum(best, use)
            many += use == NEAR
        return best, np.minimum(many, MOST_TICKETS)
