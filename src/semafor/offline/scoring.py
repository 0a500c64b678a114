"""Counting a physical table."""

from __future__ import annotations

from semafor import companion
from semafor.offline.calls import takes
from semafor.offline.requests import Position


@takes(Position)
def scored(request: Position) -> companion.Counted:
    """The final count of a physical table, by the very code of the games."""
    return companion.count_points(request.position)
