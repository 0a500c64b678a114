"""The bots of Railroad Revolution."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.plain import PolicyBot
from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution_turn import TurnPolicy
from semafor.kernel.game import Game

WIDTH = 3
HARD_WIDTH = 24


def policy(_game: Game) -> Policy:
    return TurnPolicy(1)


def normal(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return PolicyBot(seed, TurnPolicy(WIDTH))


def hard(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return PolicyBot(seed, TurnPolicy(HARD_WIDTH))


LEVELS = {"normal": normal, "hard": hard}
