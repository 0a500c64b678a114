"""Outages are told: which one it is, that one may try again, and when it is over."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import event

from semafor.kernel.errors import BadInput
from semafor.rooms.commands import Chat, Command
from semafor.rooms.messages import Answer
from semafor.server.node import health
from semafor.server.node.bus import make_bus
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.store import writers
from semafor.server.store.database import make_durable
from semafor.server.store.outages import outage_of
from server.conftest import Redis, fresh_postgres, run
from server.in_process import Wire, app_of, open_room, running_node
from server.postgres import tell

BIG = "x" * 480


class Disk:
    """The disk under a file of SQLite: full, it has room for no page more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.writing: list[sqlite3.Connection] = []
        monkeypatch.setattr(writers, "connect", self.connect)

    def connect(self, file: str) -> sqlite3.Connection:
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        make_durable(connection)
        self.writing.append(connection)
        return connection

    def fill(self, node: Node, *, full: bool) -> None:
        self.full = full
        self.limit(self.writing[0].cursor())
        if full:
            event.listen(
                node.database.engine.sync_engine, "begin", lambda connection: self.limit(connection.connection.cursor())
            )

    def limit(self, cursor: Any) -> None:
        cursor.execute("pragma page_count")
        cursor.execute(f"pragma max_page_count={cursor.fetchone()[0] if self.full else 1 << 30}")
        cursor.close()


async def until_denied(http: httpx.AsyncClient, live: LiveRoom) -> httpx.Response:
    path = f"/api/rooms/{live.room.id}"
    for at in range(300):
        said = {"seat": 0, "command": {"key": f"k{at}", "do": {"type": "chat", "text": BIG}}}
        answer = await http.post(f"{path}/commands", json=said)
        if answer.status_code != 200:
            return answer
    raise AssertionError("the disk was never full")


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            wire = Wire(app_of(http), f"/api/rooms/{live.room.id}/socket", cookie=cookie_of(http))
            wire.send({"type": "hello", "seat": 0})
            await wire.until("update")
            disk.fill(node, full=True)
            denied = await until_denied(http, live)
            n = live.room.n
            wire.send({"type": "command", "key": "s", "do": {"type": "chat", "text": BIG}})

            assert (denied.status_code, denied.json()["code"]) == (503, "disk-full")
            assert int(denied.headers["retry-after"]) > 0
            assert all(denied.json()["text"].values())
            assert (await wire.until("denial"))["code"] == "disk-full", "over the socket too"
            assert (await http.get("/healthz")).status_code == 200, "it lives"
            assert live.room.n == n
            node.health.away = None
            ready = await http.get("/readyz")
            assert ready.status_code in (200, 503), "a small word may still find room"

            disk.fill(node, full=False)
            assert isinstance(await node.rooms.command(live, 0, Command("k", Chat(BIG))), Answer)
            assert (await http.get("/readyz")).status_code == 200
            assert live.room.n == n + 1
            await wire.close()

    run(work())


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def test_a_database_that_is_away_is_told_at_every_door_and_asked_until_it_is_back(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LOOK_S", 0)
    url = fresh_postgres(postgres)
    name = urlsplit(url).path.strip("/")

    def cut() -> None:
        tell(postgres, f"alter database {name} allow_connections false;")
        tell(postgres, f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}';")

    async def work() -> None:
        async with running_node(url) as (node, http):
            live = await open_room(node, http)
            path = f"/api/rooms/{live.room.id}"
            wire = Wire(app_of(http), f"{path}/socket", cookie=cookie_of(http))
            wire.send({"type": "hello", "seat": 0})
            await wire.until("update")
            cut()
            said = {"seat": 0, "command": {"key": "k", "do": {"type": "chat", "text": "hello"}}}
            answers = [await http.post(f"{path}/commands", json=said), await http.get("/api/mine"), await http.get("/readyz")]
            other = Wire(app_of(http), "/api/rooms/0000000000000000/socket")
            other.send({"type": "hello"})

            assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "database-down")] * 3
            assert all("retry-after" in answer.headers for answer in answers)
            assert (await other.until("denial"))["code"] == "database-down"
            assert (await other.outbox.get())["code"] == 1013, "come back"
            assert (await wire.until("outage"))["what"] == "database-down", "who only thinks is told too"
            assert (await http.get("/healthz")).status_code == 200
            tell(postgres, f"alter database {name} allow_connections true;")
            assert (await wire.until("outage"))["what"] == ""
            assert (await http.post(f"{path}/commands", json=said)).status_code == 200
            await wire.close()

    run(work())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.05)


def test_without_the_bus_tables_that_span_nodes_go_on(tmp_path: Path) -> None:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    redis = Redis(program)
    database = f"sqlite:///{tmp_path / 'semafor.db'}"

    async def work() -> None:
        async with running_node(database, bus=redis.url) as (one, http), running_node(database, bus=redis.url) as (two, _):
            here = await open_room(one, http)
            there = await two.rooms.open(here.room.id)
            os.kill(redis.process.pid, signal.SIGKILL)
            redis.process.wait(10)
            await until(lambda: one.health.bus_down and two.health.bus_down)
            await one.rooms.command(here, 0, Command("k", Chat("hello")))
            await until(lambda: there.room.n == here.room.n)
            assert (await http.get("/readyz")).text == "ok, without the bus\n", "moves can be stored"
            redis.start()
            await until(lambda: not one.health.bus_down and not two.health.bus_down)
            await two.rooms.command(there, 0, Command("k2", Chat("again")))
            await until(lambda: there.room.n == here.room.n)

    try:
        run(work())
    finally:
        redis.stop()


@pytest.mark.parametrize(
    "path", ["/api/rooms/%00", "/api/rooms?game=%00", "/%00", "/api/games/a%0ab", "/api/rooms/%ff", "/?a=%ff"]
)
def test_an_address_that_is_no_text_is_refused_as_such(path: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-address")

    run(work())


def test_ids_with_odd_signs_in_a_body_are_no_rooms(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (_, http):
            await http.post("/api/accounts", json={"name": "Anna", "password": "long enough"})
            answer = await http.post("/api/claims", json={"room": "a\x00b", "seat": 0})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-room")

    run(work())


def test_an_error_of_ours_is_no_outage() -> None:
    assert outage_of(KeyError("x")) is None
    assert outage_of(ConnectionRefusedError()) == "database-down"
    assert outage_of(OSError(28, "No space left on device")) == "disk-full"


def test_a_bus_of_the_database_needs_one_that_has_a_bus() -> None:
    with pytest.raises(BadInput, match="SQLite"):
        make_bus("postgresql:", "sqlite:///semafor.db")
