"""A socket: hello, then numbered frames out and commands in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from semafor.rooms.commands import Hello, Incoming, Ping, Send
from semafor.rooms.messages import Outgoing, Pong
from semafor.rooms.refold import SetAside
from semafor.server.challenges.challenge import is_open_to_all
from semafor.server.http.call import gather_keys, has_played_same
from semafor.server.http.connections import OUTLET
from semafor.server.http.denials import deny
from semafor.server.http.edge import client_address, is_foreign, is_garbled
from semafor.server.metrics import COMMANDS, SOCKETS
from semafor.server.node.archive import NoRoom
from semafor.server.node.listener import Listener, Outlet
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.tokens import fresh_id

HELLO_S = 10
BAD, TRY_LATER, NOT_ALLOWED = 1003, 1013, 1008

logger = logging.getLogger("semafor.http")
_incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Socket:
    """One connection of one seat, or of a watcher."""

    def __init__(self, node: Node, socket: WebSocket) -> None:
        self.node = node
        self.socket = socket
        self.id = fresh_id()
        self.key = ""  # the hash of the token by which the seat, or the room, was opened
        self.dropped = False
        self.outlet: Outlet | None = socket.scope.get("extensions", {}).get(OUTLET, {}).get("outlet")

    async def serve(self) -> None:
        if (
            is_garbled(self.socket)
            or is_foreign(self.socket, self.node)
            or not self.node.limits.allows("socket", self._address())
        ):
            await self.socket.close(NOT_ALLOWED)
            return
        await self.socket.accept()
        SOCKETS.inc()
        try:
            await self._listen()
        except Closing as closing:
            await self._close(closing.code, closing.why)
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side has gone
        finally:
            SOCKETS.dec()

    async def _listen(self) -> None:
        live, hello = await self._greet()
        reader = asyncio.current_task()
        assert reader is not None
        listener = Listener(live, hello.seat, hello.last, self._send_frame, lambda: self._drop(reader), self.outlet)
        listener.token = self.key
        if live.owner.startswith("room "):  # it was opened from the log: who comes first stands for its maker
            live.owner = self._address()
        try:
            await self.node.rooms.join(live, listener)
            if self.node.health.outage.what:
                listener.note("outage", self.node.health.frame)
            while True:
                await self._take(listener, await self._receive())
        except asyncio.CancelledError:
            if self.dropped:
                raise Closing(TRY_LATER, "closed by the server") from None
            raise
        finally:
            live.leave(listener)

    async def _greet(self) -> tuple[LiveRoom, Hello]:
        """The room and the hello, once the token is checked."""
        try:
            async with asyncio.timeout(HELLO_S):
                hello = await self._receive()
        except TimeoutError:
            raise Closing(NOT_ALLOWED, "no hello") from None
        if not isinstance(hello, Hello):
            raise Closing(BAD, "the first frame is a hello")
        id = self.socket.path_params["room"]
        try:
            live = await self._open(id)
        except NoRoom:
            raise Closing(NOT_ALLOWED, "no-room") from None
        except SetAside as why:
            await self._send(deny(why.why, dict(why.facts)))
            raise Closing(NOT_ALLOWED, why.why) from None
        room, seat = live.room, hello.seat
        shown = await gather_keys(self.node, self.socket, room, hello.token)
        self.key = next((key for key in shown if (room.lets_in(key) if seat is None else room.opens(seat, key))), "")
        if not self.key and seat is None and await has_played_same(self.node, room, self.socket.cookies):
            self.key = room.watch  # who has played the same looks like everybody who watches
        if not self.key and not (seat is None and is_open_to_all(room)):
            raise Closing(NOT_ALLOWED, "no-token")
        return live, hello

    async def _open(self, id: str) -> LiveRoom:
        try:
            return await self.node.rooms.open(id)
        except Exception as error:
            away = self.node.health.report(error)
            if away is None:
                raise
            await self._send(deny(away))
            raise Closing(TRY_LATER, away) from None

    async def _receive(self) -> Incoming:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self.node.limits.allows("command", self.id):
            raise Closing(NOT_ALLOWED, "too-many")
        try:
            return _incoming.decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Closing(BAD, "bad-message") from None

    async def _take(self, listener: Listener, incoming: Incoming) -> None:
        if isinstance(incoming, Ping):
            await self._send(Pong(incoming.n))
        elif isinstance(incoming, Hello):
            raise Closing(BAD, "only the first frame is a hello")
        else:
            began = time.perf_counter()
            answer = await self._command(listener.live, listener.seat, incoming)
            await listener.wait_until_sent()  # the frame that tells of a command comes before its answer
            await self._send(answer)
            COMMANDS.observe(time.perf_counter() - began)

    async def _command(self, live: LiveRoom, seat: int | None, sent: Send) -> Outgoing:
        if seat is None or not live.room.opens(seat, self.key):
            return deny("no-token", key=sent.key)
        kind = "chat" if sent.do.__struct_config__.tag == "chat" else "command"
        if not self.node.limits.allows(kind, f"{live.room.id}:{seat}"):
            return deny("too-many", key=sent.key)
        try:
            return await self.node.rooms.command(live, seat, sent)
        except Exception as error:
            away = self.node.health.report(error)
            if away is not None:
                return deny(away, key=sent.key)
            id = fresh_id()
            logger.exception("broke", extra={"id": id, "room": live.room.id})
            return deny("internal", key=sent.key, id=id)

    async def _send(self, message: Outgoing) -> None:
        frame = _encoder.encode(message)
        if self.outlet is not None and self.outlet.ready:
            self.outlet.write(frame)
        else:
            await self._send_frame(frame)

    async def _send_frame(self, frame: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": frame.decode()})

    def _drop(self, reader: asyncio.Task[object]) -> None:
        self.dropped = True
        reader.cancel()

    async def _close(self, code: int, why: str) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(1):
                    await self.socket.close(code, why)

    def _address(self) -> str:
        return client_address(self.socket, self.node.settings.proxies)
