"""A room that is open in this process, with those who listen to it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Container

import msgspec

from semafor.rooms.messages import Presence, Reminder, Update
from semafor.rooms.render import Common, gather_common, render_update
from semafor.rooms.room import Room
from semafor.server.node.listener import Listener
from semafor.server.node.presence import NodePresence, PresenceTracker

_encoder = msgspec.json.Encoder()

LINGER_S = 60  # so long bots still answer those who have left

Announce = Callable[[list[int], int, bool], None]


class LiveRoom:
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
        self.tracker = PresenceTracker(len(room.seats))
        self.announce: Announce | None = None  # where there are other nodes
        self.seen_s = -math.inf  # when somebody was last here
        self.ahead_ms = 0  # of the wall clock before the clock that counts
        self.owner = f"room {room.id}"  # the account or address whose share of the bots' time its bots take

    @property
    def rank(self) -> int:
        """Whose bots think first: those with whom people sit, then those at whom people look, then all others."""
        there = bool(self.listeners or self.tracker.elsewhere)
        return 2 if not there else 0 if any(seat.person for seat in self.room.seats) else 1

    @property
    def bots_only(self) -> bool:
        """Whether nobody plays here but bots, because somebody wished it."""
        return self._unpeopled and self.room.setting.attempt is None

    @property
    def sets_par(self) -> bool:
        """Whether a bot plays a challenge here, with which people's results are compared: it does not wait for lookers."""
        return self._unpeopled and self.room.setting.attempt is not None

    @property
    def _unpeopled(self) -> bool:
        return self.room.status == "playing" and not any(seat.person for seat in self.room.seats)

    def join(self, listener: Listener) -> None:
        """A socket opens: it is sent the newest frame, and everybody hears of it."""
        first = not self.listeners
        self.listeners.add(listener)
        listener.wake()
        if not self.tell_presence(asks=first):
            listener.note("presence", _encoder.encode(self.present))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.visit()
            self.listeners.discard(listener)
            self.tell_presence()

    def visit(self) -> None:
        """Somebody is here."""
        self.seen_s = time.monotonic()

    @property
    def asleep(self) -> bool:
        """Whether the table waits for somebody to come: nobody is here, and nobody's clock runs.

        Bots answer those who have just left, but they do not play on for people who all are away.
        """
        people = bool(self.room.people)
        lingers = people and time.monotonic() - self.seen_s < LINGER_S
        return not (self.listeners or self.sets_par or lingers or (people and self.room.setting.clock.calls_bot))

    def tell_presence(self, *, asks: bool = False) -> bool:
        """Tell everybody, here and on other nodes, who has the table open; whether it has changed for those here."""
        seats = sorted({listener.seat for listener in self.listeners if listener.seat is not None})
        watchers = sum(listener.seat is None for listener in self.listeners)
        if self.announce is not None and (self.tracker.due(seats, watchers) or asks):
            self.announce(seats, watchers, asks)
        present = self.tracker.presence(seats, watchers)
        if present == self.present:
            return False
        self.present = present
        self.note("presence", _encoder.encode(present))
        return True

    @property
    def here(self) -> set[int]:
        """The seats that have the table open, on whatever node."""
        return {seat for seat, there in enumerate(self.present.seats) if there} if self.present else set()

    def note(self, kind: str, frame: bytes) -> None:
        """Tell everybody here something that is not numbered."""
        for listener in list(self.listeners):  # one that is lost leaves
            listener.note(kind, frame)

    def hear(self, said: NodePresence) -> None:
        """Another node says who is there."""
        self.tracker.hear(said)
        if said.asks and self.listeners:
            self.tracker.forget_said()
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
            self.common = gather_common(self.room, self.ahead_ms, self.common)
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

    def drop_stuck_listeners(self) -> None:
        for listener in list(self.listeners):
            listener.drop_if_stuck(time.monotonic())

    def idle(self) -> bool:
        """Whether nothing happens here before somebody comes."""
        clock_runs = self.room.status == "playing" and self.room.setting.clock.calls_bot and bool(self.room.people)
        return not self.listeners and self.bots is None and not clock_runs

    def bot_to_move(self, waiting: Container[str] = ()) -> int | None:
        """The seat of a bot that may act, but for the levels that are `waiting`."""
        seats = self.room.seats
        return next((seat for seat in self.room.actors if seats[seat].level and seats[seat].level not in waiting), None)

    def remind(self, now_ms: int) -> None:
        """Tell everybody once when half of a seat's time is over."""
        clocks = self.room.clocks
        if clocks.clock.kind == "none":
            return
        for seat in self.room.actors:
            due, since, decision = clocks.due_ms(seat), clocks.since_ms[seat], self.room.decisions[seat]
            if due is not None and since is not None and now_ms > (due + since) // 2 and self.reminded.get(seat) != decision:
                self.reminded[seat] = decision
                self.note("reminder", _encoder.encode(Reminder([seat])))
