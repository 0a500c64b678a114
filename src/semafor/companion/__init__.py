"""Scoring a physical table with the very same scoring functions. One module per room of the games."""

from __future__ import annotations

import importlib

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.result import Result


def result(position: object) -> Result:
    """The final count of a position given as plain JSON data; BadInput says what cannot be."""
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadInput("bad-game", game="?", games=semafor.games())
    room = semafor.game(position["game"]).room.rpartition(".")[2]
    counted: Result = importlib.import_module(f"semafor.companion.{room}").result(position)
    return counted
