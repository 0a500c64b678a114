"""Sparring partners for Ticket to Ride: three ways to play that people know, fixed so that strengths stay comparable.

A planner keeps its tickets, connects them as cheaply as it can and draws no more. A hungry builder does the same and
then draws tickets again and again. A racer keeps as few as it may, claims the longest routes and ends the game early.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE, choose_card, need_of, payment
from semafor.bots.ticket_to_ride.plan import FAR, Plan, Prices, Ways, make_plan
from semafor.games.ticket_to_ride.actions import DRAW_TICKETS, KEEP
from semafor.games.ticket_to_ride.layout import CARS, GREY, LOCOMOTIVE, NO_TICKET, OFFER, PLACES_OFFERED
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, SECOND_CARD, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck

PLACE_BIT: Final = vec[i64]([1, 2, 4, 8])
BY_TURNS: Final = Prices(10, 5, 0, 8, 5, 60, 0)


class Planner(Policy[TicketToRide]):
    """Connects the tickets it keeps as cheaply as it can, then claims the longest routes it can pay for."""

    def __init__(self, map: Map) -> None:
        super().__init__()
        self.ways: Final = Ways(map)
        self.reserve: i64 = 5  # cars that a choice of tickets leaves over

    def choose(self, state: TicketToRide, seat: i64, luck: Luck) -> i64:
        if state.turns.phase == OPENING or state.turns.phase == CHOOSE_TICKETS:
            return self.choose_tickets(state, seat)
        routes = self.wanted_routes(state, seat)
        if state.turns.phase == SECOND_CARD:
            return choose_card(state, seat, need_of(state, seat, routes))
        if state.turns.phase != TUNNEL:
            action = self.turn(state, seat, routes)
            if action != NOT_PAYABLE:
                return action
            if state.cards.may_draw():
                return choose_card(state, seat, need_of(state, seat, routes))
        self.moves.clear()
        state.add_legal(seat, self.moves)
        return self.moves.numbers[0]

    def plan(self, state: TicketToRide, seat: i64, tickets: vec[i64]) -> Plan:
        return make_plan(self.ways, state, seat, tickets, BY_TURNS, FAR)

    def wanted_routes(self, state: TicketToRide, seat: i64) -> vec[i64]:
        """The routes it gathers for: those of its tickets, then the longest within reach."""
        routes = self.plan(state, seat, state.tickets.of(seat)).routes
        return routes if len(routes) > 0 else longest_target(state, seat)

    def turn(self, state: TicketToRide, seat: i64, routes: vec[i64]) -> i64:
        """The longest payable route of those it wants, or NOT_PAYABLE."""
        need = need_of(state, seat, routes)
        best: i64 = NOT_PAYABLE
        longest: i64 = 0
        for route in routes:
            if state.map.length[route] > longest:
                claim = payment(state, seat, route, need, 9)
                if claim != NOT_PAYABLE:
                    best = claim
                    longest = state.map.length[route]
        return best

    def choose_tickets(self, state: TicketToRide, seat: i64) -> i64:
        """The choice with the most points that its cars can connect."""
        self.moves.clear()
        state.add_legal(seat, self.moves)
        best = self.moves.numbers[0]
        best_value: i64 = -FAR
        for at in range(self.moves.count):
            value = self.tickets_value(state, seat, self.moves.numbers[at] - KEEP)
            if value > best_value:
                best = self.moves.numbers[at]
                best_value = value
        return best

    def tickets_value(self, state: TicketToRide, seat: i64, mask: i64) -> i64:
        tickets = add_offered(state, seat, mask, state.tickets.of(seat))
        plan = self.plan(state, seat, tickets)
        over = max(0, plan.cars + self.reserve - i64(state.board.store[CARS + seat]))
        return plan.gain - 2 * plan.lost - 3 * over


class Hungry(Planner):
    """A planner that draws more tickets whenever the ones it has are connected."""

    def turn(self, state: TicketToRide, seat: i64, routes: vec[i64]) -> i64:
        done = len(self.plan(state, seat, state.tickets.of(seat)).routes) == 0
        if done and i64(state.board.store[CARS + seat]) >= 10 and state.tickets.to_draw() > 0 and state.turns.left < 0:
            return DRAW_TICKETS
        return super().turn(state, seat, routes)


class Racer(Planner):
    """Keeps as few tickets as it may, claims the longest routes and ends the game early."""

    def wanted_routes(self, state: TicketToRide, seat: i64) -> vec[i64]:
        return longest_target(state, seat)

    def tickets_value(self, state: TicketToRide, seat: i64, mask: i64) -> i64:
        points: i64 = 0
        for ticket in add_offered(state, seat, mask, vec[i64]()):
            points += state.map.ticket_points[ticket]
        return -points


def add_offered(state: TicketToRide, seat: i64, mask: i64, tickets: vec[i64]) -> vec[i64]:
    """These tickets and those of the mask."""
    for place in range(i64(PLACES_OFFERED)):
        ticket = state.tickets.store[OFFER + seat * PLACES_OFFERED + place]
        if mask & PLACE_BIT[place] and ticket != NO_TICKET:
            tickets = append(tickets, i64(ticket))
    return tickets


def longest_target(state: TicketToRide, seat: i64) -> vec[i64]:
    """The open route with the most points for the cards it still misses, alone in a list; empty if none fits the cars."""
    map = state.map
    cars = i64(state.board.store[CARS + seat])
    locomotives = state.cards.held(seat, LOCOMOTIVE)
    best: i64 = -1
    best_rate: i64 = -1
    for route in range(map.routes):
        if map.length[route] <= cars and state.board.open_to(seat, route):
            missing = max(0, map.length[route] - longest_colour(state, seat, map.colour[route]) - locomotives)
            missing += 2 * max(0, map.ferry[route] - locomotives)
            rate = 100 * map.points[map.length[route]] // (2 + missing)
            if rate > best_rate:
                best = route
                best_rate = rate
    return vec[i64]([best]) if best >= 0 else vec[i64]()


def longest_colour(state: TicketToRide, seat: i64, colour: i64) -> i64:
    """How many cards of the colour the seat holds; of its longest colour for a grey route."""
    if colour != GREY:
        return state.cards.held(seat, colour)
    most: i64 = 0
    for kind in range(i64(LOCOMOTIVE)):
        most = max(most, state.cards.held(seat, kind))
    return most
