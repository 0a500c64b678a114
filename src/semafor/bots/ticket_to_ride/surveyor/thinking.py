"""The network itself, written once for NumPy, which plays, and for PyTorch, which learns: both are asked by the same names.

Cities hear from the routes and tickets that end there, routes and tickets from their cities, a few times over. What all have
in common makes the table's own thought, and every act is wished for by what it is about: no weight belongs to a place of a
map or to a colour, so the same weights read any map.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from semafor.bots.ticket_to_ride.surveyor.reading import Read
from semafor.bots.ticket_to_ride.surveyor.survey import LOCOMOTIVES, Acts, Survey
from semafor.games.ticket_to_ride.layout import COLOURS, PLACES_OFFERED

WIDTH = 64  # of what is thought of a kind, a route, a ticket, a city
TABLE = 192  # of what is thought of the table
KEY = 16  # of how a route asks for a colour
TIMES = 3  # that cities hear from their routes
BLOCKS = 2
HOPES = 2  # the reward at the end, and the chance to win before it is squeezed between 0 and 1
FIXED = 8  # deck, tickets, stop, pass, and in a tunnel 0 to 3 locomotives
MASKS = np.array([[mask >> place & 1 for place in range(PLACES_OFFERED)] for mask in range(1, 16)], np.float32)
KEPT = np.eye(PLACES_OFFERED, dtype=np.float32)[MASKS.sum(1).astype(int) - 1]  # by mask: how many are kept
TINY = 1e-5  # in the norm
BIAS = ":bias"  # after the name of a layer: what it adds

Tensor = Any  # of NumPy or of PyTorch


def shapes(sizes: dict[str, int]) -> dict[str, tuple[int, int]]:
    """The layers by name, from how many numbers to how many; `sizes` says how many are read of each thing."""
    found = {name: (sizes[name], WIDTH) for name in ("kinds", "routes", "tickets", "cities")}
    found["route-hue"] = (WIDTH, WIDTH)
    for time in range(TIMES):
        found |= {f"hear-{name}-{time}": (WIDTH, WIDTH) for name in ("city", "routes", "tickets", "route", "ticket")}
        found |= {f"tell-{name}-{time}": (WIDTH, WIDTH) for name in ("route", "ticket")}
    found["table"] = (sizes["table"] + 7 * WIDTH, TABLE)
    for block in range(BLOCKS):
        found |= {f"one-{block}": (TABLE, TABLE), f"two-{block}": (TABLE, TABLE)}
    for name in ("claim", "row", "keep", "station"):
        found |= {f"{name}-of": (WIDTH, WIDTH), f"{name}-table": (TABLE, WIDTH), f"{name}-wish": (WIDTH, 1)}
    for name in ("claim", "station"):
        found |= {f"{name}-asks": (WIDTH, KEY), f"{name}-hue": (WIDTH, KEY), f"{name}-locomotives": (WIDTH, LOCOMOTIVES)}
    found |= {"keep-count": (PLACES_OFFERED, WIDTH), "pay-table": (TABLE, WIDTH), "pay": (WIDTH, WIDTH)}
    found |= {"fixed": (TABLE, FIXED), "decline": (TABLE, 1), "hope": (TABLE, WIDTH), "value": (WIDTH, HOPES)}
    return found


class Thinker:
    """Thinks with weights about tables of one map. `library` is `numpy` or `torch`, of which all arrays are."""

    def __init__(self, library: ModuleType, weights: Any, survey: Survey, masks: Tensor, kept: Tensor) -> None:
        self.library, self.weights, self.survey = library, weights, survey
        self.masks, self.kept = masks, kept

    def __call__(self, read: Read) -> tuple[Tensor, Tensor]:
        """Tables × acts: the wishes; and tables × the two hopes."""
        kinds = self.bend(self.line("kinds", read.kinds))
        routes, tickets, cities = self.told(read, kinds)
        table = self.table(read, kinds, routes, tickets)
        fixed, decline = self.line("fixed", table), self.line("decline", table)
        drawn = self.wish("row", kinds, table)
        wishes = [
            fixed[:, :1],
            (read.row * drawn[:, None, :]).sum(-1),
            fixed[:, 1:4],
            self.keeps(read, tickets, table),
            fixed[:, 4:],
            decline,
            self.paid("claim", self.survey.claims, routes, kinds, table),
        ]
        if len(self.survey.stations.suits):
            wishes.append(self.paid("station", self.survey.stations, cities, kinds, table))
        return self.library.concatenate(wishes, 1), self.line("value", self.bend(self.line("hope", table)))

    def told(self, read: Read, kinds: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What is thought of routes, tickets and cities after all have heard of each other."""
        survey = self.survey
        routes = self.bend(self.line("routes", read.routes) + self.line("route-hue", self.hues(kinds)))
        tickets = self.bend(self.line("tickets", read.tickets))
        cities = self.bend(self.line("cities", read.cities))
        for time in range(TIMES):
            heard = self.line(f"hear-routes-{time}", survey.routes_at @ routes)
            heard = heard + self.line(f"hear-tickets-{time}", survey.tickets_at @ tickets)
            cities = self.bend(self.norm(self.line(f"hear-city-{time}", cities) + heard))
            routes = self.heard("route", time, routes, survey.ends_of_routes, cities)
            tickets = self.heard("ticket", time, tickets, survey.ends_of_tickets, cities)
        return routes, tickets, cities

    def hues(self, kinds: Tensor) -> Tensor:
        """Of each route what is thought of its colour; of a grey one the most of all colours."""
        colours = kinds[:, :COLOURS]
        most = self.library.amax(colours, 1)[:, None]
        return self.survey.hues @ self.library.concatenate([colours, most], 1)

    def heard(self, name: str, time: int, things: Tensor, ends: Tensor, cities: Tensor) -> Tensor:
        told = ends @ self.line(f"tell-{name}-{time}", cities)
        return things + self.bend(self.norm(self.line(f"hear-{name}-{time}", things) + told))

    def table(self, read: Read, kinds: Tensor, routes: Tensor, tickets: Tensor) -> Tensor:
        most = self.library.amax
        tunnel = (read.tunnel[:, None, :] @ routes)[:, 0]
        pools = [kinds.mean(1), most(kinds, 1), routes.mean(1), most(routes, 1), tickets.mean(1), most(tickets, 1), tunnel]
        table = self.line("table", self.library.concatenate([read.table, *pools], 1))
        for block in range(BLOCKS):
            table = table + self.line(f"two-{block}", self.bend(self.line(f"one-{block}", self.norm(table))))
        return self.bend(self.norm(table))

    def wish(self, name: str, things: Tensor, table: Tensor) -> Tensor:
        """Tables × things: how much each is wished for, as the table is."""
        thought = self.bend(self.line(f"{name}-of", things) + self.line(f"{name}-table", table)[:, None, :])
        return self.line(f"{name}-wish", thought)[:, :, 0]

    def keeps(self, read: Read, tickets: Tensor, table: Tensor) -> Tensor:
        """Of each set of the tickets on offer."""
        offered = read.offer @ self.line("keep-of", tickets)
        thought = self.masks @ offered + self.line("keep-count", self.kept) + self.line("keep-table", table)[:, None, :]
        return self.line("keep-wish", self.bend(thought))[:, :, 0]

    def paid(self, name: str, acts: Acts, things: Tensor, kinds: Tensor, table: Tensor) -> Tensor:
        """Of each payment: what is wished for, how well the colour suits it, and how many locomotives are given."""
        kinds = self.bend(self.line("pay", kinds) + self.line("pay-table", table)[:, None, :])
        suits = self.line(f"{name}-asks", things) @ self.library.swapaxes(self.line(f"{name}-hue", kinds), 1, 2)
        suits = suits + self.wish(name, things, table)[:, :, None]
        given = self.line(f"{name}-locomotives", kinds)
        return flat(suits)[:, acts.suits] + flat(given)[:, acts.given]

    def line(self, name: str, x: Tensor) -> Tensor:
        return x @ self.weights[name] + self.weights[name + BIAS]

    def bend(self, x: Tensor) -> Tensor:
        return x.clip(min=0)

    def norm(self, x: Tensor) -> Tensor:
        """Without weights: the line after it has some."""
        x = x - x.mean(-1, keepdims=True)
        return x / self.library.sqrt((x * x).mean(-1, keepdims=True) + TINY)


def flat(x: Tensor) -> Tensor:
    return x.reshape(len(x), -1)
