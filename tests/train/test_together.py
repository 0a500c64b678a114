"""Several learners: each deals games of its own, and all learn the same from what all have seen."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

import pytest

from semafor.kernel.errors import BadInput
from semafor.train.plan import plan_of
from semafor.train.together import HERE, dealt_apart, free_port, others

LEARNERS = 2
SETTINGS = ["games=16", "steps=8", "processes=1", "width=16", "blocks=1", "part=64", "partners={}"]


def test_each_learner_deals_games_of_its_own() -> None:
    plan = plan_of("railroad-ink")

    assert dealt_apart(plan, 0) == plan
    assert dealt_apart(plan, 1).seed != dealt_apart(plan, 2).seed != plan.seed


def test_one_learner_meets_nobody() -> None:
    with others(plan_of("railroad-ink"), 1, None) as meeting:
        assert meeting == ""


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadInput, match="ray"), others(plan_of("railroad-ink"), LEARNERS, "local"):
        pass


def agree(rank: int, meeting: str, told: Queue[Any]) -> None:
    import torch

    from semafor.train.peers import Peers

    peers = Peers(rank, LEARNERS, meeting)
    net = torch.nn.Linear(2, 1)
    net.weight.grad, net.bias.grad = torch.tensor([[1.0 + rank, 4.0 - rank]]), torch.tensor([float(rank)])
    peers.average(net)
    state = peers.take_over({"rank": rank})
    told.put((net.weight.grad.tolist(), net.bias.grad.tolist(), peers.fewest(7 + rank), peers.said_first(0.25 + rank), state))
    peers.close()


def test_learners_agree_on_gradients_portions_time_and_the_beginning() -> None:
    pytest.importorskip("torch")
    meeting, spawn = f"{HERE}:{free_port(HERE)}", multiprocessing.get_context("spawn")
    told = spawn.Queue()
    learners = [spawn.Process(target=agree, args=(rank, meeting, told)) for rank in range(LEARNERS)]
    for each in learners:
        each.start()
    found = [told.get(timeout=120) for _ in learners]
    for each in learners:
        each.join()

    assert found == [([[1.5, 3.5]], [0.5], 7, 0.25, {"rank": 0})] * LEARNERS


@pytest.mark.nightly
def test_two_learners_count_the_steps_of_both(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    settings = [word for setting in SETTINGS for word in ("--set", setting)]
    command = [sys.executable, "-m", "semafor.cli", "train", "railroad-ink", "--folder", str(tmp_path), "--seconds", "30"]
    subprocess.run([*command, "--learners", str(LEARNERS), *settings], check=True, capture_output=True)
    rows = [json.loads(row) for row in (tmp_path / "railroad-ink.jsonl").read_text().splitlines()]

    assert rows[0]["steps"] == LEARNERS * 8 * 2 * 16
    assert (tmp_path / "railroad-ink.npz").exists()
