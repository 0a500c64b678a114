"""The level `master`: which games have it, what its files tell, and what becomes of it where NumPy is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import semafor
from semafor.arena.entrants import entrant
from semafor.bots import Knowledge, bot, levels
from semafor.bots.master import levels as masters
from semafor.bots.master.card import card_of
from semafor.bots.master.packing import unpacked
from semafor.kernel.errors import BadInput
from semafor.kernel.words import LANGUAGES, Words

KEYS = ["railroad-revolution", "steamrollers", "ticket-to-ride-europe", "ticket-to-ride-usa"]
OF_ROUNDS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]  # their networks judge ends of rounds
ALL = [*OF_ROUNDS, *KEYS]
MOST_BYTES = 4_000_000


def test_games_with_a_network_have_its_levels_around_hard() -> None:
    found = {key: levels(key) for key in semafor.games()}

    assert sorted(key for key, names in found.items() if "master" in names) == ALL
    assert all(" ".join(found[key]).find("normal apprentice journeyman hard master") > 0 for key in KEYS)
    assert all(" ".join(found[key]).endswith("normal journeyman hard master grandmaster") for key in OF_ROUNDS)
    assert sorted(key for key, names in found.items() if "grandmaster" in names) == ALL
    assert sorted(file.stem for file in masters.WEIGHTS.glob("*.npz")) == ALL
    assert sorted(file.stem for file in masters.WEIGHTS.glob("*.toml")) == ALL


@pytest.mark.parametrize("key", KEYS)
def test_a_file_is_small_fits_its_game_and_tells_what_made_it(key: str) -> None:
    network, game = masters.network_in(masters.weights_of(key), key), semafor.game(key)

    assert masters.weights_of(key).stat().st_size <= MOST_BYTES
    assert network.matrices["inlet"].shape[0] == network.inputs.reading.size
    assert network.matrices["policy"].shape[1] == game.actions.size
    card = card_of(key)
    assert card is not None
    assert card.places == network.about["places"]
    assert (network.about["game"], network.about["version"]) == (key, game.version)
    assert network.about["command"].startswith(f"semafor train {key} --seconds ")
    assert network.about["figures"]
    assert sum(run["steps"] for run in network.about["runs"]) == network.about["steps"]


@pytest.mark.parametrize("key", OF_ROUNDS)
def test_a_file_of_rounds_is_small_and_tells_what_made_it(key: str) -> None:
    _, about = unpacked(masters.weights_of(key))
    card = card_of(key)

    assert masters.weights_of(key).stat().st_size <= MOST_BYTES
    assert card is not None
    assert card.rounds
    assert (about["game"], about["version"]) == (key, semafor.game(key).version)
    assert f"python -m semafor.train.rounds {key} --seconds " in about["command"]
    assert about["figures"]
    assert sum(run["games"] for run in about["runs"]) == about["games"]


@pytest.mark.parametrize("key", KEYS)
def test_a_network_is_read_once_and_the_seed_changes_nothing(key: str) -> None:
    game = semafor.game(key)
    for seats in (game.seats[0], game.seats[-1]):
        table = game.table(seats=seats, seed=3)
        known = Knowledge(game, table.state, int(table.state.actor()))
        bots = [bot("master", key, seed) for seed in (1, 2)]

        assert len({each.choose(known) for each in bots}) == 1
        assert bots[0].network is bots[1].network  # type: ignore[attr-defined]


def test_without_numpy_the_level_is_not_offered_and_one_sentence_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "has_numpy", lambda: False)

    assert not any({"journeyman", "master", "grandmaster"} & set(levels(key)) for key in semafor.games())
    for key in OF_ROUNDS:
        with pytest.raises(BadInput, match="NumPy"):
            bot("journeyman", key, 1)
    with pytest.raises(BadInput) as refused:
        bot("master", KEYS[0], 1)
    said = {Words(lang, refused.value.room).say(refused.value.message, **refused.value.facts) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("NumPy" in each for each in said)


def test_a_game_without_a_level_says_which_it_has() -> None:
    with pytest.raises(BadInput, match=r"random, easy, .*journeyman, hard, master, grandmaster, builder"):
        bot("veteran", "railroad-revolution", 1)


def test_a_network_of_ones_own_takes_part_in_the_arena(tmp_path: Path) -> None:
    file = masters.weights_of(KEYS[0])
    game, other = semafor.game(KEYS[0]), tmp_path / "other.npz"
    other.write_text("no weights")
    table = game.table(seats=2, seed=3)
    known = Knowledge(game, table.state, int(table.state.actor()))

    assert entrant(f"net:{file}", KEYS[0], 1).choose(known) == bot("master", KEYS[0], 1).choose(known)
    for wrong, key in ((other, KEYS[0]), (tmp_path / "none.npz", KEYS[0]), (file, KEYS[1])):
        with pytest.raises(BadInput, match=re.escape(str(wrong))):
            entrant(f"net:{wrong}", key, 1)
