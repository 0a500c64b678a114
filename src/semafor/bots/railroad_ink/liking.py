"""Boards by what is hoped of them. Images of each other promise the same, but for what is lost in adding."""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array

HAIR = 1e-3  # points


def best_first(hopes: Array) -> Array:
    """Places, those that promise most first."""
    return np.argsort(-hopes, kind="stable")


def different(hopes: Array) -> Array:
    """The same, but of images only one."""
    order = best_first(hopes)
    found: Array = order[np.diff(-hopes[order], prepend=-np.inf) > HAIR]
    return found


def leader(hopes: Array) -> int:
    """The first place that promises most: whatever adds in another order, as the page does, comes to the same one."""
    return int((hopes >= hopes.max() - HAIR).argmax())
