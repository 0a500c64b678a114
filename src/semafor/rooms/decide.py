"""What becomes of a request: an entry for the log, or a denial. The room's own rules only: a game's rules are the game's."""

from __future__ import annotations

from typing import Literal, assert_never

import msgspec

from semafor.bots import levels
from semafor.kernel.errors import BadInput
from semafor.kernel.refusal import Fact, Refusal
from semafor.rooms import commands as c
from semafor.rooms import entries as e
from semafor.rooms import names
from semafor.rooms.clocks import VACATION_DAYS
from semafor.rooms.room import Room


class Denied(msgspec.Struct, frozen=True):
    """Why not: a code of ours (a message id of this package's texts), and the rule if a rule forbids it."""

    code: str
    facts: dict[str, Fact] = {}
    refusal: Refusal | None = None


def decide(room: Room, seat: int, command: c.Command, now_ms: int) -> e.Entry | Denied:
    """The entry to append for the seat's command, or why there is none."""
    match command.do:
        case c.Act(move):
            return _act(room, seat, move, command.decision)
        case c.Undo(scope):
            return _undo(room, seat, scope)
        case c.AskUndo():
            return _ask_undo(room, seat)
        case c.AnswerUndo(agree):
            return _answer_undo(room, seat, agree)
        case c.Chat(text):
            return e.Said(seat, names.clean_line(text))
        case c.Mute(other, on):
            return e.Muted(seat, other, on) if other < len(room.seats) and other != seat else Denied("no-such-seat")
        case c.Resign():
            return e.Resigned(seat) if room.status == "playing" and seat in room.people else Denied("not-playing")
        case c.Abort():
            return e.Aborted(seat) if room.can_abort() else Denied("too-late-to-abort")
        case c.GiveToBot(other, level):
            return _give(room, seat, other, level, now_ms)
        case c.ComeBack():
            return _come_back(room, seat)
        case c.Vacation(days):
            return _go_on_vacation(room, seat, days, now_ms)
        case c.HearWatchers(on):
            return e.WatchersHeard(seat, on)
        case c.Leave():
            return _leave(room, seat)
        case _:
            assert_never(command.do)


def _act(room: Room, seat: int, move: int | str | dict[str, object], decision: int | None) -> e.Entry | Denied:
    if room.status != "playing":
        return Denied("not-playing")
    if room.seats[seat].level:
        return Denied("bot-plays")
    if decision is not None and decision != room.decisions[seat]:
        return Denied("stale")
    number = room.game.check_move(room.playing().state, seat, move)
    if isinstance(number, Refusal):
        return Denied("refused", {}, number)
    return e.Acted(seat, number, room.audience(seat).count + 1)


def _undo(room: Room, seat: int, scope: Literal["act", "turn"]) -> e.Entry | Denied:
    if room.status != "playing":
        return Denied("not-playing")
    table = room.playing()
    refusal = table.undo_refusal(seat)
    if refusal is not None:
        return Denied("refused", {}, refusal)
    return e.Undid(seat, room.audience(seat).count + 1, table.undoable(seat) if scope == "turn" else 1)


def _ask_undo(room: Room, seat: int) -> e.Entry | Denied:
    if room.status != "playing" or seat not in room.people:
        return Denied("not-playing")
    if room.setting.attempt:
        return Denied("challenge")  # its luck must not be looked at twice
    if room.agreed is not None:
        return Denied("undo-already-asked")
    if room.lacks_consent(seat):
        return Denied("nobody-to-ask")
    if seat not in room.standing:
        return Denied("refused", {}, Refusal("kernel.undo.nothing"))
    return e.UndoAsked(seat)


def _answer_undo(room: Room, seat: int, agree: bool) -> e.Entry | Denied:
    if room.agreed is None or seat not in room.asked or seat in room.agreed:
        return Denied("no-undo-asked")
    if agree and room.lacks_consent(room.asker):
        return Denied("nobody-to-ask")  # one of those who were asked has gone meanwhile
    return e.UndoAnswered(seat, agree)


def decide_rematch(room: Room, seat: int, agree: bool) -> e.Entry | Denied:
    """The seat's word on playing again; when the last person has agreed, it cannot be taken back."""
    if room.setting.attempt and room.setting.attempt.pair:
        return Denied("no-rematch-now")  # what follows is the same deal with seats exchanged
    open = room.status == "over" and not room.rematch and bool(room.awaited_for_rematch)
    fresh = room.seats[seat].person and agree != (seat in room.rematch_agreed)
    return e.RematchAgreed(seat, agree) if open and fresh else Denied("no-rematch-now")


def _give(room: Room, seat: int, other: int, level: str, now_ms: int) -> e.Entry | Denied:
    if level not in levels(room.game.key):
        raise BadInput("bad-level", level=level, levels=levels(room.game.key))
    if room.status != "playing" or other not in room.people:
        return Denied("not-playing")
    if room.setting.attempt:
        return Denied("challenge-alone")
    if other != seat and not room.clocks.overdue(other, now_ms):
        return Denied("not-overdue")
    return e.GivenToBot(other, level, seat)


def _go_on_vacation(room: Room, seat: int, days: int, now_ms: int) -> e.Entry | Denied:
    clocks = room.clocks
    if clocks.clock.kind != "days" or room.status != "playing" or seat not in room.people:
        return Denied("no-vacation")
    left = VACATION_DAYS - clocks.vacation_days(seat, now_ms)
    return Denied("vacation-used", {"left": left}) if days > left else e.Vacationed(seat, days)


def _leave(room: Room, seat: int) -> e.Entry | Denied:
    if room.status != "open":
        return Denied("already-dealt")
    return Denied("challenge-seats") if room.setting.attempt else e.Left(seat)


def _come_back(room: Room, seat: int) -> e.Entry | Denied:
    mine = room.seats[seat]
    if room.status != "playing" or not mine.level or mine.resigned:
        return Denied("not-away")
    return e.CameBack(seat)
