"""Who sits at the table, by which links one comes, who plays for whom, who wants to play again: the entries of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.seats import SIMPLEST, Seat

if TYPE_CHECKING:
    from semafor.rooms.room import Room


def take_seating(room: Room, entry: e.Seated | e.BotSeated | e.Left | e.Claimed | e.Rekeyed) -> None:
    seat = room.seats[entry.seat]
    match entry:
        case e.Seated(number, name, token, code, salt, account, program):
            seat.name, seat.token, seat.code, seat.salt, seat.account = name, token, code, salt, account
            seat.program, seat.since_ms = program, room.at_ms
            room.tell("sat-down", number, name=name)
        case e.BotSeated(number, level):
            seat.level = level
            room.tell("bot-sat-down", number, level=level)
        case e.Left(number):
            room.tell("left", number, name=seat.name)
            room.seats[number] = Seat()
        case e.Claimed(_, account):
            seat.account = account
        case e.Rekeyed(number, token, code):
            seat.token, seat.code = token, code
            room.audience(number).push([Event("rekeyed", number)])


def take_links(room: Room, entry: e.Relinked | e.Lent | e.LooksEnded) -> None:
    match entry:
        case e.Relinked(join, watch):
            room.join, room.watch = join, watch
        case e.Lent(look):
            room.looks.append(look)
        case e.LooksEnded():
            room.looks = []


def take_stand_in(room: Room, entry: e.GivenToBot | e.CameBack | e.BotFailed) -> None:
    seat = room.seats[entry.seat]
    match entry:
        case e.GivenToBot(number, level, _):
            seat.level = level
            room.tell("given-to-bot", number, name=seat.name, level=level)
        case e.CameBack(number):
            seat.level = ""
            seat.offer = seat.offer or None  # nobody else is wanted any more; who was given a link still has it
            room.tell("came-back", number, name=seat.name)
            room.decisions[number] += 1
            room.clocks.welcome_back(number)
        case e.BotFailed(number):
            seat.level = SIMPLEST
            room.tell("bot-failed", number)


def take_rematch(room: Room, entry: e.RematchAgreed | e.Rematch) -> None:
    if isinstance(entry, e.Rematch):
        room.rematch = entry.room
        room.tell("rematch", entry.seat)
    elif entry.agree:
        room.rematch_agreed.add(entry.seat)
        room.tell("rematch-agreed", entry.seat)
    else:
        room.rematch_agreed.discard(entry.seat)
        room.tell("rematch-withdrawn", entry.seat)
