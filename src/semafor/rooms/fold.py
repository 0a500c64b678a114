"""What each entry of the log changes at the table: the deal's setting, acts, consent, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from semafor.kernel.luck import commitment
from semafor.rooms import entries as e
from semafor.rooms.chat import forget_name, take_gallery, take_talk
from semafor.rooms.clocks import Clocks
from semafor.rooms.company import take_links, take_rematch, take_seating, take_stand_in
from semafor.rooms.frames import Frames
from semafor.rooms.handing import take_handing
from semafor.rooms.seats import SIMPLEST, Seat

if TYPE_CHECKING:
    from semafor.rooms.room import Room


def take(room: Room, entry: e.Entry) -> None:
    """The next entry happens to the room."""
    match entry:
        case e.Acted():
            _take_act(room, entry)
        case e.Undid():
            _take_undo(room, entry)
        case e.Created():
            _create(room, entry)
        case e.Seated() | e.BotSeated() | e.Left() | e.Claimed() | e.Rekeyed():
            take_seating(room, entry)
        case e.Relinked() | e.Lent() | e.LooksEnded():
            take_links(room, entry)
        case e.UndoAsked() | e.UndoAnswered():
            _take_consent(room, entry)
        case e.Said() | e.Muted():
            take_talk(room, entry)
        case e.WatcherSaid() | e.WatchersHeard():
            take_gallery(room, entry)
        case e.Offered() | e.OfferEnded() | e.HandedOver() | e.Kicked():
            take_handing(room, entry)
        case e.Resigned() | e.Aborted():
            _take_end(room, entry)
        case e.GivenToBot() | e.CameBack() | e.BotFailed():
            take_stand_in(room, entry)
        case e.RematchAgreed() | e.Rematch():
            take_rematch(room, entry)
        case e.Vacationed(number, days):
            room.clocks.go_on_vacation(number, room.clock_ms, days)
            room.tell("on-vacation" if days else "vacation-over", number, name=room.seats[number].name, days=days)
        case e.Forgotten(number, player):
            forget_name(room, number, player)
        case e.Ruled(rules):
            _take_rules(room, rules)
        case _:
            assert_never(entry)


def _create(room: Room, entry: e.Created) -> None:
    room.setting, room.rules = entry.setting, entry.setting.rules
    room.made_ms = room.at_ms
    room.secret = bytes.fromhex(entry.secret)
    room.commitment = commitment(room.secret)
    room.host, room.join, room.watch = entry.host, entry.join, entry.watch
    count = entry.setting.seats
    room.seats = [Seat() for _ in range(count)]
    room.audiences = [Frames(room.kept) for _ in range(count + 1)]
    room.decisions, room.turns = [0] * count, [0] * count
    room.clocks = Clocks(entry.setting.clock, count)


def _take_rules(room: Room, rules: int) -> None:
    before, room.rules = room.rules, rules
    if room.table is not None:
        room.tell("ruled", None, before=before, now=rules)


def _take_act(room: Room, entry: e.Acted) -> None:
    """Whoever noticed is told; who only waits on, and learns nothing of it, is not."""
    table, seat = room.playing(), entry.seat
    actors = table.actors
    _answer(room, seat)
    table.act(seat, entry.action)
    room.standing.append(seat)
    room.acted.add(seat)
    changed = table.actors != actors
    for to, (frames, told) in enumerate(zip(room.audiences, table.events_for_all(), strict=True)):
        if told or to == seat or changed:
            frames.push(told)
    if table.over:
        room.end("played")


def _take_undo(room: Room, entry: e.Undid) -> None:
    table, seat = room.playing(), entry.seat
    _answer(room, seat)
    room.undone += 1
    for _ in range(entry.acts):
        table.repeat_undo(seat)
        del room.standing[room.last_act(seat)]
    room.tell("undone", seat, count=entry.acts)


def _answer(room: Room, seat: int) -> None:
    """The seat has answered its decision, and what was asked about an undo is asked no more."""
    room.agreed = None
    room.decisions[seat] += 1
    room.clocks.stop(seat, room.clock_ms)


def _take_consent(room: Room, entry: e.UndoAsked | e.UndoAnswered) -> None:
    if isinstance(entry, e.UndoAsked):
        room.asker, room.agreed = entry.seat, {entry.seat}
        room.tell("undo-asked", entry.seat)
    elif not entry.agree:
        room.agreed = None
        room.tell("undo-denied", entry.seat)
    else:
        assert room.agreed is not None
        room.agreed.add(entry.seat)
    if room.agreed is not None and room.agreed >= set(room.asked):
        _take_back(room)


def _take_back(room: Room) -> None:
    """Everybody agrees: the asker's last act falls, with all that came after it."""
    room.agreed = None
    room.undone += 1
    room.playing().take_back(room.asker)
    del room.standing[room.last_act(room.asker) :]
    room.decisions = [number + 1 for number in room.decisions]
    room.tell("undone", room.asker, count=1)


def _take_end(room: Room, entry: e.Resigned | e.Aborted) -> None:
    seat = room.seats[entry.seat]
    if isinstance(entry, e.Aborted):
        room.tell("aborted", entry.seat, name=seat.name)
        room.end("aborted")
        return
    seat.resigned, seat.level = True, SIMPLEST
    room.tell("resigned", entry.seat, name=seat.name)
    if room.nobody_left(room.people):
        room.end("resigned")
