"""What a network that taught itself likes best: playouts of one bot alone may like what only that bot makes something of."""

from __future__ import annotations

from statistics import fmean

from semafor.bots.budget import Budget
from semafor.bots.judge import Judge
from semafor.kernel.state import State

TABLES = Budget(iterations=3)  # portions of four tables


def favourites(judge: Judge, state: State, seat: int, kind: dict[int, str]) -> set[str]:
    """The kinds of move with the best chance to win and with the most points ahead, as the judge names them; often one."""
    found = judge.weigh(state, seat, kind, None, TABLES)
    chance = max(found, key=lambda each: fmean(ending.worth for ending in found[each]))
    points = max(found, key=lambda each: fmean(ending.points for ending in found[each]))
    return {kind[chance], kind[points]}
