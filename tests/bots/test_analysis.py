"""The analysis of a record."""

from __future__ import annotations

import pytest

import semafor
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.analysis import Decision, analysed
from semafor.kernel.record import Record


def short_record(lines: int) -> Record:
    """The first acts of a game between a normal and a random seat."""
    game = semafor.game("ticket-to-ride-usa")
    table = game.table(seats=2, seed=3)
    players = [bot("normal", game.key, 1), bot("random", game.key, 2)]
    while len(table.entries) < lines:
        seat = table.actors[0]
        table.play(players[seat].choose(Knowledge(game, table.state, seat)), seat)
    return Record.of(table)


def decisions(lines: int) -> list[Decision]:
    return list(analysed(semafor.game("ticket-to-ride-usa"), short_record(lines), Budget(iterations=3)))


@pytest.mark.slow
def test_every_decision_with_an_alternative_is_judged() -> None:
    found = decisions(8)

    assert [decision.number for decision in found] == list(range(1, 9))
    for decision in found:
        assert decision.before == max(choice.chance for choice in decision.best)
        assert decision.lost == round(decision.before - decision.chosen.chance, 4) >= 0
        assert decision.luck == round(decision.after - decision.chosen.chance, 4)
        assert 0 <= decision.after <= 1


@pytest.mark.slow
def test_an_analysis_can_be_repeated() -> None:
    assert decisions(4) == decisions(4)
