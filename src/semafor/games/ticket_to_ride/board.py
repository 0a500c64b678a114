"""The board: routes and stations, who owns them, and which of them a seat can pay for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.actions import PAYMENTS, STATION_PAYMENT, Numbering
from semafor.games.ticket_to_ride.layout import (
    BARRED,
    CARS,
    CLOSED,
    COLOURS,
    EIGHTS,
    FREE,
    HAND,
    KINDS,
    LOCOMOTIVE,
    OPEN,
    OWNER,
    POINTS,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import SHAPE, Map
from semafor.games.ticket_to_ride.tickets import Tickets
from semafor.kernel.state import Moves

SHARED_PAYMENTS: Final = Moves()  # a buffer that is filled anew whenever it is used
LOWEST: Final = vec[i64]([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 256)])  # the first bit that is set


def leaves_open(owner: i64, seat: i64) -> bool:
    """Whether what is written as a route's owner lets the seat claim it."""
    return owner >= BARRED and owner != BARRED + seat


@mypyc_attr(acyclic=True)
class Board(Tickets):
    """The map with everybody's cars and stations on it."""

    def __init__(self, map: Map, numbers: Numbering, seats: i64, cards: vec[u8], tickets: vec[u8], board: vec[u8]) -> None:
        super().__init__(seats, cards, tickets)
        self.map: Final = map
        self.numbers: Final = numbers
        self.board: Final = board

    def open_to(self, seat: i64, route: i64) -> bool:
        """Whether the seat may claim the route as far as the board goes (ttr.claim.any-free, ttr.double.not-both)."""
        return leaves_open(i64(self.board[OWNER + route]), seat)

    def add_claims(self, seat: i64, moves: Moves) -> None:
        """Every claim the seat can pay for and cover with cars."""
        board = self.board
        cards = self.cards
        lengths = self.map.length
        within = self.map.within
        eight_first = self.map.eight_first
        firsts = self.numbers.claim_first
        cars = min(i64(board[CARS + seat]), self.map.longest)
        barred = BARRED + seat
        hand = HAND + seat * KINDS
        locomotives = i64(cards[hand + LOCOMOTIVE])
        most: i64 = 0
        for colour in range(i64(COLOURS)):
            have = i64(cards[hand + colour])
            most = max(most, have)
            left = i64(board[OPEN + colour]) & within[min(have + locomotives, cars) * EIGHTS + colour]
            while left != 0:
                route = eight_first[colour] + LOWEST[left]
                left &= left - 1
                if i64(board[OWNER + route]) != barred:
                    length = lengths[route]
                    first = firsts[route]
                    moves.add_range(first + max(0, length - have), first + min(length, locomotives))
        self.add_grey_claims(seat, min(most + locomotives, cars), locomotives, moves)

    def add_grey_claims(self, seat: i64, reach: i64, locomotives: i64, moves: Moves) -> None:
        """Grey routes of one shape, that is length and ferry, have the same payments, found once for all of them."""
        board = self.board
        shapes = self.map.shape
        within = self.map.within
        eight_first = self.map.eight_first
        firsts = self.numbers.claim_first
        payments = SHARED_PAYMENTS
        barred = BARRED + seat
        found: i64 = -1
        for eight in range(i64(COLOURS), i64(EIGHTS)):
            left = i64(board[OPEN + eight]) & within[reach * EIGHTS + eight]
            while left != 0:
                route = eight_first[eight] + LOWEST[left]
                left &= left - 1
                if i64(board[OWNER + route]) == barred:
                    continue
                if shapes[route] != found:
                    found = shapes[route]
                    payments.clear()
                    self.add_grey_payments(seat, found // SHAPE, found % SHAPE, locomotives, payments)
                if payments.count > 0:
                    moves.add_all(firsts[route], payments)

    def add_grey_payments(self, seat: i64, length: i64, ferry: i64, locomotives: i64, payments: Moves) -> None:
        """The payments of a grey route, counted from the route's first number."""
        if ferry > locomotives:
            return
        cards = self.cards
        most = min(length - 1, locomotives)
        hand = HAND + seat * KINDS
        first = -ferry
        for colour in range(i64(COLOURS)):
            have = i64(cards[hand + colour])
            if have > 0 and have + most >= length:
                payments.add_range(first + max(ferry, length - have), first + most)
            first += length - ferry
        if locomotives >= length:
            payments.add(first + ferry)

    def add_stations(self, seat: i64, moves: Moves) -> None:
        cost = self.map.stations + 1 - i64(self.board[STATIONS_LEFT + seat])
        payments = SHARED_PAYMENTS
        payments.clear()
        self.add_station_payments(seat, cost, payments)
        if payments.count > 0:
            board = self.board
            number = self.numbers.stations_from
            for city in range(self.map.cities):
                if board[STATION + city] == FREE:
                    moves.add_all(number, payments)
                number += PAYMENTS

    def add_station_payments(self, seat: i64, cost: i64, moves: Moves) -> None:
        """The payments of `cost` cards that the seat has: one colour, locomotives standing in, or locomotives alone."""
        locomotives = self.held(seat, LOCOMOTIVE)
        first = STATION_PAYMENT[cost]
        for colour in range(i64(COLOURS)):
            have = self.held(seat, colour)
            if have > 0:
                moves.add_range(first + max(0, cost - have), first + min(cost - 1, locomotives))
            first += cost
        if locomotives >= cost:
            moves.add(first)

    def place_cars(self, seat: i64, route: i64) -> None:
        board = self.board
        length = self.map.length[route]
        board[OWNER + route] = u8(seat)
        self.shut(route)
        board[CARS + seat] -= u8(length)
        board[POINTS + seat] += u8(self.map.points[length])
        twin = self.map.twin[route]
        if twin >= 0 and board[OWNER + twin] == FREE:
            # ttr.double.two-three-players, ttr.double.not-both
            board[OWNER + twin] = u8(BARRED + seat)
            if self.seats < self.map.twins_open_from:
                board[OWNER + twin] = CLOSED
                self.shut(twin)

    def find_open(self) -> None:
        """Read from the owners which routes somebody could still claim."""
        map = self.map
        for eight in range(i64(EIGHTS)):
            self.board[OPEN + eight] = 0
        for route in range(map.routes):
            if self.board[OWNER + route] >= BARRED:
                self.board[OPEN + map.eight[route]] += u8(map.bit[route])

    def shut(self, route: i64) -> None:
        """Nobody can claim the route any more."""
        self.board[OPEN + self.map.eight[route]] -= u8(self.map.bit[route])

    def discard_payment(self, colour: i64, coloured: i64, locomotives: i64) -> None:
        if coloured > 0:
            self.discard(colour, coloured)
        if locomotives > 0:
            self.discard(LOCOMOTIVE, locomotives)
