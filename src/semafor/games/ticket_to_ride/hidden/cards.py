"""The train cards a seat cannot see, dealt anew.

A seat's unseen cards come from two pools: those of the present deck, of which the rest is the deck itself, and those of
decks used up, which are all in hands or played. What a seat has shown (played beyond what it took face up, or is known
to hold) must be covered first; the rest is drawn from the pools. A row of three locomotives that nobody replaces tells
everybody how few colour cards the deck can hold: then the deck is laid before the hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.layout import BLIND, DECK, EARLIER, HAND, KINDS, KNOWN, LOCOMOTIVE, SEATS
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.kernel.luck import Luck

# One store for all that is counted, filled anew by every attempt
FRESH: Final = 0  # by kind: the pool of the present deck
OLD: Final = 9  # by kind: the pool of decks used up
ROOM: Final = 18  # by seat: how many of its unseen cards are still to come from the fresh pool
OLD_ROOM: Final = 23  # the same from the old pool
SHOWN: Final = 28  # by seat and kind: unseen cards that it must have had
SHARED_POOLS: Final = vec[i64]([0] * (SHOWN + SEATS * KINDS))


@mypyc_attr(acyclic=True, free_list_len=1)
class CardRedeal:
    """One attempt at other hands and another deck: `cards` as they truly lie, `dealt` as they are dealt anew."""

    def __init__(self, cards: TrainCards, dealt: TrainCards, seat: i64, luck: Luck) -> None:
        self.cards: Final = cards.store
        self.dealt: Final = dealt.store
        self.seats: Final = cards.seats
        self.seat: Final = seat
        self.luck: Final = luck
        self.pools: Final = SHARED_POOLS
        self.deck_size: Final[i64] = cards.deck_size
        self.colours_in_deck: Final[i64] = cards.colours_in_deck()
        self.either: i64 = 0  # shown cards that both pools can give

    def done(self) -> bool:
        """Whether all other hands and the deck are dealt; False if the pools ran out of cards that a seat has shown."""
        self.pool_deck()
        for other in range(self.seats):
            if other != self.seat:
                self.pool_unseen(other)
        for other in range(self.seats):
            if other != self.seat and not self.shown_covered(other):
                return False
        if self.colours_in_deck < self.deck_size and not self.deck_laid():
            return False
        self.deal_unseen()
        return True

    def pool_deck(self) -> None:
        cards = self.cards
        pools = self.pools
        for kind in range(i64(KINDS)):
            pools[FRESH + kind] = i64(cards[DECK + kind])
            pools[OLD + kind] = 0
            self.dealt[DECK + kind] = 0
        pools[ROOM + self.seat] = 0
        pools[OLD_ROOM + self.seat] = 0

    def pool_unseen(self, other: i64) -> None:
        """The seat's unseen cards go to the pools; its hand is then exactly what the table knows of it."""
        cards = self.cards
        dealt = self.dealt
        pools = self.pools
        room: i64 = 0
        old_room: i64 = 0
        place = other * KINDS
        for kind in range(i64(KINDS)):
            known = i64(cards[KNOWN + place])
            blind = i64(cards[BLIND + place])
            earlier = i64(cards[EARLIER + place])
            pools[FRESH + kind] += blind
            pools[SHOWN + place] = known + earlier + blind - i64(cards[HAND + place])
            room += blind
            dealt[HAND + place] = u8(known)
            dealt[BLIND + place] = 0
            if earlier > 0:
                pools[OLD + kind] += earlier
                old_room += earlier
                dealt[EARLIER + place] = 0
            place += 1
        pools[ROOM + other] = room
        pools[OLD_ROOM + other] = old_room

    def shown_covered(self, other: i64) -> bool:
        """Give the seat every unseen card that it must have had, and no other yet; False if they are not to be had."""
        pools = self.pools
        self.either = 0
        place = SHOWN + other * KINDS
        for kind in range(i64(KINDS)):
            shown = pools[place + kind]
            if shown > 0 and not self.only_way_covered(other, kind, shown):
                return False
        if pools[ROOM + other] < 0 or pools[OLD_ROOM + other] < 0:
            return False
        return self.either == 0 or self.either_way_covered(other)

    def only_way_covered(self, other: i64, kind: i64, shown: i64) -> bool:
        """Cover what one pool alone can give."""
        pools = self.pools
        fresh = pools[FRESH + kind]
        old = pools[OLD + kind]
        must_old = max(0, shown - fresh)
        must_fresh = shown
        if pools[OLD_ROOM + other] > 0:
            must_fresh = max(0, shown - old)
        if must_old > old or must_fresh > fresh:
            return False
        place = other * KINDS + kind
        self.dealt[EARLIER + place] = u8(must_old)
        self.dealt[BLIND + place] = u8(must_fresh)
        pools[FRESH + kind] = fresh - must_fresh
        pools[OLD + kind] = old - must_old
        pools[ROOM + other] -= must_fresh
        pools[OLD_ROOM + other] -= must_old
        self.either += shown - must_old - must_fresh
        return True

    def either_way_covered(self, other: i64) -> bool:
        """Cover what both pools can give, from either as likely as it has such cards."""
        dealt = self.dealt
        pools = self.pools
        for kind in range(i64(KINDS)):
            place = other * KINDS + kind
            shown = pools[SHOWN + place] - i64(dealt[EARLIER + place]) - i64(dealt[BLIND + place])
            while shown > 0:
                if pools[OLD_ROOM + other] + pools[ROOM + other] == 0:
                    return False
                if self.from_old(other, kind):
                    pools[OLD + kind] -= 1
                    pools[OLD_ROOM + other] -= 1
                    dealt[EARLIER + place] += 1
                else:
                    pools[FRESH + kind] -= 1
                    pools[ROOM + other] -= 1
                    dealt[BLIND + place] += 1
                shown -= 1
        return True

    def from_old(self, other: i64, kind: i64) -> bool:
        """Whether the next shown card of the kind was one of a deck used up."""
        pools = self.pools
        share: i64 = 0
        if pools[OLD_ROOM + other] > 0:
            share = pools[OLD + kind]
        return pools[ROOM + other] == 0 or self.luck.below(share + pools[FRESH + kind]) < share

    def deal_unseen(self) -> None:
        """The further unseen cards of every other seat are drawn from the pools; what is left of the fresh one is the deck."""
        pools = self.pools
        fresh_left = self.total(FRESH)
        old_left = self.total(OLD)
        for other in range(self.seats):
            room = pools[ROOM + other]
            old_room = pools[OLD_ROOM + other]
            if old_room > 0:
                self.fill_from(OLD, old_left, old_room, EARLIER + other * KINDS, HAND + other * KINDS)
                old_left -= old_room
            if room > 0:
                self.fill_from(FRESH, fresh_left, room, BLIND + other * KINDS, HAND + other * KINDS)
                fresh_left -= room
        for kind in range(i64(KINDS)):
            self.dealt[DECK + kind] += u8(pools[FRESH + kind])

    def deck_laid(self) -> bool:
        """A deck with few enough colour cards is taken from the fresh pool, each as likely as any; False if there is none."""
        pools = self.pools
        locomotives = pools[FRESH + LOCOMOTIVE]
        coloured = self.total(FRESH) - locomotives
        ways: i64 = 0
        for few in range(self.colours_in_deck + 1):
            ways += chosen(coloured, few) * chosen(locomotives, self.deck_size - few)
        if ways == 0:
            return False
        left = self.luck.below(ways)
        few = 0
        while left >= chosen(coloured, few) * chosen(locomotives, self.deck_size - few):
            left -= chosen(coloured, few) * chosen(locomotives, self.deck_size - few)
            few += 1
        pools[FRESH + LOCOMOTIVE] -= self.deck_size - few
        self.dealt[DECK + LOCOMOTIVE] = u8(self.deck_size - few)
        for card in range(few):
            # Locomotives are the last kind, so a number below the colour cards is never one of them.
            self.dealt[DECK + self.drawn(FRESH, coloured - card)] += 1
        return True

    def total(self, pool: i64) -> i64:
        pools = self.pools
        count: i64 = 0
        for kind in range(pool, pool + KINDS):
            count += pools[kind]
        return count

    def fill_from(self, pool: i64, left: i64, missing: i64, unseen: i64, hand: i64) -> None:
        """So many cards go from the pool, which has `left` of them, to the hand and are marked as unseen there."""
        dealt = self.dealt
        while missing > 0:
            kind = self.drawn(pool, left)
            dealt[unseen + kind] += 1
            dealt[hand + kind] += 1
            left -= 1
            missing -= 1

    def drawn(self, pool: i64, left: i64) -> i64:
        """The kind of a card taken from the first `left` of the pool."""
        pools = self.pools
        at = self.luck.below(left)
        kind: i64 = 0
        have = pools[pool]
        while at >= have:
            at -= have
            kind += 1
            have = pools[pool + kind]
        pools[pool + kind] = have - 1
        return kind


def chosen(cards: i64, count: i64) -> i64:
    """In how many ways so many of the cards can be chosen."""
    if count < 0 or count > cards:
        return 0
    ways: i64 = 1
    for at in range(count):
        ways = ways * (cards - at) // (at + 1)
    return ways
