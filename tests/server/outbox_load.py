"""Calls going out while people play: `python tests/server/outbox_load.py`, `--help` says what can be chosen.

The tables of `load.py` play on while letters come due in the outbox, evenly over the measured time, each to a webhook that
answers in this process. Told at the end: what `load.py` tells, once without letters and once with them, how many calls came,
how many twice, and how late. Start it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import uvloop

from server.client import GAME, Served
from server.load import Load, read, told

AWAY = 100  # tables whose people are away
FRESH = (
    "insert into way (id, owner, room, kind, address, secret, lang, zone, quiet_from, quiet_to, digest_min, confirmed, made_ms)"
    " values (?, ?, '', 'webhook', ?, 'secret', 'en', 'UTC', 0, 0, 0, 1, 0)"
)
LETTER = (
    "insert into outbox (way, room, seat, what, turn, due_ms, leased_ms, tries) values (?, ?, 0, 'turn', 1, ?, 0, 0)"
    " on conflict do nothing"
)


class Webhook(asyncio.Protocol):
    """Answers every post at once, and notes when it came."""

    came: dict[str, list[float]] = {}  # noqa: RUF012

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.read = transport, b""

    def data_received(self, data: bytes) -> None:
        self.read += data
        head, found, body = self.read.partition(b"\r\n\r\n")
        if found and body.endswith(b"}"):
            self.came.setdefault(head.split(b" ", 2)[1].decode(), []).append(time.time())
            self.transport.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")  # type: ignore[attr-defined]
            self.transport.close()


async def measure(asked: argparse.Namespace, messages: int) -> str:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as opened:
        file = Path(folder) / "semafor.db"
        node = Served(f"sqlite:///{file}", calls_private="1", calls_wait_s="0")
        opened.callback(node.kill)
        hook = await asyncio.get_running_loop().create_server(Webhook, "127.0.0.1", 0)
        load = Load([node], asked.tables / asked.moves, spread=False)
        async with httpx.AsyncClient(base_url=node.url, timeout=120) as http:
            for number in range(asked.tables):
                await load.table(http, number, 2)
            rooms = [await away_table(http) for _ in range(AWAY)]
        gc.disable()
        load.begin()
        while len(load.delays_s) < 2 * asked.tables:
            await asyncio.sleep(0.1)
        load.delays_s.clear()
        Webhook.came = {}
        due = await asyncio.to_thread(write_letters, file, rooms, hook.sockets[0].getsockname()[1], messages, asked.seconds)
        first = await read([node])
        await asyncio.sleep(asked.seconds)
        last = await read([node])
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # who is about to move finds the server gone
        asked.seats, asked.nodes = 2, 1
        return told(asked, first, last, load.delays_s, 0) + (await told_of_calls(due) if messages else "")


async def away_table(http: httpx.AsyncClient) -> str:
    """A table at which two people, neither of whom is there, choose their tickets."""
    http.cookies.clear()
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ewa")]
    room: str = (await http.post("/api/rooms", json={"game": GAME, "seats": seats})).json()["room"]["room"]
    return room


def write_letters(file: Path, rooms: list[str], port: int, count: int, seconds: float) -> dict[str, float]:
    """So many letters, due one after the other in the seconds to come; when each is due, by its path."""
    begin = time.time() + 2
    due = {f"/{number}": begin + number * (seconds - 10) / max(1, count) for number in range(count)}
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as store:
        ways = [(f"w{at}", f"o{at}", f"http://127.0.0.1:{port}{path}") for at, path in enumerate(due)]
        store.executemany(FRESH, ways)
        letters = [(f"w{at}", rooms[at % len(rooms)], int(when * 1000)) for at, when in enumerate(due.values())]
        store.executemany(LETTER, letters)
        store.commit()
    return due


async def told_of_calls(due: dict[str, float]) -> str:
    """What came, what came twice and how late."""
    for _ in range(300):
        if len(Webhook.came) == len(due):
            break
        await asyncio.sleep(0.1)
    late = sorted(times[0] - due[path] for path, times in Webhook.came.items())
    twice = sum(len(times) > 1 for times in Webhook.came.values())
    took = max(times[0] for times in Webhook.came.values()) - min(due.values())
    return (
        f"\n  calls: {len(late)} of {len(due)} came, {twice} twice, {len(late) / took * 60:.0f} a minute;"
        f" late by {statistics.median(late):.1f} s in the middle, {late[int(len(late) * 0.99)]:.1f} s at p99"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=float, default=200, help="wanted a second")
    parser.add_argument("--seconds", type=float, default=70)
    parser.add_argument("--messages", type=int, default=10_000, help="within ten seconds less")
    asked = parser.parse_args()
    for messages in (0, asked.messages):
        print(f"{messages} letters: {uvloop.run(measure(asked, messages))}", flush=True)


if __name__ == "__main__":
    main()
