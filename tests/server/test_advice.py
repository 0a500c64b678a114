"""Hints while a game is played, its analysis afterwards, and records that are checked in a process of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import semafor
from amount import several
from semafor.bots import Budget
from semafor.kernel.luck import FastLuck
from semafor.kernel.record import Record
from semafor.server.node.node import Node
from semafor.server.node.worker_pool import WorkerPool
from server.client import GAME
from server.conftest import run
from server.in_process import running_node
from server.test_moments import Seats

ME, BOT = {"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}


async def made(http: httpx.AsyncClient, **request: Any) -> dict[str, Any]:
    answer = await http.post("/api/rooms", json={"game": GAME, **request})
    found: dict[str, Any] = answer.json()
    return found


async def finished(node: Node, http: httpx.AsyncClient, game: str) -> Seats:
    seats = await Seats.dealt(node, http, game, max(2, semafor.game(game).seats[0]))
    await seats.play(10_000)
    return seats


async def analysed(seats: Seats) -> tuple[list[int], dict[str, Any]]:
    """The statuses on the way to the finished analysis, and it."""
    statuses = []
    while True:
        answer = await seats.get("analysis", None)
        statuses.append(answer.status_code)
        if answer.status_code == 200:
            return statuses, answer.json()
        await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("opening", "allowed"),
    [
        ({"seats": [ME, BOT]}, True),
        ({"seats": [ME, BOT], "hints": False}, False),
        ({"seats": [ME, ME]}, False),
        ({"seats": [ME, {}]}, False),
        ({"seats": [ME, {}], "hints": True}, True),
    ],
)
def test_hints_are_there_by_default_where_one_person_plays(opening: dict[str, Any], allowed: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            assert (await made(http, **opening))["room"]["hints"] is allowed

    run(work())


def test_a_hint_names_three_legal_moves_best_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, bot_s=60) as (_, http):
            room = (await made(http, seats=[ME, BOT]))["room"]["room"]
            update = (await http.get(f"/api/rooms/{room}/view?seat=0")).json()
            while (answer := await http.post(f"/api/rooms/{room}/hint", json={"seat": 0})).status_code == 202:
                assert answer.json()["choices"] == []
            hint = answer.json()

            assert hint["decision"] == update["decision"]
            assert 1 <= len(hint["choices"]) <= 3
            assert [choice["move"] for choice in hint["choices"] if choice["move"] not in update["moves"]] == []
            worth = [(choice["chance"], choice["points"]) for choice in hint["choices"]]
            assert worth == sorted(worth, reverse=True)

    run(work())


def test_hints_are_only_for_those_who_may_have_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            without = (await made(http, seats=[ME, ME]))["room"]["room"]
            with_hints = await made(http, seats=[ME, {}], hints=True)
            room = with_hints["room"]["room"]

            assert (await http.post(f"/api/rooms/{without}/hint", json={"seat": 0})).json()["code"] == "no-hints"
            assert (await http.post(f"/api/rooms/{room}/hint", json={"seat": 0})).json()["code"] == "not-to-act"
            assert (await http.post(f"/api/rooms/{room}/hint", json={"seat": 1})).json()["code"] == "no-token"
            http.cookies.clear()
            assert (await http.post(f"/api/rooms/{room}/hint", json={"seat": 0})).json()["code"] == "no-room"
            rated = await http.post("/api/rooms", json={"game": GAME, "seats": [ME, {}], "rated": True, "hints": True})
            assert (rated.status_code, rated.json()["code"]) == (400, "bad-input")

    run(work())


@pytest.mark.slow
@pytest.mark.parametrize("game", semafor.games())
def test_a_hint_does_not_change_when_hidden_things_are_redrawn(game: str) -> None:
    async def work() -> None:
        found = semafor.game(game)
        table = found.table(seats=max(2, found.seats[0]), seed=5)
        pool = WorkerPool(1, 60, 1024)
        pool.seed, pool.hint = (lambda: 7), Budget(iterations=several(5, 5, daily=2))
        for step in range(12):
            seat = table.actors[0]
            if step % 4 == 3:
                hints = [
                    await pool.weigh(found, state, seat)
                    for state in (table.state, found.redraw(table.state, seat, FastLuck(step)))
                ]
                assert hints[0] == hints[1]
            table.play(int(table.state.legal(seat)[0]), seat)
        await pool.close()

    run(work())


@pytest.mark.slow
def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.analyses.budget = Budget(iterations=2)
            seats = await Seats.dealt(node, http, "railroad-ink")
            early = await seats.get("analysis", None)
            await seats.play(10_000)
            statuses, found = await analysed(seats)
            acts = len((await node.rooms.histories.of(seats.live.room.id)).room.playing().acts)

            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            assert statuses[0] == 202
            assert found["done"] == found["of"] == acts
            assert [decision["number"] for decision in found["decisions"]] == sorted({d["number"] for d in found["decisions"]})
            node.analyses.pool = WorkerPool(0, 1, 1)  # nobody is there to make another
            assert await analysed(seats) == ([200], found)
            await node.analyses.kept.drop()
            assert (await seats.get("analysis", None)).status_code == 202

    run(work())


def test_an_analysis_is_finished_when_it_is_kept_and_not_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.analyses.budget = Budget(iterations=2)
            seats = await finished(node, http, "railroad-ink")
            kept, written, go_on = node.analyses.kept.put, asyncio.Event(), asyncio.Event()

            async def put_late(*words: Any) -> None:
                written.set()
                await go_on.wait()
                await kept(*words)

            monkeypatch.setattr(node.analyses.kept, "put", put_late)
            first = await seats.get("analysis", None)
            await written.wait()
            meanwhile = await seats.get("analysis", None)
            go_on.set()
            statuses, found = await analysed(seats)

            assert (first.status_code, meanwhile.status_code, statuses[-1]) == (202, 202, 200)
            assert meanwhile.json()["done"] < found["done"] == found["of"]

    run(work())


def test_an_analysis_that_breaks_is_not_tried_for_ever(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await finished(node, http, "railroad-ink")
            node.study_pool.limit_s = 0.001
            first = await seats.get("analysis", None)
            while seats.live.room.id in node.analyses.going:
                await asyncio.sleep(0.02)
            again = await seats.get("analysis", None)

            assert first.status_code == 202
            assert (again.status_code, again.json()["code"]) == (503, "no-analysis")

    run(work())


def test_a_record_is_checked_and_its_result_told(tmp_path: Path) -> None:
    game = semafor.game("railroad-ink")
    table = game.table(seats=1, seed=4)
    while not table.over:
        table.play(int(table.state.legal(0)[0]), 0)
    text = str(Record.of(table))

    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            proved = await http.post("/api/records", content=text)
            forged = await http.post("/api/records", content=text.replace("seed: 4", "seed: 5"))
            nonsense = await http.post("/api/records", content=b"\xff\xfe\x00 nonsense")

            assert proved.json()["luck"] == "seeded"
            assert (proved.json()["over"], proved.json()["moves"]) == (True, len(table.entries))
            assert proved.json()["result"]["seats"][0]["total"] == table.result().seats[0].total
            assert [(answer.status_code, answer.json()["code"]) for answer in (forged, nonsense)] == [(400, "bad-input")] * 2
            assert forged.json()["text"]["pl"] != forged.json()["text"]["en"]

    run(work())


def test_a_check_that_takes_too_long_is_ended_with_its_process(tmp_path: Path) -> None:
    game = semafor.game("railroad-ink")
    text = str(Record.of(game.table(seats=1, seed=4)))

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.check_pool.limit_s = 0.001
            late = await http.post("/api/records", content=text)
            node.check_pool.limit_s = 60
            again = await http.post("/api/records", content=text)

            assert (late.status_code, late.json()["code"]) == (413, "too-large")
            assert again.status_code == 200

    run(work())
