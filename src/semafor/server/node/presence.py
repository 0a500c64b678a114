"""Who has a table open, on this node and on others. Nothing of it is kept: nodes say it again now and then."""

from __future__ import annotations

import time

import msgspec

from semafor.rooms.messages import Presence

REPEAT_S = 30
FORGET_S = 75  # a node that has not been heard for so long is gone


class NodePresence(msgspec.Struct, frozen=True):
    """What a node says of a room: which seats and how many watchers are there. Who `asks` wants to hear the others."""

    node: str
    seats: list[int]
    watchers: int
    asks: bool = False


class PresenceTracker:
    """The sockets of one room on all nodes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.elsewhere: dict[str, tuple[NodePresence, float]] = {}
        self.said: tuple[list[int], int] = ([], 0)
        self.said_s = time.monotonic()

    def hear(self, said: NodePresence) -> None:
        """Another node has spoken."""
        if said.seats or said.watchers:
            self.elsewhere[said.node] = said, time.monotonic()
        else:
            self.elsewhere.pop(said.node, None)

    def forget_said(self) -> None:
        """Somebody asks: what was said is due again."""
        self.said = [], -1

    def due(self, seats: list[int], watchers: int) -> bool:
        """Whether the others should be told of those who are here: it has changed, or was said long ago."""
        now = time.monotonic()
        old = bool(seats or watchers) and now - self.said_s > REPEAT_S
        if (seats, watchers) == self.said and not old:
            return False
        self.said, self.said_s = (seats, watchers), now
        return True

    def presence(self, seats: list[int], watchers: int) -> Presence:
        """These and those who are elsewhere."""
        until = time.monotonic() - FORGET_S
        self.elsewhere = {node: heard for node, heard in self.elsewhere.items() if heard[1] > until}
        nodes = [said for said, _ in self.elsewhere.values()]
        present = {*seats, *(seat for node in nodes for seat in node.seats)}
        return Presence([seat in present for seat in range(self.count)], watchers + sum(node.watchers for node in nodes))
