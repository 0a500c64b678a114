"""While the rules are being compiled, levels that are too slow interpreted cannot be chosen, and their bots wait."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import semafor
from semafor.bots import levels
from semafor.rooms.commands import Command, GiveToBot
from semafor.rooms.messages import Answer
from semafor.server.node.worker_pool import SLOW
from server.client import GAME
from server.conftest import run
from server.in_process import open_room, running_node


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(semafor, "compiled", False)


async def later(http: httpx.AsyncClient) -> dict[str, list[str]]:
    return {game["key"]: game["later"] for game in (await http.get("/api/games")).json()}


def test_slow_levels_are_levels_of_their_games() -> None:
    offered = {(semafor.game(key).room.rpartition(".")[2], level) for key in semafor.games() for level in levels(key)}

    assert {(room, level) for room, slow in SLOW.items() for level in slow} <= offered
    assert all("easy" not in slow for slow in SLOW.values()), "a seat whose time is up is given to that one"


def test_only_while_rules_are_compiled_some_levels_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_node(tmp_path, compiling=1) as (_, http):
            told = await later(http)
            assert told[GAME] == ["hard", "grandmaster"]
            assert told["ticket-to-ride-europe"] == ["hard", "grandmaster"]
            assert told["railroad-revolution"] == ["grandmaster"]
            assert told["railroad-ink"] == ["normal", "journeyman", "hard", "master", "grandmaster"]
            assert (await http.get(f"/api/games/{GAME}")).json()["later"] == ["hard", "grandmaster"]
        async with running_node(tmp_path) as (_, http):
            assert set(map(tuple, (await later(http)).values())) == {()}
        monkeypatch.setattr(semafor, "compiled", True)
        async with running_node(tmp_path, compiling=1) as (_, http):
            assert set(map(tuple, (await later(http)).values())) == {()}

    run(work())


def test_a_level_that_comes_later_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, compiling=1) as (_, http):
            hard = {"kind": "bot", "level": "hard"}
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "A"}, hard]}
            answer = await http.post("/api/rooms", json=asked)
            assert (answer.status_code, answer.json()["code"]) == (409, "later")
            assert "in about a minute" in answer.json()["text"]["en"]
            assert "za jakąś minutę" in answer.json()["text"]["pl"]

            made = (await http.post("/api/rooms", json=asked | {"seats": [asked["seats"][0], {"kind": "open"}]})).json()
            seat = f"/api/rooms/{made['room']['room']}/seats/1/bot"
            host = {"authorization": f"Bearer {made['host']}"}
            assert (await http.post(seat, json={"level": "hard"}, headers=host)).status_code == 409
            assert (await http.post(seat, json={"level": "easy"}, headers=host)).status_code == 200

    run(work())


def test_a_slow_bot_that_sits_already_waits_and_is_not_taken_for_broken(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, compiling=1) as (node, http):
            live = await open_room(node, http, clock={"kind": "turn", "turn_s": 60})
            node.rooms.clock.base_ms += 61_000
            assert isinstance(await node.rooms.command(live, 0, Command("g", GiveToBot(1, "hard"))), Answer)
            await node.upkeep.tick()

            assert live.bots is None
            assert live.bot_to_move() == 1
            assert live.room.seats[1].level == "hard"

            node.pool.compiling = False
            await node.upkeep.tick()
            assert live.bots is not None

    run(work())
