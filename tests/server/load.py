"""Tables over real sockets on loopback: `python tests/server/load.py` (`make load`), `--help` says what can be chosen.

The clients run in one process, each node in another. At every tenth table a bot sits with the people, or at more of them
(`--bots-every 1 --level master`). Told at the end: durable moves of people a second, the nodes' own time of a command (median,
p99), the delay a client sees, and where the processor's time of a move goes: nodes, bots, clients. That last figure depends
little on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
import uvloop

from server.client import GAME, Served
from server.light_socket import LightSocket
from server.postgres import own_postgres

LEVEL, BOTS_EVERY = "easy", 10
COMMANDS, LAG = "semafor_command_seconds_bucket", "semafor_loop_lag_seconds_bucket"


class Move(msgspec.Struct):
    number: int


class Frame(msgspec.Struct):
    """What a load client reads of a message; the rest is skipped, which is fast."""

    type: str
    moves: list[Move] = []
    decision: int | None = None


decode = msgspec.json.Decoder(Frame).decode


class Seat:
    """A person who answers every decision once, after a while."""

    def __init__(self, load: Load, path: str, key: dict[str, Any]) -> None:
        self.load = load
        self.answered = -1
        self.sent_s = 0.0
        hello = json.dumps({"type": "hello", "seat": key["seat"], "token": key["token"]}).encode()
        self.socket = LightSocket(path, hello, self.hear)
        self.greeted = False

    def hear(self, _: LightSocket, text: bytes) -> None:
        frame = decode(text)
        if frame.type == "answer":
            self.load.delays_s.append(time.perf_counter() - self.sent_s)
        elif frame.type == "update":
            self.load.open += not self.greeted
            self.greeted = True
            if frame.moves and frame.decision is not None and frame.decision > self.answered:
                self.answered = frame.decision
                self.load.later(self, random.choice(frame.moves).number)

    def act(self, move: int) -> None:
        self.sent_s = time.perf_counter()
        do = f'{{"type":"act","move":{move}}}'
        self.socket.send(f'{{"type":"command","key":"k{self.answered}","decision":{self.answered},"do":{do}}}'.encode())


class Load:
    """Many seats, each answering after a pause so that the whole makes the wanted number of moves a second."""

    def __init__(
        self, nodes: list[Served], pause_s: float, *, spread: bool, level: str = LEVEL, bots_every: int = BOTS_EVERY
    ) -> None:
        self.nodes, self.pause_s, self.spread = nodes, pause_s, spread
        self.bot, self.bots_every = {"kind": "bot", "level": level}, bots_every
        self.delays_s: list[float] = []
        self.open = 0
        self.held: list[tuple[Seat, int]] | None = []  # who waits until everybody has come

    def later(self, seat: Seat, move: int) -> None:
        if self.held is not None:
            self.held.append((seat, move))
        else:
            asyncio.get_running_loop().call_later(random.expovariate(1 / self.pause_s), seat.act, move)

    def begin(self) -> None:
        held, self.held = self.held or [], None
        for seat, move in held:
            self.later(seat, move)

    async def table(self, http: httpx.AsyncClient, number: int, seats: int) -> None:
        """A table whose people all come to one node, or where they are `spread`, to one after the other."""
        asked = [{"kind": "me", "name": f"P{at}"} for at in range(seats)] + [self.bot] * (number % self.bots_every == 0)
        http.cookies.clear()
        made = (await http.post("/api/rooms", json={"game": GAME, "seats": asked})).json()
        for at, key in enumerate(made["seats"]):
            node = self.nodes[(number + at * self.spread) % len(self.nodes)]
            seat = Seat(self, f"/api/rooms/{made['room']['room']}/socket", key)
            await asyncio.get_running_loop().create_connection(lambda seat=seat: seat.socket, "127.0.0.1", node.port)  # type: ignore[misc]


class Reading:
    """What the nodes and the processor say at one moment."""

    def __init__(self, pids: dict[str, list[int]], pages: list[str]) -> None:
        self.at_s = time.perf_counter()
        self.busy_s = {who: sum(processor_s(pid) for pid in found) for who, found in pids.items()}
        self.busy_s["clients"] = time.process_time()
        self.buckets: dict[str, dict[float, float]] = {of: defaultdict(float) for of in (COMMANDS, LAG)}
        for line in [line for page in pages for line in page.splitlines()]:
            name = line.partition("{")[0]
            if name in self.buckets:
                self.buckets[name][float(line.split('"')[1])] += float(line.split()[-1])


def processor_s(pid: int) -> float:
    """User and system time of the process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(word) for task in Path(f"/proc/{pid}/task").iterdir() for word in (task / "children").read_text().split()]


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def read(nodes: list[Served]) -> Reading:
    pids = [node.process.pid for node in nodes]
    pages = []
    for node in nodes:
        async with httpx.AsyncClient(base_url=node.url, timeout=120) as http:
            pages.append((await http.get("/metrics")).text)
    return Reading({"nodes": pids, "bots": [child for pid in pids for child in children(pid)]}, pages)


def quantile_ms(first: Reading, last: Reading, share: float, of: str = COMMANDS) -> float:
    """The upper bound of the bucket in which that share of the commands (or whatever else) between the two lies."""
    between = {bound: last.buckets[of][bound] - first.buckets[of][bound] for bound in sorted(last.buckets[of])}
    return next(bound for bound, count in between.items() if count >= share * between[float("inf")]) * 1e3


async def loaded(asked: argparse.Namespace, nodes: list[Served]) -> str:
    before = sum(memory_kb(node.process.pid) for node in nodes)
    pause_s = asked.tables / asked.moves
    load = Load(nodes, pause_s, spread=asked.spread, level=asked.level, bots_every=asked.bots_every)
    async with httpx.AsyncClient(base_url=nodes[0].url, timeout=120) as http:
        for number in range(asked.tables):
            await load.table(http, number, asked.seats)
    sockets = asked.tables * asked.seats
    while load.open < sockets:
        await asyncio.sleep(0.1)
    per_socket = (sum(memory_kb(node.process.pid) for node in nodes) - before) / sockets
    # A collection here would hold back a bunch of commands and let them go at once: no crowd of people does that.
    gc.collect()
    gc.disable()
    load.begin()
    while len(load.delays_s) < sockets:  # the opening, in which all seats act at once, is not measured
        await asyncio.sleep(0.1)
    load.delays_s.clear()
    first = await read(nodes)
    await asyncio.sleep(asked.seconds)
    last = await read(nodes)
    return told(asked, first, last, load.delays_s, per_socket)


def told(asked: argparse.Namespace, first: Reading, last: Reading, delays_s: list[float], per_socket: float) -> str:
    took, acts = last.at_s - first.at_s, len(delays_s)
    shares = ", ".join(f"{who} {(last.busy_s[who] - first.busy_s[who]) / acts * 1e3:.2f}" for who in last.busy_s)
    return (
        f"{asked.tables} tables, {asked.tables * asked.seats} sockets, {asked.nodes} node(s), {took:.0f} s:"
        f" {acts / took:.0f} durable moves/s;"
        f" server time median ≤ {quantile_ms(first, last, 0.5):.0f} ms, p99 ≤ {quantile_ms(first, last, 0.99):.0f} ms;"
        f" the event loop wakes late by ≤ {quantile_ms(first, last, 0.99, LAG):.0f} ms at p99;"
        f" client delay median {statistics.median(delays_s) * 1e3:.0f} ms;"
        f" processor time of a move in ms: {shares};"
        f" {per_socket:.0f} kB per socket with its table ({os.cpu_count()} cores)"
    )


@contextlib.contextmanager
def started(asked: argparse.Namespace) -> Iterator[list[Served]]:
    """The nodes; several share a PostgreSQL that is started for them, if none is named."""
    with contextlib.ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        database = asked.database or f"sqlite:///{folder}/semafor.db"
        if (asked.nodes > 1 or asked.postgres) and not asked.database:
            database = opened.enter_context(postgres(folder))
        nodes: list[Served] = []
        bus = asked.bus or ("postgresql:" if asked.nodes > 1 else "memory:")
        for _ in range(asked.nodes):
            nodes.append(Served(database, bus=bus))
            opened.callback(nodes[-1].kill)
        yield nodes


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    from server.conftest import fresh_postgres

    server = own_postgres(folder / "postgres")
    yield fresh_postgres(server)
    server.cleanup()


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4, help="people at each table")
    parser.add_argument("--level", default=LEVEL, help="of the bots")
    parser.add_argument("--bots-every", type=int, default=BOTS_EVERY, help="at the first of so many tables sits one")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--moves", type=float, default=500, help="wanted a second")
    parser.add_argument("--nodes", type=int, default=1, help="several share a PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="so does one alone, which else has an SQLite")
    parser.add_argument("--spread", action="store_true", help="the people of a table come to different nodes")
    parser.add_argument("--database", default="", help="its URL, else a fresh one")
    parser.add_argument("--bus", default="", help="for example redis://localhost")
    return parser.parse_args()


def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asked = options()
    with started(asked) as nodes:
        print(uvloop.run(loaded(asked, nodes)), flush=True)


if __name__ == "__main__":
    main()
