"""Semafor: railway board games to play, study and program.

Examples:
    >>> import semafor
    >>> table = semafor.game("ticket-to-ride-europe").table(seats=3, seed=7)
    >>> table.actors
    [0, 1, 2]
"""

from __future__ import annotations

import importlib
from functools import cache

from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck, KeyedLuck, Luck, ScriptedLuck, SealedLuck
from semafor.kernel.moves import Move
from semafor.kernel.record import Record
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Result
from semafor.kernel.state import State
from semafor.kernel.state import __file__ as _state_file
from semafor.kernel.table import Table

__all__ = [
    "BadInput",
    "FastLuck",
    "Game",
    "KeyedLuck",
    "Luck",
    "Move",
    "Record",
    "Refusal",
    "Result",
    "ScriptedLuck",
    "SealedLuck",
    "State",
    "Table",
    "compiled",
    "game",
    "games",
]

compiled: bool = not _state_file.endswith(".py")
"""Whether the rules run compiled."""

# The package of the rooms has the same name as the function below: loaded first, it leaves the name to the function.
importlib.import_module("semafor.games")

_ROOMS = {
    "ticket-to-ride-usa": "ticket_to_ride",
    "ticket-to-ride-europe": "ticket_to_ride",
    "railroad-ink": "railroad_ink",
    "railroad-ink-lava": "railroad_ink",
    "railroad-ink-meteor": "railroad_ink",
    "steamrollers": "steamrollers",
    "railroad-revolution": "railroad_revolution",
}


def games() -> list[str]:
    """The keys of all games."""
    return list(_ROOMS)


def game(key: str) -> Game:
    """The game with that key; its room is loaded when first asked for."""
    if not isinstance(key, str) or key not in _ROOMS:
        raise BadInput("bad-game", game=str(key)[:60], games=list(_ROOMS))
    return _loaded(key)


@cache
def _loaded(key: str) -> Game:
    room = importlib.import_module(f"semafor.games.{_ROOMS[key]}")
    found: Game = room.GAMES[key]
    return found
