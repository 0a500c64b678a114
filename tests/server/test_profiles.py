"""Statistics of accounts and of browsers: whose they are, who sees them, and what becomes of them."""

from __future__ import annotations

import asyncio
import csv
import io
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from semafor.bots import Budget
from semafor.rooms import entries as e
from semafor.rooms.commands import Command, Resign
from semafor.server.node.dues import FACTS, dues_of
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.node.recheck import recount_rooms
from semafor.server.node.snapshots import pack_room, unpack_room
from semafor.server.store.played import JUDGED, VERSION
from server.conftest import run
from server.in_process import app_of, browser_of, open_room, running_node

PASSWORD = {"password": "correct horse"}
INK = "railroad-ink"


async def play_out(node: Node, live: LiveRoom) -> str:
    """Random legal moves until the game is over."""
    chooser = random.Random(3)
    while live.room.status == "playing":
        seat = live.room.actors[0]
        legal = [int(number) for number in live.room.playing().state.legal(seat)]
        act = e.Acted(seat, chooser.choice(legal))
        await node.rooms.append(live, f"{chooser.random()}", lambda _, act=act: act)  # type: ignore[misc]
    return live.room.id


async def profile_of(http: httpx.AsyncClient, **asked: Any) -> dict[str, Any]:
    answer = await http.get("/api/profile", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def sign_up(http: httpx.AsyncClient, name: str) -> None:
    assert (await http.post("/api/accounts", json={"name": name, **PASSWORD})).status_code == 200


async def game_of_two(node: Node, one: httpx.AsyncClient, other: httpx.AsyncClient, names: list[str]) -> str:
    """A public game that two browsers play to its end."""
    asked = {"game": INK, "public": True, "seats": [{"kind": "me", "name": names[0]}, {}]}
    room = (await one.post("/api/rooms", json=asked)).json()["room"]["room"]
    sat = await other.post(f"/api/rooms/{room}/seats/1", json={"name": names[1]})
    assert sat.status_code == 200, sat.text
    return await play_out(node, await node.rooms.open(room))


def test_a_browser_without_an_account_has_statistics_and_nobody_else_sees_them(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            ewa, stranger = browser_of(app_of(http)), browser_of(app_of(http))
            assert (await profile_of(http))["games"] == 0
            room = await game_of_two(node, http, ewa, ["Anna", "Ewa"])
            result = (await node.rooms.open(room)).room.playing().result()
            anna, other = await profile_of(http), await profile_of(ewa)

            assert (anna["games"], other["games"]) == (1, 1)
            assert anna["boxes"][0]["points"] == result.seats[0].total
            assert other["boxes"][0]["points"] == result.seats[1].total
            assert anna["rivals"][0]["who"]["name"] == "Ewa"
            assert anna["rivals"][0]["ahead"] == other["rivals"][0]["behind"]
            assert [line["room"] for line in anna["course"]] == [room]
            assert (await profile_of(stranger))["games"] == 0
            assert (await profile_of(http, rival="person:ewa"))["games"] == 1
            assert (await profile_of(http, game="steamrollers"))["games"] == 0
            assert (await profile_of(http, seats="two"))["games"] == 1

    run(work())


def test_an_account_has_its_games_on_every_device_and_the_browser_keeps_only_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            ewa, phone = browser_of(app_of(http)), browser_of(app_of(http))
            await game_of_two(node, http, ewa, ["Gość", "Ewa"])
            await sign_up(http, "Anna")
            await game_of_two(node, http, ewa, ["Anna", "Ewa"])
            await phone.post("/api/session", json={"name": "Anna", **PASSWORD})

            assert (await profile_of(http))["games"] == 2, "this browser's own game too"
            assert (await profile_of(phone))["games"] == 1
            await http.delete("/api/session")
            assert (await profile_of(http))["games"] == 1, "what an account has claimed is the account's"

    run(work())


def test_at_one_table_with_several_own_seats_the_first_is_mine(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            room = await play_out(node, await open_room(node, http, game=INK))
            found = await profile_of(http)

            assert (found["games"], found["rivals"][0]["who"]["name"]) == (1, "B")
            result = (await node.rooms.open(room)).room.playing().result()
            assert found["boxes"][0]["points"] == result.seats[0].total

    run(work())


def test_a_game_that_was_given_up_counts_without_points_and_an_aborted_one_does_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            given_up, aborted = await open_room(node, http), await open_room(node, http)
            await node.rooms.command(given_up, 0, Command("r", Resign()))
            await node.rooms.append(aborted, "a", lambda _: e.Aborted(0))
            found = await profile_of(http)

            assert (found["games"], found["won"], found["boxes"][0]["places"]) == (1, 0, [0, 1])
            assert (found["boxes"][0]["points"], found["course"][0]["points"], found["boxes"][0]["works"]) == (None, None, [])
            assert await node.profiles.games.uncounted("", "", 9) == []

    run(work())


def test_a_profile_is_private_until_it_is_published_and_again_afterwards(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            ewa, stranger = browser_of(app_of(http)), browser_of(app_of(http))
            assert (await http.get("/api/profile/publication")).json()["link"] is None
            early = await http.post("/api/profile/publication", json={"sections": ["points"]})
            assert (early.status_code, early.json()["code"]) == (409, "no-games")
            await sign_up(http, "Anna")
            room = await game_of_two(node, http, ewa, ["Anna", "Ewa"])
            assert (await http.get("/api/profile/publication")).json() == {
                "link": None,
                "shown": {"sections": [], "named": False},
                "has_name": True,
            }
            shown = {"sections": ["course", "points"], "named": True}
            link = (await http.post("/api/profile/publication", json=shown)).json()["link"]
            seen = await stranger.get(f"/api/profiles/{link}")

            assert (seen.json()["name"], seen.json()["sections"]) == ("Anna", ["points", "course"])
            assert seen.json()["profile"]["boxes"][0]["points"] is not None
            assert seen.json()["profile"]["boxes"][0]["works"] == []
            assert "Ewa" not in seen.text
            assert room not in seen.text
            again = (await http.post("/api/profile/publication", json={"sections": []})).json()
            assert again["link"] == link
            seen = await stranger.get(f"/api/profiles/{link}")
            assert (seen.json()["name"], seen.json()["profile"]["course"]) == ("", [])
            await http.delete("/api/profile/publication")
            gone = await stranger.get(f"/api/profiles/{link}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-profile")
            assert (await stranger.get("/api/profiles/anna")).status_code == 404

    run(work())


def test_a_browser_publishes_without_a_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            await play_out(node, await open_room(node, http, game=INK))
            made = (await http.post("/api/profile/publication", json={"named": True})).json()
            assert (made["shown"]["named"], made["has_name"]) == (False, False)
            seen = (await browser_of(app_of(http)).get(f"/api/profiles/{made['link']}")).json()
            assert (seen["name"], seen["profile"]["games"]) == ("", 1)

    run(work())


def test_with_an_account_its_statistics_go_and_its_name_at_others_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            ewa = browser_of(app_of(http))
            await sign_up(http, "Anna")
            await sign_up(ewa, "Ewa")
            await game_of_two(node, http, ewa, ["Anna", "Ewa"])
            link = (await http.post("/api/profile/publication", json={"named": True})).json()["link"]
            await http.post("/api/me/deletion", json=PASSWORD)

            assert (await profile_of(http))["games"] == 0
            assert (await ewa.get(f"/api/profiles/{link}")).status_code == 404
            left = await profile_of(ewa)
            assert (left["games"], left["rivals"][0]["who"]) == (1, {"kind": "person", "name": "", "resigned": False})
            assert "Anna" not in (await ewa.get("/api/profile/games.json")).text

    run(work())


def test_games_come_as_files_and_one_game_as_a_play_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, game=INK)
            assert (await http.get(f"/api/rooms/{live.room.id}/bgsplay")).status_code == 409
            await play_out(node, live)
            facts = (await http.get("/api/profile/games.json")).json()
            rows = list(csv.DictReader(io.StringIO((await http.get("/api/profile/games.csv")).text)))
            plays = (await http.get("/api/profile/games.bgsplay")).json()
            one = (await http.get(f"/api/rooms/{live.room.id}/bgsplay")).json()

            assert [each["facts"]["room"] for each in facts] == [live.room.id]
            assert (rows[0]["game"], rows[0]["points"]) == (INK, str(facts[0]["facts"]["seats"][0]["points"]))
            assert one["plays"] == plays["plays"]
            assert [player["name"] for player in one["players"]] == ["A", "B"]
            stranger = browser_of(app_of(http))
            assert (await stranger.get(f"/api/rooms/{live.room.id}/bgsplay")).status_code == 404
            assert (await stranger.get("/api/profile/games.json")).json() == []

    run(work())


def test_facts_are_due_with_the_last_entry_and_made_again_from_the_log(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            live = await open_room(node, http, game=INK)
            assert dues_of(live.room, e.Resigned(0))[-1] == FACTS
            await play_out(node, live)
            before = await profile_of(http)
            assert FACTS in dues_of(live.room, e.Rekeyed(0, "t", "c"))
            await node.derived.drop()
            assert await profile_of(http) == before, "what is missing is read from the log"
            await node.derived.drop()
            assert [room async for room in recount_rooms(node.database)] == [live.room.id]
            assert await node.profiles.games.uncounted("", http.cookies["guest"], 9) == []
            assert await profile_of(http) == before

    run(work())


def test_a_seat_that_moved_to_another_device_takes_its_game_along(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            phone = browser_of(app_of(http))
            asked = {"game": INK, "seats": [{"kind": "me", "name": "Anna"}]}
            made = (await http.post("/api/rooms", json=asked)).json()
            room = await play_out(node, await node.rooms.open(made["room"]["room"]))
            code = made["seats"][0]["code"]
            assert (await phone.post(f"/api/rooms/{room}/return", json={"code": code})).status_code == 200

            assert ((await profile_of(phone))["games"], (await profile_of(http))["games"]) == (1, 0)

    run(work())


@pytest.mark.slow
def test_an_analysis_adds_luck_and_the_bots_judgement(tmp_path: Path) -> None:
    """Of a game that was given up after its first act: there is little to look at."""

    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            node.analyses.budget = Budget(iterations=1)
            live = await open_room(node, http, game=INK)
            room, first = live.room.id, int(live.room.playing().state.legal(0)[0])
            await node.rooms.append(live, "first", lambda _: e.Acted(0, first))
            await node.rooms.command(live, 0, Command("r", Resign()))
            assert (await profile_of(http))["boxes"][0]["judged"] == []
            while (await http.get(f"/api/rooms/{room}/analysis")).status_code == 202:
                await asyncio.sleep(0.1)
            while await node.derived.get(room, JUDGED, VERSION) is None:
                await asyncio.sleep(0.01)
            (judged,) = (await profile_of(http))["boxes"][0]["judged"]

            assert (judged["unit"], judged["games"], judged["decisions"]) == ("chance", 1, 1)
            assert 0 <= judged["best"] <= 1
            assert (await profile_of(http))["course"][0]["judged"]["decisions"] == 1
            await node.derived.remove(room, JUDGED)
            assert [each async for each in recount_rooms(node.database)] == [room]
            assert (await profile_of(http))["boxes"][0]["judged"] == [judged], "what bots said is taken from the kept analysis"

    run(work())


@pytest.mark.parametrize(
    "handed, counts, met", [("first", (1, 0), "person:ewa"), ("last", (0, 1), "person:ola"), ("nobody", (0, 0), "person:")]
)
@pytest.mark.parametrize("accounts", [False, True], ids=["browsers", "accounts"])
def test_a_game_whose_seat_changed_hands_counts_for_whom_the_table_says(
    tmp_path: Path, handed: str, counts: tuple[int, int], met: str, accounts: bool
) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna, ewa, ola = (browser_of(app_of(http)) for _ in range(3))
            for browser, name in ((ewa, "Ewa"), (ola, "Ola")):
                if accounts:
                    await sign_up(browser, name)
            asked = {"game": INK, "public": True, "handed": handed, "seats": [{"kind": "me", "name": "Anna"}, {}]}
            room = (await anna.post("/api/rooms", json=asked)).json()["room"]["room"]
            await ewa.post(f"/api/rooms/{room}/seats/1", json={"name": "Ewa"})
            token = (await ewa.post(f"/api/rooms/{room}/seats/1/offer", json={})).json()["token"]
            taken = await ola.post(f"/api/rooms/{room}/seats/1/take", json={"name": "Ola", "token": token})
            assert taken.status_code == 200, taken.text
            live = await node.rooms.open(room)
            live.room = unpack_room(room, pack_room(live.room))
            await play_out(node, live)

            assert ((await profile_of(ewa))["games"], (await profile_of(ola))["games"]) == counts
            assert [rival["id"] for rival in (await profile_of(anna))["rivals"]] == [met]
            if accounts:
                await ewa.post("/api/me/deletion", json=PASSWORD)
                known = [rival["id"] for rival in (await profile_of(anna))["rivals"]]
                assert known == ["person:" if handed == "first" else met], "a name that was taken back is told no more"

    run(work())
