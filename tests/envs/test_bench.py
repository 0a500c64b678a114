"""`semafor bench --envs` prints the table of docs/research.md."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from semafor.cli.app import app
from semafor.envs.bench import curve
from semafor.envs.shared import cores


@pytest.mark.slow
def test_the_table_has_a_line_for_the_game() -> None:
    told = CliRunner().invoke(app, ["bench", "railroad-ink", "--envs", "--runs", "1", "--seconds", "0.01"])

    assert told.exit_code == 0
    assert "| `railroad-ink` | 2 | 2451 | 2000 bytes |" in told.output


@pytest.mark.slow
def test_the_same_as_json() -> None:
    command = ["bench", "ticket-to-ride-usa", "--envs", "--runs", "1", "--seconds", "0.01", "--json"]
    told = json.loads(CliRunner().invoke(app, command).output)

    assert [figures["game"] for figures in told] == ["ticket-to-ride-usa"]
    assert told[0]["with_masks"] > 0
    assert list(told[0]["in_processes"]) == [str(processes) for processes in curve(cores())]
    assert all(rate > 0 for rate in told[0]["in_processes"].values())


@pytest.mark.parametrize(("cores", "processes"), [(1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (16, [1, 2, 4, 8, 16])])
def test_the_curve_goes_up_to_all_cores(cores: int, processes: list[int]) -> None:
    assert curve(cores) == processes
