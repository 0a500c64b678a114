"""What the functions of this package are asked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from semafor.companion import AnyPosition
from semafor.kernel.game import GameKey, OptionValue
from semafor.kernel.moves import AnyMove
from semafor.rooms.commands import Command, Level, SeatNumber, Text

MomentNumber = Annotated[int, msgspec.Meta(ge=0)] | Literal["last"]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=2**62)]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything that can be asked."""


class SeatWanted(Wanted, frozen=True):
    """Who plays a seat: `me`, or a `bot` of a level (`easy`, or with its time to think `normal@0.5s`)."""

    kind: Literal["me", "bot"] = "me"
    name: Text = ""
    level: Level = "easy"


class New(Wanted, frozen=True, tag_field="type", tag="new"):
    """A new game. `script` is what chance says first, for lessons; the seed (a fresh one if not given) says the rest."""

    game: GameKey
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    seed: Seed | None = None
    script: list[int] = []


class Branch(Wanted, frozen=True, tag_field="type", tag="branch"):
    """A table that goes on from a moment of a record (so many moves that stand), where one can play otherwise.

    `luck` is the record's own where its seed or secret is known (`same`), or another (`new`, by the seed). While
    `follow` is set and the moves are the record's, chance says what the record has and bots play the record's moves:
    so a lesson is a record opened at its beginning. Without `seats` all are mine.
    """

    record: str
    moment: MomentNumber = "last"
    seats: list[SeatWanted] = []
    luck: Literal["same", "new"] = "new"
    seed: Seed | None = None
    follow: bool = False


class Kept(Wanted, frozen=True, tag_field="type", tag="kept"):
    """A table that was kept, by the text that was given for it."""

    text: str


class AtTable(Wanted, frozen=True):
    """A table."""

    table: str


class Laid(Wanted, frozen=True):
    """A game as it is laid out: for so many seats, with these options."""

    game: GameKey
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class Look(Wanted, frozen=True):
    """What a seat, or a watcher, sees; `last` is the last frame it has seen."""

    table: str
    seat: SeatNumber | None = None
    last: int | None = None


class Step(Wanted, frozen=True):
    """The next act of a bot, as a seat or a watcher sees it; `answer` is what the network answered to its wish."""

    table: str
    seat: SeatNumber | None = None
    last: int | None = None
    answer: int | None = None


class OfGame(Wanted, frozen=True):
    """A game."""

    game: GameKey


class Guide(Wanted, frozen=True):
    """The sum of weights by which beams go, as it stands in the file of a game's network: a row for each round but the last."""

    game: GameKey
    rows: list[list[float]]


class LookBack(Wanted, frozen=True):
    """A moment of a table as the seat, or a watcher, saw it; `opened` adds what all seats saw, after the end."""

    table: str
    moment: MomentNumber
    seat: SeatNumber | None = None
    opened: bool = False


class Order(Wanted, frozen=True):
    """A command of a seat, in the form in which a socket takes it."""

    table: str
    seat: SeatNumber
    command: Command
    last: int | None = None


class Question(Wanted, frozen=True):
    """May the seat play this move now, and if not, why?"""

    table: str
    seat: SeatNumber
    move: int | Text | AnyMove


class Recorded(Wanted, frozen=True):
    """A record, for checking."""

    record: str


class Replay(Wanted, frozen=True):
    """A moment of a record, as a seat or a watcher sees it."""

    record: str
    moment: MomentNumber
    seat: SeatNumber | None = None
    opened: bool = False


class Retold(Wanted, frozen=True):
    """What a seat or a watcher was told in the game of a record."""

    record: str
    seat: SeatNumber | None = None


class MapFiles(Wanted, frozen=True):
    """A map of Ticket to Ride that is not of the package: its name, and its files as texts."""

    name: Text
    files: Annotated[dict[str, str], msgspec.Meta(max_length=8)]


class DrawnMap(Wanted, frozen=True):
    """A map that is being drawn, as its files stand now."""

    files: Annotated[dict[str, str], msgspec.Meta(max_length=8)]


class Packed(Wanted, frozen=True):
    """A map's folder as one file, and what the file is called."""

    name: Text
    text: str


class Trial(Wanted, frozen=True):
    """Games of bots on a map: so many from the number `first` on, at a table of so many seats."""

    files: Annotated[dict[str, str], msgspec.Meta(max_length=8)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    level: Level = "normal"
    games: Annotated[int, msgspec.Meta(ge=1, le=50)] = 1
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


class Corrections(Wanted, frozen=True):
    """Values of a game's box that its owner corrects, as a material file has them."""

    game: GameKey
    text: str = ""


class Reboxing(Wanted, frozen=True):
    """A record, and the corrections with which it is to be played."""

    record: str
    material: str


class Position(Wanted, frozen=True):
    """A physical table, in the form of the companion pages."""

    position: AnyPosition


class FinishedTable(Wanted, frozen=True):
    """A table that was kept after its end: its id, when it was last touched, and the text that was given for it."""

    id: str
    at_ms: int
    text: str


class Counting(Wanted, frozen=True):
    """Statistics of these tables: of one game, of so many seats, against one rival if asked."""

    tables: list[FinishedTable]
    game: Text = ""
    seats: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    rival: Text = ""
