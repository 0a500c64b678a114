"""An open socket as a room sees it: it is sent the newest frame when it is ready for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from semafor.server.daily import is_open_to_all

if TYPE_CHECKING:
    from semafor.server.node.live_room import LiveRoom

SEND_S = 10  # a reader that takes no frame for so long is closed

Send = Callable[[bytes], Awaitable[None]]


class Listener:
    """One open socket. Nothing is ever queued for it."""

    def __init__(
        self,
        live: LiveRoom,
        seat: int | None,
        last: int | None,
        send: Send,
        drop: Callable[[], None],
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
        return (is_open_to_all(room) or room.lets_in(self.token)) if self.seat is None else room.opens(self.seat, self.token)

    def wake(self) -> None:
        if self.sending is None:
            self.sending = asyncio.create_task(self._flush())

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
