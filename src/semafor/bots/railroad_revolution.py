"""The bots of Railroad Revolution."""

from __future__ import annotations

import tomllib
from pathlib import Path

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.plain import PolicyBot
from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution_bots import StepBot, TurnBot
from semafor.bots.railroad_revolution_judge import GUESS, Judge
from semafor.bots.railroad_revolution_turn import Ahead, TurnPolicy, Turns
from semafor.kernel.game import Game

WIDTH = 2  # ways of a turn that normal follows
HARD_WIDTH = 24
HARD_ENDS = 6  # of these, turns that are compared
AHEAD_TURNS = 6  # by playing on so far
FUTURES = 8
FITTED = Path(__file__).with_name("railroad_revolution_weights.toml")


def fitted() -> Judge:
    """The weights that railroad_revolution_fit.py found."""
    return Judge(tomllib.loads(FITTED.read_text("utf-8"))["weights"])


def policy(_game: Game) -> Policy:
    return TurnPolicy(Turns(fitted(), 1))


def easy(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return StepBot(seed, Judge(GUESS))


def normal(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return PolicyBot(seed, TurnPolicy(Turns(Judge(GUESS), WIDTH)))


def hard(_game: Game, seed: int, budget: Budget | None) -> Bot:
    """Its iterations are futures that the best turns are followed through."""
    judge = fitted()
    ahead = Ahead(Turns(judge, 2), AHEAD_TURNS)
    return TurnBot(seed, Turns(judge, HARD_WIDTH), HARD_ENDS, ahead, budget or Budget(iterations=FUTURES))


LEVELS = {"easy": easy, "normal": normal, "hard": hard}
