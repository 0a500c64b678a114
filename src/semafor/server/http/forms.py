"""What the endpoints of a room take and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from semafor.kernel.game import GameKey, OptionValue
from semafor.kernel.moves import AnyMove
from semafor.rooms import entries as e
from semafor.rooms import messages as m
from semafor.rooms.commands import Command, Level, SeatNumber, Text

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Salt = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me` (the maker of the room, several times for a hot seat), a `bot`, or whoever comes (`open`)."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Text = ""
    level: Level = "easy"
    salt: Salt = ""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be made. Without `hints` there are some where nobody minds: one person, not rated."""

    game: GameKey
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    rated: bool = False
    clock: e.Clock = e.Clock()
    hints: bool | None = None
    handed: e.Handed = "first"
    programs: bool = False


class SeatKey(msgspec.Struct, frozen=True):
    """What lets one play a seat: its token, and the four words that move it to another device. Shown only once."""

    seat: int
    token: str
    code: str


class MadeRoom(msgspec.Struct, frozen=True):
    """A new room with its tokens: `host` to arrange it, `join` to sit down, `watch` to look. `link` is for sharing."""

    room: m.RoomShown
    link: str
    host: str
    join: str
    watch: str
    seats: list[SeatKey]


class Links(msgspec.Struct, frozen=True):
    """New tokens to join and to watch; the old ones are worth nothing."""

    link: str
    join: str
    watch: str


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down under this name. A private room needs its join token, here or as bearer. The salt is the client's luck."""

    name: Name
    join: Annotated[str, msgspec.Meta(max_length=100)] = ""
    salt: Salt = ""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot of this level on an open seat."""

    level: Level = "easy"


class ReturnCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four words of a seat."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class SeatCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a seat."""

    seat: SeatNumber
    command: Command


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May the seat play this move now, and if not, why?"""

    seat: SeatNumber
    move: int | Text | AnyMove


class Verdict(msgspec.Struct, frozen=True):
    """Whether the move is legal, and the denial if not."""

    legal: bool
    denial: m.Denial | None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I want to play again, at all seats that I hold (`seat` is one of them); or not any more."""

    seat: SeatNumber
    agree: bool = True


class NextRoom(msgspec.Struct, frozen=True):
    """The room of the rematch; the tokens of the old seats open the new ones. While it is `awaited` by some, the old room."""

    room: str
    awaited: list[int] = []


class MyTable(msgspec.Struct, frozen=True):
    """A room in which I have seats, and what is expected there. `asleep`: its bots go on when somebody opens it.

    `aside`: why it is set aside and cannot be opened.
    """

    room: m.RoomShown
    seats: list[int]
    prompt: m.Prompt
    asleep: bool = False
    aside: m.Both | None = None
