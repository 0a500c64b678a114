"""Which bots there are for a game.

A room plugs in by a file `semafor/bots/<room>/levels.py` with a function `levels(game)`, which says what its own levels
are. Levels that it does not name are played by bots that know no game. With a function `policy(game)` the room teaches the
search, and with it two levels, the analysis and the bench. `semafor/bots/master/levels.py` plugs in alike for all games.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec

import semafor
from semafor.bots.bot import AnyBot, Bot
from semafor.bots.budget import Budget
from semafor.bots.policy import AnyPolicy, Policy
from semafor.bots.search.bots import TreeSearchBot
from semafor.bots.simple_bots import GreedyBot, RandomBot
from semafor.kernel.errors import BadInput
from semafor.kernel.game import AnyGame
from semafor.kernel.state import State

Maker = Callable[[Any, int, Budget], AnyBot]  # from the game of its own room, a seed and a budget


class Level(msgspec.Struct, frozen=True):
    """A bot that can be asked to play: its name, and what makes it from the game, a seed and a budget.

    `budget` holds where nobody gives another one; bots that do not search have none and take the time they take.
    `reads_record` says whether what happened so far is to be kept for it.
    """

    name: str
    make: Maker
    budget: Budget = Budget()
    reads_record: bool = False

    def bot(self, game: AnyGame, seed: int, budget: Budget | None = None) -> AnyBot:
        return self.make(game, seed, budget or self.budget)


def random(_game: AnyGame, seed: int, _budget: Budget) -> Bot:
    return RandomBot(seed)


def easy(_game: AnyGame, seed: int, _budget: Budget) -> Bot:
    return GreedyBot(seed)


def search(game: AnyGame, seed: int, budget: Budget) -> Bot:
    return TreeSearchBot(seed, policy(game), game.actions.size, budget)


# Weakest first; a game has some of these steps.
LADDER = ("random", "easy", "casual", "steady", "normal", "apprentice", "journeyman", "hard", "master", "grandmaster")
MASTERS = "semafor.bots.master.levels"
COMMON = {
    "random": Level("random", random),
    "easy": Level("easy", easy),
    "normal": Level("normal", search, Budget(iterations=100)),
    "hard": Level("hard", search, Budget(iterations=1000)),
}


def room(game: AnyGame) -> ModuleType | None:
    """The file that knows this game, if there is one."""
    folder = f"semafor.bots.{game.room.rpartition('.')[2]}"
    return None if importlib.util.find_spec(folder) is None else importlib.import_module(f"{folder}.levels")


def levels_of(game: AnyGame) -> dict[str, Level]:
    """All levels of the game by name: the ladder, with those of its room in their place, then its sparring partners."""
    own: Callable[[AnyGame], list[Level]] | None = getattr(room(game), "levels", None)
    masters: list[Level] = importlib.import_module(MASTERS).levels(game)  # by name, because it reads files
    found = COMMON | {level.name: level for level in [*masters, *(own(game) if own is not None else [])]}
    return {name: found[name] for name in LADDER if name in found} | found


def level_of(game: AnyGame, level: str) -> Level:
    """The game's level of that name, which may carry a budget; BadInput if there is none."""
    name, found = level.partition("@")[0], levels_of(game)
    if name not in found:
        importlib.import_module(MASTERS).check_level(game, name)
        raise BadInput("bad-level", level=name, levels=list(found))
    return found[name]


def policy(game: AnyGame) -> AnyPolicy:
    """What the game teaches the search; a policy that knows no game if its room has none."""
    own: Callable[[AnyGame], AnyPolicy] | None = getattr(room(game), "policy", None)
    return Policy[State]() if own is None else own(game)


def levels(game_key: str) -> list[str]:
    """The names of the game's bots, weakest level first, then the sparring partners."""
    return list(levels_of(semafor.game(game_key)))


def bot(level: str, game_key: str, seed: int, budget: Budget | None = None) -> AnyBot:
    """The game's bot of that level; `level@200` and `level@0.5s` carry their own budget."""
    game = semafor.game(game_key)
    found, (_, at, given) = level_of(game, level), level.partition("@")
    return found.bot(game, seed, Budget.read(given) if at else budget)
