"""Where the points lie: the cells of every finished link."""

from __future__ import annotations

from semafor.games.steamrollers.material import cell_name
from semafor.games.steamrollers.scoring import Count
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.result import Proof


def proofs(state: SteamRollers) -> list[Proof]:
    """The links of all sheets."""
    return link_proofs([state.count(seat) for seat in range(state.seats)])


def link_proofs(counts: list[Count]) -> list[Proof]:
    """Every finished link with its cells in order: a point each, and one for each town on it."""
    return [
        Proof(
            seat=int(count.seat),
            part="links",
            of=f"{int(link.a) + 1}-{int(link.b) + 1}",
            points=1 + len(link.towns),
            places=[cell_name(int(cell)) for cell in link.cells],
        )
        for count in counts
        for link in count.links
    ]
