"""For researchers: Gymnasium and PettingZoo environments, and many games stepped at once (extra `semafor[rl]`)."""

from __future__ import annotations

import contextlib
import importlib
from typing import TYPE_CHECKING

from semafor.kernel.errors import BadInput

if TYPE_CHECKING:
    from semafor.envs.aec import TurnsEnv, aec_env
    from semafor.envs.batch import Batch, Step, lent
    from semafor.envs.bench import EnvFigures, env_figures
    from semafor.envs.observations import Observer, layout
    from semafor.envs.parallel import RoundsEnv, parallel_env
    from semafor.envs.shared import SharedBatch
    from semafor.envs.single import SeatEnv, gym_env

__all__ = [
    "Batch",
    "EnvFigures",
    "Observer",
    "RoundsEnv",
    "SeatEnv",
    "SharedBatch",
    "Step",
    "TurnsEnv",
    "aec_env",
    "env_figures",
    "gym_env",
    "layout",
    "lent",
    "parallel_env",
]

_HOMES = {
    "Batch": "batch",
    "EnvFigures": "bench",
    "Observer": "observations",
    "RoundsEnv": "parallel",
    "SeatEnv": "single",
    "SharedBatch": "shared",
    "Step": "batch",
    "TurnsEnv": "aec",
    "aec_env": "aec",
    "env_figures": "bench",
    "gym_env": "single",
    "layout": "observations",
    "lent": "batch",
    "parallel_env": "parallel",
}


# Gymnasium looks for no plugins: who imports this package, or names it as in make("semafor.envs:semafor/…"), has its games.
with contextlib.suppress(ModuleNotFoundError):
    importlib.import_module("semafor.envs.registration").register()


def __getattr__(name: str) -> object:
    """Each thing is loaded when first asked for: what needs a library of the extra says so in one sentence."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(importlib.import_module(f"semafor.envs.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        raise BadInput("no-extra", "semafor.envs", library=error.name) from None
