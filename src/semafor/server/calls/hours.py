"""When a call is sent: not in somebody's quiet hours, and together with others where a digest is wished."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from semafor.kernel.errors import BadInput
from semafor.server.store.ways import Way

DAY_MIN = 24 * 60
MORNING_MIN = 8 * 60  # a digest of the day comes at eight


@cache
def zone_named(name: str) -> ZoneInfo:
    """The time zone, as browsers name it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput("bad-zone", "semafor.server", zone=name[:64]) from None


def when_to_send(way: Way, at_ms: int) -> int:
    """The first moment from then on at which this person wants to be called."""
    return leave_quiet(way, next_digest(way, at_ms))


def next_digest(way: Way, at_ms: int) -> int:
    """The next full hour, or the next morning, of whoever wants all calls of an hour or a day together."""
    if not way.digest_min:
        return at_ms
    local = local_time(way, at_ms)
    if way.digest_min < DAY_MIN:
        hour = local.replace(minute=0, second=0, microsecond=0)
        return at_ms if hour == local else to_ms(hour + timedelta(hours=1))
    morning = at_minute(local, MORNING_MIN)
    return to_ms(morning if morning >= local else at_minute(local + timedelta(days=1), MORNING_MIN))


def leave_quiet(way: Way, at_ms: int) -> int:
    """The end of the quiet hours in which this lies, or the moment itself."""
    local = local_time(way, at_ms)
    minute, begin, end = local.hour * 60 + local.minute, way.quiet_from, way.quiet_to
    quiet = begin <= minute < end if begin < end else begin != end and (minute >= begin or minute < end)
    if not quiet:
        return at_ms
    return to_ms(at_minute(local + timedelta(days=1) if minute >= end else local, end))


def local_time(way: Way, at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(zone_named(way.zone))


def at_minute(day: datetime, minute: int) -> datetime:
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)


def to_ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
