"""Bots that read the record are given what their seat was told, and nothing else; the others are given none."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

import semafor
from semafor.bots.levels import COMMON, Level
from semafor.bots.simple_bots import RandomBot
from semafor.kernel.luck import FastLuck
from semafor.kernel.view import Event
from semafor.rooms.commands import Act, Command
from semafor.rooms.history import History
from semafor.server.node.questions import BotPlace, Reported
from semafor.server.node.worker_pool import WorkerPool
from server.conftest import run
from server.in_process import open_room, running_node

# A worker with one level more: it writes down the records it is given.
WORKER = """
import sys
import msgspec
from semafor.bots.levels import COMMON, Level
from semafor.bots.simple_bots import RandomBot
from semafor.server.node.worker import main

class Reader(RandomBot):
    reads_record = True

    def choose(self, known):
        with open({file!r}, "ab") as written:
            written.write(msgspec.json.encode(known.record) + b"\\n")
        return super().choose(known)

COMMON["reader"] = Level("reader", lambda game, seed, budget: Reader(seed), reads_record=True)
main()
"""


class Reader(RandomBot):
    """The same bot, where rooms are made."""

    reads_record = True


READER = Level("reader", lambda _game, seed, _budget: Reader(seed), reads_record=True)


def told_of_acts(history: History, seat: int) -> list[Event]:
    """What the seat's frames said of acts."""
    frames = enumerate(history.room.audience(seat).told, 1)
    return [event for n, events in frames if (seat, n) in history.acts_by_frame for event in events]


@pytest.mark.parametrize("game", semafor.games())
def test_a_bot_that_reads_the_record_is_given_what_its_seat_was_told(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMON, "reader", READER)
    program, written = tmp_path / "worker.py", tmp_path / "records"
    program.write_text(WORKER.format(file=str(written)), "utf-8")

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.rooms.bot_turns.pool = WorkerPool(1, 60, 1024, (sys.executable, str(program)))
            try:
                live = await open_room(
                    node, http, game=game, seats=[{"kind": "me", "name": "A"}, {"kind": "bot", "level": "reader"}]
                )
                for step in range(40):  # a first turn of Railroad Revolution alone may take eight acts
                    while live.bots is not None:
                        await asyncio.sleep(0.005)
                    if 0 in live.room.actors:
                        move = int(live.room.playing().state.legal(0)[0])
                        await node.rooms.command(live, 0, Command(f"s{step}", Act(move)))
                while live.bots is not None:
                    await asyncio.sleep(0.005)
                history = await node.rooms.histories.of(live.room.id)
            finally:
                await node.rooms.bot_turns.pool.close()
            records = [
                [each.event for each in msgspec.json.decode(line, type=list[Reported])]
                for line in written.read_bytes().splitlines()
            ]
            told = told_of_acts(history, 1)

            assert records
            assert all(record == told[: len(record)] for record in records), "only what the seat was told, in order"
            assert len(records[-1]) > len(records[0])

    run(work())


def test_a_bot_that_reads_no_record_is_not_given_one() -> None:
    game = semafor.game("ticket-to-ride-usa")
    state = game.start(2, None, FastLuck(3))

    async def record() -> list[Event]:
        raise AssertionError("nobody asked for it")

    async def work() -> None:
        pool = WorkerPool(1, 60, 1024)
        try:
            assert await pool.choose(game, state, BotPlace("a", 0, "random", 7, 0, 0), record) in list(state.legal(0))
        finally:
            await pool.close()

    run(work())
