"""A seat at a server's table, taken by the link that its people share. The server tells it what the seat may know."""

from __future__ import annotations

import re
import time
import urllib.error
import urllib.request
from threading import Lock
from typing import Any
from uuid import uuid4

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.moves import Given
from semafor.kernel.view import Event
from semafor.mcp.answers import Moves, MoveShown, Seen, Standing, Verdict
from semafor.mcp.seat import ROOM, Seat, fitting, told_result
from semafor.rooms import messages as m

LINK = re.compile(r"(https?://[^/#?\s]+)/table/([\w-]{1,64})#(join|take)=([\w-]{1,100})(?:&seat=(\d{1,2}))?")
ANSWER_S = 30  # for one request
MOST_BYTES = 5_000_000
PAUSE_S = 0.5  # between two looks while others play


class Server:
    """Asks a server's HTTP interface; what it denies, and what cannot be reached, is bad input."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        self.url, self.token, self.lang = url, token, lang

    def ask(self, path: str, body: object = None) -> Any:
        try:
            return msgspec.json.decode(self.fetch(path, body))
        except msgspec.DecodeError as error:
            raise BadInput("bad-server", ROOM, url=self.url, error=str(error)) from None

    def fetch(self, path: str, body: object = None) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=ANSWER_S) as answer:
                found: bytes = answer.read(MOST_BYTES)
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise self.explained(error.read(MOST_BYTES), error.reason) from None
        except (OSError, ValueError) as error:
            raise BadInput("bad-server", ROOM, url=self.url, error=str(getattr(error, "reason", error))) from None

    def explained(self, body: bytes, reason: str) -> BadInput:
        try:
            return self.denied(msgspec.json.decode(body, type=m.Denial))
        except msgspec.DecodeError:
            return BadInput("bad-server", ROOM, url=self.url, error=reason)

    def denied(self, denial: m.Denial) -> BadInput:
        rule = denial.rule
        why = " ".join(self.said(text) for text in (denial.text, denial.instead and denial.instead.text) if text)
        return BadInput("bad-refused", ROOM, why=why, rule=rule) if rule else BadInput("bad-denied", ROOM, why=why)

    def said(self, text: m.Both) -> str:
        return text.pl if self.lang == "pl" else text.en


def first_open(server: Server, room: str) -> int:
    seats = msgspec.convert(server.ask(f"/api/rooms/{room}"), m.RoomShown).seats
    free = next((seat.seat for seat in seats if seat.kind == "open"), None)
    if free is None:
        raise BadInput("bad-full", ROOM)
    return free


def laid(room: m.RoomShown) -> Game:
    """The game as it lies on that table."""
    game = semafor.game(room.game)
    return game.laid(game.option_values(room.options))


class RemoteSeat(Seat):
    """A seat at a server's table."""

    def __init__(self, server: Server, room: str, seat: int, wait_s: float) -> None:
        self.server, self.room, self.seat, self.wait_s = server, room, seat, wait_s
        self.last: int | None = None
        self.lock = Lock()
        self.unread: list[str] = []
        self.update = self._look()
        self.words = laid(self.update.room).words(server.lang, ROOM, "semafor.rooms")

    @classmethod
    def take(cls, link: str, name: str, lang: str, wait_s: float, token: str = "") -> RemoteSeat:
        """Sit down on the first open seat of the table to which the link leads, or play on where it hands a seat over.

        With the token of a program it sits down as that program, and everybody sees so.
        """
        found = LINK.fullmatch(link.strip())
        if found is None:
            raise BadInput("bad-link", ROOM, link=link[:100])
        url, room, kind, key, given = found.groups()
        caller = Server(url, token or key, lang)
        if kind == "take":
            seat, way, body = int(given or 0), "/take", {"name": name, "token": key}
        else:
            seat, way, body = first_open(Server(url, key, lang), room), "", {"name": name, "join": key}
        taken = caller.ask(f"/api/rooms/{room}/seats/{seat}{way}", body)
        return cls(Server(url, taken["token"], lang), room, seat, wait_s)

    def _ask(self, path: str, body: object = None) -> Any:
        return self.server.ask(f"/api/rooms/{self.room}/{path}", body)

    def _look(self) -> m.Update:
        """The newest frame; what it tells of is kept until it is read."""
        last = "" if self.last is None else f"&last={self.last}"
        update = msgspec.convert(self._ask(f"view?seat={self.seat}{last}"), m.Update)
        if update.n != self.last:
            words = laid(update.room).words(self.server.lang, ROOM, "semafor.rooms")
            self.unread += [words.event(Event(event.what, event.seat, event.facts)) for event in update.events]
        self.last, self.update = update.n, update
        return update

    def _standing(self) -> Standing:
        update, unread = self.update, self.unread
        game, self.unread = semafor.game(update.room.game), []
        return Standing(
            game=game.key,
            seat=self.seat,
            to_act=update.prompt.seats,
            your_turn=bool(update.moves),
            moves=len(update.moves),
            over=update.room.status == "over",
            log=unread,
            result=told_result(game, update.result, self.words) if update.result else [],
        )

    def standing(self) -> Standing:
        """As soon as the seat is asked or the game is over, or after a while as it stands."""
        with self.lock:
            return self._wait()

    def _wait(self) -> Standing:
        until = time.monotonic() + self.wait_s
        while not self._look().moves and self.update.room.status != "over" and time.monotonic() < until:
            time.sleep(PAUSE_S)
        return self._standing()

    def look(self) -> Seen:
        with self.lock:
            view = self._look().view
            return Seen(self._standing(), view or {}, "")

    def moves(self, about: str, most: int) -> Moves:
        with self.lock:
            return fitting([MoveShown(move.notation, move.notation) for move in self._look().moves], about, most)

    def why_not(self, move: Given) -> Verdict:
        with self.lock:
            found = self._ask("why", {"seat": self.seat, "move": move})
        if found["legal"]:
            return Verdict(True)
        denial = msgspec.convert(found["denial"], m.Denial)
        if denial.rule is None:
            raise self.server.denied(denial)
        rule = semafor.game(self.update.room.game).rulebook.rules.get(denial.rule)
        why = " ".join(self.server.said(text) for text in (denial.text, denial.instead and denial.instead.text) if text)
        return Verdict(False, why, denial.rule, rule.text(self.server.lang) if rule else "")

    def play(self, move: Given) -> Standing:
        with self.lock:
            command = {"key": uuid4().hex, "decision": self.update.decision, "do": {"type": "act", "move": move}}
            answer = self._ask("commands", {"seat": self.seat, "command": command})
            if answer["type"] == "denial":
                raise self.server.denied(msgspec.convert(answer, m.Denial))
            if answer["type"] == "behind":
                self._look()
                raise BadInput("bad-behind", ROOM)
            return self._wait()

    def record(self) -> str:
        with self.lock:
            return self.server.fetch(f"/api/rooms/{self.room}/record").decode()
