"""Redraw everything a seat cannot know, consistently with all it has seen. Equal views give equal redraws."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import (
    BLIND,
    BOX,
    BOXER,
    CHOSEN,
    DECK,
    EARLIER,
    GROUP,
    HAND,
    KEEPER,
    KEPT,
    KINDS,
    KNOWN,
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
from semafor.games.ticket_to_ride.state import FULL_MASK, MASK_SIZE, OPENING, OVER, TicketToRide
from semafor.kernel.luck import Luck

NO_CARDS: Final = vec[u8]([0] * KINDS)
NO_TICKETS: Final = vec[u8]([0] * MOST_TICKETS)


def redraw(state: TicketToRide, seat: i64, luck: Luck) -> TicketToRide:
    """A table the seat cannot tell from this one."""
    copy = state.clone()
    dealt = False
    while not dealt:  # comes to an end: the true hands are one of the outcomes
        dealt = redraw_cards(state, copy, seat, luck)
    Redeal(state, copy, seat, luck).run()
    return copy


# Train cards. A seat's unseen cards come from two pools: those of the present deck, of which the rest is the deck
# itself, and those of decks used up, which are all in hands or played. What a seat has shown (played beyond what it
# took face up, or is known to hold) must be covered first; the rest is drawn from the pools.


def redraw_cards(state: TicketToRide, copy: TicketToRide, seat: i64, luck: Luck) -> bool:
    """Deal all other hands and the deck anew; False if the pools ran out of cards that a seat has shown."""
    fresh = NO_CARDS[:]
    old = NO_CARDS[:]
    pool_unseen(state, seat, fresh, old)
    for other in range(state.seats):
        if other != seat and not cover_shown(state, copy, other, fresh, old, luck):
            return False
    for other in range(state.seats):
        if other != seat:
            fill_unseen(state, copy, EARLIER + other * KINDS, old, luck)
            fill_unseen(state, copy, BLIND + other * KINDS, fresh, luck)
            settle_hand(state, copy, other)
    for kind in range(i64(KINDS)):
        copy.cards[DECK + kind] = fresh[kind]
    return True


def pool_unseen(state: TicketToRide, seat: i64, fresh: vec[u8], old: vec[u8]) -> None:
    cards = state.cards
    for kind in range(i64(KINDS)):
        fresh[kind] = cards[DECK + kind]
        for other in range(state.seats):
            if other != seat:
                fresh[kind] += cards[BLIND + other * KINDS + kind]
                old[kind] += cards[EARLIER + other * KINDS + kind]


def total(cards: vec[u8], start: i64) -> i64:
    count: i64 = 0
    for place in range(start, start + KINDS):
        count += i64(cards[place])
    return count


def cover_shown(state: TicketToRide, copy: TicketToRide, other: i64, fresh: vec[u8], old: vec[u8], luck: Luck) -> bool:
    """Give the seat every unseen card that it must have had, and no other yet."""
    cards = state.cards
    start = other * KINDS
    old_room = total(cards, EARLIER + start)
    fresh_room = total(cards, BLIND + start)
    either: i64 = 0
    for kind in range(i64(KINDS)):
        place = start + kind
        due = i64(cards[KNOWN + place]) + i64(cards[EARLIER + place]) + i64(cards[BLIND + place]) - i64(cards[HAND + place])
        must_old = max(0, due - i64(fresh[kind]))
        must_fresh = max(0, due - (i64(old[kind]) if old_room > 0 else 0))
        if must_old > i64(old[kind]) or must_fresh > i64(fresh[kind]):
            return False
        copy.cards[EARLIER + place] = u8(must_old)
        copy.cards[BLIND + place] = u8(must_fresh)
        old[kind] -= u8(must_old)
        fresh[kind] -= u8(must_fresh)
        old_room -= must_old
        fresh_room -= must_fresh
        either += max(0, due - must_old - must_fresh)
    if old_room < 0 or fresh_room < 0:
        return False
    return either == 0 or cover_from_either(state, copy, start, old_room, fresh_room, fresh, old, luck)


def cover_from_either(
    state: TicketToRide,
    copy: TicketToRide,
    start: i64,
    old_room: i64,
    fresh_room: i64,
    fresh: vec[u8],
    old: vec[u8],
    luck: Luck,
) -> bool:
    """Cover what both pools can give, from either as likely as it has such cards."""
    cards = state.cards
    for place in range(start, start + KINDS):
        kind = place - start
        due = i64(cards[KNOWN + place]) + i64(cards[EARLIER + place]) + i64(cards[BLIND + place]) - i64(cards[HAND + place])
        due -= i64(copy.cards[EARLIER + place]) + i64(copy.cards[BLIND + place])
        while due > 0:
            if old_room + fresh_room == 0:
                return False
            share = i64(old[kind]) if old_room > 0 else 0
            if fresh_room == 0 or luck.below(share + i64(fresh[kind])) < share:
                old[kind] -= 1
                old_room -= 1
                copy.cards[EARLIER + place] += 1
            else:
                fresh[kind] -= 1
                fresh_room -= 1
                copy.cards[BLIND + place] += 1
            due -= 1
    return True


def fill_unseen(state: TicketToRide, copy: TicketToRide, start: i64, pool: vec[u8], luck: Luck) -> None:
    """Draw the seat's further unseen cards from the pool until it has as many as it really has."""
    missing = total(state.cards, start) - total(copy.cards, start)
    left = total(pool, 0) if missing > 0 else 0
    while missing > 0:
        at = luck.below(left)
        kind = i64(0)
        while at >= i64(pool[kind]):
            at -= i64(pool[kind])
            kind += 1
        pool[kind] -= 1
        copy.cards[start + kind] += 1
        left -= 1
        missing -= 1


def settle_hand(state: TicketToRide, copy: TicketToRide, other: i64) -> None:
    """The hand is what the table has seen of it, plus the unseen cards drawn anew."""
    for place in range(other * KINDS, (other + 1) * KINDS):
        old = i64(state.cards[EARLIER + place]) + i64(state.cards[BLIND + place])
        new = i64(copy.cards[EARLIER + place]) + i64(copy.cards[BLIND + place])
        copy.cards[HAND + place] = u8(i64(state.cards[HAND + place]) - old + new)


class Redeal:
    """Tickets. Every hidden place on the table gets a ticket that could lie there, as far as the seat can know."""

    def __init__(self, state: TicketToRide, copy: TicketToRide, seat: i64, luck: Luck) -> None:
        self.state: Final = state
        self.copy: Final = copy
        self.seat: Final = seat
        self.luck: Final = luck
        self.places: vec[i64] = vec[i64](capacity=46)  # hidden places of the tickets store, in public order
        self.hidden: Final = NO_TICKETS[:]  # 1 for each ticket the seat cannot locate
        self.outsiders: i64 = 0

    def run(self) -> None:
        self.find_places()
        for ticket in range(self.state.map.tickets):
            if self.state.tickets[SET + ticket]:
                self.hidden[ticket] = 1
        for at in range(len(self.places)):
            self.copy.tickets[self.places[at]] = NO_TICKET
        if self.state.map.opening_long > 0:
            self.deal_long()
        if self.outsiders > 0:
            self.deal_followed()
        self.deal_rest()
        if self.outsiders > 0:
            self.deal_outsiders()
        if self.state.phase == OPENING:
            self.deal_choices()

    # Which places are hidden

    def find_places(self) -> None:
        state = self.state
        for other in range(state.seats):
            if other != self.seat:
                for place in range(OFFER + other * PLACES_OFFERED, OFFER + (other + 1) * PLACES_OFFERED):
                    if state.tickets[place] != NO_TICKET and not self.follows(i64(state.tickets[place])):
                        self.hide(place)
        if state.phase != OVER:  # ttr.final.reveal
            self.hide_column(KEPT, KEEPER, state.kept_size)
        self.hide_column(QUEUE, RETURNER, state.queue_size)
        self.hide_column(BOX, BOXER, state.box_size)

    def hide_column(self, column: i64, beside: i64, size: i64) -> None:
        for at in range(size):
            if i64(self.state.tickets[beside + at]) != self.seat:
                self.hide(column + at)

    def hide(self, place: i64) -> None:
        ticket = i64(self.state.tickets[place])
        self.places = append(self.places, place)
        self.hidden[ticket] = 1
        if self.state.tickets[OUTSIDER + ticket] != NOBODY:
            self.outsiders += 1

    def follows(self, ticket: i64) -> bool:
        """Whether the seat itself put the ticket under the deck before its present group got it."""
        return i64(self.state.tickets[OUTSIDER + ticket]) == self.seat

    def group(self, place: i64) -> u8:
        """The offer from which the ticket at that place came: everybody knows that much."""
        return self.state.tickets[GROUP + i64(self.state.tickets[place])]

    # Filling them

    def put(self, place: i64, ticket: i64) -> None:
        self.copy.tickets[place] = u8(ticket)
        self.copy.tickets[GROUP + ticket] = self.group(place)
        self.hidden[ticket] = 0

    def empty(self, place: i64) -> bool:
        return self.copy.tickets[place] == NO_TICKET

    def deal_long(self) -> None:
        """One long ticket for each other seat's opening group; the rest of them was never dealt."""
        left = vec[i64](capacity=6)
        for ticket in range(self.state.map.tickets):
            if self.hidden[ticket] and self.state.map.ticket_long[ticket]:
                left = append(left, ticket)
        count = i64(len(left))
        for at in range(self.state.seats + self.state.box_size):
            place = self.place_of_long(at)
            if place >= 0:
                chosen = self.luck.below(count)
                count -= 1
                self.put(place, left[chosen])
                left[chosen] = left[count]

    def place_of_long(self, at: i64) -> i64:
        """Where the at-th long ticket lies: first a place for each seat, then the box; -1 where no hidden one lies."""
        if at < self.state.seats:
            return self.long_place(u8(at + 1)) if at != self.seat else -1
        at -= self.state.seats
        return BOX + at if self.state.tickets[BOXER + at] == NOBODY else -1

    def long_place(self, group: u8) -> i64:
        """Where the group's long ticket may lie: it was offered first, so it is the first of those kept or boxed.

        -1 when all tickets are shown and it is not in the box.
        """
        kept: i64 = -1
        boxed: i64 = -1
        size: i64 = 0
        kept_size: i64 = 0
        for at in range(len(self.places)):
            place = self.places[at]
            if self.group(place) == group:
                size += 1
                if place >= OFFER:
                    return place
                if place < QUEUE:
                    kept_size += 1
                    kept = place if kept < 0 else kept
                elif boxed < 0:
                    boxed = place
        if self.state.phase == OVER:
            return self.revealed_long_place(group, boxed)
        if kept < 0 or (boxed >= 0 and self.luck.below(size) >= kept_size):
            return boxed
        return kept

    def revealed_long_place(self, group: u8, boxed: i64) -> i64:
        for at in range(self.state.kept_size):
            ticket = i64(self.state.tickets[KEPT + at])
            if self.state.tickets[GROUP + ticket] == group and self.state.map.ticket_long[ticket]:
                return -1
        return boxed

    def deal_followed(self) -> None:
        """Tickets the seat can follow into a group lie at a random place of that group."""
        for ticket in range(self.state.map.tickets):
            if self.hidden[ticket] and self.follows(ticket):
                self.put(self.random_place(self.state.tickets[GROUP + ticket], empty=True), ticket)

    def random_place(self, group: u8, *, empty: bool) -> i64:
        """A random place of a closed group: one still empty, or one whose ticket nobody follows yet."""
        found = vec[i64]()
        for at in range(len(self.places)):
            place = self.places[at]
            if place < OFFER and self.group(place) == group and (self.empty(place) if empty else self.unfollowed(place)):
                found = append(found, place)
        return found[self.luck.below(len(found))]

    def unfollowed(self, place: i64) -> bool:
        return self.copy.tickets[OUTSIDER + i64(self.copy.tickets[place])] == NOBODY

    def deal_rest(self) -> None:
        """All other tickets fill the places still empty at random; what is left is the unordered deck."""
        left = vec[i64](capacity=46)
        for ticket in range(self.state.map.tickets):
            if self.hidden[ticket]:
                left = append(left, ticket)
        count = i64(len(left))
        for at in range(len(self.places)):
            if self.empty(self.places[at]):
                chosen = self.luck.below(count)
                count -= 1
                self.put(self.places[at], left[chosen])
                self.copy.tickets[OUTSIDER + left[chosen]] = NOBODY
                left[chosen] = left[count]
        for ticket in range(self.state.map.tickets):
            self.copy.tickets[SET + ticket] = 0
        for at in range(count):
            self.copy.tickets[SET + left[at]] = 1
            self.copy.tickets[GROUP + left[at]] = 0
            self.copy.tickets[OUTSIDER + left[at]] = NOBODY

    def deal_outsiders(self) -> None:
        """What other seats can follow: in an open offer at its very place, in a closed group at a random one."""
        for at in range(len(self.places)):
            place = self.places[at]
            if place >= OFFER:
                self.copy.tickets[OUTSIDER + i64(self.copy.tickets[place])] = u8(self.outsider(place))
        tokens = self.followed_tokens()
        for at in range(len(tokens)):
            place = self.random_place(u8(tokens[at] // 8), empty=False)
            self.copy.tickets[OUTSIDER + i64(self.copy.tickets[place])] = u8(tokens[at] % 8)

    def outsider(self, place: i64) -> i64:
        return i64(self.state.tickets[OUTSIDER + i64(self.state.tickets[place])])

    def followed_tokens(self) -> vec[i64]:
        """Group * 8 + seat for every ticket another seat can follow into a closed group, sorted."""
        tokens = vec[i64]()
        for at in range(len(self.places)):
            place = self.places[at]
            other = self.outsider(place)
            if place < OFFER and other != NOBODY and other != self.seat:
                token = i64(self.group(place)) * 8 + other
                tokens = append(tokens, token)
                back = i64(len(tokens)) - 1
                while back > 0 and tokens[back - 1] > token:
                    tokens[back] = tokens[back - 1]
                    back -= 1
                tokens[back] = token
        return tokens

    def deal_choices(self) -> None:
        """Opening choices of others are secret until all are in, also how many they keep."""
        for other in range(self.state.seats):
            if other != self.seat and self.state.tickets[CHOSEN + other] != 0:
                full = FULL_MASK[self.state.offered(other)]
                mask = 1 + self.luck.below(full)
                while MASK_SIZE[mask] < self.state.map.opening_keep:
                    mask = 1 + self.luck.below(full)
                self.copy.tickets[CHOSEN + other] = u8(mask)
