"""The bots of Railroad Revolution."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.plain import PolicyBot
from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution_bots import TurnBot
from semafor.bots.railroad_revolution_turn import Ahead, TurnPolicy, Turns
from semafor.kernel.game import Game

WIDTH = 3  # ways of a turn that normal follows
HARD_WIDTH = 24
HARD_ENDS = 6  # of these, turns that are compared
AHEAD_TURNS = 6  # by playing on so far
FUTURES = 8


def policy(_game: Game) -> Policy:
    return TurnPolicy(1)


def normal(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return PolicyBot(seed, TurnPolicy(WIDTH))


def hard(_game: Game, seed: int, budget: Budget | None) -> Bot:
    """Its iterations are futures that the best turns are followed through."""
    return TurnBot(seed, Turns(HARD_WIDTH), HARD_ENDS, Ahead(1, AHEAD_TURNS), budget or Budget(iterations=FUTURES))


LEVELS = {"normal": normal, "hard": hard}
