"""Time at the table, told by the log alone: the same entries give the same clocks on every node.

It is the time of the server's own clock, which stands while no server could take a move.
"""

from __future__ import annotations

from semafor.rooms.entries import Clock
from semafor.rooms.pauses import DAY_MS, Span, end_of

RETURN_S = 60  # who comes back has at least so long, each time
VACATION_DAYS = 14  # of each seat at a table


class Clocks:
    """How long each seat has been asked to act, and what is left of its bank."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks_ms = [clock.bank_s * 1000] * seats
        self.since_ms: list[int | None] = [None] * seats
        self.vacations: list[list[Span]] = [[] for _ in range(seats)]
        self.ahead_ms = 0  # of the calendar before this time: it stands while no server runs, weekends do not

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
        if self.clock.kind == "days":
            return self._end_of_turn(seat, since)
        return since + (self.banks_ms[seat] if self.clock.kind == "bank" else self.clock.turn_s * 1000)

    def _end_of_turn(self, seat: int, since: int) -> int:
        ahead = self.ahead_ms
        away = [(begin + ahead, end + ahead) for begin, end in self.vacations[seat]]
        end = end_of(since + ahead, self.clock.turn_s * 1000, weekends=self.clock.weekends, vacations=away)
        return end - ahead

    def go_on_vacation(self, seat: int, at_ms: int, days: int) -> None:
        """The seat's time stands for so many days from then on; what was left of a vacation before is given back."""
        before = [(begin, min(end, at_ms)) for begin, end in self.vacations[seat]]
        self.vacations[seat] = before + ([(at_ms, at_ms + days * DAY_MS)] if days else [])

    def vacation_days(self, seat: int, at_ms: int) -> int:
        """How many days of vacation the seat has used until then, begun ones counted."""
        return -(-sum(min(end, at_ms) - begin for begin, end in self.vacations[seat]) // DAY_MS)

    def away_until(self, seat: int) -> int | None:
        """The end of the seat's last vacation."""
        return max((end for _, end in self.vacations[seat]), default=None)

    def overdue(self, seat: int, now_ms: int) -> bool:
        due = self.due_ms(seat)
        return due is not None and now_ms >= due
