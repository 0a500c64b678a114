"""What a training is to be like; every game has its own plan."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides a training beside the machine. A pair of numbers goes from the first to the second."""

    key: str
    seconds: float = 300.0
    seed: int = 1
    # the tables: how often how many seats, and how often an option is not at its default
    seats: dict[int, float] = {}
    other_options: float = 0.15
    # the network: as many seats as it sees, its width and its depth
    places: int = 1
    width: int = 512
    blocks: int = 3
    # the playing: games in each of two halves, steps before learning, processes, games against an earlier self
    games: int = 8192
    steps: int = 64
    processes: int = 14
    pool: float = 0.15
    pool_every: int = 20
    # what counts at the end: the points ahead, in units; the place; and tickets nearly joined, in points
    unit: float = 60.0
    margin: float = 1.0
    rank: float = 0.3
    near: tuple[float, float] = (0.0, 0.0)
    # the learning
    part: int = 32768
    epochs: int = 2
    rate: tuple[float, float] = (5e-4, 5e-5)
    curiosity: tuple[float, float] = (0.012, 0.002)
    discount: float = 0.9995
    smoothing: float = 0.97
    # the measuring on the way: against whom, at tables of how many seats
    partners: dict[int, str] = {}


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)


TICKETS = Plan(
    key="ticket-to-ride-usa",
    seats={2: 0.45, 3: 0.2, 4: 0.2, 5: 0.15},
    places=5,
    near=(1.0, 0.0),
    curiosity=(0.02, 0.002),
    rate=(6e-4, 3e-5),
    partners={2: "hard@1", 4: "hard@1"},
)
INK = Plan(
    key="railroad-ink",
    seats={1: 1.0},
    unit=20.0,
    rank=0.0,
    games=6144,
    steps=40,
    pool=0.0,
    discount=1.0,
    curiosity=(0.02, 0.002),
    rate=(8e-4, 3e-5),
    partners={1: ""},
)
PLANS = {
    plan.key: plan
    for plan in (
        TICKETS,
        msgspec.structs.replace(TICKETS, key="ticket-to-ride-europe", width=448),
        INK,
        msgspec.structs.replace(INK, key="railroad-ink-lava"),
        msgspec.structs.replace(INK, key="railroad-ink-meteor"),
        Plan(
            key="steamrollers",
            seats={1: 0.15, 2: 0.4, 3: 0.15, 4: 0.15, 5: 0.15},
            other_options=0.3,
            places=5,
            width=448,
            unit=15.0,
            games=4096,
            steps=96,
            part=16384,
            discount=0.9998,
            smoothing=0.985,
            curiosity=(0.015, 0.003),
            partners={1: "", 2: "normal", 4: "normal"},
        ),
        Plan(
            key="railroad-revolution",
            seats={2: 0.5, 3: 0.25, 4: 0.25},
            places=4,
            unit=40.0,
            steps=96,
            discount=0.9998,
            smoothing=0.985,
            curiosity=(0.015, 0.004),
            rate=(6e-4, 5e-5),
            partners={2: "hard", 4: "hard"},
        ),
    )
}


def plan_of(key: str, **changes: object) -> Plan:
    """The plan of a game; for one that has none, such as a map of one's own, the plan of Ticket to Ride."""
    return msgspec.structs.replace(PLANS.get(key, TICKETS), key=key, **changes)
