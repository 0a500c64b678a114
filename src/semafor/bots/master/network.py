"""The forward pass in NumPy: what a network wishes to do and what it hopes for."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

import semafor
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.packing import unpacked

TINY = 1e-5  # in the norm, as in PyTorch


class Thought(NamedTuple):
    """By table: the wish for every action, the reward it hopes for, and its chance to win."""

    wishes: Array
    hopes: Array
    chances: Array


class Thinker(Protocol):
    """Whoever thinks about tables of one game."""

    inputs: Inputs

    def __call__(self, seen: Array) -> Thought:
        """Tables × bytes → what is thought of them."""


class Network:
    """The network of a file; thinks about many tables at once."""

    def __init__(self, file: Path) -> None:
        weights, self.about = unpacked(file)
        self.inputs = Inputs(semafor.game(self.about["game"]), self.about["places"])
        self.vectors = {name: value for name, value in weights.items() if value.ndim == 1}
        self.matrices = {
            name.removesuffix(".weight"): np.ascontiguousarray(value.T) for name, value in weights.items() if value.ndim == 2
        }
        self.blocks = sum(name.endswith(".one.weight") for name in weights)

    def __call__(self, seen: Array) -> Thought:
        """Tables × bytes → what is thought of them."""
        x = self.enter(self.inputs.reading(seen))
        for block in range(self.blocks):
            name = f"blocks.{block}"
            x = x + self.line(f"{name}.two", np.maximum(self.line(f"{name}.one", self.norm(f"{name}.norm", x)), 0))
        x = np.maximum(self.norm("norm", x), 0)
        value = self.line("value", np.maximum(self.line("hope", x), 0))
        return Thought(self.line("policy", x), value[:, 0], 1 / (1 + np.exp(-value[:, 1])))

    def enter(self, read: Array) -> Array:
        """The first layer; of a single table only what is not 0 is added up, which is little."""
        if len(read) > 1:
            return self.line("inlet", read)
        some = np.flatnonzero(read[0])
        entered: Array = (read[0, some] @ self.matrices["inlet"][some])[None] + self.vectors["inlet.bias"]
        return entered

    def line(self, name: str, x: Array) -> Array:
        found: Array = x @ self.matrices[name] + self.vectors[f"{name}.bias"]
        return found

    def norm(self, name: str, x: Array) -> Array:
        x = x - x.mean(1, keepdims=True)
        spread = np.sqrt((x * x).mean(1, keepdims=True) + TINY)
        found: Array = x / spread * self.vectors[f"{name}.weight"] + self.vectors[f"{name}.bias"]
        return found
