"""The numbering of all actions of a map: first the few fixed ones, then every claim, then every station.

A route's numbers run colour by colour and, within a colour, by how many locomotives are played; the payment with
locomotives alone comes last. So the payable numbers of a route and a colour are one unbroken range.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.games.ticket_to_ride.layout import COLOURS, GREY, LOCOMOTIVE
from semafor.games.ticket_to_ride.material import Map, load

DRAW_DECK: Final = 0
DRAW_ROW: Final = 1  # + place 0..4
DRAW_TICKETS: Final = 6
STOP: Final = 7  # leave the second card, only under the option `second_card_optional`
PASS: Final = 8
KEEP: Final = 8  # + mask 1..15 of the places offered
EXTRA: Final = 24  # + locomotives 0..3 among the extra cards of a tunnel
DECLINE: Final = 28
CLAIM: Final = 29

PAYMENTS: Final = 51  # of a station: 9 for the first, 17 for the second, 25 for the third
STATION_PAYMENT: Final = vec[i64]([0, 0, 9, 26])  # where the payments of the first, second, third station begin


class Numbering:
    """Number to claim or station and back, for one map."""

    def __init__(self, board: Map) -> None:
        self.claim_first: Final = vec[i64]([0] * int(board.routes))
        routes = vec[i64]()
        colours = vec[i64]()
        locomotives = vec[i64]()
        for route in range(board.routes):
            self.claim_first[route] = CLAIM + len(routes)
            need = board.ferry[route]
            length = board.length[route]
            first_colour = 0 if board.colour[route] == GREY else board.colour[route]
            last_colour = COLOURS - 1 if board.colour[route] == GREY else board.colour[route]
            for colour in range(first_colour, last_colour + 1):
                for count in range(need, length):
                    routes = append(routes, route)
                    colours = append(colours, colour)
                    locomotives = append(locomotives, count)
            routes = append(routes, route)
            colours = append(colours, i64(LOCOMOTIVE))
            locomotives = append(locomotives, length)
        self.claim_route: Final = routes
        # by route, as a group of `Choices` without its steps: the first number, and the shape where the steps will stand
        self.claim_key: Final = vec[i64]([int(self.claim_first[at]) << 24 | int(board.shape[at]) for at in range(board.routes)])
        self.claim_colour: Final = colours
        self.claim_locomotives: Final = locomotives
        self.stations_from: Final[i64] = CLAIM + len(routes)
        self.size: Final[i64] = self.stations_from + (board.cities * PAYMENTS if board.stations > 0 else 0)

    def station_city(self, action: i64) -> i64:
        return (action - self.stations_from) // PAYMENTS

    def station_payment(self, action: i64) -> i64:
        return (action - self.stations_from) % PAYMENTS


def payment_cost(payment: i64) -> i64:
    """How many cards a station payment has: 1, 2 or 3."""
    if payment < STATION_PAYMENT[2]:
        return 1
    return 2 if payment < STATION_PAYMENT[3] else 3


def payment_colour(payment: i64) -> i64:
    cost = payment_cost(payment)
    return (payment - STATION_PAYMENT[cost]) // cost


def payment_locomotives(payment: i64) -> i64:
    cost = payment_cost(payment)
    colour = payment_colour(payment)
    return cost if colour == LOCOMOTIVE else (payment - STATION_PAYMENT[cost]) % cost


NUMBERED: Final[dict[str, Numbering]] = {}


def numbering(name: str) -> Numbering:
    """The numbering of the map of that name."""
    if name not in NUMBERED:
        NUMBERED[name] = Numbering(load(name))
    return NUMBERED[name]
