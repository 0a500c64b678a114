"""Records brought from elsewhere: checked and replayed."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.kernel.record import Proven, Record
from semafor.local.asking import asked
from semafor.local.opening import branched_room
from semafor.local.room import LocalRoom
from semafor.local.saying import Message, said
from semafor.local.wishes import Branch, Recorded, Replay, Retold
from semafor.server.messages import Moment, Story
from semafor.server.past import Past
from semafor.server.showing import story

ROOM = "semafor.local"
Looked = Literal["read", "moves", "luck"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: `ok`, or what is wrong."""

    what: Looked
    ok: bool
    message: Message


class Checked(msgspec.Struct, frozen=True):
    """All findings. `luck` says what was proved of the chance results: `sealed`, `seeded`, `replayed`, or nothing."""

    ok: bool
    luck: Proven | None
    game: GameKey | None
    lines: int
    findings: list[Finding]


@asked(Recorded)
def checked(wish: Recorded) -> Checked:
    """Read the record, replay it, and draw its luck again; the first thing that is wrong ends it."""
    try:
        record = Record.read(wish.record)
    except BadInput as error:
        return Checked(False, None, None, 0, [Finding("read", False, said(error))])
    findings = [_fine("read", len(record.lines))]
    luck = None
    try:
        game = semafor.game(record.header.game)
        record.replay(game)
        findings.append(_fine("moves", len(record.lines)))
        luck = record.verify(game)
        findings.append(Finding("luck", luck != "replayed", Message(f"check-luck-{luck}", ROOM)))
    except BadInput as error:
        findings.append(Finding("moves" if len(findings) == 1 else "luck", False, said(error)))
    return Checked(luck is not None, luck, record.header.game, len(record.lines), findings)


def _fine(what: Looked, lines: int) -> Finding:
    return Finding(what, True, Message(f"check-{what}", ROOM, {"lines": lines}))


@asked(Replay)
def replayed(wish: Replay) -> Moment:
    """The table at a moment of the record, for looking only; a record hides nothing."""
    return reel(wish.record).moment(wish.moment, wish.seat, opened=wish.opened)


@asked(Retold)
def retold(wish: Retold) -> Story:
    """The whole story of a record as a seat, or a watcher, was told it."""
    room = reel(wish.record)
    if wish.seat is not None:
        room.check_seat(wish.seat)
    return story(room.past, wish.seat)


class OpenPast(Past):
    """The past of a record, in which everybody may know of every act even if the game did not end."""

    open = True


@lru_cache(maxsize=2)
def reel(record: str) -> LocalRoom:
    """The room in which the whole record was played; the last two are kept."""
    room = branched_room("replay", Branch(record))
    tidings = room.past.tidings
    room.past = OpenPast(room)
    room.past.tidings = tidings
    return room
