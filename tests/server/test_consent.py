"""What needs everybody's word: playing again, taking back in a rated game, and a name that is an account's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from semafor.rooms import entries as e
from semafor.rooms.commands import Abort, Act, AskUndo, Command, GiveToBot, Resign
from semafor.rooms.messages import Answer, Denial
from semafor.server.node.dues import REMATCH, dues_of
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.store import Row
from server.client import GAME
from server.conftest import run
from server.in_process import app_of, browser_of, running_node


async def meet(http: httpx.AsyncClient, node: Node, **more: Any) -> tuple[LiveRoom, list[httpx.AsyncClient]]:
    """A table of two browsers."""
    app = app_of(http)
    browsers = [browser_of(app) for _ in range(2)]
    for name, browser in zip(("Ala", "Ola"), browsers, strict=True):
        if more.get("rated"):
            await browser.post("/api/accounts", json={"name": name, "password": "correct horse"})
    made = (
        await browsers[0].post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Ala"}, {}], **more})
    ).json()
    room = made["room"]["room"]
    sat = await browsers[1].post(f"/api/rooms/{room}/seats/1", json={"name": "Ola", "join": made["join"]})
    assert sat.status_code == 200, sat.text
    return await node.rooms.open(room), browsers


async def wants(browser: httpx.AsyncClient, room: str, seat: int, *, agree: bool = True) -> dict[str, Any]:
    answer = await browser.post(f"/api/rooms/{room}/rematch", json={"seat": seat, "agree": agree})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_rematch_is_dealt_when_every_person_has_agreed_and_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, (ala, ola) = await meet(http, node)
            old = live.room.id
            early = await ala.post(f"/api/rooms/{old}/rematch", json={"seat": 0})
            await node.rooms.command(live, 1, Command("a", Abort()))
            first = await wants(ala, old, 0)
            again = await wants(ala, old, 0)
            shown = (await ola.get(f"/api/rooms/{old}/view?seat=1")).json()["room"]
            changed = await wants(ala, old, 0, agree=False)
            before = live.room.awaited_for_rematch
            dealt = await asyncio.gather(*(wants(browser, old, seat) for seat, browser in enumerate((ala, ola))))
            last = await wants(ala, old, 0)
            next_room = (await ola.get(f"/api/rooms/{last['room']}/view?seat=1")).json()["room"]

            assert early.status_code == 409
            assert first == again == {"room": old, "awaited": [1]}
            assert (shown["rematch"], shown["rematch_agreed"]) == ("", [0])
            assert (changed["awaited"], before) == ([0, 1], [0, 1])
            assert {each["room"] for each in dealt} <= {old, last["room"]}
            assert last == {"room": live.room.rematch, "awaited": []}
            assert [seat["kind"] for seat in next_room["seats"]] == ["person", "person"]
            assert (await wants(ala, old, 0, agree=False))["room"] == last["room"], "what is dealt is dealt"
            assert len(await node.log.since(last["room"], 0)) == 3

    run(work())


def test_a_rated_rematch_waits_for_a_person_who_is_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, (ala, ola) = await meet(http, node, rated=True)
            await node.rooms.command(live, 1, Command("g", GiveToBot(1, "random")))
            await node.rooms.command(live, 0, Command("r", Resign()))
            alone = await wants(ala, live.room.id, 0)
            assert (live.room.status, alone["awaited"], live.room.rematch) == ("over", [1], "")
            together = await wants(ola, live.room.id, 1)
            seats = (await ala.get(f"/api/rooms/{together['room']}/view?seat=0")).status_code
            after = (await node.rooms.open(together["room"])).room

            assert together["room"] != live.room.id
            assert [(seat.kind, seat.account) for seat in after.seats] == [("person", "ala"), ("person", "ola")]
            assert seats == 200, "whoever has agreed earlier has the next table too"

    run(work())


def test_a_rematch_that_a_killed_node_did_not_deal_is_dealt_at_the_next_start(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, (ala, _) = await meet(http, node)
            await node.rooms.command(live, 1, Command("a", Abort()))
            await wants(ala, live.room.id, 0)
            entry = e.RematchAgreed(1)
            assert dues_of(live.room, entry) == [REMATCH]
            await node.log.append(live.room.id, Row(live.room.n, "k", 0, msgspec.json.encode(entry)), [REMATCH])
        async with running_node(tmp_path) as (node, _):
            while await node.rooms.dues.listed.all():
                await asyncio.sleep(0.01)
            old = (await node.rooms.open(live.room.id)).room
            assert (await node.rooms.open(old.rematch)).room.status == "playing"

    run(work())


@pytest.mark.parametrize("rated", [True, False])
def test_undo_alone_in_a_rated_game_is_refused_also_when_the_others_are_bots_by_absence(rated: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live, _ = await meet(http, node, rated=rated, options={"first_seat": 0})
            for seat in (0, 1):
                await node.rooms.command(live, seat, Command(f"{seat}", Act("keep 1 2")))
            await node.rooms.command(live, 0, Command("d", Act("draw deck")))
            live.room.setting = msgspec.structs.replace(live.room.setting)
            await node.rooms.command(live, 1, Command("g", GiveToBot(1, "random")))
            offered = live.update(0, None).undo
            answer = await node.rooms.command(live, 0, Command("u", AskUndo()))

            assert offered is not None
            assert offered.ask != rated
            assert isinstance(answer, Denial if rated else Answer)
            assert answer.code == "nobody-to-ask" if isinstance(answer, Denial) else not rated
            assert live.room.undone == (0 if rated else 1)

    run(work())


def test_an_undo_that_was_asked_of_three_is_not_granted_by_two_in_a_rated_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            await http.post("/api/accounts", json={"name": "Ala", "password": "correct horse"})
            seats = [{"kind": "me", "name": "Ala"}] * 3
            made = await http.post("/api/rooms", json={"game": GAME, "rated": True, "seats": seats})
            live = await node.rooms.open(made.json()["room"]["room"])
            await node.rooms.command(live, 0, Command("k", Act("keep 1 2")))
            await node.rooms.command(live, 0, Command("u", AskUndo()))
            await node.rooms.command(live, 2, Command("g", GiveToBot(2, "random")))
            assert live.room.agreed == {0}
            said = {"seat": 1, "command": {"key": "y", "do": {"type": "answer-undo", "agree": True}}}
            answer = (await http.post(f"/api/rooms/{live.room.id}/commands", json=said)).json()

            assert (answer["type"], answer["code"]) == ("denial", "nobody-to-ask")

    run(work())


@pytest.mark.parametrize("name", ["Wanda", "WANDA", "W a n d a", "Wаndа", "Wandā", "VVanda", "Wanda."])
def test_a_seat_without_the_account_cannot_have_a_name_that_looks_like_it(name: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            owner = httpx.AsyncClient(transport=http._transport, base_url="http://semafor")
            await owner.post("/api/accounts", json={"name": "Wanda", "password": "correct horse"})
            asked = {"game": GAME, "seats": [{"kind": "me", "name": name}, {}]}
            made = (await owner.post("/api/rooms", json={**asked, "public": True})).json()
            denied = [
                await http.post("/api/rooms", json=asked),
                await http.post(f"/api/rooms/{made['room']['room']}/seats/1", json={"name": name}),
                await http.post(f"/api/challenges/daily.{GAME}/attempts", json={"name": name}),
                await http.post("/api/accounts", json={"name": name, "password": "correct horse"}),
            ]
            await http.post("/api/accounts", json={"name": "Marek", "password": "correct horse"})
            other = await http.post("/api/rooms", json=asked)

            assert [answer.status_code for answer in (*denied, other)] == [409] * 5
            assert denied[0].json()["code"] == "name-of-account"
            assert all("Wanda" in denied[0].json()["text"][lang] for lang in ("en", "pl"))
            assert made["room"]["seats"][0]["account"] == "wanda"
            free = await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Wandal"}, {}]})
            assert free.status_code == 200

    run(work())
