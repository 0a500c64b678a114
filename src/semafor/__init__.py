"""Semafor: railway board games to play, study and program.

Examples:
    >>> import semafor
    >>> table = semafor.game("ticket-to-ride-europe").table(seats=3, seed=7)
    >>> table.actors
    [0, 1, 2]
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib import resources

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
    "build",
    "compiled",
    "game",
    "game_of",
    "games",
    "load_map",
]

compiled: bool = not _state_file.endswith((".py", ".pyc"))
"""Whether the rules run compiled."""

_made = resources.files("semafor") / "built.txt"
build: str = (_made.read_text("utf-8") if _made.is_file() else "quick") if compiled else "plain"
"""How: `profiled` (a release by a profile), `release` (one without), `quick`, or `plain` Python."""

# The package of the rooms has the same name as the function below: loaded first, it leaves the name to the function.
importlib.import_module("semafor.games")

_ROOMS = ("ticket_to_ride", "railroad_ink", "steamrollers", "railroad_revolution")  # their games' keys begin with these words


def games() -> list[str]:
    """The keys of all games, those on maps that were found or loaded included."""
    return [key for room in _ROOMS for key in _games_of(room)]


def game(key: str) -> Game:
    """The game with that key; its room is loaded when first asked for."""
    for room in _ROOMS:
        if isinstance(key, str) and key.replace("-", "_").startswith(room):
            found = _games_of(room).get(key) or _recalled(room, key)
            if found is not None:
                return found
    raise BadInput("bad-game", game=str(key)[:60], games=games())


def load_map(folder: object) -> Game:
    """Ticket to Ride on the map of the folder with that path (`docs/adding-a-map.md`), from now on also by `game(key)`.

    BadInput says in one sentence what keeps the map from being played. Processes that are started anew know the maps of
    the folders that the environment variable SEMAFOR_MAPS names.
    """
    found: Game = importlib.import_module("semafor.games.ticket_to_ride").load_map(folder)
    return found


@cache
def _games_of(room: str) -> dict[str, Game]:
    module = importlib.import_module(f"semafor.games.{room}")
    if hasattr(module, "find_games"):  # a room whose games are not all of the package
        module.find_games()
    found: dict[str, Game] = module.GAMES
    return found


def recall_map(key: str, files: Mapping[str, str]) -> Game:
    """The game of that key on a map somebody drew, by the files from which the key was made; `games()` does not list it."""
    found: Game = importlib.import_module("semafor.games.ticket_to_ride").recall(key, files)
    return found


def game_of(record: Record) -> Game:
    """The game of a record. One on a map that somebody drew brings the map along, which must be the one that its key names."""
    key, files = record.header.game, record.header.map
    if not files or _recalled("ticket_to_ride", key) is not None:
        return game(key)
    importlib.import_module("semafor.games.ticket_to_ride.maps.parcel").checked_files(key, files)
    return recall_map(key, files)


def _recalled(room: str, key: str) -> Game | None:
    """A game that the room knows without listing it: one on a map that somebody drew."""
    found: Game | None = getattr(importlib.import_module(f"semafor.games.{room}"), "OWN", {}).get(key)
    return found
