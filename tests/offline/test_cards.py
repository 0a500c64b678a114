"""The card of a table of this device."""

from __future__ import annotations

import msgspec
import pytest

import semafor
from offline.asking import asked
from semafor import offline
from semafor.kernel.card import CardLine


@pytest.mark.parametrize("key", semafor.games())
def test_the_card_here_is_the_card_of_the_game(key: str) -> None:
    game = semafor.game(key)
    shown = asked(offline.card, game=key, seats=game.seats[-1])
    assert msgspec.convert(shown, list[CardLine]) == game.card(game.seats[-1])
    assert asked(offline.card, game=key, seats=16)["type"] == "problem"
