"""The insight of Ticket to Ride on thousands of tables at once, in PyTorch: the same numbers as the encoder's.

From the bytes of an outlook, because the tables are played by processes that have no time to spare for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from semafor.bots.master.chart import Chart
from semafor.games.ticket_to_ride.encoding.insight import HUES, MOST_HELPED, MOST_WANTED, NEAR
from semafor.games.ticket_to_ride.encoding.ways import CLAIM, FAR

REACH = 20.0  # a ticket whose cities are further apart counts nothing as nearly joined
TWICE = 2  # a joined ticket brings its points instead of costing them

log = logging.getLogger(__name__)


class DeviceWays:
    """Reads outlooks that lie on a device."""

    def __init__(self, chart: Chart, device: torch.device) -> None:
        self.chart, self.routes, self.tickets = chart, len(chart.a), len(chart.ticket_a)
        on = {"device": device}
        self.length = torch.tensor(chart.length, dtype=torch.int16, **on)
        self.colours = torch.nn.functional.one_hot(torch.tensor(chart.colour, **on), HUES).float()
        self.points = torch.tensor(chart.ticket_points, dtype=torch.float32, **on)
        self.a, self.b, self.ticket_a, self.ticket_b = (
            torch.tensor(each, **on) for each in (chart.a, chart.b, chart.ticket_a, chart.ticket_b)
        )
        self.rest = torch.tensor([[FAR, 0]], dtype=torch.int16, **on)  # costs of the routes that are none
        self.pairs = self.route_of_pair(device)
        self.quick: Callable[[Tensor], Tensor] | None = None

    def route_of_pair(self, device: torch.device) -> Tensor:
        """By pair of cities its routes, at most two; what is missing is one never open, a city to itself one that is free."""
        cities = self.chart.cities
        found = np.full((cities, cities, 2), self.routes)
        for route, (a, b) in enumerate(zip(self.chart.a, self.chart.b, strict=True)):
            place = int(found[a, b, 0] != self.routes)
            found[a, b, place] = found[b, a, place] = route
        found[np.arange(cities), np.arange(cities)] = self.routes + 1
        return torch.tensor(found.reshape(-1, 2), device=device)

    def part(self, seen: Tensor, name: str, size: int) -> Tensor:
        start = self.chart.starts[name]
        return seen[:, start : start + size] > 0

    def hasten(self, sample: Tensor) -> None:
        """From now on by one kernel, if there is Triton and the kernel says the same of a sample."""
        try:
            from semafor.train.ways_kernel import WaysKernel

            quick = WaysKernel(self.chart, self.pairs)
            same = bool((quick(sample) == self.plain(sample)).all())
        except Exception:  # whatever is wrong with a compiler or a driver: learning is slower
            log.exception("no kernel for the ways")
            return
        if same:
            self.quick = quick
        else:
            log.error("the kernel for the ways is wrong")

    def __call__(self, seen: Tensor) -> Tensor:
        """Tables × bytes of the outlook → tables × bytes that are added."""
        return self.quick(seen) if self.quick else self.plain(seen)

    def plain(self, seen: Tensor) -> Tensor:
        chart, count = self.chart, len(seen)
        taken = self.part(seen, "routes", chart.places * self.routes).view(count, chart.places, self.routes)
        own, shut = taken[:, 0], taken[:, 1:].any(1) | self.part(seen, "routes-closed", self.routes)
        cost = ((self.length + CLAIM) * ~own).masked_fill(shut & ~own, FAR)
        far = self.distances(cost)
        between = far[:, self.ticket_a, self.ticket_b]
        held = self.part(seen, "tickets", self.tickets) & ~self.part(seen, "tickets-joined", self.tickets)
        offered = self.part(seen, "offer", chart.offered * self.tickets).view(count, chart.offered, -1).any(1)
        best, many = self.uses(far, cost, between, held & (between < FAR))
        wanted = ((best == NEAR) * self.length).float() @ self.colours
        wanted = wanted.clamp(max=MOST_WANTED)
        return torch.cat([held * between, offered * between, best, many, wanted], 1).to(torch.uint8)

    def distances(self, cost: Tensor) -> Tensor:
        """Tables × cities × cities, by the costs of the routes."""
        count, cities = len(cost), self.chart.cities
        far = torch.cat([cost, self.rest.expand(count, 2)], 1)[:, self.pairs].amin(2).view(count, cities, cities)
        for city in range(cities):
            far = torch.minimum(far, far[:, :, city, None] + far[:, None, city, :])
        return far

    def uses(self, far: Tensor, cost: Tensor, between: Tensor, wanted: Tensor) -> tuple[Tensor, Tensor]:
        """Of each open route its use for the ticket it is best for, and for how many tickets it is as good as any."""
        a, b = far[:, self.ticket_a], far[:, self.ticket_b]
        way = torch.minimum(a[:, :, self.a] + b[:, :, self.b], a[:, :, self.b] + b[:, :, self.a]) + cost[:, None]
        free = ((cost > 0) & (cost < FAR))[:, None] & wanted[:, :, None]
        use = (NEAR - (way - between[:, :, None])).clamp(0, NEAR) * free
        return use.amax(1), (use == NEAR).sum(1).clamp(max=MOST_HELPED)

    def nearness(self, added: Tensor) -> Tensor:
        """… × added bytes → what the tickets not yet joined would bring if being near counted."""
        far = added[..., : self.tickets].float()
        return ((1 - far / REACH).clamp(min=0) * (far > 0) * TWICE) @ self.points
