"""A table of Ticket to Ride as a vector for learners, with insight or without."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.ticket_to_ride.encoding.insight import InsightEncoder
from semafor.games.ticket_to_ride.encoding.vector import TicketToRideEncoder
from semafor.games.ticket_to_ride.material import load


def encoder(map_name: str, seats: i64, insight: bool) -> TicketToRideEncoder:
    return InsightEncoder(load(map_name), seats) if insight else TicketToRideEncoder(load(map_name), seats)
