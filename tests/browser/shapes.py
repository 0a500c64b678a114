"""Flat shapes with straight edges and no dents, and whether two of them meet."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = Sequence[float]
Shape = Sequence[Point]
TOUCHING = 0.05


def box(low: Point, high: Point) -> Shape:
    return [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]


def meet(one: Shape, two: Shape) -> bool:
    """Two shapes without dents keep apart exactly when a line along one of their edges parts them."""
    return not any(parted(one, two, x, y) for x, y in (*across(one), *across(two)))


def across(shape: Shape) -> list[tuple[float, float]]:
    """The directions across the shape's edges."""
    return [(b[1] - a[1], a[0] - b[0]) for a, b in zip(shape, [*shape[1:], shape[0]], strict=True)]


def parted(one: Shape, two: Shape, x: float, y: float) -> bool:
    far = [[point[0] * x + point[1] * y for point in shape] for shape in (one, two)]
    slack = TOUCHING * math.hypot(x, y)
    return max(far[0]) <= min(far[1]) + slack or max(far[1]) <= min(far[0]) + slack
