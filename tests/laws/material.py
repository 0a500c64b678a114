"""For each game: what is wrong with the count of its material, as a list of complaints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.railroad_ink.counts import complaints as railroad_ink
from games.ticket_to_ride.counts import complaints as ticket_to_ride
from semafor.kernel.state import State

CHECKS: dict[str, Callable[[Any], list[str]]] = {
    "semafor.games.ticket_to_ride.setup": ticket_to_ride,
    "semafor.games.railroad_ink.setup": railroad_ink,
}


def conserved(state: State) -> list[str]:
    return CHECKS[state.home()](state)
