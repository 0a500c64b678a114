"""Railroad Ink, Blazing Red: the base game, with lava, and with meteors."""

from __future__ import annotations

from semafor.games.railroad_ink.game import KEYS, RailroadInkGame

GAMES: dict[str, RailroadInkGame] = {key: RailroadInkGame(variant) for variant, key in KEYS.items()}
