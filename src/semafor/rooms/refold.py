"""Folding what stands in a log: it was written by others, perhaps long ago and by other rules.

A room that cannot be folded is set aside, and it alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from semafor.kernel.errors import BadInput, Refused
from semafor.rooms import entries as e
from semafor.rooms.room import Room

Why = Literal["aside-unreadable", "aside-illegal", "aside-rules", "aside-newer", "aside-material"]
Apply = Callable[[int, int, e.Entry, int | None], None]


class SetAside(Exception):
    """The room cannot be folded: why, and at which entry of its log."""

    def __init__(self, why: Why, room: str, n: int, **facts: int | str) -> None:
        super().__init__(f"{why} at entry {n}")
        self.why: Why = why
        self.facts: dict[str, int | str] = {"room": room, "entry": n, **facts}


def refold(room: Room, n: int, at_ms: int, body: bytes, clock_ms: int | None = None, apply: Apply | None = None) -> e.Entry:
    """Take an entry of the log into the room; SetAside if it cannot be read or is not what today's rules let happen."""
    try:
        entry = e.read_entry(body)
        room.check(entry)
        (apply or room.apply)(n, at_ms, entry, clock_ms)
    except Refused as error:
        raise (went_otherwise(room, n) if goes_by_others(room) else SetAside("aside-illegal", room.id, n)) from error
    except BadInput as error:  # its map is not here any more, or another one
        raise SetAside("aside-material", room.id, n, game=room.setting.game) from error
    except Exception as error:  # whatever may be wrong with an entry, it is wrong with this room only
        raise SetAside("aside-unreadable", room.id, n) from error
    check_rules(room, n)
    return entry


def goes_by_others(room: Room) -> bool:
    """Whether the room goes by other rules than today's; before versions were kept it may be any, so the oldest."""
    return (room.rules or 1) != room.game.version


def check_rules(room: Room, n: int) -> None:
    """A table dealt by other rules goes on only where today's would have gone the same way."""
    if room.table is None or not goes_by_others(room):
        return
    version = room.rules or 1
    if version > room.game.version:
        raise SetAside("aside-newer", room.id, n, dealt=version, now=room.game.version)
    if version not in room.game.earlier or room.game.departs(version, room.table.state):
        raise went_otherwise(room, n)


def went_otherwise(room: Room, n: int) -> SetAside:
    return SetAside("aside-rules", room.id, n, dealt=room.rules, now=room.game.version)
