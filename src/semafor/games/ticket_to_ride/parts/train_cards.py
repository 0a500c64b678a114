"""The train cards on the table: hands, row, deck and discards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.actions import DRAW_DECK, DRAW_ROW, STOP
from semafor.games.ticket_to_ride.layout import (
    BLIND,
    COLOURS,
    DECK,
    DISCARDS,
    EARLIER,
    HAND,
    KINDS,
    KNOWN,
    LOCOMOTIVE,
    NO_CARD,
    PLACES,
    REVEALED,
    ROW,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

CARD_EVENT: Final = 1  # the k-th card that leaves the deck


@mypyc_attr(acyclic=True, free_list_len=1)
class TrainCards:
    """All train cards. The deck is a count of each kind: its order exists only when a card is drawn."""

    def __init__(self, seats: i64, row_limit: i64, store: vec[u8]) -> None:
        self.seats: Final = seats
        self.row_limit: Final = row_limit  # so many locomotives in the row have it replaced
        self.store: Final = store
        self.deck_size: i64 = 0
        self.discards_size: i64 = 0
        self.row_size: i64 = 0
        self.drawn: i64 = 0
        self.late_shuffle: bool = False
        self.second_card_optional: bool = False
        self.row_without_deck: bool = False

    def clone(self) -> TrainCards:
        copy = TrainCards(self.seats, self.row_limit, self.store[:])
        copy.deck_size = self.deck_size
        copy.discards_size = self.discards_size
        copy.row_size = self.row_size
        copy.drawn = self.drawn
        copy.late_shuffle = self.late_shuffle
        copy.second_card_optional = self.second_card_optional
        copy.row_without_deck = self.row_without_deck
        return copy

    def counters(self) -> list[int]:
        return [
            int(self.deck_size),
            int(self.discards_size),
            int(self.row_size),
            int(self.drawn),
            int(self.late_shuffle),
        ]

    def set_counters(self, counters: list[int]) -> None:
        self.deck_size = counters[0]
        self.discards_size = counters[1]
        self.row_size = counters[2]
        self.drawn = counters[3]
        self.late_shuffle = counters[4] == 1

    # What may be drawn

    def to_draw(self) -> i64:
        """Deck and discards together: what can still be turned up or drawn."""
        return self.deck_size + self.discards_size

    def may_draw(self) -> bool:
        """Decided by deck and discards alone, unless the option lets the row be drawn (ttr.draw.deck-and-discards-empty)."""
        return self.to_draw() > 0 or (self.row_without_deck and self.row_size > 0)

    def second_card_waits(self) -> bool:
        """Whether a second card can be had: from the deck, or a colour card of the row."""
        return self.to_draw() > 0 or self.row_size > self.row_locomotives()

    def add_first_card(self, moves: Moves) -> None:
        if self.to_draw() > 0:
            moves.add(DRAW_DECK)
        if self.row_size == PLACES:
            moves.add_range(DRAW_ROW, DRAW_ROW + PLACES - 1)
            return
        for place in range(i64(PLACES)):
            if self.store[ROW + place] != NO_CARD:
                moves.add(DRAW_ROW + place)

    def add_second_card(self, moves: Moves) -> None:
        if self.to_draw() > 0:
            moves.add(DRAW_DECK)
        store = self.store
        moves.room(moves.count + PLACES)
        numbers = moves.numbers
        count = moves.count
        for place in range(i64(PLACES)):
            if store[ROW + place] < LOCOMOTIVE:
                numbers[count] = DRAW_ROW + place
                count += 1
        moves.count = count
        if self.second_card_optional:
            moves.add(STOP)

    # The deck

    def draw(self, luck: Luck) -> i64:
        """The top card of the deck; whoever asked puts it down, then calls `restock`."""
        if self.deck_size == 0:
            self.shuffle_discards()
        luck.event(CARD_EVENT, self.drawn)
        self.drawn += 1
        card = luck.pick(self.store, DECK, KINDS, self.deck_size)
        self.store[DECK + card] -= 1
        self.deck_size -= 1
        return card

    def restock(self) -> None:
        """An empty deck is replaced by the discards at once (ttr.deck.reshuffle-when)."""
        if self.deck_size == 0 and self.discards_size > 0 and not self.late_shuffle:
            self.shuffle_discards()

    def shuffle_discards(self) -> None:
        """The discards are shuffled into the deck. If it was used up, unseen cards in hands are of an earlier deck now."""
        store = self.store
        used_up = self.deck_size == 0
        for kind in range(i64(KINDS)):
            store[DECK + kind] += store[DISCARDS + kind]
            store[DISCARDS + kind] = 0
        self.deck_size += self.discards_size
        self.discards_size = 0
        if used_up:
            for place in range(self.seats * KINDS):
                store[EARLIER + place] = store[HAND + place] - store[KNOWN + place]
                store[BLIND + place] = 0

    def discard(self, kind: i64, count: i64) -> None:
        self.store[DISCARDS + kind] += u8(count)
        self.discards_size += count

    def discard_payment(self, colour: i64, coloured: i64, locomotives: i64) -> None:
        if coloured > 0:
            self.discard(colour, coloured)
        if locomotives > 0:
            self.discard(LOCOMOTIVE, locomotives)

    def discard_revealed(self) -> None:
        for kind in range(i64(KINDS)):
            self.discard(kind, i64(self.store[REVEALED + kind]))
            self.store[REVEALED + kind] = 0

    def counted(self, start: i64) -> dict[str, int]:
        """The nine counts that begin there, by name, without zeros."""
        found: dict[str, int] = {}
        for kind in range(i64(KINDS)):
            count = i64(self.store[start + kind])
            if count > 0:
                found[KIND_NAMES[kind]] = count
        return found

    # Hands

    def held(self, seat: i64, kind: i64) -> i64:
        return i64(self.store[HAND + seat * KINDS + kind])

    def hand_size(self, seat: i64) -> i64:
        store = self.store
        total: i64 = 0
        for place in range(HAND + seat * KINDS, HAND + seat * KINDS + KINDS):
            total += i64(store[place])
        return total

    def take_blind(self, seat: i64, luck: Luck) -> None:
        card = self.draw(luck)
        self.store[HAND + seat * KINDS + card] += 1
        self.store[BLIND + seat * KINDS + card] += 1
        self.restock()

    def take_from_row(self, seat: i64, place: i64, luck: Luck) -> None:
        """The card of that place goes to the hand and its place is filled at once (ttr.draw.refill-at-once)."""
        card = i64(self.store[ROW + place])
        self.give_known(seat, card, 1)
        self.store[ROW + place] = NO_CARD
        self.row_size -= 1
        self.restock()
        if self.row_size == PLACES - 1 and self.to_draw() > 0:
            self.fill_place(place, luck)
        self.settle_row(luck)

    def give_known(self, seat: i64, kind: i64, count: i64) -> None:
        self.store[HAND + seat * KINDS + kind] += u8(count)
        self.store[KNOWN + seat * KINDS + kind] += u8(count)

    def pay(self, seat: i64, colour: i64, coloured: i64, locomotives: i64) -> None:
        """So many cards of the colour and so many locomotives leave the hand."""
        if coloured > 0:
            self.take_out(seat, colour, coloured)
        if locomotives > 0:
            self.take_out(seat, LOCOMOTIVE, locomotives)

    def take_out(self, seat: i64, kind: i64, count: i64) -> None:
        """Cards leave the hand; those the table knew of go first, so that KNOWN stays a safe lower bound."""
        place = seat * KINDS + kind
        known = i64(self.store[KNOWN + place])
        self.store[HAND + place] -= u8(count)
        self.store[KNOWN + place] = u8(known - count) if known > count else u8(0)

    # The row

    def settle_row(self, luck: Luck) -> None:
        """The row is as full as it can be and shows fewer locomotives than the limit, if that can be had.

        A full row is looked at too: one that no reset could help may be helped by new discards (ttr.row.three-locomotives).
        A card drawn from the deck never helps, because the row is full then and only the choice of cards becomes smaller.
        """
        self.restock()
        if self.row_size < PLACES:
            self.fill_row(luck)
        while self.row_locomotives() >= self.row_limit and self.reset_helps():
            self.discard_row()
            self.fill_row(luck)

    def fill_row(self, luck: Luck) -> None:
        for place in range(i64(PLACES)):
            if self.store[ROW + place] == NO_CARD and self.to_draw() > 0:
                self.fill_place(place, luck)

    def fill_place(self, place: i64, luck: Luck) -> None:
        card = self.draw(luck)
        self.store[ROW + place] = u8(card)
        self.row_size += 1
        self.restock()

    def discard_row(self) -> None:
        for place in range(i64(PLACES)):
            if self.store[ROW + place] != NO_CARD:
                self.discard(i64(self.store[ROW + place]), 1)
                self.store[ROW + place] = NO_CARD
        self.row_size = 0
        if self.deck_size == PLACES and self.discards_size == PLACES and i64(self.store[DECK + LOCOMOTIVE]) >= self.row_limit:
            # The next row would be exactly these five and the one after it the five just discarded, for ever
            # (ttr.row.reset-impossible: the shuffles must differ).
            self.shuffle_discards()
        self.restock()

    def row_locomotives(self) -> i64:
        count: i64 = 0
        for place in range(i64(PLACES)):
            if self.store[ROW + place] == LOCOMOTIVE:
                count += 1
        return count

    def reset_helps(self) -> bool:
        """Whether some row of the cards outside the hands shows fewer locomotives than the limit (ttr.row.reset-impossible)."""
        size = self.row_size + self.to_draw()
        coloured = self.row_size - self.row_locomotives()
        for colour in range(i64(COLOURS)):
            coloured += i64(self.store[DECK + colour]) + i64(self.store[DISCARDS + colour])
        return coloured > min(size, i64(PLACES)) - self.row_limit

    def colours_in_deck(self) -> i64:
        """The most colour cards the deck can hold, as everybody can tell: a row that should be replaced lies only as long
        as that cannot help."""
        if self.row_locomotives() < self.row_limit or self.reset_helps():
            return self.deck_size
        outside = self.row_size - self.row_locomotives()
        for colour in range(i64(COLOURS)):
            outside += i64(self.store[DISCARDS + colour])
        return min(self.row_size + self.to_draw(), i64(PLACES)) - self.row_limit - outside
