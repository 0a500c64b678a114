"""What nodes tell each other survives broken lines."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from semafor.server.node.bus import Bus, make_bus
from server.conftest import Redis, fresh_postgres, run
from server.postgres import tell

Break = Callable[[], Awaitable[None]]


class Line:
    """A way between nodes that a test can cut."""

    def __init__(self, url: str, cut: Break) -> None:
        self.url, self.cut = url, cut


@pytest.fixture(params=["postgresql", "redis"])
def line(request: pytest.FixtureRequest) -> Iterator[Line]:
    if request.param == "postgresql":
        server: Any = request.getfixturevalue("postgres")
        url = fresh_postgres(server)
        # Other workers of the tests use the same server.
        own = f"application_name = 'semafor bus' and datname = '{urlsplit(url).path.strip('/')}'"

        async def cut() -> None:
            tell(server, f"select pg_terminate_backend(pid) from pg_stat_activity where {own};")

        yield Line(url, cut)
        return
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    redis = Redis(program)
    yield Line(redis.url, redis.restart)
    redis.stop()


class Node:
    """One end of the line: what it heard, and how often it was told to look for what it missed."""

    def __init__(self, url: str) -> None:
        self.bus: Bus = make_bus(url, url)
        self.on_entry: list[tuple[str, int]] = []
        self.words: list[tuple[str, str]] = []
        self.on_reconnect = 0

    async def receive(self, room: str, n: int) -> None:
        self.on_entry.append((room, n))

    async def look(self) -> None:
        self.on_reconnect += 1

    async def start(self) -> None:
        await self.bus.start(self.receive, self.look, lambda room, text: self.words.append((room, text)))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


async def two(url: str) -> list[Node]:
    nodes = [Node(url), Node(url)]
    for node in nodes:
        await node.start()
    return nodes


def test_nodes_hear_each_other(line: Line) -> None:
    async def work() -> None:
        nodes = await two(line.url)
        await nodes[0].bus.publish("a", 1)
        await nodes[1].bus.publish("b", 2)
        nodes[0].bus.announce("a", "first")
        nodes[0].bus.announce("a", "second word")
        await until(lambda: ("a", 1) in nodes[1].on_entry and ("b", 2) in nodes[0].on_entry)
        await until(lambda: ("a", "second word") in nodes[1].words)
        for node in nodes:
            await node.bus.close()

    run(work())


def test_whoever_was_cut_off_looks_for_what_it_missed_and_nothing_said_meanwhile_is_lost(line: Line) -> None:
    async def work() -> None:
        nodes = await two(line.url)
        before = [node.on_reconnect for node in nodes]
        await line.cut()
        for n in range(20):  # some while the line is down, some while it comes back
            await nodes[0].bus.publish("a", n)
            await asyncio.sleep(0.01)
        await until(lambda: all(node.on_reconnect > at for node, at in zip(nodes, before, strict=True)))
        await nodes[0].bus.publish("a", 20)
        await until(lambda: ("a", 20) in nodes[1].on_entry)
        assert nodes[1].on_reconnect > before[1]
        for node in nodes:
            await node.bus.close()

    run(work())


def test_what_one_said_while_only_its_own_line_was_broken_is_heard_afterwards(postgres: Any) -> None:
    async def work() -> None:
        url = fresh_postgres(postgres)
        speaker, hearer = await two(url)
        pid = await speaker.bus.connection.fetchval("select pg_backend_pid()")  # type: ignore[attr-defined]
        missed = hearer.on_reconnect
        tell(postgres, f"select pg_terminate_backend({pid});")
        await speaker.bus.publish("a", 7)
        await until(lambda: ("a", 7) in hearer.on_entry)

        assert hearer.on_reconnect == missed, "the hearer was never cut off"
        for node in (speaker, hearer):
            await node.bus.close()

    run(work())
