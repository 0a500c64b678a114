"""The network in PyTorch: what it begins with."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from semafor.bots.master.reading import Reading
from semafor.train.net import Net, take_weights, weights

READING = Reading(np.full(6, 0.1, np.float32), np.array([1, 4]), np.array([3, 200], np.uint8))
ACTIONS = 11


def net(blocks: int) -> Net:
    return Net(READING, ACTIONS, 16, blocks)


def test_a_deeper_net_begins_by_doing_what_the_one_before_it_did() -> None:
    torch.manual_seed(3)
    before, deeper = net(1), net(3)
    torch.nn.init.normal_(before.blocks[0].two.weight)
    torch.nn.init.normal_(before.value.weight)
    seen = torch.randint(0, 256, (5, 6), dtype=torch.uint8)
    masks = torch.full((5, 2), 255, dtype=torch.uint8)

    take_weights(deeper, weights(before))

    for one, other in zip(before(seen, masks), deeper(seen, masks), strict=True):
        assert torch.equal(one, other)


def test_weights_of_another_width_are_not_taken() -> None:
    with pytest.raises(RuntimeError, match="size mismatch"):
        take_weights(net(1), weights(Net(READING, ACTIONS, 24, 1)))
