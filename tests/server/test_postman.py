"""Letters go out beside the game: one by one between moves, once whatever the number of nodes, though the courier breaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from semafor.server.calls import postman as postman_module
from semafor.server.calls.postman import Postman
from semafor.server.calls.words import Message
from semafor.server.node.node import Node
from semafor.server.store.outbox import Letter
from semafor.server.store.ways import Way
from server.conftest import fresh_postgres, run
from server.in_process import open_room, running_node
from server.receivers import Receiver, receiver

FAST: dict[str, float | str] = {"calls_wait_s": 0, "calls_private": 1}


async def write_letters(node: Node, room: str, hook: Receiver, count: int) -> None:
    """So many people want to be called at one table, each at an address of their own."""
    ways = [
        Way(f"w{at}", f"guest:{at}", room, "webhook", f"{hook.url}/{at}", "s", "en", "UTC", 0, 0, 0, 1, 0)
        for at in range(count)
    ]
    for way in ways:
        await node.ways.add(way)
    turn = (await node.rooms.open(room)).room.turns[0]
    async with node.database.begin() as connection:
        await node.postman.outbox.put(connection, [Letter(way.id, room, 0, "turn", turn, 1) for way in ways])


def heard(hook: Receiver) -> Counter[str]:
    return Counter(each.path for each in hook.heard)


def test_whoever_moves_comes_between_two_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []  # letters between two turns of the event loop
    write = Postman._write

    def count(self: Postman, *given: Any) -> Message:
        written[-1] += 1
        return write(self, *given)

    monkeypatch.setattr(Postman, "_write", count)

    async def play() -> None:
        while True:
            written.append(0)
            await asyncio.sleep(0)

    async def work() -> None:
        async with receiver() as hook, running_node(tmp_path, **FAST) as (node, http):
            await write_letters(node, (await open_room(node, http)).room.id, hook, 60)
            playing = asyncio.create_task(play())
            while len(hook.heard) < 60:
                await node.postman.round()
            playing.cancel()
            assert (sum(written), max(written)) == (60, 1)

    run(work())


@pytest.mark.slow
def test_two_nodes_send_every_call_once(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman_module, "BATCH", 10)
    url = fresh_postgres(postgres)

    async def work() -> None:
        async with (
            receiver() as hook,
            running_node(url, bus="postgresql:", **FAST) as (first, http),
            running_node(url, bus="postgresql:", **FAST) as (second, _),
        ):
            room = (await open_room(first, http)).room.id
            await write_letters(first, room, hook, 60)
            await asyncio.gather(first.postman.round(), second.postman.round())
            assert heard(hook) == Counter({f"/{at}": 1 for at in range(60)})
            assert None not in (first.postman.courier.process, second.postman.courier.process), "both have sent"

    run(work())


def test_a_courier_that_breaks_is_replaced_and_what_it_carried_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman_module, "FIRST_MS", 0)

    async def work() -> None:
        async with receiver() as hook, running_node(tmp_path, **FAST) as (node, http):
            room = (await open_room(node, http)).room.id
            hook.holding.clear()
            await write_letters(node, room, hook, 3)
            while len(hook.heard) < 3:
                await asyncio.sleep(0.01)
            courier = node.postman.courier
            assert courier.process is not None
            broken = courier.process.pid
            courier.process.kill()
            hook.holding.set()
            while await node.postman.outbox.waiting():
                await asyncio.sleep(0.01)
            assert courier.process.pid != broken
            assert heard(hook) == Counter({f"/{at}": 2 for at in range(3)}), "no answer came back the first time"
            assert len({each.headers["semafor-call"] for each in hook.heard}) == 3, "and the receiver knows them again"

    run(work())
