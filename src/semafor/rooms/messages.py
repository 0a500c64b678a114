"""Everything that leaves the process, as typed messages: the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Literal

import msgspec

from semafor.kernel.game import GameKey, OptionValue
from semafor.kernel.moves import AnyMove
from semafor.kernel.refusal import Fact
from semafor.kernel.result import Result
from semafor.kernel.view import AnyView
from semafor.rooms.chat import ChatLine
from semafor.rooms.entries import Clock, Handed
from semafor.rooms.seats import SeatKind, Sitting

Status = Literal["open", "playing", "over"]
Outcome = Literal["", "played", "resigned", "aborted"]  # empty until the room is over
PromptId = Literal["prompt-open", "prompt-act", "prompt-wait", "prompt-bot", "prompt-over", "prompt-answer-undo"]


class Both(msgspec.Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    pl: str


class EventShown(msgspec.Struct, frozen=True):
    """Something that happened: a message id of the game's or the server's texts, who did it, and the facts."""

    what: str
    seat: int | None
    facts: dict[str, Fact]


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `level` is the level of the bot that plays it now, `program` says that no person does.

    `wanted`: whoever may sit down at the table may take it over; `before` are those who played it before.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str
    account: str
    resigned: bool
    program: bool = False
    wanted: bool = False
    before: list[Sitting] = []


class LuckShown(msgspec.Struct, frozen=True):
    """The commitment before the deal and the seats' salts; the secret after the end."""

    commitment: str
    salts: list[str]
    secret: str | None


class Totals(msgspec.Struct, frozen=True):
    """How a game that was played to its end came out: each seat's points and place."""

    points: list[int]
    places: list[int]


class RoomShown(msgspec.Struct, frozen=True):
    """A room as everybody who may see it sees it."""

    room: str
    game: GameKey
    title: Both
    options: dict[str, OptionValue]
    status: Status
    outcome: Outcome
    public: bool
    rated: bool
    clock: Clock
    seats: list[SeatShown]
    luck: LuckShown
    rematch: str
    rematch_agreed: list[int]
    hints: bool
    made_ms: int
    over_ms: int | None
    totals: Totals | None
    challenge: str = ""
    handed: Handed = "first"
    programs: bool = False


class Prompt(msgspec.Struct, frozen=True):
    """What is expected of whom: a message id of the server's texts, and the seats that are to act."""

    what: PromptId
    seats: list[int]


class ClockShown(msgspec.Struct, frozen=True):
    """The clocks as they stood at `at_ms`; those of `running` seats go on from there, up to `due_ms`.

    `away_ms`: until when each seat is, or was, on vacation.
    """

    at_ms: int
    banks_ms: list[int]
    due_ms: list[int | None]
    away_ms: list[int | None]


class UndoShown(msgspec.Struct, frozen=True):
    """Whether I can take back my last act alone, and how many acts of my `turn`; may I ask for it, whose question is open."""

    alone: bool
    turn: int
    ask: bool
    asked_by: int | None
    agreed: list[int]


class MoveShown(msgspec.Struct, frozen=True):
    """A legal move in its three forms."""

    number: int
    notation: str
    move: AnyMove


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Frame `n` of an audience: all it may know now, and what happened after frame `since`.

    Whoever has seen frame `since` misses nothing. `since` is None when the client has been away too long: then the
    whole story is in the log of the room. `view` has the form of the game's own view; `muted` are the seats
    whose talk this one does not hear.
    """

    n: int
    since: int | None
    seat: int | None
    room: RoomShown
    prompt: Prompt
    decision: int | None
    view: AnyView | None
    moves: list[MoveShown]
    events: list[EventShown]
    undo: UndoShown | None
    clock: ClockShown
    chat: list[ChatLine]
    muted: list[int]
    result: Result | None


class ActShown(msgspec.Struct, frozen=True):
    """An act that stands: who did it, and the move in notation if it may be known."""

    seat: int
    notation: str | None


class Moment(msgspec.Struct, frozen=True):
    """Moment `n` of `of`: the frame as it stood then (nothing can be done in it) and the act that led to it.

    `opened` has the view of every seat, if that was asked for after the end.
    """

    n: int
    of: int
    act: ActShown | None
    update: Update
    opened: list[AnyView] | None


class Told(msgspec.Struct, frozen=True):
    """What frame `n` told this audience of: its events, and if it was an act, its moment and the act in notation.

    `moment` is None for what is no act or was taken back, `notation` for what is another seat's secret until the end.
    """

    n: int
    events: list[EventShown]
    moment: int | None
    notation: str | None


class Line(msgspec.Struct, frozen=True):
    """An entry in notation; `action` is None for an undo."""

    seat: int
    action: int | None
    notation: str


class Story(msgspec.Struct, frozen=True):
    """All this audience was told, and the moves in notation: one's own while the game lasts, everybody's after it.

    `course` is told after the end: the points of all seats if they had been counted then, from the deal to the last act.
    """

    told: list[Told]
    moves: list[Line]
    course: list[list[int]]


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The command with that key was carried out and is durable; frame `n` tells of it (0: no frame of its own)."""

    key: str
    n: int


class Advice(msgspec.Struct, frozen=True):
    """What can be done instead of a move that was refused: the message, its facts, and the sentence in both languages."""

    what: str
    facts: dict[str, Fact]
    text: Both


class Denial(msgspec.Struct, frozen=True, tag_field="type", tag="denial"):
    """Why not: our code, a sentence in both languages, the rule if a rule forbids it, and an id for the server's log.

    `text` says what is wrong now, `instead` what can be done.
    """

    code: str
    text: Both
    facts: dict[str, Fact] = {}
    rule: str | None = None
    key: str | None = None
    id: str | None = None
    instead: Advice | None = None


class Behind(msgspec.Struct, frozen=True, tag_field="type", tag="behind"):
    """The decision has changed meanwhile: here is what was missed."""

    key: str
    update: Update


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    n: int


class Reminder(msgspec.Struct, frozen=True, tag_field="type", tag="reminder"):
    """Half of the time of these seats is over. Not numbered: it may be missed."""

    seats: list[int]


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who has the table open: which seats, and how many watchers. Not numbered: the next one says it all again."""

    seats: list[bool]
    watchers: int


class Outage(msgspec.Struct, frozen=True, tag_field="type", tag="outage"):
    """What the server has to do without now; empty when that is over. Not numbered.

    Without database or disk nothing is stored; without the bus moves of people on other nodes come a second later.
    """

    what: Literal["", "database-down", "disk-full", "bus-down"]


Outgoing = Update | Answer | Denial | Behind | Pong | Reminder | Presence | Outage
