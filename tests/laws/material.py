"""For each game: what is wrong with the count of its material, as a list of complaints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.railroad_ink.counts import complaints as railroad_ink
from games.railroad_revolution.counts import complaints as railroad_revolution
from games.steamrollers.counts import complaints as steamrollers
from games.ticket_to_ride.counts import complaints as ticket_to_ride
from semafor.kernel.state import State

CHECKS: dict[str, Callable[[Any], list[str]]] = {
    "semafor.games.railroad_revolution.setup": railroad_revolution,
    "semafor.games.railroad_ink.setup": railroad_ink,
    "semafor.games.steamrollers.setup": steamrollers,
    "semafor.games.ticket_to_ride.setup": ticket_to_ride,
}


def conserved(state: State) -> list[str]:
    return CHECKS[state.module()](state)
