"""What a player works out from the table: how far the own tickets are from being joined, and which routes help.

It comes after everything else in the vector, for those who ask for it: it takes longer than all the rest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.encoding.vector import TicketToRideEncoder
from semafor.games.ticket_to_ride.encoding.ways import FAR, Ways
from semafor.games.ticket_to_ride.layout import GREY, PLACES_OFFERED
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.encoding import held
from semafor.kernel.state import State

NEAR: Final = 8  # a route that makes a way longer by as much is of no use
MOST_HELPED: Final = 4  # tickets that one route is said to help
MOST_WANTED: Final = 40  # cars of one colour that are said to be wanted
HUES: Final = 9  # grey and the eight others


class InsightEncoder(TicketToRideEncoder):
    """The vector of one map at one number of seats, with what can be worked out from it."""

    def __init__(self, board: Map, seats: i64) -> None:
        super().__init__(board, seats)
        self.ways: Final = Ways(board)
        self.apart: Final = self.add("tickets-apart", board.tickets, FAR)
        self.offer_apart: Final = self.add("offer-apart", board.tickets, FAR)
        self.use: Final = self.add("routes-use", board.routes, NEAR)
        self.on_way: Final = self.add("routes-on-way", board.routes, MOST_HELPED)
        self.wanted: Final = self.add("cars-wanted", HUES, MOST_WANTED)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        super().write(state, seat, out, at)
        assert isinstance(state, TicketToRide)
        self.ways.look(state.board, seat)
        for ticket in range(self.map.tickets):
            if out[at + self.tickets + ticket] == 1 and out[at + self.joined + ticket] == 0:
                self.observe_way(ticket, out, at)
            for place in range(i64(PLACES_OFFERED)):
                if out[at + self.offer + place * self.map.tickets + ticket] == 1:
                    out[at + self.offer_apart + ticket] = u8(self.between(ticket))
        self.observe_wanted(out, at)

    def between(self, ticket: i64) -> i64:
        """How far the cities of a ticket are apart."""
        return i64(self.ways.far[self.ways.start(self.map.ticket_a[ticket]) + self.map.ticket_b[ticket]])

    def observe_way(self, ticket: i64, out: vec[u8], at: i64) -> None:
        """How far the ticket is from being joined; of each open route how much it helps, best 8: it lies on a shortest way."""
        map = self.map
        far = self.ways.far
        apart = self.between(ticket)
        out[at + self.apart + ticket] = u8(apart)
        if apart == FAR:
            return
        one = self.ways.start(map.ticket_a[ticket])
        other = self.ways.start(map.ticket_b[ticket])
        for route in range(map.routes):
            cost = i64(self.ways.cost[route])
            if cost == 0 or cost == FAR:
                continue
            a = map.a[route]
            b = map.b[route]
            way = min(i64(far[one + a]) + i64(far[other + b]), i64(far[one + b]) + i64(far[other + a])) + cost
            self.observe_use(route, NEAR - (way - apart), out, at)

    def observe_use(self, route: i64, use: i64, out: vec[u8], at: i64) -> None:
        if use > i64(out[at + self.use + route]):
            out[at + self.use + route] = u8(use)
        if use == NEAR and out[at + self.on_way + route] < MOST_HELPED:
            out[at + self.on_way + route] += 1

    def observe_wanted(self, out: vec[u8], at: i64) -> None:
        """By colour, grey first, the cars of all routes that lie on a shortest way."""
        for route in range(self.map.routes):
            if out[at + self.use + route] == NEAR:
                colour = self.map.colour[route]
                place = at + self.wanted + (0 if colour == GREY else colour + 1)
                out[place] = held(min(i64(out[place]) + self.map.length[route], MOST_WANTED))
