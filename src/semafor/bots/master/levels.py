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


def master_in(file: Path, key: str, seed: int) -> AnyBot:
    """Whoever plays by the network of that file."""
    if not has_numpy():
        raise BadInput("no-numpy", "semafor.bots")
    from semafor.bots.master.bot import MasterBot

    return MasterBot(seed, network_in(file, key))


def master(game: AnyGame, seed: int, _budget: Budget) -> AnyBot:
    """About a thousandth of a second a move, whatever the budget."""
    return master_in(weights_of(game.key), game.key, seed)


def levels(game: AnyGame) -> list[Level]:
    return [Level("master", master)] if has_network(game.key) and has_numpy() else []


def check_level(game: AnyGame, name: str) -> None:
    """BadInput if only NumPy is missing for this level."""
    if name == "master" and has_network(game.key) and not has_numpy():
        raise BadInput("no-numpy", "semafor.bots")
