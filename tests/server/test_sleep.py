"""A table at which nobody is: its bots wait, and go on when somebody comes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from semafor.rooms.commands import Command, GiveToBot
from semafor.server.node import live_room
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, running_node

ME, BOT = {"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}


async def make(node: Node, http: httpx.AsyncClient, *seats: object, **more: object) -> tuple[LiveRoom, dict[str, Any]]:
    made = (await http.post("/api/rooms", json={"game": GAME, "seats": seats, **more})).json()
    return await node.rooms.open(made["room"]["room"]), made


async def rests(node: Node, live: LiveRoom) -> int:
    """How many entries the room has when nothing more happens by itself."""
    await node.upkeep.tick()
    while live.bots is not None:
        await asyncio.sleep(0.01)
    return live.room.n


def test_bots_do_not_play_alone_and_wake_when_somebody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, made = await make(node, http, BOT, BOT, public=True)
            assert await rests(node, live) == live.packed_n == 3, "two bots wait for a watcher"
            timed, _ = await make(node, http, ME, ME, clock={"kind": "bank", "bank_s": 5})
        async with running_node(tmp_path) as (node, http):
            live = await node.rooms.open(live.room.id)
            assert await rests(node, live) == 3, "also after a restart"
            wire = Wire(app_of(http), f"/api/rooms/{live.room.id}/socket")
            wire.send({"type": "hello", "token": made["watch"]})
            while live.room.n < 10:
                await asyncio.sleep(0.01)
            await wire.close()
            stopped = await rests(node, live)
            assert await rests(node, live) == stopped
            assert live.room.status == "playing"
            while timed.room.id not in node.rooms.live:
                await asyncio.sleep(0.01)
            assert not node.rooms.live[timed.room.id].idle(), "a clock that runs calls bots though nobody looks"

    run(work())


def test_bots_answer_who_has_just_left_but_do_not_play_for_people_who_are_all_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, made = await make(node, http, ME, BOT, options={"first_seat": 1})
            room, token = live.room.id, made["seats"][0]["token"]
            mine = (await http.get("/api/mine")).json()
            assert (await rests(node, live), mine[0]["asleep"]) == (3, True)
            wire = Wire(app_of(http), f"/api/rooms/{room}/socket")
            wire.send({"type": "hello", "seat": 0, "token": token})
            await wire.until("update")
            await wire.close()
            assert await rests(node, live) > 3
            assert live.bot_to_move() is None, "the answer is there when I come again"
            await node.rooms.command(live, 0, Command("g", GiveToBot(0, "random")))
            before = await rests(node, live)
            assert (live.asleep, live.bot_to_move() is None) == (True, False)
            assert await rests(node, live) == before

            live.seen_s -= live_room.LINGER_S
            await http.get(f"/api/rooms/{room}/view?seat=0", headers={"authorization": f"Bearer {token}"})
            assert await rests(node, live) == before, "a look by HTTP is no presence of a person whose seat a bot plays"

    run(work())
