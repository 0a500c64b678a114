"""`semafor.bots.master.ways` on thousands of tables at once, in PyTorch: the same numbers."""

from __future__ import annotations

import logging
from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from semafor.bots.master.chart import CLAIM, MOST_CARS, MOST_TICKETS, NEAR
from semafor.bots.master.ladders import FAR
from semafor.bots.master.ways import Ways
from semafor.games.ticket_to_ride.layout import PLACES_OFFERED

REACH = 20.0  # a ticket whose cities are further apart counts nothing as nearly joined
TWICE = 2  # a joined ticket brings its points instead of costing them

log = logging.getLogger(__name__)


class DeviceWays:
    """Reads outlooks that lie on a device."""

    def __init__(self, ways: Ways, device: torch.device) -> None:
        self.ways = ways
        on = {"device": device}
        self.length = torch.tensor(ways.length, dtype=torch.int16, **on)
        self.colours = torch.tensor(ways.colours, dtype=torch.float32, **on)
        self.points = torch.tensor(ways.points, dtype=torch.float32, **on)
        self.a, self.b, self.ticket_a, self.ticket_b = (
            torch.tensor(each, **on) for each in (ways.a, ways.b, ways.ticket_a, ways.ticket_b)
        )
        self.rest = torch.tensor([[FAR, 0]], dtype=torch.int16, **on)  # costs of the routes that are none
        self.pairs = self.route_of_pair(device)
        self.quick: Callable[[Tensor], Tensor] | None = None

    def route_of_pair(self, device: torch.device) -> Tensor:
        """By pair of cities its routes, at most two; what is missing is one never open, a city to itself one that is free."""
        ways = self.ways
        found = np.full((ways.cities, ways.cities, 2), ways.routes)
        for route, (a, b) in enumerate(zip(ways.a, ways.b, strict=True)):
            place = int(found[a, b, 0] != ways.routes)
            found[a, b, place] = found[b, a, place] = route
        found[np.arange(ways.cities), np.arange(ways.cities)] = ways.routes + 1
        return torch.tensor(found.reshape(-1, 2), device=device)

    def part(self, seen: Tensor, name: str, size: int) -> Tensor:
        start = self.ways.starts[name]
        return seen[:, start : start + size] > 0

    def hasten(self, sample: Tensor) -> None:
        """From now on by one kernel, if there is Triton and the kernel says the same of a sample."""
        try:
            from semafor.train.ways_kernel import WaysKernel

            quick = WaysKernel(self.ways, self.pairs)
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
        ways, count = self.ways, len(seen)
        taken = self.part(seen, "routes", ways.places * ways.routes).view(count, ways.places, ways.routes)
        own, shut = taken[:, 0], taken[:, 1:].any(1) | self.part(seen, "routes-closed", ways.routes)
        cost = ((self.length + CLAIM) * ~own).masked_fill(shut & ~own, FAR)
        far = self.distances(cost)
        between = far[:, self.ticket_a, self.ticket_b]
        held = self.part(seen, "tickets", ways.tickets) & ~self.part(seen, "tickets-joined", ways.tickets)
        offered = self.part(seen, "offer", PLACES_OFFERED * ways.tickets).view(count, PLACES_OFFERED, -1).any(1)
        best, many = self.uses(far, cost, between, held & (between < FAR))
        wanted = ((best == NEAR) * self.length).float() @ self.colours
        wanted = wanted.clamp(max=MOST_CARS)
        return torch.cat([held * between, offered * between, best, many, wanted], 1).to(torch.uint8)

    def distances(self, cost: Tensor) -> Tensor:
        """Tables × cities × cities, by the costs of the routes."""
        count, cities = len(cost), self.ways.cities
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
        return use.amax(1), (use == NEAR).sum(1).clamp(max=MOST_TICKETS)

    def nearness(self, added: Tensor) -> Tensor:
        """… × added bytes → what the tickets not yet joined would bring if being near counted."""
        far = added[..., : self.ways.tickets].float()
        return ((1 - far / REACH).clamp(min=0) * (far > 0) * TWICE) @ self.points
