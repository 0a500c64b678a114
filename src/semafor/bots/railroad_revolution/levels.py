"""The bots of Railroad Revolution."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.bots.railroad_revolution.bots import StepBot
from semafor.bots.railroad_revolution.judge import GUESS, Judge
from semafor.bots.railroad_revolution.policy import TurnPolicy
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.simple_bots import PolicyBot
from semafor.kernel.game import Game

LOOKS = 4  # acts that easy compares
HARD_WIDTH = 24  # ways through a turn that hard follows side by side


def follower(width: int) -> TurnPolicy:
    """Plays whole turns; too slow for the playouts of the common search, so the room teaches it nothing."""
    return TurnPolicy(Turns(Judge(GUESS), width))


def easy(_game: Game, seed: int, _budget: Budget) -> StepBot:
    return StepBot(seed, Judge(GUESS), LOOKS)


def normal(_game: Game, seed: int, _budget: Budget) -> Bot:
    return PolicyBot(seed, follower(1))


def hard(_game: Game, seed: int, budget: Budget) -> Bot:
    """Its iterations are the ways it follows; by seconds it cannot be limited, a move takes a few thousandths of one."""
    return PolicyBot(seed, follower(budget.iterations or HARD_WIDTH))


def levels(_game: Game) -> list[Level]:
    return [Level("easy", easy), Level("normal", normal), Level("hard", hard, Budget(iterations=HARD_WIDTH))]
