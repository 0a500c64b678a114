"""The search finds what is plainly best, and keeps its tree only while it may."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import semafor
from semafor.bots.policy import Policy, margins
from semafor.bots.search.tree_search import TreeSearch
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State


def searched(state: State, seat: int, steps: int, policy: Policy | None = None) -> TreeSearch:
    search = TreeSearch(policy or Policy(), semafor.game("ticket-to-ride-usa").actions.size, FastLuck(1))
    for _ in range(steps):
        search.step(state.clone(), seat)
    return search


def last_turn() -> State:
    """Two seats, the second to act for the last time, with cards for a long route."""
    game = semafor.game("ticket-to-ride-usa")
    luck = FastLuck(5)
    state = game.start(2, None, luck)
    before = state.clone()
    while not state.over():
        before = state.clone()
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[luck.below(len(legal))], luck)
    return before


def test_the_last_act_is_the_one_that_counts_most() -> None:
    state = last_turn()
    seat = int(state.actor())
    ends = {}
    for action in (int(number) for number in state.legal(seat)):
        end = state.clone()
        end.apply(seat, action, FastLuck(2))
        if end.over():
            ends[action] = int(margins(end.scores())[seat])

    assert max(ends.values()) == ends[int(searched(state, seat, 600).best(list(ends)))]


def test_margins_are_points_ahead_of_the_best_other_seat() -> None:
    assert [int(ahead) for ahead in margins(vec[i64]([12, 7, 4]))] == [5, -5, -8]
    assert [int(ahead) for ahead in margins(vec[i64]([12]))] == [12]


def test_every_step_is_remembered_once() -> None:
    state = semafor.game("ticket-to-ride-usa").start(2, None, FastLuck(1))
    search = searched(state, 0, 50)

    assert sum(visits for _, visits, _ in search.tries()) == 50
    assert search.playouts == 50


def test_the_tree_goes_on_only_below_the_seats_own_next_decision() -> None:
    state = semafor.game("ticket-to-ride-usa").start(2, None, FastLuck(1))
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0], FastLuck(1))
    seat = int(state.actor())
    search = searched(state, seat, 400)
    draw = 0  # the first card from the deck: the second is the same seat's

    assert search.follow(draw, seat)
    assert search.tries()
    assert not search.follow(draw, seat)
    assert search.tries() == []
