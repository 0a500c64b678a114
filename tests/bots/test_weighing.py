"""Candidates weighed against each other: what is plainly better is taken, what is not leaves the policy's own choice."""

from __future__ import annotations

import semafor
from laws.cases import several
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.levels import policy
from semafor.bots.policy import margins
from semafor.bots.weighing import LEAST_TABLES, Weighing
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.state import State

GAME = semafor.game("ticket-to-ride-usa")


def opening() -> State:
    return GAME.start(2, None, FastLuck(3))


def last_act() -> State:
    """A game by the policy up to the act that ends it."""
    luck = KeyedLuck(4)
    state = GAME.start(2, None, luck)
    player = bot("normal", GAME.key, 1)
    before = state
    while not state.over():
        before = state.clone()
        seat = int(state.actor())
        state.apply(seat, player.choose(Knowledge(GAME, state, seat)), luck)
    return before


def weighed(state: State, seat: int, tables: int) -> Weighing:
    weighing = Weighing(policy(GAME), FastLuck(1))
    weighing.begin(state.clone(), seat)
    for number in range(tables):
        weighing.step(GAME.redraw(state, seat, FastLuck(number)))
    return weighing


def test_few_tables_leave_the_choice_to_the_policy() -> None:
    weighing = weighed(opening(), 0, LEAST_TABLES - 1)

    assert weighing.candidates.numbers[0] == weighing.best()
    assert weighing.candidates.count == len(weighing.live)


def test_the_last_act_is_the_one_that_counts_most() -> None:
    state = last_act()
    seat = int(state.actor())
    weighing = weighed(state, seat, LEAST_TABLES)
    ends = {}
    for rank in range(int(weighing.candidates.count)):
        end = state.clone()
        end.apply(seat, weighing.candidates.numbers[rank], FastLuck(1))
        ends[int(weighing.candidates.numbers[rank])] = int(margins(end.scores())[seat])

    assert max(ends.values()) == ends[int(weighing.best())]


def test_a_candidate_that_never_differs_from_the_leader_is_given_up() -> None:
    state = last_act()
    weighing = weighed(state, int(state.actor()), LEAST_TABLES)
    leader = int(weighing.leader())

    assert len(weighing.live) < weighing.candidates.count
    for rank in (int(rank) for rank in weighing.live):
        assert rank == leader or weighing.squares[leader * int(weighing.candidates.count) + rank] > 0


def test_what_two_candidates_brought_is_told_of_both_alike() -> None:
    weighing = weighed(opening(), 0, several(LEAST_TABLES, 3))
    count = int(weighing.candidates.count)
    for one in range(count):
        for other in range(count):
            assert weighing.sums[one * count + other] == -weighing.sums[other * count + one]
            assert weighing.squares[one * count + other] == weighing.squares[other * count + one]
            assert weighing.sums[one * count + other] ** 2 <= weighing.tables * weighing.squares[one * count + other]


def test_a_single_iteration_is_the_plan_without_search() -> None:
    state = opening()
    known = Knowledge(GAME, state, 0)
    plan = policy(GAME).choose(GAME.redraw(state, 0, FastLuck(2)), 0, FastLuck(1))

    assert plan == bot("hard@1", GAME.key, 5).choose(known)
    assert bot("hard", GAME.key, 5, Budget(iterations=several(40, 2))).choose(known) in known.legal
