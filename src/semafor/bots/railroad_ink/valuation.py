"""What a learned network hopes for from boards of Railroad Ink at the end of a round: the points at the end of the game.

The network is a sum of weights by round, as the judge has it, and a rest: every cell is read with those around it, some times
over, and then the board as a whole. A second sum of weights, as near to the network as such a sum can be, is the judge that
beams go by. Needs NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from semafor.bots.master.arrays import Array
from semafor.bots.master.packing import unpacked
from semafor.bots.railroad_ink.guide import judge_by
from semafor.bots.railroad_ink.judge import POINT
from semafor.bots.railroad_ink.liking import best_first
from semafor.bots.railroad_ink.patterns import FEATURES
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.turned import turnings
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import CELLS, SIZE

BLOCKS = 2  # each reads all cells twice
TOGETHER = (
    32  # boards that are read at once: what they need then stays near the processor, and the system is asked for no memory
)
TINY = 1e-5  # in the norm, as in PyTorch


class Valuation:
    """The network of a file; after the last round nothing is left to hope for, and the score itself is told."""

    def __init__(self, game: RailroadInkGame, weights: dict[str, Array], about: dict[str, Any]) -> None:
        self.about = about
        found = {name: value.astype(np.float32) for name, value in weights.items()}
        self.rows, self.heads, self.place, self.scale = (found[name] for name in ("rows", "heads.weight", "place", "scale"))
        self.judge = judge_by(game, found["guide"].tolist())
        self.portrait = Portrait(self.judge)
        self.turnings = np.array(turnings(self.portrait))
        self.counts = slice(int(self.portrait.counts), int(self.portrait.counts) + int(FEATURES))
        self.vectors = {name: value for name, value in found.items() if value.ndim == 1}
        self.matrices = {
            name.removesuffix(".weight"): np.ascontiguousarray(value.T) for name, value in found.items() if value.ndim == 2
        }
        if len(self.scale) != int(self.portrait.size):
            raise ValueError("the weights are of another game or of other portraits")

    def seen(self, boards: list[Sheet]) -> Array:
        """Boards × bytes. The judge has to know their round, as it does after a beam that has found them."""
        return np.frombuffer(memoryview(self.portrait.of(boards)), np.uint8).reshape(len(boards), -1)

    def hopes(self, seen: Array, round: int) -> Array:
        """Boards × bytes, all of one round but the last → points."""
        parts = [self.read(seen[start : start + TOGETHER]) for start in range(0, len(seen), TOGETHER)]
        rest = np.concatenate(parts) @ self.heads[round - 1] + self.vectors["heads.bias"][round - 1]
        found: Array = seen[:, self.counts] @ self.rows[round - 1] + rest
        return found

    def read(self, seen: Array) -> Array:
        """Boards × bytes → boards × what the heads make hopes of."""
        x = seen * self.scale
        cells, beside = x[:, : CELLS * int(self.portrait.cell)], x[:, CELLS * int(self.portrait.cell) :]
        y = self.line("beside", beside)[:, None] + self.place + self.around("embed", cells.reshape(len(x), CELLS, -1))
        y = np.maximum(y, 0)
        for block in range(BLOCKS):
            name = f"blocks.{block}"
            y = y + self.around(f"{name}.two", np.maximum(self.around(f"{name}.one", self.norm(f"{name}.norm", y)), 0))
        whole = np.concatenate([np.maximum(y, 0).reshape(len(x), -1), beside], 1)
        return np.maximum(self.line("middle", np.maximum(self.line("whole", whole), 0)), 0)

    def line(self, name: str, x: Array) -> Array:
        found: Array = x @ self.matrices[name] + self.vectors[f"{name}.bias"]
        return found

    def around(self, name: str, x: Array) -> Array:
        """Boards × cells × signs: each cell read with the eight around it; beyond the edge lies nothing.

        Row by row of the nine, all boards together: so every cell is copied three times, not nine.
        """
        count, _, signs = x.shape
        wide = np.zeros((count, SIZE + 2, SIZE + 2, signs), np.float32)
        wide[:, 1:-1, 1:-1] = x.reshape(count, SIZE, SIZE, signs)
        board, row, column, sign = wide.strides
        near = as_strided(wide, (SIZE + 2, count, SIZE, 3 * signs), (row, board, column, sign))
        rows = np.ascontiguousarray(near).reshape(SIZE + 2, count * SIZE, 3 * signs)
        above, beside, below = np.split(self.matrices[name], 3)
        found = rows[:SIZE].reshape(-1, 3 * signs) @ above
        found += rows[1:-1].reshape(-1, 3 * signs) @ beside
        found += rows[2:].reshape(-1, 3 * signs) @ below
        found += self.vectors[f"{name}.bias"]
        return found.reshape(SIZE, count, SIZE, -1).swapaxes(0, 1).reshape(count, CELLS, -1)

    def norm(self, name: str, x: Array) -> Array:
        flat = x.reshape(len(x), -1)
        flat = flat - flat.mean(1, keepdims=True)
        flat = flat / np.sqrt((flat * flat).mean(1, keepdims=True) + TINY)
        found: Array = flat.reshape(x.shape) * self.vectors[f"{name}.weight"] + self.vectors[f"{name}.bias"]
        return found

    def __call__(self, boards: list[Sheet]) -> Array:
        """What boards of one round promise, in points."""
        round = int(boards[0].state.round)
        if round == int(self.judge.rounds):
            return np.array([int(board.value) for board in boards]) / POINT
        return self.hopes(self.seen(boards), round)

    def best(self, boards: list[Sheet], count: int) -> list[Sheet]:
        """The most promising at a glance, best first."""
        return [boards[at] for at in best_first(self(boards))[:count]]

    def views(self, boards: list[Sheet]) -> Array:
        """The same from all sides, views × boards: turned and mirrored a board is worth the same, and is not read alike."""
        round = int(boards[0].state.round)
        if round == int(self.judge.rounds):
            return np.tile(self(boards), (len(self.turnings), 1))
        seen = self.seen(boards)
        turned = seen[:, self.turnings].reshape(-1, seen.shape[1])
        return self.hopes(turned, round).reshape(len(boards), -1).T

    def steady(self, boards: list[Sheet]) -> Array:
        """The mean of all views.

        It is truer, at eight times the time: 61.1 ± 0.2 points instead of 60.4 ± 0.2, of the base game with a beam of 16.
        """
        found: Array = self.views(boards).mean(0)
        return found


def valuation_in(file: Path, game: RailroadInkGame) -> Valuation:
    return Valuation(game, *unpacked(file))
