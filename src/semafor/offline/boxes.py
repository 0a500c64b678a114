"""A game's box: our values, the corrections of its owner, and what is played with those."""

from __future__ import annotations

import semafor
from semafor.kernel.record import Record
from semafor.offline.calls import takes
from semafor.offline.requests import Corrections, OfGame, Reboxing
from semafor.offline.tables import Written
from semafor.rooms.documents import Box, CorrectedBox, correct_box, our_box


@takes(OfGame)
def boxed(request: OfGame) -> Box:
    """All values of the box."""
    return our_box(request.game)


@takes(Corrections)
def corrected(request: Corrections) -> CorrectedBox:
    """The corrections in their one form, and what they look up."""
    return correct_box(request.game, request.text)


@takes(Reboxing)
def reboxed(request: Reboxing) -> Written:
    """The record as it is played and spelt with that box; a problem says where that is not possible."""
    record = Record.read(request.record)
    record.header.options |= {"material": request.material}
    record.end = None  # other values, another end
    return Written(str(Record.of(record.replay(semafor.game_of(record)))))
