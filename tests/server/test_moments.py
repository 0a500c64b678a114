"""Looking back at a table, while it is played and after it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from semafor.rooms.commands import Act, Command, Undo
from semafor.rooms.history import COURSE_POINTS
from semafor.rooms.messages import Answer
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from server.client import GAME
from server.conftest import run
from server.in_process import running_node


class Seats:
    """Every seat of a room in one process, with its token."""

    def __init__(self, node: Node, http: httpx.AsyncClient, live: LiveRoom, made: dict[str, Any]) -> None:
        self.node, self.http, self.live = node, http, live
        self.tokens = [key["token"] for key in made["seats"]] + [made["watch"]]
        self.chooser, self.step = random.Random(7), 0

    @classmethod
    async def dealt(cls, node: Node, http: httpx.AsyncClient, game: str, seats: int = 2) -> Seats:
        people = [{"kind": "me", "name": f"P{at}"} for at in range(seats)]
        made = (await http.post("/api/rooms", json={"game": game, "seats": people})).json()
        http.cookies.clear()
        return cls(node, http, await node.rooms.open(made["room"]["room"]), made)

    async def play(self, most: int) -> None:
        for _ in range(most):
            if not self.live.room.actors:
                return
            seat = self.chooser.choice(self.live.room.actors)
            move = self.chooser.choice([int(number) for number in self.live.room.playing().state.legal(seat)])
            await self.do(seat, Act(move))

    async def do(self, seat: int, request: Act | Undo) -> None:
        self.step += 1
        assert isinstance(await self.node.rooms.command(self.live, seat, Command(f"m{self.step}", request)), Answer)

    async def get(self, path: str, seat: int | None) -> httpx.Response:
        """As that seat asks it, or as a watcher."""
        headers = {"Authorization": f"Bearer {self.tokens[-1 if seat is None else seat]}"}
        asked = f"{'&' if '?' in path else '?'}seat={seat}" if seat is not None else ""
        return await self.http.get(f"/api/rooms/{self.live.room.id}/{path}{asked}", headers=headers)


@pytest.mark.parametrize("game", [GAME, "railroad-ink", "steamrollers", "railroad-revolution"])
def test_the_last_moment_is_what_is_seen_now_and_earlier_ones_are_what_was_seen_then(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, game)
            seen: list[list[Any]] = []
            for _ in range(12):
                seen.append([(await seats.get("view", seat)).json()["view"] for seat in (0, 1, None)])
                await seats.play(2)
            for at, seat in enumerate((0, 1, None)):
                last = (await seats.get("moments/last", seat)).json()
                moments = [(await seats.get(f"moments/{n}", seat)).json() for n in range(last["of"])]
                views = [moment["update"]["view"] for moment in moments]
                assert last == moments[-1]
                assert last["update"]["view"] == (await seats.get("view", seat)).json()["view"]
                assert [view for view in (each[at] for each in seen) if view not in views] == []
                assert all(moment["act"]["notation"] is None for moment in moments[1:] if moment["act"]["seat"] != seat)
                assert (await seats.get(f"moments/{last['of']}", seat)).status_code == 404

    run(work())


def test_what_was_taken_back_is_no_moment(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, GAME)
            await seats.do(0, Act("keep 1 2"))
            before = (await seats.get("moments/last", 0)).json()
            await seats.do(0, Undo())
            after = (await seats.get("moments/last", 0)).json()

            assert (before["n"], before["act"]) == (1, {"seat": 0, "notation": "keep 1 2"})
            assert (after["n"], after["act"]) == (0, None)

    run(work())


def test_a_drawing_that_nobody_sees_is_no_moment_of_others_until_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, "railroad-ink")
            for _ in range(3):
                move = next(number for number in map(int, seats.live.room.playing().state.legal(0)))
                await seats.do(0, Act(move))
                if 0 not in seats.live.room.actors:
                    break
                assert (await seats.get("moments/last", 0)).json()["of"] > (await seats.get("moments/last", 1)).json()["of"]
            await seats.play(10_000)
            whole = [(await seats.get("moments/last", seat)).json()["of"] for seat in (0, 1, None)]
            acts = len((await node.rooms.histories.of(seats.live.room.id)).room.playing().acts)
            assert whole == [acts + 1] * 3

    run(work())


def test_after_the_end_all_hands_can_be_opened_and_the_last_moment_has_the_result(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, GAME)
            early = await seats.get("moments/0?open=1", None)
            await seats.play(10_000)
            closed = (await seats.get("moments/5", None)).json()
            opened = (await seats.get("moments/5?open=1", None)).json()
            last = (await seats.get("moments/last?open=1", None)).json()
            mine = (await seats.get("moments/5", 1)).json()

            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            assert closed["opened"] is None
            assert closed["update"]["view"].get("mine") is None
            assert opened["opened"][1] == mine["update"]["view"]
            assert closed["update"]["room"]["status"] == "playing"
            assert closed["update"]["room"]["luck"]["secret"] is None
            assert closed["update"]["result"] is None
            assert last["update"]["room"]["status"] == "over"
            assert last["update"]["result"]["ranking"][0]["place"] == 1

    run(work())


def test_nobody_looks_back_for_another_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, GAME)
            await seats.play(6)
            address = f"/api/rooms/{seats.live.room.id}/moments"
            anna = {"Authorization": f"Bearer {seats.tokens[0]}"}

            assert (await http.get(f"{address}/1?seat=1", headers=anna)).status_code == 403
            assert (await http.get(f"{address}/1?seat=0")).status_code == 404
            for odd in ("-1", "1e1", "99999999999999999999", "²", "x", "1.5"):
                assert (await http.get(f"{address}/{odd}?seat=0", headers=anna)).status_code == 404
            made = (await http.post("/api/rooms", json={"game": GAME, "public": True, "seats": [{}, {}]})).json()
            undealt = await http.get(f"/api/rooms/{made['room']['room']}/moments/0")
            assert (undealt.status_code, undealt.json()["code"]) == (409, "not-dealt")

    run(work())


def test_the_pasts_kept_are_few_and_can_be_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.node.history_cache.MOST_HISTORIES", 2)

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            tables = [await Seats.dealt(node, http, key) for key in (GAME, "railroad-ink", "steamrollers")]
            for seats in tables:
                await seats.play(5)
            first = [(await seats.get("moments/last", 0)).json() for seats in tables]
            again = [(await seats.get("moments/last", 0)).json() for seats in tables]

            assert first == again
            assert len(node.rooms.histories.kept) == 2

    run(work())


@pytest.mark.parametrize("game", [GAME, "railroad-ink"])
def test_the_story_knows_the_moment_of_every_frame(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, game)
            await seats.play(14)
            for seat in (0, 1, None):
                told = (await seats.get("log", seat)).json()["told"]
                last = (await seats.get("moments/last", seat)).json()
                assert [each["moment"] for each in told if each["moment"] is not None] == list(range(1, last["of"]))
                for each in (each for each in told if each["moment"]):
                    moment = (await seats.get(f"moments/{each['moment']}", seat)).json()
                    assert moment["update"]["events"] == each["events"]
                    assert moment["act"]["notation"] == each["notation"]

    run(work())


@pytest.mark.parametrize("game", [GAME, "railroad-ink", "steamrollers", "railroad-revolution"])
def test_the_course_of_the_points_is_told_after_the_end_and_ends_with_the_result(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, game)
            await seats.play(20)
            assert (await seats.get("log", 0)).json()["course"] == []
            await seats.play(20_000)
            course = (await seats.get("log", None)).json()["course"]
            room = seats.live.room
            assert course[-1] == [sheet.total for sheet in room.game.result(room.playing().state).seats]
            assert 3 <= len(course) <= COURSE_POINTS + 2
            assert len({tuple(points) for points in course}) > 1

    run(work())


def test_a_frame_that_told_of_what_was_taken_back_has_no_moment(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, "railroad-ink")
            for seat in (0, 1, 0):
                await seats.do(seat, Act(int(seats.live.room.playing().state.legal(seat)[0])))
            await seats.do(0, Undo())
            told = (await seats.get("log", 0)).json()["told"]
            assert [each["moment"] for each in told] == [None, None, None, 1, None, None]
            assert [each["notation"] is not None for each in told] == [False, False, False, True, True, False]

    run(work())
