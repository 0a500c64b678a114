"""Scoring a physical table with the very same scoring functions. One module per room of the games."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.result import Proof, Result

AnyPosition = Annotated[dict[str, Any], msgspec.Meta(extra={"contract": "AnyPosition"})]  # of any game, as JSON
MOST = 1_000_000_000  # more of anything is a slip of the pen; the count itself holds 64 bits


class Counted(msgspec.Struct, frozen=True):
    """The itemised count with the ranking, and where on the table the points lie."""

    result: Result
    proofs: list[Proof]


def count_points(position: object) -> Counted:
    """The final count of a position given as plain JSON data; BadInput says what cannot be."""
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadInput("bad-game", game="?", games=semafor.games())
    for number in _numbers(position):
        if abs(number) > MOST:
            raise BadInput("bad-number", number=number)
    room = semafor.game(position["game"]).room.rpartition(".")[2]
    found: Counted = importlib.import_module(f"semafor.companion.{room}").count_points(position)
    return found


def _numbers(value: object) -> Iterator[int]:
    """Every whole number in the data."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _numbers(part)


def result(position: object) -> Result:
    """The same without the proofs."""
    return count_points(position).result
