"""The tables of this device, and what can be asked of them."""

from __future__ import annotations

import itertools

import msgspec

from semafor.bots.master.wishing import AnyWish
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.kernel.result import Proof
from semafor.offline.calls import takes
from semafor.offline.memory import Deed, Memory
from semafor.offline.openings import open_room
from semafor.offline.requests import AtTable, Branch, Kept, Look, LookBack, New, Order, Question, Step
from semafor.offline.room import OfflineRoom
from semafor.offline.sentences import Denial, explain_bad_input, explain_denial, explain_refusal
from semafor.rooms.decide import Denied, decide
from semafor.rooms.entries import frame_of
from semafor.rooms.messages import Answer, Behind, Moment, RoomShown, Story, Update
from semafor.rooms.render import gather_common, render_room, render_story, render_update

_tables: dict[str, OfflineRoom] = {}
_numbers = itertools.count(1)


class Opened(msgspec.Struct, frozen=True):
    """A table, the seats on it that are mine, how many moves stand, and the game whose network plays there, if one does."""

    table: str
    mine: list[int]
    moves: int
    network: GameKey | None


class Answered(msgspec.Struct, frozen=True):
    """The answer to a command, as a socket gives it, and the seat's newest frame."""

    answer: Answer | Denial | Behind
    update: Update


class Verdict(msgspec.Struct, frozen=True):
    """Whether a move is legal, and the denial if not."""

    legal: bool
    denial: Denial | None


class Stepped(msgspec.Struct, frozen=True):
    """The bot that acted (None if no bot is to act), whether another is to act now, and the asker's newest frame."""

    seat: int | None
    more: bool
    update: Update


class Written(msgspec.Struct, frozen=True):
    """A record as text."""

    record: str


class KeptTable(msgspec.Struct, frozen=True):
    """What is kept of a table: the text that opens it again and of how many deeds it tells, what a list of tables shows
    of it (`turn`: it waits for somebody here), and its record.
    """

    text: str
    deeds: int
    room: RoomShown
    turn: bool
    record: str


def find_room(table: str) -> OfflineRoom:
    """The room of that table."""
    if table not in _tables:
        raise BadInput("bad-table", "semafor.offline", table=table)
    return _tables[table]


def render_frame(room: OfflineRoom, seat: int | None, last: int | None = None) -> Update:
    """The newest frame of a seat, or of a watcher."""
    if seat is not None:
        room.check_seat(seat)
    return render_update(room, seat, last, gather_common(room))


@takes(New | Branch | Kept)
def opened(request: New | Branch | Kept) -> Opened:
    """A table is opened: a new game, a branch from a record, or one that was kept."""
    id = f"offline-{next(_numbers)}"
    room = open_room(id, request)
    _tables[id] = room
    mine = [at for at, seat in enumerate(room.seats) if seat.person]  # also one that gave up
    return Opened(id, mine, len(room.playing().acts), room.network())


@takes(AtTable)
def closed(request: AtTable) -> None:
    """The table is let go."""
    find_room(request.table)
    del _tables[request.table]


@takes(Look)
def update(request: Look) -> Update:
    """The newest frame, the same that a server's socket sends."""
    return render_frame(find_room(request.table), request.seat, request.last)


@takes(Order)
def command(request: Order) -> Answered:
    """Carry out a seat's command."""
    room = find_room(request.table)
    room.check_seat(request.seat)
    answer = _carry_out(room, request)
    return Answered(answer, render_frame(room, request.seat, request.last))


def _carry_out(room: OfflineRoom, request: Order) -> Answer | Denial | Behind:
    key = request.command.key
    try:
        entry = decide(room, request.seat, request.command, room.at_ms)
    except BadInput as error:
        return explain_bad_input(error, key)
    if isinstance(entry, Deed):
        room.play(entry)
        return Answer(key, frame_of(entry))
    assert isinstance(entry, Denied), "a dealt table of one device knows no other deeds"
    if entry.code == "stale":
        return Behind(key, render_frame(room, request.seat))
    return explain_denial(entry, room.game, key)


@takes(Question)
def why(request: Question) -> Verdict:
    """Whether the seat may play the move now, and if not, by which rule."""
    room = find_room(request.table)
    room.check_seat(request.seat)
    try:
        refusal = room.playing().why_not(request.move, request.seat)
    except BadInput as error:
        return Verdict(False, explain_bad_input(error))
    return Verdict(refusal is None, None if refusal is None else explain_refusal(refusal, room.game))


@takes(AtTable)
def wished(request: AtTable) -> AnyWish | None:
    """What the page has to ask a network before the next bot can act; nothing where that bot thinks for itself."""
    return find_room(request.table).wish()


@takes(Step)
def bot_step(request: Step) -> Stepped:
    """One act of one bot, if a bot is to act."""
    room = find_room(request.table)
    seat = room.bot_to_move()
    if seat is not None:
        room.let_bot_play(seat, request.answer)
    return Stepped(seat, room.bot_to_move() is not None, render_frame(room, request.seat, request.last))


@takes(AtTable)
def record(request: AtTable) -> Written:
    """The record of the table as it stands; opened as a branch it is this table again, without what was taken back."""
    return Written(str(find_room(request.table).record()))


@takes(AtTable)
def kept(request: AtTable) -> KeptTable:
    """All that is to be kept of the table as it stands, so that it goes on as if nobody had left it."""
    room = find_room(request.table)
    turn = any(seat in room.people for seat in room.actors)
    memory = msgspec.json.encode(Memory(room.opening, room.game.version, room.log)).decode()
    return KeptTable(memory, len(room.log), render_room(room), turn, str(room.record()))


@takes(LookBack)
def moment(request: LookBack) -> Moment:
    """The table as it stood at a moment, for looking only."""
    return find_room(request.table).moment(request.moment, request.seat, opened=request.opened)


@takes(Look)
def story(request: Look) -> Story:
    """All that a seat, or a watcher, was told so far."""
    room = find_room(request.table)
    if request.seat is not None:
        room.check_seat(request.seat)
    return render_story(room.history, request.seat)


@takes(AtTable)
def proved(request: AtTable) -> list[Proof]:
    """What on the table makes the points of the count as it stands; only after the end, because it shows everything."""
    room = find_room(request.table)
    return room.game.proofs(room.playing().state) if room.status == "over" else []
