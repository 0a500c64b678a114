"""Records brought from elsewhere: checked and replayed."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.kernel.record import Proven, Record
from semafor.offline.calls import takes
from semafor.offline.openings import open_branch
from semafor.offline.requests import Branch, Recorded, Replay, Retold
from semafor.offline.room import OfflineRoom
from semafor.offline.sentences import Message, explain
from semafor.rooms.history import History
from semafor.rooms.messages import Moment, Story
from semafor.rooms.render import render_story

ROOM = "semafor.offline"
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


@takes(Recorded)
def checked(request: Recorded) -> Checked:
    """Read the record, replay it, and draw its luck again; the first thing that is wrong ends it."""
    try:
        record = Record.read(request.record)
    except BadInput as error:
        return Checked(False, None, None, 0, [Finding("read", False, explain(error))])
    findings = [_report_fine("read", len(record.lines))]
    luck = None
    try:
        game = semafor.game_of(record)
        record.replay(game)
        findings.append(_report_fine("moves", len(record.lines)))
        luck = record.verify(game)
        findings.append(Finding("luck", luck != "replayed", Message(f"check-luck-{luck}", ROOM)))
    except BadInput as error:
        findings.append(Finding("moves" if len(findings) == 1 else "luck", False, explain(error)))
    return Checked(luck is not None, luck, record.header.game, len(record.lines), findings)


def _report_fine(what: Looked, lines: int) -> Finding:
    return Finding(what, True, Message(f"check-{what}", ROOM, {"lines": lines}))


@takes(Replay)
def replayed(request: Replay) -> Moment:
    """The table at a moment of the record, for looking only; a record hides nothing."""
    return play_whole(request.record).moment(request.moment, request.seat, opened=request.opened)


@takes(Retold)
def retold(request: Retold) -> Story:
    """The whole story of a record as a seat, or a watcher, was told it."""
    room = play_whole(request.record)
    if request.seat is not None:
        room.check_seat(request.seat)
    return render_story(room.history, request.seat)


class OpenHistory(History):
    """The history of a record, in which everybody may know of every act even if the game did not end."""

    open = True


@lru_cache(maxsize=2)
def play_whole(record: str) -> OfflineRoom:
    """The room in which the whole record was played; the last two are kept."""
    room = open_branch("replay", Branch(record))
    acts_told = room.history.acts_by_frame
    room.history = OpenHistory(room)
    room.history.acts_by_frame = acts_told
    return room
