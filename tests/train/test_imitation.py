"""A network learns to choose as a level does, and then plays the seats of the pool."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from semafor.bots.master.levels import weights_of
from semafor.bots.master.network import Network
from semafor.cli.train import check_beginning
from semafor.kernel.errors import BadInput
from semafor.train.fields import Fields
from semafor.train.imitation import LONGEST, asked_for, imitate
from semafor.train.plan import changed, plan_of
from semafor.train.player import Player
from semafor.train.trainer import Trainer
from semafor.train.watching import all_choices, choices, keep, kept, play, watch

KEY = "railroad-revolution"
SMALL = ["games=24", "steps=8", "processes=1", "part=64", "pool=1", "partners={}"]


def test_only_what_the_level_chose_is_noted() -> None:
    inputs = Network(weights_of(KEY)).inputs
    game = play(inputs.game, "random", 7)
    noted = choices(inputs, game)

    assert 0 < len(noted.seen) == len(noted.masks) == len(noted.chosen) < len(game.acts)
    assert set(noted.chosen) <= set(game.acts)
    rows = torch.from_numpy(noted.masks)
    for row, chosen in zip(rows, noted.chosen, strict=True):
        assert int(row[chosen // 8]) >> int(chosen % 8) & 1
        assert int(sum(int(each).bit_count() for each in row)) > 1


def test_a_game_that_was_kept_is_the_same_game(tmp_path: Path) -> None:
    """What its seats saw and chose is worked out from its acts, whoever does it."""
    inputs, file = Network(weights_of(KEY)).inputs, tmp_path / "games.jsonl"
    games = list(keep(file, watch(inputs.game, "random", 0.0, 1, seed=3, least=3)))

    assert len(games) >= 3
    assert kept(file) == games
    for game, found in zip(games, all_choices(inputs, games, 2), strict=True):
        for one, other in zip(choices(inputs, game), found, strict=True):
            np.testing.assert_array_equal(one, other)
    assert kept(tmp_path / "nothing.jsonl") == []


def test_it_foretells_games_that_it_did_not_see_better_and_plays_in_the_pool(tmp_path: Path) -> None:
    file = tmp_path / "rival.npz"
    words = [KEY, str(weights_of(KEY)), str(file), "--level", "normal", "--seconds", "1", "--processes", "1"]
    rows = list(imitate(asked_for(words)))

    assert rows[-1]["surprise"] < rows[0]["surprise"]
    assert Network(file).about["level"] == "normal"
    plan = changed(plan_of(KEY), [*SMALL, f'rival="{file}"'])
    fields = Fields(plan)
    try:
        trainer = Trainer(plan, fields, tmp_path, began=0.0)
        trainer.meet_earlier()
        rival = trainer.player.earlier.state_dict()["policy.bias"]
        assert torch.allclose(rival.cpu(), torch.from_numpy(Network(file).vectors["policy.bias"]))
        seats = alone_or_every_other(trainer.player, fields)
        assert trainer.player.whims[:, 0].tolist() == [0.0, 0.0, 1.0, 1.0] * 6
        trainer.log.close()
    finally:
        fields.close()
    assert seats == {(2, 1), (3, 1), (3, 2), (4, 1), (4, 2)}


def test_what_was_watched_is_kept_and_learned_from_where_nobody_plays(tmp_path: Path) -> None:
    kept, file = tmp_path / "games.jsonl", tmp_path / "rival.npz"
    words = [KEY, str(weights_of(KEY)), str(file), "--level", "normal", "--processes", "1", "--games", str(kept)]
    (watched,) = imitate(asked_for([*words, "--seconds", "1", "--times", "0"]))
    assert not file.exists()

    first, *rows = imitate(asked_for([*words, "--seconds", "0"]))
    assert first == watched
    assert len(rows) == LONGEST or rows[-1]["surprise"] < first["surprise"]
    (more,) = imitate(asked_for([*words, "--seconds", "1", "--times", "0", "--seed", "2"]))
    assert more["games"] > watched["games"]


def test_a_training_begins_where_the_level_is(tmp_path: Path) -> None:
    """And the file tells of both."""
    file = tmp_path / "copy.npz"
    words = [KEY, str(weights_of(KEY)), str(file), "--level", "normal", "--seconds", "1", "--processes", "1"]
    list(imitate(asked_for(words)))
    plan = changed(plan_of(KEY), SMALL)
    fields = Fields(plan)
    try:
        trainer = Trainer(plan, fields, tmp_path, begin=file, began=0.0)
        trainer.log.close()
    finally:
        fields.close()
    *_, watched, own = trainer.about()["runs"]

    assert (watched["level"], own["seed"]) == ("normal", plan.seed)
    assert trainer.about()["steps"] == sum(run["steps"] for run in trainer.about()["runs"])


def alone_or_every_other(player: Player, fields: Fields) -> set[tuple[int, int]]:
    """How many seats the tables of the pool have, and how many of them the network of today plays."""
    sizes = fields.halves[0].sizes.tolist()
    own = [int((~theirs[:size]).sum()) for size, theirs in zip(sizes, player.theirs[0], strict=True)]
    return set(zip(sizes, own, strict=True))


def test_a_rival_that_is_no_network_of_the_game_is_bad_input(tmp_path: Path) -> None:
    plan = changed(plan_of(KEY), [f'rival="{tmp_path / "nothing.npz"}"'])
    with pytest.raises(BadInput):
        check_beginning(plan, tmp_path, None, resume=False)


@pytest.mark.parametrize("wrong", [["--level", "nobody"], ["--seconds", "0"]])
def test_without_such_a_level_or_file_nothing_is_played(wrong: list[str], tmp_path: Path) -> None:
    begin = weights_of(KEY) if wrong[0] == "--level" else tmp_path / "nothing.npz"
    with pytest.raises(BadInput):
        list(imitate(asked_for([KEY, str(begin), str(tmp_path / "rival.npz"), *wrong])))
