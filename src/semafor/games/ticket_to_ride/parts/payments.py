"""What a seat can pay for with the cards of its hand: the claims of routes and the stations."""

from __future__ import annotations

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
from semafor.games.ticket_to_ride.parts.board import Board
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.kernel.state import Choices, Moves

# Both loops over routes write groups themselves instead of calling `Choices.add_group`, because they are a quarter of a random
# game; there are fewer routes than a `Choices` has places for groups from the beginning.


def add_claims(board: Board, cards: TrainCards, numbers: Numbering, seat: i64, choices: Choices) -> None:
    """Every claim the seat can pay for and cover with cars: a group for each route, here of the coloured ones."""
    store = board.store
    hands = cards.store
    within = board.map.within
    lowest = board.map.lowest
    keys = numbers.claim_key
    cars = min(i64(store[CARS + seat]), board.map.longest)
    open = OPEN + seat * EIGHTS
    hand = HAND + seat * KINDS
    locomotives = i64(hands[hand + LOCOMOTIVE])
    most: i64 = 0
    groups = choices.groups
    count = choices.groups_count
    grouped = choices.grouped
    for colour in range(i64(COLOURS)):
        have = i64(hands[hand + colour])
        if have + locomotives == 0:
            continue
        most = max(most, have)
        left = i64(store[open + colour]) & within[min(have + locomotives, cars) * EIGHTS + colour]
        while left != 0:
            key = keys[i64(lowest[colour * 256 + left])]
            left &= left - 1
            shape = key & 127
            start = max(0, (shape >> 3) - have)
            end = min(shape >> 3, locomotives) + 1
            groups[count] = key - shape + (start << 12) + end
            count += 1
            grouped += end - start
    choices.groups_count = count
    choices.grouped = grouped
    add_grey_claims(board, hands, numbers, seat, min(most + locomotives, cars), choices)


def add_grey_claims(board: Board, hands: vec[u8], numbers: Numbering, seat: i64, reach: i64, choices: Choices) -> None:
    """Grey routes of one shape, that is length and ferry, have the same payments, found once for all of them."""
    store = board.store
    within = board.map.within
    lowest = board.map.lowest
    keys = numbers.claim_key
    open = OPEN + seat * EIGHTS
    payments: i64 = 0
    size: i64 = 0
    found: i64 = -1
    groups = choices.groups
    count = choices.groups_count
    grouped = choices.grouped
    for eight in range(i64(COLOURS), i64(EIGHTS)):
        near = within[reach * EIGHTS + eight]
        if near == 0:
            break  # they are numbered by their length
        left = i64(store[open + eight]) & near
        while left != 0:
            key = keys[i64(lowest[eight * 256 + left])]
            left &= left - 1
            shape = key & 127
            if shape != found:
                found = shape
                payments = grey_payments(hands, seat, shape >> 3, shape & 7, choices.steps)
                size = (payments & 4095) - (payments >> 12)
            groups[count] = key - shape + payments
            count += 1
            grouped += size
    choices.groups_count = count
    choices.grouped = grouped


def grey_payments(hands: vec[u8], seat: i64, length: i64, ferry: i64, steps: Moves) -> i64:
    """The payments of all grey routes of that length and ferry, as new steps from a route's first number; where they stand."""
    hand = HAND + seat * KINDS
    locomotives = i64(hands[hand + LOCOMOTIVE])
    start = steps.count
    if ferry > locomotives:
        return start << 12 | start
    most = min(length - 1, locomotives)
    steps.room(start + KINDS * length)
    numbers = steps.numbers
    count = start
    first = -ferry
    for place in range(hand, hand + COLOURS):
        have = i64(hands[place])
        if have + most >= length:
            for step in range(first + max(ferry, length - have), first + most + 1):
                numbers[count] = step
                count += 1
        first += length - ferry
    if locomotives >= length:
        numbers[count] = first + ferry
        count += 1
    steps.count = count
    return start << 12 | count


def add_stations(board: Board, cards: TrainCards, numbers: Numbering, seat: i64, choices: Choices) -> None:
    """Every station the seat can pay for, in every city that has none."""
    start = choices.steps.count
    add_station_payments(cards.store, seat, board.station_cost(seat), choices.steps)
    end = choices.steps.count
    if end > start:
        cities = board.store
        number = numbers.stations_from
        for city in range(board.map.cities):
            if cities[STATION + city] == FREE:
                choices.add_group(number, start, end)
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
