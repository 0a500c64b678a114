"""The network as a bot."""

from __future__ import annotations

import numpy as np

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.master.network import Thinker
from semafor.kernel.state import State


class MasterBot(Bot[State]):
    """Plays what the network wishes most; with heat, an action drawn by its wishes, the hotter the more at random."""

    def __init__(self, seed: int, network: Thinker, heat: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.heat = heat

    def choose(self, known: Knowledge[State]) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        inputs = self.network.inputs
        wish = inputs.wisher(known, self.luck, self.heat)
        wishes = self.network(inputs.of(wish.seen), known.legal).wishes[0, known.legal] + np.array(wish.favours, np.float32)
        return known.legal[int(wishes.argmax())]
