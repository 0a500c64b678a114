"""Tables that are played on from a moment of a game, each with a chance of its own, all thought about at once."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.bots.master.arrays import Array
from semafor.bots.master.network import Network, Thought
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State


class Going:
    """A table on which the game goes on, with its chance."""

    def __init__(self, table: State, luck: KeyedLuck) -> None:
        self.table = table
        self.luck = luck
        self.passed: set[int] = set()  # seats that were to act
        self.legal: list[int] = []  # what may be done, since it was thought about

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

    def go(self, wishes: Array) -> None:
        """The seat to act does what is wished for most."""
        self.table.apply(int(self.table.actor()), self.legal[int(wishes[self.legal].argmax())], self.luck)


def thought(network: Network, going: Sequence[Going]) -> Thought:
    """What the network thinks of each table, as the seat to act sees it, and what it wishes to do there."""
    actors = [int(each.table.actor()) for each in going]
    for each, actor in zip(going, actors, strict=True):
        each.legal = [int(number) for number in each.table.legal(actor)]
    return network(seen(network, going, actors), sorted(set().union(*(each.legal for each in going))))


def hoped(network: Network, going: Sequence[Going], seat: int) -> Thought:
    """What that seat hopes for at each table, whoever is to act; it wishes for nothing."""
    return network(seen(network, going, [seat] * len(going)), [])


def seen(network: Network, going: Sequence[Going], seats: Sequence[int]) -> Array:
    inputs = network.inputs
    return inputs.of(*(inputs.wisher.seen(each.table, seat) for each, seat in zip(going, seats, strict=True)))
