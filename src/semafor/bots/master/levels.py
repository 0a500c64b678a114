"""The levels of games whose network the package has, where NumPy is there to think with, or a page that does.

`grandmaster` needs NumPy: on a page it would think for seconds.
"""

from __future__ import annotations

import importlib.util
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.bots.bot import AnyBot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.bots.master.card import card_of
from semafor.kernel.errors import BadInput
from semafor.kernel.game import AnyGame

if TYPE_CHECKING:
    from semafor.bots.master.network import Network

JOURNEYMAN, MASTER, GRANDMASTER = "journeyman", "master", "grandmaster"
WEIGHTS = Path(__file__).parent / "weights"


def weights_of(key: str) -> Path:
    return WEIGHTS / f"{key}.npz"


@cache
def has_numpy() -> bool:
    return importlib.util.find_spec("numpy") is not None


def in_browser() -> bool:
    """Whether a page is around this Python, which thinks for the networks."""
    return sys.platform == "emscripten"


@cache
def network_in(file: Path, key: str) -> Network:
    """The network of that file, read once for all bots of this process; BadInput if it holds none of the game."""
    from semafor.bots.master.network import Network

    try:
        found = Network(file)
    except (OSError, ValueError, KeyError):
        raise BadInput("bad-weights", "semafor.bots", file=str(file), game=key) from None
    if found.inputs.game.key != key:
        raise BadInput("bad-weights", "semafor.bots", file=str(file), game=key)
    return found


def master_in(file: Path, key: str, seed: int, heat: float = 0.0) -> AnyBot:
    """Whoever plays by the network of that file."""
    if not has_numpy():
        raise BadInput("no-numpy", "semafor.bots")
    from semafor.bots.master.bot import MasterBot

    return MasterBot(seed, network_in(file, key), heat)


def master(game: AnyGame, seed: int, _budget: Budget, heat: float = 0.0) -> AnyBot:
    """About a thousandth of a second a move, whatever the budget."""
    card = card_of(game.key)
    if card is not None and in_browser():
        from semafor.bots.master.wishing import WishingActBot

        return WishingActBot(seed, game, card.places, heat)
    return master_in(weights_of(game.key), game.key, seed, heat)


def grandmaster(game: AnyGame, seed: int, budget: Budget, decisions: int) -> AnyBot:
    """The network that tries what it likes before it acts."""
    from semafor.bots.master.foresight import ForesightBot

    return ForesightBot(seed, network_in(weights_of(game.key), game.key), budget, decisions)


def levels(game: AnyGame) -> list[Level]:
    """`master`, before it those that play hotter, after it the one that looks ahead.

    A network that judges rounds plays in the levels of its own room.
    """
    card = card_of(game.key)
    if card is None or card.rounds or not (in_browser() or has_numpy()):
        return []
    heats = card.heats | {MASTER: 0.0}
    found = [Level(name, partial(master, heat=heat)) for name, heat in heats.items()]
    if card.foresight and not in_browser() and has_numpy():
        budget = Budget(iterations=card.tries)
        found.append(Level(GRANDMASTER, partial(grandmaster, decisions=card.foresight), budget))
    return found


def check_level(game: AnyGame, name: str) -> None:
    """BadInput if only NumPy is missing for this level."""
    card = card_of(game.key)
    if card is not None and name in (JOURNEYMAN, MASTER, GRANDMASTER, *card.heats) and not has_numpy():
        raise BadInput("no-numpy", "semafor.bots")
