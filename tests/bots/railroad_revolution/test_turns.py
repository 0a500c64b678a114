"""The Railroad Revolution bots judge rightly and plan whole turns."""

from __future__ import annotations

import random
from collections.abc import Iterator

import semafor
from amount import several
from semafor.bots.railroad_revolution.judge import GUESS, MEANS, POINT, WHOLE, Judge, left_of_game, milestone_done
from semafor.bots.railroad_revolution.policy import TurnPolicy
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.search.turn_beam import acts
from semafor.games.railroad_revolution.layout import NONE, OPEN, SEAT
from semafor.games.railroad_revolution.parts.milestones import fulfilled
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck


def positions(seed: int, most: int) -> Iterator[RailroadRevolution]:
    """A random game of three, act by act, and its end."""
    chooser = random.Random(seed)
    luck = FastLuck(seed)
    state = semafor.game("railroad-revolution").start(3, None, luck)
    assert isinstance(state, RailroadRevolution)
    for _ in range(most):
        yield state
        if state.over():
            return
        seat = int(state.actor())
        state.apply(seat, chooser.choice(list(state.legal(seat))), luck)


def test_at_the_end_only_points_and_a_trifle_of_money_count() -> None:
    for seed in range(several(3, 0)):
        end = list(positions(seed, 100_000))[-1]

        assert end.over()
        assert left_of_game(end.table) == 0
        for seat in range(3):
            points = POINT * int(end.scores()[seat])
            assert points + int(end.table.wealth(seat)) == Judge(GUESS).promise(end.table, seat, left_of_game(end.table))


def test_a_promise_is_the_weighted_sum_of_the_means() -> None:
    judge = Judge(GUESS)
    for state in positions(1, several(400, 40)):
        left = left_of_game(state.table)
        promise = judge.promise(state.table, 0, left)
        means = [int(judge.means[number]) for number in range(MEANS)]
        worth = sum(weight * have for weight, have in zip(GUESS, means, strict=True)) // WHOLE

        assert POINT * int(state.scores()[0]) + int(state.table.wealth(0)) + worth == promise


def test_a_milestone_is_wholly_done_when_it_is_fulfilled_and_not_before() -> None:
    for state in positions(2, several(1500, 60)):
        for seat in range(3):
            for slot in range(2):
                tile = int(state.table.box[seat * SEAT + OPEN + slot])
                if tile != NONE:
                    assert bool(fulfilled(state.table, seat, slot)) == (milestone_done(state.table, seat, slot, tile) == WHOLE)


def test_a_turn_is_planned_to_where_another_seat_decides() -> None:
    turns = Turns(Judge(GUESS), 3)
    for number, state in enumerate(positions(3, several(300, 12))):
        if number % 5 == 0 and not state.over():
            seat = int(state.actor())
            turns.search(state, seat, FastLuck(1))

            assert all(int(end.state.actor()) != seat for end in turns.ends[:1])
            assert [end.worth for end in turns.ends] == sorted([end.worth for end in turns.ends], reverse=True)
            assert acts(turns.ends[0])[0].action in [int(action) for action in state.legal(seat)]


def test_a_wider_search_finds_no_worse_turn() -> None:
    narrow, wide = Turns(Judge(GUESS), 1), Turns(Judge(GUESS), 40)
    better = 0
    for number, state in enumerate(positions(4, several(300, 8))):
        if number % 20 == 0 and not state.over():
            seat = int(state.actor())
            narrow.search(state, seat, FastLuck(1))
            wide.search(state, seat, FastLuck(1))
            better += int(wide.ends[0].worth > narrow.ends[0].worth) - int(wide.ends[0].worth < narrow.ends[0].worth)

    assert better >= 0


def test_the_policy_plays_the_first_act_of_the_best_turn() -> None:
    state = next(positions(5, 1)).clone()
    seat = int(state.actor())
    turns = Turns(Judge(GUESS), 2)
    turns.search(state, seat, FastLuck(1))

    assert acts(turns.ends[0])[0].action == TurnPolicy(Turns(Judge(GUESS), 2)).choose(state, seat, FastLuck(1))
