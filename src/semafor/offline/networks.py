"""What the page needs to think for a network: how it reads what a seat sees. The weights it fetches itself."""

from __future__ import annotations

import msgspec

import semafor
from semafor.bots import levels
from semafor.bots.master.card import card_of
from semafor.bots.master.chart import Chart, chart_of
from semafor.bots.master.ladders import factor, ladder
from semafor.bots.master.outlook import Outlook
from semafor.kernel.errors import BadInput
from semafor.offline.calls import takes
from semafor.offline.requests import OfGame


class ReadPart(msgspec.Struct, frozen=True):
    """So many bytes side by side: what each is multiplied by, and the rungs that it is compared with."""

    size: int
    factor: float
    rungs: list[int]


class NetworkRead(msgspec.Struct, frozen=True):
    """How the network of a game reads the bytes of a wish; where there is a map, also those that are worked out from it."""

    parts: list[ReadPart]
    chart: Chart | None


@takes(OfGame)
def network(request: OfGame) -> NetworkRead:
    """How the network of that game reads."""
    card, game = card_of(request.game), semafor.game(request.game)
    if card is None or card.rounds:
        raise BadInput("bad-level", level="master", levels=levels(request.game))
    outlook = Outlook(game, card.places, insight=True)
    return NetworkRead([read_part(each.size, each.most, each.row) for each in outlook.parts], chart_of(outlook))


def read_part(size: int, most: int, row: int) -> ReadPart:
    return ReadPart(size, factor(most), list(ladder(most, row)))
