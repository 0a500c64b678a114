"""What a seat can pay for with the cards of its hand: the claims of routes and the stations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.actions import PAYMENTS, STATION_PAYMENT, Numbering
from semafor.games.ticket_to_ride.layout import (
    CARS,
    COLOURS,
    EIGHTS,
    FREE,
    HAND,
    KINDS,
    LOCOMOTIVE,
    OPEN,
    STATION,
)
from semafor.games.ticket_to_ride.material import SHAPE
from semafor.games.ticket_to_ride.parts.board import Board
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.kernel.state import Moves

SHARED_PAYMENTS: Final = Moves()  # a buffer that is filled anew whenever it is used
LOWEST: Final = vec[i64]([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)])  # the first bit that is set

# The loops write the numbers themselves instead of calling `Moves.add`: they are a quarter of a random game, and most of a
# turn with a full hand, where two hundred claims can be paid.


def add_claims(board: Board, cards: TrainCards, numbers: Numbering, seat: i64, moves: Moves) -> None:
    """Every claim the seat can pay for and cover with cars."""
    store = board.store
    hands = cards.store
    lengths = board.map.length
    within = board.map.within
    eight_first = board.map.eight_first
    firsts = numbers.claim_first
    cars = min(i64(store[CARS + seat]), board.map.longest)
    open = OPEN + seat * EIGHTS
    hand = HAND + seat * KINDS
    locomotives = i64(hands[hand + LOCOMOTIVE])
    most: i64 = 0
    listed = moves.numbers
    count = moves.count
    for colour in range(i64(COLOURS)):
        have = i64(hands[hand + colour])
        most = max(most, have)
        left = i64(store[open + colour]) & within[min(have + locomotives, cars) * EIGHTS + colour]
        while left != 0:
            route = eight_first[colour] + LOWEST[left]
            left &= left - 1
            length = lengths[route]
            if count + length >= len(listed):
                moves.room(count + length + 1)
                listed = moves.numbers
            number = firsts[route] + max(0, length - have)
            last = firsts[route] + min(length, locomotives)
            while number <= last:
                listed[count] = number
                number += 1
                count += 1
    moves.count = count
    add_grey_claims(board, hands, numbers, seat, min(most + locomotives, cars), moves)


def add_grey_claims(board: Board, hands: vec[u8], numbers: Numbering, seat: i64, reach: i64, moves: Moves) -> None:
    """Grey routes of one shape, that is length and ferry, have the same payments, found once for all of them."""
    store = board.store
    shapes = board.map.shape
    within = board.map.within
    eight_first = board.map.eight_first
    firsts = numbers.claim_first
    open = OPEN + seat * EIGHTS
    payments = SHARED_PAYMENTS
    steps = payments.numbers
    size: i64 = 0
    found: i64 = -1
    listed = moves.numbers
    count = moves.count
    for eight in range(i64(COLOURS), i64(EIGHTS)):
        left = i64(store[open + eight]) & within[reach * EIGHTS + eight]
        while left != 0:
            route = eight_first[eight] + LOWEST[left]
            left &= left - 1
            if shapes[route] != found:
                found = shapes[route]
                payments.clear()
                add_grey_payments(hands, seat, found // SHAPE, found % SHAPE, payments)
                steps = payments.numbers
                size = payments.count
            if count + size > len(listed):
                moves.room(count + size)
                listed = moves.numbers
            first = firsts[route]
            for at in range(size):
                listed[count] = first + steps[at]
                count += 1
    moves.count = count


def add_grey_payments(hands: vec[u8], seat: i64, length: i64, ferry: i64, payments: Moves) -> None:
    """The payments of a grey route, counted from the route's first number."""
    hand = HAND + seat * KINDS
    locomotives = i64(hands[hand + LOCOMOTIVE])
    if ferry > locomotives:
        return
    most = min(length - 1, locomotives)
    first = -ferry
    for colour in range(i64(COLOURS)):
        have = i64(hands[hand + colour])
        if have > 0 and have + most >= length:
            payments.add_range(first + max(ferry, length - have), first + most)
        first += length - ferry
    if locomotives >= length:
        payments.add(first + ferry)


def add_stations(board: Board, cards: TrainCards, numbers: Numbering, seat: i64, moves: Moves) -> None:
    """Every station the seat can pay for, in every city that has none."""
    payments = SHARED_PAYMENTS
    payments.clear()
    add_station_payments(cards.store, seat, board.station_cost(seat), payments)
    if payments.count > 0:
        cities = board.store
        number = numbers.stations_from
        for city in range(board.map.cities):
            if cities[STATION + city] == FREE:
                moves.add_all(number, payments)
            number += PAYMENTS


def add_station_payments(hands: vec[u8], seat: i64, cost: i64, payments: Moves) -> None:
    """The payments of `cost` cards that the seat has: one colour, locomotives standing in, or locomotives alone."""
    hand = HAND + seat * KINDS
    locomotives = i64(hands[hand + LOCOMOTIVE])
    first = STATION_PAYMENT[cost]
    for colour in range(i64(COLOURS)):
        have = i64(hands[hand + colour])
        if have > 0:
            payments.add_range(first + max(0, cost - have), first + min(cost - 1, locomotives))
        first += cost
    if locomotives >= cost:
        payments.add(first)
