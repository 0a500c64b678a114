"""What a page is told of the games before a table is made."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast

import semafor
from semafor.kernel.words import LANGUAGES
from server.conftest import run
from server.in_process import running_node


def test_all_games_are_listed_with_form_and_levels(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            games = (await http.get("/api/games")).json()
            assert [game["key"] for game in games] == semafor.games()
            assert all(game["levels"][:2] == ["random", "easy"] for game in games)

    run(work())


def test_my_tables_are_listed_by_status_the_newest_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            now = node.rooms.now_ms()
            rooms = []
            for _ in range(3):
                now += 1000
                node.rooms.now_ms = lambda at=now: at  # type: ignore[misc]
                request = {"game": "railroad-ink", "seats": [{"kind": "me", "name": "A"}]}
                rooms.append((await http.post("/api/rooms", json=request)).json()["room"]["room"])
            node.rooms.now_ms = lambda: now + 5000
            live = await node.rooms.open(rooms[0])
            step = 0
            while live.room.actors:
                step += 1
                command = {"key": f"{step}", "do": {"type": "act", "move": int(live.room.playing().state.legal(0)[0])}}
                await http.post(f"/api/rooms/{rooms[0]}/commands", json={"seat": 0, "command": command})
            playing = (await http.get("/api/mine?status=playing")).json()
            over = (await http.get("/api/mine?status=over")).json()

            assert [table["room"]["room"] for table in playing] == [rooms[2], rooms[1]]
            assert [table["room"]["room"] for table in over] == [rooms[0]]
            assert over[0]["room"]["totals"]["places"] == [1]
            assert over[0]["room"]["over_ms"] == now + 5000
            assert [table["room"]["room"] for table in (await http.get("/api/mine")).json()] == [rooms[0], rooms[2], rooms[1]]
            assert (await http.get("/api/mine?status=odd")).status_code == 400

    run(work())


def test_the_words_of_rooms_and_server_are_one_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            for lang in LANGUAGES:
                parsed = FluentParser().parse((await http.get(f"/api/words/{lang}")).text).body
                ids = [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]
                assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
                assert {"dealt", "level-easy", "denied-stale", "denied-no-room"} <= set(ids)
                assert len(ids) == len(set(ids))

    run(work())
