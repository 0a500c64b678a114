"""Rooms on maps that somebody drew: the log carries the map, so whoever reads the log can play on."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import semafor
from semafor.games.ticket_to_ride.maps.parcel import KEY, plainly
from semafor.kernel.game import Game
from semafor.rooms.entries import Setting

Maps = Mapping[str, Mapping[str, str]]  # by the keys of their games: the files


def is_drawn(key: str) -> bool:
    """Whether the key is that of a game on a map that somebody drew."""
    return KEY.fullmatch(key) is not None


def game_of(setting: Setting) -> Game:
    """The game of the room."""
    if isinstance(setting.map, msgspec.UnsetType):
        return semafor.game(setting.game)
    return semafor.recall_map(setting.game, setting.map)


def map_of(game: Game) -> dict[str, str] | msgspec.UnsetType:
    """What a room on this game must carry of its map."""
    return game.files() if is_drawn(game.key) else msgspec.UNSET


def told_of(game: Game) -> dict[str, dict[str, str]]:
    """What another process must be told before it can play this game."""
    return {game.key: plainly(game.files())} if is_drawn(game.key) else {}


def recall_all(maps: Maps) -> list[Game]:
    """The games of these maps; they are known as long as somebody holds them, and a little longer."""
    return [semafor.recall_map(key, files) for key, files in maps.items()]
