"""The client of the docs plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.client import GAME, Served

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


@pytest.mark.slow
def test_the_example_client_joins_and_plays_to_the_end(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'semafor.db'}")
    try:
        with served.client() as http:
            made = http.post("/api/rooms", json={"game": GAME, "seats": [{}, {}]}).json()
        asked = [sys.executable, str(CLIENT), served.url, made["room"]["room"]]
        bots = [
            subprocess.Popen([*asked, str(seat), made["join"]], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for seat in (0, 1)
        ]
        said = [bot.communicate(timeout=120) for bot in bots]

        assert [(bot.returncode, "place" in out) for bot, (out, _) in zip(bots, said, strict=True)] == [(0, True)] * 2
        assert len([line for line in CLIENT.read_text("utf-8").splitlines() if line.strip()]) <= 36
    finally:
        served.stop()
