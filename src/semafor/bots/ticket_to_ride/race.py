"""Routes for their points alone: which of them the rest of a hand and of the cars is best spent on."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.plan import Plan
from semafor.bots.ticket_to_ride.style import Style
from semafor.games.ticket_to_ride.layout import CARS, COLOURS, GREY, KINDS, LOCOMOTIVE, OWNER
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.state import TicketToRide


class Race:
    """Chooses routes beside a plan one after the other, each by its points for the cards that are still missing."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        longest_first = sorted(range(int(map.routes)), key=lambda route: -int(map.length[route]))
        self.order: Final = vec[i64](longest_first)
        self.join: i64 = 0  # tenths of a point for a route that goes on from own or planned ones
        self.purse: Final = vec[i64]([0] * KINDS)
        self.touched: Final = vec[i64]([0] * int(map.cities))  # by city: whether an own or planned route ends there
        self.taken: Final = vec[i64]([0] * int(map.routes))  # planned routes and their twins

    def look(self, state: TicketToRide, seat: i64, plan: Plan, turns: i64, style: Style) -> vec[i64]:
        """The routes to gather for beside the plan, best first, for so many turns."""
        self.join = style.join
        cars = self.set_out(state, seat, plan)
        found = vec[i64]()
        for _ in range(style.beside):
            route = self.best(state, seat, cars, 2 * (turns - 1))
            if route < 0:
                break
            found = append(found, route)
            cars -= self.map.length[route]
            self.take(route)
        return found

    def set_out(self, state: TicketToRide, seat: i64, plan: Plan) -> i64:
        """Lay the cards of the plan aside; how many cars it leaves."""
        map = self.map
        for kind in range(i64(KINDS)):
            self.purse[kind] = state.cards.held(seat, kind)
        for city in range(map.cities):
            self.touched[city] = 0
        for route in range(map.routes):
            self.taken[route] = 0
            if i64(state.board.store[OWNER + route]) == seat:
                self.touch(route)
        cars = i64(state.board.store[CARS + seat])
        for route in plan.routes:
            if i64(state.board.store[OWNER + route]) != seat:
                cars -= map.length[route]
                self.take(route)
        return cars

    def touch(self, route: i64) -> None:
        self.touched[self.map.a[route]] = 1
        self.touched[self.map.b[route]] = 1

    def take(self, route: i64) -> None:
        """The route is planned: its cards are laid aside as far as they are there."""
        map = self.map
        purse = self.purse
        colour = map.colour[route]
        if colour == GREY:
            colour = self.longest_colour()
        coloured = min(purse[colour], map.length[route] - map.ferry[route])
        purse[colour] -= coloured
        purse[LOCOMOTIVE] -= min(purse[LOCOMOTIVE], map.length[route] - coloured)
        self.touch(route)
        self.taken[route] = 1
        if map.twin[route] >= 0:
            self.taken[map.twin[route]] = 1

    def longest_colour(self) -> i64:
        best: i64 = 0
        for colour in range(1, i64(COLOURS)):
            if self.purse[colour] > self.purse[best]:
                best = colour
        return best

    def best(self, state: TicketToRide, seat: i64, cars: i64, most_missing: i64) -> i64:
        """The route that brings most for the turns it takes, or -1."""
        map = self.map
        most = self.purse[self.longest_colour()]
        locomotives = self.purse[LOCOMOTIVE]
        best: i64 = -1
        best_rate: i64 = 0
        for route in self.order:
            length = map.length[route]
            if 10 * (10 * map.points[length] + self.join) <= best_rate:
                break  # all further ones are shorter
            if length <= cars and self.taken[route] == 0 and state.board.open_to(seat, route):
                have = most if map.colour[route] == GREY else self.purse[map.colour[route]]
                missing = max(0, length - have - locomotives)
                missing += 2 * max(0, map.ferry[route] - locomotives) + 2 * map.tunnel[route]
                rate = 20 * self.worth(route) // (2 + missing)
                if rate > best_rate and missing <= most_missing:
                    best = route
                    best_rate = rate
        return best

    def worth(self, route: i64) -> i64:
        """Tenths of points, with what a longer trail promises."""
        map = self.map
        joined = self.touched[map.a[route]] + self.touched[map.b[route]]
        return 10 * map.points[map.length[route]] + self.join * min(joined, 1)
