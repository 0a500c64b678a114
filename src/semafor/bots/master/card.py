"""What stands beside a network's weights: for how many seats it is, how hot its weaker levels play, how true its chances are.

`weights/KEY.toml`, a file that also the page's engine has: the weights themselves it fetches when somebody plays against them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

WEIGHTS = files("semafor.bots.master") / "weights"


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What is named, times this, plus that, is what is meant."""

    times: float
    plus: float

    def __call__(self, value: float) -> float:
        return self.times * value + self.plus


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`heats` are those of the levels below `master`, by their names, the weakest first.

    `foresight` is how many own decisions ahead `grandmaster` looks; without it there is no such level. `tries` is its budget.
    With `whole_turns` its chances are true only where a turn begins: in the middle of one whoever acts looks far ahead to it.
    With `rounds` the network wishes for no acts: it judges ends of rounds, and the game's own room plays by it. Of these rounds
    `hopes` are lines from the points that it hopes for to those that masters make, and `spreads` by how much these are off, but
    for what the dice do to all alike (`semafor.train.round_calibration` fits both).
    By number of seats: `chances` are lines from the log odds that the network names to the true ones, `points` from the reward
    that it hopes for to points ahead (`semafor.train.calibration` fits both).
    """

    places: int
    heats: dict[str, float] = {}
    chances: dict[str, Line] = {}
    points: dict[str, Line] = {}
    rounds: bool = False
    hopes: list[Line] = []
    spreads: list[float] = []
    whole_turns: bool = False
    foresight: int = 0
    tries: int = 3


@cache
def card_of(key: str) -> Card | None:
    """The card of the game's network; None if the package has none."""
    file = WEIGHTS / f"{key}.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Card) if file.is_file() else None
