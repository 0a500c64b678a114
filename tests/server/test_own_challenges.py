"""Challenges that people make: one deal for whoever has the link, the bots' par, limits, what goes with accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from semafor.kernel.luck import commitment
from semafor.rooms import entries as e
from semafor.rooms.commands import Act, Command, Leave
from semafor.rooms.messages import Denial
from semafor.server.challenges import periods
from semafor.server.http.challenges import MOST_OPEN
from semafor.server.node.dues import CARD, FACTS, RESULT, dues_of
from semafor.server.node.forgetting import forget_old
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from semafor.server.store import Row
from server.challengers import TWO, begun, looked, made, play_pair
from server.conftest import run
from server.in_process import Wire, app_of, running_node
from server.test_challenges import ALONE, RIVALLED, played, signed_up, stranger


async def greeted(http: httpx.AsyncClient, room: str) -> str:
    """What a socket of this browser is answered that wants to look at the room."""
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    wire = Wire(app_of(http), f"/api/rooms/{room}/socket", cookie=cookies)
    wire.send({"type": "hello", "seat": None, "last": None})
    try:
        while (answer := await wire.outbox.get())["type"] == "websocket.accept":
            pass
        return str(answer["type"])
    finally:
        wire.serving.cancel()


async def look_at(http: httpx.AsyncClient, room: str) -> int:
    return (await http.get(f"/api/rooms/{room}/moments/last?open=1")).status_code


def test_whoever_has_the_link_is_dealt_the_same_and_every_attempt_can_be_verified_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http, "railroad-ink-lava", days=3)
            rooms = []
            for name in ("Anna", "Basia"):
                stranger(http)
                rooms.append((await played(node, await begun(http, challenge, name))).room)
            kept = (await http.get(f"/api/rooms/{rooms[1].id}/record")).text
            stranger(http)
            before = await looked(http, challenge)
            listed = [
                (await http.get(where)).text for where in ("/api/rooms", "/api/rooms?status=over", "/api/mine/challenges")
            ]
            monkeypatch.setattr(periods, "now_ms", lambda: challenge["until_ms"])
            after = await looked(http, challenge)
            proofs = [
                (await http.post("/api/records", content=(await http.get(f"/api/rooms/{room.id}/record")).text)).json()
                for room in rooms
            ]
            late = await http.post(f"/api/challenges/{challenge['challenge']}/attempts", json={"name": "Celina"})

            assert challenge["by"] == "Ola"
            assert rooms[0].playing().dealt == rooms[1].playing().dealt
            assert rooms[0].secret == rooms[1].secret != b""
            assert rooms[0].secret.hex() not in kept + str(before)
            assert not any(challenge["challenge"] in text or rooms[0].id in text for text in listed)
            assert (before["secret"], before["begun"], before["commitment"]) == (None, 2, rooms[0].commitment)
            assert commitment(bytes.fromhex(after["secret"])) == challenge["commitment"]
            assert [proof["luck"] for proof in proofs] == ["sealed", "sealed"]
            assert (late.status_code, late.json()["code"]) == (409, "challenge-over")

    run(work())


def test_who_has_played_may_look_at_the_others_and_nobody_else_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http)
            anna = (await played(node, await begun(http, challenge))).room
            stranger(http)
            seen = [await look_at(http, anna.id)]
            mine = await begun(http, challenge, "Basia")
            seen.append(await look_at(http, anna.id))
            shut = await greeted(http, anna.id)
            await played(node, mine)
            seen.append(await look_at(http, anna.id))
            assert (shut, await greeted(http, anna.id)) == ("websocket.close", "websocket.send")
            seat = await http.get(f"/api/rooms/{anna.id}/view?seat=0")
            shared = await http.post(f"/api/rooms/{anna.id}/looks")
            stranger(http)
            seen.append(await look_at(http, anna.id))
            monkeypatch.setattr(periods, "now_ms", lambda: challenge["until_ms"])
            seen.append(await look_at(http, anna.id))

            assert seen == [404, 404, 200, 404, 200]
            assert (seat.status_code, shared.status_code) == (403, 403)

    run(work())


def test_what_is_finished_after_the_end_does_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http, days=1)
            attempt = await begun(http, challenge)
            now_ms = node.rooms.now_ms
            node.rooms.now_ms = lambda: now_ms() + 24 * 3600 * 1000
            await played(node, attempt)

            assert (await looked(http, challenge))["ranking"] == []

    run(work())


def test_bots_set_par_by_themselves_and_go_on_after_a_restart(url: str) -> None:
    async def work() -> None:
        async with running_node(url, par="random,easy,master9") as (node, http):
            challenge = await made(http, rivals=["random"])
            assert (await looked(http, challenge))["par"] == [], "nobody has begun it"
            mine = await begun(http, challenge)
            while len(found := (await looked(http, challenge))["par"]) < 2:
                await asyncio.sleep(0.02)
            rooms = [(await node.rooms.open(each["room"])).room for each in (*found, mine["room"])]
            assert [each["level"] for each in found] == ["random", "easy"]
            assert len({str(room.playing().dealt) for room in rooms}) == 1
            assert [await look_at(http, each["room"]) for each in found] == [404, 404]
            cookies = http.cookies
        async with running_node(url, par="random,easy") as (node, http):
            http.cookies = cookies
            shown = await looked(http, challenge)
            while None in [each["points"] for each in shown["par"]]:
                await asyncio.sleep(0.05)
                shown = await looked(http, challenge)
            assert shown["ranking"] == [], "bots stand beside people"
            assert (shown["begun"], len(shown["par"])) == (1, 2)
            live = await node.rooms.open(mine["room"]["room"])
            node.rooms.visit(live)
            while not (await looked(http, challenge))["played"]:
                if 0 in live.room.actors:
                    move = int(live.room.playing().state.legal(0)[-1])
                    await node.rooms.command(live, 0, Command(f"{live.room.n}", Act(move)))
                await asyncio.sleep(0.01)
            assert [await look_at(http, each["room"]) for each in shown["par"]] == [200, 200]

    run(work())


def test_a_result_is_counted_once_by_the_nodes_that_start_after_a_kill(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            challenge = await made(http)
            live = await node.rooms.open((await begun(http, challenge))["room"]["room"])
            await all_but_the_last_act(node, live)
            entry = e.Acted(0, int(live.room.playing().state.legal(0)[-1]), live.room.audience(0).count + 1)
            due = dues_of(live.room, entry)
            assert due == [CARD, RESULT, FACTS]
            await node.log.append(live.room.id, Row(live.room.n, "0:last", live.room.at_ms, msgspec.json.encode(entry)), due)
            assert await node.challenges.ranking(challenge["challenge"]) == []
        nodes = [await Node.open(Settings(database=url, limits=0)) for _ in range(2)]
        while await nodes[0].rooms.dues.listed.all():
            await asyncio.sleep(0.02)
        await asyncio.gather(*(node.upkeep.sweep() for node in nodes))
        room = (await nodes[1].rooms.open(live.room.id)).room
        for each in nodes:
            await each.rooms.dues.work_off(room, [RESULT])
        ranking = await nodes[0].challenges.ranking(challenge["challenge"])

        assert [(row.room, row.name) for row in ranking] == [(room.id, "Anna")]
        for node in nodes:
            await node.close()

    run(work())


async def all_but_the_last_act(node: Node, live: LiveRoom) -> None:
    for step in range(10_000):
        move = int(live.room.playing().state.legal(0)[-1])
        if live.room.ends_with(e.Acted(0, move)):
            return
        await node.rooms.command(live, 0, Command(f"{step}", Act(move)))
    raise AssertionError("it never ends")


def test_the_seats_of_a_challenge_are_taken_and_kept_by_its_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http, TWO, pair=True)
            attempt = await begun(http, challenge)
            room = attempt["room"]["room"]
            live = await node.rooms.open(room)
            left = await node.rooms.command(live, 0, Command("l", Leave()))
            denied = [
                await http.post(f"/api/rooms/{room}/seats/1/bot", json={"level": "easy"}),
                await http.delete(f"/api/rooms/{room}/seats/0"),
            ]

            assert isinstance(left, Denial)
            assert left.code == "challenge-seats"
            assert [(each.status_code, each.json()["code"]) for each in denied] == [(409, "challenge-seats")] * 2

    run(work())


def test_what_cannot_be_a_challenge_and_too_many_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            odd: list[dict[str, object]] = [
                {"rivals": ["genius"]},
                {"rivals": ["easy"] * 6},
                {"game": RIVALLED},
                {"game": "steamrollers", "rivals": ["easy"] * 5},
                {"options": {"moon": 1}},
                {"days": 0},
                {"days": 31},
                {"name": ""},
                {"game": "chess"},
            ]
            for more in odd:
                answer = await http.post("/api/challenges", json={"game": ALONE, "name": "Ola", **more})
                assert answer.status_code in (400, 404, 422), more
                assert all(answer.json()["text"][lang] for lang in ("en", "pl"))
            assert (await http.get("/api/mine/challenges")).json() == []
            for _ in range(MOST_OPEN):
                await made(http)
            node.limits.factor = 1000
            full = await http.post("/api/challenges", json={"game": ALONE, "name": "Ola"})
            assert (full.status_code, full.json()["code"]) == (429, "too-many-challenges")
            assert len((await http.get("/api/mine/challenges")).json()) == MOST_OPEN
            stranger(http)
            assert (await http.get("/api/mine/challenges")).json() == []
            await made(http)

    run(work())


def test_an_account_that_goes_takes_its_name_out_of_rankings_and_challenges(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            await signed_up(http, "Ola")
            challenge = await made(http, pair=True)
            first = await begun(http, challenge, "Ola")
            ola = dict(http.cookies)
            stranger(http)
            await begun(http, challenge, "Basia")
            live = await play_pair(node, first["room"]["room"], 1)
            await play_pair(node, live.room.rematch, 2)
            http.cookies.clear()
            http.cookies.update(ola)
            assert (await http.post("/api/me/deletion", json={"password": "long enough"})).status_code == 200
            stranger(http)
            ranking = await node.challenges.ranking(challenge["challenge"])

            assert (await looked(http, challenge))["by"] == ""
            assert sorted((row.name, row.against) for row in ranking) == [("", "Basia"), ("Basia", "")]

    run(work())


def test_a_game_that_is_kept_no_longer_is_no_second_attempt_unless_it_was_never_finished(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http)
            attempt = await begun(http, challenge)
            await drop_all(node)
            again = await begun(http, challenge)
            assert again["room"]["room"] != attempt["room"]["room"]
            await played(node, again)
            await drop_all(node)
            answer = await http.post(f"/api/challenges/{challenge['challenge']}/attempts", json={"name": "Anna"})
            assert (answer.status_code, answer.json()["code"]) == (409, "challenge-played")
            assert len((await looked(http, challenge))["ranking"]) == 1
            await drop_all(node, after_days=13)
            assert (await http.get(f"/api/challenges/{challenge['challenge']}")).status_code == 404
            assert await node.challenges.ranking(challenge["challenge"]) == []

    run(work())


async def drop_all(node: Node, after_days: int = 10) -> None:
    """What is older than the host keeps it goes."""
    node.rooms.live.clear()
    now_ms = node.rooms.now_ms
    node.rooms.now_ms = lambda: now_ms() + after_days * 24 * 3600 * 1000
    await forget_old(node.forgetting, node.rooms, 5, 0)
    node.rooms.now_ms = now_ms
