"""A node in this process: its application without a network, its rooms, and its sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, MutableMapping
from pathlib import Path
from typing import Any, cast

import httpx
from starlette.applications import Starlette

from semafor.server.http.app import application
from semafor.server.http.connections import OUTLET
from semafor.server.node.listener import Listener
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from server.client import GAME
from server.migrated import lay


@contextlib.asynccontextmanager
async def running_node(where: Path | str, **more: float | str) -> AsyncIterator[tuple[Node, httpx.AsyncClient]]:
    """A node and a client of it; its database is in that folder, or at that URL. Limits and par are off, if not asked for."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'semafor.db'}"
    lay(url)
    app = application(await Node.open(Settings(database=url, **{"limits": 0, "par": "", **more})))  # type: ignore[arg-type]
    async with app.router.lifespan_context(app), browser_of(app) as http:
        yield app.state.node, http


def browser_of(app: Starlette, address: str = "127.0.0.1") -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app, client=(address, 123)), base_url="http://semafor")


def app_of(http: httpx.AsyncClient) -> Starlette:
    """The application that the client speaks to."""
    transport = http._transport
    assert isinstance(transport, httpx.ASGITransport)
    return cast("Starlette", transport.app)


async def open_room(node: Node, http: httpx.AsyncClient, **more: object) -> LiveRoom:
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    answer = await http.post("/api/rooms", json={"game": GAME, "seats": seats, **more})
    live = await node.rooms.open(answer.json()["room"]["room"])
    node.rooms.visit(live)  # the bots of a table at which nobody is sleep
    return live


async def watch(node: Node, live: LiveRoom) -> None:
    """Somebody looks at the table, and stays."""

    async def take(frame: bytes) -> None:
        del frame

    watcher = Listener(live, None, None, take, drop=lambda: None)
    watcher.token = live.room.watch
    await node.rooms.join(live, watcher)


class Wire:
    """A socket of the application, without a network."""

    def __init__(self, app: Starlette, path: str, *, cookie: str = "") -> None:
        self.inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.outbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        headers = [(b"cookie", cookie.encode())] if cookie else []
        scope: dict[str, Any] = {"type": "websocket", "path": path, "headers": headers, "query_string": b"", "subprotocols": []}
        scope["extensions"] = {OUTLET: {"outlet": self}}
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.serving = asyncio.create_task(app(scope, self.inbox.get, self.outbox.put))

    ready = True

    def write(self, text: bytes) -> None:
        self.outbox.put_nowait({"type": "websocket.send", "text": text.decode()})

    def send(self, message: object) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, type: str) -> dict[str, Any]:
        while True:
            message = json.loads((await self.outbox.get()).get("text", "{}"))
            if message.get("type") == type:
                return dict(message)

    def sent(self) -> list[MutableMapping[str, Any]]:
        """What was sent and not read yet."""
        return [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await self.serving
