"""What a seat is after: its tickets."""

from __future__ import annotations

from semafor.games.ticket_to_ride.events import ticket_name
from semafor.games.ticket_to_ride.layout import OWNER
from semafor.games.ticket_to_ride.state import TicketToRide


def aims(state: TicketToRide, seat: int) -> dict[str, bool]:
    """The seat's tickets as the log names them, and whether its own routes join their ends."""
    group = joined_cities(state, seat)
    return {
        ticket_name(state, int(ticket)): group[state.map.ticket_a[ticket]] == group[state.map.ticket_b[ticket]]
        for ticket in state.tickets.of(seat)
    }


def joined_cities(state: TicketToRide, seat: int) -> list[int]:
    """For each city the group of cities that the seat's routes join it to."""
    group = list(range(len(state.map.city_ids)))
    for route in range(state.map.routes):
        if state.board.store[OWNER + route] == seat:
            one, other = group[state.map.a[route]], group[state.map.b[route]]
            group = [one if each == other else each for each in group]
    return group
