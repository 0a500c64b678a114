"""From a table to what the network of its game reads."""

from __future__ import annotations

from collections.abc import Callable

import mypy_extensions
import numpy as np
from librt.vecs import vec

from semafor.bots.master.outlook import Array, Outlook, Part
from semafor.bots.master.reading import Reading, reading
from semafor.bots.master.ways import Ways
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.game import Game
from semafor.kernel.state import State


class Inputs:
    """The outlook of up to `places` seats, what the map adds to it, and how both are read."""

    def __init__(self, game: Game, places: int) -> None:
        self.game = game
        self.outlook = Outlook(game, places)
        self.ways = Ways(load(game.map_name), self.outlook) if isinstance(game, TicketToRideGame) else None
        self.parts = list(self.outlook.parts)
        self.size = self.outlook.size
        for size, most in self.ways.parts if self.ways else []:
            self.parts.append(Part(self.size, size, most, size))
            self.size += size
        self.reading: Reading = reading(self.parts)

    def observer(self, seats: int) -> Callable[[State, int], Array]:
        """What makes bytes of a table with so many seats, as one of them may know it."""
        encoder = self.game.encoder(seats)
        buffer = vec[mypy_extensions.u8]([0] * int(encoder.size))

        def observed(state: State, seat: int) -> Array:
            encoder.observe(state, seat, buffer, 0)
            seen = np.zeros((1, self.outlook.size), np.uint8)
            self.outlook.place(np.asarray(memoryview(buffer))[None], seats, seen)
            return self.whole(seen)

        return observed

    def whole(self, seen: Array) -> Array:
        """Tables × bytes of the outlook, with what the map adds."""
        return seen if self.ways is None else np.concatenate([seen, self.ways(seen)], 1)
