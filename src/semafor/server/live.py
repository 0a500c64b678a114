"""A room that is open in this process, with those who listen to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container

import msgspec

from semafor.rooms.messages import Presence, Reminder, Update
from semafor.rooms.render import Common, gather_common, render_update
from semafor.rooms.room import Room
from semafor.server.attendance import Attendance, Word
from semafor.server.daily import open_to_all

SEND_S = 10  # a reader that takes no frame for so long is closed

_encoder = msgspec.json.Encoder()

Announce = Callable[[list[int], int, bool], None]


class Listener:
    """One open socket. It is sent the newest frame when it is ready for one, so nothing is ever queued for it."""

    def __init__(
        self, live: Live, seat: int | None, last: int | None, send: Callable[[bytes], Awaitable[None]], drop: Callable[[], None]
    ) -> None:
        self.live = live
        self.seat = seat
        self.sent = last
        self.token = ""  # the hash of the token by which the seat, or the room, was opened
        self.greeted = False
        self.send = send
        self.drop = drop
        self.sending: asyncio.Task[None] | None = None
        self.notes: dict[str, bytes] = {}  # what is not numbered: the newest of each kind
        self.since_s: float | None = None  # when the frame that is on its way was handed over

    @property
    def welcome(self) -> bool:
        """Whether the token by which it was opened still opens that."""
        room = self.live.room
        return (open_to_all(room) or room.lets_in(self.token)) if self.seat is None else room.opens(self.seat, self.token)

    def wake(self) -> None:
        if self.sending is None:
            self.sending = asyncio.create_task(self._flush())

    async def settled(self) -> None:
        """Every frame there is so far has been sent."""
        if self.sending is not None:
            await asyncio.shield(self.sending)

    def note(self, kind: str, frame: bytes) -> None:
        """Send something beside the numbered frames; a newer note of the kind takes the place of one not sent yet."""
        self.notes[kind] = frame
        self.wake()

    async def _flush(self) -> None:
        try:
            while self._behind() or self.notes:
                self.since_s = time.monotonic()
                await self._send_next()
        except Exception:
            self.live.leave(self)
            self.drop()
        finally:
            self.sending = self.since_s = None

    def drop_if_stuck(self, now_s: float) -> None:
        """Close a reader that takes nothing. One look a second at all of them costs less than a timeout for each frame."""
        if self.since_s is not None and now_s - self.since_s > SEND_S:
            self.live.leave(self)
            self.drop()
            if self.sending is not None:
                self.sending.cancel()

    def _behind(self) -> bool:
        return not self.greeted or self.sent != self.live.room.audience(self.seat).count

    async def _send_next(self) -> None:
        if not self._behind():
            await self.send(self.notes.pop(next(iter(self.notes))))
            return
        n = self.live.room.audience(self.seat).count
        frame = self.live.frame(self.seat, self.sent)
        self.greeted = True
        await self.send(frame)
        self.sent = n


class Live:
    """An open room: its fold, its lock, its listeners, and the bots that are thinking."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used_s = time.monotonic()
        self.packed_n = room.n  # where its last snapshot stands, or how far it was read
        self.reminded: dict[int, int] = {}
        self.frames: dict[tuple[int | None, int | None], bytes] = {}
        self.common: Common | None = None  # of all frames of the moment
        self.present: Presence | None = None  # as it was last told
        self.attendance = Attendance(len(room.seats))
        self.announce: Announce | None = None  # where there are other nodes

    def join(self, listener: Listener) -> None:
        """A socket opens: it is sent the newest frame, and everybody hears of it."""
        first = not self.listeners
        self.listeners.add(listener)
        listener.wake()
        if not self.tell_presence(asks=first):
            listener.note("presence", _encoder.encode(self.present))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.tell_presence()

    def tell_presence(self, *, asks: bool = False) -> bool:
        """Tell everybody, here and on other nodes, who has the table open; whether it has changed for those here."""
        seats = sorted({listener.seat for listener in self.listeners if listener.seat is not None})
        watchers = sum(listener.seat is None for listener in self.listeners)
        if self.announce is not None and (self.attendance.due(seats, watchers) or asks):
            self.announce(seats, watchers, asks)
        present = self.attendance.presence(seats, watchers)
        if present == self.present:
            return False
        self.present, frame = present, _encoder.encode(present)
        for listener in self.listeners:
            listener.note("presence", frame)
        return True

    def hear(self, word: Word) -> None:
        """Another node says who is there."""
        self.attendance.hear(word)
        if word.asks and self.listeners:
            self.attendance.said = ([], -1)  # it is said again
        self.tell_presence()

    def frame(self, seat: int | None, last: int | None) -> bytes:
        """The newest frame of an audience, encoded once for all who need the same."""
        known = self.frames.get((seat, last))
        if known is None:
            known = self.frames[seat, last] = _encoder.encode(self.update(seat, last))
        return known

    def update(self, seat: int | None, last: int | None) -> Update:
        """The same, not encoded."""
        if self.common is None or self.common.n != self.room.n:
            self.common = gather_common(self.room)
        return render_update(self.room, seat, last, self.common)

    def tell(self) -> None:
        """Something changed: everybody who listens gets the newest frame."""
        self.frames.clear()
        self.used_s = time.monotonic()
        for listener in list(self.listeners):
            if not listener.welcome:
                self.leave(listener)  # the seat has moved to another device, or there are new links
                listener.drop()
            else:
                listener.wake()

    def idle(self) -> bool:
        """Whether nothing happens here before somebody comes."""
        clock_runs = self.room.status == "playing" and self.room.setting.clock.kind == "bank"
        return not self.listeners and self.bots is None and not clock_runs

    def bot_to_move(self, waiting: Container[str] = ()) -> int | None:
        """The seat of a bot that may act, but for the levels that are `waiting`."""
        levels = {seat: self.room.seats[seat].level for seat in self.room.actors}
        return next((seat for seat, level in levels.items() if level and level not in waiting), None)

    def remind(self, now_ms: int) -> None:
        """Tell everybody once when half of a seat's time is over."""
        clocks = self.room.clocks
        if clocks.clock.kind == "none":
            return
        for seat in self.room.actors:
            due, since, decision = clocks.due_ms(seat), clocks.since_ms[seat], self.room.decisions[seat]
            if due is not None and since is not None and now_ms > (due + since) // 2 and self.reminded.get(seat) != decision:
                self.reminded[seat] = decision
                frame = _encoder.encode(Reminder([seat]))
                for listener in self.listeners:
                    listener.note("reminder", frame)
