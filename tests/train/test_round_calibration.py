"""How true the hopes of a network of Railroad Ink are: what is fitted, and what is told of it."""

from __future__ import annotations

import numpy as np
import pytest

from semafor.bots.master.card import Line
from semafor.games.railroad_ink import GAMES
from semafor.train.round_calibration import BOARDS, Foretold, curve, fitted, foretold

ROUNDS = 4
SPREADS = [4.0, 3.0, 1.5, 0.0]


def modest(tables: int = 1500) -> Foretold:
    """A network that hopes for half of what boards differ by; dice move all boards of a table alike."""
    luck = np.random.default_rng(5)
    after = np.arange(tables) % (ROUNDS - 1) + 1
    true = 50 + 5 * luck.normal(size=(tables, BOARDS))
    off = np.array(SPREADS)[after - 1][:, None] * luck.normal(size=true.shape)
    return Foretold(np.arange(tables), after, true / 2, true + off + 6 * luck.normal(size=(tables, 1)))


def test_lines_and_spreads_are_found_and_make_chances_true() -> None:
    told = modest()
    lines, spreads = fitted(told, ROUNDS)
    found = curve(told, lines, spreads, 2)

    assert [line.times for line in lines] == pytest.approx([2, 2, 2, 1], abs=0.25)
    assert spreads == pytest.approx(SPREADS, abs=0.25)
    assert lines[-1] == Line(1.0, 0.0)
    assert found.far < 0.03
    assert found.fitted < found.raw
    assert found.positions == 12 * 1500
    assert curve(told, lines, spreads, 4).far < 0.03


@pytest.mark.compiled
def test_boards_are_foretold_after_each_round_that_masters_play_on_from() -> None:
    told = foretold(GAMES["railroad-ink-meteor"], 2)

    assert told.round.tolist() == [1, 2, 3, 4, 5, 2, 3, 4, 5]
    assert told.hopes.shape == told.points.shape == (9, BOARDS)
    assert (told.points[:5] == told.points[0]).all()
    assert abs(told.hopes[-1] - told.points[-1]).mean() < 15
