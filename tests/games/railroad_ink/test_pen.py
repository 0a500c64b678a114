"""Looks put down on a board."""

from __future__ import annotations

import pytest

import semafor
from games.railroad_ink.position import BASE_KEY, LAVA_KEY, METEOR_KEY, ink
from semafor.games.railroad_ink.layout import CELLS, CRATER, EMPTY, FREE, IMPACT, VOLCANO
from semafor.games.railroad_ink.parts.pen import put_in_free
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck


def boards(key: str) -> list[RailroadInk]:
    """One at the end of each round of a random game of one seat, for meteors with craters."""
    luck, found = FastLuck(8), []
    state = ink(semafor.game(key).start(1, None, luck))
    while not state.over():
        legal = state.legal(0)
        if legal[len(legal) - 1] == state.kit.finish and state.phase(0) != IMPACT:
            found.append(state.clone())
        state.apply(0, legal[luck.below(len(legal))], luck)
    return found


def stores(state: RailroadInk) -> tuple[bytes, list[int]]:
    return bytes(memoryview(state.board)), [int(mask) for mask in state.masks]


@pytest.mark.parametrize("key", [BASE_KEY, LAVA_KEY, METEOR_KEY])
def test_a_look_put_into_a_free_cell_leaves_the_same_board_as_one_put_anywhere(key: str) -> None:
    cells = [(state, cell) for state in boards(key) for cell in range(CELLS) if int(state.masks[FREE]) >> cell & 1]
    assert {int(state.tile(0, cell)) for state, cell in cells} >= ({EMPTY, CRATER} if key == METEOR_KEY else {EMPTY})
    for state, cell in cells:
        for look in range(1, VOLCANO + 1):
            careful, quick = state.clone(), state.clone()
            careful.put(0, cell, look)
            quick.own_boards()
            put_in_free(quick.board, quick.masks, 0, cell, look)
            assert stores(quick) == stores(careful)
