"""Ticket to Ride on every map there is: a map is a folder, of the package or of anybody."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from weakref import WeakValueDictionary, finalize

from semafor.games.ticket_to_ride import setup
from semafor.games.ticket_to_ride.actions import NUMBERED
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.maps.folder import Folder
from semafor.games.ticket_to_ride.maps.library import add, forget, located, named, shipped
from semafor.games.ticket_to_ride.maps.memory import TextFolder

GAMES: dict[str, TicketToRideGame] = {}
# Games on maps that somebody drew and shared: listed nowhere, here as long as a table needs them, the newest for a while.
OWN: WeakValueDictionary[str, TicketToRideGame] = WeakValueDictionary()
_newest: deque[TicketToRideGame] = deque(maxlen=100)


def load_map(folder: str | Folder) -> TicketToRideGame:
    """The game on the map of a folder, which `semafor.game` then knows too; BadInput says what is wrong with it."""
    return _added(located(folder), from_outside=True)


def recall(key: str, files: Mapping[str, str]) -> TicketToRideGame:
    """The game of that key on a map that somebody drew; its files are those from which the key was made."""
    found = GAMES.get(key) or OWN.get(key)
    if found is None:
        map = add(TextFolder(key.removeprefix("ticket-to-ride-"), files))
        found = OWN[key] = TicketToRideGame(map, from_outside=True)
        finalize(found, _forgotten, key, map.id)
        _newest.append(found)
    return found


def _forgotten(key: str, map: str) -> None:
    """Nobody plays there any more, and nobody has begun again meanwhile."""
    if key not in OWN:
        forget(map)
        NUMBERED.pop(map, None)
        for seats in range(6):
            setup.EMPTY.pop(f"{map} {seats}", None)


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
