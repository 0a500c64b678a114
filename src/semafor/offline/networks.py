"""What the page needs to think for a network: how it reads what a seat sees. The weights it fetches itself."""

from __future__ import annotations

import msgspec

import semafor
from semafor.bots import levels
from semafor.bots.master.card import card_of
from semafor.bots.master.chart import Chart, chart_of
from semafor.bots.master.ladders import factor, ladder
from semafor.bots.master.outlook import Outlook
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.material import load
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
    outlook = Outlook(game, card.places)
    chart = chart_of(load(game.map_name), outlook) if isinstance(game, TicketToRideGame) else None
    parts = [read_part(each.size, each.most, each.row) for each in outlook.parts]
    more = [read_part(size, most, size) for size, most in chart.parts] if chart else []
    return NetworkRead(parts + more, chart)


def read_part(size: int, most: int, row: int) -> ReadPart:
    return ReadPart(size, factor(most), list(ladder(most, row)))
