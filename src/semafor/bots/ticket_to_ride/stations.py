"""Stations of Ticket to Ride: Europe, built when a plan borrows somebody's route."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE
from semafor.games.ticket_to_ride.actions import PAYMENTS, payment_colour, payment_locomotives
from semafor.games.ticket_to_ride.layout import FREE, LOCOMOTIVE, STATION, STATIONS_LEFT
from semafor.games.ticket_to_ride.parts.payments import add_station_payments
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.state import Moves


def station_for(state: TicketToRide, seat: i64, loans: vec[i64]) -> i64:
    """The station that lets the seat use the first route to borrow, paid from its longest colour, or NOT_PAYABLE."""
    if state.board.store[STATIONS_LEFT + seat] == 0:
        return NOT_PAYABLE
    moves = Moves()
    add_station_payments(state.cards.store, seat, state.board.station_cost(seat), moves)
    best: i64 = NOT_PAYABLE
    most: i64 = 0
    for at in range(moves.count):
        payment = moves.numbers[at]
        colour = payment_colour(payment)
        if colour != LOCOMOTIVE and payment_locomotives(payment) == 0 and state.cards.held(seat, colour) > most:
            best = payment
            most = state.cards.held(seat, colour)
    city = city_for(state, loans[0])
    if best == NOT_PAYABLE or city < 0:
        return NOT_PAYABLE
    return state.numbers.stations_from + city * PAYMENTS + best


def city_for(state: TicketToRide, route: i64) -> i64:
    """An end of the route where a station may stand, or -1."""
    for city in (state.map.a[route], state.map.b[route]):
        if state.board.store[STATION + city] == FREE:
            return city
    return -1
