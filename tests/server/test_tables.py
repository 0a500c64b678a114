"""Rooms and seats as people use them, over real HTTP and sockets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.client import GAME, Player, Served, table
from warm import run as semafor

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    from server.conftest import fresh_postgres

    if request.param == "sqlite":
        server = Served(f"sqlite:///{tmp_path_factory.mktemp('store') / 'semafor.db'}")
    else:
        server = Served(fresh_postgres(request.getfixturevalue("postgres")))
    yield server
    assert server.stop() in (0, -15)


def play(players: list[Player], chooser: random.Random, most: int = 10_000) -> int:
    """Random legal moves over HTTP, until the end or `most` of them."""
    for played in range(most):
        player = next((player for player in players if player.seat in player.look()["prompt"]["seats"]), None)
        if player is None:
            return played
        move = chooser.choice(player.update["moves"])
        answer = player.post(f"{chooser.random()}", {"type": "act", "move": move["number"]}, player.update["decision"])
        assert answer["type"] == "answer", answer
    return most


def test_a_whole_game_ends_with_a_record_that_verifies_offline(served: Served, tmp_path: Path) -> None:
    players = table(served, 2)
    early = players[0].http.get(f"/api/rooms/{players[0].room}/record")
    commitment = players[0].look()["room"]["luck"]["commitment"]
    play(players, random.Random(1))
    over = players[1].look()
    record = players[0].http.get(f"/api/rooms/{players[0].room}/record").text
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    checked = semafor("verify", str(file))
    forged = players[0].http.post("/api/records", content=record.replace(commitment, "0" * 64))

    assert early.status_code == 409
    assert (over["room"]["status"], over["room"]["outcome"]) == ("over", "played")
    assert over["result"]["ranking"][0]["place"] == 1
    assert commitment in record
    assert (checked.returncode, "sealed before the deal" in checked.stdout) == (0, True)
    assert players[0].http.post("/api/records", content=record).json()["luck"] == "sealed"
    assert (forged.status_code, forged.json()["code"]) == (400, "bad-input")


def test_strangers_join_by_link_and_the_deal_follows_the_last_seat(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        made = host.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}, {}]}).json()
        room, join = made["room"]["room"], made["link"].rpartition("=")[2]
        address = f"/api/rooms/{room}"

        assert guest.get(address).status_code == 404
        assert guest.post(f"{address}/seats/1", json={"name": "Ewa", "join": "x" * 43}).status_code == 404
        assert guest.post(f"{address}/seats/0", json={"name": "Ewa", "join": join}).status_code == 409
        key = guest.post(f"{address}/seats/1", json={"name": " Ewa\u202e  K ", "join": join}).json()
        assert key["seat"] == 1
        assert guest.get(f"{address}/view?seat=1").json()["prompt"]["what"] == "prompt-open"
        assert guest.post(f"{address}/seats/2/bot", json={}).status_code == 403
        assert host.post(f"{address}/seats/2/bot", json={"level": "random"}).status_code == 200
        update = guest.get(f"{address}/view?seat=1").json()
        assert update["room"]["status"] == "playing"
        assert [seat["name"] for seat in update["room"]["seats"]] == ["Anna", "Ewa K", ""]
        assert [mine["seats"] for mine in guest.get("/api/mine").json()] == [[1]]


def test_public_rooms_are_in_the_lobby_until_they_begin(served: Served) -> None:
    with served.client() as http:
        made = http.post("/api/rooms", json={"game": GAME, "public": True, "seats": [{}, {"kind": "me", "name": "Jan"}]}).json()
        room = made["room"]["room"]

        assert room in [shown["room"] for shown in http.get("/api/rooms").json()]
        assert http.post(f"/api/rooms/{room}/seats/0", json={"name": "Ola"}).status_code == 200
        assert room not in [shown["room"] for shown in http.get("/api/rooms").json()]
        assert room in [shown["room"] for shown in http.get(f"/api/rooms?status=playing&game={GAME}").json()]
        assert "Semafor" in http.get("/").text


def test_a_return_code_moves_a_seat_and_the_old_device_is_out(served: Served) -> None:
    with served.client() as host, served.client() as phone:
        made = host.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}]}).json()
        room, old = made["room"]["room"], made["seats"][0]
        player = Player(served, room, 0, old["token"])
        player.open()
        wrong = phone.post(f"/api/rooms/{room}/return", json={"code": "bako bako bako bako"})
        moved = phone.post(f"/api/rooms/{room}/return", json={"code": old["code"].upper().replace(" ", "-")})
        again = phone.post(f"/api/rooms/{room}/return", json={"code": old["code"]})

        assert len(old["code"].split()) == 4
        assert (wrong.status_code, moved.status_code, again.status_code) == (404, 200, 403)
        assert phone.get(f"/api/rooms/{room}/view?seat=0").status_code == 200
        assert player.http.get(f"/api/rooms/{room}/view?seat=0").status_code == 404
        assert host.get(f"/api/rooms/{room}/view?seat=0").status_code == 403
        with pytest.raises(ConnectionClosed, match="1013"):
            player.until("never")


def test_new_links_make_the_old_ones_worthless_and_the_seats_stay(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        made = host.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "H"}, {}]}).json()
        address = f"/api/rooms/{made['room']['room']}"
        old, sitting = (
            Player(served, made["room"]["room"], seat, made[what]) for seat, what in ((None, "watch"), (None, "host"))
        )
        old.open()
        sitting.open()
        foreign = guest.post(f"{address}/links", headers={"Authorization": f"Bearer {made['join']}"})
        new = host.post(f"{address}/links").json()
        refused = [
            guest.post(f"{address}/seats/1", json={"name": "G", "join": made["join"]}).status_code,
            guest.get(address, headers={"Authorization": f"Bearer {made['watch']}"}).status_code,
        ]
        joined = guest.post(f"{address}/seats/1", json={"name": "G", "join": new["join"]})
        watched = guest.get(address, headers={"Authorization": f"Bearer {new['watch']}"})

        assert foreign.status_code == 403
        assert refused == [404, 404]
        assert (joined.status_code, watched.status_code) == (200, 200)
        assert new["link"].endswith(f"#join={new['join']}")
        assert host.get(f"{address}/view?seat=0").status_code == 200
        while sitting.update["room"]["status"] != "playing":
            sitting.receive()
        with pytest.raises(ConnectionClosed):
            old.until("nothing more")


def test_chat_is_text_is_heard_by_all_and_can_be_muted(served: Served) -> None:
    anna, ewa = table(served, 2)
    ewa.post("m", {"type": "mute", "seat": 0})
    anna.post("c", {"type": "chat", "text": "  <b>hi</b>\u202e\x00 there "})
    anna.post("c", {"type": "chat", "text": "said twice under one key"})

    assert [line["text"] for line in anna.look()["chat"]] == ["<b>hi</b> there"]
    assert ewa.look()["chat"] == []
    assert (anna.look()["muted"], ewa.look()["muted"]) == ([], [0])
    ewa.post("u", {"type": "mute", "seat": 0, "on": False})
    assert len(ewa.look()["chat"]) == 1
    assert ewa.look()["muted"] == []
    assert anna.post("long", {"type": "chat", "text": "x" * 501})["code"] == "bad-input"


def test_an_undo_alone_and_an_undo_by_consent(served: Served) -> None:
    players = table(served, 2, options={"first_seat": 0})
    anna, ewa = players
    anna.post("1", {"type": "act", "move": "keep 1 2"})
    assert anna.look()["undo"]["alone"] is True
    assert anna.post("2", {"type": "undo"})["type"] == "answer"
    assert anna.look()["prompt"]["what"] == "prompt-act"
    for player in players:
        player.post("3", {"type": "act", "move": "keep 1 2"})
    hand = anna.look()["view"]["mine"]["hand"]
    anna.post("4", {"type": "act", "move": "draw deck"})
    drawn = anna.look()["view"]["mine"]["hand"]
    refused = anna.post("5", {"type": "undo"})
    assert (refused["rule"], bool(refused["text"]["pl"])) == ("kernel.undo.final", True)
    assert ewa.post("6", {"type": "answer-undo", "agree": True})["code"] == "no-undo-asked"
    anna.post("7", {"type": "ask-undo"})
    assert ewa.look()["prompt"]["what"] == "prompt-answer-undo"
    ewa.post("8", {"type": "answer-undo", "agree": False})
    assert anna.look()["view"]["mine"]["hand"] == drawn
    anna.post("9", {"type": "ask-undo"})
    ewa.post("10", {"type": "answer-undo", "agree": True})
    assert anna.look()["view"]["mine"]["hand"] == hand
    anna.post("11", {"type": "act", "move": "draw deck"})
    assert anna.look()["view"]["mine"]["hand"] == drawn, "the luck of an event does not change by asking twice"
    play(players, random.Random(2))
    record = anna.http.get(f"/api/rooms/{anna.room}/record").text
    assert "0 takeback" in record
    assert anna.http.post("/api/records", content=record).json()["luck"] == "sealed"


def test_an_overdue_seat_is_given_to_a_bot_and_taken_back(served: Served) -> None:
    anna, ewa = table(served, 2, clock={"kind": "turn", "turn_s": 5})
    early = anna.post("1", {"type": "give-to-bot", "seat": 1, "level": "random"})
    assert early["code"] == "not-overdue"
    assert ewa.post("2", {"type": "give-to-bot", "seat": 1, "level": "random"})["type"] == "answer"
    anna.open()
    while anna.update["room"]["seats"][1]["kind"] != "bot" or 1 in anna.update["prompt"]["seats"]:
        anna.receive()
    assert ewa.post("3", {"type": "act", "move": 0})["code"] == "bot-plays"
    assert ewa.post("4", {"type": "come-back"})["type"] == "answer"
    assert ewa.look()["room"]["seats"][1]["kind"] == "person"


def test_resigning_aborting_and_a_rematch_with_the_same_tokens(served: Served) -> None:
    anna, ewa = table(served, 2)
    assert anna.http.post(f"/api/rooms/{anna.room}/rematch", json={"seat": 0}).status_code == 409
    assert ewa.post("1", {"type": "abort"})["type"] == "answer"
    assert anna.look()["room"]["outcome"] == "aborted"
    assert anna.http.post(f"/api/rooms/{anna.room}/rematch", json={"seat": 0}).json() == {"room": anna.room, "awaited": [1]}
    next_room = ewa.http.post(f"/api/rooms/{ewa.room}/rematch", json={"seat": 1}).json()["room"]
    assert anna.http.post(f"/api/rooms/{anna.room}/rematch", json={"seat": 0}).json()["room"] == next_room
    again = [Player(served, next_room, player.seat, player.token) for player in (anna, ewa)]
    play(again, random.Random(3), 6)
    assert again[0].post("2", {"type": "abort"})["code"] == "too-late-to-abort"
    assert again[1].post("3", {"type": "resign"})["type"] == "answer"
    assert (again[0].look()["room"]["outcome"], again[0].update["room"]["seats"][1]["resigned"]) == ("resigned", True)


def test_a_browser_keeps_its_seats_in_a_rematch(served: Served) -> None:
    with httpx.Client(base_url=served.url, timeout=30) as browser:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ola"}]
        room = browser.post("/api/rooms", json={"game": GAME, "seats": seats}).json()["room"]["room"]
        abort = {"seat": 1, "command": {"key": "1", "do": {"type": "abort"}}}
        assert browser.post(f"/api/rooms/{room}/commands", json=abort).json()["type"] == "answer"
        next_room = browser.post(f"/api/rooms/{room}/rematch", json={"seat": 0}).json()["room"]
        assert [browser.get(f"/api/rooms/{next_room}/view?seat={seat}").status_code for seat in (0, 1)] == [200, 200]


def test_why_not_names_the_rule_in_both_languages(served: Served) -> None:
    anna, _ = table(served, 2)
    verdict: dict[str, Any] = anna.http.post(f"/api/rooms/{anna.room}/why", json={"seat": 0, "move": "draw deck"}).json()
    nonsense = anna.http.post(f"/api/rooms/{anna.room}/why", json={"seat": 0, "move": "fly to the moon"}).json()

    assert verdict["legal"] is False
    assert verdict["denial"]["rule"] in [rule["id"] for rule in anna.http.get(f"/api/games/{GAME}/rules").json()]
    assert verdict["denial"]["text"]["pl"] != verdict["denial"]["text"]["en"]
    assert nonsense["denial"]["code"] == "bad-input"


def test_a_socket_catches_up_on_what_it_missed(served: Served) -> None:
    players = table(served, 2)
    anna = players[0]
    seen = anna.open()["n"]
    anna.close()
    play(players, random.Random(4), 5)
    caught = anna.open(last=seen)
    told = [told for told in anna.http.get(f"/api/rooms/{anna.room}/log?seat=0").json()["told"] if told["n"] > seen]

    assert caught["since"] == seen
    assert caught["events"] == [event for each in told for event in each["events"]]
    assert anna.open(last=10_000)["since"] is None
    anna.send({"type": "ping", "n": 5})
    assert anna.until("pong")["n"] == 5


def test_everybody_hears_who_has_the_table_open(served: Served) -> None:
    anna, ewa = table(served, 2)
    tab = Player(served, anna.room, 0, anna.token)

    def told(player: Player, seats: list[bool]) -> bool:
        while player.present.get("seats") != seats:
            player.receive()
        return True

    n = anna.open()["n"]
    assert told(anna, [True, False])
    ewa.open()
    assert told(anna, [True, True])
    assert told(ewa, [True, True])
    tab.open()
    tab.close()
    ewa.close()
    assert told(anna, [True, False])
    assert anna.look()["n"] == n, "presence is not numbered"


def test_watchers_see_the_public_board_only(served: Served) -> None:
    with served.client() as http:
        seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "random"}]
        made = http.post("/api/rooms", json={"game": GAME, "seats": seats}).json()
    screen = Player(served, made["room"]["room"], None, made["watch"])
    first = screen.open()
    screen.send({"type": "command", "key": "x", "do": {"type": "act", "move": 0}})

    assert first["view"].get("mine") is None
    assert (first["moves"], first["decision"]) == ([], None)
    assert screen.until("denial")["code"] == "no-token"


def test_accounts_claim_seats_and_rated_games_move_ratings(served: Served) -> None:
    with served.client() as anna, served.client() as ewa:
        name = f"Żaneta {random.SystemRandom().randrange(10**6)}"
        assert anna.post("/api/accounts", json={"name": name, "password": "short"}).status_code == 400
        assert anna.post("/api/accounts", json={"name": name, "password": "correct horse"}).json()["name"] == name
        assert ewa.post("/api/accounts", json={"name": name.upper(), "password": "correct horse"}).status_code == 409
        assert ewa.post("/api/session", json={"name": name, "password": "wrong horse!"}).status_code == 403
        rated = {"game": GAME, "rated": True, "seats": [{"kind": "me", "name": "Z"}, {}]}
        assert ewa.post("/api/rooms", json=rated).status_code == 403
        assert ewa.post("/api/accounts", json={"name": name[:12] + "ewa", "password": "correct horse"}).status_code == 200
        made = anna.post("/api/rooms", json=rated).json()
        room = made["room"]["room"]
        key = ewa.post(f"/api/rooms/{room}/seats/1", json={"name": "E", "join": made["join"]}).json()
        loser = Player(served, room, 1, key["token"])
        assert loser.post("1", {"type": "resign"})["type"] == "answer"
        ratings = {who: http.get("/api/me").json()["ratings"][GAME] for who, http in (("anna", anna), ("ewa", ewa))}
        leaders = anna.get(f"/api/leaders/{GAME}").json()

        assert ratings["anna"]["mu"] > 25 > ratings["ewa"]["mu"]
        assert [each["name"] for each in leaders if each["name"] == name] == [name]
        assert anna.delete("/api/session").json()["name"] is None
        assert anna.get("/api/me").json()["name"] is None


def test_a_guest_game_goes_on_when_the_guest_signs_in_and_claims_it(served: Served) -> None:
    anna, _ = table(served, 2)
    name = f"guest{random.SystemRandom().randrange(10**9)}"
    assert anna.http.post("/api/claims", json={"room": anna.room, "seat": 0}).status_code == 403
    anna.http.post("/api/accounts", json={"name": name, "password": "correct horse"})

    assert anna.http.post("/api/claims", json={"room": anna.room, "seat": 0}).status_code == 200
    assert anna.look()["room"]["seats"][0]["account"] == name
    assert [mine["room"]["room"] for mine in anna.http.get("/api/mine").json()] == [anna.room]
