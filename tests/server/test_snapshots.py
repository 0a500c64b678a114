"""A room opened from a snapshot is the room of its log, and no snapshot is ever needed."""

from __future__ import annotations

import random
from importlib import metadata
from pathlib import Path

import pytest

import semafor
from semafor.rooms import entries as e
from semafor.rooms.commands import AskUndo, Chat, Command
from semafor.rooms.room import Room
from semafor.server.node.archive import SNAPSHOT
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.snapshots import VERSION, pack_room, snapshot_version, unpack_room
from semafor.server.store import Log
from server.conftest import run
from server.in_process import running_node
from server.test_moments import Seats


def shown(room: Room) -> list[bytes]:
    """Every frame of every audience."""
    live = LiveRoom(room)
    seats = [*range(len(room.seats)), None]
    return [live.frame(seat, last) for seat in seats for last in (None, max(0, room.audience(seat).count - 20))]


async def folded(log: Log, id: str) -> Room:
    room = Room(id)
    for row in await log.since(id, 0):
        room.apply(row.n, row.at_ms, e.read_entry(row.body), row.clock_ms)
    return room


@pytest.mark.slow
@pytest.mark.parametrize("key", semafor.games())
def test_a_room_goes_on_from_a_snapshot_as_from_its_log(key: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, key, max(2, semafor.game(key).seats[0]))
            await node.rooms.command(seats.live, 0, Command("c", Chat("hello")))
            await seats.play(10_000)
            rows = await node.log.since(seats.live.room.id, 0)
            for at in sorted(random.Random(key).sample(range(3, len(rows)), 5)):
                room = Room(seats.live.room.id)
                for row in rows[:at]:
                    room.apply(row.n, row.at_ms, e.read_entry(row.body), row.clock_ms)
                if room.table is not None:
                    room.table.forget()
                other = unpack_room(room.id, pack_room(room))
                assert shown(other) == shown(room)
                for row in rows[at:]:
                    other.apply(row.n, row.at_ms, e.read_entry(row.body), row.clock_ms)
                assert shown(other) == shown(seats.live.room)

    run(work())


def test_snapshots_are_made_while_a_room_is_played_and_can_be_dropped_or_spoilt(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, "ticket-to-ride-usa")
            await seats.play(140)
            id = seats.live.room.id
        async with running_node(tmp_path) as (node, _):
            true = shown(await folded(node.log, id))
            made = await node.derived.get(id, SNAPSHOT, VERSION)
            assert made is not None
            assert unpack_room(id, made).n >= 64
            assert shown((await node.rooms.open(id)).room) == true
            for spoilt in (b"", b"nonsense", made[:-9]):
                await node.derived.put(id, SNAPSHOT, VERSION, spoilt)
                assert shown(await node.rooms.archive.read(id)) == true
            await node.derived.put(id, SNAPSHOT, "of another version", made)
            assert shown(await node.rooms.archive.read(id)) == true
            await node.derived.drop()
            assert shown(await node.rooms.archive.read(id)) == true

    run(work())


def test_an_undo_by_consent_reaches_behind_a_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            request = {"game": "ticket-to-ride-usa", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]}
            made = (await http.post("/api/rooms", json=request)).json()
            live = await node.rooms.open(made["room"]["room"])
            live.room.seats[1].level = ""  # nobody plays on
            seats = Seats(node, http, live, made)
            await seats.play(40)
            await node.derived.put(live.room.id, SNAPSHOT, VERSION, pack_room(live.room))
            live.room.seats[1].level = "random"
            assert (await node.rooms.command(live, 0, Command("u", AskUndo()))).__class__.__name__ == "Answer"
            assert shown(await node.rooms.archive.read(live.room.id)) == shown(await folded(node.log, live.room.id))

    run(work())


def test_files_that_are_not_installed_trust_no_snapshot_of_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_installed(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    assert snapshot_version() == VERSION
    monkeypatch.setattr(metadata, "version", not_installed)
    assert snapshot_version() not in (VERSION, snapshot_version())
