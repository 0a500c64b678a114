"""The destination tickets on the table: an unordered set, a queue of returned ones below it, offers, and what was kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.actions import KEEP
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
from semafor.kernel.state import Moves

TICKET_EVENT: Final = 2  # the k-th ticket that leaves the unordered part of the deck

PLACE_BIT: Final = vec[i64]([1, 2, 4, 8])
MASK_SIZE: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
FULL_MASK: Final = vec[i64]([0, 1, 3, 7, 15])


@mypyc_attr(acyclic=True, free_list_len=1)
class Tickets:
    """All tickets, and enough of their past to say what each seat may know of them.

    Every offer is a numbered group. A seat knows the tickets it put under the deck, place by place. When another
    seat draws one of them, the first knows that it lies before that seat, and after the choice that it is among that
    group: kept, or under the deck again. Once that group is drawn from in turn, nobody but its owner follows it.
    """

    def __init__(self, seats: i64, store: vec[u8]) -> None:
        self.seats: Final = seats
        self.store: Final = store
        self.set_size: i64 = 0
        self.queue_size: i64 = 0
        self.kept_size: i64 = 0
        self.box_size: i64 = 0
        self.offers: i64 = 0
        self.drawn: i64 = 0

    def clone(self) -> Tickets:
        copy = Tickets(self.seats, self.store[:])
        copy.set_size = self.set_size
        copy.queue_size = self.queue_size
        copy.kept_size = self.kept_size
        copy.box_size = self.box_size
        copy.offers = self.offers
        copy.drawn = self.drawn
        return copy

    def counters(self) -> list[int]:
        return [
            int(self.set_size),
            int(self.queue_size),
            int(self.kept_size),
            int(self.box_size),
            int(self.offers),
            int(self.drawn),
        ]

    def set_counters(self, counters: list[int]) -> None:
        self.set_size = counters[0]
        self.queue_size = counters[1]
        self.kept_size = counters[2]
        self.box_size = counters[3]
        self.offers = counters[4]
        self.drawn = counters[5]

    # The deck and what is offered from it

    def to_draw(self) -> i64:
        return self.set_size + self.queue_size

    def offer(self, seat: i64, count: i64, luck: Luck) -> bool:
        """The top tickets of the deck lie before the seat, as many of `count` as there are.

        Whether one of the queue is among them: no luck decided it, but the drawer sees something new.
        """
        self.offers += 1
        queued = count > self.set_size and self.queue_size > 0
        for place in range(min(count, self.to_draw())):
            if self.set_size > 0:
                self.put_before(seat, place, self.draw(luck), NOBODY)
            else:
                self.offer_queued(seat, place)
        return queued

    def put_before(self, seat: i64, place: i64, ticket: i64, outsider: i64) -> None:
        self.store[OFFER + seat * PLACES_OFFERED + place] = u8(ticket)
        self.store[GROUP + ticket] = u8(self.offers)
        self.store[OUTSIDER + ticket] = u8(outsider)

    def draw(self, luck: Luck) -> i64:
        luck.event(TICKET_EVENT, self.drawn)
        self.drawn += 1
        ticket = luck.pick(self.store, SET, MOST_TICKETS, self.set_size)
        self.store[SET + ticket] = 0
        self.set_size -= 1
        return ticket

    def offer_queued(self, seat: i64, place: i64) -> None:
        """The first ticket of the queue comes up."""
        ticket = i64(self.store[QUEUE])
        returner = i64(self.store[RETURNER])
        self.queue_size -= 1
        for at in range(self.queue_size):
            self.store[QUEUE + at] = self.store[QUEUE + at + 1]
            self.store[RETURNER + at] = self.store[RETURNER + at + 1]
        self.store[QUEUE + self.queue_size] = 0  # as if none had lain there: an old number would tell what nobody may know
        self.store[RETURNER + self.queue_size] = 0
        self.forget_outsiders(self.store[GROUP + ticket])
        self.put_before(seat, place, ticket, returner if returner != seat else i64(NOBODY))

    def forget_outsiders(self, group: u8) -> None:
        for ticket in range(i64(MOST_TICKETS)):
            if self.store[GROUP + ticket] == group:
                self.store[OUTSIDER + ticket] = NOBODY

    def offered(self, seat: i64) -> i64:
        """How many tickets lie before the seat to choose from."""
        count: i64 = 0
        for place in range(i64(PLACES_OFFERED)):
            if self.store[OFFER + seat * PLACES_OFFERED + place] != NO_TICKET:
                count += 1
        return count

    def offer_to(self, seat: i64) -> list[int]:
        """The numbers of those tickets."""
        first = OFFER + seat * PLACES_OFFERED
        offer = self.store[first : first + PLACES_OFFERED]
        return [int(ticket) for ticket in offer if ticket != NO_TICKET]

    def returned_by(self, seat: i64) -> dict[int, int]:
        """Which tickets the seat itself put under the deck, by their place in it, counted from 1."""
        found: dict[int, int] = {}
        for at in range(self.queue_size):
            if i64(self.store[RETURNER + at]) == seat:
                found[self.set_size + at + 1] = int(self.store[QUEUE + at])
        return found

    # Choosing

    def add_choices(self, seat: i64, keep: i64, moves: Moves) -> None:
        """Every choice among the tickets offered that keeps as many as it must, or all if there are fewer."""
        offered = self.offered(seat)
        least = min(keep, offered)
        for mask in range(1, FULL_MASK[offered] + 1):
            if MASK_SIZE[mask] >= least:
                moves.add(KEEP + mask)

    def open_choices(self) -> i64:
        """How many seats have not yet chosen their opening tickets."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.store[CHOSEN + seat] == 0:
                count += 1
        return count

    def keep(self, seat: i64, mask: i64, *, to_box: bool) -> None:
        """The seat keeps the offered places of the mask; the others go under the deck or into the box."""
        for place in range(i64(PLACES_OFFERED)):
            at = OFFER + seat * PLACES_OFFERED + place
            if self.store[at] != NO_TICKET:
                ticket = self.store[at]
                self.store[at] = NO_TICKET
                if mask & PLACE_BIT[place]:
                    self.add_kept(seat, ticket)
                elif to_box:
                    self.add_boxed(seat, ticket)
                else:
                    self.add_queued(seat, ticket)

    def add_kept(self, seat: i64, ticket: u8) -> None:
        self.store[KEPT + self.kept_size] = ticket
        self.store[KEEPER + self.kept_size] = u8(seat)
        self.kept_size += 1

    def add_queued(self, seat: i64, ticket: u8) -> None:
        self.store[QUEUE + self.queue_size] = ticket
        self.store[RETURNER + self.queue_size] = u8(seat)
        self.queue_size += 1

    def add_boxed(self, seat: i64, ticket: u8) -> None:
        self.store[BOX + self.box_size] = ticket
        self.store[BOXER + self.box_size] = u8(seat)
        self.box_size += 1

    # What a seat has kept

    def held(self, seat: i64) -> i64:
        """How many tickets the seat has kept."""
        count: i64 = 0
        for at in range(self.kept_size):
            if i64(self.store[KEEPER + at]) == seat:
                count += 1
        return count

    def of(self, seat: i64) -> vec[i64]:
        """The numbers of the tickets the seat has kept, in the order kept."""
        found = vec[i64](capacity=8)
        for at in range(self.kept_size):
            if i64(self.store[KEEPER + at]) == seat:
                found = append(found, i64(self.store[KEPT + at]))
        return found
