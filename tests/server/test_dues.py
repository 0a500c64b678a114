"""What follows from a room's end: whatever becomes of sockets, tasks and processes, it is done, and done once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from semafor.rooms import entries as e
from semafor.rooms.commands import Command, Resign
from semafor.rooms.names import shape_of
from semafor.server.calls import postman
from semafor.server.node import quarantine
from semafor.server.node.dues import CALL, CARD, FACTS, RATING, dues_of
from semafor.server.node.forgetting import forget_account
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from semafor.server.store import Row
from semafor.server.store.accounts import Accounts
from semafor.server.store.database import open_database
from semafor.server.store.dues import DueList
from semafor.server.store.schema import keyring
from semafor.server.store.writers import Bundle, Writer
from semafor.server.tokens import hash_token
from server import as_before
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, browser_of, open_room, running_node
from server.test_quarantine import not_an_entry, spoil


class SlowDisk(Writer):
    """A disk that writes when it is told to."""

    def __init__(self, disk: Writer) -> None:
        self.disk, self.asked, self.go_on = disk, asyncio.Event(), asyncio.Event()

    async def write(self, bundles: list[Bundle]) -> list[bool]:
        self.asked.set()
        await self.go_on.wait()
        return await self.disk.write(bundles)

    async def close(self) -> None:
        await self.disk.close()


async def rated_room(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A rated table of two accounts, as two browsers make it."""
    names = ["Anna", "Ewa"]
    browsers = [browser_of(app_of(http)) for _ in names]
    for name, browser in zip(names, browsers, strict=True):
        await browser.post("/api/accounts", json={"name": name, "password": "correct horse"})
        await browser.post("/api/session", json={"name": name, "password": "correct horse"})
    asked = {"game": GAME, "rated": True, "public": True, "seats": [{"kind": "me", "name": "Anna"}, {}]}
    made = (await browsers[0].post("/api/rooms", json=asked)).json()
    room = made["room"]["room"]
    sat = (await browsers[1].post(f"/api/rooms/{room}/seats/1", json={"name": "Ewa"})).json()
    for browser in browsers:
        await browser.aclose()
    return room, [made["seats"][0]["token"], sat["token"]]


async def counted(node: Node, room: str) -> tuple[list[int], bool]:
    """How many rated games both accounts have, and whether the lobby shows the room as over."""
    ratings = await node.ratings.ratings(GAME, ["anna", "ewa"])
    shown = [msgspec.json.decode(card)["room"] for card in await node.lobby.public("over", None)]
    return sorted(rating.played for rating in ratings.values()), room in shown


def test_a_command_comes_to_its_end_though_its_socket_is_lost_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            app = app_of(http)
            room, tokens = await rated_room(http)
            live = await node.rooms.open(room)
            wires = [Wire(app, f"/api/rooms/{room}/socket") for _ in tokens]
            for seat, wire in enumerate(wires):
                wire.send({"type": "hello", "seat": seat, "token": tokens[seat]})
                await wire.until("update")
            disk = node.log.writer = SlowDisk(node.log.writer)
            wires[0].send({"type": "command", "key": "k", "do": {"type": "resign"}})
            await disk.asked.wait()
            mine = next(listener for listener in live.listeners if listener.seat == 0)
            mine.drop()  # as when a frame could not be sent
            await wires[0].serving
            disk.go_on.set()
            told = await wires[1].until("update")
            await wires[1].close()
            while node.rooms.background.promised:
                await asyncio.sleep(0.01)

            assert told["room"]["status"] == "over"
            assert await counted(node, room) == ([1, 1], True)
            assert await node.rooms.dues.listed.all() == set()

    run(work())


async def end_as_a_killed_node(node: Node, room: str) -> None:
    """The last entry is durable with what follows from it, and then the process is gone."""
    live = await node.rooms.open(room)
    entry = e.Resigned(0)
    due = dues_of(live.room, entry)
    assert due == [CARD, RATING, FACTS]
    await node.log.append(room, Row(live.room.n, "0:last", live.room.at_ms, msgspec.json.encode(entry)), due)


def test_what_a_killed_node_left_due_is_done_once_by_the_nodes_that_start(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            room, _ = await rated_room(http)
            await end_as_a_killed_node(node, room)
            assert await counted(node, room) == ([], False)
        nodes = [await Node.open(Settings(database=url, limits=0)) for _ in range(2)]
        while await nodes[0].rooms.dues.listed.all():
            await asyncio.sleep(0.02)
        await asyncio.gather(*(node.upkeep.sweep() for node in nodes))

        assert await counted(nodes[0], room) == ([1, 1], True)
        for node in nodes:
            await node.close()

    run(work())


def test_a_node_that_goes_on_does_what_another_left(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            room, _ = await rated_room(http)
            await end_as_a_killed_node(node, room)
            await node.upkeep.sweep(late=True)
            assert (await counted(node, room))[0] == [], "who wrote it may be at it"
            await node.upkeep.sweep(late=True)

            assert await counted(node, room) == ([1, 1], True)
            assert (await node.rooms.open(room)).room.status == "over"

    run(work())


def test_a_room_that_is_set_aside_keeps_its_dues_and_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "FRESH_MS", 15_000)  # nobody looks whom to call before the room is spoilt

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            await node.upkeep.sweep()  # and with it the one of the start is over
            rooms = [(await open_room(node, http, public=True)).room for _ in range(2)]
            bad, end = rooms[0].id, msgspec.json.encode(e.Resigned(0))
            for room in rooms:
                await node.log.append(room.id, Row(room.n, "0:last", room.at_ms, end), [CARD, CALL])
            await spoil(node, bad, rooms[0].n, not_an_entry)
            node.rooms.live.clear()
            await node.upkeep.sweep()
            await node.upkeep.sweep()
            assert await node.rooms.dues.listed.all() == {(bad, CARD), (bad, CALL)}

            await spoil(node, bad, rooms[0].n, lambda _: end)
            monkeypatch.setattr(quarantine, "AGAIN_S", 0)
            assert (await http.get(f"/api/rooms/{bad}")).status_code == 200, "mended, it goes on"
            monkeypatch.setattr(postman, "FRESH_MS", 0)
            await node.upkeep.sweep()
            assert await node.rooms.dues.listed.all() == set()
            assert len(await node.lobby.public("over", None)) == 2

    run(work())


def test_what_is_due_is_done_before_an_account_goes(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            room, tokens = await rated_room(http)
            await end_as_a_killed_node(node, room)
            await forget_account(node.forgetting, node.upkeep, "anna")
            async with node.database.engine.connect() as connection:
                held = set((await connection.execute(sa.select(keyring.c.key).where(keyring.c.room == room))).scalars())

            assert await counted(node, room) == ([1], True), "who played against it is rated"
            assert await node.rooms.dues.listed.all() == set()
            assert await node.accounts.find_look(shape_of("Anna")) is None, "the name is free again"
            assert [hash_token(token) in held for token in tokens] == [False, True], "no browser leads to its seat any more"

    run(work())


def test_what_cannot_be_done_stays_due_and_the_move_stands(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, public=True)
            async with node.database.begin() as connection:
                await connection.exec_driver_sql("alter table card rename to lost")
            answer = await node.rooms.command(live, 0, Command("r", Resign()))
            async with node.database.begin() as connection:
                await connection.exec_driver_sql("alter table lost rename to card")
            assert (answer.__class__.__name__, live.room.status) == ("Answer", "over")
            assert (live.room.id, CARD) in await node.rooms.dues.listed.all()
            await node.upkeep.sweep()

            assert [msgspec.json.decode(card)["room"] for card in await node.lobby.public("over", None)] == [live.room.id]

    run(work())


def test_two_games_of_the_same_people_that_end_together_both_count(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            rooms = [(await rated_room(http))[0] for _ in range(4)]
            lives = [await node.rooms.open(room) for room in rooms]
            await asyncio.gather(*(node.rooms.command(live, 0, Command("r", Resign())) for live in lives))

            assert (await counted(node, rooms[0]))[0] == [4, 4]

    run(work())


def test_what_servers_of_before_left_undone_becomes_due_and_names_get_their_looks(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        card = sa.text("insert into card values (:room, 'g', :status, 0, 1, :body)")
        for room, status, body in (
            ("r1", "playing", b'{"rated":true}'),
            ("r2", "over", b'{"rated":true}'),
            ("r3", "over", b"{}"),
        ):
            connection.execute(card, {"room": room, "status": status, "body": body})
        for name, shown in (("anna", "Anna"), ("аnna", "Аnna")):  # the second begins with a Cyrillic letter
            connection.execute(sa.text("insert into account values (:name, :shown, 'hash')"), {"name": name, "shown": shown})

    async def work() -> None:
        await as_before.leave(url, "v4", fill)
        database = await open_database(url)
        try:
            assert await DueList(database).all() == {("r1", CARD), ("r1", RATING), ("r2", RATING)}
            assert await Accounts(database).find_look("anna") == ("anna", "Anna")
        finally:
            await database.close()

    run(work())
