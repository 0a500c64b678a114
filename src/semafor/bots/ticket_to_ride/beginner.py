"""How `easy` plays Ticket to Ride: short tickets, one after the other, and cards mostly as they come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.sparring import Planner, add_offered, longest_target
from semafor.games.ticket_to_ride.actions import DRAW_DECK
from semafor.games.ticket_to_ride.layout import CARS
from semafor.games.ticket_to_ride.parts.turns import SECOND_CARD, TURN
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck

BLIND: Final = 60  # hundredths of the cards that come from the deck whatever lies in the row
SHORT: Final = 4  # cars of the longest route it claims without a ticket


class Beginner(Planner):
    """Connects its tickets by the shortest ways; beyond that it claims what it can pay for, short routes too."""

    def choose(self, state: TicketToRide, seat: i64, luck: Luck) -> i64:
        action = super().choose(state, seat, luck)
        drawing = state.turns.phase == SECOND_CARD or (state.turns.phase == TURN and action <= DRAW_DECK + 5)
        if drawing and state.cards.to_draw() > 0 and luck.below(100) < BLIND:
            return DRAW_DECK
        return action

    def wanted_routes(self, state: TicketToRide, seat: i64) -> vec[i64]:
        """The routes of its tickets, then short ones, then any: who wants nothing draws for ever."""
        routes = self.plan(state, seat, state.tickets.of(seat)).routes
        if len(routes) == 0:
            routes = short_routes(state, seat)
        return routes if len(routes) > 0 else longest_target(state, seat)

    def tickets_value(self, state: TicketToRide, seat: i64, mask: i64) -> i64:
        """The fewer points a choice has, the shorter its ways are."""
        points: i64 = 0
        for ticket in add_offered(state, seat, mask, vec[i64]()):
            points += state.map.ticket_points[ticket]
        return -points


def short_routes(state: TicketToRide, seat: i64) -> vec[i64]:
    map = state.map
    found = vec[i64]()
    cars = min(SHORT, i64(state.board.store[CARS + seat]))
    for route in range(map.routes):
        if map.length[route] <= cars and state.board.open_to(seat, route):
            found = append(found, route)
    return found
