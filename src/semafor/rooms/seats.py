"""The seats of a room, and what opens them: a room knows a token only by its hash."""

from __future__ import annotations

import hmac
from typing import Literal

SIMPLEST = "random"  # the level that plays on where another cannot
SeatKind = Literal["open", "person", "bot"]


class Seat:
    """A place at the table: open, a person's or a bot's."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        self.code = ""
        self.salt = ""
        self.account = ""
        self.level = ""  # of the bot that plays it now
        self.resigned = False
        self.muted: set[int] = set()

    @property
    def open(self) -> bool:
        return not self.token and not self.level

    @property
    def person(self) -> bool:
        """Whether the seat belongs to a person, even while a bot plays for it."""
        return bool(self.token)

    @property
    def kind(self) -> SeatKind:
        return "open" if self.open else "bot" if self.level else "person"


def fits(key: str, hash: str) -> bool:
    """Whether the key, itself the hash of a token, is the one that was kept, compared in constant time."""
    return bool(hash) and hmac.compare_digest(key, hash)
