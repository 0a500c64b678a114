"""The daily challenge: a solo game whose luck is the same for everybody on that day."""

from __future__ import annotations

import datetime
import hmac

import semafor
from semafor.server.room import Room
from semafor.server.store.scores import DailyResult


def daily_games() -> list[str]:
    """Every game that can be played alone."""
    return [key for key in semafor.games() if 1 in semafor.game(key).seats]


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def day_secret(installation: str, game: str, day: str) -> str:
    """The secret of that day's luck; nobody can know it beforehand without this installation's own secret."""
    return hmac.new(bytes.fromhex(installation), f"{game} {day}".encode(), "sha256").hexdigest()


def daily_result(room: Room) -> DailyResult | None:
    """What counts for the ranking: a challenge played to its end."""
    if not room.setting.day or room.outcome != "played":
        return None
    points = next(sheet.total for sheet in room.playing().result().seats if sheet.seat == 0)
    return DailyResult(room.id, room.seats[0].account or room.seats[0].name, points)
