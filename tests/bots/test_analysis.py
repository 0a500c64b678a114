"""The analysis of a record, and what moves are said to be worth."""

from __future__ import annotations

import math
import random
from functools import cache

import pytest

import semafor
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.analysis import Decision, analyse, best_moves, name_turn
from semafor.bots.judge import DOUBT, Ending, Estimate, Judge, estimate, is_settled, lead
from semafor.kernel.record import Record
from semafor.kernel.table import Table


def short_record(key: str, levels: list[str], lines: int, seed: int = 3) -> Record:
    """The first acts of a game between bots of these levels."""
    game = semafor.game(key)
    table = game.table(seats=len(levels), seed=seed)
    players = [bot(level, game.key, number) for number, level in enumerate(levels, 1)]
    while len(table.entries) < lines and not table.over:
        seat = table.actors[0]
        table.play(players[seat].choose(Knowledge(game, table.state, seat)), seat)
    return Record.of(table)


@cache
def decisions(key: str, levels: str, lines: int, tables: int = 3) -> list[Decision]:
    return list(analyse(semafor.game(key), short_record(key, levels.split(), lines), Budget(iterations=tables)))


def test_a_few_tables_that_agree_do_not_prove_a_win() -> None:
    always = estimate([1.0] * 3, "chance")

    assert always.mean == 1.0
    assert always.error > 0.2
    assert not estimate([0.5], "chance").clear
    assert estimate([4.0] * 8, "points") == Estimate(4.0, 0.0)  # the last round leaves nothing to chance
    assert estimate([4.2] * 8, "points").error == DOUBT["points"]  # what a network names is never sure


def test_a_lead_is_counted_on_the_tables_both_were_played_on() -> None:
    one, other = [Ending(3, 3), Ending(5, 5), Ending(9, 9)], [Ending(1, 1), Ending(4, 4)]

    found = lead(one, other, "points")

    assert found.mean == 1.5
    assert found.error == pytest.approx(math.sqrt(0.5) / math.sqrt(2))


def test_more_tables_are_played_only_while_they_could_change_what_is_said() -> None:
    assert is_settled(Estimate(0.50, 0.10), slight=0.04)
    assert is_settled(Estimate(0.01, 0.01), slight=0.04)
    assert not is_settled(Estimate(0.10, 0.10), slight=0.04)


def test_only_what_is_beyond_chance_and_not_slight_turns_a_game() -> None:
    nothing = Estimate(0.0, 0.0)

    assert name_turn(Estimate(0.30, 0.05), Estimate(-0.20, 0.05), 0.04) == "choice"
    assert name_turn(Estimate(0.10, 0.02), Estimate(-0.20, 0.05), 0.04) == "luck"
    assert name_turn(Estimate(1.00, 0.40), Estimate(-0.50, 0.40), 0.04) == ""
    assert name_turn(Estimate(0.03, 0.001), nothing, 0.04) == ""


@pytest.mark.slow
def test_every_decision_with_an_alternative_is_judged() -> None:
    found = decisions("ticket-to-ride-usa", "normal random", 8)

    assert [decision.number for decision in found] == list(range(1, 9))
    for decision in found:
        assert decision.unit == "chance"
        assert decision.lost >= 0
        assert decision.before == pytest.approx(min(1.0, decision.chosen.worth + decision.lost), abs=2e-4)
        assert decision.after == pytest.approx(min(1.0, decision.chosen.worth + decision.luck), abs=2e-4)
        assert any(choice.close for choice in decision.best)


@pytest.mark.slow
def test_an_analysis_can_be_repeated() -> None:
    again = list(
        analyse(
            semafor.game("ticket-to-ride-usa"),
            short_record("ticket-to-ride-usa", ["normal", "random"], 8),
            Budget(iterations=3),
        )
    )

    assert again == decisions("ticket-to-ride-usa", "normal random", 8)


@pytest.mark.slow
def test_luck_is_nothing_where_chance_had_no_say() -> None:
    game, record = semafor.game("ticket-to-ride-usa"), short_record("ticket-to-ride-usa", ["normal", "random"], 8)
    silent = [number for number, act in enumerate(record.replay(game).acts, 1) if not act.entry.chance]
    found = {decision.number: decision for decision in decisions("ticket-to-ride-usa", "normal random", 8)}

    assert silent
    assert {(found[number].luck, found[number].luck_error) for number in silent} == {(0.0, 0.0)}


@pytest.mark.slow
def test_who_draws_at_random_alone_is_told_what_it_cost() -> None:
    found = decisions("railroad-ink", "random", 40, tables=12)
    clear = [decision for decision in found if Estimate(decision.lost, decision.lost_error).clear]

    assert {decision.unit for decision in found} == {"points"}
    assert {decision.chosen.chance for decision in found} == {None}
    assert sum(decision.lost for decision in clear) > 10


@pytest.mark.slow
def test_alone_against_an_automaton_one_has_a_chance_to_win() -> None:
    game = semafor.game("steamrollers")
    table = game.table(seats=1, seed=5, eva="engineer")  # against the weakest it is so near 1 that points are told instead
    found = best_moves(game, table.state, 0, Budget(iterations=8))
    chances = [choice.chance for choice in found.values()]

    assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
    assert min(chance for chance in chances if chance is not None) < 1  # she can win too


def lost_to_eva(seed: int = 5) -> Table:
    """Alone against Eva after forty acts by luck."""
    game, luck = semafor.game("steamrollers"), random.Random(1)
    table = game.table(seats=1, seed=seed)
    while len(table.acts) < 40 or len(table.state.legal(0)) < 2:
        table.act(0, int(luck.choice(list(table.state.legal(0)))))
    return table


@pytest.mark.slow
def test_who_has_lost_to_an_automaton_is_told_points_against_it() -> None:
    table = lost_to_eva()
    found = list(best_moves(table.game, table.state, 0, Budget(iterations=8)).values())

    assert {(choice.chance, choice.rival) for choice in found} == {(None, "Eva")}
    assert [choice.points for choice in found] == sorted((choice.points for choice in found), reverse=True)
    assert all(choice.points < 0 for choice in found)


def test_chances_are_told_against_an_automaton_wherever_they_say_something() -> None:
    table = lost_to_eva()
    judge, (one, other) = Judge(table.game, 1), [int(action) for action in table.state.legal(0)][:2]
    lost = {one: [Ending(0.001, -20.0)] * 4, other: [Ending(0.0, -12.0)] * 4}
    open = {one: [Ending(0.2, -20.0)] * 4, other: [Ending(0.0, -12.0)] * 4}

    assert [(choice.points, choice.chance) for choice in judge.choices(table.state, lost).values()] == [
        (-12, None),
        (-20, None),
    ]
    assert [(choice.rival, choice.chance) for choice in judge.choices(table.state, open).values()] == [("", 0.2), ("", 0.0)]


@pytest.mark.slow
def test_hints_alone_are_in_points() -> None:
    game = semafor.game("railroad-ink")
    found = list(best_moves(game, game.table(seats=1, seed=5).state, 0, Budget(iterations=8)).values())

    assert {choice.chance for choice in found} == {None}
    assert [choice.points for choice in found] == sorted((choice.points for choice in found), reverse=True)
    assert found[0].close
