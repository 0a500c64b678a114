"""A game's box with the corrections of its owner."""

from __future__ import annotations

from semafor.offline.calls import takes
from semafor.offline.requests import Corrections
from semafor.rooms.documents import Box, open_box


@takes(Corrections)
def boxed(request: Corrections) -> Box:
    """All values of the box, and its corrections in their one form."""
    return open_box(request.game, request.text)
