"""The final count with every part itemised: used by the state, the page and the companion alike.

All functions take the board as it lies there (packed stores), so a physical table is counted by the same code.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import CARS, MOST_CITIES, MOST_ROUTES, OWNER, SEATS, STATION, STATIONS_LEFT
from semafor.games.ticket_to_ride.material import Map

UNJOINED: Final = vec[i64](list(range(MOST_CITIES)))
NONE: Final = vec[u8]([0] * MOST_ROUTES)
NO_STEPS: Final = vec[i64]([0] * 45)
EACH: Final = vec[u8]([1] * SEATS)


class Count:
    """One seat's final count, part by part, with what proves it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.routes: i64 = 0
        self.completed_points: i64 = 0
        self.failed_points: i64 = 0
        self.completed: i64 = 0
        self.stations_kept: i64 = 0
        self.stations: i64 = 0
        self.longest: i64 = 0
        self.bonus: i64 = 0
        self.done: vec[u8] = vec[u8]()  # for each of the seat's tickets: 1 if completed
        self.borrowed: vec[i64] = vec[i64]()  # routes used through stations
        self.trail: vec[i64] = vec[i64]()  # the routes of the longest trail, in order

    def total(self) -> i64:
        return self.routes + self.completed_points - self.failed_points + self.stations + self.bonus


class Network:
    """A seat's routes, and for each city which of the seat's networks it belongs to: equal labels are joined."""

    def __init__(self, board: Map, store: vec[u8], seat: i64) -> None:
        self.seat: Final = seat
        self.label: Final = UNJOINED[: board.cities]
        own = vec[i64](capacity=45)
        for route in range(board.routes):
            if i64(store[OWNER + route]) == seat:
                own = append(own, route)
        self.routes: Final = own
        label = self.label
        for route in own:
            join(label, board.a[route], board.b[route])
        for city in range(board.cities):
            label[city] = label[label[city]]


def joined(board: Map, store: vec[u8], seat: i64, tickets: list[int]) -> list[bool]:
    """Whether the seat's own routes join the cities of each of these tickets."""
    label = Network(board, store, seat).label
    return [label[board.ticket_a[ticket]] == label[board.ticket_b[ticket]] for ticket in tickets]


def root(label: vec[i64], city: i64) -> i64:
    while label[city] != city:
        city = label[city]
    return city


def join(label: vec[i64], one: i64, other: i64) -> None:
    """The two cities' networks become one, labelled by its first city."""
    a = root(label, one)
    b = root(label, other)
    label[max(a, b)] = min(a, b)


def final_count(board: Map, store: vec[u8], seats: i64, tickets: list[vec[i64]]) -> list[Count]:
    """Everybody's count; `tickets[seat]` are the numbers of the tickets that seat kept."""
    counts: list[Count] = []
    best: i64 = 0
    for seat in range(seats):
        count = seat_count(board, store, seat, tickets[seat])
        best = max(best, count.longest)
        counts.append(count)
    for count in counts:
        # ttr.longest.all-tied and ttr.longest.nobody
        if best > 0 and count.longest == best:
            count.bonus = board.longest_bonus
    return counts


def final_scores(board: Map, store: vec[u8], seats: i64, tickets: list[vec[i64]]) -> vec[i64]:
    """Everybody's points alone: the same totals, without the trails that prove them.

    Who has laid the most cars is counted first: then hardly any trail of the others must be walked, for it is not the longest.
    """
    totals = NO_STEPS[:seats]
    longest = NO_STEPS[:seats]
    waiting = EACH[:seats]
    best: i64 = 0
    for turn in range(seats):
        seat = next_by_cars(store, waiting)
        waiting[seat] = 0
        count = seat_count(board, store, seat, tickets[seat], max(0, best - 1), proved=False)
        best = max(best, count.longest)
        longest[seat] = count.longest
        totals[seat] = count.total()
    for seat in range(seats):
        if best > 0 and longest[seat] == best:
            totals[seat] += board.longest_bonus
    return totals


def next_by_cars(store: vec[u8], waiting: vec[u8]) -> i64:
    """Of the seats that wait the one with the fewest cars left."""
    found: i64 = -1
    for seat in range(i64(len(waiting))):
        if waiting[seat] and (found < 0 or store[CARS + seat] < store[CARS + found]):
            found = seat
    return found


def seat_count(board: Map, store: vec[u8], seat: i64, tickets: vec[i64], beaten: i64 = 0, *, proved: bool = True) -> Count:
    """One seat's count, all but the bonus, for which all seats are compared.

    Only a trail longer than `beaten` is looked for, and how it runs is kept only if it is to be `proved`.
    """
    count = Count(seat)
    network = Network(board, store, seat)
    for route in network.routes:
        count.routes += board.points[board.length[route]]
    count_tickets(board, store, network, tickets, count)
    count.stations_kept = i64(store[STATIONS_LEFT + seat])
    count.stations = board.station_points * count.stations_kept
    trail = LongestTrail(board, network, beaten, proved)
    count.longest = trail.best
    count.trail = trail.way
    return count


def count_tickets(board: Map, store: vec[u8], network: Network, tickets: vec[i64], count: Count) -> None:
    """Every ticket of the seat is judged, with the best use of its stations (ttr-eu.station.best-choice)."""
    label = network.label
    loans = Loans(board, store, network, tickets)
    loans.search(0)
    count.borrowed = loans.best_routes
    count.done = NONE[: len(tickets)]
    for at in range(len(tickets)):
        ticket = tickets[at]
        if loans.best_joined(label[board.ticket_a[ticket]]) == loans.best_joined(label[board.ticket_b[ticket]]):
            count.done[at] = 1
            count.completed += 1
            count.completed_points += board.ticket_points[ticket]
        else:
            count.failed_points += board.ticket_points[ticket]


class Loans:
    """The search for the best routes to borrow: at most one per station, the same for all tickets.

    A loan joins two networks. The joins in force are kept in order as (from, to); `joined` follows them.
    """

    def __init__(self, board: Map, store: vec[u8], network: Network, tickets: vec[i64]) -> None:
        self.board: Final = board
        self.store: Final = store
        self.seat: Final = network.seat
        self.label: Final = network.label
        self.cities: Final = station_cities(board, store, network.seat)
        self.open: Final = self.completable(open_tickets(board, network.label, tickets))
        self.froms: Final = vec[i64]([0, 0, 0])
        self.tos: Final = vec[i64]([0, 0, 0])
        self.routes: Final = vec[i64]([0, 0, 0])
        self.count: i64 = 0
        self.best_points: i64 = 0
        self.best_tickets: i64 = 0
        self.best_froms: vec[i64] = vec[i64]()
        self.best_tos: vec[i64] = vec[i64]()
        self.best_routes: vec[i64] = vec[i64]()

    def completable(self, tickets: vec[i64]) -> vec[i64]:
        """Those of the tickets that are complete when every loan is taken at once: no choice completes another."""
        if len(self.cities) == 0 or len(tickets) == 0:
            return vec[i64]()
        board = self.board
        label = self.label[:]
        for city in self.cities:
            for at in range(board.city_first[city], board.city_first[city + 1]):
                if self.lent(board.city_routes[at]):
                    join(label, board.a[board.city_routes[at]], board.b[board.city_routes[at]])
        found = vec[i64]()
        for ticket in tickets:
            if root(label, board.ticket_a[ticket]) == root(label, board.ticket_b[ticket]):
                found = append(found, ticket)
        return found

    def lent(self, route: i64) -> bool:
        """Whether the route is another seat's."""
        owner = i64(self.store[OWNER + route])
        return owner != self.seat and owner < SEATS

    def joined(self, network: i64) -> i64:
        for at in range(self.count):
            if self.froms[at] == network:
                network = self.tos[at]
        return network

    def best_joined(self, network: i64) -> i64:
        for at in range(len(self.best_froms)):
            if self.best_froms[at] == network:
                network = self.best_tos[at]
        return network

    def search(self, station: i64) -> None:
        """Try every loan of this station and of those after it, also none."""
        if self.best_tickets == len(self.open):
            return  # all that can be completed is
        if station == len(self.cities):
            self.weigh()
            return
        self.search(station + 1)
        board = self.board
        city = self.cities[station]
        for at in range(board.city_first[city], board.city_first[city + 1]):
            route = board.city_routes[at]
            if self.lent(route):
                self.borrow(station, route)

    def borrow(self, station: i64, route: i64) -> None:
        here = self.joined(self.label[self.board.a[route]])
        there = self.joined(self.label[self.board.b[route]])
        if here != there:
            self.froms[self.count] = here
            self.tos[self.count] = there
            self.routes[self.count] = route
            self.count += 1
            self.search(station + 1)
            self.count -= 1

    def weigh(self) -> None:
        points: i64 = 0
        tickets: i64 = 0
        board = self.board
        for ticket in self.open:
            if self.joined(self.label[board.ticket_a[ticket]]) == self.joined(self.label[board.ticket_b[ticket]]):
                points += board.ticket_points[ticket]
                tickets += 1
        if points > self.best_points or (points == self.best_points and tickets > self.best_tickets):
            self.best_points = points
            self.best_tickets = tickets
            self.best_froms = self.froms[: self.count]
            self.best_tos = self.tos[: self.count]
            self.best_routes = self.routes[: self.count]


def open_tickets(board: Map, label: vec[i64], tickets: vec[i64]) -> vec[i64]:
    """The tickets that the seat's own routes do not complete."""
    found = vec[i64]()
    for ticket in tickets:
        if label[board.ticket_a[ticket]] != label[board.ticket_b[ticket]]:
            found = append(found, ticket)
    return found


def station_cities(board: Map, store: vec[u8], seat: i64) -> vec[i64]:
    found = vec[i64]()
    if board.stations > 0:
        for city in range(board.cities):
            if i64(store[STATION + city]) == seat:
                found = append(found, city)
    return found


class LongestTrail:
    """The heaviest trail over the seat's routes: no route twice, cities as often as you like. Exact.

    In a network without odd cities the trail is everything. Otherwise a heaviest trail starts in an odd city: one
    that cannot be made longer has used up every route at its ends. A branch is cut when all routes left would not
    beat the best so far, which is `beaten` at the start.
    """

    def __init__(self, board: Map, network: Network, beaten: i64, proved: bool) -> None:
        self.board: Final = board
        self.routes: Final = network.routes
        self.label: Final = network.label
        self.free: Final = NONE[: board.routes]
        self.degree: Final = NONE[: board.cities]
        self.steps: Final = NO_STEPS[:]
        self.depth: i64 = 0
        self.proved: Final = proved
        self.best: i64 = beaten
        self.limit: i64 = 0
        self.way: vec[i64] = vec[i64]()
        for route in self.routes:
            self.free[route] = 1
            self.degree[board.a[route]] += 1
            self.degree[board.b[route]] += 1
        walked = NONE[: board.cities]
        for route in self.routes:
            label = self.label[board.a[route]]
            if walked[label] == 0:
                walked[label] = 1
                self.walk_network(label)

    def walk_network(self, label: i64) -> None:
        """Try every start that a heaviest trail of this network can have."""
        board = self.board
        labels = self.label
        lengths = board.length
        ends = board.a
        weight: i64 = 0
        shortest: i64 = 99
        for route in self.routes:
            if labels[ends[route]] == label:
                weight += lengths[route]
                shortest = min(shortest, lengths[route])
        if weight <= self.best:
            return
        odd: i64 = 0
        for city in range(label, board.cities):
            if labels[city] == label:
                odd += i64(self.degree[city]) & 1
        # All odd cities but two leave out a route, and a route serves two cities: so much stays unused.
        self.limit = weight - shortest * max(0, odd - 2) // 2
        if self.limit <= self.best:
            return
        for city in range(label, board.cities):
            if labels[city] == label and (odd == 0 or self.degree[city] & 1):
                self.walk(city, 0, weight)
                if odd == 0 or self.best >= self.limit:
                    return

    def walk(self, city: i64, gone: i64, left: i64) -> None:
        """Go on from the city; `gone` is the weight so far, `left` the weight of the network's unused routes."""
        if gone > self.best:
            self.best = gone
            if self.proved:
                self.way = self.steps[: self.depth]
        if self.best >= self.limit or gone + left <= self.best:
            return
        board = self.board
        routes = board.city_routes
        free = self.free
        for at in range(board.city_first[city], board.city_first[city + 1]):
            route = routes[at]
            if free[route]:
                length = board.length[route]
                free[route] = 0
                self.steps[self.depth] = route
                self.depth += 1
                self.walk(board.other_end(route, city), gone + length, left - length)
                self.depth -= 1
                free[route] = 1
