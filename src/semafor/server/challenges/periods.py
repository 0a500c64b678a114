"""Days and weeks (UTC) as challenges count them: `2026-11-17` and `2026-W47`."""

from __future__ import annotations

import datetime
import time
from collections.abc import Iterable
from typing import Literal

import msgspec

Kind = Literal["daily", "weekly"]
LENGTH: dict[Kind, datetime.timedelta] = {"daily": datetime.timedelta(days=1), "weekly": datetime.timedelta(weeks=1)}


class Streak(msgspec.Struct, frozen=True):
    """How many days or weeks in a row: `now` until today, `best` ever; `done` if this one is played already."""

    now: int
    best: int
    done: bool


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def write(kind: Kind, first: datetime.date) -> str:
    """The day, or the week that begins with it."""
    if kind == "daily":
        return first.isoformat()
    year, week, _ = first.isocalendar()
    return f"{year}-W{week:02}"


def first_day(kind: Kind, period: str) -> datetime.date:
    """The day, or the Monday of the week; ValueError if it is none."""
    first = datetime.date.fromisoformat(period)
    if write(kind, first) != period:
        raise ValueError(period)
    return first


def current(kind: Kind) -> str:
    today = datetime.datetime.fromtimestamp(now_ms() / 1000, datetime.UTC).date()
    return write(kind, today)


def beside(kind: Kind, period: str, count: int) -> str:
    """The period so many after, or before."""
    return write(kind, first_day(kind, period) + count * LENGTH[kind])


def begins_ms(kind: Kind, period: str) -> int:
    first = datetime.datetime.combine(first_day(kind, period), datetime.time(), datetime.UTC)
    return int(1000 * first.timestamp())


def ends_ms(kind: Kind, period: str) -> int:
    return begins_ms(kind, period) + int(1000 * LENGTH[kind].total_seconds())


def count_streak(kind: Kind, played: Iterable[str]) -> Streak:
    """How many of these periods follow one another; the running one may still be missing."""
    this, runs, last = current(kind), [0], ""
    for period in sorted(set(played)):
        runs.append(runs[-1] + 1 if last and beside(kind, last, 1) == period else 1)
        last = period
    goes_on = last in (this, beside(kind, this, -1))
    return Streak(runs[-1] if goes_on else 0, max(runs), last == this)
