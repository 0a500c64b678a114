"""Connections that dawdle are closed: one that never finishes its request or its handshake, or never reads the answer.

A seated player who only thinks is none of them: an open socket is kept by its pings, however long nothing is said.
"""

from __future__ import annotations

import asyncio
import math
from struct import pack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

STREAM = "/api/program/stream"
OUTLET = "semafor.outlet"  # the extension of ASGI by which a socket is written to at once
HEAD_S = 10  # until the headers of a request have come, the first one counted from the connection
BODY_S = 20  # until its body has
READ_S = 30  # for a reader who takes nothing
WHOLE_TEXT = 0x81  # the last frame of its message, and a text
FAREWELL_S = 5  # for the last words of a socket that was closed


def head_of_text(size: int) -> bytes:
    """What stands before a text of so many bytes that is one whole frame of the server (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    return pack("!BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", WHOLE_TEXT, 127, size)


class Connection(HttpToolsProtocol):
    """A connection of HTTP, closed when a request or an answer takes too long."""

    waiting: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._come()
        self.resume_writing()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait(HEAD_S)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._come()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._come()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """A stream has no end of its own: it ends when the server stops."""
        if self.cycle is not None and not self.cycle.response_complete and self.scope["path"] == STREAM:
            self.transport.close()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(READ_S, self.transport.abort)

    def resume_writing(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.flow is not None:
            super().resume_writing()

    def _wait(self, seconds: float) -> None:
        self._come()
        self.waiting = self.loop.call_later(seconds, self.transport.abort)

    def _come(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection of a socket; once it is served, its last words have some seconds to be read."""

    heard_s = -math.inf  # when something last came from it, by the clock of the event loop

    def data_received(self, data: bytes) -> None:
        self.heard_s = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there; not who has just said something."""
        interval_s = self.ping_interval or 0.0
        rests_s = self.heard_s + interval_s - self.loop.time()
        if rests_s > interval_s / 2:
            self.ping_timer = self.loop.call_later(rests_s, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[OUTLET] = {"outlet": self}
        await super().run_asgi()

    @property
    def ready(self) -> bool:
        """Whether a frame would be on its way at once: it is open, and its reader keeps up."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        return not gone and self.writable.is_set() and self.conn.state is State.OPEN

    def write(self, text: bytes) -> None:
        """Send a frame without the way over ASGI's messages, which takes longer than to make the frame."""
        self.transport.write(head_of_text(len(text)) + text)

    def on_task_complete(self, task: asyncio.Task[Any]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(FAREWELL_S, self.transport.abort)
