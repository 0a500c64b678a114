"""The tools: each a question or a deed of one seat, or of nobody in particular (games, rules, records)."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any

from pydantic import Field

import semafor
from semafor.bots import Budget, bot, levels
from semafor.bots.analysis import Decision, analyse
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.mcp.answers import (
    Act,
    CardShown,
    Explained,
    GameShown,
    Judged,
    Moves,
    Option,
    Rules,
    RuleShown,
    SeatKey,
    Seen,
    Standing,
    Taken,
    Verdict,
)
from semafor.mcp.local import LocalTable, fresh_key
from semafor.mcp.remote import RemoteSeat
from semafor.mcp.seat import ROOM, Seat, told_result
from semafor.rooms.options import ChoiceField, build_form
from semafor.rooms.options import Field as FormField

MOST_SEATS = 200  # that are kept; the oldest give way
WAIT_S = 25.0  # for others at a server's table; most programs let a tool take a minute

Most = Annotated[int, Field(ge=1, le=500)]
Few = Annotated[int, Field(ge=1, le=20)]
Rounds = Annotated[int, Field(ge=1, le=200)]
First = Annotated[int, Field(ge=1)]
Move = str | int | dict[str, Any]


class Tools:
    """Everything that can be asked, and the seats that were opened, by their keys."""

    def __init__(self, lang: str, wait_s: float = WAIT_S) -> None:
        self.lang = lang
        self.wait_s = wait_s
        self.seats: dict[str, Seat] = {}

    def games(self) -> list[GameShown]:
        return [self._game(semafor.game(key)) for key in semafor.games()]

    def _game(self, game: Game) -> GameShown:
        options = [self._option(field) for field in build_form(game)]
        return GameShown(game.key, game.title(self.lang), list(game.seats), options, levels(game.key), len(game.rulebook))

    def _option(self, field: FormField) -> Option:
        values = [each.value for each in field.values] if isinstance(field, ChoiceField) else []
        return Option(field.name, field.default, values, field.seats, getattr(field.text, self.lang))

    def start_table(
        self,
        game: str,
        seats: int | None = None,
        bots: list[str] | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> Taken:
        found = semafor.game(game)
        chosen = ["easy"] * max(0, (seats or max(2, found.seats[0])) - 1) if bots is None else bots
        count = max(found.seats[0], len(chosen) + 1) if seats is None else seats
        if count in found.seats and len(chosen) >= count:
            raise BadInput("bad-bots", bots=len(chosen), seats=count)
        table = found.table(seats=count, seed=seed, **(options or {}))
        return self.open_table(table, chosen)

    def open_table(self, table: Table, bots: list[str]) -> Taken:
        """Bots on the last seats, a key for each of the others."""
        first = table.seats - len(bots)
        seed = table.seed or 0
        players = {first + at: bot(level, table.game.key, seed + at) for at, level in enumerate(bots)}
        opened = LocalTable(table, players, self.lang)
        for key, seat in opened.keys.items():
            self.keep(key, seat)
        keys = [SeatKey(seat.seat, key) for key, seat in opened.keys.items()]
        return Taken(keys, self.seats[keys[0].key].standing())

    def take_seat(self, link: str, name: str, token: str = "") -> Taken:
        seat = RemoteSeat.take(link, name, self.lang, self.wait_s, token)
        key = fresh_key()
        self.keep(key, seat)
        return Taken([SeatKey(seat.seat, key)], seat.standing())

    def keep(self, key: str, seat: Seat) -> None:
        self.seats[key] = seat
        for oldest in list(self.seats)[:-MOST_SEATS]:
            del self.seats[oldest]

    def _seat(self, key: str) -> Seat:
        if key not in self.seats:
            raise BadInput("bad-key", ROOM, key=key[:60])
        return self.seats[key]

    def wait(self, seat: str) -> Standing:
        return self._seat(seat).standing()

    def look(self, seat: str) -> Seen:
        return self._seat(seat).look()

    def legal_moves(self, seat: str, about: str = "", most: Most = 50) -> Moves:
        return self._seat(seat).moves(about, most)

    def why_not(self, seat: str, move: Move) -> Verdict:
        return self._seat(seat).why_not(move)

    def play(self, seat: str, move: Move) -> Standing:
        return self._seat(seat).play(move)

    def record(self, seat: str) -> str:
        return self._seat(seat).record()

    def rules(self, game: str, about: str = "", most: Most = 30) -> Rules:
        rulebook = semafor.game(game).rulebook
        found = rulebook.about(about) if about else list(rulebook)
        if not found:
            raise BadInput("bad-rule", ROOM, word=about[:60], game=game)
        return Rules(len(found), [RuleShown(rule.id, rule.text(self.lang)) for rule in found[:most]])

    def card(self, game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> list[CardShown]:
        found = semafor.game(game)
        values = found.option_values(options or {})
        lines = found.card(max(2, found.seats[0]) if seats is None else seats, values)
        words = found.laid(values).words(self.lang)
        return [CardShown(line.part, words.say(line.message, **line.facts), line.rule) for line in lines]

    def explain_record(self, record: str, first: First = 1, most: Most = 100) -> Explained:
        read = Record.read(record)
        game = semafor.game_of(read)
        acts = list[Act]()

        def watch(table: Table) -> None:
            number, entry = len(table.entries), table.entries[-1]
            if first <= number < first + most:
                words = table.game.words(self.lang, ROOM)
                told = [] if entry.action is None else [words.event(event) for event in table.told(entry.seat)]
                acts.append(Act(number, entry.seat, read.lines[number - 1].what, told))

        table = read.replay(game, watch=watch)
        return Explained(
            game=game.key,
            title=game.title(self.lang),
            seats=table.seats,
            luck=read.verify(game),
            lines=len(read.lines),
            acts=acts,
            over=table.over,
            result=told_result(game, table.result(), table.game.words(self.lang, ROOM)) if table.over else [],
        )

    def judge_record(self, record: str, first: First = 1, most: Few = 5, rounds: Rounds = 20) -> list[Judged]:
        read = Record.read(record)
        game = semafor.game_of(read)
        return [judged(each) for each in islice(analyse(game, read, Budget(iterations=rounds), first=first), most)]


def judged(decision: Decision) -> Judged:
    best = decision.best[0]
    return Judged(
        number=decision.number,
        seat=decision.seat,
        unit=decision.unit,
        move=decision.chosen.move,
        worth=decision.chosen.worth,
        best=best.move,
        best_worth=best.worth,
        lost=decision.lost,
        luck=decision.luck,
        clear=abs(decision.lost) > 2 * decision.lost_error,
    )
