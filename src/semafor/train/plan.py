"""What a training is to be like; every game has its own plan."""

from __future__ import annotations

from typing import Annotated

import msgspec

import semafor
from semafor.kernel.errors import BadInput

Count = Annotated[int, msgspec.Meta(ge=1)]
Some = Annotated[float, msgspec.Meta(ge=0)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides a training beside the machine. A pair of numbers goes from the first to the second."""

    key: str
    seconds: float = 300.0
    seed: int = 1
    # the tables: how often how many seats, and how often an option is not at its default;
    # values of options that are met oftener, and how often
    seats: dict[int, Some] = {}
    other_options: Share = 0.15
    favoured: dict[str, str | int | bool] = {}
    favour: Share = 0.5
    # the network: as many seats as it sees, its width and its depth
    places: Count = 1
    width: Count = 512
    blocks: Count = 3
    # the playing: games in each of two halves, steps before learning, processes, games against an earlier self,
    # and a file of another network that plays in its place
    games: Count = 8192
    steps: Count = 64
    processes: Count = 14
    pool: Share = 0.15
    pool_every: Count = 20
    rival: str = ""
    # what counts at the end: the points ahead, in units; the place; how far a lone seat's points are those ahead of Eva;
    # and tickets nearly joined, in points
    unit: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    margin: Some = 1.0
    rank: Some = 0.3
    lead: Share = 0.0
    near: tuple[Some, Some] = (0.0, 0.0)
    # the learning: its rate rises within the first share of the time
    part: Count = 32768
    epochs: Count = 2
    rate: tuple[Some, Some] = (5e-4, 5e-5)
    warming: Share = 0.0
    curiosity: tuple[Some, Some] = (0.012, 0.002)
    discount: Share = 0.9995
    smoothing: Share = 0.97
    # the measuring on the way: against whom, at tables of how many seats
    partners: dict[int, str] = {}


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)


def rate_at(plan: Plan, progress: float) -> float:
    """Rising at first: how steep the errors are is not known yet, and large steps would undo what a network knows already."""
    return between(plan.rate, progress) * min(1.0, progress / plan.warming if plan.warming else 1.0)


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


def plan_of(key: str) -> Plan:
    """The plan of a game; for one that has none, such as a map of one's own, the plan of Ticket to Ride."""
    return msgspec.structs.replace(PLANS.get(key, TICKETS), key=key)


def changed(plan: Plan, settings: list[str]) -> Plan:
    """The plan with other settings, each NAME=VALUE as JSON has it; BadInput for one that cannot be."""
    for each in settings:
        name, equals, value = each.partition("=")
        if name not in NAMES or not equals:
            raise BadInput("bad-setting", "semafor.train", setting=each, names=NAMES)
        now = msgspec.to_builtins(plan, str_keys=True)
        try:
            plan = msgspec.convert(now | {name: msgspec.json.decode(value)}, Plan, strict=False)
        except msgspec.MsgspecError:
            raise BadInput("bad-setting-value", "semafor.train", name=name, value=value, now=told(now[name])) from None
    game = semafor.game(plan.key)
    if not plan.seats or not set(plan.seats) <= set(game.seats) or not sum(plan.seats.values()):
        raise BadInput("bad-setting-seats", "semafor.train", game=game.key, fewest=game.seats[0], most=game.seats[-1])
    if plan.games < plan.processes:
        raise BadInput("bad-setting-games", "semafor.train", games=plan.games, processes=plan.processes)
    return plan


def told(value: object) -> str:
    return msgspec.json.encode(value).decode()


NAMES = [name for name in Plan.__struct_fields__ if name not in ("key", "seconds", "seed")]
