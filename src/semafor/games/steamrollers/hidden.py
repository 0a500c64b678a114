"""Redrawing what a seat cannot know: here nothing, for everything lies open and the bag is what is not on the table."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import Luck


def redraw(state: SteamRollers, seat: i64, luck: Luck) -> SteamRollers:  # noqa: ARG001 (the same call in every room)
    """The same table: no seat's hand and no pile is hidden, and no future is kept in the state."""
    return state.clone()
