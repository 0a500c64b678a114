"""Tables that are played on from a moment of a game, each with a chance of its own, all thought about at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from semafor.bots.master.network import Network, Thought
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State


class Going:
    """A table on which the game goes on, with its chance."""

    def __init__(self, table: State, luck: KeyedLuck) -> None:
        self.table = table
        self.luck = luck
        self.passed: set[int] = set()  # seats that were to act

    def waits(self, seat: int, *, next_turn: bool = False) -> bool:
        """Whether the seat has to decide now, or all is over; acts without a choice are done on the way.

        With `next_turn` only a decision counts before which somebody else was to act.
        """
        while True:
            actor = int(self.table.actor())
            if actor < 0:
                return True
            self.passed.add(actor)
            legal = self.table.legal(actor)
            if len(legal) > 1:
                return actor == seat and (not next_turn or len(self.passed) > 1)
            self.table.apply(actor, legal[0], self.luck)

    def go(self, wishes: Sequence[float]) -> None:
        """The seat to act does what is wished for most."""
        actor = int(self.table.actor())
        legal = [int(number) for number in self.table.legal(actor)]
        self.table.apply(actor, legal[int(np.argmax(np.asarray(wishes)[legal]))], self.luck)


def thought(network: Network, going: Sequence[Going], seats: Sequence[int]) -> Thought:
    """What the network thinks of each table, as that seat sees it."""
    inputs = network.inputs
    return network(inputs.of(*(inputs.wisher.seen(each.table, seat) for each, seat in zip(going, seats, strict=True))))
