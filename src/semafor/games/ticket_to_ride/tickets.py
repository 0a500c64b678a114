"""The destination tickets on the table: an unordered set, a queue of returned ones below it, offers, and what was kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.cards import TrainCards
from semafor.games.ticket_to_ride.layout import (
    BOX,
    BOXER,
    CHOSEN,
    GROUP,
    KEEPER,
    KEPT,
    MOST_TICKETS,
    NO_TICKET,
    NOBODY,
    OFFER,
    OUTSIDER,
    PLACES_OFFERED,
    QUEUE,
    RETURNER,
    SET,
)
from semafor.kernel.luck import Luck

TICKET_EVENT: Final = 2  # the k-th ticket that leaves the unordered part of the deck

PLACE_BIT: Final = vec[i64]([1, 2, 4, 8])


@mypyc_attr(acyclic=True)
class Tickets(TrainCards):
    """All tickets, and enough of their past to say what each seat may know of them.

    Every offer is a numbered group. A seat knows the tickets it put under the deck, place by place. When another
    seat draws one of them, the first knows that it lies before that seat, and after the choice that it is among that
    group: kept, or under the deck again. Once that group is drawn from in turn, nobody but its owner follows it.
    """

    def __init__(self, seats: i64, cards: vec[u8], tickets: vec[u8]) -> None:
        super().__init__(seats, cards)
        self.tickets: Final = tickets
        self.set_size: i64 = 0
        self.queue_size: i64 = 0
        self.kept_size: i64 = 0
        self.box_size: i64 = 0
        self.offers: i64 = 0
        self.tickets_drawn: i64 = 0

    def copy_tickets(self, source: Tickets) -> None:
        self.copy_cards(source)
        self.set_size = source.set_size
        self.queue_size = source.queue_size
        self.kept_size = source.kept_size
        self.box_size = source.box_size
        self.offers = source.offers
        self.tickets_drawn = source.tickets_drawn

    def tickets_to_draw(self) -> i64:
        return self.set_size + self.queue_size

    def offered(self, seat: i64) -> i64:
        """How many tickets lie before the seat to choose from."""
        count: i64 = 0
        for place in range(i64(PLACES_OFFERED)):
            if self.tickets[OFFER + seat * PLACES_OFFERED + place] != NO_TICKET:
                count += 1
        return count

    def tickets_held(self, seat: i64) -> i64:
        count: i64 = 0
        for at in range(self.kept_size):
            if i64(self.tickets[KEEPER + at]) == seat:
                count += 1
        return count

    def offer(self, seat: i64, count: i64, luck: Luck) -> None:
        """The top tickets of the deck lie before the seat, as many of `count` as there are."""
        self.offers += 1
        for place in range(min(count, self.tickets_to_draw())):
            if self.set_size > 0:
                self.put_before(seat, place, self.drawn_ticket(luck), NOBODY)
            else:
                self.offer_queued(seat, place)

    def put_before(self, seat: i64, place: i64, ticket: i64, outsider: i64) -> None:
        self.tickets[OFFER + seat * PLACES_OFFERED + place] = u8(ticket)
        self.tickets[GROUP + ticket] = u8(self.offers)
        self.tickets[OUTSIDER + ticket] = u8(outsider)

    def drawn_ticket(self, luck: Luck) -> i64:
        luck.event(TICKET_EVENT, self.tickets_drawn)
        self.tickets_drawn += 1
        ticket = luck.pick(self.tickets, SET, MOST_TICKETS)
        self.tickets[SET + ticket] = 0
        self.set_size -= 1
        return ticket

    def offer_queued(self, seat: i64, place: i64) -> None:
        """The first ticket of the queue comes up. No luck decides it, but the drawer sees something new."""
        self.undo_barrier = True
        ticket = i64(self.tickets[QUEUE])
        returner = i64(self.tickets[RETURNER])
        self.queue_size -= 1
        for at in range(self.queue_size):
            self.tickets[QUEUE + at] = self.tickets[QUEUE + at + 1]
            self.tickets[RETURNER + at] = self.tickets[RETURNER + at + 1]
        self.tickets[QUEUE + self.queue_size] = 0  # as if none had lain there: an old number would tell what nobody may know
        self.tickets[RETURNER + self.queue_size] = 0
        self.forget_outsiders(self.tickets[GROUP + ticket])
        self.put_before(seat, place, ticket, returner if returner != seat else i64(NOBODY))

    def forget_outsiders(self, group: u8) -> None:
        for ticket in range(i64(MOST_TICKETS)):
            if self.tickets[GROUP + ticket] == group:
                self.tickets[OUTSIDER + ticket] = NOBODY

    def keep(self, seat: i64, mask: i64, *, to_box: bool) -> None:
        """The seat keeps the offered places of the mask; the others go under the deck or into the box."""
        for place in range(i64(PLACES_OFFERED)):
            at = OFFER + seat * PLACES_OFFERED + place
            if self.tickets[at] != NO_TICKET:
                ticket = self.tickets[at]
                self.tickets[at] = NO_TICKET
                if mask & PLACE_BIT[place]:
                    self.add_kept(seat, ticket)
                elif to_box:
                    self.add_boxed(seat, ticket)
                else:
                    self.add_queued(seat, ticket)

    def add_kept(self, seat: i64, ticket: u8) -> None:
        self.tickets[KEPT + self.kept_size] = ticket
        self.tickets[KEEPER + self.kept_size] = u8(seat)
        self.kept_size += 1

    def add_queued(self, seat: i64, ticket: u8) -> None:
        self.tickets[QUEUE + self.queue_size] = ticket
        self.tickets[RETURNER + self.queue_size] = u8(seat)
        self.queue_size += 1

    def add_boxed(self, seat: i64, ticket: u8) -> None:
        self.tickets[BOX + self.box_size] = ticket
        self.tickets[BOXER + self.box_size] = u8(seat)
        self.box_size += 1

    def open_choices(self) -> i64:
        """How many seats have not yet chosen their opening tickets."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.tickets[CHOSEN + seat] == 0:
                count += 1
        return count
