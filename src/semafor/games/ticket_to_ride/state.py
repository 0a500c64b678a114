"""Turns: what a seat may do now and what that does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.actions import (
    CLAIM,
    DECLINE,
    DRAW_DECK,
    DRAW_ROW,
    DRAW_TICKETS,
    EXTRA,
    KEEP,
    PASS,
    STOP,
    Numbering,
    payment_colour,
    payment_cost,
    payment_locomotives,
)
from semafor.games.ticket_to_ride.layout import CHOSEN, LOCOMOTIVE, OPEN, PLACES, ROW, STATIONS_LEFT
from semafor.games.ticket_to_ride.parts.board import Board
from semafor.games.ticket_to_ride.parts.payments import add_claims, add_stations
from semafor.games.ticket_to_ride.parts.tickets import Tickets
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.games.ticket_to_ride.parts.tunnel import Tunnel, reveal
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, OVER, SECOND_CARD, TUNNEL, TURN, Turns
from semafor.games.ticket_to_ride.scoring import Count, final_count, final_scores
from semafor.kernel.luck import Luck
from semafor.kernel.state import Choices, Moves, State

SHARED_CHOICES: Final = Choices()  # filled anew whenever it is used


@mypyc_attr(acyclic=True, free_list_len=1)
class TicketToRide(State):
    """A whole table of either map.

    Clones share tickets and board until one of them changes: most of a table's bytes lie there, and most acts leave them.
    """

    def __init__(
        self, numbers: Numbering, cards: TrainCards, tickets: Tickets, board: Board, tunnel: Tunnel, turns: Turns
    ) -> None:
        super().__init__(board.seats)
        self.map: Final = board.map
        self.numbers: Final = numbers
        self.cards: Final = cards
        self.turns: Final = turns
        self.tickets = tickets
        self.board = board
        self.tunnel = tunnel
        self.shares_tickets = False
        self.shares_board = False

    def clone(self) -> TicketToRide:
        copy = TicketToRide(self.numbers, self.cards.clone(), self.tickets, self.board, self.tunnel, self.turns.clone())
        copy.undo_barrier = self.undo_barrier
        copy.shares_tickets = self.shares_tickets = True
        copy.shares_board = self.shares_board = True
        return copy

    def own_tickets(self) -> Tickets:
        """The tickets, to be changed: no other table's any more."""
        if self.shares_tickets:
            self.tickets = self.tickets.clone()
            self.shares_tickets = False
        return self.tickets

    def own_board(self) -> Board:
        """The board, to be changed: no other table's any more."""
        if self.shares_board:
            self.board = self.board.clone()
            self.shares_board = False
        return self.board

    # Who may act

    def over(self) -> bool:
        return self.turns.phase == OVER

    def acts(self, seat: i64) -> bool:
        if self.turns.phase == OPENING:
            return self.tickets.store[CHOSEN + seat] == 0
        return self.turns.phase != OVER and seat == self.turns.seat

    def actor(self) -> i64:
        if self.turns.phase == OPENING:
            return super().actor()
        if self.turns.phase == OVER:
            return -1
        return self.turns.seat

    # What is legal

    def add_legal(self, seat: i64, moves: Moves) -> None:
        phase = self.turns.phase
        if phase == TURN:
            choices = SHARED_CHOICES
            choices.clear()
            self.add_turn(seat, choices)
            choices.add_to(moves)
        elif phase == SECOND_CARD:
            self.cards.add_second_card(moves)
        elif phase == TUNNEL:
            self.tunnel.add_answers(self.cards, seat, moves)
        elif phase == OPENING:
            self.tickets.add_choices(seat, self.map.opening_keep, moves)
        else:
            self.tickets.add_choices(seat, self.map.draw_keep, moves)

    def add_choices(self, seat: i64, choices: Choices) -> None:
        if self.turns.phase == TURN:
            self.add_turn(seat, choices)
        else:
            self.add_legal(seat, choices.single)

    def add_turn(self, seat: i64, choices: Choices) -> None:
        board = self.board
        self.add_drawing(choices)
        add_claims(board, self.cards, self.numbers, seat, choices)
        if board.store[STATIONS_LEFT + seat] > 0:
            add_stations(board, self.cards, self.numbers, seat, choices)
        if choices.count() == 0:
            choices.single.add(PASS)

    def add_drawing(self, choices: Choices) -> None:
        """The first card or tickets; where nothing is lacking, all of that is one unbroken group."""
        cards = self.cards
        tickets = self.tickets.to_draw() > 0
        if tickets and cards.row_size == PLACES and cards.to_draw() > 0:
            choices.add_group(DRAW_DECK, 0, DRAW_TICKETS + 1)
            return
        if cards.may_draw():
            cards.add_first_card(choices.single)
        if tickets:
            choices.single.add(DRAW_TICKETS)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        if self.tunnel.turned_up:
            self.tunnel = self.tunnel.covered()
        if action >= CLAIM:
            if action < self.numbers.stations_from:
                self.claim(seat, action - CLAIM, luck)
            else:
                self.build_station(seat, action, luck)
        elif action <= DRAW_ROW + 4:
            self.draw_card(seat, action, luck)
        elif action == DRAW_TICKETS:
            self.undo_barrier = self.own_tickets().offer(seat, self.map.draw_tickets, luck)
            self.turns.phase = CHOOSE_TICKETS
        elif action == STOP:
            self.end_turn()
        elif action == PASS:
            self.turns.pass_on(few_cars=self.board.few_cars(seat))
        elif action < EXTRA:
            self.choose_tickets(seat, action - KEEP)
        elif action < DECLINE:
            self.pay_extra(seat, action - EXTRA, luck)
        else:
            self.decline(seat, luck)

    def end_turn(self) -> None:
        turns = self.turns
        turns.end(few_cars=self.board.few_cars(turns.seat))

    def close_action(self, luck: Luck) -> None:
        """New discards may restock the deck and fill a short row; then the turn ends."""
        self.cards.settle_row(luck)
        self.end_turn()

    def draw_card(self, seat: i64, action: i64, luck: Luck) -> None:
        cards = self.cards
        ends = self.turns.phase == SECOND_CARD
        if action == DRAW_DECK:
            cards.take_blind(seat, luck)
        else:
            place = action - DRAW_ROW
            # ttr.draw.faceup-locomotive-ends-draw
            ends = ends or cards.store[ROW + place] == LOCOMOTIVE
            cards.take_from_row(seat, place, luck)
        if ends or not cards.second_card_waits():
            self.end_turn()
        else:
            self.turns.phase = SECOND_CARD

    def choose_tickets(self, seat: i64, mask: i64) -> None:
        tickets = self.own_tickets()
        if self.turns.phase == OPENING:
            tickets.store[CHOSEN + seat] = u8(mask)
            if tickets.open_choices() == 0:
                self.close_opening()
        else:
            tickets.keep(seat, mask, to_box=False)
            self.end_turn()

    def close_opening(self) -> None:
        """All choices take effect in turn order (ttr-usa.setup.return), and everybody sees how many were kept."""
        self.undo_barrier = True
        tickets = self.own_tickets()
        for after in range(self.seats):
            seat = (self.turns.first + after) % self.seats
            tickets.keep(seat, i64(tickets.store[CHOSEN + seat]), to_box=self.map.opening_to_box)
        self.turns.phase = TURN

    def claim(self, seat: i64, claim: i64, luck: Luck) -> None:
        """The full set is laid. An ordinary route is claimed at once, a tunnel if the cards revealed ask for nothing."""
        route = self.numbers.claim_route[claim]
        colour = self.numbers.claim_colour[claim]
        locomotives = self.numbers.claim_locomotives[claim]
        coloured = self.map.length[route] - locomotives
        self.cards.pay(seat, colour, coloured, locomotives)
        if self.map.tunnel[route]:
            self.tunnel = reveal(route, colour, locomotives, self.cards, luck)
            if self.tunnel.extra > 0:
                self.turns.phase = TUNNEL
            else:
                self.finish_tunnel(seat, 0, 0, luck)
        else:
            self.own_board().place_cars(seat, route)
            self.cards.discard_payment(colour, coloured, locomotives)
            self.close_action(luck)

    def pay_extra(self, seat: i64, locomotives: i64, luck: Luck) -> None:
        coloured = self.tunnel.extra - locomotives
        self.cards.pay(seat, self.tunnel.colour, coloured, locomotives)
        self.finish_tunnel(seat, coloured, locomotives, luck)

    def finish_tunnel(self, seat: i64, coloured: i64, locomotives: i64, luck: Luck) -> None:
        """The tunnel is claimed; laid and extra cards are discarded together with the revealed ones."""
        tunnel = self.tunnel
        self.own_board().place_cars(seat, tunnel.route)
        self.cards.discard_payment(tunnel.colour, tunnel.laid(self.map) + coloured, tunnel.locomotives + locomotives)
        self.leave_tunnel(luck)

    def decline(self, seat: i64, luck: Luck) -> None:
        """The laid cards go back to the hand, seen by all; the turn is used up."""
        tunnel = self.tunnel
        laid = tunnel.laid(self.map)
        if laid > 0:
            self.cards.give_known(seat, tunnel.colour, laid)
        self.cards.give_known(seat, LOCOMOTIVE, tunnel.locomotives)
        self.leave_tunnel(luck)

    def leave_tunnel(self, luck: Luck) -> None:
        self.cards.discard_revealed()
        self.tunnel = self.tunnel.finished()
        self.close_action(luck)

    def build_station(self, seat: i64, action: i64, luck: Luck) -> None:
        payment = self.numbers.station_payment(action)
        colour = payment_colour(payment)
        locomotives = payment_locomotives(payment)
        coloured = payment_cost(payment) - locomotives
        self.cards.pay(seat, colour, coloured, locomotives)
        self.own_board().place_station(seat, self.numbers.station_city(action))
        self.cards.discard_payment(colour, coloured, locomotives)
        self.close_action(luck)

    # The count

    def counts(self) -> list[Count]:
        return final_count(self.map, self.board.store, self.seats, self.held_tickets())

    def scores(self) -> vec[i64]:
        return final_scores(self.map, self.board.store, self.seats, self.held_tickets())

    def held_tickets(self) -> list[vec[i64]]:
        return [self.tickets.of(seat) for seat in range(self.seats)]

    # As plain data: for JSON, pickle, equality and the state hash

    def module(self) -> str:
        return "semafor.games.ticket_to_ride.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "cards": [int(count) for count in self.cards.store],
            "tickets": [int(ticket) for ticket in self.tickets.store],
            "board": [int(owner) for owner in self.board.store[:OPEN]],  # what lies behind follows from the owners
            "map": [int(self.map.number)],
            "table": self.counters(),
        }

    def counters(self) -> list[int]:
        counters = [int(self.seats), int(self.undo_barrier)]
        counters += self.cards.counters() + self.tickets.counters() + self.turns.counters() + self.tunnel.counters()
        readings = [int(self.cards.second_card_optional), int(self.cards.row_without_deck)]
        return [*counters, *readings, int(self.tunnel.turned_up)]

    def set_fields(self, fields: dict[str, list[int]]) -> None:
        """The reverse of `fields`, on a table of the same map and as many seats."""
        fill(self.cards.store, fields["cards"])
        fill(self.own_tickets().store, fields["tickets"])
        fill(self.own_board().store, fields["board"])
        self.board.read_owners()
        self.set_counters(fields["table"])

    def set_counters(self, counters: list[int]) -> None:
        """The reverse of `counters`."""
        self.undo_barrier = counters[1] == 1
        self.cards.set_counters(counters[2:7])
        self.own_tickets().set_counters(counters[7:13])
        self.turns.set_counters(counters[13:18])
        route, colour, locomotives, extra = counters[18:22]
        self.tunnel = Tunnel(route, colour, locomotives, extra, counters[24])
        self.cards.second_card_optional = counters[22] == 1
        self.cards.row_without_deck = counters[23] == 1


def fill(store: vec[u8], values: list[int]) -> None:
    """The first places of the store hold the values."""
    for place, value in enumerate(values):
        store[place] = u8(value)
