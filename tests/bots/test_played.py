"""The kept games of `hard` against `hard`, whose positions are measured and train the compiler."""

from __future__ import annotations

import pytest

from laws.cases import KEYS
from semafor import game
from semafor.bots import played


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_game_of_every_key_is_kept_and_can_be_played_again_by_these_rules(key: str) -> None:
    assert played.recorded(key)
    positions = played.positions(game(key))

    assert len(positions) > 60
    assert all(len(state.legal(state.actor())) > 0 for state in positions)


@pytest.mark.slow
def test_hands_are_full_there_as_they_never_are_in_random_play() -> None:
    counts = [len(state.legal(state.actor())) for state in played.positions(game("ticket-to-ride-usa"))]

    assert sum(counts) / len(counts) > 150
