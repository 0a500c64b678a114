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


def add_claims(board: Board, cards: TrainCards, numbers: Numbering, seat: i64, choices: Choices) -> None:
    """Every claim the seat can pay for and cover with cars: a group of payments for each route.

    This is a quarter of a random game, so it writes the groups itself: there are fewer routes than places for groups.
    """
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
    have: i64 = 0
    found: i64 = -1
    payments: i64 = 0
    groups = choices.groups
    count = choices.groups_count
    grouped = choices.grouped
    for eight in range(i64(EIGHTS)):
        if eight < COLOURS:
            have = i64(hands[hand + eight])
            most = max(most, have)
        else:
            have = most
        near = within[min(have + locomotives, cars) * EIGHTS + eight]
        if near == 0 and eight >= COLOURS:
            break  # grey routes are numbered by their length
        left = i64(store[open + eight]) & near
        while left != 0:
            key = keys[i64(lowest[eight * 256 + left])]
            left &= left - 1
            shape = key & 127
            if eight < COLOURS:
                payments = max(0, (shape >> 3) - have) << 12 | min(shape >> 3, locomotives) + 1
            elif shape != found:
                found = shape
                payments = grey_payments(hands, seat, shape >> 3, shape & 7, choices.steps)
            groups[count] = key - shape + payments
            count += 1
            grouped += (payments & 4095) - (payments >> 12)
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
        step = max(ferry, length - i64(hands[place]))
        while step <= most:
            numbers[count] = first + step
            count += 1
            step += 1
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
