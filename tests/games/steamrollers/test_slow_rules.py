"""The fast list of legal actions against a slow one worked out from the view alone."""

from __future__ import annotations

import random

import pytest

from amount import several
from games.steamrollers.golden import chosen, plan
from games.steamrollers.position import GAME, legal, phase
from games.steamrollers.slow.turn import Turn, owners_after
from semafor.games.steamrollers.parts.turn import FINAL, WAS_NUDGED, WAS_SET
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
    for seed in range(several(8, 8, daily=8 if seats == 1 else 3)):
        chooser, luck = random.Random(seed), FastLuck(seed)
        options = {"walls": ("none", "medium", "hard")[seed % 3]} | ({} if seats == 1 else EVERYTHING)
        state = GAME.start(seats, GAME.option_values(options), luck)
        assert isinstance(state, SteamRollers)
        minds = [plan(state.material, int(state.walls), chooser) for _ in range(seats)]
        while not state.over():
            if phase(state) == "act" and (chooser.random() < 0.3 or state.turn.spent or state.turn.changed):
                expected = Turn(view(state), spent(state), changed(state)).moves()
                assert {move for move in legal(state) if not move.startswith("order")} == expected
                compared += 1
                delivering += any(move.startswith("deliver") for move in expected)
            seat = int(state.actor())
            state.apply(seat, chosen(state, seat, minds[seat], chooser), luck)
    assert compared > 50
    assert delivering >= 5


def spent(state: SteamRollers) -> set[int]:
    return {tile + 1 for tile in range(6) if int(state.turn.spent) >> tile & 1}


def changed(state: SteamRollers) -> set[str]:
    flags = {WAS_SET: "1", WAS_NUDGED: "5a", FINAL: "5b"}
    return {name for flag, name in flags.items() if state.turn.changed & flag}


@pytest.mark.rule("steam.tile.once-returns", "steam.tile.permanent-stays", "steam.tile.take")
def test_after_a_change_of_the_die_and_after_a_take_the_tiles_lie_where_a_slow_reading_puts_them() -> None:
    changes = takes = retaken = 0
    for seed in range(several(20, 20, daily=8)):
        chooser, luck = random.Random(seed), FastLuck(seed)
        state = GAME.start(3, GAME.option_values(EVERYTHING), luck)
        assert isinstance(state, SteamRollers)
        while not state.over() and state.turn.round < 25:
            seat, before, changed_before = int(state.actor()), view(state), int(state.turn.changed)
            number = int(chooser.choice(tile_moves(state) or list(state.legal(seat))))
            move, slow = GAME.actions.notation(number), before.phase == "act" and not state.turn.two_dice
            state.apply(seat, number, luck)
            if slow and move.startswith(CHANGING):
                assert [tile.owner for tile in view(state).tiles] == owners_after(before, move)
                changes += not move.startswith("tile")
                takes += move.startswith("tile")
                retaken += move == "tile 1" and bool(changed_before & WAS_SET) and before.tiles[0].owner is None
    assert min(changes, takes, retaken) >= 10


CHANGING = ("set die", "raise die", "lower die", "flip die", "reroll die", "tile")


def tile_moves(state: SteamRollers) -> list[int]:
    """What is legal now with tiles; taking tile 1 and setting the die to 1 come first."""
    found = {GAME.actions.notation(int(number)): int(number) for number in state.legal(state.actor())}
    wanted = [found[move] for move in ("tile 1", "set die 1") if move in found]
    return wanted or [number for move, number in found.items() if move.startswith(CHANGING)]
