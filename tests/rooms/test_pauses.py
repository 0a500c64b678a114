"""Time that does not count at a table of correspondence."""

from __future__ import annotations

import pytest

from semafor.rooms.clocks import Clocks
from semafor.rooms.entries import Clock
from semafor.rooms.pauses import DAY_MS, end_of

THURSDAY = 0  # the first day of 1970
SATURDAY, MONDAY = 2 * DAY_MS, 4 * DAY_MS


@pytest.mark.parametrize(
    "start, days, weekends, vacations, end",
    [
        (THURSDAY, 3, False, [], 3),
        (THURSDAY, 2, True, [], 2),
        (THURSDAY, 3, True, [], 5),
        (SATURDAY + 1000, 1, True, [], 5),  # whoever is asked on Saturday has all of Monday
        (THURSDAY, 12, True, [], 16),
        (THURSDAY, 1, False, [(0, 7 * DAY_MS)], 8),
        (THURSDAY, 2, False, [(DAY_MS, 3 * DAY_MS)], 4),
        (THURSDAY, 2, True, [(DAY_MS, 3 * DAY_MS)], 5),  # the vacation ends within a weekend
        (THURSDAY, 2, False, [(5 * DAY_MS, 5 * DAY_MS)], 2),
    ],
)
def test_weekends_and_vacations_are_left_out(
    start: int, days: int, weekends: bool, vacations: list[tuple[int, int]], end: int
) -> None:
    assert end_of(start, days * DAY_MS, weekends=weekends, vacations=vacations) == end * DAY_MS


def test_who_comes_back_early_has_the_rest_of_the_vacation_again() -> None:
    clocks = Clocks(Clock("days", turn_s=DAY_MS // 1000), 2)
    clocks.advance(MONDAY, [0])
    clocks.go_on_vacation(0, MONDAY, 14)
    assert clocks.due_ms(0) == MONDAY + 15 * DAY_MS
    clocks.go_on_vacation(0, MONDAY + 3 * DAY_MS - 1, 0)
    assert (clocks.due_ms(0), clocks.vacation_days(0, MONDAY + 9 * DAY_MS)) == (MONDAY + 4 * DAY_MS - 1, 3)
    assert clocks.overdue(0, MONDAY + 4 * DAY_MS)
