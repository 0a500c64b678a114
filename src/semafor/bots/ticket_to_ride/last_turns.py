"""The last one or two turns of a seat: which claims the hand allows bring most, tickets counted with the routes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE, with_colour
from semafor.games.ticket_to_ride.layout import CARS, COLOURS, GREY, KINDS, LOCOMOTIVE, NO_CARD, PLACES, ROW
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.scoring import Loans, Network, join, open_tickets
from semafor.games.ticket_to_ride.state import TicketToRide

MOST: Final = 12  # routes of which every pair is tried; of the others those pairs that meet
EMPTY: Final = vec[i64]([0] * KINDS)
BY_LUCK: Final = vec[i64]([100, 45, 8])  # hundredths: that so many missing cards come with a blind draw of two
NO_ROUTE: Final = -1


class LastTurns:
    """What a seat's last claims bring; `look` sets the table, then the routes found are asked for."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.purse: vec[i64] = EMPTY[:]
        self.label: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()  # tickets not completed yet
        self.routes: vec[i64] = vec[i64]()  # payable ones, dearest first
        self.gains: vec[i64] = vec[i64]()  # what each brings alone
        self.goal: i64 = NO_ROUTE  # the route for which cards are drawn, if that is better than a claim
        self.secured: i64 = 0  # points of the tickets that the way found completes with the cards at hand

    def claim(self, state: TicketToRide, seat: i64, turns: i64) -> i64:
        """The claim to make now with one or two turns left, or NOT_PAYABLE where drawing is better or all there is."""
        self.look(state, seat)
        self.goal = NO_ROUTE
        self.secured = 0
        if len(self.routes) == 0:
            self.find_goal(state, seat, 0)
            return NOT_PAYABLE
        self.secured = self.completed(self.routes[0], self.routes[0])
        if turns == 1:
            return self.cheapest(state, seat, self.routes[0])
        return self.first_of_two(state, seat)

    def look(self, state: TicketToRide, seat: i64) -> None:
        map = self.map
        network = Network(map, state.board.store, seat)
        self.label = network.label[:]
        self.open = open_tickets(map, self.label, state.tickets.of(seat))
        if map.stations > 0 and len(self.open) > 0:
            self.borrow(state, network)
        for kind in range(i64(KINDS)):
            self.purse[kind] = state.cards.held(seat, kind)
        self.routes = vec[i64]()
        self.gains = vec[i64]()
        cars = i64(state.board.store[CARS + seat])
        for route in range(map.routes):
            if map.length[route] <= cars and state.board.open_to(seat, route) and self.pays(route):
                self.insert(route, self.gain(route))

    def borrow(self, state: TicketToRide, network: Network) -> None:
        """The routes that the seat's stations lend join its networks too."""
        map = self.map
        loans = Loans(map, state.board.store, network, self.open)
        loans.search(0)
        for route in loans.best_routes:
            join(self.label, map.a[route], map.b[route])
        for city in range(map.cities):
            self.label[city] = self.label[self.label[city]]
        self.open = open_tickets(map, self.label, self.open)

    def insert(self, route: i64, gain: i64) -> None:
        """Keep the routes ordered by what they bring."""
        self.routes = append(self.routes, route)
        self.gains = append(self.gains, gain)
        at = i64(len(self.routes)) - 1
        while at > 0 and self.gains[at - 1] < gain:
            self.routes[at] = self.routes[at - 1]
            self.gains[at] = self.gains[at - 1]
            at -= 1
        self.routes[at] = route
        self.gains[at] = gain

    # What routes bring

    def gain(self, route: i64) -> i64:
        """Tenths of points that the route brings; a tunnel may fail."""
        points = 10 * (self.map.points[self.map.length[route]] + 2 * self.completed(route, route))
        return points * 6 // 10 if self.map.tunnel[route] else points

    def completed(self, one: i64, other: i64) -> i64:
        """The points of the tickets that the two routes complete together."""
        map = self.map
        label = self.label
        points: i64 = 0
        for ticket in self.open:
            a = self.through(one, label[map.ticket_a[ticket]])
            b = self.through(one, label[map.ticket_b[ticket]])
            if a != b:
                here = self.through(one, label[map.a[other]])
                there = self.through(one, label[map.b[other]])
                if (a == here and b == there) or (a == there and b == here):
                    points += map.ticket_points[ticket]
            else:
                points += map.ticket_points[ticket]
        return points

    def through(self, route: i64, network: i64) -> i64:
        """The network's label once the route is claimed."""
        return self.label[self.map.a[route]] if network == self.label[self.map.b[route]] else network

    # What can be paid

    def pays(self, route: i64) -> bool:
        colour = self.map.colour[route]
        if colour == GREY:
            colour = 0
            for each in range(1, i64(COLOURS)):
                if self.purse[each] > self.purse[colour]:
                    colour = each
        return self.pays_with(route, colour)

    def pays_with(self, route: i64, colour: i64) -> bool:
        return self.locomotives(route, colour) <= self.purse[LOCOMOTIVE]

    def locomotives(self, route: i64, colour: i64) -> i64:
        """How many of them the route takes at least beside cards of the colour."""
        return max(self.map.ferry[route], self.map.length[route] - self.purse[colour])

    def cheapest(self, state: TicketToRide, seat: i64, route: i64) -> i64:
        """The claim of the route with the fewest locomotives."""
        best: i64 = NOT_PAYABLE
        fewest: i64 = 99
        for colour in range(i64(COLOURS)):
            if self.suits(route, colour) and self.locomotives(route, colour) < fewest:
                claim = with_colour(state, seat, route, colour, self.purse[LOCOMOTIVE])
                if claim != NOT_PAYABLE:
                    best = claim
                    fewest = self.locomotives(route, colour)
        return best

    def suits(self, route: i64, colour: i64) -> bool:
        return self.map.colour[route] == GREY or self.map.colour[route] == colour

    # Two turns

    def first_of_two(self, state: TicketToRide, seat: i64) -> i64:
        """The first claim of the best pair, or of the best route alone; NOT_PAYABLE where drawing for one promises more."""
        best = self.cheapest(state, seat, self.routes[0])
        best_gain = self.gains[0]
        count = i64(len(self.routes)) if len(self.open) > 0 else min(i64(len(self.routes)), MOST)
        cars = i64(state.board.store[CARS + seat])
        more = self.most_more()
        for one in range(count):
            for other in range(one + 1, count):
                if self.gains[one] + self.gains[other] + more <= best_gain:
                    break
                if other >= MOST and not self.linked(self.routes[one], self.routes[other]):
                    continue
                gain = self.pair_gain(one, other)
                if gain > best_gain and self.fit(one, other, cars):
                    claim = self.claim_of_pair(state, seat, self.routes[one], self.routes[other])
                    if claim != NOT_PAYABLE:
                        best = claim
                        best_gain = gain
                        self.secured = self.completed(self.routes[one], self.routes[other])
        self.find_goal(state, seat, best_gain)
        return NOT_PAYABLE if self.goal != NO_ROUTE else best

    def linked(self, one: i64, other: i64) -> bool:
        """Whether the two routes meet in a city or a network: only then they complete more together than alone."""
        map = self.map
        label = self.label
        a = label[map.a[one]]
        b = label[map.b[one]]
        c = label[map.a[other]]
        d = label[map.b[other]]
        return a in (c, d) or b in (c, d)

    def fit(self, one: i64, other: i64, cars: i64) -> bool:
        first = self.routes[one]
        second = self.routes[other]
        return self.map.length[first] + self.map.length[second] <= cars and self.map.twin[first] != second

    def most_more(self) -> i64:
        """What a pair can bring at most beyond what both bring alone."""
        points: i64 = 0
        for ticket in self.open:
            points += self.map.ticket_points[ticket]
        return 20 * points

    def pair_gain(self, one: i64, other: i64) -> i64:
        apart = self.gains[one] + self.gains[other]
        if len(self.open) == 0:
            return apart
        first = self.routes[one]
        second = self.routes[other]
        both = self.completed(first, second)
        alone = self.completed(first, first) + self.completed(second, second)
        return apart + 20 * (both - alone)

    def claim_of_pair(self, state: TicketToRide, seat: i64, one: i64, other: i64) -> i64:
        """The claim to begin the pair with; where a ticket needs both, the route comes first that a rival takes more easily."""
        alone = self.completed(one, one) + self.completed(other, other)
        if self.completed(one, other) > alone and self.is_easier(other, one):
            claim = self.claim_before(state, seat, other, one)
            if claim != NOT_PAYABLE:
                return claim
        return self.claim_before(state, seat, one, other)

    def is_easier(self, one: i64, other: i64) -> bool:
        """Whether a rival pays for the one more easily than for the other: fewer cards, or as many of any colour."""
        map = self.map
        if map.length[one] != map.length[other]:
            return map.length[one] < map.length[other]
        return map.colour[one] == GREY and map.colour[other] != GREY

    def claim_before(self, state: TicketToRide, seat: i64, first: i64, second: i64) -> i64:
        """The claim of the first route that leaves the cards for the second, or NOT_PAYABLE."""
        purse = self.purse
        for colour in range(i64(COLOURS)):
            if self.suits(first, colour) and self.pays_with(first, colour):
                claim = with_colour(state, seat, first, colour, purse[LOCOMOTIVE])
                used = self.locomotives(first, colour)
                coloured = self.map.length[first] - used
                if claim == NOT_PAYABLE:
                    continue
                purse[LOCOMOTIVE] -= used
                purse[colour] -= coloured
                left = self.pays(second)
                purse[LOCOMOTIVE] += used
                purse[colour] += coloured
                if left:
                    return claim
        return NOT_PAYABLE

    def find_goal(self, state: TicketToRide, seat: i64, better_than: i64) -> None:
        """The route that a turn of drawing makes payable, if that promises more."""
        map = self.map
        cars = i64(state.board.store[CARS + seat])
        for route in range(map.routes):
            if map.length[route] <= cars and state.board.open_to(seat, route):
                gain = self.gain(route)
                if gain > better_than and not self.pays(route):
                    promise = gain * self.chance(state, route) // 100
                    if promise > better_than:
                        better_than = promise
                        self.goal = route
                        self.secured = 0

    def chance(self, state: TicketToRide, route: i64) -> i64:
        """Hundredths: that one turn of drawing makes the route payable."""
        best: i64 = 0
        for colour in range(i64(COLOURS)):
            if self.suits(route, colour):
                missing = self.locomotives(route, colour) - self.purse[LOCOMOTIVE]
                if self.map.ferry[route] <= self.purse[LOCOMOTIVE] and missing <= 2:
                    best = max(best, BY_LUCK[max(0, missing - self.in_row(state, colour))])
        return best

    def in_row(self, state: TicketToRide, colour: i64) -> i64:
        count: i64 = 0
        for place in range(i64(PLACES)):
            kind = i64(state.cards.store[ROW + place])
            if kind != NO_CARD and kind == colour:
                count += 1
        return count
