"""The examples run, in a short form."""

from __future__ import annotations

import importlib.util
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from semafor.envs import Batch, lent

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_a_flat_monte_carlo_player_beats_random_play() -> None:
    scores = [example("flat_monte_carlo").play("railroad-ink", seed, tries=3) for seed in range(3)]

    assert sum(mine for mine, _ in scores) > sum(theirs for _, theirs in scores)


@pytest.mark.slow
def test_a_network_reads_what_the_batch_has_written() -> None:
    pytest.importorskip("torch", reason="PyTorch is an extra of its own")
    assert example("tensors").play("railroad-ink", games=8, steps=90) != 0


@pytest.mark.slow
def test_a_tensor_lies_in_the_memory_that_the_batch_fills() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is an extra of its own")
    batch = Batch("ticket-to-ride-usa", 4)
    seen, legal = torch.from_dlpack(lent(batch.now.observations)), torch.from_dlpack(lent(batch.now.masks.view("uint8")))
    for _ in range(9):
        step = batch.step(batch.sample())

    assert seen.data_ptr() == step.observations.ctypes.data
    assert legal.data_ptr() == step.masks.ctypes.data
    assert seen.tolist() == step.observations.tolist()
    assert legal.bool().tolist() == step.masks.tolist()


@pytest.mark.slow
def test_ppo_learns_for_two_rounds_and_draws_its_curve(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    pytest.importorskip("torch", reason="PyTorch is an extra of its own")
    curve = tmp_path / "curve.svg"
    monkeypatch.setattr("sys.argv", ["ppo.py", "--rounds", "2", "--games", "8", "--curve", str(curve)])
    example("ppo").main()

    assert ET.parse(curve).getroot().tag.endswith("svg")
    assert "of games against random" in capsys.readouterr().out
