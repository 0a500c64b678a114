"""The tables that are learned from: shares of seats, options, and what the network is told of legal actions."""

from __future__ import annotations

import random

import numpy as np
import pytest

import semafor
from semafor.envs import Batch
from semafor.train.fields import bytes_of
from semafor.train.plan import changed, plan_of
from semafor.train.tables import drawn_options, shares

KEY = "steamrollers"


def test_every_number_of_seats_has_its_share() -> None:
    assert shares({1: 0.5, 2: 0.25, 5: 0.25}, 8) == [(1, 4), (2, 2), (5, 2)]


def test_a_favoured_option_is_met_as_often_as_asked_and_only_where_it_belongs() -> None:
    plan = changed(plan_of(KEY), ['favoured={"eva":"railway-magnate"}', "favour=0.6", "other_options=0"])
    game, luck = semafor.game(KEY), random.Random(1)

    alone = [drawn_options(game, 1, plan, luck) for _ in range(500)]
    assert all(each in ({}, {"eva": "railway-magnate"}) for each in alone)
    assert sum(map(len, alone)) / len(alone) == pytest.approx(0.6, abs=0.07)
    assert not any(drawn_options(game, 3, plan, luck) for _ in range(50))


def test_legal_actions_are_the_same_bit_by_bit() -> None:
    torch = pytest.importorskip("torch")
    from semafor.bots.master.inputs import Inputs
    from semafor.train.net import Net

    batch = Batch(KEY, 20, seats=2, seed=3)
    for _ in range(30):
        batch.step(batch.sample())
    bits = np.packbits(batch.now.masks, 1, bitorder="little")
    net = Net(Inputs(batch.game, 5).reading, batch.actions, 16, 1)

    assert bits.shape[1] == bytes_of(batch.actions)
    np.testing.assert_array_equal(net.allowed(torch.from_numpy(bits)).numpy(), batch.now.masks)
