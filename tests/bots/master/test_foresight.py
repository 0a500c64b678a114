"""The network that looks ahead: it tries what it likes, honestly, and the same seed chooses the same."""

from __future__ import annotations

import numpy as np
import pytest

import semafor
from semafor.bots import Knowledge
from semafor.bots.budget import Budget
from semafor.bots.master.foresight import MOST, TABLES, ForesightBot, kept, preferred
from semafor.bots.master.levels import network_in, weights_of
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

KEY = "ticket-to-ride-usa"
ONCE = Budget(iterations=1)


def looking(seed: int, key: str = KEY, decisions: int = 2) -> ForesightBot:
    return ForesightBot(seed, network_in(weights_of(key), key), ONCE, decisions)


def moment(key: str, acts: int, seats: int = 2) -> State:
    """A game in which that many acts were drawn by lot."""
    game, luck = semafor.game(key), KeyedLuck(8)
    state = game.start(seats, game.option_values({}), luck)
    for _ in range(acts):
        actor = int(state.actor())
        legal = state.legal(actor)
        state.apply(actor, legal[int(luck.below(len(legal)))], luck)
    return state


@pytest.mark.parametrize(("key", "seats"), [(KEY, 2), (KEY, 5), ("steamrollers", 1), ("railroad-revolution", 3)])
def test_it_chooses_one_of_the_few_acts_that_the_network_likes(key: str, seats: int) -> None:
    state = moment(key, 12, seats)
    known = Knowledge(semafor.game(key), state, int(state.actor()))
    liked = looking(1, key).liked(known)

    assert 1 <= len(liked) <= MOST
    assert looking(1, key).choose(known) in liked
    assert looking(1, key).choose(known) == looking(1, key).choose(known)


def test_every_act_is_tried_on_the_same_tables_with_the_same_chance() -> None:
    state = moment(KEY, 30)
    known = Knowledge(semafor.game(KEY), state, int(state.actor()))
    act = known.legal[0]

    chances = looking(3).tried(known, [act, act])
    assert chances.shape == (TABLES, 2)
    assert ((chances >= 0) & (chances <= 1)).all()
    assert (chances[:, 0] == chances[:, 1]).all()
    assert len(set(chances[:, 0])) > 1


def test_it_knows_no_more_than_its_seat() -> None:
    """On any table that the seat cannot tell from the true one it chooses the same."""
    game, state = semafor.game(KEY), moment(KEY, 40)
    seat = int(state.actor())
    choices = set()
    for number in range(4):
        other = game.redraw(state, seat, KeyedLuck(number))
        choices.add(tuple(looking(5).liked(Knowledge(game, other, seat))))
    assert len(choices) == 1


def test_an_end_is_judged_by_who_has_won() -> None:
    """So far ahead that every game is over before the seat has decided so often."""
    state = moment(KEY, 60)
    known = Knowledge(semafor.game(KEY), state, int(state.actor()))

    assert set(looking(2, decisions=1000).tried(known, [known.legal[0]]).flat) <= {0.0, 0.5, 1.0}


def test_its_first_choice_stays_unless_another_is_clearly_better() -> None:
    noise = np.array([0.1, -0.1, 0.1, -0.1])
    same = np.stack([0.5 + noise, 0.51 - noise, np.full(4, 0.2) + noise], 1)
    better = np.stack([0.5 + noise, 0.9 - noise, np.full(4, 0.2) + noise], 1)

    assert preferred(same, [0, 1]) == 0
    assert preferred(better, [0, 1]) == 1
    assert kept(better, [0, 1, 2]) == [1]
    assert kept(same, [0, 1, 2]) == [0, 1]
    assert preferred(np.zeros((0, 1)), [0]) == 0
