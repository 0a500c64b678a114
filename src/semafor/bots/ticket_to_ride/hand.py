"""Spending and gathering train cards towards a set of routes in Ticket to Ride."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.ticket_to_ride.actions import DRAW_DECK, DRAW_ROW
from semafor.games.ticket_to_ride.layout import CARS, COLOURS, GREY, KINDS, LOCOMOTIVE, NO_CARD, OWNER, PLACES, ROW
from semafor.games.ticket_to_ride.parts.turns import SECOND_CARD
from semafor.games.ticket_to_ride.state import TicketToRide

NOT_PAYABLE: Final = -1
FEW_CARDS: Final = 9  # in deck and discards
MOST_EXTRA: Final = 3  # cards that a tunnel can ask for beside its length (ttr-eu.tunnel.reveal-three)
NO_NEED: Final = vec[i64]([0] * KINDS)


class Need:
    """How many cards of each colour a set of routes still asks for, beside what the hand holds."""

    def __init__(self) -> None:
        self.colour: Final = NO_NEED[:]  # cards wanted of each colour, held ones not counted
        self.locomotives: i64 = 0
        self.grey: i64 = 0  # cards wanted of any one colour

    def add(self, state: TicketToRide, route: i64) -> None:
        map = state.map
        cards = map.length[route] - map.ferry[route]
        self.locomotives += map.ferry[route]
        if map.colour[route] == GREY:
            self.grey += cards
        else:
            self.colour[map.colour[route]] += cards

    def missing(self, state: TicketToRide, seat: i64, colour: i64) -> i64:
        return self.colour[colour] - state.cards.held(seat, colour)

    def spare(self, state: TicketToRide, seat: i64, colour: i64) -> i64:
        """Cards of the colour that no coloured route of the set asks for."""
        return max(0, state.cards.held(seat, colour) - self.colour[colour])


def need_of(state: TicketToRide, seat: i64, routes: vec[i64]) -> Need:
    """What the routes ask for that are not the seat's own yet."""
    need = Need()
    for route in routes:
        if i64(state.board.store[OWNER + route]) != seat:
            need.add(state, route)
    return need


def payment(state: TicketToRide, seat: i64, route: i64, need: Need, most_locomotives: i64) -> i64:
    """The claim of the route that hurts the rest of the need least, or NOT_PAYABLE within so many locomotives."""
    map = state.map
    length = map.length[route]
    if length > i64(state.board.store[CARS + seat]):
        return NOT_PAYABLE
    held = state.cards.held(seat, LOCOMOTIVE)
    limit = min(held, max(most_locomotives, map.ferry[route]))
    if map.colour[route] != GREY:
        return with_colour(state, seat, route, map.colour[route], limit)
    best: i64 = NOT_PAYABLE
    best_harm: i64 = 1000
    for colour in range(i64(COLOURS)):
        claim = with_colour(state, seat, route, colour, limit)
        if claim != NOT_PAYABLE:
            used = max(map.ferry[route], length - state.cards.held(seat, colour))
            harm = 3 * used + 2 * max(0, length - used - need.spare(state, seat, colour))
            if harm < best_harm:
                best = claim
                best_harm = harm
    return best


def with_colour(state: TicketToRide, seat: i64, route: i64, colour: i64, limit: i64) -> i64:
    """The claim with as few locomotives as the colour allows, or NOT_PAYABLE."""
    map = state.map
    length = map.length[route]
    ferry = map.ferry[route]
    have = state.cards.held(seat, colour)
    used = max(ferry, length - have)
    if used > limit or (have == 0 and used < length) or digs_in_vain(state, seat, route, colour):
        return NOT_PAYABLE
    first = state.numbers.claim_first[route]
    if map.colour[route] == GREY:
        if used == length:
            return first + COLOURS * (length - ferry)
        return first + colour * (length - ferry) + used - ferry
    return first + used - ferry


def digs_in_vain(state: TicketToRide, seat: i64, route: i64, colour: i64) -> bool:
    """Whether a tunnel may ask for the same few cards at every try, for ever, because nobody draws them."""
    if state.map.tunnel[route] == 0 or not 0 < state.cards.to_draw() <= FEW_CARDS:
        return False
    return state.cards.held(seat, colour) + state.cards.held(seat, LOCOMOTIVE) < state.map.length[route] + MOST_EXTRA


def choose_card(state: TicketToRide, seat: i64, need: Need) -> i64:
    """The card to draw: from the row what is missing most, a locomotive where it is worth a whole draw, or else the deck."""
    cards = state.cards.store
    best: i64 = NOT_PAYABLE
    best_value: i64 = 0
    for place in range(i64(PLACES)):
        kind = i64(cards[ROW + place])
        if kind == NO_CARD or (kind == LOCOMOTIVE and state.turns.phase == SECOND_CARD):
            continue
        value = card_value(state, seat, need, kind)
        if value > best_value:
            best = DRAW_ROW + place
            best_value = value
    if best == NOT_PAYABLE:
        return i64(DRAW_DECK) if state.cards.to_draw() > 0 else any_of_row(state)
    return best


def card_value(state: TicketToRide, seat: i64, need: Need, kind: i64) -> i64:
    """How much the hand wants the card; 0 is no better than a card from the deck."""
    if kind == LOCOMOTIVE:
        return 3 if need.locomotives > state.cards.held(seat, LOCOMOTIVE) else 0
    missing = need.missing(state, seat, kind)
    if missing > 0:
        return 20 - min(missing, 9)
    if need.grey > 0 and need.spare(state, seat, kind) > 1:
        return need.spare(state, seat, kind)
    return 0


def any_of_row(state: TicketToRide) -> i64:
    """Some card that may be taken when there is no deck."""
    for place in range(i64(PLACES)):
        kind = i64(state.cards.store[ROW + place])
        if kind < LOCOMOTIVE or (kind == LOCOMOTIVE and state.turns.phase != SECOND_CARD):
            return DRAW_ROW + place
    return DRAW_DECK
