"""Laws of the numbering of actions, which is the same for every number of seats and all options."""

from __future__ import annotations

import json

import pytest

import semafor
from laws.cases import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_notation_and_json_round_trip_for_every_action(key: str) -> None:
    actions = semafor.game(key).actions
    for number in range(actions.size):
        move = actions.move(number)

        assert actions.number(move) == number
        assert actions.parse(actions.notation(number)) == move
        assert actions.from_json(json.loads(json.dumps(actions.json(number)))) == move
    assert len({actions.notation(number) for number in range(actions.size)}) == actions.size
