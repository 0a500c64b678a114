"""What each audience was told, numbered by what it was told: the numbers say nothing about others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from semafor.kernel.view import Event

KEPT = 60  # frames an audience can catch up on before it is shown everything anew


class Frames:
    """The numbered frames of one audience: a seat, or all watchers."""

    def __init__(self, kept: int | None = KEPT) -> None:
        self.count = 0
        self.told: deque[tuple[Event, ...]] = deque(maxlen=kept)

    def push(self, events: Iterable[Event]) -> None:
        self.count += 1
        self.told.append(tuple(events))

    def since(self, last: int) -> list[Event] | None:
        """The events after frame `last`, or None if that is too long ago (or was never sent)."""
        missing = self.count - last
        if not 0 <= missing <= len(self.told):
            return None
        return [event for at in range(missing, 0, -1) for event in self.told[-at]]
