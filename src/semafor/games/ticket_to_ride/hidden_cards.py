"""The train cards a seat cannot see, dealt anew.

A seat's unseen cards come from two pools: those of the present deck, of which the rest is the deck itself, and those of
decks used up, which are all in hands or played. What a seat has shown (played beyond what it took face up, or is known
to hold) must be covered first; the rest is drawn from the pools.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import BLIND, DECK, EARLIER, HAND, KINDS, KNOWN, SEATS
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck

NO_CARDS: Final = vec[u8]([0] * KINDS)
NO_ROOM: Final = vec[i64]([0] * SEATS)


class CardRedeal:
    """One attempt at other hands and another deck: `cards` as they truly lie, `dealt` as they are dealt anew."""

    def __init__(self, state: TicketToRide, copy: TicketToRide, seat: i64, luck: Luck) -> None:
        self.cards: Final = state.cards
        self.dealt: Final = copy.cards
        self.seats: Final = state.seats
        self.seat: Final = seat
        self.luck: Final = luck
        self.fresh: Final = state.cards[DECK : DECK + KINDS]
        self.old: Final = NO_CARDS[:]
        self.fresh_room: Final = NO_ROOM[:]  # by seat: how many of its unseen cards of the present deck are still to be dealt
        self.old_room: Final = NO_ROOM[:]
        self.either: i64 = 0  # shown cards that both pools can give

    def done(self) -> bool:
        """Whether all other hands and the deck are dealt; False if the pools ran out of cards that a seat has shown."""
        for other in range(self.seats):
            if other != self.seat:
                self.pool_unseen(other)
        for other in range(self.seats):
            if other != self.seat and not self.shown_covered(other):
                return False
        self.deal_unseen()
        return True

    def pool_unseen(self, other: i64) -> None:
        cards = self.cards
        fresh = self.fresh
        old = self.old
        fresh_room: i64 = 0
        old_room: i64 = 0
        place = other * KINDS
        for kind in range(i64(KINDS)):
            blind = cards[BLIND + place]
            if blind:
                fresh[kind] += blind
                fresh_room += i64(blind)
            earlier = cards[EARLIER + place]
            if earlier:
                old[kind] += earlier
                old_room += i64(earlier)
            place += 1
        self.fresh_room[other] = fresh_room
        self.old_room[other] = old_room

    def shown_covered(self, other: i64) -> bool:
        """Give the seat every unseen card that it must have had, and no other yet; False if they are not to be had.

        The hand is then exactly what the table knows of it.
        """
        cards = self.cards
        dealt = self.dealt
        self.either = 0
        place = other * KINDS
        for kind in range(i64(KINDS)):
            known = cards[KNOWN + place]
            shown = i64(known) + i64(cards[EARLIER + place]) + i64(cards[BLIND + place]) - i64(cards[HAND + place])
            dealt[EARLIER + place] = 0
            dealt[BLIND + place] = 0
            dealt[HAND + place] = known
            if shown > 0 and not self.only_way_covered(other, kind, shown):
                return False
            place += 1
        if self.fresh_room[other] < 0 or self.old_room[other] < 0:
            return False
        return self.either == 0 or self.either_way_covered(other)

    def only_way_covered(self, other: i64, kind: i64, shown: i64) -> bool:
        """Cover what one pool alone can give."""
        old = i64(self.old[kind])
        fresh = i64(self.fresh[kind])
        must_old = max(0, shown - fresh)
        must_fresh = shown
        if self.old_room[other] > 0:
            must_fresh = max(0, shown - old)
        if must_old > old or must_fresh > fresh:
            return False
        place = other * KINDS + kind
        self.dealt[EARLIER + place] = u8(must_old)
        self.dealt[BLIND + place] = u8(must_fresh)
        self.old[kind] = u8(old - must_old)
        self.fresh[kind] = u8(fresh - must_fresh)
        self.old_room[other] -= must_old
        self.fresh_room[other] -= must_fresh
        self.either += shown - must_old - must_fresh
        return True

    def either_way_covered(self, other: i64) -> bool:
        """Cover what both pools can give, from either as likely as it has such cards."""
        cards = self.cards
        dealt = self.dealt
        for kind in range(i64(KINDS)):
            place = other * KINDS + kind
            shown = i64(cards[KNOWN + place]) + i64(cards[EARLIER + place]) + i64(cards[BLIND + place])
            shown -= i64(cards[HAND + place]) + i64(dealt[EARLIER + place]) + i64(dealt[BLIND + place])
            while shown > 0:
                if self.old_room[other] + self.fresh_room[other] == 0:
                    return False
                if self.from_old(other, kind):
                    self.old[kind] -= 1
                    self.old_room[other] -= 1
                    dealt[EARLIER + place] += 1
                else:
                    self.fresh[kind] -= 1
                    self.fresh_room[other] -= 1
                    dealt[BLIND + place] += 1
                shown -= 1
        return True

    def from_old(self, other: i64, kind: i64) -> bool:
        """Whether the next shown card of the kind was one of a deck used up."""
        share: i64 = 0
        if self.old_room[other] > 0:
            share = i64(self.old[kind])
        return self.fresh_room[other] == 0 or self.luck.below(share + i64(self.fresh[kind])) < share

    def deal_unseen(self) -> None:
        """The further unseen cards of every other seat are drawn from the pools; what is left of the fresh one is the deck."""
        fresh_left = total(self.fresh)
        old_left = total(self.old)
        for other in range(self.seats):
            if other != self.seat:
                self.fill_from(self.old, old_left, self.old_room[other], EARLIER + other * KINDS, HAND + other * KINDS)
                self.fill_from(self.fresh, fresh_left, self.fresh_room[other], BLIND + other * KINDS, HAND + other * KINDS)
                old_left -= self.old_room[other]
                fresh_left -= self.fresh_room[other]
        for kind in range(i64(KINDS)):
            self.dealt[DECK + kind] = self.fresh[kind]

    def fill_from(self, pool: vec[u8], left: i64, missing: i64, unseen: i64, hand: i64) -> None:
        """So many cards go from the pool, which has `left` of them, to the hand and are marked as unseen there."""
        dealt = self.dealt
        luck = self.luck
        while missing > 0:
            at = luck.below(left)
            kind: i64 = 0
            while at >= i64(pool[kind]):
                at -= i64(pool[kind])
                kind += 1
            pool[kind] -= 1
            dealt[unseen + kind] += 1
            dealt[hand + kind] += 1
            left -= 1
            missing -= 1


def total(cards: vec[u8]) -> i64:
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += i64(cards[kind])
    return count
