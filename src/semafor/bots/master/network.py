"""The forward pass in NumPy: what a network wishes to do and what it hopes for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

import semafor
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.packing import unpacked

TINY = 1e-5  # in the norm, as in PyTorch


class Thought(NamedTuple):
    """By table: the wish for every action that was asked about, the reward it hopes for, and its chance to win."""

    wishes: Array
    hopes: Array
    chances: Array


class Thinker(Protocol):
    """Whoever thinks about tables of one game."""

    inputs: Inputs

    def __call__(self, seen: Array, acts: Sequence[int] | None = None) -> Thought:
        """Tables × bytes → what is thought of them. Who names acts, in their order, asks about no others."""


class Network:
    """The network of a file; thinks about many tables at once."""

    def __init__(self, file: Path) -> None:
        weights, self.about = unpacked(file)
        self.inputs = Inputs(semafor.game(self.about["game"]), self.about["places"])
        self.vectors = {name: value for name, value in weights.items() if value.ndim == 1}
        self.matrices = {name.removesuffix(".weight"): value.T for name, value in weights.items() if value.ndim == 2}
        # What is looked up by rows lies in rows: those of numbers that are read, here, and those of acts, as the file has them.
        self.matrices["inlet"] = np.ascontiguousarray(self.matrices["inlet"])
        self.blocks = sum(name.endswith(".one.weight") for name in weights)

    def __call__(self, seen: Array, acts: Sequence[int] | None = None) -> Thought:
        """Tables × bytes → what is thought of them."""
        x = self.enter(self.inputs.reading(seen))
        for block in range(self.blocks):
            name = f"blocks.{block}"
            x = x + self.line(f"{name}.two", np.maximum(self.line(f"{name}.one", self.norm(f"{name}.norm", x)), 0))
        x = np.maximum(self.norm("norm", x), 0)
        value = self.line("value", np.maximum(self.line("hope", x), 0))
        return Thought(self.wishes(x, acts), value[:, 0], 1 / (1 + np.exp(-value[:, 1])))

    def enter(self, read: Array) -> Array:
        """The first layer. What is 0 at all tables adds nothing, and that is most."""
        some = np.flatnonzero(read.any(0))
        entered: Array = read[:, some] @ self.matrices["inlet"][some] + self.vectors["inlet.bias"]
        return entered

    def wishes(self, x: Array, acts: Sequence[int] | None) -> Array:
        """The last layer, nearly half of all the work; acts that nobody asks about are wished for least."""
        if acts is None:
            return self.line("policy", x)
        found = np.full((len(x), len(self.vectors["policy.bias"])), -np.inf, np.float32)
        found[:, acts] = x @ self.matrices["policy"].T[acts].T + self.vectors["policy.bias"][acts]
        return found

    def line(self, name: str, x: Array) -> Array:
        found: Array = x @ self.matrices[name] + self.vectors[f"{name}.bias"]
        return found

    def norm(self, name: str, x: Array) -> Array:
        x = x - x.mean(1, keepdims=True)
        spread = np.sqrt((x * x).mean(1, keepdims=True) + TINY)
        found: Array = x / spread * self.vectors[f"{name}.weight"] + self.vectors[f"{name}.bias"]
        return found
