"""The network of Railroad Ink as judge: it knows no more than the seat, counts ends as they are, and its chances add up."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import semafor
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.analysis import analyse, best_moves
from semafor.bots.judges import judge_of
from semafor.bots.master.card import Line, card_of
from semafor.bots.railroad_ink.liking import leader
from semafor.bots.railroad_ink.round_judge import PLAUSIBLE, RoundJudge, chance_to_win
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import FastLuck
from semafor.kernel.record import Record
from semafor.kernel.table import Table

KEYS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]
FEW = Budget(iterations=1)


def ink(key: str) -> AnyGame:
    return semafor.game(key)


def on(table: Table) -> RailroadInk:
    assert isinstance(table.state, RailroadInk)
    return table.state


@cache
def judge(key: str) -> RoundJudge:
    found = judge_of(ink(key), 1)
    assert isinstance(found, RoundJudge)
    return found


def played(key: str, seats: int, acts: int) -> Table:
    """A table after some acts at random, at a decision with a choice."""
    game = ink(key)
    table, player = game.table(seats=seats, seed=4), bot("random", key, 4)
    while len(table.acts) < acts or len(table.state.legal(table.actors[0])) < 2:
        seat = table.actors[0]
        table.act(seat, player.choose(Knowledge(game, table.state, seat)))
    return table


@pytest.mark.parametrize("key", KEYS)
def test_a_card_has_a_rising_line_and_a_spread_for_every_round_and_the_last_is_counted(key: str) -> None:
    card, rounds = card_of(key), int(on(played(key, 1, 0)).kit.rounds)

    assert card is not None
    assert len(card.hopes) == len(card.spreads) == rounds
    assert all(line.times > 0 for line in card.hopes)
    assert all(spread > 0 for spread in card.spreads[:-1])
    assert (card.hopes[-1], card.spreads[-1]) == (Line(1.0, 0.0), 0.0)


@pytest.mark.compiled  # a beam interpreted takes seconds
@pytest.mark.parametrize("key", KEYS)
def test_acts_are_weighed_by_what_the_seat_may_know(key: str) -> None:
    table, game = played(key, 3, 31), ink(key)
    seat = table.actors[0]
    found = best_moves(game, table.state, seat, FEW)
    other = game.redraw(table.state, seat, FastLuck(9))

    assert 0 < len(found) <= PLAUSIBLE
    assert all(choice.chance is not None and 0 <= choice.chance <= 1 for choice in found.values())
    assert [choice.worth for choice in found.values()] == sorted((choice.worth for choice in found.values()), reverse=True)
    assert best_moves(game, other, seat, FEW) == found


@pytest.mark.compiled
@pytest.mark.parametrize("key", KEYS)
def test_alone_an_act_is_worth_the_points_that_masters_make_after_it(key: str) -> None:
    table, game = played(key, 1, 12), ink(key)
    found = best_moves(game, table.state, 0, FEW)
    first = next(iter(found.values()))

    assert judge(key).unit(table.state) == "points"
    assert first.chance is None
    assert first.points == pytest.approx(judge(key).worth(table.state, 0, FEW).mean, abs=3)
    assert first.points > int(table.state.scores()[0])


@pytest.mark.compiled
@pytest.mark.parametrize("key", KEYS)
def test_in_the_last_round_the_points_are_counted_and_nothing_is_in_doubt(key: str) -> None:
    table, game = played(key, 1, 0), ink(key)
    player = bot("random", key, 2)
    while on(table).round < on(table).kit.rounds or len(table.state.legal(0)) < 2:
        table.act(0, player.choose(Knowledge(game, table.state, 0)))
    acts = judge(key).weigh(table.state, 0, [int(each) for each in table.state.legal(0)][-3:], None, FEW)
    for action, endings in acts.items():
        assert len({ending.points for ending in endings}) == 1
        if action == on(table).kit.finish:
            assert endings[0].points == int(table.state.scores()[0])
    while not table.over:
        table.act(0, player.choose(Knowledge(game, table.state, 0)))

    assert judge(key).worth(table.state, 0, FEW) == (int(table.state.scores()[0]), 0.0)


def test_chances_add_up_and_grow_with_the_points() -> None:
    hopes = [60.0, 58.5, 61.0, 57.0]
    chances = [chance_to_win(each, [other for other in hopes if other != each], 3.0) for each in hopes]

    assert sum(chances) == pytest.approx(1, abs=2e-3)
    assert np.argsort(chances).tolist() == np.argsort(hopes).tolist()
    assert chance_to_win(50, [50], 2.0) == pytest.approx(0.5)
    assert chance_to_win(50, [50, 50, 50], 2.0) == pytest.approx(0.25, abs=1e-3)
    assert [chance_to_win(points, [50, 40], 0.0) for points in (49, 50, 51)] == [0.0, 0.5, 1.0]


def test_of_boards_that_promise_the_same_the_first_leads() -> None:
    assert leader(np.array([3.0, 5.0, 5.0002, 1.0])) == 1


def first_round(key: str, level: str, seats: int) -> Table:
    game = ink(key)
    table, player = game.table(seats=seats, seed=5), bot(level, key, 1)
    while on(table).round < 2:
        seat = table.actors[0]
        table.act(seat, player.choose(Knowledge(game, table.state, seat)))
    return table


@pytest.mark.compiled
def test_with_a_rival_decisions_are_told_in_chances_and_the_roll_is_luck() -> None:
    table = first_round("railroad-ink-meteor", "random", 2)
    last = list(analyse(ink("railroad-ink-meteor"), Record.of(table), FEW, first=len(table.acts) - 1))

    assert last
    assert all(each.unit == "chance" and 0 <= each.before <= 1 and each.lost >= 0 for each in last)
