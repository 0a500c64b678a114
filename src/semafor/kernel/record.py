"""A record: one text file is a whole game, readable and diffable, that replays to the same state.

    semafor record 1
    game: ticket-to-ride-usa
    rules: 2
    seats: 2
    options: {}
    seed: 7
    dealt: 3 0 7 7 ...

    1. 0 keep 1 2
    2. 1 keep 1 2 3
    3. 0 draw deck {4}
    4. 0 undo
    end: 6f2c8a9b1e5d7a3c

Numbers in braces are what chance said, in the order it was asked. `end` is the fingerprint of the last state.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Literal

import msgspec

from semafor.kernel.errors import BadInput, BadNotation, BadRecord, Refused
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck, Luck, ScriptedLuck, SealedLuck, commitment
from semafor.kernel.table import TAKE_BACK, UNDO, Table, checked_seed
from semafor.kernel.validation import misfit_at

Proven = Literal["sealed", "seeded", "replayed"]  # what is known of the luck of a record
FIRST_LINE = "semafor record 1"
NUMBER = r"\d{1,18}"
LINE = re.compile(rf"({NUMBER})\. ({NUMBER}) ([^{{}}]+?)(?: \{{((?:{NUMBER}(?: +{NUMBER})*)?)\}})?")
PLAIN = ("game", "material", "commitment", "secret")  # written as they are; other values as JSON
HEX = re.compile(r"([0-9a-fA-F]{2})*")
MOST_BYTES = 2_000_000
MOST_LINES = 20_000


class Header(msgspec.Struct):
    """What stands above the numbered lines."""

    game: str
    rules: int
    seats: int
    material: str | None = None
    map: dict[str, str] = {}  # the files of a map that somebody drew
    options: dict[str, object] = {}
    names: list[str] = []
    seed: int | None = None
    commitment: str | None = None
    secret: str | None = None
    salts: list[str] = []
    dealt: list[int] = []


class Line(msgspec.Struct):
    """One numbered line: who did what, and what chance said."""

    seat: int
    what: str
    chance: list[int] = []


class Record(msgspec.Struct):
    """A whole game as written down."""

    header: Header
    lines: list[Line]
    end: str | None = None

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table as it stands."""
        options: dict[str, object] = msgspec.to_builtins(table.options)
        header = Header(
            game=table.game.key,
            rules=table.game.version,
            seats=table.seats,
            material=table.game.material,
            map=table.game.carried(),
            options=options,
            names=table.names,
            seed=table.seed,
            dealt=table.dealt,
        )
        notation = table.game.actions.notation
        lines = [
            Line(entry.seat, entry.undo_word if entry.action is None else notation(entry.action), entry.chance)
            for entry in table.entries
        ]
        return cls(header, lines, table.game.hash(table.state))

    def __str__(self) -> str:
        top = [FIRST_LINE]
        for name, value in msgspec.to_builtins(self.header).items():
            if name == "dealt":
                top.append("dealt: " + " ".join(str(said) for said in value))
            elif name in PLAIN and value is not None:
                top.append(f"{name}: {value}")
            elif value is not None and (value not in ([], {}) or name == "options"):
                top.append(f"{name}: {json.dumps(value, ensure_ascii=False, sort_keys=True)}")
        body = [
            f"{number}. {line.seat} {line.what}" + (f" {{{' '.join(map(str, line.chance))}}}" if line.chance else "")
            for number, line in enumerate(self.lines, 1)
        ]
        bottom = [f"end: {self.end}"] if self.end else []
        return "\n".join([*top, "", *body, *bottom]) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """The record a text holds; BadRecord names the line that cannot be read."""
        if len(text) > MOST_BYTES:
            raise BadRecord("bad-record-size", most=MOST_BYTES)
        # Only the ends of lines that we write: a name may hold other signs that Python takes for one.
        rows = text.rstrip().replace("\r\n", "\n").split("\n")
        if rows[0].strip() != FIRST_LINE:
            raise BadRecord("bad-record-first-line", first=FIRST_LINE)
        if len(rows) > MOST_LINES:
            raise BadRecord("bad-record-lines", most=MOST_LINES)
        blank = rows.index("") if "" in rows else len(rows)
        header = read_header(rows[1:blank])
        end = None
        if rows[-1].startswith("end: "):
            end = rows.pop()[5:].strip()
        lines = [read_line(row, at + 1, at - blank) for at, row in enumerate(rows) if at > blank and row.strip()]
        return cls(header, lines, end)

    def replay(
        self, game: AnyGame, *, upto: int | None = None, luck: Luck | None = None, watch: Callable[[Table], None] | None = None
    ) -> Table:
        """The table after `upto` lines (all by default). Every line must be legal and draw exactly its chance.

        With a luck of its own the chance is drawn from that instead, and compared. `watch` is shown the table after
        each line.
        """
        self._fits(game)
        script = ScriptedLuck(self.header.dealt)
        try:
            table = Table(
                game,
                self.header.seats,
                game.option_values(self.header.options),
                luck or script,
                seed=self.header.seed,
                names=self.header.names,
            )
        except ValueError as error:
            raise BadRecord("bad-record-deal", error=str(error)) from None
        if table.dealt != self.header.dealt:
            raise BadRecord("bad-record-deal-luck")
        for number, line in enumerate(self.lines[:upto], 1):
            script.script = list(line.chance)
            self._replay_line(table, number, line)
            if watch is not None:
                watch(table)
        if upto is None and self.end is not None and self.end != game.hash(table.state):
            raise BadRecord("bad-record-end", found=game.hash(table.state), said=self.end)
        return table

    def _replay_line(self, table: Table, number: int, line: Line) -> None:
        try:
            if line.what == UNDO:
                table.repeat_undo(line.seat)
            elif line.what == TAKE_BACK:
                table.take_back(line.seat)
            else:
                table.play(line.what, line.seat)
        except Refused as error:
            raise BadRecord(
                "bad-record-refused", number=number, move=line.what, seat=line.seat, rule=error.refusal.rule
            ) from None
        except (BadNotation, BadInput) as error:
            raise BadRecord("bad-record-move", number=number, error=error) from None
        except ValueError as error:
            raise BadRecord("bad-record-move", number=number, error=str(error)) from None
        if line.what not in (UNDO, TAKE_BACK) and table.entries[-1].chance != line.chance:
            raise BadRecord("bad-record-chance", number=number, found=table.entries[-1].chance, said=line.chance)

    def _fits(self, game: AnyGame) -> None:
        if self.header.game != game.key:
            raise BadRecord("bad-record-game", found=self.header.game, game=game.key)
        if self.header.rules != game.version:
            raise BadRecord("bad-record-version", found=self.header.rules, version=game.version)
        if self.header.material != game.material:
            raise BadRecord("bad-record-material", game=game.key, found=self.header.material or "–", here=game.material or "–")

    def luck(self) -> SealedLuck | KeyedLuck | None:
        """The luck that the header names, if any; BadRecord if its secret is not the one that was committed to."""
        header = self.header
        if header.secret is not None and header.commitment is not None:
            secret = bytes.fromhex(header.secret) if HEX.fullmatch(header.secret) else b""
            if commitment(secret) != header.commitment:
                raise BadRecord("bad-record-secret")
            return SealedLuck(secret, [salt.encode() for salt in header.salts])
        return None if header.seed is None else KeyedLuck(checked_seed(header.seed))

    def verify(self, game: AnyGame) -> Proven:
        """Replay with the luck that the header names and compare everything; says what was proved."""
        luck = self.luck()
        self.replay(game, luck=luck)
        if luck is None:
            return "replayed"
        return "sealed" if isinstance(luck, SealedLuck) else "seeded"


def read_header(rows: list[str]) -> Header:
    values: dict[str, object] = {}
    for at, row in enumerate(rows, 2):
        name, colon, value = row.partition(":")
        value = value.strip()
        try:
            if not colon:
                raise ValueError("no colon")
            if name == "dealt":
                values[name] = [int(said) for said in value.split()]
            else:
                values[name] = value if name in PLAIN else msgspec.json.decode(value)
        except (ValueError, RecursionError):
            raise BadRecord("bad-record-header-line", at=at, line=row[:80]) from None
    try:
        return msgspec.convert(values, Header)
    except msgspec.ValidationError as error:
        raise BadRecord("bad-record-header", error=misfit_at(error)) from None


def read_line(row: str, at: int, due: int) -> Line:
    match = LINE.fullmatch(row.strip())
    if match is None:
        raise BadRecord("bad-record-line", at=at, line=row[:80])
    if int(match[1]) != due:
        raise BadRecord("bad-record-number", at=at, found=match[1], due=due)
    return Line(int(match[2]), match[3], [int(said) for said in (match[4] or "").split()])
