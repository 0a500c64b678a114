"""How `hard` plays Ticket to Ride: gather a hand, build in one go, count turns on both sides, solve the last ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.blocks import Blocks
from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE, Need, choose_card, need_of, payment
from semafor.bots.ticket_to_ride.last_turns import NO_ROUTE, LastTurns
from semafor.bots.ticket_to_ride.plan import FAR, Plan, Prices, make_plan
from semafor.bots.ticket_to_ride.policy import TicketPolicy
from semafor.bots.ticket_to_ride.race import Race
from semafor.bots.ticket_to_ride.stations import station_for
from semafor.bots.ticket_to_ride.style import Style
from semafor.games.ticket_to_ride.actions import DRAW_TICKETS
from semafor.games.ticket_to_ride.layout import CARS, COLOURS, LOCOMOTIVE, OWNER
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.turns import SECOND_CARD
from semafor.games.ticket_to_ride.scoring import Network, open_tickets
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.state import Moves

BY_TURNS: Final = Prices(10, 5, 0, 8, 5, 30, 0)  # for a plan in a hurry
MANY: Final = 7  # turns from which on they are not counted yet: a count takes time
FEW: Final = 10  # cars that a rival may put down faster than usual to end the game
FAST: Final = 55  # cars in ten such claims
MOST_CLAIMS: Final = 5  # weighed beside those that complete a ticket or block a rival


class Strategist(TicketPolicy):
    """Holds its cards back as long as there is time, so that the whole hand can choose its routes."""

    def __init__(self, map: Map, duel: Style, crowd: Style) -> None:
        super().__init__(map, duel)
        self.duel: Final = duel  # the style with one rival
        self.crowd: Final = crowd  # and with several
        self.end: Final = LastTurns(map)
        self.race: Final = Race(map)
        self.blocks: Final = Blocks(map)
        self.secures: bool = False  # whether the last turns were solved and the claim chosen is part of a ticket completed

    def decide(self, state: TicketToRide, seat: i64) -> i64:
        self.style = self.duel if state.seats == 2 else self.crowd
        return super().decide(state, seat)

    # Turns

    def turns_left(self, state: TicketToRide, seat: i64) -> i64:
        """How many turns the seat will still have, as the fastest rival can draw and build."""
        if state.turns.left > 0:
            return 1
        fewest: i64 = 99
        for other in range(state.seats):
            if other != seat:
                fewest = min(fewest, self.turns_of(state, other))
        return 1 + max(1, fewest)

    def turns_of(self, state: TicketToRide, seat: i64) -> i64:
        """In how many turns the seat can have so few cars left that the last round begins."""
        cars = i64(state.board.store[CARS + seat]) - state.map.end_cars
        missing = max(0, cars - state.cards.hand_size(seat))
        together = self.style.claim_cars if cars > FEW else i64(FAST)
        return (missing + 1) // 2 + (10 * cars + together - 1) // together

    def may_end_now(self, state: TicketToRide, seat: i64) -> bool:
        """Whether one claim of a rival could begin the last round: it has the cards for the cars, and there is such a route."""
        for other in range(state.seats):
            cars = i64(state.board.store[CARS + other]) - state.map.end_cars
            if other != seat and cars <= state.cards.hand_size(other) and self.longest_open(state, other) >= cars:
                return True
        return False

    def longest_open(self, state: TicketToRide, seat: i64) -> i64:
        cars = i64(state.board.store[CARS + seat])
        longest: i64 = 0
        for route in range(state.map.routes):
            length = state.map.length[route]
            if longest < length <= cars and state.board.open_to(seat, route):
                longest = length
        return longest

    def turns_for(self, state: TicketToRide, seat: i64, routes: vec[i64]) -> i64:
        """The turns that these routes take with what the hand pays."""
        need = need_of(state, seat, routes)
        missing: i64 = 0
        spare: i64 = 0
        for colour in range(i64(COLOURS)):
            missing += max(0, need.missing(state, seat, colour))
            spare += need.spare(state, seat, colour)
        locomotives = state.cards.held(seat, LOCOMOTIVE) - need.locomotives
        missing = max(0, missing + max(0, need.grey - spare) - locomotives)
        claims: i64 = 0
        for route in routes:
            if i64(state.board.store[OWNER + route]) != seat:
                claims += 1
        return claims + (missing * self.style.draw + 9) // 10

    # Plans

    def plan(self, state: TicketToRide, seat: i64) -> Plan:
        plan = self.plans[seat]
        held = state.tickets.held(seat)
        if plan is not None and plan.tickets == held:
            if state.turns.phase == SECOND_CARD or (plan.holds(state, seat) and self.fits(state, seat, plan)):
                return plan
        left = self.turns_left(state, seat)
        made = self.plan_within(state, seat, left)
        made.tickets = held
        self.plans[seat] = made
        return made

    def fits(self, state: TicketToRide, seat: i64, plan: Plan) -> bool:
        """Whether there are turns enough for the plan; while there are many, nobody counts."""
        left = self.turns_left(state, seat)
        return left > MANY or self.turns_for(state, seat, plan.routes) <= left

    def plan_within(self, state: TicketToRide, seat: i64, left: i64) -> Plan:
        """A plan for as many tickets as the turns left allow, the least of them given up first."""
        network = Network(state.map, state.board.store, seat)
        tickets = open_tickets(state.map, network.label, state.tickets.of(seat))
        plan = make_plan(self.ways, state, seat, tickets, self.style.prices, FAR)
        while left <= MANY and self.turns_for(state, seat, plan.routes) > left:
            plan = make_plan(self.ways, state, seat, tickets, BY_TURNS, FAR)
            if self.turns_for(state, seat, plan.routes) > left:
                tickets = without_least(state.map, tickets)
        return plan

    def need(self, state: TicketToRide, seat: i64) -> Need:
        """What the seat gathers for: its plan and the routes beside it."""
        plan = self.plan(state, seat)
        need = need_of(state, seat, plan.routes)
        for route in plan.beside:
            if state.board.open_to(seat, route):
                need.add(state, route)
        return need

    # A turn

    def turn(self, state: TicketToRide, seat: i64) -> i64:
        self.secures = False
        left = self.turns_left(state, seat)
        if left <= 2:
            return self.last_turn(state, seat, self.last_plan(state, seat), left)
        if left == 3 and self.may_end_now(state, seat):
            claim = self.end.claim(state, seat, 2)
            if claim != NOT_PAYABLE and self.end.secured > 0:
                self.secures = True
                return claim
        plan = self.plan(state, seat)
        waits = self.waits(state, seat, plan, left)
        if not waits or not self.settled(state, seat, plan):
            plan.beside = self.race.look(state, seat, plan, left, self.style)
            plan.hand = state.cards.hand_size(seat)
        done = self.open_routes(state, seat, plan) == 0
        if done and self.wants_tickets(state, seat):
            return DRAW_TICKETS
        if not waits:
            claim = self.claim(state, seat, plan, left)
            if claim != NOT_PAYABLE:
                return claim
        return self.draw(state, seat)

    def settled(self, state: TicketToRide, seat: i64, plan: Plan) -> bool:
        """Whether the routes beside the plan are still there and the hand is about the one they were chosen for."""
        for route in plan.beside:
            if not state.board.open_to(seat, route):
                return False
        return len(plan.beside) > 0 and state.cards.hand_size(seat) < plan.hand + 4

    def draw(self, state: TicketToRide, seat: i64) -> i64:
        return choose_card(state, seat, self.need(state, seat)) if state.cards.may_draw() else self.stuck(state, seat)

    def waits(self, state: TicketToRide, seat: i64, plan: Plan, left: i64) -> bool:
        """Whether the hand can still grow before anything has to be built."""
        if not state.cards.may_draw():
            return False
        cars = i64(state.board.store[CARS + seat])
        if state.cards.hand_size(seat) * state.map.cars >= self.style.hoard * cars:
            return False
        return left > self.open_routes(state, seat, plan) + i64(len(plan.beside)) + self.style.slack

    def claim(self, state: TicketToRide, seat: i64, plan: Plan, left: i64) -> i64:
        """A route of the plan, a station it asks for, or the best route beside it."""
        claim = self.planned_claim(state, seat, plan)
        if claim == NOT_PAYABLE and len(plan.loans) > 0 and left <= self.style.station_turns:
            claim = station_for(state, seat, plan.loans)
        if claim == NOT_PAYABLE:
            claim = self.claim_beside(state, seat, plan)
        return claim

    def claim_beside(self, state: TicketToRide, seat: i64, plan: Plan) -> i64:
        """The best route beside the plan, while the plan is open only from cards that it does not ask for."""
        if len(plan.beside) == 0:
            return NOT_PAYABLE
        need = need_of(state, seat, plan.routes)
        if self.open_routes(state, seat, plan) == 0:
            return payment(state, seat, plan.beside[0], need, self.style.race_locomotives)
        if state.map.points[state.map.length[plan.beside[0]]] < self.style.spare_points:
            return NOT_PAYABLE
        claim = payment(state, seat, plan.beside[0], need, 0)
        return claim if claim != NOT_PAYABLE and self.leaves(state, seat, claim, need) else i64(NOT_PAYABLE)

    def last_plan(self, state: TicketToRide, seat: i64) -> Plan:
        """Where stations lend routes the plan that still fits, elsewhere any: the last turns are solved without it."""
        plan = self.plans[seat]
        return self.plan(state, seat) if plan is None or state.map.stations > 0 else plan

    def last_turn(self, state: TicketToRide, seat: i64, plan: Plan, left: i64) -> i64:
        """What the last turns can bring, solved; with a station where a plan needs no more than that."""
        claim = self.end.claim(state, seat, left)
        goal = self.end.goal
        if len(plan.loans) > 0 and self.open_routes(state, seat, plan) == 0:
            station = station_for(state, seat, plan.loans)
            if station != NOT_PAYABLE and (claim == NOT_PAYABLE or 20 * plan.gain - 40 > self.end.gains[0]):
                return station
        if claim != NOT_PAYABLE:
            self.secures = self.end.secured > 0
            return claim
        plan.beside = vec[i64]([goal]) if goal != NO_ROUTE else vec[i64]()
        return self.draw(state, seat)

    # Search

    def add_draws(self, state: TicketToRide, seat: i64, first: i64, moves: Moves) -> None:
        """Nothing is weighed against a solved claim that a ticket hangs on: a few tables would only mislead."""
        if state.turns.phase == SECOND_CARD or not self.secures:
            super().add_draws(state, seat, first, moves)

    def add_claims(self, state: TicketToRide, seat: i64, first: i64, moves: Moves) -> None:
        """Every claim that completes a ticket, every cheap block, and the best of the others: the plan's, then by points."""
        plan = self.plan(state, seat)
        need = need_of(state, seat, plan.routes)
        end = self.end
        end.look(state, seat)
        self.blocks.look(state, seat)
        for at in range(i64(len(end.routes))):
            end.gains[at] += i64(150) if plan.asks(end.routes[at]) else i64(0)
        others: i64 = 0
        for _ in range(i64(len(end.routes))):
            route = self.take_best(end)
            wanted = plan.asks(route) or end.completed(route, route) > 0
            asked = end.completed(route, route) > 0 or self.blocks.hinders(route)
            if asked or others < MOST_CLAIMS:
                claim = payment(state, seat, route, need, 9 if wanted else 3)
                if claim != NOT_PAYABLE and claim != first:
                    moves.add(claim)
                    others += 0 if asked else 1
        if len(plan.loans) > 0:
            station = station_for(state, seat, plan.loans)
            if station != NOT_PAYABLE and station != first:
                moves.add(station)

    def take_best(self, end: LastTurns) -> i64:
        """The route with the largest gain, which then counts no more."""
        best: i64 = 0
        for at in range(i64(len(end.gains))):
            if end.gains[at] > end.gains[best]:
                best = at
        end.gains[best] = -FAR
        return end.routes[best]


def without_least(map: Map, tickets: vec[i64]) -> vec[i64]:
    """All tickets but the one with the fewest points."""
    least: i64 = 0
    for at in range(i64(len(tickets))):
        if map.ticket_points[tickets[at]] < map.ticket_points[tickets[least]]:
            least = at
    left = vec[i64]()
    for at in range(i64(len(tickets))):
        if at != least:
            left = append(left, tickets[at])
    return left
