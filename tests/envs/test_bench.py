"""`semafor bench --envs` prints the table of docs/research.md."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from semafor.cli.app import app


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
