"""The board: routes and stations, who owns them, and everybody's cars and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.layout import (
    BARRED,
    CARS,
    CLOSED,
    EIGHTS,
    FREE,
    LABEL,
    MOST_CITIES,
    OPEN,
    OWNER,
    POINTS,
    SEATS,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import Map


def leaves_open(owner: i64, seat: i64) -> bool:
    """Whether what is written as a route's owner lets the seat claim it."""
    return owner >= BARRED and owner != BARRED + seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """The map with everybody's cars and stations on it."""

    def __init__(self, map: Map, seats: i64, store: vec[u8]) -> None:
        self.map: Final = map
        self.seats: Final = seats
        self.store: Final = store

    def clone(self) -> Board:
        return Board(self.map, self.seats, self.store[:])

    def open_to(self, seat: i64, route: i64) -> bool:
        """Whether the seat may claim the route as far as the board goes (ttr.claim.any-free, ttr.double.not-both)."""
        return leaves_open(i64(self.store[OWNER + route]), seat)

    def owners(self) -> dict[str, int]:
        """Whose cars lie on which routes."""
        found: dict[str, int] = {}
        for route in range(self.map.routes):
            owner = i64(self.store[OWNER + route])
            if owner < SEATS:
                found[self.map.route_ids[route]] = owner
        return found

    def closed(self) -> list[str]:
        """The routes that nobody may claim, because the twin is claimed."""
        return [self.map.route_ids[route] for route in range(self.map.routes) if self.store[OWNER + route] == CLOSED]

    def stations(self) -> dict[str, int]:
        """Whose stations stand in which cities."""
        found: dict[str, int] = {}
        for city in range(self.map.cities):
            owner = i64(self.store[STATION + city])
            if owner != FREE:
                found[self.map.city_ids[city]] = owner
        return found

    def place_cars(self, seat: i64, route: i64) -> None:
        store = self.store
        length = self.map.length[route]
        store[OWNER + route] = u8(seat)
        self.join(seat, route)
        self.shut(route)
        store[CARS + seat] -= u8(length)
        store[POINTS + seat] += u8(self.map.points[length])
        twin = self.map.twin[route]
        if twin >= 0 and store[OWNER + twin] == FREE:
            # ttr.double.two-three-players, ttr.double.not-both
            if self.seats < self.map.twins_open_from:
                store[OWNER + twin] = CLOSED
                self.shut(twin)
            else:
                store[OWNER + twin] = u8(BARRED + seat)
                self.shut_to(seat, twin)

    # What follows from the owners

    def read_owners(self) -> None:
        """Find anew which routes each seat could still claim and which cities its own ones join."""
        for seat in range(self.seats):
            for eight in range(i64(EIGHTS)):
                self.store[OPEN + seat * EIGHTS + eight] = 0
            for city in range(i64(MOST_CITIES)):
                self.store[LABEL + seat * MOST_CITIES + city] = u8(city)
            for route in range(self.map.routes):
                if self.open_to(seat, route):
                    self.store[OPEN + seat * EIGHTS + self.map.eight[route]] += u8(self.map.bit[route])
                elif i64(self.store[OWNER + route]) == seat:
                    self.join(seat, route)

    def shut(self, route: i64) -> None:
        """Nobody can claim the route any more."""
        for seat in range(self.seats):
            self.shut_to(seat, route)

    def shut_to(self, seat: i64, route: i64) -> None:
        """The seat cannot claim the route any more, if it still could."""
        self.store[OPEN + seat * EIGHTS + self.map.eight[route]] &= u8(255 - self.map.bit[route])

    def join(self, seat: i64, route: i64) -> None:
        """The networks at both ends of the seat's new route become one."""
        a = self.network(seat, self.map.a[route])
        b = self.network(seat, self.map.b[route])
        self.store[LABEL + seat * MOST_CITIES + max(a, b)] = u8(min(a, b))

    def network(self, seat: i64, city: i64) -> i64:
        """The first city of the seat's network to which this one belongs."""
        store = self.store
        labels = LABEL + seat * MOST_CITIES
        label = i64(store[labels + city])
        while label != city:
            city = label
            label = i64(store[labels + city])
        return city

    # Cars and stations

    def few_cars(self, seat: i64) -> bool:
        """Whether the seat has so few cars left that the last round begins (ttr-usa.end.trigger, ttr-eu.end.trigger)."""
        return i64(self.store[CARS + seat]) <= self.map.end_cars

    def station_cost(self, seat: i64) -> i64:
        """How many cards the seat's next station takes."""
        return self.map.stations + 1 - i64(self.store[STATIONS_LEFT + seat])

    def place_station(self, seat: i64, city: i64) -> None:
        self.store[STATION + city] = u8(seat)
        self.store[STATIONS_LEFT + seat] -= 1
