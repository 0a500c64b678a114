"""Railroad Ink, Blazing Red: the base game, with lava, and with meteors."""

from __future__ import annotations

from semafor.games.railroad_ink.game import KEYS, RailroadInkGame
from semafor.kernel.game import Game

GAMES: dict[str, Game] = {key: RailroadInkGame(variant) for variant, key in KEYS.items()}
