"""How a training is told on the terminal: rows of a training that was, and what it cannot begin with."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from semafor.cli.train import check_beginning, follow
from semafor.kernel.errors import BadInput
from semafor.train.plan import plan_of

ROW = {"round": 1, "steps": 1048576, "seconds": 11.95, "rate": 81950.0, "ahead": 30.78}
STRENGTH = {"steps": 31457280, "seats": 2, "partner": "hard", "games": 74, "share": 0.1892, "points": 161.65}


class Recorded:
    """A training that took place elsewhere: its rows, and what the referee measured."""

    def __init__(self, key: str, file: Path, strength: dict[str, Any]) -> None:
        self.plan, self.file, self.began = plan_of(key), file, time.monotonic()
        self.device = SimpleNamespace(type="cpu")
        file.with_suffix(".strength.jsonl").write_bytes(msgspec.json.encode(strength) + b"\n")

    def run(self) -> Iterator[dict[str, Any]]:
        yield ROW


@pytest.mark.parametrize(("key", "partner"), [("railroad-revolution", "hard"), ("railroad-ink", "")])
def test_progress_strength_and_where_the_weights_lie_are_told(
    key: str, partner: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    training: Any = Recorded(key, tmp_path / "weights.npz", STRENGTH | {"partner": partner})
    follow(training, as_json=False)
    told = capsys.readouterr().out.replace("\n", " ")

    for fact in (key, "74", "weights.npz"):
        assert fact in told
    follow(training, as_json=True)
    rows = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert rows == [ROW, STRENGTH | {"partner": partner}]


def test_a_training_that_never_was_cannot_go_on(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="railroad-ink"):
        check_beginning(plan_of("railroad-ink"), tmp_path, None, resume=True)
