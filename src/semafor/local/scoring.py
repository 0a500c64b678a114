"""Counting a physical table."""

from __future__ import annotations

from semafor import companion
from semafor.local.asking import asked
from semafor.local.wishes import Position


@asked(Position)
def scored(wish: Position) -> companion.Counted:
    """The final count of a physical table, by the very code of the games."""
    return companion.counted(wish.position)
