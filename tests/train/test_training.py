"""A training on the processor, as a person starts it: it learns, leaves its weights, and goes on where it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import fmean

import pytest

pytest.importorskip("torch")

import semafor
from semafor.bots import Bot, Knowledge, bot
from semafor.bots.master.bot import MasterBot
from semafor.bots.master.network import Network
from semafor.kernel.luck import KeyedLuck

KEY = "railroad-ink"
SMALL = ["games=64", "steps=40", "processes=1", "width=96", "blocks=1", "part=1024", "pool_every=4", "partners={}"]
DEALS = 100


def trained(folder: Path, seconds: int, *more: str) -> Network:
    settings = [word for setting in SMALL for word in ("--set", setting)]
    command = [sys.executable, "-m", "semafor.cli", "train", KEY, "--folder", str(folder), "--seconds", str(seconds)]
    subprocess.run([*command, *settings, *more], check=True, capture_output=True)
    return Network(folder / f"{KEY}.npz")


def points(player: Bot, deal: int) -> int:
    game, luck = semafor.game(KEY), KeyedLuck(deal)
    state = game.start(1, game.option_values({}), luck)
    while not state.over():
        state.apply(0, player.choose(Knowledge(game, state, 0)), luck)
    return game.result(state).seats[0].total


@pytest.mark.nightly
def test_a_training_learns_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = trained(tmp_path, 60)
    later = trained(tmp_path, 30, "--resume")

    assert later.about["steps"] > first.about["steps"] > 0
    assert [run["seed"] for run in later.about["runs"]] == [1, 1]
    assert len((tmp_path / f"{KEY}.jsonl").read_text().splitlines()) > 2
    learned = fmean(points(MasterBot(1, later), deal) for deal in range(DEALS))
    assert learned > fmean(points(bot("random", KEY, deal), deal) for deal in range(DEALS))
