"""On a GPU insight is worked out by one kernel; what it says is what PyTorch and the compiled encoder say."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import semafor  # noqa: E402
from semafor.bots.master.arrays import Array  # noqa: E402
from semafor.bots.master.chart import Chart, chart_of  # noqa: E402
from semafor.bots.master.outlook import Outlook  # noqa: E402
from semafor.envs import Batch  # noqa: E402
from semafor.train.ways import DeviceWays  # noqa: E402

MAPS = ["ticket-to-ride-usa", "ticket-to-ride-europe"]
TABLES, ACTS, SEATS = 3, 90, 3
CHECKED = "import sys; sys.path[:0] = {path!r}; from train.test_ways_kernel import checked; checked({key!r})"


def outlooks(key: str, tables: int) -> tuple[Chart, Array, Array]:
    """Of games in which much is built: the chart, what is seen without insight, and the insight."""
    batch = Batch(key, tables, seats=SEATS, seed=4, insight=True)
    for _ in range(ACTS):
        batch.step(batch.sample())
    plain, outlook = Outlook(semafor.game(key), 5), Outlook(semafor.game(key), 5, insight=True)
    seen = np.zeros((tables, outlook.size), np.uint8)
    outlook.place(batch.now.observations, SEATS, seen)
    chart = chart_of(plain)
    assert chart
    return chart, seen[:, : plain.size].copy(), seen[:, plain.size :]


def checked(key: str) -> None:
    from semafor.train.ways_kernel import WaysKernel

    chart, seen, insight = outlooks(key, TABLES)
    kernel = WaysKernel(chart, DeviceWays(chart, torch.device("cpu")).pairs)
    np.testing.assert_array_equal(kernel(torch.from_numpy(seen)).numpy(), insight)


@pytest.mark.parametrize("key", MAPS)
def test_the_kernel_says_what_the_encoder_says(key: str) -> None:
    """In Triton's interpreter, which has to be asked for before Triton is imported."""
    pytest.importorskip("triton")
    command = CHECKED.format(path=["src", "tests"] if "PYTHONPATH" in os.environ else ["tests"], key=key)
    asked = subprocess.run([sys.executable, "-c", command], env=os.environ | {"TRITON_INTERPRET": "1"}, capture_output=True)
    assert asked.returncode == 0, asked.stderr.decode()


@pytest.mark.parametrize("key", MAPS)
def test_pytorch_says_what_the_encoder_says_where_the_kernel_cannot_run(key: str) -> None:
    chart, seen, insight = outlooks(key, 50)
    ways = DeviceWays(chart, torch.device("cpu"))
    ways.hasten(torch.from_numpy(seen[:2]))

    assert ways.quick is None
    np.testing.assert_array_equal(ways(torch.from_numpy(seen)).numpy(), insight)
