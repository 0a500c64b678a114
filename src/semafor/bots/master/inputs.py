"""From a table to what the network of its game reads."""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.outlook import Outlook
from semafor.bots.master.reading import Reading, reading
from semafor.bots.master.wishing import Wisher
from semafor.kernel.game import AnyGame
from semafor.kernel.state import State


class Inputs:
    """The outlook of up to `places` seats with all insight, and how it is read."""

    def __init__(self, game: AnyGame, places: int) -> None:
        self.game = game
        self.outlook = Outlook(game, places, insight=True)
        self.wisher = Wisher(self.outlook)
        self.reading: Reading = reading(self.outlook.parts)

    def observed(self, table: State, seat: int) -> Array:
        """One row of bytes: a table as one of its seats may know it."""
        return self.of(self.wisher.seen(table, seat))

    def of(self, *seen: bytes) -> Array:
        """Rows of bytes of what seats see."""
        return np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
