"""The network as a bot."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.master.network import Network
from semafor.bots.master.outlook import Array
from semafor.kernel.state import State


class MasterBot(Bot[State]):
    """Plays what the network wishes most; with heat, an action drawn by its wishes, the hotter the more at random."""

    def __init__(self, seed: int, network: Network, heat: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.heat = heat
        self.random = np.random.default_rng(seed)
        self.observers: dict[int, Callable[[State, int], Array]] = {}

    def choose(self, known: Knowledge[State]) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        wishes = self.network(self.seen(known)).wishes[0, known.legal]
        if self.heat:
            wishes = wishes / self.heat + self.random.gumbel(size=len(wishes))
        return known.legal[int(wishes.argmax())]

    def seen(self, known: Knowledge[State]) -> Array:
        """Of any table the seat cannot tell from the true one: what it sees of them is the same."""
        table = known.table(self.luck)
        seats = int(table.seats)
        if seats not in self.observers:
            self.observers[seats] = self.network.inputs.observer(seats)
        return self.observers[seats](table, known.seat)
