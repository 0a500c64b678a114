"""Boards by what is hoped of them."""

from __future__ import annotations

import numpy as np

from semafor.bots.master.arrays import Array

HAIR = 1e-3  # points, which may be lost in adding


def best_first(hopes: Array) -> Array:
    """Places, those that promise most first."""
    return np.argsort(-hopes, kind="stable")


def leader(hopes: Array) -> int:
    """The first place that promises most: whatever adds in another order, as the page does, comes to the same one."""
    return int((hopes >= hopes.max() - HAIR).argmax())
