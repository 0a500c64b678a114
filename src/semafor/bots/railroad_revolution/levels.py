"""The bots of Railroad Revolution."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.bots.railroad_revolution.bots import LookaheadBot, StepBot, TurnBot
from semafor.bots.railroad_revolution.judge import FittedJudge
from semafor.bots.railroad_revolution.policy import TurnPolicy
from semafor.bots.railroad_revolution.sparring import GUESS, BuilderJudge, BuilderTurns
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.railroad_revolution.weights import load_weights
from semafor.bots.simple_bots import PolicyBot
from semafor.kernel.game import Game

LOOKS = 4  # acts that easy compares
WIDTH = 3  # ways that hard follows side by side with each worker on each field
QUICK = 1  # and those of the turns that are looked ahead
BUILDER_WIDTH = 24  # ways through a turn that builder follows
CASUAL_WIDTH = 1  # and casual, which judges like it
STEADY_WIDTH = 3  # and steady
ENDS = 4  # turns that hard follows
AHEAD = 2  # own turns far
FOLLOWED = 12  # times in all, if its budget says nothing else


def easy(_game: Game, seed: int, _budget: Budget) -> StepBot:
    return StepBot(seed, BuilderJudge(GUESS), LOOKS)


def casual(_game: Game, seed: int, _budget: Budget) -> Bot:
    """The builder with one way through its turn in mind."""
    return PolicyBot(seed, TurnPolicy(BuilderTurns(CASUAL_WIDTH)))


def steady(_game: Game, seed: int, _budget: Budget) -> Bot:
    """The builder with few ways through its turn in mind."""
    return PolicyBot(seed, TurnPolicy(BuilderTurns(STEADY_WIDTH)))


def normal(_game: Game, seed: int, _budget: Budget) -> TurnBot:
    return TurnBot(seed, Turns(FittedJudge(load_weights()), 1))


def hard(_game: Game, seed: int, budget: Budget) -> LookaheadBot:
    """Its iterations are turns followed through a future."""
    judge = FittedJudge(load_weights())
    ends = min(ENDS, budget.iterations or ENDS)
    return LookaheadBot(seed, Turns(judge, WIDTH), Turns(judge, QUICK), ends, AHEAD, budget)


def builder(_game: Game, seed: int, budget: Budget) -> Bot:
    """Its iterations are the ways it follows through a turn."""
    return PolicyBot(seed, TurnPolicy(BuilderTurns(budget.iterations or BUILDER_WIDTH)))


def levels(_game: Game) -> list[Level]:
    return [
        Level("easy", easy),
        Level("casual", casual),
        Level("steady", steady),
        Level("normal", normal),
        Level("hard", hard, Budget(iterations=FOLLOWED)),
        Level("builder", builder, Budget(iterations=BUILDER_WIDTH)),
    ]
