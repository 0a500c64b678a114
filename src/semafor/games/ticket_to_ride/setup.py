"""The table before the first turn: everything dealt and laid out, opening tickets waiting to be chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.actions import numbering
from semafor.games.ticket_to_ride.layout import (
    BOARD_SIZE,
    CARDS_SIZE,
    CARS,
    CHOSEN,
    DECK,
    FREE,
    KINDS,
    MOST_TICKETS,
    NO_CARD,
    NO_TICKET,
    NOBODY,
    OUTSIDER,
    OWNER,
    PLACES,
    ROW,
    SET,
    STATIONS_LEFT,
    TICKETS_SIZE,
)
from semafor.games.ticket_to_ride.material import Map, load, numbered
from semafor.games.ticket_to_ride.parts.board import Board
from semafor.games.ticket_to_ride.parts.tickets import Tickets
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.games.ticket_to_ride.parts.tunnel import Tunnel
from semafor.games.ticket_to_ride.parts.turns import Turns
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck

FIRST_EVENT: Final = 3  # who starts
LONG_EVENT: Final = 4  # the k-th long ticket dealt


def empty_table(name: str, seats: i64) -> TicketToRide:
    """A table with all material in place and nothing dealt."""
    map = load(name)
    cards = TrainCards(seats, map.row_locomotive_limit, all_in_the_deck(map))
    cards.deck_size = map.cards
    tickets = Tickets(seats, no_ticket_anywhere())
    board = Board(map, seats, bare_board(map, seats))
    board.read_owners()
    return TicketToRide(numbering(name), cards, tickets, board, Tunnel(0, 0, 0, 0, 0), Turns(seats))


EMPTY: Final[dict[str, TicketToRide]] = {}  # by map and seats, each made once


def bare_table(name: str, seats: i64) -> TicketToRide:
    """A copy of the table with nothing dealt."""
    key = f"{name} {int(seats)}"
    if key not in EMPTY:
        EMPTY[key] = empty_table(name, seats)
    return EMPTY[key].clone()


def all_in_the_deck(map: Map) -> vec[u8]:
    """All cards in the deck."""
    store = vec[u8]([0] * CARDS_SIZE)
    for kind in range(i64(KINDS)):
        store[DECK + kind] = u8(map.deck[kind])
    for place in range(i64(ROW), i64(ROW + PLACES)):
        store[place] = NO_CARD
    return store


def no_ticket_anywhere() -> vec[u8]:
    store = vec[u8]([0] * TICKETS_SIZE)
    for place in range(i64(OUTSIDER), i64(CHOSEN)):
        store[place] = NO_TICKET
    return store


def bare_board(map: Map, seats: i64) -> vec[u8]:
    """Nothing lies on the board; all cars and stations are with the seats."""
    store = vec[u8]([0] * BOARD_SIZE)
    for place in range(i64(OWNER), i64(CARS)):
        store[place] = FREE
    for seat in range(seats):
        store[CARS + seat] = u8(map.cars)
        store[STATIONS_LEFT + seat] = u8(map.stations)
    return store


def start(name: str, seats: i64, first: i64, readings: tuple[bool, bool, bool], luck: Luck) -> TicketToRide:
    """The table as set up for that many seats; `first` starts, or luck decides if it is negative.

    The readings: second card optional, row drawn without a deck, discards shuffled only when needed.
    """
    state = bare_table(name, seats)
    cards = state.cards
    cards.second_card_optional, cards.row_without_deck, cards.late_shuffle = readings
    if first < 0:
        luck.event(FIRST_EVENT, 0)
        first = luck.below(seats)
    state.turns.first = first
    state.turns.seat = first
    for seat in range(seats):
        for card in range(state.map.hand_dealt):
            cards.take_blind(seat, luck)
    cards.settle_row(luck)
    deal_tickets(state, luck)
    return state


def deal_tickets(state: TicketToRide, luck: Luck) -> None:
    """Each seat is offered its opening tickets, a long one first where the game has them."""
    board = state.map
    tickets = state.own_tickets()
    long_left = vec[u8]([0] * MOST_TICKETS)
    for ticket in range(board.tickets):
        if board.ticket_long[ticket]:
            long_left[ticket] = 1
        else:
            tickets.store[SET + ticket] = 1
            tickets.set_size += 1
    longs_left = len(board.long_tickets)
    for seat in range(state.seats):
        tickets.offers += 1
        for place in range(board.opening_long):
            luck.event(LONG_EVENT, seat)
            ticket = luck.pick(long_left, 0, MOST_TICKETS, longs_left)
            long_left[ticket] = 0
            longs_left -= 1
            tickets.put_before(seat, place, ticket, NOBODY)
        for place in range(board.opening_long, board.opening_long + board.opening_tickets):
            tickets.put_before(seat, place, tickets.draw(luck), NOBODY)
    for ticket in range(board.tickets):
        # ttr-eu.setup.long-rest
        if long_left[ticket]:
            tickets.add_boxed(NOBODY, u8(ticket))


def restored(fields: dict[str, list[int]]) -> TicketToRide:
    """The state whose `fields` these are."""
    state = empty_table(numbered(fields["map"][0]).id, fields["table"][0])
    state.set_fields(fields)
    return state
