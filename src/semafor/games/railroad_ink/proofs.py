"""Where the points lie: the cells of every network that scores."""

from __future__ import annotations

from semafor.games.railroad_ink.material import ALL_LOOKS, EXIT_AT, EXIT_END, EXIT_NAMES, NEIGHBOUR, NETWORK_POINTS, unpacked
from semafor.games.railroad_ink.moves import cell_name
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.result import Proof


def proofs(state: RailroadInk) -> list[Proof]:
    """The networks of all boards, each with the exits it joins and its cells. An end is cell * 4 + side."""
    return [proof for seat in range(state.seats) for proof in network_proofs(state, seat)]


def network_proofs(state: RailroadInk, seat: int) -> list[Proof]:
    found: list[Proof] = []
    met: set[int] = set()
    for start in map(int, EXIT_END):
        if start not in met and joined(state, seat, start):
            ends = network(state, seat, start)
            met |= ends
            exits = sorted(int(EXIT_AT[end]) for end in ends if EXIT_AT[end] >= 0 and joined(state, seat, end))
            if len(exits) > 1:
                names = " ".join(EXIT_NAMES[exit] for exit in exits)
                cells = [cell_name(cell) for cell in sorted({end // 4 for end in ends})]
                found.append(Proof(seat, "networks", names, int(NETWORK_POINTS[len(exits)]), cells))
    return found


def joined(state: RailroadInk, seat: int, end: int) -> bool:
    """Whether a route end lies there and meets its like: a neighbour's end or an exit."""
    own = ALL_LOOKS[int(state.tile(seat, end // 4))].sides[end % 4]
    return own in (1, 2) and own == unpacked(int(state.context(seat, end // 4)))[end % 4]


def network(state: RailroadInk, seat: int, start: int) -> set[int]:
    """All ends that hang together with this one."""
    found: set[int] = set()
    waiting = [start]
    while waiting:
        end = waiting.pop()
        if end in found:
            continue
        found.add(end)
        cell, side = divmod(end, 4)
        joins = ALL_LOOKS[int(state.tile(seat, cell))].joins[side]
        waiting += [cell * 4 + other for other in range(4) if joins & 2**other]
        beyond = int(NEIGHBOUR[end])
        if beyond >= 0 and joined(state, seat, end):
            waiting.append(beyond * 4 + (side ^ 2))
    return found
