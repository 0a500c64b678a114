"""SteamRollers with its mini expansions and the solo game against Eva."""

from __future__ import annotations

from semafor.games.steamrollers.game import SteamRollersGame

GAMES: dict[str, SteamRollersGame] = {"steamrollers": SteamRollersGame()}
