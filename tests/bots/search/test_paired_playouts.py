"""Candidates weighed against each other: what is plainly better is taken, what is not leaves the policy's own choice."""

from __future__ import annotations

import semafor
from amount import several
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.levels import policy
from semafor.bots.policy import margins
from semafor.bots.search.paired_playouts import LEAST_TABLES, PairedPlayouts
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


def played_out(state: State, seat: int, tables: int) -> PairedPlayouts:
    playouts = PairedPlayouts(policy(GAME), FastLuck(1))
    playouts.begin(state.clone(), seat)
    for number in range(tables):
        playouts.step(GAME.redraw(state, seat, FastLuck(number)))
    return playouts


def test_few_tables_leave_the_choice_to_the_policy() -> None:
    playouts = played_out(opening(), 0, LEAST_TABLES - 1)

    assert playouts.candidates.numbers[0] == playouts.best()
    assert playouts.candidates.count == len(playouts.live)


def test_the_last_act_is_the_one_that_counts_most() -> None:
    state = last_act()
    seat = int(state.actor())
    playouts = played_out(state, seat, LEAST_TABLES)
    ends = {}
    for rank in range(int(playouts.candidates.count)):
        end = state.clone()
        end.apply(seat, playouts.candidates.numbers[rank], FastLuck(1))
        ends[int(playouts.candidates.numbers[rank])] = int(margins(end.scores())[seat])

    assert max(ends.values()) == ends[int(playouts.best())]


def test_a_candidate_that_never_differs_from_the_leader_is_given_up() -> None:
    state = last_act()
    playouts = played_out(state, int(state.actor()), LEAST_TABLES)
    leader = int(playouts.leader())

    assert len(playouts.live) < playouts.candidates.count
    for rank in (int(rank) for rank in playouts.live):
        assert rank == leader or playouts.squares[leader * int(playouts.candidates.count) + rank] > 0


def test_what_two_candidates_brought_is_told_of_both_alike() -> None:
    playouts = played_out(opening(), 0, several(LEAST_TABLES, 3))
    count = int(playouts.candidates.count)
    for one in range(count):
        for other in range(count):
            assert playouts.sums[one * count + other] == -playouts.sums[other * count + one]
            assert playouts.squares[one * count + other] == playouts.squares[other * count + one]
            assert playouts.sums[one * count + other] ** 2 <= playouts.tables * playouts.squares[one * count + other]


def test_a_single_iteration_is_the_plan_without_search() -> None:
    state = opening()
    known = Knowledge(GAME, state, 0)
    plan = policy(GAME).choose(GAME.redraw(state, 0, FastLuck(2)), 0, FastLuck(1))

    assert plan == bot("hard@1", GAME.key, 5).choose(known)
    assert bot("hard", GAME.key, 5, Budget(iterations=several(40, 2))).choose(known) in known.legal
