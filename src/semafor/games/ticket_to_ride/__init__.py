"""Ticket to Ride: the North American and the European map."""

from __future__ import annotations

from semafor.games.ticket_to_ride.game import TicketToRideGame

GAMES: dict[str, TicketToRideGame] = {
    "ticket-to-ride-usa": TicketToRideGame("usa"),
    "ticket-to-ride-europe": TicketToRideGame("europe"),
}
