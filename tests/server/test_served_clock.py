"""The clock of all tables: it runs while a server could take a move, and stands while none can."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from semafor.rooms.clocks import RETURN_S
from semafor.rooms.commands import ComeBack, Command
from semafor.rooms.messages import Answer
from semafor.server.node.served_clock import HOLD_S, LATE_S, ServedClock
from semafor.server.store import open_database
from semafor.server.store.served import Served
from server.conftest import run
from server.in_process import open_room, running_node

WALL_MS = 1_700_000_000_000


class Process:
    """A process's own steady clock, moved by hand, and its clock of tables."""

    def __init__(self, served: Served) -> None:
        self.now_s = 50.0
        self.clock = ServedClock(served, lambda: self.now_s)

    async def live(self, seconds: float) -> None:
        """So many seconds pass, with a beat every one."""
        for _ in range(int(seconds)):
            self.now_s += 1
            await self.clock.beat()


def test_time_runs_with_the_server_and_stands_while_it_is_down_or_cannot_write(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        first = Process(Served(database))
        await first.clock.start(WALL_MS)
        await first.live(100)
        assert first.clock.now_ms() == WALL_MS + 100_000

        again = Process(Served(database))  # an hour later, and by a wall clock that went back to the last century
        await again.clock.start(17)
        assert again.clock.now_ms() == WALL_MS + 100_000
        await again.live(HOLD_S)
        assert again.clock.now_ms() == WALL_MS + 100_000, "nobody's time runs until people can be back"
        await again.live(10)
        assert again.clock.now_ms() == WALL_MS + 110_000

        again.now_s += 3600  # the disk is full, or the process was stopped: no beat
        assert again.clock.now_ms() == WALL_MS + 110_000 + 1000 * LATE_S
        await again.clock.beat()
        await again.live(HOLD_S + 3)
        assert again.clock.now_ms() == WALL_MS + 113_000 + 1000 * LATE_S
        await database.close()

    run(work())


def test_nodes_share_the_time_and_none_turns_it_back(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        one, two = Process(Served(database)), Process(Served(database))
        await one.clock.start(WALL_MS)
        await one.live(20)
        await two.clock.start(WALL_MS + 999_999)
        for _ in range(5):
            await one.live(1)
            await two.live(1)
            assert two.clock.now_ms() == one.clock.now_ms()
        assert one.clock.now_ms() == WALL_MS + 25_000
        await two.live(HOLD_S + 7)  # it goes on alone
        assert two.clock.now_ms() >= WALL_MS + 32_000
        await one.clock.beat()
        assert one.clock.now_ms() == two.clock.now_ms()
        await database.close()

    run(work())


def test_neither_a_jump_of_the_wall_clock_nor_a_restart_costs_a_seat_its_bank(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, clock={"kind": "bank", "bank_s": 10})
            wall_ms = node.rooms.now_ms() + 86_400_000
            node.rooms.now_ms = lambda: wall_ms  # a day ahead
            await node.upkeep.tick()
            assert live.room.people == [0, 1]
        async with running_node(tmp_path) as (node, http):
            wall_ms += 86_400_000  # and the server was down for another day
            node.rooms.now_ms = lambda: wall_ms
            live = await node.rooms.open(live.room.id)
            await node.upkeep.tick()
            due_ms = json.loads(live.frame(0, None))["clock"]["due_ms"][0]

            assert live.room.people == [0, 1]
            assert abs(due_ms - node.rooms.now_ms() - 10_000) < 5_000, "the page is told it by the wall clock"

    run(work())


@pytest.mark.parametrize("times", [1, 3])
def test_who_comes_back_has_a_decent_time_each_time(tmp_path: Path, times: int) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, clock={"kind": "bank", "bank_s": 10, "bonus_s": 0})
            for time in range(times):
                node.rooms.clock.base_ms += 1000 * RETURN_S + 1000
                await node.upkeep.tick()
                assert live.room.people == []
                assert isinstance(await node.rooms.command(live, 0, Command(f"{time}", ComeBack())), Answer)
                node.rooms.clock.base_ms += 1000 * RETURN_S - 5000
                await node.upkeep.tick()
                assert live.room.people == [0]

    run(work())
