"""SIGKILL at random moments, under play."""

from __future__ import annotations

from pathlib import Path

import pytest

from amount import NIGHTLY
from server.conftest import run
from server.torture import Torture


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    torture = Torture(f"sqlite:///{tmp_path / 'semafor.db'}", tables=4, seed=5)
    run(torture.run(kills=24 if NIGHTLY else 8, seconds=240), 600)  # fewer where the machine is busy

    assert torture.lost == []
    assert torture.doubled == []
    assert torture.missing == []
    assert torture.ended > 0
    assert torture.kills > 1
    assert len(torture.bots) >= 8
    assert torture.moves > 5

    bot = next(bot for bot in torture.bots if bot.acknowledged)
    bot.acknowledged["k999999"] = 7  # never written
    bot.sent = 0  # as if it had never sent what is written
    run(torture.check(), 600)

    assert [key.rpartition(":")[2] for key in torture.lost] == ["k999999"]
    assert len(torture.doubled) >= len(bot.acknowledged) - 1
