"""The bots of SteamRollers: the common levels with a policy of its own."""

from __future__ import annotations

from semafor.bots.policy import Policy
from semafor.bots.steamrollers_policy import SteamPolicy
from semafor.kernel.game import Game


def policy(_game: Game) -> Policy:
    return SteamPolicy()
