"""An open socket as a room sees it: it is sent the newest frame when it is ready for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

from semafor.server.challenges.challenge import is_open_to_all

if TYPE_CHECKING:
    from semafor.server.node.live_room import LiveRoom

SEND_S = 10  # a reader that takes no frame for so long is closed

Send = Callable[[bytes], Awaitable[None]]


class Outlet(Protocol):
    """A connection that can be written to without waiting, as long as it is ready for more."""

    @property
    def ready(self) -> bool: ...

    def write(self, text: bytes) -> None: ...


class Listener:
    """One open socket. Nothing is ever queued for it.

    What the outlet takes at once is sent at once, which is most; only where it is not ready a task waits for it.
    """

    def __init__(
        self,
        live: LiveRoom,
        seat: int | None,
        last: int | None,
        send: Send,
        drop: Callable[[], None],
        outlet: Outlet | None = None,
    ) -> None:
        self.live = live
        self.seat = seat
        self.sent = last
        self.token = ""  # the hash of the token by which the seat, or the room, was opened
        self.greeted = False
        self.send = send
        self.outlet = outlet
        self.drop = drop
        self.sending: asyncio.Task[None] | None = None
        self.notes: dict[str, bytes] = {}  # what is not numbered: the newest of each kind
        self.since_s: float | None = None  # when the frame that is on its way was handed over

    @property
    def welcome(self) -> bool:
        """Whether the token by which it was opened still opens that."""
        room = self.live.room
        return (is_open_to_all(room) or room.lets_in(self.token)) if self.seat is None else room.opens(self.seat, self.token)

    def wake(self) -> None:
        """There is something to send."""
        if self.sending is None and not self._write_now():
            self.sending = asyncio.create_task(self._flush())

    def _write_now(self) -> bool:
        """Send what can be sent without waiting; whether that was all."""
        try:
            while self._lacks():
                if self.outlet is None or not self.outlet.ready:
                    return False
                self.outlet.write(self._take_next())
        except Exception:
            self._lose()
        return True

    async def wait_until_sent(self) -> None:
        """Every frame there is so far has been sent."""
        if self.sending is not None:
            await asyncio.shield(self.sending)

    def note(self, kind: str, frame: bytes) -> None:
        """Send something beside the numbered frames; a newer note of the kind takes the place of one not sent yet."""
        self.notes[kind] = frame
        self.wake()

    async def _flush(self) -> None:
        try:
            while self._lacks():
                self.since_s = time.monotonic()
                await self.send(self._take_next())
        except Exception:
            self._lose()
        finally:
            self.sending = self.since_s = None

    def _lose(self) -> None:
        self.live.leave(self)
        self.drop()

    def drop_if_stuck(self, now_s: float) -> None:
        """Close a reader that takes nothing. One look a second at all of them costs less than a timeout for each frame."""
        if self.since_s is not None and now_s - self.since_s > SEND_S:
            self._lose()
            if self.sending is not None:
                self.sending.cancel()

    def _behind(self) -> bool:
        return not self.greeted or self.sent != self.live.room.audience(self.seat).count

    def _lacks(self) -> bool:
        return bool(self.notes) or self._behind()

    def _take_next(self) -> bytes:
        """What is sent next. It counts as sent from now on: a socket on which that fails is closed."""
        if not self._behind():
            return self.notes.pop(next(iter(self.notes)))
        frame = self.live.frame(self.seat, self.sent)
        self.greeted, self.sent = True, self.live.room.audience(self.seat).count
        return frame
