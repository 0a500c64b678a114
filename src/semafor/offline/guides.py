"""What the page needs to think for a network that judges ends of rounds, and what it says of it: the guide of its beams."""

from __future__ import annotations

import msgspec

import semafor
from semafor.bots import levels
from semafor.kernel.errors import BadInput
from semafor.offline.calls import takes
from semafor.offline.requests import Guide


class RoundRead(msgspec.Struct, frozen=True):
    """How such a network reads the bytes of an end: so many for each cell, then others, `features` counts from `counts` on.

    Turned and mirrored in each of the ways of `turnings`, byte b is what byte row[b] of the end as it is.
    """

    cell: int
    counts: int
    features: int
    turnings: list[list[int]]


@takes(Guide)
def guided(request: Guide) -> RoundRead:
    """From now on the beams of that game go by this guide; how its network reads what they find."""
    from semafor.bots.railroad_ink import guide
    from semafor.bots.railroad_ink.patterns import FEATURES
    from semafor.bots.railroad_ink.portrait import Portrait
    from semafor.bots.railroad_ink.turned import turnings
    from semafor.games.railroad_ink.game import RailroadInkGame

    game = semafor.game(request.game)
    if not isinstance(game, RailroadInkGame):
        raise BadInput("bad-level", level="master", levels=levels(request.game))
    guide.tell(game, request.rows)
    portrait = Portrait(guide.told(game))
    return RoundRead(int(portrait.cell), int(portrait.counts), int(FEATURES), turnings(portrait))
