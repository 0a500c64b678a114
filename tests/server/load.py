"""Tables of bots over real sockets on loopback, bounded: `python tests/server/load.py [TABLES SEATS SECONDS]` (`make load`).

The clients run in one process, the server in another. Told at the end: durable moves a second, the server's own time of a
command (median, p99), the delay a client sees, the server's processor time of a move, which does not depend on what else
the machine does, and its memory per socket.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

from server.client import GAME, Served


class Frame(msgspec.Struct):
    """What a load client reads of a message; the rest is skipped, which is fast."""

    type: str
    moves: list[dict[str, Any]] = []
    decision: int | None = None


class Load:
    """Many seats, each answering after a pause so that the whole makes the wanted number of moves a second."""

    def __init__(self, url: str, pause_s: float) -> None:
        self.url, self.pause_s = url, pause_s
        self.delays_s: list[float] = []
        self.open = 0
        self.going = asyncio.Event()
        self.decode = msgspec.json.Decoder(Frame).decode

    async def room(self, http: httpx.AsyncClient, seats: int) -> None:
        people = [{"kind": "me", "name": f"P{at}"} for at in range(seats)]
        http.cookies.clear()
        made = (await http.post("/api/rooms", json={"game": GAME, "seats": people})).json()
        for key in made["seats"]:
            asyncio.get_running_loop().create_task(self.seat(made["room"]["room"], key))

    async def seat(self, room: str, key: dict[str, Any]) -> None:
        address = self.url.replace("http", "ws") + f"/api/rooms/{room}/socket"
        async with connect(address, max_size=None, compression=None, ping_interval=None, open_timeout=120) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": key["seat"], "token": key["token"]}))
            self.open += 1
            answered, sent_s = -1, 0.0
            async for text in socket:
                message = self.decode(text)
                if message.type == "answer":
                    self.delays_s.append(time.perf_counter() - sent_s)
                elif (
                    message.type == "update" and message.moves and message.decision is not None and message.decision > answered
                ):
                    await self.going.wait()
                    await asyncio.sleep(random.expovariate(1 / self.pause_s))
                    answered, sent_s = message.decision or 0, time.perf_counter()
                    do = {"type": "act", "move": random.choice(message.moves)["number"]}
                    await socket.send(json.dumps({"type": "command", "key": f"k{answered}", "decision": answered, "do": do}))


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def processor_s(pid: int) -> float:
    """User and system time of the process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def buckets(http: httpx.AsyncClient) -> dict[float, float]:
    """The server's histogram of command times: how many took at most so many seconds."""
    lines = (await http.get("/metrics")).text.splitlines()
    rows = [line for line in lines if line.startswith("semafor_command_seconds_bucket")]
    return {float(line.split('"')[1]): float(line.split()[-1]) for line in rows}


def quantile_ms(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """The upper bound of the bucket in which that share of the commands between the two lies."""
    total = after[float("inf")] - before[float("inf")]
    return next(bound for bound in after if after[bound] - before[bound] >= share * total) * 1e3


async def loaded(tables: int, seats: int, seconds: float, moves_per_s: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        served = Served(f"sqlite:///{folder}/semafor.db")
        try:
            before = memory_kb(served.process.pid)
            load = Load(served.url, tables / moves_per_s)
            async with httpx.AsyncClient(base_url=served.url, timeout=120) as http:
                for at in range(tables):
                    await load.room(http, seats)
                    if sys.stderr.isatty():
                        print(f"\r{at + 1}/{tables} tables", end="", file=sys.stderr)
                while load.open < tables * seats:
                    await asyncio.sleep(0.1)
                per_socket = (memory_kb(served.process.pid) - before) / (tables * seats)
                # A collection here would hold back a bunch of commands and let them go at once: no crowd of people does that.
                gc.collect()
                gc.disable()
                load.going.set()
                while len(load.delays_s) < tables * seats:  # the opening, in which all seats act at once, is not measured
                    await asyncio.sleep(0.1)
                load.delays_s.clear()
                first = await buckets(http)
                began, busy = time.perf_counter(), processor_s(served.process.pid)
                await asyncio.sleep(seconds)
                took, busy = time.perf_counter() - began, processor_s(served.process.pid) - busy
                last = await buckets(http)
            delays = sorted(load.delays_s)
            print(
                f"\n{tables} tables, {load.open} sockets, {took:.0f} s: {len(delays) / took:.0f} durable moves/s;"
                f" server time median ≤ {quantile_ms(first, last, 0.5):.0f} ms, p99 ≤ {quantile_ms(first, last, 0.99):.0f} ms;"
                f" client delay median {statistics.median(delays) * 1e3:.0f} ms;"
                f" {busy / len(delays) * 1e3:.2f} ms of processor time a move;"
                f" {per_socket:.0f} kB per socket with its table ({os.cpu_count()} cores)"
            )
        finally:
            served.kill()
    os._exit(0)  # thousands of sockets need no farewell


if __name__ == "__main__":
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    given = [float(word) for word in sys.argv[1:]]
    asked = given + [1000, 4, 30, 250][len(given) :]
    uvloop.run(loaded(int(asked[0]), int(asked[1]), asked[2], asked[3]))
