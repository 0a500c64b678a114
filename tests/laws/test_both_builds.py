"""Compiled and interpreted rules play the same games, move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import semafor
from laws.cases import CASES, Case, whole_game

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
import semafor
from laws.cases import CASES, whole_game
assert not semafor.compiled
case = CASES[int(sys.argv[1])]
print(*[case.game.hash(state) for state in whole_game(case, 77)])
"""


@pytest.mark.slow
@pytest.mark.skipif(not semafor.compiled, reason="compares the compiled build with the interpreted one")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_interpreted_and_compiled_give_the_same_game_for_the_same_seed(case: Case) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    number = str(CASES.index(case))
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT, number],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.split() == [case.game.hash(state) for state in whole_game(case, 77)]
