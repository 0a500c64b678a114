"""What whoever runs a server relies on: health, figures, logs without secrets, a graceful stop, limits of bots, proxies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck
from semafor.kernel.view import Event
from semafor.rooms.commands import Chat, Command
from semafor.server.http.edge import client_address
from semafor.server.node.listener import Listener
from semafor.server.node.questions import BotPlace
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.node.worker_process import BotBroke
from semafor.server.serve import JsonLines, log_to_stderr
from semafor.server.store import open_database
from semafor.server.tokens import hash_token
from server.client import GAME, Player, Served, table
from server.conftest import run
from server.in_process import open_room, running_node

# A worker whose only level takes more memory than it is given.
GLUTTON = """
from semafor.bots.levels import COMMON, Level
from semafor.bots.simple_bots import RandomBot
from semafor.server.node.worker import main

class Glutton(RandomBot):
    def choose(self, known):
        return len(bytearray(1 << 32)) and super().choose(known)

COMMON["glutton"] = Level("glutton", lambda game, seed, budget: Glutton(seed))
main()
"""


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(word) for word in found.stdout.split()]


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return False


@pytest.mark.slow
def test_a_stop_finishes_what_was_accepted_says_farewell_and_leaves_no_process_behind(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'semafor.db'}"
    served = Served(database)
    anna, ewa, *_ = table(served, 2, bots=1)
    anna.open()
    ewa.open()
    for at in range(20):
        anna.send({"type": "command", "key": f"c{at}", "do": {"type": "chat", "text": f"line {at}"}})
    acknowledged = anna.until("answer")
    workers = children(served.process.pid)
    code = served.stop()
    with pytest.raises(ConnectionClosed) as farewell:
        ewa.until("nothing more")
    again = Served(database)
    chat = Player(again, anna.room, 0, anna.token).look()["chat"]
    again.stop()

    assert code in (0, -15)
    assert farewell.value.rcvd is not None
    assert farewell.value.rcvd.code == 1012, "the server restarts: come back"
    assert acknowledged["key"] == "c0"
    assert chat[0]["text"] == "line 0"
    assert workers
    assert [pid for pid in workers if alive(pid)] == []


@pytest.mark.slow
def test_logs_are_json_lines_without_tokens_names_or_addresses(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'semafor.db'}", log=tmp_path / "log")
    with served.client() as http:
        seats = [{"kind": "me", "name": "Wanda Logowa"}, {}]
        made = http.post("/api/rooms", json={"game": GAME, "seats": seats}).json()
        path, guest = f"/api/rooms/{made['room']['room']}", http.cookies["guest"]
        key = http.post(f"{path}/seats/1", json={"name": "Olek Wpisany", "join": made["join"]}).json()
        http.post("/api/accounts", json={"name": "Kontowa", "password": "very-secret-word"})
        http.post(f"{path}/return", json={"code": key["code"]})
        player = Player(served, made["room"]["room"], 0, made["seats"][0]["token"])
        player.open()
        player.send({"type": "command", "key": "k", "do": {"type": "chat", "text": "Powiedziane"}})
        player.until("answer")
        player.close()
        http.get(f"{path}/view?seat=1", headers={"Authorization": f"Bearer {key['token']}"})
        http.post(f"{path}/commands", content=b"{broken")
        session = http.cookies["session"]
    served.stop()
    text = (tmp_path / "log").read_text("utf-8")
    secrets = [made["host"], made["join"], made["watch"], key["token"], key["code"], made["seats"][0]["token"], guest, session]
    said = ["very-secret-word", "argon2", "Wanda", "Olek", "Kontowa", "kontowa", "Powiedziane", "127.0.0.1"]
    hashes = [hash_token(token) for token in secrets]

    assert [json.loads(line)["what"] for line in text.splitlines()].count("request") >= 6
    assert [word for word in (*secrets, *hashes, *said) if word in text] == []


def test_facts_do_not_speak_over_the_level_of_a_line_and_errors_do_not_quote_what_they_stumbled_over() -> None:
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "bot broke", "level": "hard", "what": "x", "room": "r1"})
    try:
        try:
            raise KeyError("Wanda")
        except KeyError as error:
            raise ValueError("token of Wanda") from error
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    line = JsonLines().format(record)
    said = json.loads(line)

    assert (said["level"], said["what"], said["room"]) == ("warning", "bot broke", "r1")
    assert [word for word in said["trace"] if word.endswith("Error")] == ["KeyError", "ValueError"]
    assert any("test_operator.py" in word for word in said["trace"])
    assert "Wanda" not in line


def test_an_error_of_the_database_tells_no_values(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        try:
            async with database.begin() as connection:
                await connection.execute(
                    text("insert into account (name, shown) values (:name, :name)"), {"name": "Wanda Logowa"}
                )
        except DBAPIError as error:
            said = str(error)
        finally:
            await database.close()

        assert "insert into account" in said
        assert "Wanda" not in said.partition("DETAIL")[0]

    run(work())


def test_a_log_level_that_is_none_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        log_to_stderr("loud")

    assert "loud" in refused.value.sentence("en")
    assert "loud" in refused.value.sentence("pl")


def test_health_and_figures_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http)
            await node.rooms.command(live, 0, Command("k", Chat("hello")))
            page = (await http.get("/metrics")).text

            assert (await http.get("/healthz")).text == "ok\n"
            assert 'semafor_entries_total{what="said"}' in page
            assert "semafor_rooms 1.0" in page
            assert live.room.id not in page
            node.stopping = True
            assert (await http.get("/readyz")).status_code == 503, "no new callers while it stops"
            assert (await http.get("/healthz")).status_code == 200, "it still lives"

    run(work())


def test_a_bot_that_takes_more_memory_than_it_is_given_breaks_alone(tmp_path: Path) -> None:
    program = tmp_path / "worker.py"
    program.write_text(GLUTTON, "utf-8")
    game = semafor.game(GAME)
    state = game.start(2, None, FastLuck(3))

    async def nothing() -> list[Event]:
        return []

    async def work() -> None:
        pool = WorkerPool(1, 60, 1024, (sys.executable, str(program)))
        try:
            with pytest.raises(BotBroke):
                await pool.choose(game, state, BotPlace("a", 0, "glutton", 7, 0, 0), nothing)
            plain = await pool.choose(game, state, BotPlace("a", 0, "random", 7, 0, 0), nothing)
            assert plain in list(state.legal(0)), "a new process took over"
        finally:
            await pool.close()

    run(work())


def test_everybody_is_reminded_once_when_half_of_a_seats_time_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, clock={"kind": "turn", "turn_s": 60})
            frames: list[bytes] = []

            async def send(frame: bytes) -> None:
                frames.append(frame)

            listener = Listener(live, 0, None, send, drop=lambda: None)
            listener.token = live.room.seats[0].token
            live.join(listener)
            for later in (29_000, 2_000, 1_000):
                node.rooms.clock.base_ms += later
                await node.upkeep.tick()
                await asyncio.sleep(0.01)
            told = [json.loads(frame) for frame in frames]

            assert [each["seats"] for each in told if each["type"] == "reminder"] == [[1]], (
                "the newest word takes the place of others"
            )

    run(work())


@pytest.mark.parametrize(("proxies", "heard"), [(0, "9.9.9.9"), (1, "3.3.3.3"), (2, "2.2.2.2"), (5, "1.1.1.1")])
def test_the_address_is_what_the_outermost_of_our_own_proxies_says(proxies: int, heard: str) -> None:
    headers = [(b"x-forwarded-for", b"1.1.1.1, 2.2.2.2, 3.3.3.3")]
    connection = HTTPConnection({"type": "http", "headers": headers, "client": ("9.9.9.9", 1)})

    assert client_address(connection, proxies) == heard


@pytest.mark.parametrize("secure", [0, 1])
def test_behind_https_cookies_are_marked_secure(secure: int, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, secure=secure) as (_, http):
            said = (await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "A"}, {}]})).headers

            assert ("secure" in said["set-cookie"].lower()) == bool(secure)

    run(work())
