"""The seats of a room, and what opens them: a room knows a token only by its hash."""

from __future__ import annotations

import hmac
from typing import Literal

import msgspec

from semafor.rooms.entries import Handed

SIMPLEST = "random"  # the level that plays on where another cannot
SeatKind = Literal["open", "person", "bot"]


class Sitting(msgspec.Struct, frozen=True):
    """Who played a seat, from when to when."""

    name: str
    account: str
    from_ms: int
    until_ms: int


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
        self.program = False  # whether whoever has the token is a program
        self.since_ms = 0  # since when it is theirs
        self.before: list[Sitting] = []  # who played it until then
        self.first_token = ""  # of the first of them
        self.offer: str | None = None  # who has the key of this hash may take it; where it is empty, whoever may sit down
        self.hears_watchers = False

    @property
    def open(self) -> bool:
        return not self.token and not self.level

    @property
    def person(self) -> bool:
        """Whether the seat belongs to a person, even while a bot plays for it."""
        return bool(self.token)

    @property
    def wanted(self) -> bool:
        """Whether it is offered to whoever may sit down."""
        return self.offer == ""

    def retire(self, at_ms: int) -> None:
        """Whoever played it does so no more."""
        if self.person:
            self.first_token = self.first_token if self.before else self.token
            self.before.append(Sitting(self.name, self.account, self.since_ms, at_ms))
        self.name = self.account = self.token = self.code = ""
        self.program, self.hears_watchers, self.offer, self.since_ms = False, False, None, at_ms
        self.muted = set()

    def counted(self, handed: Handed) -> tuple[str, str, str] | None:
        """Name, account and token of the one for whom the seat counts, if it changed hands as was agreed; None for nobody."""
        if not self.before or handed == "last":
            return self.name, self.account, self.token
        return (self.before[0].name, self.before[0].account, self.first_token) if handed == "first" else None

    @property
    def kind(self) -> SeatKind:
        return "open" if self.open else "bot" if self.level else "person"


def fits(key: str, hash: str) -> bool:
    """Whether the key, itself the hash of a token, is the one that was kept, compared in constant time."""
    return bool(hash) and hmac.compare_digest(key, hash)
