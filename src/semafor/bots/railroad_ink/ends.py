"""The ends of a round that a beam finds for the network, and those of them that differ.

In the first round nearly every board has three mirror images, which a beam takes for other boards: there it is as many times
wider. Alone that is worth half a point to `master` of the base game (63.1 instead of 62.6 on 200 deals, 0.5 ± 0.2).
"""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.layout import CELLS, ROUND
from semafor.games.railroad_ink.state import RailroadInk

IMAGES = 4
HAIR = 1e-3  # points: images promise the same, but for what is lost in adding


class Ends:
    """Finds the ends of rounds by beams of one width."""

    def __init__(self, valuation: Valuation, width: int) -> None:
        self.valuation = valuation
        self.width = width
        self.beam = Beam(valuation.judge, width, width)
        self.first = Beam(valuation.judge, IMAGES * width, IMAGES * width)  # of the first round

    def found(self, board: RailroadInk) -> list[Sheet]:
        beam = self.first if has_images(board) else self.beam
        beam.search(board)
        return beam.ends

    def best(self, board: RailroadInk, count: int) -> list[Sheet]:
        """The most promising at a glance, best first."""
        ends = self.found(board)
        return [ends[at] for at in np.argsort(-self.valuation(ends), kind="stable")[:count]]


def has_images(board: RailroadInk) -> bool:
    """Whether no route was drawn yet, which would tell one side from the other."""
    return board.round == 1 and not any(int(board.board[ROUND + cell]) for cell in range(CELLS))


def different(hopes: Array) -> Array:
    """Places, those that promise most first; of images, which promise the same to a hair, only one."""
    order = np.argsort(-hopes, kind="stable")
    found: Array = order[np.diff(-hopes[order], prepend=-np.inf) > HAIR]
    return found
