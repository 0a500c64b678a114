"""What a seat can ask for, as it comes in over HTTP or a socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from semafor.kernel.moves import AnyMove

Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Level = Annotated[str, msgspec.Meta(max_length=40)]


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything a seat can ask for."""


class Act(Request, frozen=True, tag="act"):
    """Play a move, given as number, as notation or as JSON object."""

    move: int | Text | AnyMove


class Undo(Request, frozen=True, tag="undo"):
    """Take back one's own last act (`act`), or all that can be taken back of one's own `turn`."""

    scope: Literal["act", "turn"] = "act"


class AskUndo(Request, frozen=True, tag="ask-undo"):
    """Ask the other people whether one may take back what one cannot take back alone."""


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    """Agree, or not, to another seat's undo."""

    agree: bool


class Chat(Request, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Text


class Mute(Request, frozen=True, tag="mute"):
    """Hear a seat no more, or again."""

    seat: SeatNumber
    on: bool = True


class Resign(Request, frozen=True, tag="resign"):
    """Give up; the simplest bot plays on if others still play."""


class Abort(Request, frozen=True, tag="abort"):
    """End the game without a result before everybody has acted once."""


class GiveToBot(Request, frozen=True, tag="give-to-bot"):
    """Let a bot play for a seat that has been away longer than agreed, or for one's own."""

    seat: SeatNumber
    level: Level = "easy"


class ComeBack(Request, frozen=True, tag="come-back"):
    """Play one's seat again instead of the bot."""


class Leave(Request, frozen=True, tag="leave"):
    """Stand up before the deal."""


class Vacation(Request, frozen=True, tag="vacation"):
    """Let one's clock stand for so many days at a table of correspondence, from now on; 0 ends that."""

    days: Annotated[int, msgspec.Meta(ge=0, le=14)]


class HearWatchers(Request, frozen=True, tag="hear-watchers"):
    """Hear what watchers say during the game, or no more; after it everybody does."""

    on: bool = True


AnyRequest = (
    Act | Undo | AskUndo | AnswerUndo | Chat | Mute | Resign | Abort | GiveToBot | ComeBack | Leave | Vacation | HearWatchers
)


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request with the client's own key; the same key again gets the first answer again.

    `decision` is the number of the decision a move answers, as the last frame gave it.
    """

    key: Key
    do: AnyRequest
    decision: int | None = None


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first frame of a socket. `last` is the number of the last frame this client has seen, if any."""

    seat: SeatNumber | None = None
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    last: int | None = None


class Send(Command, frozen=True, tag_field="type", tag="command", forbid_unknown_fields=True):
    """A command over a socket."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by a pong with the same number."""

    n: int = 0


Incoming = Hello | Send | Ping
