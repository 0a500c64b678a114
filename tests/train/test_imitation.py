"""A network learns to choose as a level does, and then plays the seats of the pool."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch")

import torch

from semafor.bots.master.levels import weights_of
from semafor.bots.master.network import Network
from semafor.cli.train import check_beginning
from semafor.kernel.errors import BadInput
from semafor.train.fields import Fields
from semafor.train.imitation import LONGEST, asked_for, imitate, play
from semafor.train.plan import changed, plan_of
from semafor.train.player import Player
from semafor.train.trainer import Trainer

KEY = "railroad-revolution"
SMALL = ["games=24", "steps=8", "processes=1", "part=64", "pool=1", "partners={}"]


def test_only_what_the_level_chose_is_noted() -> None:
    choices = play(Network(weights_of(KEY)).inputs, "random", 7)

    assert len(choices.seen) == len(choices.masks) == len(choices.chosen) > 0
    rows = torch.from_numpy(choices.masks)
    for row, chosen in zip(rows, choices.chosen, strict=True):
        assert int(row[chosen // 8]) >> int(chosen % 8) & 1
        assert int(sum(int(each).bit_count() for each in row)) > 1


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
        trainer.log.close()
    finally:
        fields.close()
    assert seats == {(2, 1), (3, 1), (3, 2), (4, 1), (4, 2)}


def test_what_was_watched_is_kept_and_learned_from_where_nobody_plays(tmp_path: Path) -> None:
    kept, file = tmp_path / "games.npz", tmp_path / "rival.npz"
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
