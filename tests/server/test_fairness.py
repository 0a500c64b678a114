"""Nobody starves: bots, hints and analyses have fair turns, and limits slow whoever goes too far, and nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from semafor.bots import Budget
from semafor.rooms.commands import Act, Command, Resign
from semafor.server.limits import RATES, Limits, prefix
from semafor.server.node.fair_queue import FairQueue, Turn
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from server.client import GAME
from server.conftest import Redis, run
from server.in_process import open_room, running_node, watch
from server.test_moments import Seats

ME: dict[str, Any] = {"kind": "me", "name": "A"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}
HARD: dict[str, Any] = {"kind": "bot", "level": "hard"}


def served_order(asked: list[Turn], costs: dict[str, float]) -> list[str]:
    """Who is served when all come at once while somebody is being served."""
    now, order = [0.0], []

    async def work() -> None:
        queue = FairQueue(lambda: now[0])

        async def one(turn: Turn) -> None:
            async with queue.turn(turn):
                order.append(turn.what)
                now[0] += costs.get(turn.owner, 1.0)

        async with queue.turn(Turn(0, "first")):
            tasks = [asyncio.create_task(one(turn)) for turn in asked]
            await asyncio.sleep(0)
            assert [queue.place(turn.what) for turn in asked[:1]] != [0]
        await asyncio.gather(*tasks)

    run(work())
    return order


def test_who_asks_for_much_does_not_come_before_who_asks_for_little() -> None:
    many = [Turn(0, "greedy", f"g{at}") for at in range(10)]
    order = served_order([*many, Turn(0, "modest", "m")], {"greedy": 5.0})

    assert order.index("m") <= 1, order


def test_rooms_with_people_come_first_and_shares_are_of_time_not_of_questions() -> None:
    asked = [
        Turn(2, "a", "empty"),
        *(Turn(0, "slow", f"s{at}") for at in range(3)),
        *(Turn(0, "quick", f"q{at}") for at in range(6)),
    ]
    order = served_order(asked, {"slow": 4.0, "quick": 1.0})

    assert order[-1] == "empty"
    assert [what for what in order[: order.index("s1")] if what.startswith("q")], "four quick ones cost what one slow one does"
    assert order.index("s1") >= 5


def test_whoever_stops_waiting_does_not_keep_the_others() -> None:
    async def work() -> None:
        queue = FairQueue()

        async def one() -> None:
            async with queue.turn(Turn()):
                await asyncio.sleep(0)

        async with queue.turn(Turn()):
            tasks = [asyncio.create_task(one()) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.wait_for(tasks[2], 5)
        assert queue.serving is None

    run(work())


def test_bots_of_a_table_with_people_think_before_bots_among_themselves(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            alone = await open_room(node, http, seats=[BOT, BOT])
            asleep = await open_room(node, http, seats=[ME, BOT])
            assert (alone.rank, asleep.rank) == (2, 2)
            assert alone.owner == asleep.owner, "both are this address's"

    run(work())


def test_bots_play_among_themselves_at_few_tables_of_one_owner(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, limits=1, proxies=1) as (_, http):
            body = {"game": GAME, "seats": [HARD, HARD]}
            answers = [await http.post("/api/rooms", json=body, headers=of("1.1.1.1")) for _ in range(4)]
            other = await http.post("/api/rooms", json=body, headers=of("2.2.2.2"))
            with_me = await http.post("/api/rooms", json={"game": GAME, "seats": [ME, HARD]}, headers=of("1.1.1.1"))

            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            assert answers[3].json()["code"] == "too-many-bot-rooms"
            assert int(answers[3].headers["retry-after"]) > 0
            assert (other.status_code, with_me.status_code) == (200, 200)

    run(work())


def test_bots_play_among_themselves_at_few_tables_of_one_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.http.new_rooms.ALL_BOT_ROOMS", 4)

    async def work() -> None:
        async with running_node(tmp_path, limits=1, proxies=1) as (_, http):
            body = {"game": GAME, "seats": [HARD, HARD]}
            answers = [await http.post("/api/rooms", json=body, headers=of(f"1.1.1.{at}")) for at in range(5)]
            with_me = await http.post("/api/rooms", json={"game": GAME, "seats": [ME, HARD]}, headers=of("1.1.1.9"))

            assert [answer.status_code for answer in answers] == [200] * 4 + [429]
            assert with_me.status_code == 200, "people are not kept from theirs"

    run(work())


@pytest.mark.slow
def test_seventeen_tables_of_hard_bots_do_not_hold_up_the_easy_bot_of_somebody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, proxies=1) as (node, http):
            crowd = [await table_of(node, http, "6.6.6.6", [HARD] * 5) for _ in range(17)]
            while sum(live.room.n for live in crowd) == 17 * 6:  # each was made and its bots sat down
                await asyncio.sleep(0.01)
            live = await table_of(node, http, "7.7.7.7", [ME, {"kind": "bot", "level": "easy"}])
            for number in range(3):
                while 0 not in live.room.actors:
                    await asyncio.sleep(0.01)
                before = sum(each.room.n for each in crowd)
                own = live.room.n
                move = int(live.room.playing().state.legal(0)[0])
                await node.rooms.command(live, 0, Command(f"{number}", Act(move)))
                while live.bot_to_move() is not None:
                    await asyncio.sleep(0.01)
                between = sum(each.room.n for each in crowd) - before

                assert between <= live.room.n - own + 1, "before each of its answers no more than the thought that was begun"

    run(work())


async def table_of(node: Node, http: httpx.AsyncClient, address: str, seats: list[dict[str, Any]]) -> LiveRoom:
    """A table that was made from the address, and at which somebody looks."""
    made = (await http.post("/api/rooms", json={"game": GAME, "seats": seats}, headers=of(address))).json()
    live = await node.rooms.open(made["room"]["room"])
    await watch(node, live)
    return live


def of(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def test_a_limit_says_when_to_try_again_and_counts_a_household_as_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, limits=1, proxies=1) as (_, http):
            await http.post("/api/accounts", json={"name": "Anna", "password": "long enough"}, headers=of("9.9.9.9"))
            device = http.cookies["device"]
            http.cookies.clear()
            wrong = {"name": "Anna", "password": "wrong guess"}
            guesses = [await http.post("/api/session", json=wrong, headers=of(f"2001:db8::{at}")) for at in range(14)]
            right = {"name": "Anna", "password": "long enough"}
            elsewhere = await http.post("/api/session", json=right, headers=of("2001:db9::1"))
            http.cookies.clear()
            there = await http.post("/api/session", json=right, headers={**of("2001:db8::1"), "cookie": f"device={device}"})

            assert [answer.status_code for answer in guesses] == [403] * 10 + [429] * 4
            assert 1 <= int(guesses[-1].headers["retry-after"]) <= 10
            assert elsewhere.status_code == 200, "the owner comes in from elsewhere"
            assert there.status_code == 200, "and from a device that was in before, even beside the stranger"

    run(work())


def test_wrong_codes_slow_the_stranger_and_not_the_owner(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, limits=1, proxies=1) as (_, http):
            made = (await http.post("/api/rooms", json={"game": GAME, "seats": [ME, {}]}, headers=of("1.1.1.1"))).json()
            path = f"/api/rooms/{made['room']['room']}/return"
            guesses = [await http.post(path, json={"code": "a b c d"}, headers=of("6.6.6.6")) for _ in range(8)]
            owner = await http.post(path, json={"code": made["seats"][0]["code"]}, headers=of("7.7.7.7"))

            assert [answer.status_code for answer in guesses][-1] == 429
            assert owner.status_code == 200

    run(work())


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("?", "?"),
    ],
)
def test_of_ipv6_the_prefix_counts(address: str, caller: str) -> None:
    assert prefix(address) == caller


def test_nodes_count_together() -> None:
    here, there = Limits(), Limits()
    most = int(RATES["room"][0])
    assert all(here.allows("room", "a") for _ in range(most))
    there.hear(here.take_spent())

    assert not there.allows("room", "a")
    assert there.wait_s("room", "a") >= 1
    assert there.allows("room", "b")
    assert here.take_spent() == []


def test_nodes_tell_each_other_over_the_bus(tmp_path: Path) -> None:
    import shutil

    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    redis = Redis(program)

    async def work() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'semafor.db'}", bus=redis.url)
        one, two = await Node.open(settings), await Node.open(settings)
        for _ in range(int(RATES["room"][0])):
            one.limits.allows("room", "a")
        while two.limits.wait_s("room", "a") == 0:
            await asyncio.sleep(0.05)
        await one.close()
        await two.close()

    try:
        run(work())
    finally:
        redis.stop()


async def resigned(node: Node, http: httpx.AsyncClient, game: str) -> Seats:
    """A game that has come to its end after a few acts."""
    seats = await Seats.dealt(node, http, game)
    await seats.play(8)
    await node.rooms.command(seats.live, 0, Command("resign", Resign()))
    return seats


def test_a_long_analysis_yields_and_tells_place_and_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.node.analyses.SLICE", 2)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.analyses.budget = Budget(iterations=1)
            seats = [await resigned(node, http, "railroad-ink") for _ in range(2)]
            first = [await each.get("analysis", None) for each in seats]
            ids = [each.live.room.id for each in seats]
            went: list[list[int]] = []
            while any(id in node.analyses.going for id in ids):
                went.append([node.analyses.going[id].done if id in node.analyses.going else -1 for id in ids])
                await asyncio.sleep(0.005)
            whole = [(await each.get("analysis", None)).json() for each in seats]

            assert [answer.status_code for answer in first] == [202, 202]
            assert first[1].json()["place"] == 1, "another game comes first"
            assert any(0 < one < whole[0]["of"] - 1 and two > 0 for one, two in went), "the second begins before the first ends"
            for found in whole:
                numbers = [decision["number"] for decision in found["decisions"]]
                assert numbers == sorted(set(numbers))
                assert (found["done"], found["place"]) == (found["of"], 0)

    run(work())


def test_a_hint_tells_its_place_while_others_are_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.node.hints.ANSWER_S", 0.05)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            made = [(await http.post("/api/rooms", json={"game": GAME, "seats": [ME, BOT]})).json() for _ in range(2)]
            asked = [f"/api/rooms/{each['room']['room']}/hint" for each in made]
            async with node.hint_pool.workers[0].queue.turn(Turn()):
                waiting = [await http.post(path, json={"seat": 0}) for path in asked]
            found = [await until_found(http, path) for path in asked]

            assert [(answer.status_code, answer.json()["place"]) for answer in waiting] == [(202, 1), (202, 2)]
            assert all(each["choices"] for each in found)

    run(work())


async def until_found(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    while True:
        answer = await http.post(path, json={"seat": 0})
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()
            return found
