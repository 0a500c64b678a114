"""Opening tables: a new game, a branch from a moment of a record, or a table that was kept."""

from __future__ import annotations

import msgspec

import semafor
from semafor.bots import bot
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck, KeyedLuck, Luck
from semafor.kernel.record import Line, Record
from semafor.kernel.table import fresh_seed
from semafor.offline.calls import read_request
from semafor.offline.memory import Memory
from semafor.offline.requests import Branch, Kept, New, SeatWanted
from semafor.offline.room import HERE, OfflineRoom
from semafor.rooms import entries as e
from semafor.rooms import names


def open_room(id: str, request: New | Branch | Kept) -> OfflineRoom:
    """The room that the request asks for."""
    match request:
        case New():
            return open_new(id, request)
        case Branch():
            return open_branch(id, request)
        case Kept():
            return open_kept(id, request)


def open_kept(id: str, request: Kept) -> OfflineRoom:
    """A room in which everything has happened again; BadInput names the first thing that cannot."""
    memory = read_request(request.text, Memory)
    room = open_room(id, memory.opening)
    if memory.rules != room.game.version:
        raise BadInput("bad-kept-version", "semafor.offline", found=memory.rules, version=room.game.version)
    for number, entry in enumerate(memory.log, 1):
        try:
            room.check_seat(entry.seat)
            room.check(entry)
            room.play(entry)
        except (BadInput, Refused) as error:
            why = error if isinstance(error, BadInput) else error.refusal.rule
            raise BadInput("bad-kept-log", "semafor.offline", number=number, error=why) from None
    return room


def open_new(id: str, request: New) -> OfflineRoom:
    """A room in which a new game has been dealt."""
    game = semafor.game(request.game)
    options = game.option_values(request.options)
    game.start(len(request.seats), options, FastLuck(0))  # a set-up that cannot be dealt is refused
    seed = fresh_seed() if request.seed is None else request.seed
    room = OfflineRoom(id, msgspec.structs.replace(request, seed=seed), request.script, KeyedLuck(seed), seed)
    try:
        sit_down(room, game, msgspec.to_builtins(options), request.seats)
    except ValueError as error:
        raise BadInput("bad-script", "semafor.offline", error=str(error)) from None
    room.playing().seed = None if request.script else seed
    return room


def open_branch(id: str, request: Branch) -> OfflineRoom:
    """A room in which the moves that stand in the record have been played up to the moment."""
    record = Record.read(request.record)
    lines = read_standing(record)
    moment = len(lines) if request.moment == "last" else request.moment
    if moment > len(lines):
        raise BadInput("bad-moment", "semafor.offline", moment=moment, last=len(lines))
    seed = fresh_seed() if request.seed is None else request.seed
    opening = msgspec.structs.replace(request, seed=seed)
    room = OfflineRoom(id, opening, record.header.dealt, choose_luck(record, request, seed), seed)
    room.named = record.header if request.luck == "same" else None
    sit_down(room, semafor.game_of(record), record.header.options, request.seats or name_seats(record))
    for line in lines[:moment]:
        room.repeat(line)
    room.course = lines[moment:] if request.follow else []
    return room


def read_standing(record: Record) -> list[Line]:
    """The moves of the record without those that were taken back; BadRecord says what is wrong with it."""
    table = record.replay(semafor.game_of(record))
    notation = table.game.actions.notation
    entries = [act.entry for act in table.acts]
    return [Line(entry.seat, notation(entry.action), entry.chance) for entry in entries if entry.action is not None]


def choose_luck(record: Record, request: Branch, seed: int) -> Luck:
    """The luck after the moment."""
    luck = KeyedLuck(seed) if request.luck == "new" else record.luck()
    if luck is None:
        raise BadInput("bad-same-luck", "semafor.offline")
    return luck


def name_seats(record: Record) -> list[SeatWanted]:
    """All seats of a record as mine, with their names."""
    named = record.header.names
    return [SeatWanted(name=named[seat] if seat < len(named) else "") for seat in range(record.header.seats)]


def sit_down(room: OfflineRoom, game: Game, options: dict[str, object], seats: list[SeatWanted]) -> None:
    """The room is made and every seat is taken, so the game is dealt."""
    setting = e.Setting(
        game.key, options, len(seats), public=False, rated=False, clock=e.Clock(), material=game.material or msgspec.UNSET
    )
    room.take(e.Created(setting, secret="", host=HERE, join=HERE, watch=HERE))
    room.commitment = ""  # this luck is nobody's secret
    for at, seat in enumerate(seats):
        if seat.kind == "bot":
            bot(seat.level, game.key, 0)  # a level that is none is refused
            room.take(e.BotSeated(at, seat.level))
        else:
            room.take(e.Seated(at, names.tidy(seat.name)[: names.MOST_NAME], token=HERE, code=HERE, salt=""))
