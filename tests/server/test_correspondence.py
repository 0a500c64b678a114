"""Tables of correspondence: days for each turn, a warning that reaches who is away, vacation, and a bot at the end."""

from __future__ import annotations

import json
from pathlib import Path

from semafor.rooms.commands import Command, Vacation
from semafor.rooms.messages import Answer, Denial
from semafor.server.node.node import Node
from semafor.server.node.snapshots import pack_room, unpack_room
from server.client import GAME
from server.conftest import run
from server.in_process import running_node
from server.receivers import receiver
from server.test_calls import FAST, call_by, opened, pass_turn, table_of_two

DAY_S = 24 * 3600
DAYS = {"kind": "days", "turn_s": 3 * DAY_S}


def pass_time(node: Node, hours: float) -> None:
    """So much time passes, by the wall and by the clock of the tables."""
    ms = int(hours * 3_600_000)
    wall = node.rooms.now_ms
    node.rooms.now_ms = lambda: wall() + ms
    node.rooms.clock.base_ms += ms


async def look_after(node: Node) -> None:
    await node.upkeep.tick()
    await node.postman.round()


def test_who_is_away_is_called_warned_a_day_before_and_then_played_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with receiver() as hook, running_node(tmp_path, **FAST) as (node, http):
            room, _, ewa, _ = await table_of_two(http, clock={**DAYS, "turn_s": 8 * DAY_S})
            live = await node.rooms.open(room)
            await call_by(ewa, "webhook", hook.url)
            await opened(node, room)
            await pass_turn(node, room, 0)
            await look_after(node)
            assert [heard.json["tables"][0]["what"] for heard in hook.heard] == ["turn"]
            pass_time(node, 6.9 * 24)
            await look_after(node)
            assert len(hook.heard) == 1
            node.rooms.clock.base_ms -= 10 * 3_600_000  # the server was down for ten hours: the clock stood
            pass_time(node, 0.2 * 24)
            await look_after(node)
            assert len(hook.heard) == 1, "there is more than a day left after all"
            pass_time(node, 10)
            await look_after(node)
            await look_after(node)
            assert [heard.json["tables"][0]["what"] for heard in hook.heard] == ["turn", "warning"]
            assert "hours are left" in hook.heard[1].json["text"]
            assert live.room.people == [0, 1]
            pass_time(node, 24)
            await look_after(node)
            assert live.room.seats[1].level == "easy", "a bot plays on"

    run(work())


def test_on_vacation_the_clock_stands_and_no_table_has_more_than_two_weeks(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, **FAST) as (node, http):
            room, *_ = await table_of_two(http, clock=DAYS)
            live = await node.rooms.open(room)
            await opened(node, room)
            await pass_turn(node, room, 0)

            async def ask(days: int) -> object:
                return await node.rooms.command(live, 1, Command(f"v{live.room.n}", Vacation(days)))

            assert isinstance(await ask(10), Answer)
            assert json.loads(live.frame(1, None))["clock"]["away_ms"][1] is not None
            pass_time(node, 12 * 24)
            await look_after(node)
            assert live.room.people == [0, 1], "three days begin after the vacation"
            too_long = await ask(5)
            assert isinstance(too_long, Denial)
            assert (too_long.code, too_long.facts) == ("vacation-used", {"left": 4})
            assert isinstance(await ask(4), Answer)
            assert isinstance(await ask(0), Answer)
            pass_time(node, 3 * 24)
            await look_after(node)
            assert live.room.people == [0]
            gone = await ask(1)
            assert isinstance(gone, Denial)
            assert gone.code == "no-vacation", "a bot plays for her"

    run(work())


def test_days_are_kept_by_a_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, **FAST) as (node, http):
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
            made = (await http.post("/api/rooms", json={**asked, "clock": {**DAYS, "weekends": True}})).json()
            live = await node.rooms.open(made["room"]["room"])
            await node.rooms.command(live, 0, Command("v", Vacation(3)))
            again = unpack_room(live.room.id, pack_room(live.room))
            assert again.clocks.due_ms(0) == live.room.clocks.due_ms(0)
            assert (again.turns, again.clocks.vacations) == (live.room.turns, live.room.clocks.vacations)

    run(work())
