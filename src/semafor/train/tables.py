"""The tables that are learned from: all numbers of seats, all options."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from semafor.envs.batch import Array, Batch, Step
from semafor.kernel.game import Game
from semafor.rooms.options import ChoiceField, FlagField, build_form
from semafor.train.plan import Plan


class Piece(NamedTuple):
    """Games of one kind, at these places of what their process plays."""

    batch: Batch
    low: int
    high: int

    def step(self, actions: Array) -> Step:
        return self.batch.step(actions[self.low : self.high])


def drawn_options(game: Game, seats: int, plan: Plan, luck: random.Random) -> dict[str, object]:
    """Options for a table of so many seats, each with the plan's chance as it favours it or not at its default."""
    found: dict[str, object] = {}
    for field in build_form(game):
        if seats not in field.seats:
            continue
        if field.name in plan.favoured and luck.random() < plan.favour:
            found[field.name] = plan.favoured[field.name]
        elif luck.random() < plan.other_options:
            if isinstance(field, FlagField):
                found[field.name] = not field.default
            elif isinstance(field, ChoiceField):
                found[field.name] = luck.choice(field.values).value
    return found


def shares(seats: dict[int, float], games: int) -> list[tuple[int, int]]:
    """How many games there are of each number of seats, as near to the shares as whole games allow."""
    found: list[tuple[int, int]] = []
    reached, low = 0.0, 0
    for count, share in sorted(seats.items()):
        reached += share / sum(seats.values())
        high = round(reached * games)
        if high > low:
            found.append((count, high - low))
        low = high
    return found


def pieces(game: Game, plan: Plan, games: int, seed: int) -> list[Piece]:
    """The games of one process in one half. At tables of several the place is paid, for a lone seat the points ahead."""
    luck = random.Random(seed)
    found: list[Piece] = []
    low = 0
    for seats, count in shares(plan.seats, games):
        options: dict[str, Any] = drawn_options(game, seats, plan, luck)
        reward = "rank" if seats > 1 else "margin"
        batch = Batch(game.key, count, seats=seats, seed=luck.getrandbits(40), reward=reward, **options)
        found.append(Piece(batch, low, low + count))
        low += count
    return found
