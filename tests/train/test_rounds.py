"""Learning what boards of Railroad Ink are worth: what is learned from, and that something is learned."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from semafor.bots.master.levels import weights_of
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.valuation import valuation_in
from semafor.games.railroad_ink import GAMES
from semafor.kernel.luck import FastLuck
from semafor.train.round_games import GROUP, Pupil, Start, group_of
from semafor.train.round_learner import Learner, apart, by_group, returns
from semafor.train.round_net import new_net
from semafor.train.rounds import Training, asked_for

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
    played = pupil.play([Start(8, 0.0, 0), Start(9, 0.5, 2)])
    hoped = [pupil.valuation.hopes(group, round) for round, group in enumerate(played.boards[0], 1)]

    assert pupil.play([Start(8, 0.0, 0)]).points[0] == played.points[0] == played.scores[0, 0]
    assert (played.first.tolist(), played.measured.tolist()) == ([0, 1], [True, False])
    with torch.no_grad():
        found = learner.net(by_group(torch.from_numpy(played.boards)))[0]
    assert found.T.numpy() == pytest.approx(np.array(hoped), abs=0.05)


def test_a_network_of_a_file_says_the_same_in_pytorch_and_in_numpy() -> None:
    game = GAMES[KEY]
    net, valuation = new_net(game, weights_of(KEY)), valuation_in(weights_of(KEY), game)
    state = game.deal(1, game.options(), FastLuck(4))
    beam = Beam(valuation.judge, 6, 12)
    beam.search(state)
    seen = valuation.seen(beam.ends)
    boards = torch.from_numpy(seen.copy())[:, None].expand(-1, int(valuation.judge.rounds) - 1, -1)
    with torch.no_grad():
        assert net(boards)[:, 0].numpy() == pytest.approx(valuation.hopes(seen, 1), abs=0.01)
        assert net.sums(boards, net.guide)[:, 0].numpy() * 1000 == pytest.approx([int(end.value) for end in beam.ends], abs=20)


def test_in_a_group_luck_that_all_share_counts_for_nothing() -> None:
    hopes = torch.tensor([[[50.0], [52.0], [54.0]]])

    assert apart(hopes, hopes + 7).tolist() == [[0.0]]
    assert apart(hopes, torch.tensor([[[50.0], [52.0], [60.0]]])).item() == pytest.approx((4 + 4 + 16) / (GROUP - 1))


def test_a_group_begins_with_the_board_that_is_played_on_and_repeats_none_that_need_not() -> None:
    for seed in range(20):
        group = group_of(np.array([50.0, 53.0, 49.0, 52.0]), 0.0, FastLuck(seed))
        assert group[0] == 1
        assert len(set(group.tolist())) == GROUP
    assert group_of(np.array([50.0]), 0.0, FastLuck(1)).tolist() == [0] * GROUP


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
    valuation = valuation_in(tmp_path / f"{KEY}.npz", GAMES[KEY])

    assert valuation.about["games"] > 100
    assert np.abs(valuation.heads).max() > 0
    assert '"points"' in told.stdout
