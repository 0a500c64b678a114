"""SIGKILL at random moments, under play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.torture import tortured


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'semafor.db'}"
    found = asyncio.run(tortured(database, kills=24, tables=4, seed=5, seconds=240))  # fewer where the machine is busy

    assert found.kills > 1
    assert found.tables >= 4
    assert found.moves > 5
