"""Railroad Revolution."""

from __future__ import annotations

from semafor.games.railroad_revolution.game import RailroadRevolutionGame
from semafor.kernel.game import Game

GAMES: dict[str, Game] = {"railroad-revolution": RailroadRevolutionGame()}
