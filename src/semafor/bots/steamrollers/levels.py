"""The bots of SteamRollers."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.bots.simple_bots import PolicyBot
from semafor.bots.steamrollers.bots import CarelessBot
from semafor.bots.steamrollers.judge import ALONE, TOGETHER, WITHOUT_TILES, Judge
from semafor.bots.steamrollers.lone import Lone
from semafor.bots.steamrollers.lookahead import Lookahead
from semafor.bots.steamrollers.outlook import AGAINST_EVA
from semafor.bots.steamrollers.plan import PatientPlanner, Planner
from semafor.bots.steamrollers.playout import Playout
from semafor.bots.steamrollers.policy import BySeats, TurnPolicy
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.kernel.game import Game

GOOD = 3  # turns of which easy takes any
CARELESS = 11  # rounds long
PATIENCE = 8  # rounds for which playouts keep their plans
ENDS = 4  # turns that hard follows
ROUNDS = 3  # so far
FOLLOWED = 12  # times in all, if its budget says nothing else
LONE = 3  # times as many iterations alone with Eva, where one takes less time


def policy(_game: Game) -> TurnPolicy:
    judge = Judge(TOGETHER, ALONE)
    return TurnPolicy(PatientPlanner(judge, 1, 2, PATIENCE), Turns(judge, 2))


def easy(_game: Game, seed: int, _budget: Budget) -> CarelessBot:
    judge = Judge(WITHOUT_TILES, ALONE)
    return CarelessBot(seed, Planner(judge, 1, 4), Turns(judge, 4), GOOD, CARELESS)


def normal(_game: Game, seed: int, _budget: Budget) -> Bot:
    """A few thousandths of a second a move, whatever the budget."""
    judge = Judge(TOGETHER, ALONE)
    return PolicyBot(seed, TurnPolicy(Planner(judge, 1, 4), Turns(judge, 4)))


def hard(_game: Game, seed: int, budget: Budget) -> Bot:
    """Its iterations are turns followed through a future; alone with Eva, some hundred games played to their end."""
    judge = Judge(TOGETHER, ALONE)
    ends = min(ENDS, budget.iterations or ENDS)
    together = Lookahead(Planner(judge, 4, 8), Turns(judge, 12), Turns(judge, 2), ends, ROUNDS, budget)
    thorough = Budget(budget.iterations and LONE * budget.iterations, budget.seconds)
    alone = Lone(Planner(judge, 4, 8), Turns(judge, 16), Playout(AGAINST_EVA), thorough)
    return PolicyBot(seed, BySeats(alone, together))


def levels(_game: Game) -> list[Level]:
    return [Level("easy", easy), Level("normal", normal), Level("hard", hard, Budget(iterations=FOLLOWED))]
