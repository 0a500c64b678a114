"""Lets a level of Semafor, or any program that speaks lines of JSON, play as a program of a server.

python examples/program.py http://127.0.0.1:8000 TOKEN hard
python examples/program.py http://127.0.0.1:8000 TOKEN "cmd:./mybot"
"""

from __future__ import annotations

import json
import sys
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any

import semafor
from semafor.arena.entrants import entrant
from semafor.bots import Bot, Knowledge
from semafor.kernel.view import Event


class Server:
    """The server, as the program with this token speaks to it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: object = None) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        found: HTTPResponse = urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers))
        return found

    def updates(self) -> Iterator[dict[str, Any]]:
        """Every frame of every table at which it plays."""
        for line in self.ask("/api/program/stream"):
            message: dict[str, Any] = json.loads(line)
            if message["type"] == "update":
                yield message

    def imagine(self, room: str, seat: int) -> dict[str, Any]:
        """A position that the seat cannot tell from the true one: bots of Semafor think about those."""
        with self.ask(f"/api/rooms/{room}/imagined?seat={seat}") as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def act(self, update: dict[str, Any], number: int) -> None:
        do = {"type": "act", "move": number}
        command = {"key": str(update["decision"]), "decision": update["decision"], "do": do}
        self.ask(f"/api/rooms/{update['room']['room']}/commands", {"seat": update["seat"], "command": command}).close()


class Player:
    """A bot for each seat, with what the seat was told so far."""

    def __init__(self, server: Server, entry: str) -> None:
        self.server = server
        self.entry = entry
        self.bots: dict[tuple[str, int], Bot[Any]] = {}
        self.told: dict[tuple[str, int], list[Event]] = {}

    def answer(self, update: dict[str, Any]) -> None:
        place = update["room"]["room"], update["seat"]
        record = self.told.setdefault(place, [])
        record += [Event(event["what"], event["seat"], event["facts"]) for event in update["events"]]
        if update["room"]["status"] == "over":
            self.bots.pop(place, None)
            self.told.pop(place)
        elif update["moves"]:
            self.server.act(update, self.choose(place, record))

    def choose(self, place: tuple[str, int], record: list[Event]) -> int:
        imagined = self.server.imagine(*place)
        game = semafor.game(imagined["game"])
        chooser = self.bots.get(place) or entrant(self.entry, game.key, seed=len(self.bots))
        self.bots[place] = chooser
        return chooser.choose(Knowledge(game, game.restore(imagined["fields"]), place[1], record=record))


if __name__ == "__main__":
    url, token, entry = sys.argv[1:4]
    server = Server(url, token)
    player = Player(server, entry)
    for update in server.updates():
        player.answer(update)
