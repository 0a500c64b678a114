"""`semafor arena` and `semafor analyse` as a person or a program uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.test_commands import one_sentence
from warm import run as semafor


def test_the_arena_prints_standings_and_keeps_results(tmp_path: Path) -> None:
    words = ("arena", "ticket-to-ride-usa", "--bots", "racer,random", "--games", "4", "--file", str(tmp_path / "kept.jsonl"))
    told = json.loads(semafor(*words, "--json").stdout)

    assert [each["bot"] for each in told] == ["racer", "random"]
    assert told[0]["share"] == 1
    assert told[0]["games"] == 4
    assert "1.000 (1.000–1.000)" in semafor(*words).stdout
    assert "udział w zwycięstwach" in semafor(*words, "--lang", "pl").stdout


def test_the_arena_shows_the_points_of_eva() -> None:
    words = ("arena", "steamrollers", "--bots", "random", "--games", "1", "--option", "eva=conductor")
    told = json.loads(semafor(*words, "--json").stdout)

    assert f"{told[0]['automata']['Eva']:.1f}" in semafor(*words).stdout.split("Eva")[1]


def test_bad_bots_are_one_sentence() -> None:
    one_sentence(semafor("arena", "ticket-to-ride-usa", "--bots", "normal,clever"), "clever")
    one_sentence(semafor("arena", "ticket-to-ride-usa", "--bots", "normal@x,easy"), "x")
    one_sentence(semafor("arena", "ticket-to-ride-usa", "--bots", "cmd:/no/such,easy"), "/no/such")
    one_sentence(semafor("arena", "ticket-to-ride-usa", "--bots", "easy"), "2 to 5 players")


def test_a_bad_file_of_results_is_one_sentence(tmp_path: Path) -> None:
    words = ("arena", "ticket-to-ride-usa", "--bots", "racer,random", "--games", "2", "--file")
    file = tmp_path / "kept.jsonl"
    semafor(*words, str(file))
    file.write_text(file.read_text("utf-8") + "garbage\n", "utf-8")

    one_sentence(semafor(*words, str(file)), "kept.jsonl is no file of arena results")
    one_sentence(semafor(*words, "/dev/null/kept.jsonl"), "/dev/null/kept.jsonl cannot be read")
    one_sentence(semafor(*words, str(file), "--seed", "9" * 30), "is no seed")


@pytest.mark.slow
def test_a_record_is_analysed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    semafor("play", "ticket-to-ride-usa", "--bots", "easy", "--seed", "3", "--save", str(file), stdin="1\n1\nq\n")
    found = json.loads(semafor("analyse", str(file), "--budget", "2", "--json").stdout)

    assert found[0]["number"] == 1
    assert {"chosen", "best", "before", "after", "lost", "luck"} <= set(found[0])
    assert "Seat 1:" in semafor("analyse", str(file), "--budget", "2").stdout
    one_sentence(semafor("analyse", str(file), "--budget", "soon"), "soon")
