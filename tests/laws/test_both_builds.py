"""Compiled and interpreted rules play the same games, move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import semafor
from laws.cases import CASES, KEYS, whole_game

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
import semafor
from laws.cases import CASES, whole_game
assert not semafor.compiled
for case in [case for case in CASES if case.key == sys.argv[1]]:
    print(*[case.game.hash(state) for state in whole_game(case, 77)])
"""


@pytest.mark.slow
@pytest.mark.skipif(not semafor.compiled, reason="compares the compiled build with the interpreted one")
@pytest.mark.parametrize("key", KEYS)
def test_interpreted_and_compiled_give_the_same_game_for_the_same_seed(key: str) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT, key],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )

    cases = [case for case in CASES if case.key == key]
    assert [line.split() for line in told.stdout.splitlines()] == [
        [case.game.hash(state) for state in whole_game(case, 77)] for case in cases
    ]
