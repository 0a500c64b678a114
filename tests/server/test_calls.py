"""Called when it is my turn: by e-mail, webhook or push, once, not while I look, and no more when I do not want it."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from semafor.kernel.errors import BadInput
from semafor.rooms.commands import Act, Command
from semafor.rooms.messages import Answer
from semafor.server.calls import postman as postman_module
from semafor.server.calls.hours import when_to_send
from semafor.server.calls.mail import read_smtp
from semafor.server.calls.posting import is_open
from semafor.server.node.node import Node
from semafor.server.store.ways import Way
from semafor.server.tokens import hash_token
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, browser_of, running_node
from server.receivers import Mailbox, PushBrowser, mail_server, receiver, vapid_claims

FAST: dict[str, float | str] = {"calls_wait_s": 0, "calls_private": 1, "address": "https://games.example"}


async def table_of_two(http: httpx.AsyncClient, **more: object) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient, list[str]]:
    """Anna and Ewa, each with a browser of her own; Anna has the first turn."""
    anna, ewa = browser_of(app_of(http)), browser_of(app_of(http))
    seats, first = [{"kind": "me", "name": "Anna"}, {}], {"first_seat": 0}
    asked = {"game": GAME, "public": True, "seats": seats, "options": first, **more}
    made = (await anna.post("/api/rooms", json=asked)).json()
    room = made["room"]["room"]
    sat = (await ewa.post(f"/api/rooms/{room}/seats/1", json={"name": "Ewa"})).json()
    return room, anna, ewa, [made["seats"][0]["token"], sat["token"]]


async def act(node: Node, room: str, seat: int) -> None:
    """The seat plays the first legal move of its turn."""
    live = await node.rooms.open(room)
    move = int(live.room.playing().state.legal(seat)[0])
    answer = await node.rooms.command(live, seat, Command(f"k{live.room.n}", Act(move), live.room.decisions[seat]))
    assert isinstance(answer, Answer), answer


async def pass_turn(node: Node, room: str, seat: int) -> None:
    """The seat plays until it is another's turn."""
    live = await node.rooms.open(room)
    while live.room.actors == [seat]:
        await act(node, room, seat)


async def opened(node: Node, room: str) -> None:
    """Both have chosen their tickets: it is seat 0's turn."""
    for seat in (0, 1):
        await act(node, room, seat)


async def call_by(browser: httpx.AsyncClient, kind: str, address: str, **more: Any) -> Any:
    answer = await browser.post("/api/calls", json={"kind": kind, "address": address, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def links(text: str) -> list[str]:
    return re.findall(r"https://games\.example(\S+)", text)


async def confirmed_mail(node: Node, browser: httpx.AsyncClient, box: Mailbox, **more: Any) -> None:
    """Ewa has given her address and has said in her mail that it is hers."""
    shown = await call_by(browser, "email", "ewa@example.org", **more)
    assert (shown["way"]["waits"], shown["way"]["hint"]) == (True, "e…@example.org")
    await node.postman.round()
    link = links(box.text())[0]
    assert (await browser.get(link)).status_code == 200
    assert (await browser.get("/api/calls")).json()["ways"][0]["waits"], "looking at the page changes nothing"
    assert (await browser.post(link)).status_code == 200
    assert not (await browser.get("/api/calls")).json()["ways"][0]["waits"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_letter_calls_once_opens_the_seat_anywhere_and_is_stopped_by_one_click(tmp_path: Path, lang: str) -> None:
    async def work(smtp: str, box: Mailbox) -> None:
        async with running_node(tmp_path, smtp=smtp, smtp_from="calls@games.example", **FAST) as (node, http):
            room, _, ewa, _ = await table_of_two(http)
            await confirmed_mail(node, ewa, box, lang=lang)
            await opened(node, room)
            await node.postman.round()
            assert len(box.letters) == 1, "it is Anna's turn"
            await pass_turn(node, room, 0)
            for _ in range(3):
                await node.postman.round()
            letter = box.letters[-1]

            assert len(box.letters) == 2
            assert letter["To"] == "ewa@example.org"
            assert "Anna" in box.text()
            assert ("Your turn" if lang == "en" else "Twoja kolej") in letter["Subject"]
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            seat_link, stop_link = links(box.text())
            phone = browser_of(app_of(http))
            ticket = seat_link.partition("#sit=")[2]
            answer = await phone.post(f"/api/rooms/{room}/open", json={"ticket": ticket})
            assert answer.json() == {"seat": 1}
            assert (await phone.get(f"/api/rooms/{room}/view", params={"seat": 1})).json()["seat"] == 1
            wrong = await phone.post(f"/api/rooms/{room}/open", json={"ticket": ticket.replace("-1-", "-0-")})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "ticket")
            assert (await phone.post("/api/rooms/nowhere/open", json={"ticket": ticket})).json()["code"] == "no-room"

            await pass_turn(node, room, 1)
            await pass_turn(node, room, 0)
            await node.postman.round()
            assert len(box.letters) == 3, "the next turn is a call of its own"
            assert letter["List-Unsubscribe"] == f"<https://games.example{stop_link}>"
            assert (await phone.get(stop_link)).status_code == 200
            assert (await phone.post(stop_link, data={"List-Unsubscribe": "One-Click"})).status_code == 200
            assert (await ewa.get("/api/calls")).json()["ways"] == []
            await pass_turn(node, room, 1)
            await pass_turn(node, room, 0)
            await node.postman.round()
            assert len(box.letters) == 3
            again = await phone.get(stop_link, headers={"accept-language": lang})
            assert ("already" if lang == "en" else "wcześniej") in again.text

    with mail_server() as (smtp, box):
        run(work(smtp, box))


def test_nobody_is_called_who_looks_or_has_moved_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with receiver() as hook, running_node(tmp_path, **FAST) as (node, http):
            room, _, ewa, tokens = await table_of_two(http)
            await call_by(ewa, "webhook", f"{hook.url}/ewa", room=room)
            await opened(node, room)
            wire = Wire(app_of(http), f"/api/rooms/{room}/socket")
            wire.send({"type": "hello", "seat": 1, "token": tokens[1]})
            await wire.until("update")
            await pass_turn(node, room, 0)
            await node.postman.round()
            assert (hook.heard, await node.rooms.dues.listed.all()) == ([], set()), "she looks"
            await wire.close()
            await pass_turn(node, room, 1)
            node.rooms.dues.calls.wait_ms = 3_600_000
            await pass_turn(node, room, 0)
            await node.postman.round()
            await pass_turn(node, room, 1)
            hour_later = node.rooms.now_ms() + 3_700_000
            node.rooms.now_ms = lambda: hour_later
            await node.postman.round()
            assert hook.heard == [], "she has moved before the call was due"
            assert await node.postman.outbox.waiting() == 0

    run(work())


def test_a_webhook_is_signed_tried_again_and_says_the_same_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman_module, "FIRST_MS", 0)

    async def work() -> None:
        async with receiver() as hook, running_node(url, **FAST) as (node, http):
            room, _, ewa, _ = await table_of_two(http)
            made = await call_by(ewa, "webhook", f"{hook.url}/in?x=1")
            await opened(node, room)
            hook.statuses = [503, 429]
            await pass_turn(node, room, 0)
            while len(hook.heard) < 3:
                await node.postman.round()
                await asyncio.sleep(0.01)
            await node.postman.round()
            first, last = hook.heard[0], hook.heard[-1]
            at, _, mac = last.headers["semafor-signature"].removeprefix("t=").partition(",v1=")
            right = hmac.new(made["secret"].encode(), at.encode() + b"." + last.body, "sha256").hexdigest()

            assert (len(hook.heard), last.path, mac) == (3, "/in?x=1", right)
            assert first.json == last.json
            assert first.headers["semafor-call"] == last.headers["semafor-call"]
            assert (last.json["type"], last.json["tables"][0]["room"]) == ("semafor.call", room)
            assert last.json["tables"][0]["link"] == f"https://games.example/table/{room}", "it opens nobody's seat"
            hook.statuses = [302, 410]
            for _ in range(2):
                await pass_turn(node, room, 1)
                await pass_turn(node, room, 0)
                await node.postman.round()
            assert len(hook.heard) == 5, "what is refused is not tried again, and nobody is led elsewhere"

    run(work())


def test_push_reaches_the_browser_alone_and_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with receiver() as service, running_node(tmp_path, **FAST) as (node, http):
            room, _, ewa, _ = await table_of_two(http)
            browser = PushBrowser()
            key = (await ewa.get("/api/calls")).json()["key"]
            await call_by(ewa, "push", browser.subscription(f"{service.url}/to/ewa"), lang="pl")
            await opened(node, room)
            await pass_turn(node, room, 0)
            await node.postman.round()
            heard = service.heard[0]

            assert browser.read(heard) == {
                "title": "Twoja kolej: Wsiąść do Pociągu",
                "body": "Teraz twoja kolej: Wsiąść do Pociągu; przy stole Anna.",
                "link": f"https://games.example/table/{room}",
                "tag": room,
            }
            assert vapid_claims(heard, key)["aud"] == service.url
            assert (heard.headers["content-encoding"], len(heard.headers["topic"])) == ("aes128gcm", 32)
            service.statuses = [410]
            await pass_turn(node, room, 1)
            await pass_turn(node, room, 0)
            await node.postman.round()
            assert (await ewa.get("/api/calls")).json()["ways"] == []

    run(work())


def test_a_digest_is_one_message_of_many_tables_and_nothing_comes_in_quiet_hours(url: str) -> None:
    async def work() -> None:
        async with receiver() as hook, running_node(url, **FAST) as (node, http):
            ewa = browser_of(app_of(http))
            await ewa.post("/api/accounts", json={"name": "Ewa", "password": "correct horse"})
            made = await call_by(ewa, "webhook", hook.url, digest_min=60)
            rooms = []
            for _ in range(3):
                seats = [{"kind": "me", "name": "Ewa"}, {"kind": "me", "name": "Ola"}]
                rooms.append((await ewa.post("/api/rooms", json={"game": GAME, "seats": seats})).json()["room"]["room"])
            wall = node.rooms.now_ms
            node.rooms.now_ms = lambda: wall() + 10_000
            await node.postman.round()
            assert hook.heard == []
            node.rooms.now_ms = lambda: wall() + 3_610_000
            await node.postman.round()

            assert len(hook.heard) == 1
            assert {table["room"] for table in hook.heard[0].json["tables"]} == set(rooms)
            hours = {"zone": "Europe/Warsaw", "quiet_from": 22 * 60, "quiet_to": 7 * 60, "lang": "pl"}
            shown = (await ewa.post(f"/api/calls/{made['way']['id']}", json=hours)).json()
            assert shown["hours"] == {"digest_min": 0, **hours}
            assert (await http.post(f"/api/calls/{made['way']['id']}", json=hours)).status_code == 404, "it is Ewa's"

    run(work())


NIGHT = Way("w", "o", "", "email", "a@b", "", "pl", "Europe/Warsaw", 22 * 60, 7 * 60, 0, 1, 0)
WINTER_NOON = 1_768_474_800_000  # 2026-01-15 12:00 in Warsaw
HOUR = 3_600_000


@pytest.mark.parametrize(
    "digest, at_h, sent_h",
    [
        (0, 0, 0),
        (0, 9.99, 9.99),
        (0, 10, 19),  # ten in the evening: at seven
        (0, 18.5, 19),  # half past six in the morning
        (60, 0.5, 1),
        (60, 9.5, 19),  # the next full hour is quiet
        (1440, 0, 20),  # at eight
        (1440, 20, 20),
        (1440, 20.1, 44),
    ],
)
def test_calls_come_at_the_hours_of_who_is_called(digest: int, at_h: float, sent_h: float) -> None:
    way = msgspec.structs.replace(NIGHT, digest_min=digest)
    assert (when_to_send(way, int(WINTER_NOON + at_h * HOUR)) - WINTER_NOON) / HOUR == pytest.approx(sent_h, abs=0.001)


def test_addresses_are_the_owners_alone_and_go_with_the_account(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "semafor")

    async def work(smtp: str, box: Mailbox) -> None:
        async with running_node(tmp_path, smtp=smtp, **FAST) as (node, http):
            room, anna, ewa, _ = await table_of_two(http)
            await ewa.post("/api/accounts", json={"name": "Ewa", "password": "correct horse"})
            await ewa.post("/api/claims", json={"room": room, "seat": 1})
            await confirmed_mail(node, ewa, box)
            box.refusals = ["451 later"]
            await opened(node, room)
            await pass_turn(node, room, 0)
            await node.postman.round()
            seen = [
                (await anna.get(path)).text for path in ("/api/calls", f"/api/rooms/{room}", f"/api/rooms/{room}/view?seat=0")
            ]
            assert not any("example.org" in text for text in [*seen, caplog.text])
            assert await node.postman.outbox.waiting() == 1, "it is tried again"

            await ewa.post("/api/me/deletion", json={"password": "correct horse"})
            assert await node.ways.of_owners(["account:ewa"]) == []
            assert await node.postman.outbox.waiting() == 0

    with mail_server() as (smtp, box):
        run(work(smtp, box))


REFUSED = {
    "email": "not an address",
    "letter": "a@example.org\nBcc: b@example.org",
    "webhook": "http://example.org/",
    "password": "https://user:word@example.org/",
    "file": "file:///etc/passwd",
    "push": "{}",
}
KINDS = {"letter": "email", "password": "webhook", "file": "webhook"}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_called_is_refused_in_one_sentence(tmp_path: Path, what: str) -> None:
    async def work() -> None:
        async with running_node(tmp_path, smtp="smtp://127.0.0.1:9") as (_, http):
            answer = await http.post("/api/calls", json={"kind": KINDS.get(what, what), "address": REFUSED[what]})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")

    run(work())


def test_nobody_is_asked_again_and_again_whether_an_address_is_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, smtp="smtp://127.0.0.1:9", limits=1) as (_, http):
            browsers = [browser_of(app_of(http), f"192.0.2.{number}") for number in range(5)]
            asked = {"kind": "email", "address": "ewa@example.org"}
            answers = [await browser.post("/api/calls", json=asked) for browser in browsers]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            other = await browsers[-1].post("/api/calls", json=asked | {"address": "ola@example.org"})
            assert other.status_code == 200, "others are asked"

    run(work())


def test_a_mail_server_that_is_none_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="SEMAFOR_SMTP"):
        read_smtp("ftp://example.org")


@pytest.mark.parametrize(
    "more, said", [({"zone": "Mars/Olympus"}, "Mars"), ({"quiet_to": 1440}, "1439")], ids=["zone", "quiet"]
)
def test_hours_that_cannot_be_are_refused(tmp_path: Path, more: dict[str, Any], said: str) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            asked = {"kind": "webhook", "address": "https://example.org/", **more}
            assert said in (await http.post("/api/calls", json=asked)).json()["text"]["en"]

    run(work())


def test_ways_are_few_and_only_those_the_server_has(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, calls_private=1) as (node, http):
            mail = await http.post("/api/calls", json={"kind": "email", "address": "a@example.org"})
            assert (mail.status_code, mail.json()["code"]) == (409, "way-impossible")
            for number in range(20):
                await call_by(http, "webhook", f"http://127.0.0.1:9/{number}")
            one_more = await http.post("/api/calls", json={"kind": "webhook", "address": "http://127.0.0.1:9/more"})
            assert (one_more.status_code, one_more.json()["code"]) == (409, "too-many-ways")
            ways = (await http.get("/api/calls")).json()["ways"]
            assert len((await http.delete(f"/api/calls/{ways[0]['id']}")).json()["ways"]) == 19
            assert (await http.delete(f"/api/calls/{ways[0]['id']}")).json()["code"] == "no-way"
            assert (await node.ways.count(f"guest:{hash_token(http.cookies['guest'])}")) == 19

    run(work())


@pytest.mark.parametrize(
    "address, fine",
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:10.0.0.1", False),
        ("2002:0a00:0001::", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("64:ff9b::5db8:d822", True),  # where IPv4 is reached through NAT64
        ("64:ff9b::a00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("::a00:1", False),
        ("::ffff:0:7f00:1", False),
        ("fec0::1", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_called(address: str, fine: bool) -> None:
    assert is_open(address) is fine


def test_a_name_that_leads_into_the_private_network_is_never_called(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, calls_wait_s=0) as (node, http):
            room, _, ewa, _ = await table_of_two(http)
            await call_by(ewa, "webhook", "https://localhost/hook")
            await opened(node, room)
            await pass_turn(node, room, 0)
            await node.postman.round()
            assert await node.postman.outbox.waiting() == 0, "refused for ever"

    run(work())
