"""A real server in a process of its own, and a client that speaks to it as a browser would."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
from pathlib import Path
from threading import Timer
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from server.migrated import lay
from warm import TERMINAL, Command, start

GAME = "ticket-to-ride-usa"
START_S, STOP_S = 60, 30
OPENED: list[Player] = []


class Served:
    """A server process; `kill` is SIGKILL, `stop` is SIGTERM. Its whole log goes to a file, if one is given."""

    def __init__(self, database: str, *, port: int = 0, log: Path | None = None, **settings: str) -> None:
        lay(database)
        env = os.environ | TERMINAL | {"SEMAFOR_LIMITS": "0"}
        env |= {f"SEMAFOR_{name.upper()}": value for name, value in settings.items()}
        asked = ["serve", "--port", str(port), "--database", database, "--log-level", "warning" if log is None else "debug"]
        said, saying = os.pipe()
        with open(os.devnull, "rb") as nothing, open(saying, "wb") as out, contextlib.ExitStack() as opened:
            written = 2 if log is None else opened.enter_context(log.open("wb")).fileno()
            self.process: Command | subprocess.Popen[bytes] = start(asked, (nothing.fileno(), out.fileno(), written), env)
        self.said: IO[str] = os.fdopen(said, encoding="utf-8")
        try:
            self._await_start()
        except BaseException:
            self.kill()  # a server that did not start is not left behind
            raise

    def _await_start(self) -> None:
        late = Timer(START_S, self.process.kill)
        late.start()
        self.greeting = line = self.said.readline()
        late.cancel()
        found = re.search(r"http://\S+/", line)
        assert found is not None, f"the server said {line!r} within {START_S} s"
        self.url = found[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        with self.client() as http:
            assert http.get("/healthz", timeout=60).text == "ok\n"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        try:
            code = self.process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.said.close()
        return code

    def client(self, **headers: str) -> httpx.Client:
        plain = httpx.HTTPTransport(retries=20, verify=False)  # to be ready for certificates, which nobody has here, takes long
        return httpx.Client(base_url=self.url, headers=headers, timeout=30, transport=plain)


class Player:
    """One seat at a table, over HTTP and a socket."""

    def __init__(self, served: Served, room: str, seat: int | None, token: str) -> None:
        self.served, self.room, self.seat, self.token = served, room, seat, token
        self.http = served.client(Authorization=f"Bearer {token}")
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.present: dict[str, Any] = {}
        OPENED.append(self)

    def open(self, last: int | None = None) -> dict[str, Any]:
        """Open a socket and wait for the first frame."""
        self.close()
        address = self.served.url.replace("http", "ws") + f"/api/rooms/{self.room}/socket"
        self.opening = connect(address, max_size=None, max_queue=None)  # else frames nobody reads hide the server's farewell
        self.socket = self.opening.__enter__()
        self.send({"type": "hello", "seat": self.seat, "token": self.token, "last": last})
        return self.until("update")

    def send(self, message: object) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(60))
        if message["type"] == "update":
            self.update = message
            self.events += message["events"]
        elif message["type"] == "presence":
            self.present = message
        return message

    def until(self, type: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] == type:
                return message
            assert message["type"] in ("update", "presence"), message

    def look(self) -> dict[str, Any]:
        asked = {} if self.seat is None else {"seat": self.seat}
        answer = self.http.get(f"/api/rooms/{self.room}/view", params=asked)
        assert answer.status_code == 200, answer.text
        self.update = answer.json()
        return self.update

    def post(self, key: str, do: dict[str, Any], decision: int | None = None) -> dict[str, Any]:
        command = {"key": key, "do": do, "decision": decision}
        answer = self.http.post(f"/api/rooms/{self.room}/commands", json={"seat": self.seat, "command": command})
        found: dict[str, Any] = answer.json()
        return found

    def close(self) -> None:
        if self.socket is not None:
            self.opening.__exit__(None, None, None)
            self.socket = None


def close_all() -> None:
    """Every connection that a test left open."""
    while OPENED:
        player = OPENED.pop()
        player.close()
        player.http.close()


def table(served: Served, seats: int = 2, *, bots: int = 0, **more: Any) -> list[Player]:
    """A room that has been dealt: players of its person seats."""
    people = [{"kind": "me", "name": f"P{at}"} for at in range(seats)] + [{"kind": "bot", "level": "random"}] * bots
    with served.client() as http:
        answer = http.post("/api/rooms", json={"game": GAME, "seats": people, **more})
    assert answer.status_code == 200, answer.text
    made = answer.json()
    return [Player(served, made["room"]["room"], key["seat"], key["token"]) for key in made["seats"]]
