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
from semafor.local.asking import read
from semafor.local.memory import Memory
from semafor.local.room import HERE, LocalRoom
from semafor.local.wishes import Branch, Kept, New, SeatWanted
from semafor.server import happened as h
from semafor.server import names


def opened_room(id: str, wish: New | Branch | Kept) -> LocalRoom:
    """The room that the wish asks for."""
    match wish:
        case New():
            return new_room(id, wish)
        case Branch():
            return branched_room(id, wish)
        case Kept():
            return kept_room(id, wish)


def kept_room(id: str, wish: Kept) -> LocalRoom:
    """A room in which everything has happened again; BadInput names the first thing that cannot."""
    memory = read(wish.text, Memory)
    room = opened_room(id, memory.opening)
    if memory.rules != room.game.version:
        raise BadInput("bad-kept-version", "semafor.local", found=memory.rules, version=room.game.version)
    for number, entry in enumerate(memory.log, 1):
        try:
            room.check_seat(entry.seat)
            room.play(entry)
        except (BadInput, Refused) as error:
            why = error if isinstance(error, BadInput) else error.refusal.rule
            raise BadInput("bad-kept-log", "semafor.local", number=number, error=why) from None
    return room


def new_room(id: str, wish: New) -> LocalRoom:
    """A room in which a new game has been dealt."""
    game = semafor.game(wish.game)
    options = game.option_values(wish.options)
    game.start(len(wish.seats), options, FastLuck(0))  # a set-up that cannot be dealt is refused
    seed = fresh_seed() if wish.seed is None else wish.seed
    room = LocalRoom(id, msgspec.structs.replace(wish, seed=seed), wish.script, KeyedLuck(seed), seed)
    try:
        sit_down(room, game, msgspec.to_builtins(options), wish.seats)
    except ValueError as error:
        raise BadInput("bad-script", "semafor.local", error=str(error)) from None
    room.playing().seed = None if wish.script else seed
    return room


def branched_room(id: str, wish: Branch) -> LocalRoom:
    """A room in which the moves that stand in the record have been played up to the moment."""
    record = Record.read(wish.record)
    lines = standing(record)
    moment = len(lines) if wish.moment == "last" else wish.moment
    if moment > len(lines):
        raise BadInput("bad-moment", "semafor.local", moment=moment, last=len(lines))
    seed = fresh_seed() if wish.seed is None else wish.seed
    opening = msgspec.structs.replace(wish, seed=seed)
    room = LocalRoom(id, opening, record.header.dealt, going_on(record, wish, seed), seed)
    room.named = record.header if wish.luck == "same" else None
    sit_down(room, semafor.game(record.header.game), record.header.options, wish.seats or mine(record))
    for line in lines[:moment]:
        room.repeat(line)
    room.course = lines[moment:] if wish.follow else []
    return room


def standing(record: Record) -> list[Line]:
    """The moves of the record without those that were taken back; BadRecord says what is wrong with it."""
    table = record.replay(semafor.game(record.header.game))
    notation = table.game.actions.notation
    entries = [act.entry for act in table.acts]
    return [Line(entry.seat, notation(entry.action), entry.chance) for entry in entries if entry.action is not None]


def going_on(record: Record, wish: Branch, seed: int) -> Luck:
    """The luck after the moment."""
    luck = KeyedLuck(seed) if wish.luck == "new" else record.luck()
    if luck is None:
        raise BadInput("bad-same-luck", "semafor.local")
    return luck


def mine(record: Record) -> list[SeatWanted]:
    """All seats of a record as mine, with their names."""
    named = record.header.names
    return [SeatWanted(name=named[seat] if seat < len(named) else "") for seat in range(record.header.seats)]


def sit_down(room: LocalRoom, game: Game, options: dict[str, object], seats: list[SeatWanted]) -> None:
    """The room is made and every seat is taken, so the game is dealt."""
    setting = h.Setting(game.key, options, len(seats), public=False, rated=False, clock=h.Clock())
    room.take(h.Created(setting, secret="", host=HERE, join=HERE, watch=HERE))
    room.commitment = ""  # this luck is nobody's secret
    for at, seat in enumerate(seats):
        if seat.kind == "bot":
            bot(seat.level, game.key, 0)  # a level that is none is refused
            room.take(h.BotSeated(at, seat.level))
        else:
            room.take(h.Seated(at, names.tidy(seat.name)[: names.MOST_NAME], token=HERE, code=HERE, salt=""))
