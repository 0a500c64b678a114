"""Time that does not count at correspondence tables: weekends, and the days somebody is on vacation."""

from __future__ import annotations

DAY_MS = 24 * 3600 * 1000
FIRST_SATURDAY = 2  # days from the first day of 1970, a Thursday

Span = tuple[int, int]


def end_of(start_ms: int, span_ms: int, *, weekends: bool, vacations: list[Span]) -> int:
    """When a time that begins then is over: Saturdays and Sundays (UTC) are left out if `weekends`, vacations always."""
    at_ms, left_ms = start_ms, span_ms
    while True:
        free_ms = _free_until(at_ms, vacations, weekends=weekends)
        if free_ms is not None:
            at_ms = free_ms
            continue
        stop_ms = min([_next_day(at_ms), *(begin for begin, end in vacations if at_ms < begin < end)])
        if left_ms <= stop_ms - at_ms:
            return at_ms + left_ms
        left_ms -= stop_ms - at_ms
        at_ms = stop_ms


def _free_until(at_ms: int, vacations: list[Span], *, weekends: bool) -> int | None:
    """The end of what the moment lies in and does not count; None if it counts."""
    ends = [end for begin, end in vacations if begin <= at_ms < end]
    if weekends and (at_ms // DAY_MS - FIRST_SATURDAY) % 7 < 2:
        ends.append(_next_day(at_ms))
    return max(ends, default=None)


def _next_day(at_ms: int) -> int:
    return (at_ms // DAY_MS + 1) * DAY_MS
