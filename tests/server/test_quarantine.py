"""One bad room is one bad room, and every room keeps the version of the rules it was dealt under."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

import semafor
from semafor.kernel.table import Table
from semafor.rooms import entries as e
from semafor.rooms.commands import Chat, Command
from semafor.rooms.refold import SetAside, refold
from semafor.rooms.room import Room
from semafor.server.http.denials import deny
from semafor.server.node import quarantine
from semafor.server.node.node import Node
from semafor.server.store import Database, Row
from semafor.server.store.schema import event
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, open_room, running_node

FIXTURES = sorted(Path(__file__).with_name("rooms_of_versions").glob("*.jsonl"))
OTHER_WAY = "other-way"  # in these today's rules go otherwise


class Kept:
    """A room that was made by the code of its version, as its log was kept then."""

    def __init__(self, file: Path) -> None:
        head, *rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        self.id = file.stem[-32:]
        self.game, self.rules, self.end = str(head["game"]), int(head["rules"]), str(head["end"])
        self.rows = [Row(n, key, at_ms, body.encode()) for n, (key, at_ms, body) in enumerate(rows)]

    @property
    def table(self) -> Table:
        """The table as today's rules fold it."""
        room = Room(self.id)
        for row in self.rows:
            refold(room, row.n, row.at_ms, row.body)
        return room.playing()

    async def store(self, database: Database) -> None:
        async with database.begin() as connection:
            await connection.execute(
                insert(event),
                [{"room": self.id, "n": row.n, "key": row.key, "at_ms": row.at_ms, "body": row.body} for row in self.rows],
            )


def test_there_is_a_room_of_every_version_of_every_game() -> None:
    there = {(kept.game, kept.rules) for kept in map(Kept, FIXTURES)}
    wanted = {(key, version) for key in semafor.games() for version in range(1, semafor.game(key).version + 1)}

    assert there >= wanted


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_a_room_of_every_version_goes_on_as_it_was_or_says_why_not(file: Path, tmp_path: Path) -> None:
    kept = Kept(file)

    async def work() -> None:
        async with running_node(tmp_path) as (node, _):
            await kept.store(node.database)
            live = await node.rooms.open(kept.id)
            told = [happened.what for frame in live.room.audience(0).told for happened in frame]

            assert live.room.game.hash(live.room.playing().state) == kept.end
            assert live.room.rules == live.room.game.version
            assert ("ruled" in told) == (live.room.setting.rules != live.room.game.version)
            assert (await node.rooms.archive.read(kept.id)).rules == live.room.game.version

    if OTHER_WAY in file.stem:
        with pytest.raises(SetAside) as aside:
            run(work())
        assert aside.value.why == "aside-rules"
        assert "Nie można grać dalej" in deny(aside.value.why, dict(aside.value.facts)).text.pl
        assert aside.value.facts["now"] == semafor.game(kept.game).version
    else:
        run(work())


def test_a_room_dealt_by_rules_to_come_is_not_guessed_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            assert live.room.setting.rules == live.room.game.version, "a new room keeps the version"
            await spoil(node, live.room.id, 0, lambda body: body.replace(b'"rules":', b'"rules":9'))
            node.rooms.let_go(live)
            denied = (await http.get(f"/api/rooms/{live.room.id}")).json()

            assert denied["code"] == "aside-newer"

    run(work())


def test_a_room_on_another_version_of_its_map_waits_for_that_map(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            await spoil(node, live.room.id, 0, lambda body: body.replace(b'"rules":', b'"material":"0123456789ab","rules":'))
            node.rooms.let_go(live)
            denied = (await http.get(f"/api/rooms/{live.room.id}")).json()

            assert denied["code"] == "aside-material"
            assert "innej wersji mapy" in denied["text"]["pl"]

    run(work())


async def spoil(node: Node, room: str, n: int, change: Any) -> None:
    """Somebody meddled with the log, or its disk did."""
    rows = await node.log.since(room, n)
    async with node.database.begin() as connection:
        chosen = update(event).where(event.c.room == room, event.c.n == n)
        await connection.execute(chosen.values(body=change(rows[0].body)))


def not_an_entry(body: bytes) -> bytes:
    return body[: len(body) // 2]


def not_legal(body: bytes) -> bytes:
    del body
    return b'{"what":"acted","seat":0,"action":0}'


@pytest.mark.parametrize(
    ("spoilt", "why"),
    [(not_an_entry, "aside-unreadable"), (not_legal, "aside-illegal"), (lambda _: b"\xff", "aside-unreadable")],
)
def test_one_bad_room_is_set_aside_and_all_others_wake(
    spoilt: Any, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]
        async with running_node(tmp_path) as (node, http):
            rooms = [await open_room(node, http, seats=seats, public=True, clock={"kind": "bank"}) for _ in range(3)]
            bad, *good = [live.room.id for live in rooms]
            before = (await node.log.since(bad, 3))[0].body if await node.log.since(bad, 3) else b""
            if not before:
                await node.rooms.command(rooms[0], 0, Command("k", Chat("hello")))
                before = (await node.log.since(bad, 3))[0].body
            await spoil(node, bad, 3, spoilt)
            cookies = dict(http.cookies)
        async with running_node(tmp_path) as (node, http):
            http.cookies.update(cookies)
            await node.upkeep.wake(await node.lobby.restless())
            assert set(node.rooms.live) == set(good)
            denied = await http.get(f"/api/rooms/{bad}")
            assert (denied.status_code, denied.json()["code"]) == (409, why)
            assert bad in denied.json()["text"]["en"]
            assert bad in denied.json()["text"]["pl"]
            assert [line.room for line in caplog.records if line.message == "room set aside"] == [bad]  # type: ignore[attr-defined]
            while await node.lobby.aside() != [bad]:
                await node.upkeep.tick()
            shown = [table["room"] for table in (await http.get("/api/rooms?status=playing")).json()]
            assert set(shown) == set(good), "nobody is led there from the lobby"
            mine = {table["room"]["room"]: table["aside"] for table in (await http.get("/api/mine")).json()}
            assert mine == {bad: denied.json()["text"], **dict.fromkeys(good)}, "its people are told"
            await node.upkeep.tick()

            await spoil(node, bad, 3, lambda _: before)
            monkeypatch.setattr(quarantine, "AGAIN_S", 0)
            assert (await http.get(f"/api/rooms/{bad}")).status_code == 200, "mended, it goes on"
            assert len((await http.get("/api/rooms?status=playing")).json()) == 3

    with caplog.at_level(logging.INFO, "semafor.server"):
        run(work())


def test_who_sits_at_a_table_that_breaks_is_told_why(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            app = app_of(http)
            bad, good = await open_room(node, http), await open_room(node, http)
            for live in (bad, good):
                row = Row(
                    live.room.n,
                    "other-node",
                    node.rooms.now_ms(),
                    b"{" if live is bad else b'{"what":"said","seat":0,"text":"x"}',
                )
                await node.log.append(live.room.id, row)
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            wire = Wire(app, f"/api/rooms/{bad.room.id}/socket", cookie=cookie)
            wire.send({"type": "hello", "seat": 0})
            await wire.until("update")
            await node.rooms.neighbours.on_reconnect()
            await wire.serving
            assert [live.room.id for live in node.rooms.live.values()] == [good.room.id]
            assert good.room.chat[-1].text == "x", "the others have caught up"

            again = Wire(app, f"/api/rooms/{bad.room.id}/socket", cookie=cookie)
            again.send({"type": "hello", "seat": 0})
            assert (await again.until("denial"))["code"] == "aside-unreadable"
            assert (await again.outbox.get())["type"] == "websocket.close"
            await again.serving

    run(work())


def test_an_old_room_that_nobody_has_dealt_is_dealt_by_todays_rules(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            made = (await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "A"}, {}]})).json()
            live = await node.rooms.open(made["room"]["room"])
            await spoil(node, live.room.id, 0, lambda body: body.replace(b'"rules":2', b'"rules":1'))
            node.rooms.let_go(live)
            live = await node.rooms.open(live.room.id)

            assert (live.room.setting.rules, live.room.rules, live.room.status) == (1, 2, "open")
            assert isinstance(e.read_entry((await node.log.since(live.room.id, live.room.n - 1))[0].body), e.Ruled)

    run(work())
