"""Maps from outside the package, handed over as texts."""

from __future__ import annotations

import semafor
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.offline.calls import takes
from semafor.offline.requests import MapFiles


@takes(MapFiles)
def mapped(request: MapFiles) -> str:
    """The key of the game on that map, which can be played, replayed and counted from now on."""
    return semafor.load_map(TextFolder(request.name, request.files)).key
