"""From a table to what the network of its game reads."""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.chart import chart_of
from semafor.bots.master.outlook import Outlook, Part
from semafor.bots.master.reading import Reading, reading
from semafor.bots.master.ways import Ways
from semafor.bots.master.wishing import Wisher
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.game import Game
from semafor.kernel.state import State


class Inputs:
    """The outlook of up to `places` seats, what the map adds to it, and how both are read."""

    def __init__(self, game: Game, places: int) -> None:
        self.game = game
        self.outlook = Outlook(game, places)
        self.wisher = Wisher(self.outlook)
        self.chart = chart_of(load(game.map_name), self.outlook) if isinstance(game, TicketToRideGame) else None
        self.ways = Ways(self.chart) if self.chart else None
        self.parts = list(self.outlook.parts)
        self.size = self.outlook.size
        for size, most in self.ways.parts if self.ways else []:
            self.parts.append(Part(self.size, size, most, size))
            self.size += size
        self.reading: Reading = reading(self.parts)

    def observed(self, table: State, seat: int) -> Array:
        """One row of bytes: a table as one of its seats may know it."""
        return self.of(self.wisher.seen(table, seat))

    def of(self, seen: bytes) -> Array:
        """One row of bytes of what one seat sees."""
        return self.whole(np.frombuffer(seen, np.uint8)[None])

    def whole(self, seen: Array) -> Array:
        """Tables × bytes of the outlook, with what the map adds."""
        return seen if self.ways is None else np.concatenate([seen, self.ways(seen)], 1)
