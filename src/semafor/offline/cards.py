"""The card beside a table of this device."""

from __future__ import annotations

import semafor
from semafor.kernel.card import CardLine
from semafor.offline.calls import takes
from semafor.offline.requests import Laid


@takes(Laid)
def card(request: Laid) -> list[CardLine]:
    """What everything costs and scores there, each line with its rule."""
    game = semafor.game(request.game)
    return game.card(request.seats, game.option_values(request.options))
