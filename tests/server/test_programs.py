"""Accounts of programs: made, known by a token, flagged, invited, asked in a stream; what they may not do."""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import semafor
from semafor.rooms import entries as e
from semafor.server.http.programs import MOST_OF_OWNER
from server.client import GAME, Player, Served
from server.conftest import run
from server.in_process import app_of, browser_of, running_node

ROOT = Path(__file__).parents[2]
PASSWORD = "secret secret"


def code(answer: httpx.Response) -> str:
    found: str = answer.json().get("code", "")
    return found


async def maker_of(http: httpx.AsyncClient, name: str = "Anna") -> httpx.AsyncClient:
    browser = browser_of(app_of(http))
    await browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    return browser


def test_a_program_is_made_by_somebody_with_an_account_and_its_token_can_be_revoked(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna, ewa = await maker_of(http), await maker_of(http, "Ewa")
            form = {"name": "Deep Rail", "about": "Plays by feeling.", "games": [GAME]}
            assert code(await http.post("/api/programs", json=form)) == "no-account"
            wordy = (await anna.post("/api/programs", json=form | {"about": "x" * 300})).json()
            assert wordy["text"]["pl"] == "Opis programu ma najwyżej 200 znaków."
            made = (await anna.post("/api/programs", json=form)).json()
            token, id = made["token"], made["program"]["id"]
            bearer = {"Authorization": f"Bearer {token}"}
            assert code(await ewa.post("/api/programs", json=form | {"name": "deep  rail"})) == "name-taken"
            assert code(await http.post("/api/programs", json=form)) == "no-account"
            listed = (await ewa.get("/api/programs")).json()
            assert [(each["name"], each["by"], each["games"], each["mine"]) for each in listed] == [
                ("Deep Rail", "Anna", [GAME], False)
            ]
            assert token not in (await anna.get("/api/programs")).text
            assert (await http.get("/api/program", headers=bearer)).json()["name"] == "Deep Rail"
            assert code(await http.get("/api/program")) == "no-program-token"
            sign_in = {"name": "Deep Rail", "password": ""}
            assert code(await http.post("/api/session", json=sign_in)) == "wrong-password"
            assert code(await ewa.post(f"/api/programs/{id}/token")) == "no-program"
            renewed = (await anna.post(f"/api/programs/{id}/token")).json()["token"]
            assert (await http.get("/api/program", headers=bearer)).status_code == 403
            assert (await http.get("/api/program", headers={"Authorization": f"Bearer {renewed}"})).status_code == 200
            for at in range(MOST_OF_OWNER - 1):
                assert (await anna.post("/api/programs", json={"name": f"Bot {at}"})).status_code == 200
            assert code(await anna.post("/api/programs", json={"name": "One more"})) == "too-many-programs"
            left = (await anna.delete(f"/api/programs/{id}")).json()
            assert len(left) == MOST_OF_OWNER - 1
            assert code(await anna.post("/api/programs", json=form)) == "name-taken", "nobody can pretend to be it"
            await anna.post("/api/me/deletion", json={"password": PASSWORD})
            assert await node.programs.all() == []

    run(work())


def test_a_program_comes_by_a_link_and_everybody_sees_what_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna = await maker_of(http)
            made = (await anna.post("/api/programs", json={"name": "Deep Rail"})).json()
            id, bearer = made["program"]["id"], {"Authorization": f"Bearer {made['token']}"}
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}, {}]}
            table = (await anna.post("/api/rooms", json=asked)).json()
            room, join = table["room"]["room"], {"name": "Anna", "join": table["join"]}
            sat = await http.post(f"/api/rooms/{room}/seats/1", json=join, headers=bearer)
            assert sat.status_code == 200
            seat = (await anna.get(f"/api/rooms/{room}")).json()["seats"][1]
            assert (seat["name"], seat["program"], seat["kind"]) == ("Deep Rail", True, "person")
            plain = browser_of(app_of(http))
            await plain.post(f"/api/rooms/{room}/seats/2", json={"name": "Jan", "join": table["join"]})
            view = await plain.get(f"/api/rooms/{room}/view", params={"seat": 1}, headers=bearer)
            assert view.json()["moves"], "its own token opens every seat it plays"
            assert (await plain.get(f"/api/rooms/{room}/view", params={"seat": 0}, headers=bearer)).status_code == 403
            renewed = (await anna.post(f"/api/programs/{id}/token")).json()["token"]
            for worthless in (made["token"], sat.json()["token"]):
                stale = {"Authorization": f"Bearer {worthless}"}
                answer = await browser_of(app_of(http)).get(f"/api/rooms/{room}/view", params={"seat": 1}, headers=stale)
                assert answer.status_code == 404
            fresh = {"Authorization": f"Bearer {renewed}"}
            assert (await http.get(f"/api/rooms/{room}/view", params={"seat": 1}, headers=fresh)).status_code == 200
            await anna.delete(f"/api/programs/{id}")
            assert (await anna.get(f"/api/rooms/{room}")).json()["seats"][1]["kind"] == "bot", "a bot plays on for it"
            rated = (await anna.post("/api/rooms", json=asked | {"rated": True})).json()
            other = (await anna.post("/api/programs", json={"name": "Shallow Rail"})).json()
            tries = {"name": "x", "join": rated["join"]}
            headers = {"Authorization": f"Bearer {other['token']}"}
            seat_1 = f"/api/rooms/{rated['room']['room']}/seats/1"
            assert code(await http.post(seat_1, json=tries, headers=headers)) == "program-rated"
            wanted = {"program": other["program"]["id"]}
            assert code(await anna.post(f"{seat_1}/program", json=wanted)) == "program-rated"
            away = (await anna.post("/api/rooms", json=asked)).json()["room"]["room"]
            address = f"/api/rooms/{away}/seats/1/program"
            assert code(await anna.post(address, json=wanted)) == "program-away"
            assert code(await anna.post(address, json={"program": "nobody"})) == "no-program"
            assert code(await plain.post(address, json=wanted)) in ("no-room", "no-host")
            await node.programs.see(other["program"]["id"], node.rooms.now_ms())
            assert (await anna.post(address, json=wanted)).json()["seats"][1]["program"]
            assert code(await anna.post(address, json=wanted)) == "seat-taken"

    run(work())


@pytest.mark.parametrize("own", [False, True], ids=["of somebody else", "one's own"])
def test_a_rated_game_with_a_program_counts_where_the_table_allows_it(tmp_path: Path, own: bool) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna, ewa = browser_of(app_of(http)), browser_of(app_of(http))
            for browser, name in ((anna, "Anna"), (ewa, "Ewa")):
                await browser.post("/api/accounts", json={"name": name, "password": "correct horse"})
            made = (await (anna if own else ewa).post("/api/programs", json={"name": "Deep Rail"})).json()
            seats = {"seats": [{"kind": "me", "name": "Anna"}, {}]}
            asked = {"game": GAME, "rated": True, "programs": True, "public": True, **seats}
            room = (await anna.post("/api/rooms", json=asked)).json()["room"]
            assert (room["programs"], room["handed"]) == (True, "first"), "whoever comes is told"
            headers = {"Authorization": f"Bearer {made['token']}"}
            sat = await http.post(f"/api/rooms/{room['room']}/seats/1", json={"name": "x"}, headers=headers)
            assert sat.status_code == 200, sat.text
            live = await node.rooms.open(room["room"])
            await node.rooms.append(live, "gives up", lambda _: e.Resigned(0))
            leaders = (await http.get(f"/api/leaders/{GAME}")).json()
            assert [(each["name"], each["program"]) for each in leaders] == (
                [] if own else [("Deep Rail", True), ("Anna", False)]
            )
            await (anna if own else ewa).delete(f"/api/programs/{made['program']['id']}")
            assert "Deep Rail" not in [each["name"] for each in (await http.get(f"/api/leaders/{GAME}")).json()]

    run(work())


def test_a_program_plays_only_its_games_and_so_many_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            anna = await maker_of(http)
            made = (await anna.post("/api/programs", json={"name": "Deep Rail", "games": ["steamrollers"]})).json()
            await node.programs.see(made["program"]["id"], node.rooms.now_ms())
            wanted = {"program": made["program"]["id"]}

            async def invited(game: str) -> httpx.Response:
                seats = [{"kind": "me", "name": "Anna"}, {}]
                room = (await anna.post("/api/rooms", json={"game": game, "seats": seats})).json()["room"]["room"]
                return await anna.post(f"/api/rooms/{room}/seats/1/program", json=wanted)

            assert code(await invited(GAME)) == "program-game"
            assert [(await invited("steamrollers")).status_code for _ in range(8)] == [200] * 8
            assert code(await invited("steamrollers")) == "program-busy"

    run(work())


def test_a_program_minds_neither_a_move_that_is_taken_back_nor_the_next_game(url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (_, http):
            anna = await maker_of(http)
            made = (await anna.post("/api/programs", json={"name": "Deep Rail"})).json()
            bearer = {"Authorization": f"Bearer {made['token']}"}
            table = (await anna.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}]})).json()
            room = table["room"]["room"]
            sat = {"name": "-", "join": table["join"]}
            assert (await http.post(f"/api/rooms/{room}/seats/1", json=sat, headers=bearer)).status_code == 200

            async def does(key: str, **do: object) -> dict[str, Any]:
                body = {"seat": 0, "command": {"key": key, "do": do}}
                answer: dict[str, Any] = (await anna.post(f"/api/rooms/{room}/commands", json=body)).json()
                return answer

            await does("k", type="act", move="keep 1 2")
            assert (await does("u", type="ask-undo"))["type"] == "answer"
            assert (await anna.get(f"/api/rooms/{room}/view", params={"seat": 0})).json()["moves"], "the choice is open again"
            await does("r", type="resign")
            again = (await anna.post(f"/api/rooms/{room}/rematch", json={"seat": 0})).json()
            assert again["room"] != room
            assert (await anna.get(f"/api/rooms/{again['room']}")).json()["seats"][1]["program"]
            assert [each["tables"] for each in (await anna.get("/api/programs")).json()] == [2]

    run(work())


def test_what_a_program_imagines_is_a_table_its_seat_cannot_tell_from_the_true_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
            room = (await http.post("/api/rooms", json={"game": GAME, "seats": seats})).json()["room"]["room"]
            game = semafor.game(GAME)
            view = (await http.get(f"/api/rooms/{room}/view", params={"seat": 0})).json()
            states = []
            for _ in range(4):
                answer = (await http.get(f"/api/rooms/{room}/imagined", params={"seat": 0})).json()
                states.append(game.restore(answer["fields"]))
            for state in states:
                assert json.loads(msgspec.json.encode(game.view(state, 0))) == view["view"]
                assert [int(number) for number in state.legal(0)] == [move["number"] for move in view["moves"]]
            others = [json.loads(msgspec.json.encode(game.view(state, 1))) for state in states]
            true = (await http.get(f"/api/rooms/{room}/view", params={"seat": 1})).json()["view"]
            assert any(other != others[0] for other in others), "what the other seat holds is drawn anew each time"
            assert true not in others
            stranger = browser_of(app_of(http))
            assert (await stranger.get(f"/api/rooms/{room}/imagined", params={"seat": 0})).status_code == 404
            assert code(await http.get(f"/api/rooms/{room}/imagined")) == "not-dealt"

    run(work())


@contextlib.contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen([sys.executable, *words], stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    made = Served(f"sqlite:///{tmp_path / 'semafor.db'}")
    yield made
    made.stop()


def made_program(http: httpx.Client, **form: object) -> dict[str, Any]:
    http.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
    made: dict[str, Any] = http.post("/api/programs", json={"name": "Deep Rail", **form}).json()
    return made


def plays_against(http: httpx.Client, served: Served, program: str, acts: int) -> None:
    """Anna invites the program, as soon as it listens, and both play so many acts."""
    room = http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}]}).json()
    id, key = room["room"]["room"], room["seats"][0]
    answer = None
    for _ in range(600):
        answer = http.post(f"/api/rooms/{id}/seats/1/program", json={"program": program})
        if answer.status_code == 200:
            break
        assert code(answer) == "program-away", answer.text
    assert answer is not None
    assert answer.status_code == 200
    anna = Player(served, id, 0, key["token"])
    anna.open()
    for _ in range(acts):
        while not anna.update["moves"]:
            anna.receive()
        number = anna.update["moves"][0]["number"]
        send = {"type": "command", "key": str(anna.update["n"]), "decision": anna.update["decision"]}
        anna.send(send | {"do": {"type": "act", "move": number}})
        anna.until("answer")
    while not anna.update["moves"]:
        anna.receive()  # the program has answered
    anna.close()


def test_the_client_of_ten_lines_plays_where_it_is_invited(served: Served) -> None:
    with served.client() as http:
        made = made_program(http)
        with running(str(ROOT / "docs" / "program.py"), served.url, made["token"]) as process:
            plays_against(http, served, made["program"]["id"], 8)
            assert process.poll() is None
    lines = (ROOT / "docs" / "program.py").read_text("utf-8").partition("import urllib.request\n")[2].strip().splitlines()
    assert len(lines) <= 10
    assert "\n".join(lines) in (ROOT / "docs" / "programs.md").read_text("utf-8")


@pytest.mark.parametrize(
    "entry", ["easy", "cmd:" + shlex.join([sys.executable, str(ROOT / "tests" / "server" / "first_move.py")])]
)
def test_the_example_lets_a_level_or_any_program_play(served: Served, entry: str) -> None:
    with served.client() as http:
        made = made_program(http)
        with running(str(ROOT / "examples" / "program.py"), served.url, made["token"], entry):
            plays_against(http, served, made["program"]["id"], 4)


def test_a_stream_ends_with_its_token_and_with_the_server(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'semafor.db'}", stop_s="300")
    with served.client() as http:
        made = made_program(http)
        headers = {"Authorization": f"Bearer {made['token']}"}
        with http.stream("GET", "/api/program/stream", headers=headers) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines)) == {"type": "ping"}
            renewed = http.post(f"/api/programs/{made['program']['id']}/token").json()["token"]
            assert list(lines) == []
        headers = {"Authorization": f"Bearer {renewed}"}
        with http.stream("GET", "/api/program/stream", headers=headers) as answer:
            assert json.loads(next(answer.iter_lines())) == {"type": "ping"}
            served.stop()  # which does not wait until a request has been answered that never is
