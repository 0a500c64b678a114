"""Which bots there are for a game.

A room plugs in by a file `semafor/bots/<room>/levels.py` with a table LEVELS: name of the bot → what makes it from the game,
a seed and a budget (None: the bot's own). Levels that it does not name are played by bots that know no game. With a
function `policy(game)` the room teaches the search, and with it the two upper levels, the analysis and the bench.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType

import semafor
from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.policy import Policy
from semafor.bots.search.bots import TreeSearchBot
from semafor.bots.simple_bots import GreedyBot, RandomBot
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game

Maker = Callable[[Game, int, Budget | None], Bot]


def random(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return RandomBot(seed)


def easy(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return GreedyBot(seed)


def normal(game: Game, seed: int, budget: Budget | None) -> Bot:
    return TreeSearchBot(seed, policy(game), game.actions.size, budget or Budget(iterations=100))


def hard(game: Game, seed: int, budget: Budget | None) -> Bot:
    return TreeSearchBot(seed, policy(game), game.actions.size, budget or Budget(iterations=1000))


COMMON: dict[str, Maker] = {"random": random, "easy": easy, "normal": normal, "hard": hard}


def room(game: Game) -> ModuleType | None:
    """The file that knows this game, if there is one."""
    folder = f"semafor.bots.{game.room.rpartition('.')[2]}"
    return None if importlib.util.find_spec(folder) is None else importlib.import_module(f"{folder}.levels")


def makers(game: Game) -> dict[str, Maker]:
    """All bots of the game by name: the common levels, with those of its room in their place."""
    own: dict[str, Maker] = getattr(room(game), "LEVELS", {})
    return COMMON | own


def policy(game: Game) -> Policy:
    """What the game teaches the search; a policy that knows no game if its room has none."""
    own: Callable[[Game], Policy] | None = getattr(room(game), "policy", None)
    return Policy() if own is None else own(game)


def levels(game_key: str) -> list[str]:
    """The names of the game's bots, weakest level first, then the sparring partners."""
    return list(makers(semafor.game(game_key)))


def bot(level: str, game_key: str, seed: int, budget: Budget | None = None) -> Bot:
    """The game's bot of that level; `level@200` and `level@0.5s` carry their own budget."""
    name, at, given = level.partition("@")
    game = semafor.game(game_key)
    found = makers(game)
    if name not in found:
        raise BadInput("bad-level", level=name, levels=list(found))
    return found[name](game, seed, Budget.read(given) if at else budget)
