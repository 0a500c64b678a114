"""Daily challenges: one luck for everybody, one attempt for each account or browser, a ranking that leads to replays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import semafor
from semafor.kernel.luck import commitment
from semafor.rooms.commands import Act, AnyRequest, AskUndo, Command, GiveToBot
from semafor.rooms.messages import Denial
from semafor.server.challenges import periods
from semafor.server.challenges.challenge import count_rivals, derive_secret
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.store.challenges import Begun, Challenger, Challenges
from semafor.server.store.database import open_database
from server import as_before
from server.conftest import run
from server.in_process import running_node

ALONE = "railroad-ink"
RIVALLED = "ticket-to-ride-europe"


async def begun(http: httpx.AsyncClient, game: str = ALONE, name: str = "Anna") -> dict[str, Any]:
    answer = await http.post(f"/api/challenges/daily.{game}/attempts", json={"name": name})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def ranked(http: httpx.AsyncClient, game: str = ALONE, day: str = "") -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/challenges/daily.{game}" + (f".{day}" if day else ""))).json()
    return found


async def played(node: Node, attempt: dict[str, Any]) -> LiveRoom:
    live = await node.rooms.open(attempt["room"]["room"])
    for step in range(10_000):
        if not live.room.actors:
            break
        await node.rooms.command(live, 0, Command(f"{step}", Act(int(live.room.playing().state.legal(0)[-1]))))
    assert live.room.outcome == "played"
    return live


async def signed_up(http: httpx.AsyncClient, name: str) -> None:
    assert (await http.post("/api/accounts", json={"name": name, "password": "long enough"})).status_code == 200


def stranger(http: httpx.AsyncClient) -> None:
    """The next request comes from a browser that was never here."""
    http.cookies.clear()


def test_the_luck_is_one_per_day_and_game_and_cannot_be_known_before() -> None:
    assert derive_secret("ab" * 32, "x", "2030-01-01") == derive_secret("ab" * 32, "x", "2030-01-01")
    keys, days = ("ab" * 32, "cd" * 32), ("2030-01-01", "2030-01-02")
    secrets = {derive_secret(key, game, day) for key in keys for game in "xy" for day in days}
    assert len(secrets) == 8


def test_every_game_has_its_day_with_the_same_deal_for_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            for key in semafor.games():
                rooms = []
                for name in ("A", "B"):
                    stranger(http)
                    rooms.append((await node.rooms.open((await begun(http, key, name))["room"]["room"])).room)
                assert rooms[0].id != rooms[1].id
                assert rooms[0].playing().dealt == rooms[1].playing().dealt
                assert [seat.level for seat in rooms[0].seats] == ["", *["normal"] * count_rivals(semafor.game(key), "daily")]
                assert len(rooms[0].seats) == min(semafor.game(key).seats)

    run(work())


def test_equal_play_meets_equal_answers_of_the_rival(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, bot_s=60) as (node, http):
            stories = []
            for name in ("A", "B"):
                stranger(http)
                live = await node.rooms.open((await begun(http, RIVALLED, name))["room"]["room"])
                node.rooms.visit(live)
                for step in range(4):
                    while 0 not in live.room.actors:
                        await asyncio.sleep(0.02)
                    move = int(live.room.playing().state.legal(0)[0])
                    await node.rooms.command(live, 0, Command(f"{step}", Act(move)))
                while 0 not in live.room.actors:
                    await asyncio.sleep(0.02)
                told = [(act.seat, act.action, act.chance) for act in live.room.playing().entries]
                stories.append(sorted(told, key=lambda act: act[0]))  # who chose its tickets first is chance of another kind

            assert stories[0] == stories[1]
            assert {seat for seat, _, _ in stories[0]} == {0, 1}

    run(work())


def test_two_browsers_of_one_name_have_two_rows_and_one_browser_under_two_names_has_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            first = await begun(http, name="Anna")
            await played(node, first)
            again = await begun(http, name="Zosia")
            stranger(http)
            other = await begun(http, name="Anna")
            await played(node, other)
            found = await ranked(http)

            assert again["room"]["room"] == first["room"]["room"]
            assert (first["seats"] != [], again["seats"]) == (True, [])
            assert [row["name"] for row in found["ranking"]] == ["Anna", "Anna"]
            assert {row["room"] for row in found["ranking"]} == {first["room"]["room"], other["room"]["room"]}
            assert found["mine"]["room"] == other["room"]["room"]

    run(work())


def test_an_attempt_begun_is_an_attempt(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            assert (await ranked(http))["mine"] is None
            assert "guest" not in http.cookies, "who only looks is not remembered"
            first = await begun(http)
            live = await node.rooms.open(first["room"]["room"])
            peeks: list[AnyRequest] = [AskUndo(), GiveToBot(0, "hard")]
            await node.rooms.command(live, 0, Command("act", Act(int(live.room.playing().state.legal(0)[0]))))
            denied = [await node.rooms.command(live, 0, Command(f"{at}", request)) for at, request in enumerate(peeks)]
            again = await asyncio.gather(*(begun(http, name=f"N{at}") for at in range(3)))

            assert [each.code for each in denied if isinstance(each, Denial)] == ["challenge", "challenge-alone"]
            assert {each["room"]["room"] for each in again} == {first["room"]["room"]}
            seat = (await http.get(f"/api/rooms/{first['room']['room']}/view?seat=0")).json()
            assert seat["prompt"]["what"] == "prompt-act"

    run(work())


def test_two_requests_at_once_begin_one_attempt(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            http.cookies.set("guest", "a" * 43)
            both = await asyncio.gather(begun(http), begun(http), begun(http))

            assert len({each["room"]["room"] for each in both}) == 1
            assert len((await http.get("/api/mine")).json()) == 1

    run(work())


def test_an_account_has_one_attempt_in_all_its_browsers_and_a_browser_one_whoever_signs_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            await signed_up(http, "Anna")
            first = (await begun(http, name="Kto"))["room"]["room"]
            await http.delete("/api/session")
            assert (await begun(http, name="Kto"))["room"]["room"] == first, "signing out is no second attempt"
            await signed_up(http, "Basia")
            second = (await begun(http, name="Kto"))["room"]["room"]
            assert second != first, "another account at the same computer has its own"
            stranger(http)
            await http.post("/api/session", json={"name": "Anna", "password": "long enough"})
            assert (await begun(http, name="Kto"))["room"]["room"] == first
            seat = (await http.get(f"/api/rooms/{first}/view?seat=0")).json()
            assert seat["prompt"]["what"] == "prompt-act", "and can go on there"
            stranger(http)
            guest = (await begun(http, name="Kto"))["room"]["room"]
            await signed_up(http, "Celina")
            assert (await begun(http, name="Kto"))["room"]["room"] == guest, "signing up is no second attempt"

    run(work())


def test_others_may_look_at_the_games_of_the_ranking_when_the_day_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            done = (await played(node, await begun(http))).room.id
            stranger(http)
            given_up = (await begun(http))["room"]["room"]
            await http.post(
                f"/api/rooms/{given_up}/commands", json={"seat": 0, "command": {"key": "r", "do": {"type": "resign"}}}
            )
            stranger(http)
            before = await ranked(http)
            shut = [(await http.get(f"/api/rooms/{room}/moments/0?open=1")).status_code for room in (done, given_up)]
            monkeypatch.setattr(periods, "now_ms", lambda: before["until_ms"])
            after = await ranked(http, day=before["period"])
            looked = [(await http.get(f"/api/rooms/{room}/moments/0?open=1")).status_code for room in (done, given_up)]
            seat = await http.get(f"/api/rooms/{done}/view?seat=0")

            assert (before["over"], before["secret"], shut) == (False, None, [404, 404])
            assert (after["over"], commitment(bytes.fromhex(after["secret"])), looked) == (
                True,
                before["commitment"],
                [200, 404],
            )
            assert after["ranking"] == before["ranking"]
            assert seat.status_code == 403

    run(work())


def test_a_challenge_that_is_none_is_said_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            tomorrow, next_week = (periods.beside(kind, periods.current(kind), 1) for kind in ("daily", "weekly"))
            odd = ["tomorrow", "2026-13-01", "20260101", "2026-W01", "9" * 400, "0000-01-01", tomorrow]
            none = [f"daily.{ALONE}.{day}" for day in odd]
            none += [f"weekly.{ALONE}.{next_week}", "weekly.chess", "hourly.railroad-ink", "0" * 16]
            for id in none:
                for answer in (
                    await http.get(f"/api/challenges/{id}"),
                    await http.post(f"/api/challenges/{id}/attempts", json={"name": "A"}),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (404, "no-challenge"), id
            assert (await http.get("/api/challenges?kind=hourly&game=railroad-ink")).status_code == 404
            unread = await http.get("/api/challenges", params={"kind": "daily\0", "game": ALONE})
            assert (unread.status_code, unread.json()["code"]) == (400, "bad-address")
            long_ago = await http.post(f"/api/challenges/daily.{ALONE}.2020-02-29/attempts", json={"name": "A"})
            assert (long_ago.status_code, long_ago.json()["code"]) == (409, "challenge-over")
            assert (await ranked(http, day="2020-02-29"))["ranking"] == []
            assert (await ranked(http))["period"] == periods.current("daily")

    run(work())


def test_rows_ranked_by_name_before_are_kept(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        row = "insert into daily (room, game, day, name, points) values ('{0}', 'railroad-ink', '2026-01-01', 'Anna', {1})"
        for room, points in (("r1", 40), ("r2", 50)):
            connection.execute(sa.text(row.format(room, points)))

    async def work() -> None:
        await as_before.leave(url, "v3", fill)
        database = await open_database(url)
        try:
            challenges, who, day = Challenges(database), Challenger("", "g" * 64), "daily.railroad-ink.2026-01-01"
            rows = await challenges.ranking(day)
            assert [(row.room, row.name, row.points) for row in rows] == [("r2", "Anna", 50), ("r1", "Anna", 40)]
            assert await challenges.begin(day, who.owner, who.guest, Begun("r3", 0))
            assert not await challenges.begin(day, who.owner, who.guest, Begun("r4", 0))
            assert await challenges.find_attempt(day, who) == Begun("r3", 0)
            past = await challenges.past("daily", "railroad-ink", "2026-01-02")
            assert [(each.period, each.players, each.name, each.points) for each in past] == [("2026-01-01", 2, "Anna", 50)]
        finally:
            await database.close()

    run(work())
