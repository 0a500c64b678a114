"""Every game the laws run on: add a line and all laws hold for it, or fail."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import semafor
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State


class Case(NamedTuple):
    """A game at a number of seats with some options."""

    key: str
    seats: int
    options: dict[str, Any]

    @property
    def game(self) -> semafor.Game:
        return semafor.game(self.key)

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, self.game.option_values(self.options), FastLuck(seed))

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.key, str(self.seats), *words])


CASES = [
    *(Case(f"ticket-to-ride-{map}", seats, {}) for map in ("usa", "europe") for seats in (2, 3, 4, 5)),
    Case("ticket-to-ride-usa", 3, {"second_card_optional": True, "first_seat": 2}),
    *(Case("railroad-revolution", seats, {}) for seats in (2, 3, 4)),
    Case("railroad-revolution", 4, {"engineer_cost": "per_track", "setup_pick_direction": "counterclockwise", "first_seat": 1}),
    Case("ticket-to-ride-europe", 5, {"draw_row_without_deck": True, "shuffle_when_needed": True}),
    *(Case(f"railroad-ink{game}", seats, {}) for game in ("", "-lava", "-meteor") for seats in (1, 3)),
    Case("railroad-ink", 6, {"open_drawing": True, "longest": "trail"}),
    Case("railroad-ink-meteor", 2, {"strict_duty": True}),
    *(Case("steamrollers", seats, {}) for seats in (1, 2, 4)),
    Case("steamrollers", 1, {"walls": "hard", "eva": "railway-magnate", "goods_per_city": 4}),
    Case("steamrollers", 2, {"orders": True, "first_seat": 1}),
    Case("steamrollers", 3, {"coal": True}),
    Case("steamrollers", 3, {"starting_tiles": True, "walls": "medium"}),
    Case("steamrollers", 5, {"coal": True, "orders": True, "starting_tiles": True, "walls": "hard"}),
]
KEYS = list(dict.fromkeys(case.key for case in CASES))
EACH_GAME = list({case.key: case for case in reversed(CASES)}.values())
# By day, interpreted rules are asked of one table of each game; of all of them, compiled rules are.
ALL = [case if case in EACH_GAME else pytest.param(case, marks=pytest.mark.compiled) for case in CASES]


def random_step(state: State, chooser: random.Random, luck: semafor.Luck) -> tuple[int, int]:
    """Any actor does anything legal."""
    seat = int(chooser.choice(list(state.actors())))
    action = int(chooser.choice(list(state.legal(seat))))
    state.apply(seat, action, luck)
    return seat, action


def whole_game(case: Case, seed: int) -> Iterator[State]:
    """The states of a random game, one after the other (the same object changing)."""
    chooser, luck = random.Random(seed), FastLuck(seed + 1)
    state = case.start(seed)
    yield state
    while not state.over():
        random_step(state, chooser, luck)
        yield state


def positions(case: Case, games: int, share: float = 0.02) -> Iterator[State]:
    """Some positions of random games; the first and the last of each are always among them."""
    for seed in range(games):
        chooser = random.Random(seed)
        for number, state in enumerate(whole_game(case, seed)):
            if number == 0 or state.over() or chooser.random() < share:
                yield state.clone()
