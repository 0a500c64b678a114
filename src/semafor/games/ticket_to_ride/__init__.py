"""Ticket to Ride on every map there is: a map is a folder, of the package or of anybody."""

from __future__ import annotations

from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.maps.folder import Folder
from semafor.games.ticket_to_ride.maps.library import add, located, named, shipped

GAMES: dict[str, TicketToRideGame] = {}


def load_map(folder: str | Folder) -> TicketToRideGame:
    """The game on the map of a folder, which `semafor.game` then knows too; BadInput says what is wrong with it."""
    return _added(located(folder), from_outside=True)


def find_games() -> None:
    """Load the maps that the environment names."""
    for folder in named():
        load_map(folder)


def _added(folder: Folder, *, from_outside: bool) -> TicketToRideGame:
    map = add(folder)
    key = f"ticket-to-ride-{map.id}"
    if key not in GAMES:
        GAMES[key] = TicketToRideGame(map, from_outside=from_outside)
    return GAMES[key]


for _folder in shipped():
    _added(_folder, from_outside=False)
