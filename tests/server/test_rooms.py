"""The rooms in this process: clocks by a fake time, bots that break, readers that are slow."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path

import pytest

import semafor
import semafor.server
from semafor.kernel.luck import FastLuck
from semafor.kernel.view import Event
from semafor.kernel.words import Words
from semafor.rooms.commands import Act, Command, GiveToBot
from semafor.rooms.messages import Answer, Denial, Presence
from semafor.rooms.room import Room
from semafor.server.node.listener import Listener
from semafor.server.node.presence import NodePresence, PresenceTracker
from semafor.server.node.questions import BotPlace
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.node.worker_process import BotBroke
from semafor.server.store.writers import Bundle, Writer
from semafor.server.tokens import fresh_code, fresh_token, hash_token, matches
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, open_room, running_node


def test_a_bank_that_runs_out_calls_a_bot_and_a_turn_lets_the_others_call_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            bank = await open_room(node, http, clock={"kind": "bank", "bank_s": 60})
            turn = await open_room(node, http, clock={"kind": "turn", "turn_s": 60})
            request = Command("g", GiveToBot(1, "random"))
            early = await node.rooms.command(turn, 0, request)
            node.rooms.clock.base_ms += 61_000
            await node.upkeep.tick()

            assert isinstance(early, Denial)
            assert [seat.kind for seat in bank.room.seats] == ["bot", "bot"]
            assert [seat.kind for seat in turn.room.seats] == ["person", "person"]
            assert isinstance(await node.rooms.command(turn, 0, request), Answer)
            assert turn.room.seats[1].kind == "bot"

    run(work())


async def nothing() -> list[Event]:
    """The record of a table at which nothing has happened."""
    return []


def at(seat: int, level: str) -> BotPlace:
    return BotPlace("a-room", seat, level, seed=7, acts=0, undone=0)


def test_a_bot_plays_legally_from_what_its_seat_may_know_and_a_slow_one_is_stopped() -> None:
    async def work() -> None:
        game = semafor.game(GAME)
        state = game.start(2, None, FastLuck(3))
        good, hasty = WorkerPool(1, 60, 1024), WorkerPool(1, 0.001, 1024)
        try:
            assert await good.choose(game, state, at(0, "random"), nothing) in list(state.legal(0))
            with pytest.raises(BotBroke):
                await hasty.choose(game, state, at(0, "easy"), nothing)
            with pytest.raises(BotBroke):
                await good.choose(game, state, at(0, "no such level"), nothing)
            assert await good.choose(game, state, at(1, "random"), nothing) in list(state.legal(1)), "a new process took over"
        finally:
            await good.close()
            await hasty.close()

    run(work())


def test_a_table_whose_bot_fails_is_told_and_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, bot_s=0.0001) as (node, http):
            live = await open_room(node, http, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "easy"}])
            while live.bot_to_move() is not None:
                await asyncio.sleep(0.01)
            told = (await http.get(f"/api/rooms/{live.room.id}/log")).json()["told"]

            assert "bot-failed" in [event["what"] for each in told for event in each["events"]]
            assert live.room.seats[1].level == "random"
            assert live.room.standing == [1]

    run(work())


class FullDisk(Writer):
    """A disk on which nothing can be written any more."""

    async def write(self, bundles: list[Bundle]) -> list[bool]:
        del bundles
        raise sqlite3.OperationalError("database or disk is full")

    async def close(self) -> None:
        return


def test_a_bot_whose_move_could_not_be_written_plays_it_when_it_can(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}])
            disk, node.log.writer = node.log.writer, FullDisk()
            while live.bots is not None:
                await asyncio.sleep(0.01)
            stuck, node.log.writer = live.bot_to_move(), disk
            await node.upkeep.tick()
            while live.bots is not None:
                await asyncio.sleep(0.01)

            assert stuck == 1
            assert live.bot_to_move() is None

    run(work())


def test_clocks_go_on_after_something_could_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.node.node.TICK_S", 0.01)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, clock={"kind": "bank", "bank_s": 60})
            disk, node.log.writer = node.log.writer, FullDisk()
            node.rooms.clock.base_ms += 61_000
            await asyncio.sleep(0.1)
            before, node.log.writer = [seat.kind for seat in live.room.seats], disk
            while live.room.people:
                await asyncio.sleep(0.01)

            assert before == ["person", "person"]
            assert [seat.kind for seat in live.room.seats] == ["bot", "bot"]

    run(work())


class BrokenWriter(FullDisk):
    """One with an error of ours in it."""

    async def write(self, bundles: list[Bundle]) -> list[bool]:
        del bundles
        raise KeyError("disk")


def test_what_breaks_inside_is_told_outside_by_a_code_and_an_id(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    command = {"key": "k", "do": {"type": "chat", "text": "hello"}}

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
            made = (await http.post("/api/rooms", json={"game": GAME, "seats": seats})).json()
            address = f"/api/rooms/{made['room']['room']}"
            wire = Wire(app_of(http), f"{address}/socket")
            wire.send({"type": "hello", "seat": 0, "token": made["seats"][0]["token"]})
            disk, node.log.writer = node.log.writer, BrokenWriter()
            posted = await http.post(f"{address}/commands", json={"seat": 0, "command": command})
            wire.send({"type": "command", **command})
            said = await wire.until("denial")
            node.log.writer = disk
            wire.send({"type": "command", **command})
            then = await wire.until("answer")
            await wire.close()
            traced = {getattr(line, "id", None) for line in caplog.records if line.exc_info}

            assert (posted.status_code, posted.json()["code"], said["code"], then["key"]) == (500, "internal", "internal", "k")
            assert {posted.json()["id"], said["id"]} <= traced
            assert "disk" not in posted.text + str(said)

    run(work())


def test_a_slow_reader_gets_one_frame_for_all_it_missed(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            frames: list[bytes] = []
            gate = asyncio.Event()

            async def send(frame: bytes) -> None:
                await gate.wait()
                frames.append(frame)

            listener = Listener(live, 0, None, send, drop=lambda: None)
            listener.token = live.room.seats[0].token
            live.listeners.add(listener)
            listener.wake()
            await asyncio.sleep(0)
            for at in range(2):
                await node.rooms.command(live, at, Command(f"{at}", Act("keep 1 2")))
            gate.set()
            await listener.wait_until_sent()

            assert len(frames) == 2
            assert listener.sent == live.room.audience(0).count
            live.listeners.discard(listener)

    run(work())


def test_a_reader_that_takes_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.node.listener.SEND_S", -1)  # every frame that is still on its way is late

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            dropped: list[int] = []

            async def never(_: bytes) -> None:
                await asyncio.Event().wait()

            async def at_once(_: bytes) -> None:
                return

            stuck = Listener(live, 0, None, never, drop=lambda: dropped.append(0))
            quick = Listener(live, 1, None, at_once, drop=lambda: dropped.append(1))
            for listener in (stuck, quick):
                listener.token = live.room.seats[listener.seat or 0].token
                live.join(listener)
            sending = stuck.sending
            await quick.wait_until_sent()
            await node.upkeep.tick()

            assert dropped == [0]
            assert live.listeners == {quick}
            assert sending is not None
            with contextlib.suppress(asyncio.CancelledError):
                await sending
            assert sending.cancelled()

    run(work())


def test_a_room_is_live_once_though_its_opening_fails_while_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            id = (await open_room(node, http)).room.id
            assert dict(node.rooms.opening) == {}, "a lock nobody holds is let go"
            node.rooms.live.clear()
            read, begun, go_on = node.rooms.archive.read, asyncio.Event(), asyncio.Event()

            async def breaks_first(id: str) -> Room:
                if not begun.is_set():
                    begun.set()
                    await go_on.wait()
                    raise OSError("the disk is away")
                await asyncio.sleep(0.05)
                return await read(id)

            monkeypatch.setattr(node.rooms.archive, "read", breaks_first)
            first = asyncio.create_task(node.rooms.open(id))
            await begun.wait()
            second = asyncio.create_task(node.rooms.open(id))
            await asyncio.sleep(0)
            go_on.set()
            with pytest.raises(OSError, match="the disk is away"):
                await first
            third = asyncio.create_task(node.rooms.open(id))

            assert await second is await third is await node.rooms.open(id)

    run(work())


def test_tokens_are_kept_as_hashes_and_codes_are_four_words() -> None:
    token = fresh_token()

    assert len(token) >= 43
    assert token not in hash_token(token)
    assert (matches(token, hash_token(token)), matches(token, hash_token(token + "x")), matches("", "")) == (True, False, False)
    assert len({fresh_code() for _ in range(100)}) == 100


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_denial_of_the_server_has_words(lang: str) -> None:
    source = "".join(file.read_text("utf-8") for file in Path(semafor.server.__file__).parent.rglob("*.py"))
    denials = {f"denied-{code}" for code in re.findall(r'(?:Denied\(|Problem\(\d+, |deny\()"([a-z-]+)"', source)}
    words = Words(lang, "semafor.server", "semafor.rooms")
    denials.discard("denied-refused")  # the rule that refuses says why

    assert len(denials) > 20
    assert [message for message in denials if not words.has(message)] == []


def test_a_node_not_heard_of_for_long_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("semafor.server.node.presence.time.monotonic", lambda: now[0])
    tracker = PresenceTracker(3)
    tracker.hear(NodePresence("other", [1], 2))
    both = tracker.presence([0], 1)
    said = [tracker.due([0], 1), tracker.due([0], 1)]
    now[0] = 80.0

    assert both == Presence([True, True, False], 3)
    assert tracker.presence([0], 1) == Presence([True, False, False], 1)
    assert [*said, tracker.due([0], 1)] == [True, False, True]
