"""The numbering of all actions: the meteor's few, then every drawing (cell after cell, look after look), then finish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_ink.layout import BASE, CELLS, LAVA, METEOR, ROUTE_LOOKS, VOLCANO
from semafor.games.railroad_ink.material import BASE_BOX, LAVA_BOX, METEOR_BOX

FALL: Final = 0  # + direction 0..3, in the meteor game only
IGNORE: Final = 4  # + special route 0..5, in the meteor game only
IMPACT_ACTIONS: Final = 10


class Kit:
    """What differs between the three games: their rounds and their numbering."""

    def __init__(self, variant: i64, rounds: i64, looks: i64, first: i64) -> None:
        self.variant: Final = variant
        self.rounds: Final = rounds
        self.looks: Final = looks  # how many looks can be drawn
        self.first: Final = first  # the number of the first drawing
        self.finish: Final[i64] = first + CELLS * looks
        self.size: Final[i64] = self.finish + 1

    def drawing(self, cell: i64, look: i64) -> i64:
        return self.first + cell * self.looks + look - 1

    def cell(self, action: i64) -> i64:
        if self.looks == ROUTE_LOOKS:  # a number known beforehand is divided by several times as fast
            return (action - self.first) // ROUTE_LOOKS
        return (action - self.first) // VOLCANO

    def look(self, action: i64) -> i64:
        return action - self.first - self.cell(action) * self.looks + 1


BASE_KIT: Final = Kit(BASE, BASE_BOX["rounds"], ROUTE_LOOKS, 0)
LAVA_KIT: Final = Kit(LAVA, LAVA_BOX["rounds"], VOLCANO, 0)
METEOR_KIT: Final = Kit(METEOR, METEOR_BOX["rounds"], ROUTE_LOOKS, IMPACT_ACTIONS)


def kit(variant: i64) -> Kit:
    if variant == LAVA:
        return LAVA_KIT
    return METEOR_KIT if variant == METEOR else BASE_KIT
