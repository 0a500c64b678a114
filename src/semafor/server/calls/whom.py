"""Whom a table waits for, and what is to be sent to them: a call when it is their turn, a warning before time runs out."""

from __future__ import annotations

from collections.abc import Collection

from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.server.calls.hours import leave_quiet, when_to_send
from semafor.server.store.outbox import Letter
from semafor.server.store.ways import Asked, Way

HOUR_MS = 3600 * 1000
SLOW_MS = 2 * HOUR_MS  # who has so long for a turn may be away, and is warned before it is over
WARN_MS = 24 * HOUR_MS  # a day before, or when a quarter of the time is left

# What else than an act may make it somebody's turn.
TURNING = (e.Undid, e.UndoAnswered, e.Resigned, e.CameBack, e.HandedOver)


def turns_to_absent(room: Room, entry: e.Entry, present: Collection[int]) -> bool:
    """Whether the entry, which does not end the game, makes it an absent person's turn, or starts a slow clock."""
    if isinstance(entry, e.Seated | e.BotSeated):
        return sum(seat.open for seat in room.seats) == 1
    if not isinstance(entry, e.Acted):
        return isinstance(entry, TURNING)
    people, before = room.people, room.actors
    seats = [seat for seat in room.next_actors(entry) if seat in people]
    return any(seat not in before and seat not in present for seat in seats) or (bool(seats) and is_slow(room))


def is_slow(room: Room) -> bool:
    clock = room.setting.clock
    return 1000 * {"none": 0, "turn": clock.turn_s, "bank": clock.bank_s, "days": clock.turn_s}[clock.kind] >= SLOW_MS


def asked_seats(room: Room) -> list[Asked]:
    """The seats of people who are to act."""
    seats = [(at, room.seats[at]) for at in room.actors if at in room.people]
    return [Asked(room.id, at, seat.token, seat.account) for at, seat in seats]


def letters_for(room: Room, seat: int, way: Way, now_ms: int, clock_ms: int, wait_ms: int) -> list[Letter]:
    """What is to be sent by the way because it is the seat's turn; times are of the wall clock."""
    found = [Letter(way.id, room.id, seat, "turn", room.turns[seat], when_to_send(way, now_ms + wait_ms))]
    left_ms = time_left(room, seat, clock_ms)
    if left_ms is not None and is_slow(room):
        at_ms, end_ms = now_ms + max(0, left_ms - warning_ms(room, seat)), now_ms + left_ms
        later_ms = leave_quiet(way, at_ms)
        found.append(Letter(way.id, room.id, seat, "warning", room.decisions[seat], later_ms if later_ms < end_ms else at_ms))
    return found


def time_left(room: Room, seat: int, clock_ms: int) -> int | None:
    due_ms = room.clocks.due_ms(seat)
    return None if due_ms is None or room.setting.clock.kind == "none" else due_ms - clock_ms


def warning_ms(room: Room, seat: int) -> int:
    """How long before the end of its time the seat is warned."""
    due_ms, since_ms = room.clocks.due_ms(seat), room.clocks.since_ms[seat]
    return min(WARN_MS, (due_ms - since_ms) // 4) if due_ms is not None and since_ms is not None else 0


def is_current(room: Room, letter: Letter) -> bool:
    """Whether the seat is still to act as it was when the letter was written."""
    if letter.seat not in room.actors or letter.seat not in room.people:
        return False
    number = room.turns[letter.seat] if letter.what == "turn" else room.decisions[letter.seat]
    return number == letter.turn
