"""Seats that nobody uses, tables that nobody joins, and all my games at once."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from semafor.kernel.record import Record
from semafor.rooms.commands import Command, Resign
from semafor.server.node.forgetting import drop_unjoined
from server.client import GAME
from server.conftest import run
from server.in_process import app_of, browser_of, open_room, running_node


def test_the_host_frees_a_seat_before_the_deal_and_nobody_else_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            ewa = browser_of(app_of(http))
            asked = {"game": GAME, "public": True, "seats": [{"kind": "me", "name": "Anna"}, {}, {}]}
            room = (await http.post("/api/rooms", json=asked)).json()["room"]["room"]
            await ewa.post(f"/api/rooms/{room}/seats/1", json={"name": "Ewa"})
            assert (await ewa.delete(f"/api/rooms/{room}/seats/0")).json()["code"] == "no-host"
            freed = (await http.delete(f"/api/rooms/{room}/seats/1")).json()
            assert [seat["kind"] for seat in freed["seats"]] == ["person", "open", "open"]
            assert (await ewa.get(f"/api/rooms/{room}/view", params={"seat": 1})).status_code == 403
            assert (await http.delete(f"/api/rooms/{room}/seats/1")).json()["code"] == "no-such-seat"
            for seat in (1, 2):
                await ewa.post(f"/api/rooms/{room}/seats/{seat}", json={"name": f"Ewa {seat}"})
            assert (await http.delete(f"/api/rooms/{room}/seats/1")).json()["code"] == "already-dealt"

    run(work())


def test_a_table_that_nobody_joins_is_dropped_and_one_that_is_played_is_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            played = (await open_room(node, http)).room.id
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}]}
            waiting = (await http.post("/api/rooms", json=asked)).json()["room"]["room"]
            await drop_unjoined(node.forgetting, node.rooms, 14)
            assert (await http.get(f"/api/rooms/{waiting}")).status_code == 200
            later = node.rooms.now_ms() + 15 * 24 * 3_600_000
            node.rooms.now_ms = lambda: later
            await drop_unjoined(node.forgetting, node.rooms, 14)
            assert (await http.get(f"/api/rooms/{waiting}")).status_code == 404
            assert (await http.get(f"/api/rooms/{played}")).status_code == 200

    run(work())


def test_all_my_finished_games_come_in_one_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            lives = [await open_room(node, http) for _ in range(3)]
            for live in lives[:2]:
                await node.rooms.command(live, 0, Command("r", Resign()))
            answer = await http.get("/api/mine/records")
            assert answer.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
                records = {name: Record.read(files.read(name).decode()) for name in files.namelist()}
            assert set(records) == {f"{GAME}-{live.room.id}.log" for live in lives[:2]}
            assert all(record.header.secret for record in records.values())
            stranger = browser_of(app_of(http))
            with zipfile.ZipFile(io.BytesIO((await stranger.get("/api/mine/records")).content)) as files:
                assert files.namelist() == []

    run(work())
