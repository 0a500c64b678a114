"""Turns: what a seat may do now and what that does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
    payment_colour,
    payment_cost,
    payment_locomotives,
)
from semafor.games.ticket_to_ride.layout import (
    CHOSEN,
    KEEPER,
    KEPT,
    KINDS,
    LOCOMOTIVE,
    NO_CARD,
    PLACES,
    REVEALED,
    ROW,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.plain import PlainTable
from semafor.games.ticket_to_ride.scoring import Count, final_count
from semafor.games.ticket_to_ride.turn import CHOOSE_TICKETS, OPENING, SECOND_CARD, TUNNEL, TURN
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

MASK_SIZE: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
FULL_MASK: Final = vec[i64]([0, 1, 3, 7, 15])


@mypyc_attr(acyclic=True)
class TicketToRide(PlainTable):
    """A whole table of either map."""

    def clone(self) -> TicketToRide:
        copy = TicketToRide(self.map, self.numbers, self.seats, self.cards[:], self.tickets[:], self.board[:])
        copy.copy_turn(self)
        return copy

    # What is legal

    def add_legal(self, seat: i64, moves: Moves) -> None:
        if self.phase == TURN:
            self.add_turn(seat, moves)
        elif self.phase == SECOND_CARD:
            self.add_second_card(moves)
        elif self.phase == TUNNEL:
            self.add_extra(seat, moves)
        else:
            self.add_keep(seat, moves)

    def add_turn(self, seat: i64, moves: Moves) -> None:
        if self.may_draw():
            self.add_first_card(moves)
        if self.tickets_to_draw() > 0:
            moves.add(DRAW_TICKETS)
        self.add_claims(seat, moves)
        if self.board[STATIONS_LEFT + seat] > 0:
            self.add_stations(seat, moves)
        if moves.count == 0:
            moves.add(PASS)

    def may_draw(self) -> bool:
        """Decided by deck and discards alone, unless the option lets the row be drawn (ttr.draw.deck-and-discards-empty)."""
        return self.cards_to_draw() > 0 or (self.row_without_deck and self.row_size > 0)

    def add_first_card(self, moves: Moves) -> None:
        if self.cards_to_draw() > 0:
            moves.add(DRAW_DECK)
        if self.row_size == PLACES:
            moves.add_range(DRAW_ROW, DRAW_ROW + PLACES - 1)
            return
        for place in range(i64(PLACES)):
            if self.cards[ROW + place] != NO_CARD:
                moves.add(DRAW_ROW + place)

    def add_second_card(self, moves: Moves) -> None:
        if self.cards_to_draw() > 0:
            moves.add(DRAW_DECK)
        cards = self.cards
        for place in range(i64(PLACES)):
            if cards[ROW + place] < LOCOMOTIVE:
                moves.add(DRAW_ROW + place)
        if self.second_card_optional:
            moves.add(STOP)

    def add_keep(self, seat: i64, moves: Moves) -> None:
        least = min(self.map.opening_keep if self.phase == OPENING else self.map.draw_keep, self.offered(seat))
        for mask in range(1, FULL_MASK[self.offered(seat)] + 1):
            if MASK_SIZE[mask] >= least:
                moves.add(KEEP + mask)

    def add_extra(self, seat: i64, moves: Moves) -> None:
        locomotives = self.held(seat, LOCOMOTIVE)
        coloured: i64 = 0
        if self.tunnel_colour != LOCOMOTIVE:
            coloured = self.held(seat, self.tunnel_colour)
        moves.add_range(EXTRA + max(0, self.extra - coloured), EXTRA + min(self.extra, locomotives))
        moves.add(DECLINE)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        self.turned_up = 0
        if action >= CLAIM:
            if action < self.numbers.stations_from:
                self.claim(seat, action - CLAIM, luck)
            else:
                self.build_station(seat, action, luck)
        elif action <= DRAW_ROW + 4:
            self.draw_card(seat, action, luck)
        elif action == DRAW_TICKETS:
            self.offer(seat, self.map.draw_tickets, luck)
            self.phase = CHOOSE_TICKETS
        elif action == STOP:
            self.end_turn()
        elif action == PASS:
            self.pass_turn()
        elif action < EXTRA:
            self.choose_tickets(seat, action - KEEP)
        elif action < DECLINE:
            self.pay_extra(seat, action - EXTRA, luck)
        else:
            self.decline(seat, luck)

    def draw_card(self, seat: i64, action: i64, luck: Luck) -> None:
        ends = self.phase == SECOND_CARD
        if action == DRAW_DECK:
            self.take_blind(seat, luck)
        else:
            place = action - DRAW_ROW
            # ttr.draw.faceup-locomotive-ends-draw
            ends = ends or self.cards[ROW + place] == LOCOMOTIVE
            self.take_from_row(seat, place, luck)
        if ends or not self.second_card_waits():
            self.end_turn()
        else:
            self.phase = SECOND_CARD

    def choose_tickets(self, seat: i64, mask: i64) -> None:
        if self.phase == OPENING:
            self.tickets[CHOSEN + seat] = u8(mask)
            if self.open_choices() == 0:
                self.close_opening()
        else:
            self.keep(seat, mask, to_box=False)
            self.end_turn()

    def close_opening(self) -> None:
        """All choices take effect in turn order (ttr-usa.setup.return), and everybody sees how many were kept."""
        self.undo_barrier = True
        for after in range(self.seats):
            seat = (self.first + after) % self.seats
            self.keep(seat, i64(self.tickets[CHOSEN + seat]), to_box=self.map.opening_to_box)
        self.phase = TURN

    def claim(self, seat: i64, claim: i64, luck: Luck) -> None:
        route = self.numbers.claim_route[claim]
        colour = self.numbers.claim_colour[claim]
        locomotives = self.numbers.claim_locomotives[claim]
        length = self.map.length[route]
        if length > locomotives:
            self.take_out(seat, colour, length - locomotives)
        if locomotives > 0:
            self.take_out(seat, LOCOMOTIVE, locomotives)
        if self.map.tunnel[route]:
            self.tunnel_route = route
            self.tunnel_colour = colour
            self.tunnel_locomotives = locomotives
            self.dig(seat, luck)
        else:
            self.place_cars(seat, route)
            self.discard_payment(colour, length - locomotives, locomotives)
            self.close_action(luck)

    def dig(self, seat: i64, luck: Luck) -> None:
        """The full set is laid; three cards are revealed, or what deck and discards still hold."""
        self.extra = 0
        for shown in range(i64(3)):
            if self.cards_to_draw() == 0:
                break
            card = self.drawn_card(luck)
            self.cards[REVEALED + card] += 1
            self.turned_up = self.turned_up * 16 + card + 1
            self.restock()
            if card == LOCOMOTIVE or card == self.tunnel_colour:
                self.extra += 1
        if self.extra > 0:
            self.phase = TUNNEL
        else:
            self.finish_tunnel(seat, 0, 0, luck)

    def pay_extra(self, seat: i64, locomotives: i64, luck: Luck) -> None:
        coloured = self.extra - locomotives
        if coloured > 0:
            self.take_out(seat, self.tunnel_colour, coloured)
        if locomotives > 0:
            self.take_out(seat, LOCOMOTIVE, locomotives)
        self.finish_tunnel(seat, coloured, locomotives, luck)

    def finish_tunnel(self, seat: i64, coloured: i64, locomotives: i64, luck: Luck) -> None:
        """The tunnel is claimed; laid and extra cards are discarded together with the revealed ones."""
        self.place_cars(seat, self.tunnel_route)
        laid = self.map.length[self.tunnel_route] - self.tunnel_locomotives
        self.discard_payment(self.tunnel_colour, laid + coloured, self.tunnel_locomotives + locomotives)
        self.leave_tunnel(luck)

    def decline(self, seat: i64, luck: Luck) -> None:
        """The laid cards go back to the hand, seen by all; the turn is used up."""
        laid = self.map.length[self.tunnel_route] - self.tunnel_locomotives
        if laid > 0:
            self.give_known(seat, self.tunnel_colour, laid)
        self.give_known(seat, LOCOMOTIVE, self.tunnel_locomotives)
        self.leave_tunnel(luck)

    def leave_tunnel(self, luck: Luck) -> None:
        for kind in range(i64(KINDS)):
            self.discard(kind, i64(self.cards[REVEALED + kind]))
            self.cards[REVEALED + kind] = 0
        self.extra = 0
        self.close_action(luck)

    def build_station(self, seat: i64, action: i64, luck: Luck) -> None:
        payment = self.numbers.station_payment(action)
        colour = payment_colour(payment)
        locomotives = payment_locomotives(payment)
        coloured = payment_cost(payment) - locomotives
        if coloured > 0:
            self.take_out(seat, colour, coloured)
        if locomotives > 0:
            self.take_out(seat, LOCOMOTIVE, locomotives)
        self.board[STATION + self.numbers.station_city(action)] = u8(seat)
        self.board[STATIONS_LEFT + seat] -= 1
        self.discard_payment(colour, coloured, locomotives)
        self.close_action(luck)

    # The count

    def tickets_of(self, seat: i64) -> vec[i64]:
        """The numbers of the tickets the seat has kept, in the order kept."""
        found = vec[i64](capacity=8)
        for at in range(self.kept_size):
            if i64(self.tickets[KEEPER + at]) == seat:
                found = append(found, i64(self.tickets[KEPT + at]))
        return found

    def counts(self) -> list[Count]:
        return final_count(self.map, self.board, self.seats, [self.tickets_of(seat) for seat in range(self.seats)])

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=5)
        for count in self.counts():
            totals = append(totals, count.total())
        return totals
