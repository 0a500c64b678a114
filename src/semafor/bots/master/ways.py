"""What the map of Ticket to Ride means to a seat: how far its tickets are from being joined, and which routes help.

A distance counts the cars of open routes and two more for each route, for the half turn that claiming it costs; own routes
cost nothing. Cities that nothing open joins are FAR apart.
"""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.chart import CLAIM, COLOURS, MOST_CARS, MOST_TICKETS, NEAR, Chart
from semafor.bots.master.ladders import FAR


class Ways:
    """Reads an outlook of one map and says what it means."""

    def __init__(self, chart: Chart) -> None:
        routes = (chart.a, chart.b, chart.length, chart.colour)
        self.a, self.b, self.length, colour = (np.array(column, np.int64) for column in routes)
        tickets = (chart.ticket_a, chart.ticket_b, chart.ticket_points)
        self.ticket_a, self.ticket_b, self.points = (np.array(column, np.int64) for column in tickets)
        self.cities, self.routes, self.tickets = chart.cities, len(self.a), len(self.ticket_a)
        self.places, self.offered, self.starts, self.parts = chart.places, chart.offered, chart.starts, chart.parts
        self.colours = (colour[:, None] == np.arange(COLOURS)).astype(np.int64)
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
        offered = self.part(seen, "offer", self.offered * self.tickets).reshape(len(seen), self.offered, -1).any(1)
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
