"""Seats that change hands during a game: by a link, by an open offer, by the host's word; and what watchers say apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from semafor.kernel.words import LANGUAGES, Words
from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.server.node.node import Node
from semafor.server.node.ratings import rated_seats
from semafor.server.node.snapshots import pack_room, unpack_room
from server.client import GAME
from server.conftest import run
from server.in_process import app_of, browser_of, running_node

Http = httpx.AsyncClient


async def two_at_a_table(http: Http, guest: Http, **more: object) -> tuple[str, str]:
    """Anna hosts, Ewa has come by the link; the room and its join token."""
    made = (await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}], **more})).json()
    room, join = made["room"]["room"], made["join"]
    assert (await guest.post(f"/api/rooms/{room}/seats/1", json={"name": "Ewa", "join": join})).status_code == 200
    return room, join


async def seat_of(http: Http, room: str, seat: int = 1) -> dict[str, Any]:
    shown: dict[str, Any] = (await http.get(f"/api/rooms/{room}")).json()["seats"][seat]
    return shown


def code(answer: httpx.Response) -> str:
    found: str = answer.json().get("code", "")
    return found


def sentences(events: list[dict[str, Any]]) -> list[str]:
    words = Words("en", "semafor.rooms", "semafor.kernel")
    return [words.say(event["what"], seat=(event["seat"] or 0) + 1, **event["facts"]) for event in events]


async def events_of(http: Http, room: str, seat: int | None = 0) -> list[dict[str, Any]]:
    params = {} if seat is None else {"seat": seat}
    told = (await http.get(f"/api/rooms/{room}/log", params=params)).json()["told"]
    return [event for each in told for event in each["events"]]


async def folded(node: Node, id: str) -> Room:
    """The room as its log and as its snapshot tell it: both are alike."""
    whole = await node.rooms.archive.read_whole(id)
    packed = unpack_room(id, pack_room(whole))
    assert [vars(seat) for seat in packed.seats] == [vars(seat) for seat in whole.seats]
    assert list(packed.gallery) == list(whole.gallery)
    return whole


def test_a_seat_is_handed_over_by_a_link_that_works_once_and_the_log_says_who_played_when(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            ewa, ola, jan = (browser_of(app_of(http)) for _ in range(3))
            room, _ = await two_at_a_table(http, ewa)
            seat = f"/api/rooms/{room}/seats/1"
            assert code(await http.post(f"{seat}/offer", json={})) == "no-token", "the host does not give Ewa's seat away"
            first = (await ewa.post(f"{seat}/offer", json={})).json()
            made = (await ewa.post(f"{seat}/offer", json={})).json()
            assert made["link"] == f"/table/{room}#take={made['token']}&seat=1"
            assert code(await ola.post(f"{seat}/take", json={"name": "Ola", "token": first["token"]})) == "no-room"
            looked = await ola.get(f"/api/rooms/{room}", headers={"Authorization": f"Bearer {made['token']}"})
            assert looked.status_code == 200, "who has the link sees what it leads to"
            assert (await ola.get(f"/api/rooms/{room}/view", params={"seat": 1})).status_code == 404
            taken = await ola.post(f"{seat}/take", json={"name": "Ola", "token": made["token"]})
            assert taken.status_code == 200
            assert (await ola.get(f"/api/rooms/{room}/view", params={"seat": 1})).json()["seat"] == 1
            assert (await ewa.get(f"/api/rooms/{room}/view", params={"seat": 1})).status_code in (403, 404)
            assert (await jan.post(f"{seat}/take", json={"name": "Jan", "token": made["token"]})).status_code == 404
            shown = await seat_of(http, room)
            before = shown["before"][0]
            assert (shown["name"], before["name"]) == ("Ola", "Ewa")
            assert before["from_ms"] <= before["until_ms"]
            assert "Ola plays on for Ewa." in sentences(await events_of(http, room))
            assert "Seat 2 is offered by a link: whoever has it can play on." in sentences(await events_of(http, room))
            assert [each.name for each in (await folded(node, room)).seats[1].before] == ["Ewa"]

    run(work())


def test_an_offer_can_be_taken_back_and_there_is_none_before_the_deal_or_after_giving_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            ewa, ola = browser_of(app_of(http)), browser_of(app_of(http))
            room, join = await two_at_a_table(http, ewa)
            seat = f"/api/rooms/{room}/seats/1"
            made = (await ewa.post(f"{seat}/offer", json={})).json()
            assert (await ewa.delete(f"{seat}/offer")).status_code == 200
            assert code(await ewa.delete(f"{seat}/offer")) == "no-offer"
            asked = {"name": "Ola", "token": made["token"], "join": join}
            assert code(await ola.post(f"{seat}/take", json=asked)) == "no-offer"
            assert "Seat 2 is not offered any more." in sentences(await events_of(http, room))
            assert code(await ewa.post(f"/api/rooms/{room}/seats/9/offer", json={})) == "no-such-seat"
            waiting = (await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "A"}, {}]})).json()
            before_deal = f"/api/rooms/{waiting['room']['room']}/seats/0/offer"
            assert code(await http.post(before_deal, json={})) == "not-handed"
            daily = (await http.post(f"/api/challenges/daily.{GAME}/attempts", json={"name": "A"})).json()["room"]["room"]
            assert code(await http.post(f"/api/rooms/{daily}/seats/0/offer", json={})) == "challenge-alone"

    run(work())


def test_whoever_may_sit_down_takes_an_abandoned_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            ewa, ola, jan = (browser_of(app_of(http)) for _ in range(3))
            room, join = await two_at_a_table(http, ewa)
            seat = f"/api/rooms/{room}/seats/1"
            give = {"key": "g", "do": {"type": "give-to-bot", "seat": 1, "level": "random"}}
            await ewa.post(f"/api/rooms/{room}/commands", json={"seat": 1, "command": give})
            assert (await http.post(f"{seat}/offer", json={"open": True})).json() == {"link": "", "token": ""}
            assert (await seat_of(http, room))["wanted"]
            assert code(await jan.post(f"{seat}/take", json={"name": "Jan"})) == "no-room"
            assert (await ola.post(f"{seat}/take", json={"name": "Ola", "join": join})).status_code == 200
            shown = await seat_of(http, room)
            assert (shown["kind"], shown["name"], shown["wanted"], shown["level"]) == ("person", "Ola", False, "")
            asked = "Somebody is wanted for seat 2: whoever may sit down can play on."
            assert asked in sentences(await events_of(http, room))
            back = {"key": "b", "do": {"type": "come-back"}}
            late = await ewa.post(f"/api/rooms/{room}/commands", json={"seat": 1, "command": back})
            assert late.status_code in (403, 404), "who was away finds the seat taken"

    run(work())


def test_who_comes_back_in_time_is_not_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            ewa = browser_of(app_of(http))
            room, join = await two_at_a_table(http, ewa)
            for key, do in (("g", {"type": "give-to-bot", "seat": 1}), ("b", {"type": "come-back"})):
                if key == "b":
                    await http.post(f"/api/rooms/{room}/seats/1/offer", json={"open": True})
                await ewa.post(f"/api/rooms/{room}/commands", json={"seat": 1, "command": {"key": key, "do": do}})
            late = await browser_of(app_of(http)).post(f"/api/rooms/{room}/seats/1/take", json={"name": "Ola", "join": join})
            assert code(late) == "no-offer"

    run(work())


def test_the_host_sends_somebody_away_and_a_bot_plays_on_until_another_takes_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            ewa, ola = browser_of(app_of(http)), browser_of(app_of(http))
            room, join = await two_at_a_table(http, ewa)
            seat = f"/api/rooms/{room}/seats/1"
            assert code(await ewa.post(f"/api/rooms/{room}/seats/0/kick", json={})) == "no-host"
            kicked = (await http.post(f"{seat}/kick", json={"level": "random"})).json()["seats"][1]
            assert (kicked["kind"], kicked["level"], kicked["name"]) == ("bot", "random", "")
            assert [each["name"] for each in kicked["before"]] == ["Ewa"]
            assert (await ewa.get(f"/api/rooms/{room}/view", params={"seat": 1})).status_code in (403, 404)
            assert code(await http.post(f"{seat}/kick", json={})) == "no-such-seat"
            said = "Ewa was sent away from the table; a bot (random) plays on."
            assert said in sentences(await events_of(http, room))
            await http.post(f"{seat}/offer", json={"open": True})
            await ola.post(f"{seat}/take", json={"name": "Ola", "join": join})
            assert "Ola plays seat 2 from here on." in sentences(await events_of(http, room))

    run(work())


async def signed_up(http: Http, name: str) -> Http:
    browser = browser_of(app_of(http))
    assert (await browser.post("/api/accounts", json={"name": name, "password": "secret secret"})).status_code == 200
    return browser


def test_a_rated_seat_that_changed_hands_counts_as_was_agreed(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna, ewa, ola = [await signed_up(http, name) for name in ("Anna", "Ewa", "Ola")]
            for handed, counted in (("first", "ewa"), ("last", "ola"), ("nobody", None)):
                room, _ = await two_at_a_table(anna, ewa, rated=True, handed=handed)
                assert code(await anna.post(f"/api/rooms/{room}/seats/1/kick", json={})) == "kick-rated"
                token = (await ewa.post(f"/api/rooms/{room}/seats/1/offer", json={})).json()["token"]
                take = {"name": "Ola", "token": token}
                assert code(await http.post(f"/api/rooms/{room}/seats/1/take", json=take)) == "not-rated"
                assert code(await anna.post(f"/api/rooms/{room}/seats/1/take", json=take | {"name": "Anna"})) == "sits-already"
                assert (await ola.post(f"/api/rooms/{room}/seats/1/take", json=take)).status_code == 200
                resign = {"key": "r", "do": {"type": "resign"}}
                await anna.post(f"/api/rooms/{room}/commands", json={"seat": 0, "command": resign})
                seats = rated_seats((await node.rooms.open(room)).room)
                assert seats == ({} if counted is None else {0: "anna", 1: counted})

    run(work())


def test_who_played_before_is_forgotten_with_the_account_and_who_plays_now_is_not(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            anna, ewa, ola = [await signed_up(http, name) for name in ("Anna", "Ewa", "Ola")]
            room, _ = await two_at_a_table(anna, ewa)
            say = {"key": "s", "do": {"type": "chat", "text": "My last words"}}
            await ewa.post(f"/api/rooms/{room}/commands", json={"seat": 1, "command": say})
            token = (await ewa.post(f"/api/rooms/{room}/seats/1/offer", json={})).json()["token"]
            await ola.post(f"/api/rooms/{room}/seats/1/take", json={"name": "Ola", "token": token})
            assert room in [table["room"]["room"] for table in (await ola.get("/api/mine")).json()]
            assert room not in [table["room"]["room"] for table in (await ewa.get("/api/mine")).json()]
            exported = (await ewa.get("/api/me/export")).json()["games"]
            assert [(game["room"], game["said"][0]["text"]) for game in exported] == [(room, "My last words")]
            assert (await ola.get("/api/me/export")).json()["games"][0]["said"] == []
            await ewa.post("/api/me/deletion", json={"password": "secret secret"})
            seat = await seat_of(anna, room)
            assert (seat["name"], seat["before"][0]["name"], seat["before"][0]["account"]) == ("Ola", "", "")
            bodies = b"".join(row.body for row in await node.log.since(room, 0))
            assert b'"ewa"' not in bodies
            assert b'"Ewa"' not in bodies
            assert b'"Ola"' in bodies
            assert (await folded(node, room)).seats[1].name == "Ola"

    run(work())


def test_watchers_talk_among_themselves_and_who_plays_hears_it_by_choice_or_after_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            ewa, jan = browser_of(app_of(http)), browser_of(app_of(http))
            room, _ = await two_at_a_table(http, ewa, public=True)
            gallery = f"/api/rooms/{room}/gallery"
            assert code(await ewa.post(gallery, json={"name": "Ewa", "text": "psst"})) == "watchers-only"
            said = (await jan.post(gallery, json={"name": "Jan", "text": "Anna should claim Denver!"})).json()
            assert [line["text"] for line in said] == ["Anna should claim Denver!"]
            assert (await jan.get(f"/api/rooms/{room}/view")).json()["chat"] == [], "it is not the players' talk"
            for browser, seat in ((http, 0), (ewa, 1)):
                assert (await browser.get(gallery, params={"seat": seat})).json() == []
                assert "Denver" not in str(await events_of(browser, room, seat))
            assert "Jan (watching): Anna should claim Denver!" in sentences(await events_of(jan, room, None))
            hear = {"key": "h", "do": {"type": "hear-watchers", "on": True}}
            await ewa.post(f"/api/rooms/{room}/commands", json={"seat": 1, "command": hear})
            assert len((await ewa.get(gallery, params={"seat": 1})).json()) == 1
            await jan.post(gallery, json={"name": "Jan", "text": "Hello Ewa"})
            assert "Hello Ewa" in str(await events_of(ewa, room, 1))
            assert "Hello Ewa" not in str(await events_of(http, room, 0))
            await http.post(f"/api/rooms/{room}/commands", json={"seat": 0, "command": {"key": "r", "do": {"type": "resign"}}})
            assert len((await http.get(gallery, params={"seat": 0})).json()) == 2
            assert (await ewa.post(gallery, json={"name": "Ewa", "text": "Thank you"})).status_code == 200
            await folded(node, room)
            live = await node.rooms.open(room)
            live.room.gallery_said = 1000
            assert code(await jan.post(gallery, json={"name": "Jan", "text": "more"})) == "gallery-full"

    run(work())


def test_a_report_reaches_who_runs_the_server_and_nobody_else(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (node, http):
            ewa, jan = browser_of(app_of(http)), browser_of(app_of(http))
            room, _ = await two_at_a_table(http, ewa, public=True)
            told = {"seat": 1, "text": "Insults everybody."}
            assert code(await jan.post(f"/api/rooms/{room}/reports", json=told)) == "no-token"
            assert code(await http.post(f"/api/rooms/{room}/reports", json={"seat": 7, "text": "?"})) == "no-such-seat"
            answer = await http.post(f"/api/rooms/{room}/reports", json=told)
            assert "Insults" not in answer.text
            (report,) = await node.reports.all()
            assert (report.room, report.seat, report.text) == (room, 1, "Insults everybody.")
            assert await node.reports.close(report.id)
            assert not await node.reports.close(report.id)

    run(work())


def test_every_word_of_it_is_said_in_both_languages() -> None:
    facts: dict[str, Any] = {"seat": 1, "name": "Ola", "before": "Ewa", "level": "easy", "text": "hm", "open": 0}
    for lang in LANGUAGES:
        words = Words(lang, "semafor.rooms", "semafor.kernel")
        for what in ("offered", "offer-ended", "handed-over", "taken-over", "kicked", "watcher-said"):
            assert words.say(what, **facts) != what
    assert e.read_entry(b'{"what":"forgotten","seat":1}') == e.Forgotten(1, 0), "as earlier versions wrote it"
