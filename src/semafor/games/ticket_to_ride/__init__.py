"""Ticket to Ride: the North American and the European map."""

from __future__ import annotations

from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.kernel.game import Game

GAMES: dict[str, Game] = {
    "ticket-to-ride-usa": TicketToRideGame("usa"),
    "ticket-to-ride-europe": TicketToRideGame("europe"),
}
