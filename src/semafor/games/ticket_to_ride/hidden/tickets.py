"""The tickets a seat cannot see, dealt anew: every hidden place gets one that could lie there, as far as the seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

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
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.tickets import FULL_MASK, MASK_SIZE, Tickets
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, OVER
from semafor.kernel.luck import Luck

# Filled anew by every redeal
SHARED_PLACES: Final = vec[i64]([0] * MOST_TICKETS)
SHARED_FOUND: Final = vec[i64]([0] * MOST_TICKETS)
SHARED_GROUPS: Final = vec[u8]([0] * MOST_TICKETS)
SHARED_LEFT: Final = vec[u8]([0] * MOST_TICKETS)
SHARED_FOLLOWED: Final = vec[i64]([0] * MOST_TICKETS)  # by number of a hidden place

# Of the groups of the opening, one for each seat from 1 on: found for all of them in one pass
FIRST_KEPT: Final = 0  # by group: the first hidden place of those kept or still offered, 0 if there is none
FIRST_BOXED: Final = 6  # the same of those boxed
KEPT_COUNT: Final = 12
HIDDEN_COUNT: Final = 18
NO_OPENINGS: Final = vec[i64]([0] * 24)  # to be copied


@mypyc_attr(acyclic=True, free_list_len=1)
class TicketRedeal:
    """`truth` and its store `tickets` as they lie, `dealt` as they are dealt anew.

    A ticket that the seat cannot locate is in the unordered deck until it is dealt to a place.
    """

    def __init__(self, map: Map, phase: i64, truth: Tickets, dealt: Tickets, seat: i64, luck: Luck) -> None:
        self.map: Final = map
        self.phase: Final = phase
        self.truth: Final = truth
        self.tickets: Final = truth.store
        self.dealt: Final = dealt.store
        self.seat: Final = seat
        self.luck: Final = luck
        self.places: Final = SHARED_PLACES  # hidden places of the tickets store, in public order
        self.groups: Final = SHARED_GROUPS  # for each of them the offer its ticket came from: everybody knows that much
        self.count: i64 = 0  # how many these are
        self.outsiders: i64 = 0  # how many of their tickets somebody follows
        self.followed: i64 = 0  # how many of these the seat itself does

    def run(self) -> None:
        self.find_places()
        self.hide()
        if self.map.opening_long > 0:
            self.deal_long()
        if self.followed > 0:
            self.deal_followed()
        self.deal_rest()
        if self.outsiders > 0:
            self.deal_outsiders()
        if self.phase == OPENING:
            self.deal_choices()

    # Which places are hidden

    def find_places(self) -> None:
        """Offers before others, what others kept and returned, and what was never dealt."""
        truth = self.truth
        if self.phase == OPENING or self.phase == CHOOSE_TICKETS:
            for place in range(i64(OFFER), OFFER + truth.seats * PLACES_OFFERED):
                self.find_offered(place)
        if self.phase != OVER:  # ttr.final.reveal
            self.find_column(KEPT, KEEPER, truth.kept_size)
        self.find_column(QUEUE, RETURNER, truth.queue_size)
        self.find_column(BOX, BOXER, truth.box_size)

    def find_offered(self, place: i64) -> None:
        ticket = self.tickets[place]
        if ticket != NO_TICKET and (place - OFFER) // PLACES_OFFERED != self.seat and not self.follows(i64(ticket)):
            self.places[self.count] = place
            self.count += 1

    def find_column(self, column: i64, beside: i64, size: i64) -> None:
        tickets = self.tickets
        places = self.places
        seat = self.seat
        count = self.count
        for at in range(size):
            if i64(tickets[beside + at]) != seat:
                places[count] = column + at
                count += 1
        self.count = count

    def hide(self) -> None:
        """The places found are empty, and their tickets in the unordered deck."""
        tickets = self.tickets
        dealt = self.dealt
        groups = self.groups
        places = self.places
        for at in range(self.count):
            place = places[at]
            ticket = i64(tickets[place])
            groups[at] = tickets[GROUP + ticket]
            dealt[place] = NO_TICKET
            dealt[SET + ticket] = 1
            dealt[GROUP + ticket] = 0
            if tickets[OUTSIDER + ticket] != NOBODY:
                SHARED_FOLLOWED[self.outsiders] = at
                self.outsiders += 1
                if self.follows(ticket):
                    self.followed += 1
                else:
                    dealt[OUTSIDER + ticket] = NOBODY

    def follows(self, ticket: i64) -> bool:
        """Whether the seat itself put the ticket under the deck before its present group got it."""
        return i64(self.tickets[OUTSIDER + ticket]) == self.seat

    # Filling them

    def put(self, ticket: i64, place: i64) -> None:
        tickets = self.tickets
        dealt = self.dealt
        dealt[place] = u8(ticket)
        dealt[GROUP + ticket] = tickets[GROUP + i64(tickets[place])]
        dealt[SET + ticket] = 0

    def deal_long(self) -> None:
        """One long ticket for each other seat's opening group; the rest of them was never dealt."""
        left = SHARED_LEFT
        count: i64 = 0
        for ticket in self.map.long_tickets:
            if self.dealt[SET + ticket]:
                left[count] = u8(ticket)
                count += 1
        openings = self.openings()
        for at in range(self.truth.seats + self.truth.box_size):
            place = self.place_of_long(at, openings)
            if place > 0:
                chosen = self.luck.below(count)
                count -= 1
                self.put(i64(left[chosen]), place)
                left[chosen] = left[count]

    def openings(self) -> vec[i64]:
        """Where the tickets of the opening groups are hidden."""
        groups = self.groups
        places = self.places
        last = self.truth.seats
        found = NO_OPENINGS[:]
        at = self.count
        while at > 0:  # from behind, so that what is written last is the first
            at -= 1
            group = i64(groups[at])
            if group <= last:
                place = places[at]
                found[HIDDEN_COUNT + group] += 1
                if place < QUEUE or place >= OFFER:
                    found[FIRST_KEPT + group] = place
                    found[KEPT_COUNT + group] += 1
                else:
                    found[FIRST_BOXED + group] = place
        return found

    def place_of_long(self, at: i64, openings: vec[i64]) -> i64:
        """Where the at-th long ticket lies: first a place for each seat, then the box; 0 where no hidden one lies."""
        boxed = at - self.truth.seats
        if boxed >= 0:
            return BOX + boxed if self.tickets[BOXER + boxed] == NOBODY else 0
        return 0 if at == self.seat else self.long_place(at + 1, openings)

    def long_place(self, group: i64, openings: vec[i64]) -> i64:
        """Where it may lie: offered first, it is the first of those kept or boxed; 0 if all see that it was kept."""
        kept = openings[FIRST_KEPT + group]
        boxed = openings[FIRST_BOXED + group]
        if self.phase == OVER:
            return 0 if self.shows_long(group) else boxed
        if kept == 0 or (boxed > 0 and self.luck.below(openings[HIDDEN_COUNT + group]) >= openings[KEPT_COUNT + group]):
            return boxed
        return kept

    def shows_long(self, group: i64) -> bool:
        """Whether the group's long ticket is among those kept, which all see."""
        for at in range(self.truth.kept_size):
            ticket = i64(self.tickets[KEPT + at])
            if i64(self.tickets[GROUP + ticket]) == group and self.map.ticket_long[ticket]:
                return True
        return False

    def deal_followed(self) -> None:
        """Tickets the seat can follow into a group lie at a random place of that group."""
        for ticket in range(self.map.tickets):
            if self.follows(ticket) and self.dealt[SET + ticket]:
                self.put(ticket, self.random_place(self.tickets[GROUP + ticket], empty=True))

    def random_place(self, group: u8, *, empty: bool) -> i64:
        """A random place of a closed group: one still empty, or one whose ticket nobody follows yet."""
        groups = self.groups
        places = self.places
        found = SHARED_FOUND
        open: i64 = 0
        for at in range(self.count):
            if groups[at] == group and self.opens(places[at], empty=empty):
                found[open] = places[at]
                open += 1
        return found[self.luck.below(open)]

    def opens(self, place: i64, *, empty: bool) -> bool:
        if place >= OFFER:
            return False
        ticket = self.dealt[place]
        if empty:
            return ticket == NO_TICKET
        return self.dealt[OUTSIDER + i64(ticket)] == NOBODY

    def deal_rest(self) -> None:
        """All other tickets fill the places still empty at random; what is left is the unordered deck."""
        dealt = self.dealt
        places = self.places
        groups = self.groups
        luck = self.luck
        left = SHARED_LEFT
        count = self.gathered(left)
        for at in range(self.count):
            place = places[at]
            if dealt[place] == NO_TICKET:
                chosen = luck.below(count)
                ticket = left[chosen]
                count -= 1
                left[chosen] = left[count]
                dealt[place] = ticket
                dealt[GROUP + i64(ticket)] = groups[at]
                dealt[SET + i64(ticket)] = 0

    def gathered(self, left: vec[u8]) -> i64:
        """Put all tickets of the unordered deck into `left`, ascending; how many they are."""
        dealt = self.dealt
        count: i64 = 0
        for ticket in range(self.map.tickets):
            if dealt[SET + ticket]:
                left[count] = u8(ticket)
                count += 1
        return count

    # What others can follow, and what they chose

    def deal_outsiders(self) -> None:
        """What other seats can follow: in an open offer at its very place, in a closed group at a random one."""
        at: i64 = 0
        while at < self.count and self.places[at] >= OFFER:  # these were found first
            self.dealt[OUTSIDER + i64(self.dealt[self.places[at]])] = u8(self.outsider(self.places[at]))
            at += 1
        tokens = self.followed_tokens()
        for token in tokens:
            place = self.random_place(u8(token // 8), empty=False)
            self.dealt[OUTSIDER + i64(self.dealt[place])] = u8(token % 8)

    def outsider(self, place: i64) -> i64:
        return i64(self.tickets[OUTSIDER + i64(self.tickets[place])])

    def followed_tokens(self) -> vec[i64]:
        """Group * 8 + seat for every ticket another seat can follow into a closed group, sorted."""
        tokens = vec[i64]()
        for number in range(self.outsiders):
            at = SHARED_FOLLOWED[number]
            place = self.places[at]
            other = self.outsider(place)
            if place < OFFER and other != NOBODY and other != self.seat:
                token = i64(self.groups[at]) * 8 + other
                tokens = append(tokens, token)
                back = i64(len(tokens)) - 1
                while back > 0 and tokens[back - 1] > token:
                    tokens[back] = tokens[back - 1]
                    back -= 1
                tokens[back] = token
        return tokens

    def deal_choices(self) -> None:
        """Opening choices of others are secret until all are in, also how many they keep."""
        for other in range(self.truth.seats):
            if other != self.seat and self.tickets[CHOSEN + other] != 0:
                full = FULL_MASK[self.truth.offered(other)]
                mask = 1 + self.luck.below(full)
                while MASK_SIZE[mask] < self.map.opening_keep:
                    mask = 1 + self.luck.below(full)
                self.dealt[CHOSEN + other] = u8(mask)
