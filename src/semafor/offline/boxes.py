"""A game's box: our values, and the corrections of its owner."""

from __future__ import annotations

from semafor.offline.calls import takes
from semafor.offline.requests import Corrections, OfGame
from semafor.rooms.documents import Box, CorrectedBox, correct_box, our_box


@takes(OfGame)
def boxed(request: OfGame) -> Box:
    """All values of the box."""
    return our_box(request.game)


@takes(Corrections)
def corrected(request: Corrections) -> CorrectedBox:
    """The corrections in their one form, and what they look up."""
    return correct_box(request.game, request.text)
