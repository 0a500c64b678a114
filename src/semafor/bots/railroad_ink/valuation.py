"""What a learned network hopes for from boards of Railroad Ink at the end of a round: the points at the end of the game.

The network is the judge's sum of weights, by round, and beside it two layers that read the whole board. Needs NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.packing import unpacked
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.patterns import FEATURES
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.sheet import Sheet


class Valuation:
    """The network of a file; after the last round nothing is left to hope for, and the score itself is told."""

    def __init__(self, judge: Judge, weights: dict[str, Array], about: dict[str, Any]) -> None:
        self.judge = judge
        self.about = about
        self.portrait = Portrait(judge)
        self.counts = slice(int(self.portrait.counts), int(self.portrait.counts) + int(FEATURES))
        self.inlet = np.ascontiguousarray((weights["inlet.weight"] * weights["scale"]).T, np.float32)
        self.middle = np.ascontiguousarray(weights["middle.weight"].T, np.float32)
        self.heads = weights["heads.weight"].astype(np.float32)
        self.rows = weights["rows"].astype(np.float32).reshape(-1, int(FEATURES))
        self.biases = {name: weights[f"{name}.bias"].astype(np.float32) for name in ("inlet", "middle", "heads")}
        if self.inlet.shape[0] != int(self.portrait.size) or len(self.rows) != int(judge.rounds) - 1:
            raise ValueError("the weights are of another game or of other portraits")

    def seen(self, boards: list[Sheet]) -> Array:
        """Boards × bytes. The judge has to know their round, as it does after a beam that has found them."""
        return np.frombuffer(memoryview(self.portrait.of(boards)), np.uint8).reshape(len(boards), -1)

    def hopes(self, seen: Array, round: int) -> Array:
        """Boards × bytes, all of one round but the last → points."""
        x = np.maximum(seen.astype(np.float32) @ self.inlet + self.biases["inlet"], 0)
        x = np.maximum(x @ self.middle + self.biases["middle"], 0)
        rest = x @ self.heads[round - 1] + self.biases["heads"][round - 1]
        found: Array = seen[:, self.counts] @ self.rows[round - 1] + rest
        return found

    def __call__(self, boards: list[Sheet]) -> Array:
        """What boards of one round promise, in points."""
        round = int(boards[0].state.round)
        if round == int(self.judge.rounds):
            return np.array([int(board.value) for board in boards]) / POINT
        return self.hopes(self.seen(boards), round)


def valuation_in(file: Path, judge: Judge) -> Valuation:
    return Valuation(judge, *unpacked(file))
