"""One scale for all levels of a game: what games say comes out, and the file tells of levels that there are."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from semafor.arena.match import Played
from semafor.arena.scale import at_tables, games_in, ladder, main, missing, on_deals, pairs_of, play_all, rated
from semafor.bots import levels


def game(number: int, first: bool) -> Played:
    return Played(number, [float(first), float(not first)], [1, 2] if first else [2, 1], [0, 0], [{}, {}], [1, 1], [0.0, 0.0])


def test_who_wins_oftener_stands_higher_whatever_the_order() -> None:
    names = ["weak", "middling", "strong"]
    found = {pair: [game(each, first=each % 4 == 0) for each in range(8)] for pair in combinations(names, 2)}
    ratings = rated(names, at_tables(found))
    turned = rated(names, at_tables({pair: games[::-1] for pair, games in found.items()}))

    assert sorted(names, key=lambda name: ratings[name]) == names
    assert all(ratings[name] == pytest.approx(turned[name], abs=2) for name in names)


def alone(number: int, points: int) -> Played:
    return Played(number, [1.0], [1], [points], [{}], [1], [0.0])


def test_who_plays_alone_is_compared_on_the_deals_that_both_have_played() -> None:
    """More points win, as many are a draw; a deal that one of the two has not played yet says nothing."""
    found = {"weak": [alone(0, 40), alone(1, 50)], "strong": [alone(0, 60), alone(1, 50), alone(2, 70)]}
    met = on_deals(found)

    assert met == [(("weak", "strong"), [-40.0, -60.0]), (("weak", "strong"), [-50.0, -50.0])]
    assert rated(["weak", "strong"], met)["strong"] > rated(["weak", "strong"], met)["weak"]


def test_alone_every_level_plays_every_deal_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path), "2", "railroad-ink", "--levels", "random,easy", "--alone"])
    told = capsys.readouterr().out

    assert "# 4 games" in told
    assert list(tomllib.loads(told)["railroad-ink"]) == ["random", "easy"]
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "railroad-ink.easy.alone.jsonl",
        "railroad-ink.random.alone.jsonl",
    ]


def test_the_file_tells_of_levels_that_there_are() -> None:
    scale = tomllib.loads((files("semafor.bots") / "scale.toml").read_text("utf-8"))

    assert {"ticket-to-ride-usa", "railroad-revolution"} <= set(scale)
    for key, ratings in scale.items():
        assert set(ratings) <= set(levels(key))
        assert list(ratings.values()) == sorted(ratings.values())


def test_the_games_are_kept_and_the_part_of_the_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):  # the second time nothing is left to play
        main([str(tmp_path), "2", "railroad-ink", "--levels", "random,easy"])
    told = capsys.readouterr().out.split("\n\n")

    assert told[0] == told[1].lstrip("\n")
    assert list(tomllib.loads(told[0])["railroad-ink"]) == ["random", "easy"]
    assert len((tmp_path / "railroad-ink.random.easy.jsonl").read_text().splitlines()) == 3


def test_pairs_play_in_turn_in_one_process_or_two(tmp_path: Path) -> None:
    kept = [each for key in ("railroad-ink", "steamrollers") for each in pairs_of(tmp_path, key, ["random", "easy"]).values()]
    play_all(kept[:1], 1, jobs=1)

    assert [(at, number) for at, _, number in missing(kept, 3)] == [(1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
    play_all(kept, 2, jobs=2)
    assert missing(kept, 2) == []
    assert [[game.number for game in games_in(each)] for each in kept] == [[0, 1], [0, 1]]


def test_games_of_the_folder_are_rated_though_none_are_to_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path), "1", "railroad-ink-meteor", "--levels", "random,easy"])
    first = capsys.readouterr().out
    main([str(tmp_path), "0", "railroad-ink-meteor", "--levels", "random,easy"])

    assert capsys.readouterr().out == first
    assert "# 1 games" in first


def test_without_levels_the_whole_ladder_plays() -> None:
    assert ladder("steamrollers")[:3] == ["random", "easy", "normal"]
    assert "builder" not in ladder("railroad-revolution")
