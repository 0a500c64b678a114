"""A bot knows what its seat may know, and nothing else."""

from __future__ import annotations

import pytest

from amount import several
from laws.cases import EACH_GAME, Case, positions
from semafor.bots import Knowledge, bot, levels
from semafor.kernel.luck import FastLuck

PLAYERS = [(case, level) for case in EACH_GAME for level in levels(case.key)]


@pytest.mark.compiled
@pytest.mark.parametrize("case, level", PLAYERS, ids=str)
def test_a_choice_does_not_change_when_what_the_seat_cannot_know_is_redrawn(case: Case, level: str) -> None:
    searched = f"{level}@{several(12, 2, daily=2)}"
    for number, state in enumerate(positions(case, 1, several(4, 1) / 100)):
        for seat in (int(seat) for seat in state.actors()):
            other = case.game.redraw(state, seat, FastLuck(number + 5))
            chosen = bot(searched, case.key, 3).choose(Knowledge(case.game, state, seat))

            assert chosen in Knowledge(case.game, state, seat).legal
            assert bot(searched, case.key, 3).choose(Knowledge(case.game, other, seat)) == chosen


@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_a_bot_is_given_no_way_to_the_true_table(case: Case) -> None:
    state = case.start(1)
    known = Knowledge(case.game, state, int(state.actor()))
    public = {name: value for name, value in vars(known).items() if not name.startswith("_")}

    assert {"game", "seat", "acts", "legal", "record"} == set(public)
    assert known.table(FastLuck(1)) is not state
