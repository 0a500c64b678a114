"""Every game by its name in Gymnasium: `gymnasium.make("semafor/railroad-ink-v1")`, the version being that of the rules."""

from __future__ import annotations

import gymnasium

import semafor
from semafor.kernel.game import Game

MAKER = "semafor.envs.single:gym_env"


def env_id(game: Game) -> str:
    return f"semafor/{game.key}-v{game.version}"


def register() -> None:
    """Tell Gymnasium of every game, once."""
    for game in map(semafor.game, semafor.games()):
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), MAKER, kwargs={"key": game.key})
