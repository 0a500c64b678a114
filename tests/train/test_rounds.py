"""Learning what boards of Railroad Ink are worth: what is learned from, and that something is learned."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.valuation import valuation_in
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink import GAMES
from semafor.train.round_games import Pupil
from semafor.train.rounds import Learner, Training, asked_for, returns

KEY = "railroad-ink"


def training(folder: Path, *more: str) -> Training:
    return Training(asked_for([KEY, "--folder", str(folder), *more]))


def test_a_board_aims_at_what_followed_and_the_last_one_at_the_points() -> None:
    found = returns(torch.tensor([[50.0, 54.0, 60.0]]), torch.tensor([64.0]))

    assert found.tolist() == [[(54 + (60 + 64) / 2) / 2, (60 + 64) / 2, 64.0]]


def test_a_pupil_plays_as_the_file_says_and_the_network_reads_its_boards_alike(tmp_path: Path) -> None:
    first = training(tmp_path)
    first.first_file()
    pupil, learner = Pupil(GAMES[KEY], first.file, 3), Learner(GAMES[KEY], 100, 1)
    boards, points = pupil.play(8, 0.0, 0)
    hoped = [float(pupil.valuation.hopes(board[None], round)[0]) for round, board in enumerate(boards, 1)]

    assert pupil.play(8, 0.0, 0)[1] == points
    with torch.no_grad():
        assert learner.net(torch.from_numpy(boards)[None])[0].tolist() == pytest.approx(hoped, abs=0.05)


@pytest.mark.nightly
def test_what_is_learned_explains_the_games_better_than_the_judge(tmp_path: Path) -> None:
    first = training(tmp_path)
    first.first_file()
    pupil, learner = Pupil(GAMES[KEY], first.file, 4), Learner(GAMES[KEY], 2000, 1)
    played = [pupil.portion(seed) for seed in range(0, 20_000, 200)]
    for each in played:
        learner.store.add(each)
    before = torch.stack([learner.wrong(each).mean() for each in played]).mean()
    for _ in range(200):
        learner.step()

    assert torch.stack([learner.wrong(each).mean() for each in played]).mean() < before - 0.2


@pytest.mark.nightly
def test_a_training_as_a_person_starts_it_leaves_weights_that_can_be_played_with(tmp_path: Path) -> None:
    asked = [KEY, "--folder", str(tmp_path), "--seconds", "40", "--processes", "1", "--least", "32", "--width", "3"]
    told = subprocess.run([sys.executable, "-m", "semafor.train.rounds", *asked], check=True, capture_output=True, text=True)
    valuation = valuation_in(tmp_path / f"{KEY}.npz", Judge(GAMES[KEY].variant, load_weights()[KEY]))

    assert valuation.about["games"] > 100
    assert np.abs(valuation.heads).max() > 0
    assert '"points"' in told.stdout
