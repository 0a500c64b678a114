"""Opening tables: a new game, or a branch from a moment of a record."""

from __future__ import annotations

import msgspec

import semafor
from semafor.bots import bot
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck, KeyedLuck, Luck
from semafor.kernel.record import Line, Record
from semafor.kernel.table import fresh_seed
from semafor.local.room import HERE, LocalRoom
from semafor.local.wishes import Branch, New, SeatWanted
from semafor.server import happened as h
from semafor.server import names


def new_room(id: str, wish: New) -> LocalRoom:
    """A room in which a new game has been dealt."""
    game = semafor.game(wish.game)
    options = game.option_values(wish.options)
    game.start(len(wish.seats), options, FastLuck(0))  # a set-up that cannot be dealt is refused
    seed = fresh_seed() if wish.seed is None else wish.seed
    room = LocalRoom(id, wish.script, KeyedLuck(seed), seed)
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
    room = LocalRoom(id, record.header.dealt, going_on(record, wish, seed), seed)
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
