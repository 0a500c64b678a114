"""The bots of SteamRollers: the common search with a policy of its own."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.policy import Policy
from semafor.bots.searcher import SearchBot
from semafor.bots.steamrollers_policy import SteamPolicy
from semafor.kernel.game import Game


def policy(_game: Game) -> Policy:
    return SteamPolicy()


def normal(game: Game, seed: int, budget: Budget | None) -> Bot:
    """About ten milliseconds a move."""
    return SearchBot(seed, policy(game), game.actions.size, budget or Budget(iterations=20))


def hard(game: Game, seed: int, budget: Budget | None) -> Bot:
    """About a second a move."""
    return SearchBot(seed, policy(game), game.actions.size, budget or Budget(iterations=2000))


LEVELS = {"normal": normal, "hard": hard}
