"""Time at the table, told by the log alone: the same entries give the same clocks on every node.

It is the time of the server's own clock, which stands while no server could take a move.
"""

from __future__ import annotations

from semafor.rooms.entries import Clock

RETURN_S = 60  # who comes back has at least so long, each time


class Clocks:
    """How long each seat has been asked to act, and what is left of its bank."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks_ms = [clock.bank_s * 1000] * seats
        self.since_ms: list[int | None] = [None] * seats

    def advance(self, at_ms: int, actors: list[int]) -> None:
        """Something happened at that time; these seats are asked to act from now on."""
        for seat, since in enumerate(self.since_ms):
            if since is None and seat in actors:
                self.since_ms[seat] = at_ms
            elif since is not None and seat not in actors:
                self._charge(seat, since, at_ms)

    def stop(self, seat: int, at_ms: int) -> None:
        """The seat answered: its next decision is a new one."""
        since = self.since_ms[seat]
        if since is not None:
            self._charge(seat, since, at_ms)

    def welcome_back(self, seat: int) -> None:
        """The seat's person plays again: however little was left, there is time to look and to move."""
        self.banks_ms[seat] = max(self.banks_ms[seat], RETURN_S * 1000)

    def _charge(self, seat: int, since: int, at_ms: int) -> None:
        self.banks_ms[seat] += self.clock.bonus_s * 1000 - (at_ms - since)
        self.since_ms[seat] = None

    def due_ms(self, seat: int) -> int | None:
        """When the seat's time is up, or None while it is not asked to act."""
        since = self.since_ms[seat]
        if since is None:
            return None
        return since + (self.banks_ms[seat] if self.clock.kind == "bank" else self.clock.turn_s * 1000)

    def overdue(self, seat: int, now_ms: int) -> bool:
        due = self.due_ms(seat)
        return due is not None and now_ms >= due
