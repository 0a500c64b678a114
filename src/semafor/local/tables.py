"""The tables of this device, and what can be asked of them."""

from __future__ import annotations

import itertools

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Proof
from semafor.local.asking import asked
from semafor.local.memory import Deed, Memory
from semafor.local.opening import opened_room
from semafor.local.room import LocalRoom
from semafor.local.saying import Denial, denied, misunderstood, refused
from semafor.local.wishes import AtTable, Branch, Kept, Look, LookBack, New, Order, Question
from semafor.server import showing
from semafor.server.deciding import Denied, decided
from semafor.server.messages import Answer, Behind, Moment, RoomShown, Story, Update

_tables: dict[str, LocalRoom] = {}
_numbers = itertools.count(1)


class Opened(msgspec.Struct, frozen=True):
    """A table, the seats on it that are mine, and how many moves stand."""

    table: str
    mine: list[int]
    moves: int


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


def at(table: str) -> LocalRoom:
    """The room of that table."""
    if table not in _tables:
        raise BadInput("bad-table", "semafor.local", table=table)
    return _tables[table]


def seen(room: LocalRoom, seat: int | None, last: int | None = None) -> Update:
    """The newest frame of a seat, or of a watcher."""
    if seat is not None:
        room.check_seat(seat)
    return showing.update(room, seat, last, showing.in_common(room))


@asked(New | Branch | Kept)
def opened(wish: New | Branch | Kept) -> Opened:
    """A table is opened: a new game, a branch from a record, or one that was kept."""
    id = f"local-{next(_numbers)}"
    room = opened_room(id, wish)
    _tables[id] = room
    mine = [at for at, seat in enumerate(room.seats) if seat.person]  # also one that gave up
    return Opened(id, mine, len(room.playing().acts))


@asked(AtTable)
def closed(wish: AtTable) -> None:
    """The table is let go."""
    at(wish.table)
    del _tables[wish.table]


@asked(Look)
def update(wish: Look) -> Update:
    """The newest frame, the same that a server's socket sends."""
    return seen(at(wish.table), wish.seat, wish.last)


@asked(Order)
def command(wish: Order) -> Answered:
    """Carry out a seat's command."""
    room = at(wish.table)
    room.check_seat(wish.seat)
    answer = _carried_out(room, wish)
    return Answered(answer, seen(room, wish.seat, wish.last))


def _carried_out(room: LocalRoom, wish: Order) -> Answer | Denial | Behind:
    key = wish.command.key
    try:
        entry = decided(room, wish.seat, wish.command, room.at_ms)
    except BadInput as error:
        return misunderstood(error, key)
    if isinstance(entry, Deed):
        room.play(entry)
        return Answer(key, getattr(entry, "frame", 0))
    assert isinstance(entry, Denied), "a dealt table of one device knows no other deeds"
    if entry.code == "stale":
        return Behind(key, seen(room, wish.seat))
    return denied(entry, room.game, key)


@asked(Question)
def why(wish: Question) -> Verdict:
    """Whether the seat may play the move now, and if not, by which rule."""
    room = at(wish.table)
    room.check_seat(wish.seat)
    try:
        move = room.game.meant(room.playing().state, wish.seat, wish.move)
    except BadInput as error:
        return Verdict(False, misunderstood(error))
    refusal = room.game.refusal(room.playing().state, wish.seat, move)
    if refusal is None and room.game.actions.number(move) is None:
        refusal = Refusal("kernel.no-such-action")
    return Verdict(refusal is None, None if refusal is None else refused(refusal, room.game))


@asked(Look)
def bot_step(wish: Look) -> Stepped:
    """One act of one bot, if a bot is to act."""
    room = at(wish.table)
    seat = room.bot_to_move()
    if seat is not None:
        room.let_bot_play(seat)
    return Stepped(seat, room.bot_to_move() is not None, seen(room, wish.seat, wish.last))


@asked(AtTable)
def record(wish: AtTable) -> Written:
    """The record of the table as it stands; opened as a branch it is this table again, without what was taken back."""
    return Written(str(at(wish.table).record()))


@asked(AtTable)
def kept(wish: AtTable) -> KeptTable:
    """All that is to be kept of the table as it stands, so that it goes on as if nobody had left it."""
    room = at(wish.table)
    turn = any(seat in room.people for seat in room.actors)
    memory = msgspec.json.encode(Memory(room.opening, room.game.version, room.log)).decode()
    return KeptTable(memory, len(room.log), showing.shown_room(room), turn, str(room.record()))


@asked(LookBack)
def moment(wish: LookBack) -> Moment:
    """The table as it stood at a moment, for looking only."""
    return at(wish.table).moment(wish.moment, wish.seat, opened=wish.opened)


@asked(Look)
def story(wish: Look) -> Story:
    """All that a seat, or a watcher, was told so far."""
    room = at(wish.table)
    if wish.seat is not None:
        room.check_seat(wish.seat)
    return showing.story(room.past, wish.seat)


@asked(AtTable)
def proved(wish: AtTable) -> list[Proof]:
    """What on the table makes the points of the count as it stands; only after the end, because it shows everything."""
    room = at(wish.table)
    return room.game.proofs(room.playing().state) if room.status == "over" else []
