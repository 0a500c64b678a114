"""Clients that mean harm."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from semafor.server.limits import Limits
from server.client import GAME, Player, Served, table

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('store') / 'semafor.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'semafor.db'}", limits="1")
    yield server
    server.stop()


def test_nobody_acts_for_or_sees_another_seat(served: Served) -> None:
    anna, ewa = table(served, 2)
    anna_as_ewa = Player(served, anna.room, 1, anna.token)
    stranger = Player(served, anna.room, 0, "x" * 43)

    assert anna_as_ewa.post("1", {"type": "act", "move": "keep 1 2"})["code"] == "no-token"
    assert anna.http.get(f"/api/rooms/{anna.room}/view?seat=1").status_code == 403
    assert anna.http.get(f"/api/rooms/{anna.room}/log?seat=1").status_code == 403
    assert stranger.http.get(f"/api/rooms/{anna.room}/view").status_code == 404
    assert stranger.post("1", {"type": "resign"})["code"] == "no-room"
    for intruder in (anna_as_ewa, stranger):
        with pytest.raises(ConnectionClosed):
            intruder.open()
    assert ewa.look()["view"]["seats"][1]["tickets"] == 0


def test_the_host_has_no_seat_but_his_own(served: Served) -> None:
    with served.client() as host:
        made = host.post("/api/rooms", json={"game": GAME, "seats": [{}, {"kind": "me", "name": "H"}]}).json()
        room = made["room"]["room"]
        with served.client() as guest:
            guest.post(f"/api/rooms/{room}/seats/0", json={"name": "G", "join": made["join"]})

        assert host.get(f"/api/rooms/{room}/view?seat=0").status_code == 403
        for token in (made["host"], made["join"], made["watch"]):
            thief = Player(served, room, 0, token)
            assert thief.post("1", {"type": "act", "move": "keep 1 2"})["code"] == "no-token"


def test_nothing_that_leaves_holds_the_secret_or_another_hand(served: Served) -> None:
    anna, ewa = table(served, 2)
    for player in (anna, ewa):
        player.post("1", {"type": "act", "move": "keep 1 2"})
    ewa.look()
    hidden = [ticket["id"] for ticket in ewa.update["view"]["mine"]["tickets"]]
    own = [ticket["id"] for ticket in anna.look()["view"]["mine"]["tickets"]]
    room = f"/api/rooms/{anna.room}"
    pages = [room, f"{room}/view", f"{room}/view?seat=0", f"{room}/log", f"{room}/log?seat=0", f"{room}/record", "/api/mine"]
    text = "".join(anna.http.get(page).text for page in pages)

    assert '"secret":"' not in text
    assert own[0] in text
    assert [ticket for ticket in hidden if f'"{ticket}"' in text and ticket not in own] == []
    assert ewa.token not in text
    assert re.search(r'"token"|"salt":|"code":"[a-z]{4} ', text) is None


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_other_sites_can_neither_post_nor_open_sockets(served: Served, origin: str) -> None:
    anna, _ = table(served, 2)
    answer = anna.http.post("/api/rooms", json={"game": GAME, "seats": [{}, {}]}, headers={"Origin": origin})
    address = served.url.replace("http", "ws") + f"/api/rooms/{anna.room}/socket"

    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, origin=Origin(origin))
    assert anna.http.delete("/api/session", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert anna.http.delete("/api/session", headers={"Origin": served.url}).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seat":0}',
        b"[" * 16_000,
        b'{"seat":0,"command":{"key":"a","do":{"type":"act","move":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}}}",
        b'{"seat":0,"command":{"key":"a\\u0000","do":{"type":"undo"}}}',
        b'{"seat":0,"command":{"key":"a","do":{"type":"fly"}}}',
        b'{"seat":99,"command":{"key":"a","do":{"type":"undo"}}}',
        b'{"seat":0,"command":{"key":"a","do":{"type":"act","move":"\\ud800"}}}',
    ],
)
def test_broken_bodies_are_refused_with_a_code_and_an_id(served: Served, body: bytes) -> None:
    anna, _ = table(served, 2)
    answer = anna.http.post(f"/api/rooms/{anna.room}/commands", content=body)

    assert answer.status_code == 400 or answer.json()["code"] == "bad-input"
    assert "Traceback" not in answer.text
    assert anna.look()["prompt"]["what"] == "prompt-act"


def test_oversized_bodies_and_frames_are_refused(served: Served) -> None:
    anna, _ = table(served, 2)
    anna.open()
    anna.send({"type": "command", "key": "a", "do": {"type": "chat", "text": "x" * 20_000}})

    assert anna.http.post("/api/rooms", content=b" " * 300_000).status_code == 413
    assert anna.http.post("/api/records", content=b"x" * 2_000_001).status_code == 413
    with pytest.raises(ConnectionClosed, match="1009"):
        anna.until("answer")


@pytest.mark.parametrize("first", ["{", '{"type":"ping"}', '{"type":"hello","seat":99}', '{"type":"hello","x":1}', "[" * 9000])
def test_a_socket_that_does_not_say_hello_is_closed(served: Served, first: str) -> None:
    anna, _ = table(served, 2)
    with connect(served.url.replace("http", "ws") + f"/api/rooms/{anna.room}/socket") as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed):
            socket.recv(20)


def test_acting_out_of_turn_and_odd_moves_are_denied_and_change_nothing(served: Served) -> None:
    anna, ewa = table(served, 2, options={"first_seat": 0})
    for player in (anna, ewa):
        player.post("1", {"type": "act", "move": "keep 1 2"})
    before = ewa.look()

    for number, move in enumerate(["draw deck", 0, 10**30, -1, {"move": "draw-deck"}, {}, "", "⁂" * 100, {"move": ["x"]}]):
        answer = ewa.post(f"m{number}", {"type": "act", "move": move})
        assert answer["type"] == "denial", move
        assert all(answer["text"].values())
    assert ewa.look() == before


def flood(chatter: Player) -> None:
    for at in range(500):
        chatter.send({"type": "ping", "n": at})
        chatter.receive()


def test_floods_are_stopped(strict: Served) -> None:
    with strict.client() as http:
        body = {"game": GAME, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
        rooms = [http.post("/api/rooms", json=body) for _ in range(30)]
        made = rooms[0].json()
        guesses = [
            http.post(f"/api/rooms/{made['room']['room']}/return", json={"code": "a b c d"}).status_code for _ in range(12)
        ]
    chatter = Player(strict, made["room"]["room"], 0, made["seats"][0]["token"])
    chats = [chatter.post(f"c{at}", {"type": "chat", "text": "spam"})["type"] for at in range(20)]
    chatter.open()

    assert {answer.status_code for answer in rooms} == {200, 429}
    assert 429 in guesses
    assert chats.count("answer") < 15
    with pytest.raises(ConnectionClosed):
        flood(chatter)


def test_names_are_shown_as_text(served: Served) -> None:
    with served.client() as http:
        body: dict[str, Any] = {
            "game": GAME,
            "public": True,
            "seats": [{"kind": "me", "name": "<script>alert(1)</script>"}, {}],
        }
        assert http.post("/api/rooms", json=body).status_code == 400
        body["seats"] = [{"kind": "me", "name": "<img src=x>"}, {}]
        assert http.post("/api/rooms", json=body).status_code == 200
        page = http.get("/")

    assert "<img src" not in page.text
    assert "unsafe-inline" not in page.headers["content-security-policy"]


def test_ids_and_addresses_cannot_be_guessed_into(served: Served) -> None:
    with served.client() as http:
        for path in ["/api/rooms/0000000000000000", "/api/rooms/%2e%2e", "/api/rooms/x/view", "/r/../etc/passwd", "/api/nope"]:
            answer = http.get(path)
            assert answer.status_code == 404
            assert json.loads(answer.text)["id"]
        assert http.put("/api/rooms").status_code == 405


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    allowed = [limits.allows("chat", "a") for _ in range(10)]
    now[0] = 4.0

    assert allowed == [True] * 8 + [False] * 2
    assert [limits.allows("chat", "a") for _ in range(3)] == [True, True, False]
    assert limits.allows("chat", "b")
