"""What a seat is after: links between cities, and a strong locomotive."""

from __future__ import annotations

from semafor.games.steamrollers.layout import POWER, SHEET
from semafor.games.steamrollers.state import SteamRollers

TURNS = 5  # of the seat, for which a network looks ahead


def aims(state: SteamRollers, seat: int) -> dict[str, bool]:
    """`link 1-3` for what is linked, `power 4` for the boxes that are crossed."""
    power = int(state.sheets[seat * SHEET + POWER])
    links = {f"link {int(link.a) + 1}-{int(link.b) + 1}" for link in state.links(seat)}
    return dict.fromkeys([*sorted(links), *(f"power {number}" for number in range(1, power + 1))], True)
