"""An action as people meet it: a small frozen value, a line of notation, a JSON object; inside it is a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from semafor.kernel.errors import BadInput, BadNotation
from semafor.kernel.validation import misfit_at, whole

AnyMove = Annotated[dict[str, Any], msgspec.Meta(extra={"contract": "AnyMove"})]  # a move as JSON, of any game
MOST_LETTERS = 400  # of a line of notation, several times the longest of any game
MOST_READ = 4096  # lines of notation whose meaning is remembered: records and people repeat themselves


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """The base of every game's moves. A subclass sets its `tag` and prints itself as notation."""

    def __str__(self) -> str:
        raise NotImplementedError


Given = Move | int | str | dict[str, Any]  # a move as value, number, notation or JSON


class ActionTable:
    """Number ↔ typed move ↔ notation ↔ JSON, for every action a game can ever offer.

    A move can be well formed and still have no number (three red cards on a blue route): the rules refuse it.
    """

    def __init__(
        self,
        size: int,
        kinds: Sequence[type[Move]],
        make: Callable[[int], Move],
        parse: Callable[[str], Move],
        tidy: Callable[[Move], Move] = lambda move: move,
        write: Callable[[Move], str] = str,
    ) -> None:
        self.size = size
        self.kinds = tuple(kinds)
        self.union: Any = kinds[0]
        for kind in kinds[1:]:
            self.union = self.union | kind
        self._make = make
        self._parse = parse
        self._tidy = tidy
        self._read = lru_cache(maxsize=MOST_READ)(self._read_line)
        self._write = write
        self._moves: list[Move] = []
        self._numbers: dict[Move, int] = {}

    def _build(self) -> None:
        if not self._moves:
            self._moves = [self._make(number) for number in range(self.size)]
            self._numbers = {move: number for number, move in enumerate(self._moves)}

    def __len__(self) -> int:
        return self.size

    def move(self, number: int) -> Move:
        """The move with that number."""
        number = whole(number, "action")
        if not 0 <= number < self.size:
            raise BadNotation("bad-action", number=number, last=self.size - 1)
        self._build()
        return self._moves[number]

    def number(self, move: Move) -> int | None:
        """The move's number, or None if no position of the game ever allows it."""
        self._build()
        return self._numbers.get(self.understood(move))

    def _known(self, move: Move) -> bool:
        """Whether the move is in the table as it stands, and so is tidy already."""
        try:
            return move in self._numbers
        except TypeError:  # a list where the move has a tuple
            return False

    def _of_a_sister(self, move: Move) -> bool:
        """Whether it is a move that this game has not but another of its room has: the rules say what is not played here."""
        return type(move) not in self.kinds and type(move).__module__ == self.kinds[0].__module__

    def notation(self, move: Move | int) -> str:
        return self._write(self.move(move) if isinstance(move, int) else move)

    def parse(self, text: str) -> Move:
        """The move a person wrote; BadNotation says what is not understood."""
        if len(text) > MOST_LETTERS:
            raise BadNotation("bad-move-long", move=text[:60], most=MOST_LETTERS)
        return self._read(text)

    def _read_line(self, text: str) -> Move:
        return self._tidy(self._parse(" ".join(text.split())))

    def json(self, move: Move | int) -> dict[str, Any]:
        """The move as a JSON object, with its kind under "move"."""
        value: dict[str, Any] = msgspec.to_builtins(self.move(move) if isinstance(move, int) else move)
        return value

    def from_json(self, value: object) -> Move:
        try:
            move: Move = msgspec.convert(value, self.union)
        except msgspec.ValidationError as error:
            raise BadNotation("bad-move-json", error=misfit_at(error)) from None
        return self._tidy(move)

    def understood(self, move: Given) -> Move:
        """A move given as value, number, notation or JSON."""
        if isinstance(move, Move):
            return move if self._known(move) or self._of_a_sister(move) else self.from_json(builtins_of(move))
        if isinstance(move, str):
            return self.parse(move)
        return self.from_json(move) if isinstance(move, dict) else self.move(move)


def builtins_of(move: Move) -> object:
    """The move as plain data, so that a value made by hand is read as carefully as JSON."""
    try:
        return msgspec.to_builtins(move)
    except TypeError:
        raise BadNotation("bad-move-json", error=BadInput("misfit-other")) from None
