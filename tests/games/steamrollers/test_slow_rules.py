"""The fast list of legal actions against a slow one worked out from the view alone."""

from __future__ import annotations

import random

import pytest

from games.steamrollers.planner import chosen, plan
from games.steamrollers.slow_rules import Turn
from games.steamrollers.table import GAME, legal, phase
from semafor.games.steamrollers.offers import FINAL, WAS_NUDGED, WAS_SET
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import view
from semafor.kernel.luck import FastLuck

EVERYTHING = {"coal": True, "orders": True, "starting_tiles": True}


@pytest.mark.rule(
    "steam.round.four-actions",
    "steam.round.no-legal-action",
    "steam.tile.optional",
    "steam.deliver.any-route",
    "steam.tile.3b-longer",
    "steam.tile.4a-unlimited",
    "steam.solo.permanent-once",
)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_with_a_die_in_hand_exactly_the_moves_of_a_slow_reading_are_legal(seats: int) -> None:
    compared = delivering = 0
    for seed in range(8):
        chooser, luck = random.Random(seed), FastLuck(seed)
        options = {"walls": ("none", "medium", "hard")[seed % 3]} | ({} if seats == 1 else EVERYTHING)
        state = GAME.start(seats, GAME.option_values(options), luck)
        assert isinstance(state, SteamRollers)
        minds = [plan(state.material, int(state.walls), chooser) for _ in range(seats)]
        while not state.over():
            if phase(state) == "act" and (chooser.random() < 0.3 or state.spent or state.changed):
                expected = Turn(view(state), spent(state), changed(state)).moves()
                assert {move for move in legal(state) if not move.startswith("order")} == expected
                compared += 1
                delivering += any(move.startswith("deliver") for move in expected)
            seat = int(state.actor())
            state.apply(seat, chosen(state, seat, minds[seat], chooser), luck)
    assert compared > 50
    assert delivering >= 5


def spent(state: SteamRollers) -> set[int]:
    return {tile + 1 for tile in range(6) if int(state.spent) >> tile & 1}


def changed(state: SteamRollers) -> set[str]:
    flags = {WAS_SET: "1", WAS_NUDGED: "5a", FINAL: "5b"}
    return {name for flag, name in flags.items() if state.changed & flag}
