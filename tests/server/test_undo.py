"""Taking back at a table of the server: alone, to the start of the turn, and never from a seat that was called."""

from __future__ import annotations

from pathlib import Path

from semafor.kernel.view import Event
from semafor.rooms.commands import Act, AnswerUndo, AskUndo, Command, Undo
from semafor.rooms.messages import Answer, Denial
from semafor.server.node.snapshots import pack_room, unpack_room
from server.client import GAME
from server.conftest import run
from server.in_process import running_node
from server.test_moments import Seats


def test_the_turn_is_not_taken_back_from_the_next_seat_but_can_be_asked_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, GAME)
            live, rooms = seats.live, node.rooms
            for seat in (0, 1):
                await seats.do(seat, Act("keep 1 2"))
            first = live.room.actors[0]
            claim = next(str(move) for move in live.room.playing().moves(first) if str(move).startswith("claim"))
            await seats.do(first, Act(claim))
            refused = await rooms.command(live, first, Command("u", Undo()))
            undo = live.update(first, None).undo

            assert isinstance(refused, Denial)
            assert (refused.code, refused.rule) == ("refused", "kernel.undo.turn")
            assert undo is not None
            assert (undo.alone, undo.turn, undo.ask) == (False, 0, True)
            assert live.room.actors == [1 - first]
            live.room = unpack_room(live.room.id, pack_room(live.room))
            again = await rooms.command(live, first, Command("v", Undo("turn")))
            assert isinstance(again, Denial), "a snapshot knows it too"
            assert again.rule == "kernel.undo.turn"
            for seat, request in ((first, AskUndo()), (1 - first, AnswerUndo(True))):
                assert isinstance(await rooms.command(live, seat, Command("c", request)), Answer)
            assert live.room.actors == [first]

    run(work())


def test_one_command_goes_to_the_start_of_the_turn_and_is_told_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, "railroad-ink")
            live = seats.live
            start = live.room.playing().state.fields()
            for seat in (0, 1, 0, 0):
                await seats.do(seat, Act(int(live.room.playing().state.legal(seat)[0])))
            undo, frames = live.update(0, None).undo, live.room.audience(None).count
            assert undo is not None
            assert (undo.alone, undo.turn) == (True, 3)
            await seats.do(0, Undo("turn"))

            assert live.room.audience(None).since(frames) == [Event("undone", 0, {"count": 3})]
            assert live.room.standing == [1]
            await seats.do(1, Undo("turn"))
            assert live.room.playing().state.fields() == start
            history = await node.rooms.histories.of(live.room.id)
            assert history.room.playing().state.fields() == start, "the log says the same"
            nothing = await node.rooms.command(live, 0, Command("n", Undo("turn")))
            assert isinstance(nothing, Denial)
            assert nothing.rule == "kernel.undo.nothing"

    run(work())
