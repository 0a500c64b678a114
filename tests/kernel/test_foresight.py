"""An act that was foreseen is the act that would have been, and one that does not come leaves no trace."""

from __future__ import annotations

import random

import pytest

import semafor
from semafor.kernel.luck import SealedLuck
from semafor.kernel.record import Record

ACTS = 60


@pytest.mark.parametrize("key", semafor.games())
def test_a_game_of_foreseen_acts_is_the_same_game(key: str) -> None:
    game, chooser = semafor.game(key), random.Random(key)
    seats = max(2, game.seats[0])
    plain, foreseen = (game.table(seats=seats, luck=SealedLuck(b"secret", [b"salt"])) for _ in range(2))
    for _ in range(ACTS):
        if plain.over:
            break
        seat = chooser.choice(plain.actors)
        idle, number = (int(chooser.choice(list(plain.state.legal(seat)))) for _ in range(2))
        plain.act(seat, number)
        foreseen.foresee(seat, idle)  # thought of, and not done
        before, state = foreseen.state, foreseen.foresee(seat, number)
        foreseen.act(seat, number)

        assert foreseen.state is state, "it was not worked out again"
        assert foreseen.acts[-1].before is before
        assert foreseen.state == plain.state
    assert str(Record.of(foreseen)) == str(Record.of(plain))


def test_what_was_foreseen_of_another_act_is_not_taken() -> None:
    table = semafor.game("ticket-to-ride-usa").table(seats=2, luck=SealedLuck(b"secret", []))
    one, other = (int(number) for number in list(table.state.legal(0))[:2])
    state = table.foresee(0, one)
    table.act(0, other)

    assert table.state is not state
    assert table.entries[-1].action == other
