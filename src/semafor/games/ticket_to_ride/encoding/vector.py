"""A table of Ticket to Ride as a vector, from one seat's place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import (
    CARS,
    CHOSEN,
    DISCARDS,
    EIGHTS,
    FREE,
    HAND,
    KEEPER,
    KEPT,
    KINDS,
    KNOWN,
    LOCOMOTIVE,
    OFFER,
    OPEN,
    OWNER,
    PLACES,
    PLACES_OFFERED,
    POINTS,
    QUEUE,
    RETURNER,
    REVEALED,
    ROW,
    SEATS,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.tickets import PLACE_BIT
from semafor.games.ticket_to_ride.parts.turns import OPENING, OVER, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.encoding import Encoder, copy_counts, flag, held, mark
from semafor.kernel.state import State


class TicketToRideEncoder(Encoder):
    """The vector of one map at one number of seats."""

    def __init__(self, board: Map, seats: i64) -> None:
        super().__init__(seats)
        self.map: Final = board
        self.phase: Final = self.add("phase", OVER + 1, 1)
        self.first: Final = self.add("first", seats, 1)
        self.acting: Final = self.add("acting", seats, 1)
        self.turns_left: Final = self.add("turns-left", 1, seats + 1)
        self.row: Final = self.add("row", PLACES * KINDS, 1)
        self.deck: Final = self.add("deck", 1, board.cards)
        self.discards: Final = self.add("discards", KINDS, board.most_of_a_kind)
        self.ticket_deck: Final = self.add("ticket-deck", 1, board.tickets)
        self.hand: Final = self.add("hand", KINDS, board.most_of_a_kind)
        self.seen: Final = self.add("seen-cards", seats * KINDS, board.most_of_a_kind)
        self.cards: Final = self.add("cards", seats, board.cards)
        self.cars: Final = self.add("cars", seats, board.cars)
        self.points: Final = self.add("points", seats, 255)
        self.held: Final = self.add("tickets-held", seats, board.tickets)
        self.stations_left: Final = self.add("stations-left", seats if board.stations > 0 else 0, board.stations)
        self.routes: Final = self.add("routes", seats * board.routes, 1)
        self.closed: Final = self.add("routes-closed", board.routes, 1)
        self.stations: Final = self.add("stations", seats * board.cities if board.stations > 0 else 0, 1)
        self.tickets: Final = self.add("tickets", board.tickets, 1)
        self.joined: Final = self.add("tickets-joined", board.tickets, 1)
        self.offer: Final = self.add("offer", PLACES_OFFERED * board.tickets, 1)
        self.chosen: Final = self.add("opening-choice", PLACES_OFFERED, 1)
        self.returned: Final = self.add("returned", board.tickets, board.tickets)
        tunnels = board.tunnels > 0
        self.tunnel: Final = self.add("tunnel", board.routes if tunnels else 0, 1)
        self.laid: Final = self.add("tunnel-laid", KINDS if tunnels else 0, 8)
        self.revealed: Final = self.add("tunnel-revealed", KINDS if tunnels else 0, 3)
        self.extra: Final = self.add("tunnel-extra", 1 if tunnels else 0, 3)
        self.options: Final = self.add("options", 3, 1)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, TicketToRide)
        self.observe_table(state, seat, out, at)
        self.observe_seats(state, seat, out, at)
        self.observe_board(state, seat, out, at)
        self.observe_tickets(state, seat, out, at)
        if state.turns.phase == TUNNEL:
            self.observe_tunnel(state, out, at)

    def observe_table(self, state: TicketToRide, seat: i64, out: vec[u8], at: i64) -> None:
        """What lies open in the middle of the table."""
        out[at + self.phase + state.turns.phase] = 1
        out[at + self.first + self.after(seat, state.turns.first)] = 1
        out[at + self.turns_left] = held(state.turns.left + 1)
        for place in range(i64(PLACES)):
            mark(out, at + self.row + place * KINDS, KINDS, i64(state.cards.store[ROW + place]))
        out[at + self.deck] = held(state.cards.deck_size)
        copy_counts(out, at + self.discards, state.cards.store, DISCARDS, KINDS)
        out[at + self.ticket_deck] = held(state.tickets.to_draw())
        out[at + self.options] = flag(state.cards.second_card_optional)
        out[at + self.options + 1] = flag(state.cards.row_without_deck)
        out[at + self.options + 2] = flag(state.cards.late_shuffle)

    def observe_seats(self, state: TicketToRide, seat: i64, out: vec[u8], at: i64) -> None:
        """What everybody knows of each seat, and the own hand."""
        copy_counts(out, at + self.hand, state.cards.store, HAND + seat * KINDS, KINDS)
        for places in range(self.seats):
            other = self.seat_after(seat, places)
            if state.acts(other):
                out[at + self.acting + places] = 1
            copy_counts(out, at + self.seen + places * KINDS, state.cards.store, KNOWN + other * KINDS, KINDS)
            out[at + self.cards + places] = held(state.cards.hand_size(other))
            out[at + self.cars + places] = state.board.store[CARS + other]
            out[at + self.points + places] = state.board.store[POINTS + other]
            if self.map.stations > 0:
                out[at + self.stations_left + places] = state.board.store[STATIONS_LEFT + other]

    def observe_board(self, state: TicketToRide, seat: i64, out: vec[u8], at: i64) -> None:
        """Who owns what, and the routes that nobody owns but the seat may not claim."""
        board = state.board.store
        within = self.map.within
        lowest = self.map.lowest
        routes = self.map.routes
        all = self.map.longest * EIGHTS
        open = OPEN + seat * EIGHTS
        owned = at + self.routes
        closed = at + self.closed
        for eight in range(i64(EIGHTS)):
            shut = within[all + eight] & ~i64(board[open + eight])
            while shut != 0:
                route = i64(lowest[eight * 256 + shut])
                shut &= shut - 1
                owner = i64(board[OWNER + route])
                if owner < SEATS:
                    out[owned + self.after(seat, owner) * routes + route] = 1
                else:
                    out[closed + route] = 1
        if self.map.stations > 0:
            for city in range(self.map.cities):
                builder = i64(board[STATION + city])
                if builder != FREE:
                    out[at + self.stations + self.after(seat, builder) * self.map.cities + city] = 1

    def observe_tickets(self, state: TicketToRide, seat: i64, out: vec[u8], at: i64) -> None:
        """Own tickets, those on offer, those the seat itself put under the deck; of others only how many."""
        board = state.board
        tickets = state.tickets.store
        for number in range(state.tickets.kept_size):
            places = self.after(seat, i64(tickets[KEEPER + number]))
            out[at + self.held + places] += 1
            if places == 0:
                ticket = i64(tickets[KEPT + number])
                out[at + self.tickets + ticket] = 1
                if board.network(seat, self.map.ticket_a[ticket]) == board.network(seat, self.map.ticket_b[ticket]):
                    out[at + self.joined + ticket] = 1
        for number in range(state.tickets.queue_size):
            if i64(tickets[RETURNER + number]) == seat:
                out[at + self.returned + i64(tickets[QUEUE + number])] = held(state.tickets.set_size + number + 1)
        for place in range(i64(PLACES_OFFERED)):
            offered = i64(tickets[OFFER + seat * PLACES_OFFERED + place])
            mark(out, at + self.offer + place * self.map.tickets, self.map.tickets, offered)
            if state.turns.phase == OPENING and i64(tickets[CHOSEN + seat]) & PLACE_BIT[place]:
                out[at + self.chosen + place] = 1

    def observe_tunnel(self, state: TicketToRide, out: vec[u8], at: i64) -> None:
        """The tunnel whose extra cards are due."""
        out[at + self.tunnel + state.tunnel.route] = 1
        if state.tunnel.colour != LOCOMOTIVE:
            out[at + self.laid + state.tunnel.colour] = held(state.tunnel.laid(self.map))
        out[at + self.laid + LOCOMOTIVE] = held(state.tunnel.locomotives)
        copy_counts(out, at + self.revealed, state.cards.store, REVEALED, KINDS)
        out[at + self.extra] = held(state.tunnel.extra)
