"""SteamRollers with its mini expansions and the solo game against Eva."""

from __future__ import annotations

from semafor.games.steamrollers.game import SteamRollersGame
from semafor.kernel.game import Game

GAMES: dict[str, Game] = {"steamrollers": SteamRollersGame()}
