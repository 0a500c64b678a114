"""How a person who knows Ticket to Ride plays: plan all tickets as one network, gather for it, race when it stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import Policy, margins
from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE, Need, choose_card, need_of, payment
from semafor.bots.ticket_to_ride.plan import Plan, Ways, make_plan
from semafor.bots.ticket_to_ride.stations import station_for
from semafor.bots.ticket_to_ride.style import Style
from semafor.games.ticket_to_ride.actions import DRAW_DECK, DRAW_TICKETS, KEEP
from semafor.games.ticket_to_ride.layout import CARS, LOCOMOTIVE, NO_TICKET, OFFER, OWNER, PLACES_OFFERED, ROW, SEATS
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, SECOND_CARD, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

PLACE_BIT: Final = vec[i64]([1, 2, 4, 8])
KIND_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 0])
WIN: Final = 40  # what winning is worth beside the points ahead


class TicketPolicy(Policy[TicketToRide]):
    """Plays any seat by a style; remembers each seat's plan while one table is played on."""

    def __init__(self, map: Map, style: Style) -> None:
        super().__init__()
        self.ranked = True
        self.style: Style = style
        self.ways: Final = Ways(map)
        self.plans: Final[list[Plan | None]] = [None] * SEATS

    def begin(self) -> None:
        for seat in range(SEATS):
            self.plans[seat] = None

    def worths(self, state: TicketToRide) -> vec[i64]:
        """Points ahead of the best other seat, and being ahead at all is worth more than any of them."""
        ahead = margins(state.scores())
        for seat in range(state.seats):
            ahead[seat] = max(-60, min(60, ahead[seat])) + (WIN if ahead[seat] > 0 else -WIN if ahead[seat] < 0 else 0)
        return ahead

    def choose(self, state: TicketToRide, seat: i64, luck: Luck) -> i64:
        return self.decide(state, seat)

    def decide(self, state: TicketToRide, seat: i64) -> i64:
        if state.turns.phase == OPENING or state.turns.phase == CHOOSE_TICKETS:
            return self.choose_tickets(state, seat)
        if state.turns.phase == TUNNEL:
            return self.extra(state, seat)
        if state.turns.phase == SECOND_CARD:
            return choose_card(state, seat, self.need(state, seat))
        return self.turn(state, seat)

    # Plans

    def patience(self, state: TicketToRide, seat: i64) -> i64:
        """The weight a plan may have in the turns that are left."""
        return self.turns_left(state, seat) * 12 + 10

    def turns_left(self, state: TicketToRide, seat: i64) -> i64:
        """How many turns the seat will still have, as the fastest rival goes."""
        if state.turns.left > 0:
            return 1
        fewest: i64 = 45
        for other in range(state.seats):
            if other != seat:
                fewest = min(fewest, i64(state.board.store[CARS + other]))
        return 2 + max(0, fewest - 2) * 10 // self.style.pace

    def plan(self, state: TicketToRide, seat: i64) -> Plan:
        plan = self.plans[seat]
        if plan is not None and plan.tickets == state.tickets.held(seat) and plan.holds(state, seat):
            return plan
        made = make_plan(self.ways, state, seat, state.tickets.of(seat), self.style.prices, self.patience(state, seat))
        self.plans[seat] = made
        return made

    def open_routes(self, state: TicketToRide, seat: i64, plan: Plan) -> i64:
        """How many routes of the plan are still to claim."""
        count: i64 = 0
        for route in plan.routes:
            if i64(state.board.store[OWNER + route]) != seat:
                count += 1
        return count

    def open_cars(self, state: TicketToRide, seat: i64, plan: Plan) -> i64:
        cars: i64 = 0
        for route in plan.routes:
            if i64(state.board.store[OWNER + route]) != seat:
                cars += state.map.length[route]
        return cars

    def need(self, state: TicketToRide, seat: i64) -> Need:
        """What the seat gathers for: its plan, or the route it races for when the plan stands."""
        plan = self.plan(state, seat)
        need = need_of(state, seat, plan.routes)
        if self.open_routes(state, seat, plan) == 0:
            target = self.target(state, seat)
            if target >= 0:
                need.add(state, target)
        return need

    # Tickets

    def choose_tickets(self, state: TicketToRide, seat: i64) -> i64:
        """Keep the tickets that together are worth most for the turns they take."""
        moves = self.moves
        moves.clear()
        state.add_legal(seat, moves)
        best = moves.numbers[moves.count - 1]
        best_value: i64 = -1_000_000
        for at in range(moves.count):
            value = self.tickets_value(state, seat, moves.numbers[at] - KEEP)
            if value > best_value:
                best = moves.numbers[at]
                best_value = value
        return best

    def tickets_value(self, state: TicketToRide, seat: i64, mask: i64) -> i64:
        tickets = state.tickets.of(seat)
        for place in range(i64(PLACES_OFFERED)):
            ticket = state.tickets.store[OFFER + seat * PLACES_OFFERED + place]
            if mask & PLACE_BIT[place] and ticket != NO_TICKET:
                tickets = append(tickets, i64(ticket))
        plan = make_plan(self.ways, state, seat, tickets, self.style.prices, self.patience(state, seat))
        return 10 * (plan.gain - plan.lost) - plan.price * self.style.turn // 10

    def wants_tickets(self, state: TicketToRide, seat: i64) -> bool:
        return (
            state.tickets.to_draw() > 0
            and i64(state.board.store[CARS + seat]) >= self.style.more_cars
            and self.turns_left(state, seat) >= self.style.more_turns
        )

    # A turn

    def turn(self, state: TicketToRide, seat: i64) -> i64:
        plan = self.plan(state, seat)
        last = self.turns_left(state, seat) <= 2
        claim = self.planned_claim(state, seat, plan)
        if claim == NOT_PAYABLE and len(plan.loans) > 0:
            claim = station_for(state, seat, plan.loans)
        if claim == NOT_PAYABLE:
            done = self.open_routes(state, seat, plan) == 0
            if done and not last and self.wants_tickets(state, seat):
                return DRAW_TICKETS
            claim = self.racing_claim(state, seat, plan, done=done or last)
        if claim != NOT_PAYABLE:
            return claim
        if not state.cards.may_draw():
            return self.stuck(state, seat)
        return choose_card(state, seat, self.need(state, seat))

    def planned_claim(self, state: TicketToRide, seat: i64, plan: Plan) -> i64:
        """The payable route of the plan that others would most likely take or that brings most."""
        need = need_of(state, seat, plan.routes)
        best: i64 = NOT_PAYABLE
        best_value: i64 = -1
        for route in plan.routes:
            if i64(state.board.store[OWNER + route]) != seat:
                claim = payment(state, seat, route, need, self.style.plan_locomotives)
                value = state.map.points[state.map.length[route]]
                if claim != NOT_PAYABLE and value > best_value:
                    best = claim
                    best_value = value
        return best

    def racing_claim(self, state: TicketToRide, seat: i64, plan: Plan, *, done: bool) -> i64:
        """The best claim beside the plan: the race's target once the plan stands, before that only from spare cards."""
        if done:
            target = self.target(state, seat)
            return NOT_PAYABLE if target < 0 else payment(state, seat, target, Need(), self.style.race_locomotives)
        need = need_of(state, seat, plan.routes)
        free = i64(state.board.store[CARS + seat]) - self.open_cars(state, seat, plan)
        best: i64 = NOT_PAYABLE
        best_points = self.style.spare_points - 1
        for route in range(state.map.routes):
            length = state.map.length[route]
            if state.map.points[length] > best_points and length <= free and state.board.open_to(seat, route):
                claim = payment(state, seat, route, need, 0)
                if claim != NOT_PAYABLE and self.leaves(state, seat, claim, need):
                    best = claim
                    best_points = state.map.points[length]
        return best

    def leaves(self, state: TicketToRide, seat: i64, claim: i64, need: Need) -> bool:
        """Whether the claim is paid from cards the plan does not ask for."""
        at = claim - state.numbers.claim_first[0]
        colour = state.numbers.claim_colour[at]
        length = state.map.length[state.numbers.claim_route[at]]
        return colour != LOCOMOTIVE and need.spare(state, seat, colour) >= length - state.numbers.claim_locomotives[at]

    def target(self, state: TicketToRide, seat: i64) -> i64:
        """The open route that brings most points for the turns it takes, or -1."""
        map = state.map
        cars = i64(state.board.store[CARS + seat])
        locomotives = state.cards.held(seat, LOCOMOTIVE)
        left = 2 * (self.turns_left(state, seat) - 1)
        most: i64 = 0
        for kind in range(i64(LOCOMOTIVE)):
            most = max(most, state.cards.held(seat, kind))
        best: i64 = -1
        best_rate: i64 = 0
        for route in range(map.routes):
            length = map.length[route]
            if length <= cars and state.board.open_to(seat, route):
                have = most if map.colour[route] == LOCOMOTIVE else state.cards.held(seat, map.colour[route])
                missing = max(0, length - have - locomotives)
                missing += 2 * max(0, map.ferry[route] - locomotives) + 2 * map.tunnel[route]
                rate = 200 * map.points[length] // (2 + missing)
                if rate > best_rate and missing <= left:
                    best = route
                    best_rate = rate
        return best

    def stuck(self, state: TicketToRide, seat: i64) -> i64:
        """Nothing to draw and nothing wanted: some claim, tickets, or a pass."""
        moves = self.moves
        moves.clear()
        state.add_legal(seat, moves)
        return moves.numbers[moves.count - 1]

    def extra(self, state: TicketToRide, seat: i64) -> i64:
        """Pay for the tunnel if it can be paid, with as few locomotives as possible."""
        moves = self.moves
        moves.clear()
        state.add_legal(seat, moves)
        return moves.numbers[0]

    # Search

    def candidates(self, state: TicketToRide, seat: i64, moves: Moves) -> None:
        """The policy's own choice first, then the other moves a person would weigh against it."""
        first = self.decide(state, seat)
        moves.add(first)
        if state.turns.phase == OPENING or state.turns.phase == CHOOSE_TICKETS or state.turns.phase == TUNNEL:
            self.add_others(state, seat, first, moves)
        else:
            self.add_draws(state, seat, first, moves)

    def add_others(self, state: TicketToRide, seat: i64, first: i64, moves: Moves) -> None:
        legal = self.moves
        legal.clear()
        state.add_legal(seat, legal)
        for at in range(legal.count):
            if legal.numbers[at] != first:
                moves.add(legal.numbers[at])

    def add_draws(self, state: TicketToRide, seat: i64, first: i64, moves: Moves) -> None:
        """Cards of each kind once, tickets, and the claims of the plan and of the race."""
        legal = self.moves
        legal.clear()
        state.add_legal(seat, legal)
        seen: i64 = 0
        at: i64 = 0
        while at < legal.count and legal.numbers[at] <= DRAW_TICKETS:
            action = legal.numbers[at]
            kind = KIND_BIT[i64(state.cards.store[ROW + action - 1])] if DRAW_DECK < action < DRAW_TICKETS else i64(0)
            if action != first and not seen & kind:
                moves.add(action)
            seen |= kind
            at += 1
        if state.turns.phase != SECOND_CARD:
            self.add_claims(state, seat, first, moves)

    def add_claims(self, state: TicketToRide, seat: i64, first: i64, moves: Moves) -> None:
        plan = self.plan(state, seat)
        need = need_of(state, seat, plan.routes)
        claims: i64 = 0
        for at in range(state.map.routes):
            route = state.map.routes - 1 - at
            if state.board.open_to(seat, route) and claims < 6:
                claim = payment(state, seat, route, need, 2)
                if claim != NOT_PAYABLE and claim != first and (state.map.length[route] > 3 or plan.asks(route)):
                    moves.add(claim)
                    claims += 1
