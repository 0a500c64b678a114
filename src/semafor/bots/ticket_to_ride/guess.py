"""What tickets rivals may hold, as likely as what they have built makes them.

How likely was counted in games of the bots: how much more often a seat holds a ticket than any other ticket, by how far it
has built and by how much shorter the ticket's way has become by that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.ticket_to_ride.plan import FAR, Ways
from semafor.games.ticket_to_ride.layout import CARS, MOST_TICKETS, OWNER, SEATS, TICKETS_SIZE
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.state import TicketToRide

TENTHS: Final = 11  # from nothing of the way to all of it
# Hundredths, by how far the seat has built and by tenths of the way
LIKELY: Final = vec[i64](
    [100] * TENTHS
    + [50, 130, 200, 350, 700, 700, 1000, 1500, 1500, 2000, 2500]
    + [20, 40, 50, 60, 100, 160, 300, 400, 600, 900, 3500]
    + [6, 6, 10, 10, 15, 20, 40, 60, 100, 500, 3000]
)
BUILT: Final = vec[i64]([1, 12, 27])  # cars put down from which the next row holds


class TicketGuess:
    """How likely each ticket is with each rival of a seat, as the board lies."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.ways: Final = Ways(map)
        self.likely: Final = vec[i64]([100] * (SEATS * MOST_TICKETS))
        self.whole: Final = vec[i64]([1] * MOST_TICKETS)  # the length of a ticket's way on the empty map
        for route in range(map.routes):
            self.ways.weight[route] = map.length[route]
        for ticket in range(map.tickets):
            self.whole[ticket] = self.ways.reach(map.ticket_a[ticket], map.ticket_b[ticket])

    def look(self, state: TicketToRide, seat: i64) -> bool:
        """Read the board; whether any rival has built."""
        told = False
        for other in range(state.seats):
            if other != seat:
                row = self.row(state, other)
                told = told or row > 0
                self.look_at(state, other, row)
        return told

    def row(self, state: TicketToRide, seat: i64) -> i64:
        cars = self.map.cars - i64(state.board.store[CARS + seat])
        row: i64 = 0
        for built in BUILT:
            if cars >= built:
                row += 1
        return row

    def look_at(self, state: TicketToRide, seat: i64, row: i64) -> None:
        map = self.map
        ways = self.ways
        for route in range(map.routes):
            if i64(state.board.store[OWNER + route]) == seat:
                ways.weight[route] = 0
            else:
                ways.weight[route] = map.length[route] if state.board.open_to(seat, route) else i64(FAR)
        for ticket in range(map.tickets):
            tenths: i64 = 0
            if row > 0:
                left = min(self.whole[ticket], ways.reach(map.ticket_a[ticket], map.ticket_b[ticket]))
                tenths = 10 * (self.whole[ticket] - left) // self.whole[ticket]
            self.likely[seat * MOST_TICKETS + ticket] = LIKELY[row * TENTHS + tenths]

    def credence(self, table: TicketToRide, seat: i64) -> float:
        """How likely the tickets of the seat's rivals at this table are, beside other tables."""
        product = 1.0
        for other in range(table.seats):
            if other != seat:
                for ticket in table.tickets.of(other):
                    product *= float(self.likely[other * MOST_TICKETS + ticket]) / 100.0
        return product


def lay_tickets(table: TicketToRide, guessed: TicketToRide) -> None:
    """Put the tickets as they lie at another table the seat could be sitting at."""
    tickets = table.own_tickets()
    for place in range(i64(TICKETS_SIZE)):
        tickets.store[place] = guessed.tickets.store[place]
