"""Scoring a physical table with the very same scoring functions. One module per room of the games."""

from __future__ import annotations

import importlib
from typing import Any, TypeVar

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.result import Proof, Result

Position = TypeVar("Position")


class Counted(msgspec.Struct, frozen=True):
    """The itemised count with the ranking, and where on the table the points lie."""

    result: Result
    proofs: list[Proof]


def counted(position: object) -> Counted:
    """The final count of a position given as plain JSON data; BadInput says what cannot be."""
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadInput("bad-game", game="?", games=semafor.games())
    room = semafor.game(position["game"]).room.rpartition(".")[2]
    found: Counted = importlib.import_module(f"semafor.companion.{room}").counted(position)
    return found


def read_as(kind: type[Position], data: dict[str, Any]) -> Position:
    """The data as a position of that kind; BadInput names the field that is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadInput("bad-field", where=where.strip("`.") or "position", error=what) from None


def result(position: object) -> Result:
    """The same without the proofs."""
    return counted(position).result
