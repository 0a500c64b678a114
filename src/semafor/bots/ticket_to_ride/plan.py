"""Planning on the map of Ticket to Ride: the cheapest connection of several pairs of cities at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.games.ticket_to_ride.layout import CARS, GREY, LOCOMOTIVE, OWNER, SEATS, STATION, STATIONS_LEFT
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.state import TicketToRide

FAR: Final = 1_000_000
LENT: Final = 1  # the weight of somebody's route beside a station of the seat


class Prices:
    """What a route costs a plan, in tenths of a turn; a point of the route takes some of it off again."""

    def __init__(self, claim: i64, card: i64, point: i64, tunnel: i64, ferry: i64, loan: i64, risk: i64) -> None:
        self.claim: Final = claim  # the turn that claims it
        self.card: Final = card  # each card that is still missing
        self.point: Final = point  # off for each point it brings
        self.tunnel: Final = tunnel  # the extra cards to be expected
        self.ferry: Final = ferry  # each locomotive it asks for
        self.loan: Final = loan  # a station that borrows somebody's route
        self.risk: Final = risk  # that somebody else takes it first, where no second track is left for us


class Plan:
    """Routes still to claim so that the seat's tickets are connected."""

    def __init__(self, tickets: i64) -> None:
        self.tickets: i64 = tickets  # how many tickets the seat held when it was made
        self.routes: vec[i64] = vec[i64]()
        self.beside: vec[i64] = vec[i64]()  # routes for their points alone, best first
        self.hand: i64 = 0  # how many cards the seat held when those were chosen
        self.loans: vec[i64] = vec[i64]()  # routes of others to borrow by a station
        self.cars: i64 = 0
        self.price: i64 = 0
        self.gain: i64 = 0  # points of the open tickets it connects
        self.lost: i64 = 0  # points of the tickets it gives up

    def holds(self, state: TicketToRide, seat: i64) -> bool:
        """Whether every route of the plan is still open to the seat or its own."""
        for route in self.routes:
            if i64(state.board.store[OWNER + route]) != seat and not state.board.open_to(seat, route):
                return False
        for route in self.loans:
            if lent(state, seat, route):
                return False
        return True

    def asks(self, route: i64) -> bool:
        for each in self.routes:
            if each == route:
                return True
        return False


def lent(state: TicketToRide, seat: i64, route: i64) -> bool:
    """Whether the seat has a station at an end of the route."""
    map = state.map
    return i64(state.board.store[STATION + map.a[route]]) == seat or i64(state.board.store[STATION + map.b[route]]) == seat


class Ways:
    """Cheapest ways over one map; the weights of the routes are set for a seat and a moment."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.weight: Final = vec[i64]([0] * int(map.routes))
        self.distance: Final = vec[i64]([0] * int(map.cities))
        self.entry: Final = vec[i64]([0] * int(map.cities))  # the route by which a city was reached
        self.edge: Final = vec[i64]([0] * int(map.cities))  # cities reached from which no way was tried yet
        self.edge_size: i64 = 0

    def weigh(self, state: TicketToRide, seat: i64, prices: Prices) -> None:
        """Set every weight: own routes are free, others' routes are loans while stations are left, the rest is priced."""
        lends = state.board.store[STATIONS_LEFT + seat] > 0
        most: i64 = 0
        for kind in range(i64(LOCOMOTIVE)):
            most = max(most, state.cards.held(seat, kind))
        for route in range(self.map.routes):
            owner = i64(state.board.store[OWNER + route])
            if owner == seat:
                self.weight[route] = 0
            elif state.board.open_to(seat, route):
                self.weight[route] = self.price(state, seat, route, most, prices)
            elif owner < SEATS and lent(state, seat, route):
                self.weight[route] = LENT
            else:
                self.weight[route] = prices.loan if lends and owner < SEATS else i64(FAR)

    def price(self, state: TicketToRide, seat: i64, route: i64, most: i64, prices: Prices) -> i64:
        map = self.map
        length = map.length[route]
        colour = map.colour[route]
        have = most if colour == GREY else state.cards.held(seat, colour)
        price = prices.claim + prices.card * max(0, length - have) - prices.point * map.points[length]
        price += prices.ferry * map.ferry[route] + prices.tunnel * map.tunnel[route]
        if map.twin[route] < 0 or state.seats < map.twins_open_from:
            price += prices.risk
        return max(price, 2)

    def reach(self, start: i64, goal: i64) -> i64:
        """The weight of the cheapest way from start to goal, FAR if there is none."""
        map = self.map
        distance = self.distance
        for city in range(map.cities):
            distance[city] = FAR
        distance[start] = 0
        self.edge[0] = start
        self.edge_size = 1
        while self.edge_size > 0:
            here = self.nearest()
            if here == goal:
                return distance[goal]
            for at in range(map.city_first[here], map.city_first[here + 1]):
                route = map.city_routes[at]
                there = map.a[route] + map.b[route] - here
                way = distance[here] + self.weight[route]
                if way < distance[there]:
                    if distance[there] == FAR:
                        self.edge[self.edge_size] = there
                        self.edge_size += 1
                    distance[there] = way
                    self.entry[there] = route
        return FAR

    def nearest(self) -> i64:
        """Take the nearest city from the edge of what is reached; no way to it can become shorter any more."""
        edge = self.edge
        best: i64 = 0
        for place in range(1, self.edge_size):
            if self.distance[edge[place]] < self.distance[edge[best]]:
                best = place
        city = edge[best]
        self.edge_size -= 1
        edge[best] = edge[self.edge_size]
        return city

    def lay(self, start: i64, goal: i64, state: TicketToRide, plan: Plan) -> None:
        """Add the way just found to the plan; its routes are free for what is planned next."""
        city = goal
        while city != start:
            route = self.entry[city]
            if self.weight[route] > 0:
                if i64(state.board.store[OWNER + route]) >= SEATS:
                    plan.routes = append(plan.routes, route)
                    plan.cars += self.map.length[route]
                elif self.weight[route] != LENT:
                    plan.loans = append(plan.loans, route)
                plan.price += self.weight[route]
                self.weight[route] = 0
            city = self.map.a[route] + self.map.b[route] - city


def make_plan(ways: Ways, state: TicketToRide, seat: i64, tickets: vec[i64], prices: Prices, patience: i64) -> Plan:
    """The best of the plans that take the tickets dearest first and cheapest first.

    A ticket for which cars, stations or `patience` (the weight a plan may have) do not suffice is given up.
    """
    one = lay_out(ways, state, seat, by_points(state.map, tickets, falling=True), prices, patience)
    if len(tickets) < 2:
        return one
    other = lay_out(ways, state, seat, by_points(state.map, tickets, falling=False), prices, patience)
    return other if other.gain * 20 - other.price > one.gain * 20 - one.price else one


def lay_out(ways: Ways, state: TicketToRide, seat: i64, tickets: vec[i64], prices: Prices, patience: i64) -> Plan:
    plan = Plan(len(tickets))
    map = state.map
    ways.weigh(state, seat, prices)
    cars = i64(state.board.store[CARS + seat])
    stations = i64(state.board.store[STATIONS_LEFT + seat])
    for ticket in tickets:
        start = map.ticket_a[ticket]
        goal = map.ticket_b[ticket]
        weight = ways.reach(start, goal)
        if weight > 0:
            fits = weight < FAR and plan.price + weight <= patience
            if fits:
                fits = fits_in(ways, state, start, goal, cars - plan.cars, stations - len(plan.loans))
            if fits:
                ways.lay(start, goal, state, plan)
                plan.gain += map.ticket_points[ticket]
            else:
                plan.lost += map.ticket_points[ticket]
    return plan


def fits_in(ways: Ways, state: TicketToRide, start: i64, goal: i64, cars: i64, stations: i64) -> bool:
    """Whether the way just found takes no more cars and stations than these."""
    city = goal
    while city != start:
        route = ways.entry[city]
        if ways.weight[route] > 0:
            if i64(state.board.store[OWNER + route]) >= SEATS:
                cars -= ways.map.length[route]
            elif ways.weight[route] != LENT:
                stations -= 1
        city = ways.map.a[route] + ways.map.b[route] - city
    return cars >= 0 and stations >= 0


def by_points(map: Map, tickets: vec[i64], *, falling: bool) -> vec[i64]:
    """The tickets by their points."""
    order = tickets[:]
    for at in range(1, len(order)):
        ticket = order[at]
        place: i64 = at
        while place > 0 and (map.ticket_points[order[place - 1]] < map.ticket_points[ticket]) == falling:
            order[place] = order[place - 1]
            place -= 1
        order[place] = ticket
    return order
