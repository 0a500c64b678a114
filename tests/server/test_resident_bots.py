"""A bot lives in its worker as long as its seat needs it: it plays what it plays in the arena, and plans as seldom."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import semafor
from amount import several
from semafor.arena.match import play_out
from semafor.bots import Bot, Knowledge, Level, bot
from semafor.bots.levels import COMMON
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.table import Table
from semafor.kernel.view import Event
from semafor.rooms.commands import Act, AnswerUndo, AskUndo, Command, GiveToBot, Undo
from semafor.rooms.room import Room
from semafor.server.node.bot_places import bot_place, bot_seed
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.questions import BotPlace, Choose
from semafor.server.node.resident_bots import ResidentBots
from semafor.server.node.snapshots import pack_room, unpack_room
from semafor.server.node.worker_pool import WorkerPool
from server.conftest import run
from server.in_process import open_room, running_node, watch

INK = "railroad-ink"
USA = "ticket-to-ride-usa"
ROUNDS = 4

# A worker with one level more: `hard` with a small budget, which writes down each time that it plans.
WORKER = """
from semafor.bots.levels import COMMON, Level, bot
from semafor.server.node.worker import main

def quick(game, seed, budget):
    player = bot("hard@4", game.key, seed)
    think = player.think

    def think_and_note(board):
        with open({file!r}, "a") as written:
            written.write(f"{{board.round}} ")
        return think(board)

    player.think = think_and_note
    return player

COMMON["quick"] = Level("quick", quick)
main()
"""
QUICK = Level("quick", lambda game, seed, _budget: bot("hard@4", game.key, seed))


class Enough(Exception):
    """So many acts were to be compared."""


class Noted(Bot):
    """A bot of the arena whose choices are written down, up to so many of all."""

    def __init__(self, player: Bot, notes: list[tuple[int, int]], most: int) -> None:
        super().__init__(0)
        self.player = player
        self.notes = notes
        self.most = most

    def choose(self, known: Knowledge) -> int:
        if len(self.notes) == self.most:
            raise Enough
        action = self.player.choose(known)
        self.notes.append((known.seat, action))
        return action


def in_the_arena(room: Room, level: str, most: int) -> list[tuple[int, int]]:
    """The choices of the same levels and seeds in the arena, with the same luck."""
    notes: list[tuple[int, int]] = []
    count = len(room.seats)
    table = Table(room.game, count, room.game.option_values(room.setting.options), room.luck())
    players: dict[int, Bot] = {
        seat: Noted(bot(level, room.game.key, bot_seed(room, seat)), notes, most) for seat in range(count)
    }
    with contextlib.suppress(Enough):
        play_out(table, players)
    return notes


async def on_the_server(live: LiveRoom, most: int) -> list[tuple[int, int]]:
    """The same of a table at which only bots sit."""
    while live.room.status == "playing" and len(live.room.standing) < most:
        await asyncio.sleep(0.01)
    return [(entry.seat, entry.action) for entry in live.room.playing().entries if entry.action is not None][:most]


SLOW = {("railroad-ink-lava", "normal"), (INK, "hard@4")}  # a round of theirs takes minutes interpreted
PLAYED = [
    pytest.param(*each, marks=pytest.mark.slow) if each in SLOW else each
    for each in [*((game, "normal") for game in semafor.games()), (INK, "hard@4"), (USA, "master")]
]


@pytest.mark.parametrize(("game", "level"), PLAYED)
def test_a_seat_plays_on_the_server_what_it_plays_in_the_arena(
    game: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMON, "quick", QUICK)
    program = tmp_path / "worker.py"
    program.write_text(WORKER.format(file=str(tmp_path / "thoughts")), "utf-8")
    name, most = level.replace("hard@4", "quick"), several(80, 12, daily=40)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            pool = node.rooms.bot_turns.pool = WorkerPool(2, 60, 1024, (sys.executable, str(program)))
            try:
                live = await open_room(node, http, game=game, seats=[{"kind": "bot", "level": name}] * 2)
                await watch(node, live)
                found = await on_the_server(live, most)
            finally:
                await node.rooms.background.close()
                await pool.close()

            assert len(found) > 10
            assert found == in_the_arena(live.room, level, most)

    run(work())


@pytest.mark.slow
def test_hard_plans_a_round_of_railroad_ink_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMON, "quick", QUICK)
    program, file = tmp_path / "worker.py", tmp_path / "thoughts"
    program.write_text(WORKER.format(file=str(file)), "utf-8")

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            pool = node.rooms.bot_turns.pool = WorkerPool(2, 60, 1024, (sys.executable, str(program)))
            seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "quick"}]
            try:
                live = await open_room(node, http, game=INK, seats=seats)
                for step in range(200):
                    while live.bots is not None:
                        await asyncio.sleep(0.01)
                    if live.room.playing().state.round == ROUNDS:  # type: ignore[attr-defined]
                        break
                    move = int(live.room.playing().state.legal(0)[0])
                    await node.rooms.command(live, 0, Command(f"s{step}", Act(move)))
            finally:
                await pool.close()

            assert file.read_text().split() == [str(round) for round in range(1, ROUNDS + 1)]
            assert live.room.standing.count(1) > 2 * ROUNDS

    run(work())


# How long a bot lives


def asked(acts: int = 0, **other: object) -> Choose:
    game = semafor.game(INK)
    where = BotPlace("a-room", 0, "normal", seed=7, acts=acts, undone=0)
    return Choose(INK, game.start(2, None, FastLuck(3)).fields(), msgspec.structs.replace(where, **other))


def test_a_seat_keeps_its_bot() -> None:
    players = ResidentBots()
    first = players.player(asked())

    assert players.player(asked(acts=1)) is first
    assert players.player(asked(seat=1)) is not first
    assert players.player(asked(room="another")) is not first
    assert players.player(asked(acts=2)) is first


@pytest.mark.parametrize("other", [{"level": "easy"}, {"undone": 1}, {"seed": 8}])
def test_a_bot_is_made_anew_where_its_past_or_level_is_another(other: dict[str, Any]) -> None:
    players = ResidentBots()
    first = players.player(asked())
    second = players.player(asked(**other))

    assert second is not first
    assert len(players.kept) == 1
    assert players.player(asked()) is not first


def test_a_bot_that_is_not_asked_is_dropped() -> None:
    now = 0.0
    players = ResidentBots(idle_s=60, now_s=lambda: now)
    first, second = players.player(asked()), players.player(asked(seat=1))
    now = 50
    assert players.player(asked(seat=1)) is second
    now = 100
    assert players.player(asked(seat=1)) is second
    assert list(players.kept) == [("a-room", 1)]
    assert players.player(asked()) is not first


def test_only_so_many_bots_are_kept_those_asked_last() -> None:
    players = ResidentBots(most=3)
    for room in ("a", "b", "c", "a", "d"):
        players.player(asked(room=room))

    assert [room for room, _ in players.kept] == ["c", "a", "d"]


def test_asked_again_about_the_same_decision_a_bot_says_the_same() -> None:
    players, level = ResidentBots(), "random"
    choices = {players.choose(asked(level=level)) for _ in range(10)}
    others = {players.choose(asked(level=level, acts=acts)) for acts in range(10)}

    assert len(choices) == 1
    assert len(others) > 1


class Forgetful(Bot):
    """A bot for which memory suffices only while it is alone."""

    players: ResidentBots

    def choose(self, known: Knowledge) -> int:
        if len(self.players.kept) > 1:
            raise MemoryError
        return known.legal[0]


def test_where_memory_does_not_suffice_the_other_bots_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMON, "forgetful", Level("forgetful", lambda _game, seed, _budget: Forgetful(seed)))
    players = Forgetful.players = ResidentBots()
    players.player(asked(room="another"))
    wanted = asked(level="forgetful")

    assert players.choose(wanted) == int(semafor.game(INK).restore(wanted.fields).legal(0)[0])
    assert list(players.kept) == [("a-room", 0)]


# Processes


async def nothing() -> list[Event]:
    return []


def test_a_bot_whose_worker_died_is_made_anew_with_its_seed() -> None:
    game = semafor.game("ticket-to-ride-usa")
    where = BotPlace("a-room", 0, "random", seed=7, acts=0, undone=0)
    state = game.start(2, None, FastLuck(3))

    async def work() -> None:
        pool = WorkerPool(1, 60, 1024)
        try:
            first = [await choice(pool, game, state, where, acts) for acts in range(4)]
            process = pool.workers[0].process
            assert process is not None
            process.kill()
            await process.wait()
            again = [await choice(pool, game, state, where, acts) for acts in range(4)]
        finally:
            await pool.close()
        player = bot("random", game.key, 7)
        assert first == again == [player.choose(Knowledge(game, state, 0)) for _ in range(4)]
        assert len(set(first)) > 1, "its luck goes on from act to act"

    run(work())


async def choice(pool: WorkerPool, game: Game, state: State, where: BotPlace, acts: int) -> int:
    return await pool.choose(game, state, msgspec.structs.replace(where, acts=acts), nothing)


def test_the_bots_of_a_room_live_in_one_worker_and_rooms_are_shared_out() -> None:
    pool = WorkerPool(3, 60, 1024)
    homes = {room: pool.home(room) for room in "abc"}

    assert len(set(homes.values())) == 3
    assert {room: pool.home(room) for room in "abc"} == homes
    for number in range(1000):
        pool.home(str(number))
    assert len(pool.homes) < 1000


# Rooms


def test_a_take_back_makes_another_bot_and_a_snapshot_knows_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, rooms = await open_room(node, http, game=INK), node.rooms
            undone = []
            for key, seat, do in (
                ("a", 0, Act(int(live.room.playing().state.legal(0)[0]))),
                ("b", 0, Undo()),
                ("c", 0, Act(int(live.room.playing().state.legal(0)[0]))),
                ("d", 0, AskUndo()),
                ("e", 1, AnswerUndo(True)),
                ("f", 1, GiveToBot(1, "random")),
            ):
                await rooms.command(live, seat, Command(key, do))
                undone.append(live.room.undone)
            kept = unpack_room(live.room.id, pack_room(live.room))

            assert undone == [0, 1, 1, 1, 2, 2]
            assert bot_place(kept, 1) == bot_place(live.room, 1)
            assert (bot_place(kept, 1).undone, bot_place(kept, 1).level) == (2, "random")

    run(work())


def test_every_seat_has_a_seed_of_its_own_that_only_the_rooms_secret_tells(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            rooms = [(await open_room(node, http, game=INK)).room for _ in range(2)]

            assert len({bot_seed(room, seat) for room in rooms for seat in (0, 1)}) == 4
            assert bot_seed(await node.rooms.archive.read_whole(rooms[0].id), 1) == bot_seed(rooms[0], 1)

    run(work())
