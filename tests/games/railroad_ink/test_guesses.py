"""What a redraw draws for others: always something legal, and sooner or later everything that is."""

from __future__ import annotations

import pytest

import semafor
from games.railroad_ink.counts import complaints
from games.railroad_ink.position import BASE_KEY, LAVA_KEY, METEOR_KEY, ink
from semafor.games.railroad_ink.hidden.guesses import draw_some
from semafor.games.railroad_ink.layout import IMPACT
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

KEYS = [BASE_KEY, LAVA_KEY, METEOR_KEY]


def drawn(state: RailroadInk) -> bytes:
    return bytes(memoryview(state.board))


def drawings(state: RailroadInk) -> set[bytes]:
    """The boards after each drawing that is legal now."""
    found = set()
    for action in state.legal(0):
        if action != state.kit.finish:
            after = state.clone()
            after.act(0, action)
            found.add(drawn(after))
    return found


def positions(key: str, games: int) -> list[RailroadInk]:
    """Of random games of one seat, where it has to draw."""
    luck, found = FastLuck(5), []
    for _ in range(games):
        state = ink(semafor.game(key).start(1, None, luck))
        while not state.over():
            if state.phase(0) != IMPACT:
                found.append(state.clone())
            legal = state.legal(0)
            state.apply(0, legal[luck.below(len(legal))], luck)
    return found


@pytest.mark.rule("ink.round.draw-all", "ink.lava.must-draw-one-face")
@pytest.mark.parametrize("key", KEYS)
def test_a_guess_is_a_legal_drawing_and_ends_only_where_the_seat_may_finish(key: str) -> None:
    luck = FastLuck(1)
    for state in positions(key, 8):
        legal, finish = drawings(state), int(state.kit.finish) in [int(action) for action in state.legal(0)]
        if draw_some(state, 0, 1, luck):
            assert drawn(state) in legal
            assert complaints(state) == []
        else:
            assert finish


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_drawing_is_guessed_sooner_or_later(key: str) -> None:
    luck = FastLuck(1)
    for state in positions(key, 1)[::9]:
        missing = drawings(state)
        for _ in range(60_000):
            if not missing:
                break
            guess = state.clone()
            draw_some(guess, 0, 1, luck)
            missing.discard(drawn(guess))
        assert missing == set()
