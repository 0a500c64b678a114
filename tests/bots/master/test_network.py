"""The forward pass: what is left out changes nothing that is asked about."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import semafor
from semafor.bots.master.arrays import Array
from semafor.bots.master.going import Going, hoped, thought
from semafor.bots.master.levels import network_in, weights_of
from semafor.bots.master.network import Network
from semafor.kernel.luck import KeyedLuck

KEYS = ["railroad-revolution", "steamrollers", "ticket-to-ride-usa"]


def assert_close(one: object, other: object) -> None:
    """But for the order in which the same numbers were added."""
    np.testing.assert_allclose(np.asarray(one), np.asarray(other), rtol=1e-3, atol=1e-4)


def tables(key: str) -> Iterator[Going]:
    """Moments of games that were drawn by lot, each with a choice to be made."""
    game = semafor.game(key)
    for number, seats in enumerate(game.seats):
        state, luck = game.start(seats, game.option_values({}), KeyedLuck(number)), KeyedLuck(20 + number)
        for _ in range(15 + 5 * number):
            actor = int(state.actor())
            legal = state.legal(actor)
            state.apply(actor, legal[int(luck.below(len(legal)))], luck)
        going = Going(state, luck)
        going.waits(int(state.actor()))
        yield going


def dense(network: Network, seen: Array) -> Array:
    """The first layer as it is written."""
    found: Array = network.inputs.reading(seen) @ network.matrices["inlet"] + network.vectors["inlet.bias"]
    return found


@pytest.mark.parametrize("key", KEYS)
def test_numbers_that_are_nowhere_read_add_nothing(key: str) -> None:
    network = network_in(weights_of(key), key)
    seen = np.concatenate([network.inputs.observed(each.table, int(each.table.actor())) for each in tables(key)])

    for rows in (seen, seen[:1], np.zeros_like(seen)):
        assert_close(network.enter(network.inputs.reading(rows)), dense(network, rows))


@pytest.mark.parametrize("key", KEYS)
def test_who_asks_about_some_acts_is_told_the_same_of_them(key: str) -> None:
    network, going = network_in(weights_of(key), key), list(tables(key))
    some = thought(network, going)

    for number, each in enumerate(going):
        seat = int(each.table.actor())
        whole = network(network.inputs.observed(each.table, seat))
        legal = [int(act) for act in each.table.legal(seat)]
        assert each.legal == legal
        assert_close(some.wishes[number, legal], whole.wishes[0, legal])
        assert_close([some.hopes[number], some.chances[number]], [whole.hopes[0], whole.chances[0]])
    asked = set().union(*(each.legal for each in going))
    told = np.flatnonzero(np.isfinite(some.wishes).all(0))
    assert set(told.tolist()) == asked


def test_who_only_hopes_wishes_for_nothing() -> None:
    network, going = network_in(weights_of(KEYS[0]), KEYS[0]), list(tables(KEYS[0]))
    for seat in range(2):
        found = hoped(network, going, seat)
        alone = [network(network.inputs.observed(each.table, seat)).chances[0] for each in going]
        assert_close(found.chances, alone)
        assert not np.isfinite(found.wishes).any()
