"""Connections that dawdle are closed within seconds; a player who thinks is not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from semafor.server.http import connections
from semafor.server.http import socket as sockets
from semafor.server.http.app import application
from semafor.server.http.connections import Connection, SocketConnection
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from server.client import GAME, Served
from server.conftest import run

HELD = {
    "says nothing": b"",
    "half a line": b"GET /healthz HT",
    "never ends its headers": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: b\r\n",
    "never sends its body": b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
    "half a handshake": b"GET /api/rooms/0000000000000000/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upg",
    "never says hello": (
        b"GET /api/rooms/0000000000000000/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ),
}


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_S", "BODY_S", "FAREWELL_S"):
        monkeypatch.setattr(connections, name, 0.3)
    monkeypatch.setattr(sockets, "HELLO_S", 0.3)


@contextlib.asynccontextmanager
async def serving(tmp_path: Path) -> AsyncIterator[int]:
    """A server at a real port of this process."""
    listening = socket.create_server(("127.0.0.1", 0))
    node = await Node.open(Settings(database=f"sqlite:///{tmp_path / 'semafor.db'}", limits=0))
    config = uvicorn.Config(
        application(node),
        http=Connection,
        ws=SocketConnection,
        ws_ping_interval=0.1,
        ws_ping_timeout=1,
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.02)
    yield int(listening.getsockname()[1])
    server.should_exit = True
    await task


@pytest.mark.parametrize("sent", HELD.values(), ids=HELD.keys())
def test_who_never_finishes_is_closed(sent: bytes, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as port:
            pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
            for _, writer in pairs:
                writer.write(sent)
                await writer.drain()
            for reader, _ in pairs:
                with contextlib.suppress(ConnectionResetError):
                    while await reader.read(4096):
                        pass
            for _, writer in pairs:
                writer.close()

    run(work())


def test_a_drop_now_and_then_does_not_keep_a_request_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.1\r\n")
            with contextlib.suppress(ConnectionError):
                for at in range(100):
                    writer.write(b"X-%d: a\r\n" % at)
                    await writer.drain()
                    await asyncio.sleep(0.05)
                raise AssertionError("it could go on for ever")
            del reader
            writer.close()

    run(work())


def test_a_player_who_only_thinks_keeps_the_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as port:
            address, tokens = await dealt(port)
            async with websockets.connect(address) as wire:
                await wire.send(hello(0, tokens[0]))
                assert json.loads(await wire.recv())["type"] == "update"
                assert json.loads(await wire.recv())["type"] == "presence"
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(wire.recv(), 1.5)  # many times longer than anything above
                await wire.send(json.dumps({"type": "ping", "n": 7}))
                assert json.loads(await wire.recv()) == {"type": "pong", "n": 7}

    run(work())


def test_who_has_just_said_something_is_not_asked_and_who_is_silent_is() -> None:
    async def work() -> None:
        loop = SteadyLoop()
        wire = SocketConnection(uvicorn.Config(lambda: None, ws_ping_interval=30), ServerState(), {}, loop)  # type: ignore[arg-type]
        wire.transport = SilentTransport()
        wire.conn.state = State.OPEN
        wire.data_received(b"")
        for now_s, asked in ((10, False), (30, True)):
            loop.now_s = now_s
            wire.send_keepalive_ping()
            assert (wire.pending_ping_payload is not None) == asked
        assert loop.waits_s == [20, wire.ping_timeout]

    run(work())


class SteadyLoop:
    """An event loop whose time stands, and that only remembers for what it was asked."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self.waits_s: list[float] = []

    def time(self) -> float:
        return self.now_s

    def call_later(self, wait_s: float, work: object) -> None:
        del work
        self.waits_s.append(wait_s)


class SilentTransport(asyncio.Transport):
    """One that takes everything and leads nowhere."""

    def write(self, data: object) -> None:
        del data

    def is_closing(self) -> bool:
        return False


async def dealt(port: int) -> tuple[str, list[str]]:
    """The address of a table of two, and its tokens."""
    body = {"game": GAME, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        made = (await http.post("/api/rooms", json=body)).json()
    return f"ws://127.0.0.1:{port}/api/rooms/{made['room']['room']}/socket", [seat["token"] for seat in made["seats"]]


def hello(seat: int, token: str) -> str:
    return json.dumps({"type": "hello", "seat": seat, "token": token})


def test_who_is_gone_before_the_answer_is_no_error(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def work() -> None:
        served = Served(f"sqlite:///{tmp_path / 'semafor.db'}", log=log)
        address, tokens = await dealt(served.port)
        async with websockets.connect(address) as stays:
            await stays.send(hello(0, tokens[0]))
            for number in range(10):
                goes = await websockets.connect(address)
                await goes.send(hello(1, tokens[1]))
                await goes.recv()
                do = {"type": "chat", "text": f"{number}"}
                await goes.send(json.dumps({"type": "command", "key": f"k{number}", "do": do}))
                goes.transport.abort()
                while not json.loads(await stays.recv()).get("events"):
                    pass
        served.stop()

    run(work())
    assert [line for line in log.read_text("utf-8").splitlines() if json.loads(line)["level"] == "error"] == []


@pytest.mark.nightly
def test_a_hundred_and_fifty_held_connections_are_closed_and_others_are_served_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the times of a real server

    async def work() -> None:
        served = Served(f"sqlite:///{tmp_path / 'semafor.db'}")
        kinds = list(HELD.values())
        pairs = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(150)]
        for at, (_, writer) in enumerate(pairs):
            writer.write(kinds[at % len(kinds)])
        address, tokens = await dealt(served.port)
        async with websockets.connect(address) as thinks:
            await thinks.send(hello(0, tokens[0]))
            for reader, writer in pairs:
                with contextlib.suppress(ConnectionResetError):
                    while await reader.read(4096):
                        pass
                writer.close()
            await thinks.send(json.dumps({"type": "ping", "n": 7}))
            while json.loads(await thinks.recv())["type"] != "pong":
                pass
        served.kill()

    run(work(), 90)


def test_who_never_reads_the_answer_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_S", 0.3)

    async def work() -> None:
        async with serving(tmp_path) as port:
            wire = socket.socket()
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            wire.connect(("127.0.0.1", port))
            wire.setblocking(False)
            loop = asyncio.get_running_loop()
            with contextlib.suppress(ConnectionError):
                while True:
                    await loop.sock_sendall(wire, b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
                    await asyncio.sleep(0.05)
            wire.close()

    run(work())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_the_head_of_a_frame_is_that_of_the_library(size: int) -> None:
    text = b"x" * size
    assert connections.head_of_text(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
