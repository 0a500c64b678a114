"""Tables of this process: some seats are opened by keys, on the others sit bots that answer at once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from threading import Lock

import msgspec

from semafor.bots import Bot
from semafor.bots.records import known_at
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.moves import Given
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.kernel.words import Words
from semafor.mcp.answers import Moves, MoveShown, Seen, Standing, Verdict
from semafor.mcp.seat import ROOM, Seat, fitting, judged, told_result


def fresh_key() -> str:
    """What opens a seat: nobody guesses it who has the key of another."""
    return secrets.token_urlsafe(9)


class LocalTable:
    """A table whose bots play whenever it is their turn; each other seat keeps what it was told and has not read yet."""

    def __init__(self, table: Table, players: Mapping[int, Bot], lang: str) -> None:
        self.table = table
        self.players = players
        self.words: Words = table.game.words(lang, ROOM)
        self.seats = {at: LocalSeat(self, at) for at in range(table.seats) if at not in players}
        self.keys = {fresh_key(): seat for seat in self.seats.values()}
        self.lock = Lock()
        with self.lock:
            self.let_bots_play()

    def play(self, move: Given, seat: int) -> None:
        """The move, and what the bots answer."""
        self.table.play(move, seat)
        self.tell()
        self.let_bots_play()

    def let_bots_play(self) -> None:
        while waiting := [seat for seat in self.table.actors if seat in self.players]:
            player = self.players[waiting[0]]
            self.table.play(player.choose(known_at(self.table, waiting[0], player)), waiting[0])
            self.tell()

    def tell(self) -> None:
        """Everybody who sits there is told of the last act as that seat may know it."""
        for seat in self.seats.values():
            seat.unread += [self.words.event(event) for event in self.table.told(seat.seat)]


class LocalSeat(Seat):
    """A seat at such a table."""

    def __init__(self, at: LocalTable, seat: int) -> None:
        self.at = at
        self.seat = seat
        self.unread: list[str] = []

    def standing(self) -> Standing:
        with self.at.lock:
            return self._standing()

    def _standing(self) -> Standing:
        table, unread = self.at.table, self.unread
        self.unread = []
        return Standing(
            game=table.game.key,
            seat=self.seat,
            to_act=table.actors,
            your_turn=self.seat in table.actors,
            moves=len(table.moves(self.seat)),
            over=table.over,
            log=unread,
            result=told_result(table.game, table.result(), self.at.words) if table.over else [],
        )

    def look(self) -> Seen:
        with self.at.lock:
            table = self.at.table
            text = table.game.describe(table.state, self.seat, self.at.words)
            return Seen(self._standing(), msgspec.to_builtins(table.view(self.seat)), text)

    def moves(self, about: str, most: int) -> Moves:
        with self.at.lock:
            table = self.at.table
            game = table.game
            shown = [
                MoveShown(game.actions.notation(move), game.sentence(table.state, self.seat, move, self.at.words))
                for move in table.moves(self.seat)
            ]
        return fitting(shown, about, most)

    def why_not(self, move: Given) -> Verdict:
        with self.at.lock:
            return judged(self.at.table.why_not(move, self.seat), self.at.table.game, self.at.words)

    def play(self, move: Given) -> Standing:
        with self.at.lock:
            try:
                self.at.play(move, self.seat)
            except Refused as error:
                verdict = judged(error.refusal, self.at.table.game, self.at.words)
                raise BadInput("bad-refused", ROOM, why=verdict.why, rule=verdict.rule) from None
            return self._standing()

    def record(self) -> str:
        with self.at.lock:
            if not self.at.table.over:
                raise BadInput("bad-not-over", ROOM)
            return str(Record.of(self.at.table))
