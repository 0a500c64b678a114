"""On a GPU the ways are worked out by one kernel; what it says is what NumPy and PyTorch say."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import semafor  # noqa: E402
from semafor.bots.master.arrays import Array  # noqa: E402
from semafor.bots.master.inputs import Inputs  # noqa: E402
from semafor.envs import Batch  # noqa: E402
from semafor.train.ways import DeviceWays  # noqa: E402

MAPS = ["ticket-to-ride-usa", "ticket-to-ride-europe"]
TABLES, ACTS, SEATS = 3, 90, 3
CHECKED = "import sys; sys.path[:0] = {path!r}; from train.test_ways_kernel import checked; checked({key!r})"


def outlooks(inputs: Inputs, tables: int) -> Array:
    """Of games in which much is built."""
    batch = Batch(inputs.game.key, tables, seats=SEATS, seed=4)
    for _ in range(ACTS):
        batch.step(batch.sample())
    seen = np.zeros((tables, inputs.outlook.size), np.uint8)
    inputs.outlook.place(batch.now.observations, SEATS, seen)
    return seen


def inputs_of(key: str) -> Inputs:
    return Inputs(semafor.game(key), 5)


def checked(key: str) -> None:
    from semafor.train.ways_kernel import WaysKernel

    inputs = inputs_of(key)
    assert inputs.ways
    seen = outlooks(inputs, TABLES)
    kernel = WaysKernel(inputs.ways, DeviceWays(inputs.ways, torch.device("cpu")).pairs)
    np.testing.assert_array_equal(kernel(torch.from_numpy(seen)).numpy(), inputs.ways(seen))


@pytest.mark.parametrize("key", MAPS)
def test_the_kernel_says_what_numpy_says(key: str) -> None:
    """In Triton's interpreter, which has to be asked for before Triton is imported."""
    pytest.importorskip("triton")
    command = CHECKED.format(path=["src", "tests"] if "PYTHONPATH" in os.environ else ["tests"], key=key)
    asked = subprocess.run([sys.executable, "-c", command], env=os.environ | {"TRITON_INTERPRET": "1"}, capture_output=True)
    assert asked.returncode == 0, asked.stderr.decode()


@pytest.mark.parametrize("key", MAPS)
def test_pytorch_says_what_numpy_says_where_the_kernel_cannot_run(key: str) -> None:
    inputs = inputs_of(key)
    assert inputs.ways
    seen = outlooks(inputs, 50)
    ways = DeviceWays(inputs.ways, torch.device("cpu"))
    ways.hasten(torch.from_numpy(seen[:2]))

    assert ways.quick is None
    np.testing.assert_array_equal(ways(torch.from_numpy(seen)).numpy(), inputs.ways(seen))
