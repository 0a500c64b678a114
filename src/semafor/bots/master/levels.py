"""The level `master`: of games whose network the package has, where NumPy is there to think with."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.bots.bot import AnyBot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.kernel.errors import BadInput
from semafor.kernel.game import AnyGame

if TYPE_CHECKING:
    from semafor.bots.master.network import Network

WEIGHTS = Path(__file__).parent / "weights"


def weights_of(key: str) -> Path:
    return WEIGHTS / f"{key}.npz"


@cache
def has_network(key: str) -> bool:
    return weights_of(key).is_file()


@cache
def has_numpy() -> bool:
    return importlib.util.find_spec("numpy") is not None


@cache
def network_of(key: str) -> Network:
    """The game's network, read once for all bots of this process."""
    from semafor.bots.master.network import Network

    return Network(weights_of(key))


def master(game: AnyGame, seed: int, _budget: Budget) -> AnyBot:
    """About a thousandth of a second a move, whatever the budget."""
    from semafor.bots.master.bot import MasterBot

    return MasterBot(seed, network_of(game.key))


def levels(game: AnyGame) -> list[Level]:
    return [Level("master", master)] if has_network(game.key) and has_numpy() else []


def check_level(game: AnyGame, name: str) -> None:
    """BadInput if only NumPy is missing for this level."""
    if name == "master" and has_network(game.key) and not has_numpy():
        raise BadInput("no-numpy", "semafor.bots")
