"""Which routes rivals need: those that would join two of a rival's networks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.ticket_to_ride.layout import MOST_CITIES, SEATS
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.scoring import Network
from semafor.games.ticket_to_ride.state import TicketToRide

CHEAP: Final = 3  # cars of a block that is worth a turn


class Blocks:
    """The networks of the rivals of one seat."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.rivals: i64 = 0
        self.label: Final = vec[i64]([0] * (SEATS * MOST_CITIES))  # by rival and city
        self.built: Final = vec[i64]([0] * (SEATS * MOST_CITIES))  # whether a route of the rival ends there

    def look(self, state: TicketToRide, seat: i64) -> None:
        self.rivals = 0
        for other in range(state.seats):
            if other != seat:
                self.note(Network(self.map, state.board.store, other))
                self.rivals += 1

    def note(self, network: Network) -> None:
        row = self.rivals * MOST_CITIES
        for city in range(self.map.cities):
            self.label[row + city] = network.label[city]
            self.built[row + city] = 0
        for route in network.routes:
            self.built[row + self.map.a[route]] = 1
            self.built[row + self.map.b[route]] = 1

    def hinders(self, route: i64) -> bool:
        """Whether the route is a cheap block."""
        map = self.map
        if map.length[route] > CHEAP:
            return False
        for rival in range(self.rivals):
            a = rival * MOST_CITIES + map.a[route]
            b = rival * MOST_CITIES + map.b[route]
            if self.built[a] and self.built[b] and self.label[a] != self.label[b]:
                return True
        return False
