"""What hosts and their guests rely on: accounts that can go, data that can be had, retention, backups that can be put back."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from semafor.rooms.commands import Chat, Command
from semafor.rooms.messages import Answer
from semafor.server.node.forgetting import forget_old
from semafor.server.node.node import Node
from server.client import GAME
from server.conftest import fresh_postgres, run
from server.in_process import running_node
from server.test_quarantine import not_an_entry, spoil
from server.test_snapshots import shown
from warm import run as semafor

OLD, NEW = "long enough", "longer than before"


async def sign_up(http: httpx.AsyncClient, name: str = "Wanda Kontowa") -> None:
    assert (await http.post("/api/accounts", json={"name": name, "password": OLD})).status_code == 200


async def make(http: httpx.AsyncClient) -> str:
    seats = [{"kind": "me", "name": "Wanda Kontowa"}, {"kind": "me", "name": "Olek"}]
    answer = await http.post("/api/rooms", json={"game": GAME, "seats": seats, "public": True})
    return str(answer.json()["room"]["room"])


def test_an_account_goes_with_its_name_and_its_games_stay(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            await sign_up(http)
            room = await make(http)
            live = await node.rooms.open(room)
            await node.rooms.command(live, 0, Command("k", Chat("hello")))
            wrong = await http.post("/api/me/deletion", json={"password": NEW})
            gone = await http.post("/api/me/deletion", json={"password": OLD})
            again = await http.post("/api/session", json={"name": "Wanda Kontowa", "password": OLD})
            seats = (await http.get(f"/api/rooms/{room}")).json()["seats"]
            story = (await http.get(f"/api/rooms/{room}/log")).text

            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
            assert gone.json() == {"name": None, "ratings": {}}
            assert again.status_code == 403
            assert [seat["kind"] for seat in seats] == ["person", "person"]
            assert "Wanda" not in json.dumps(seats) + story
            node.rooms.let_go(live)
            assert (await node.rooms.open(room)).room.chat[0].text == "hello", "the game stays"
        for file in tmp_path.iterdir():
            with sqlite3.connect(tmp_path / "semafor.db") as kept:
                kept.execute("pragma wal_checkpoint(truncate)")
                kept.execute("vacuum")
            kept.close()
            assert b"Wanda" not in file.read_bytes(), file
            assert b"wanda" not in file.read_bytes(), file

    run(work())


def test_a_new_password_and_signing_out_everywhere_end_other_sessions(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            await sign_up(http)
            other = http.cookies["session"]
            denied = await http.post("/api/me/password", json={"old": NEW, "new": NEW})
            short = await http.post("/api/me/password", json={"old": OLD, "new": "short"})
            changed = await http.post("/api/me/password", json={"old": OLD, "new": NEW})

            assert (denied.status_code, short.status_code, changed.status_code) == (403, 400, 200)
            assert (await http.get("/api/me")).json()["name"] == "Wanda Kontowa"
            mine = http.cookies["session"]
            http.cookies.clear()
            assert (await http.get("/api/me", headers={"cookie": f"session={other}"})).json()["name"] is None
            assert (await http.get("/api/me", headers={"cookie": f"session={mine}"})).json()["name"] == "Wanda Kontowa"
            assert (await http.delete("/api/sessions", headers={"cookie": f"session={mine}"})).status_code == 200
            assert (await http.get("/api/me", headers={"cookie": f"session={mine}"})).json()["name"] is None
            assert (await http.delete("/api/sessions")).json()["code"] == "no-account"
            again = await http.post("/api/session", json={"name": "wanda kontowa", "password": NEW})
            assert again.status_code == 200

    run(work())


def test_ones_own_data_can_be_had(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            assert (await http.get("/api/me/export")).status_code == 403
            await sign_up(http)
            room = await make(http)
            live = await node.rooms.open(room)
            for seat in (0, 1):
                await node.rooms.command(live, seat, Command("k", Chat(f"from {seat}")))
            found = (await http.get("/api/me/export")).json()

            assert (found["name"], len(found["games"])) == ("Wanda Kontowa", 2)
            assert found["games"][0]["room"] == room
            assert [line["text"] for game in found["games"] for line in game["said"]] == ["from 0", "from 1"]

    run(work())


def test_ones_own_data_are_all_that_is_kept_under_the_account(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            await sign_up(http)
            daily = (await http.post(f"/api/challenges/daily.{GAME}/attempts", json={"name": "W"})).json()["room"]
            own = (await http.post("/api/challenges", json={"game": GAME, "name": "W", "rivals": ["random"]})).json()
            await http.post(
                "/api/calls", json={"kind": "webhook", "address": "https://example.org/secret", "room": daily["room"]}
            )
            made = (await http.post("/api/programs", json={"name": "Lokomotywa"})).json()["program"]
            found = (await http.get("/api/me/export")).json()

            tried, other = sorted(found["challenges"], key=lambda each: each["made"])
            assert (tried["id"], tried["room"], tried["points"]) == (daily["challenge"], daily["room"], None)
            assert (other["id"], other["made"], other["room"]) == (own["challenge"], True, "")
            assert [(way["address"], way["room"]) for way in found["calls"]] == [("https://example.org/secret", daily["room"])]
            assert [program["id"] for program in found["programs"]] == [made["id"]]
            assert found["profile"] is None

    run(work())


def test_rooms_and_talk_are_kept_as_long_as_the_host_wants(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            rooms = [await make(http) for _ in range(2)]
            for room in rooms:
                live = await node.rooms.open(room)
                await node.rooms.command(live, 0, Command("k", Chat("Dawno temu")))
            count = live.room.audience(1).count
            node.rooms.let_go(live)
            later = node.rooms.now_ms() + 40 * 24 * 3600 * 1000
            node.rooms.now_ms = lambda: later
            await forget_old(node.forgetting, node.rooms, 0, 30)
            again = await node.rooms.open(rooms[1])
            assert [line.text for line in again.room.chat] == []
            assert again.room.audience(1).count == count, "frames keep their numbers"
            node.rooms.let_go(again)
            await forget_old(node.forgetting, node.rooms, 30, 30)
            assert (await http.get(f"/api/rooms/{rooms[1]}")).status_code == 404
            assert (await http.get(f"/api/rooms/{rooms[0]}")).status_code == 200, "a room that is open is in use"

    run(work())


def admin(where: Path | str, *words: str) -> subprocess.CompletedProcess[str]:
    """What `semafor admin` says of the database in that folder, or at that URL."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'semafor.db'}"
    return semafor("admin", *words, "--database", url)


@pytest.mark.slow
def test_a_backup_made_while_the_server_runs_is_restored_and_the_admin_sees_what_there_is(tmp_path: Path) -> None:
    copy = tmp_path / "restored"
    copy.mkdir()

    async def work() -> tuple[str, str, list[Any]]:
        async with running_node(tmp_path) as (node, http):
            await sign_up(http)
            bad, good = await make(http), await make(http)
            live = await node.rooms.open(good)
            await node.rooms.command(live, 0, Command("k", Chat("before")))
            before = shown(live.room)
            done = admin(tmp_path, "backup", str(copy / "semafor.db"))
            assert done.returncode == 0, done.stderr
            assert admin(tmp_path, "backup", str(copy / "semafor.db")).returncode == 2, "nothing is written over"
            await node.rooms.command(live, 0, Command("k2", Chat("after")))
            await spoil(node, bad, 1, not_an_entry)
        return bad, good, before

    bad, good, before = run(work())

    async def restored() -> None:
        async with running_node(copy) as (node, http):
            assert shown((await node.rooms.open(good)).room) == before
            assert (await http.get(f"/api/rooms/{bad}")).status_code == 200
            assert (await http.post("/api/session", json={"name": "Wanda Kontowa", "password": OLD})).status_code == 200

    run(restored())
    listed, known, checked = admin(tmp_path, "rooms"), admin(tmp_path, "people"), admin(tmp_path, "recheck")
    assert {bad, good} <= set(listed.stdout.split())
    assert "Wanda Kontowa" in known.stdout
    assert (checked.returncode, checked.stdout.count(bad), checked.stdout.count(good)) == (1, 2, 0)


@pytest.mark.nightly
def test_a_dump_of_postgresql_made_while_the_server_runs_is_restored_and_played_on(postgres: Any, tmp_path: Path) -> None:
    url, other, copy = fresh_postgres(postgres), fresh_postgres(postgres), tmp_path / "copy.dump"

    def ask(program: str, *words: str) -> None:
        subprocess.run([postgres.bin_path / program, *words], check=True, timeout=120)

    async def work() -> tuple[str, list[Any]]:
        async with running_node(url) as (node, http):
            await sign_up(http)
            room = await make(http)
            live = await node.rooms.open(room)
            await node.rooms.command(live, 0, Command("k", Chat("before")))
            before = shown(live.room)
            ask("pg_dump", "--format=custom", f"--file={copy}", url)
            await node.rooms.command(live, 0, Command("k2", Chat("after")))
        return room, before

    room, before = run(work())
    ask("pg_restore", "--no-owner", f"--dbname={other}", str(copy))

    async def restored() -> None:
        async with running_node(other) as (node, http):
            live = await node.rooms.open(room)
            assert shown(live.room) == before
            assert isinstance(await node.rooms.command(live, 0, Command("k2", Chat("again"))), Answer)
            assert (await http.post("/api/session", json={"name": "Wanda Kontowa", "password": OLD})).status_code == 200

    run(restored())
    assert admin(other, "recheck").returncode == 0


def test_figures_tell_of_queues_failures_the_bus_and_the_loop(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            assert isinstance(node, Node)
            page = (await http.get("/metrics")).text
            dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text("utf-8"))
            asked = json.dumps(dashboard)
            for name in ("semafor_queue", "semafor_failures", "semafor_bus_messages", "semafor_loop_lag", "semafor_outage"):
                assert f"# TYPE {name}" in page
                assert name in asked

    run(work())
