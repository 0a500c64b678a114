"""The daily challenge: a game whose luck is the same for everybody on that day, alone or against a bot."""

from __future__ import annotations

import datetime
import hmac

from semafor.kernel.game import Game
from semafor.rooms.room import Room
from semafor.server.store.daily import DailyResult

RIVAL = "normal"  # the level of the bot where a game cannot be played alone


def count_rivals(game: Game) -> int:
    """How many bots sit at the challenge: none where one can play alone, else as few as the game lets."""
    return min(game.seats) - 1


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def day_secret(installation: str, game: str, day: str) -> str:
    """The secret of that day's luck; nobody can know it beforehand without this installation's own secret."""
    return hmac.new(bytes.fromhex(installation), f"{game} {day}".encode(), "sha256").hexdigest()


def is_ongoing(room: Room) -> bool:
    """Whether others may still play the same luck."""
    return bool(room.setting.day) and room.setting.day >= today()


def is_open_to_all(room: Room) -> bool:
    """Whether everybody may look: at a public room, and at a challenge of the ranking once its day is over."""
    return room.setting.public or (bool(room.setting.day) and room.outcome == "played" and not is_ongoing(room))


def daily_result(room: Room) -> DailyResult | None:
    """What counts for the ranking: a challenge played to its end. The points are seat 0's, which is the challenger's."""
    if not room.setting.day or room.outcome != "played":
        return None
    points = next(sheet.total for sheet in room.playing().result().seats if sheet.seat == 0)
    return DailyResult(room.id, room.seats[0].name, points)
