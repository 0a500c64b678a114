"""Railroad Revolution."""

from __future__ import annotations

from semafor.games.railroad_revolution.game import GAME, RailroadRevolutionGame

GAMES: dict[str, RailroadRevolutionGame] = {"railroad-revolution": GAME}
