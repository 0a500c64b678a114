"""SIGKILL at random moments, under play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.torture import tortured


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    found = asyncio.run(tortured(f"sqlite:///{tmp_path / 'semafor.db'}", kills=24, tables=4, seed=5))

    assert found.kills == 24
    assert found.tables >= 4
    assert found.moves > 50
