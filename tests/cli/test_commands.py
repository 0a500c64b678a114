"""The commands as a person or a program uses them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from semafor import companion
from semafor.cli import main
from semafor.kernel.errors import BadInput
from warm import TERMINAL
from warm import run as semafor

ROOT = Path(__file__).parents[2]
POSITION = {
    "game": "ticket-to-ride-usa",
    "seats": [
        {"name": "Anna", "routes": ["Denver-Omaha", "chicago_omaha"], "tickets": ["Chicago-Los Angeles"]},
        {"name": "Piotr", "routes": ["Seattle-Vancouver"], "tickets": []},
    ],
}


@pytest.mark.parametrize(("given", "threads"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")], ids=["unsaid", "said"])
def test_networks_think_with_one_thread_unless_it_is_said(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], threads: str
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "argv", ["semafor", "--version"])
    with pytest.raises(SystemExit):
        main()

    assert os.environ["OPENBLAS_NUM_THREADS"] == threads


def one_sentence(told: subprocess.CompletedProcess[str], *says: str) -> None:
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    for word in says:
        assert word in told.stderr


def score(position: Any, *words: str) -> subprocess.CompletedProcess[str]:
    return semafor("score", "-", *words, stdin=json.dumps(position))


def test_a_command_of_a_warm_interpreter_says_what_one_says_that_is_started_anew() -> None:
    for words in (["games", "--lang", "pl"], ["play", "chess"]):
        asked = [sys.executable, "-m", "semafor.cli", *words]
        anew = subprocess.run(asked, capture_output=True, env=os.environ | TERMINAL, encoding="utf-8")
        warm = semafor(*words)

        assert (warm.returncode, warm.stdout, warm.stderr) == (anew.returncode, anew.stdout, anew.stderr)


def test_the_version_is_that_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

    assert (semafor("--version").returncode, semafor("--version").stdout) == (0, f"semafor {version}\n")


def test_games_lists_every_key_with_titles_and_options() -> None:
    found = json.loads(semafor("games", "--json").stdout)

    assert {"ticket-to-ride-usa", "ticket-to-ride-europe"} <= {game["key"] for game in found}
    assert found[0]["title"] == {"en": "Ticket to Ride", "pl": "Wsiąść do Pociągu"}
    assert found[0]["seats"] == [2, 3, 4, 5]
    assert "Wsiąść do Pociągu" in semafor("games", "--lang", "pl").stdout


def test_rules_are_found_by_id_and_by_a_word_of_either_language() -> None:
    by_id = json.loads(semafor("rules", "ticket-to-ride-usa", "ttr.draw.two", "--json").stdout)
    by_word = json.loads(semafor("rules", "ticket-to-ride-europe", "TUNEL", "--json").stdout)

    assert [rule["id"] for rule in by_id] == ["ttr.draw.two"]
    assert "ttr-eu.tunnel.reveal-three" in [rule["id"] for rule in by_word]
    one_sentence(semafor("rules", "ticket-to-ride-usa", "tunelowanie"), "tunelowanie")


def test_a_position_is_scored_with_parts_and_ranking() -> None:
    told = json.loads(score(POSITION, "--json").stdout)

    assert [seat["total"] for seat in told["seats"]] == [7 + 7 - 16 + 10, 1]
    assert {part["name"]: part["points"] for part in told["seats"][0]["parts"]} == {
        "routes": 14,
        "tickets-completed": 0,
        "tickets-failed": -16,
        "longest-route": 10,
    }
    assert [place["seats"] for place in told["ranking"]] == [[0], [1]]
    assert told["ranking"][0]["decided_by"] == "ttr.win.most-points"
    assert "Anna" in score(POSITION).stdout
    assert "O zwycięstwie zdecydowała" in score(POSITION, "--lang", "pl").stdout


@pytest.mark.parametrize("name", ["[/Anna]", "[red]Anna", ":smile:"])
def test_a_name_is_printed_as_it_is(name: str) -> None:
    told = score({"game": "railroad-ink", "seats": [{"name": name, "drawings": []}]})

    assert told.stdout.splitlines()[0].strip() == name
    assert f"1. {name}" in told.stdout


def broken(**changes: Any) -> dict[str, Any]:
    return {**POSITION, **changes}


def seat(**things: Any) -> dict[str, Any]:
    return {"routes": [], "tickets": [], **things}


LONG = [
    "calgary_winnipeg",
    "duluth_winnipeg",
    "helena_seattle",
    "el-paso_houston",
    "el-paso_los-angeles",
    "portland_salt-lake-city",
]
EUROPE = "ticket-to-ride-europe"
IMPOSSIBLE: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (broken(game="chess"), ("chess", "ticket-to-ride-usa")),
    ({"seats": []}, ("game",)),
    (broken(seats=[seat()]), ("2 to 5",)),
    (broken(seats=[seat()] * 6), ("2 to 5",)),
    (broken(seats=[seat(), {"routes": []}]), ("seats[1]", "tickets")),
    (broken(seats=[seat(), seat(cars=3)]), ("seats[1]", "cars")),
    (broken(seats=[seat(), seat(routes=[7])]), ("seats[1].routes[0]: expected a text, not a whole number",)),
    (broken(seats=[seat(name=None), seat()]), ("seats[0].name: expected a text",)),
    ({"game": "ticket-to-ride-usa"}, ("position: the field seats is missing",)),
    (
        {"game": "railroad-ink", "seats": [{"drawings": [["overpass", 7, 0]]}]},
        ("seats[0].drawings[0].row: the number must be <= 6",),
    ),
    (broken(seats=[seat(routes=["Denver-Atlantis"]), seat()]), ("Atlantis",)),
    (broken(seats=[seat(routes=["Denver-Miami"]), seat()]), ("Denver-Miami",)),
    (broken(seats=[seat(routes=["Denver-Omaha", "Omaha-Denver"]), seat()]), ("Denver-Omaha", "twice")),
    (broken(seats=[seat(routes=["Denver-Omaha"]), seat(routes=["denver_omaha"])]), ("Denver-Omaha", "1", "2")),
    (broken(seats=[seat(routes=["Boston-Montréal (1)", "Boston-Montréal (2)"]), seat()]), ("both halves",)),
    (broken(seats=[seat(routes=["Boston-Montréal"]), seat(routes=["Boston-Montréal"])]), ("2 players",)),
    (broken(seats=[seat(routes=[*LONG, "Denver-Phoenix", "Denver-Oklahoma City", "Duluth-Toronto"]), seat()]), ("cars", "45")),
    (broken(seats=[seat(tickets=["Boston-Denver"]), seat()]), ("Boston-Denver",)),
    (broken(seats=[seat(tickets=["Boston-Miami"]), seat(tickets=["Miami-Boston"])]), ("Boston-Miami",)),
    (broken(seats=[seat(stations=["Denver"]), seat()]), ("stations",)),
    (broken(game=EUROPE, seats=[seat(stations=["Paris"]), seat(stations=["Paryż"])]), ("Paris",)),
    (broken(game=EUROPE, seats=[seat(stations=["Paris", "Roma", "Wien", "Riga"]), seat()]), ("4", "3")),
    (broken(game=EUROPE, seats=[seat(tickets=["Brest-Petrograd", "Cádiz-Stockholm"]), seat()]), ("long",)),
]


@pytest.mark.parametrize("position,says", IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_gets_one_sentence_in_both_languages(position: dict[str, Any], says: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as error:
        companion.result(position)

    assert all(word in str(error.value) for word in says)
    assert "\n" not in error.value.sentence("pl")


@pytest.mark.parametrize("game", ["ticket-to-ride-usa", "railroad-ink", "steamrollers", "railroad-revolution"])
def test_a_value_of_the_wrong_kind_is_named_by_its_field(game: str) -> None:
    with pytest.raises(BadInput) as nameless:
        companion.result({"game": game, "seats": [{"name": 5}, {}]})
    with pytest.raises(BadInput) as bare:
        companion.result({"game": game})

    assert str(nameless.value) == "seats[0].name: expected a text, not a whole number"
    assert str(bare.value) == "position: the field seats is missing"


@pytest.mark.rule("ttr.double.four-five-players")
@pytest.mark.parametrize("named", ["Boston-New York (red)", "Boston-New York (yellow)", "boston_new-york_red"])
@pytest.mark.parametrize("first", [0, 3])
def test_a_twin_not_told_apart_is_the_one_that_nobody_names(named: str, first: int) -> None:
    seats = [seat() for number in range(4)]
    seats[first]["routes"] = ["New York-Boston"]
    seats[1]["routes"] = [named]
    found = companion.result({"game": "ticket-to-ride-usa", "seats": seats})

    assert [sheet.total for sheet in found.seats] == [12 if number in (first, 1) else 0 for number in range(4)]


@pytest.mark.parametrize("ticket", ["new-york - atlanta", "Atlanta–New York", "atlanta-new-york", "atlanta_new-york"])
def test_a_ticket_is_found_by_the_ids_of_its_cities_too(ticket: str) -> None:
    found = companion.result(broken(seats=[seat(tickets=[ticket]), seat()]))

    assert found.seats[0].total == -6


def test_an_impossible_position_ends_with_exit_code_2() -> None:
    one_sentence(score(IMPOSSIBLE[-1][0]), *IMPOSSIBLE[-1][1])


def test_a_file_that_is_not_there_or_not_json_gets_one_sentence(tmp_path: Path) -> None:
    one_sentence(semafor("score", str(tmp_path / "none.json")), "none.json")
    one_sentence(semafor("score", "-", stdin="{"), "JSON")
    one_sentence(semafor("score", "-", stdin="[" * 100_000), "JSON")
    one_sentence(semafor("score", "-", stdin="9" * 5000), "JSON")
    one_sentence(semafor("score", "-", stdin='{"game": "\\ud800"}'), "JSON")
    (tmp_path / "latin").write_bytes(b"\xff\xfe\x00")
    one_sentence(semafor("replay", str(tmp_path / "latin")), "latin")


def test_a_game_is_played_saved_replayed_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "game.log")
    answers = "claim Foo-Bar with 3 red\nkeep 1\n4\ndraw tickets\n1\nq\n"
    told = semafor("play", "ticket-to-ride-usa", "--seed", "4", "--bots", "random", "--save", file, stdin=answers)

    assert told.returncode == 0
    assert "There is no city “Foo” on this map." in told.stdout
    assert "Keep at least 2 of the opening tickets; you chose 1. (ttr-usa.setup.keep)" in told.stdout
    assert "keep 1 2 3" in semafor("replay", file).stdout
    assert json.loads(semafor("verify", file, "--json").stdout)["luck"] == "seeded"
    assert json.loads(semafor("replay", file, "--json").stdout)["view"]["map"] == "usa"


def test_the_terminal_says_what_of_a_box_is_reconstructed_and_whose_box_is_played(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('title = "Anna"\n[[order_tile]]\ntile = 1\nside = "a"\npoints = 5\n', "utf-8")
    ours = semafor("play", "steamrollers", "--lang", "pl", stdin="q\n").stdout
    hers = semafor("play", "steamrollers", "--material", str(file), stdin="q\n").stdout

    assert "84 z 95" in ours
    assert re.search("“Anna”, [0-9a-f]{12}.: 1 from a box, 83 still reconstructed", hers)
    assert "reconstructed" not in semafor("play", "railroad-ink", stdin="q\n").stdout


def test_a_whole_game_of_numbered_moves_ends_with_the_score_sheets() -> None:
    told = semafor("play", "ticket-to-ride-usa", "--seats", "2", "--bots", "", "--seed", "1", stdin="1\n" * 2000)

    assert "What decided:" in told.stdout


def test_bad_words_on_the_command_line_get_one_sentence() -> None:
    one_sentence(semafor("play", "chess"), "chess")
    one_sentence(semafor("play", "ticket-to-ride-usa", "--seats", "9"), "9")
    one_sentence(semafor("play", "ticket-to-ride-usa", "--bots", "godlike"), "godlike")
    one_sentence(semafor("play", "ticket-to-ride-usa", "--seats", "2", "--bots", "random,random"), "2")
    one_sentence(semafor("play", "ticket-to-ride-usa", "--option", "speed=3"), "speed")
    one_sentence(semafor("replay", "-", stdin="nonsense"), "Line 1")
    one_sentence(semafor("serve", "--port", "65536"), "from 0 to 65535, not 65536")


@pytest.mark.parametrize(
    "words, says",
    [
        (("--seats", "0"), "2 to 5 players, not 0"),
        (("--seats", "-3"), "2 to 5 players, not −3"),
        (("--seed", "9" * 25), "9" * 25 + " is no seed"),
        (("--option", "first_seat=--5"), "first_seat: expected a whole number or nothing, not a text"),
        (("--option", "first_seat=²"), "first_seat: expected a whole number or nothing, not a text"),
        (("--option", "first_seat=" + "9" * 5000), "first_seat: expected a whole number or nothing, not a text"),
        (("--save", "/dev/null/game.log"), "/dev/null/game.log cannot be written"),
    ],
    ids=str,
)
def test_bad_numbers_and_files_get_one_sentence_before_the_game_begins(words: tuple[str, ...], says: str) -> None:
    told = semafor("play", "ticket-to-ride-usa", *words)

    one_sentence(told, says)
    assert told.stdout == ""


def test_a_seed_is_written_so_that_it_can_be_given_again() -> None:
    assert "Seed 123456789." in semafor("play", "ticket-to-ride-usa", "--seed", "123456789").stdout


def test_strange_digits_typed_as_a_move_are_no_move() -> None:
    told = semafor("play", "ticket-to-ride-usa", "--seed", "1", stdin="²\n" + "9" * 5000 + "\n٣\nq\n")

    assert told.returncode == 0
    assert "“²” is no move" in told.stdout
    assert "longer than a move can be" in told.stdout


def test_a_game_that_does_not_begin_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    file.write_text("an earlier game", "utf-8")
    one_sentence(semafor("play", "ticket-to-ride-usa", "--bots", "godlike", "--save", str(file)), "godlike")

    assert file.read_text("utf-8") == "an earlier game"
    semafor("play", "ticket-to-ride-usa", "--bots", "godlike", "--save", str(tmp_path / "new.log"))
    assert not (tmp_path / "new.log").exists()


def test_no_replay_stops_before_the_first_move() -> None:
    assert semafor("replay", "-", "--upto", "-1", stdin="").returncode == 2


@pytest.mark.slow
def test_bench_measures_what_it_says(tmp_path: Path) -> None:
    quick = ("--runs", "1", "--seconds", "0.02")
    figures = json.loads(semafor("bench", "ticket-to-ride-usa", *quick, "--json").stdout)

    assert [each["seats"] for each in figures] == [2, 3, 4, 5]
    wanted = "games_per_s actions_per_s clone_us legal_us redraw_us score_us state_bytes interpreted_actions_per_s calibration"
    for each in figures:
        assert all(each[name] > 0 for name in wanted.split())
        assert each["build"] in ("profiled", "release", "quick", "plain")
    assert [each["real"] is not None for each in figures] == [True, False, False, False]
    assert figures[0]["real"]["legal_actions"] > 150

    before = tmp_path / "before.json"
    before.write_text(json.dumps([each | {"game": "railroad-revolution"} for each in figures]), "utf-8")
    told = semafor("bench", "railroad-revolution", *quick, "--lang", "pl", "--against", str(before)).stdout
    assert "Zasady działają" in told
    assert "× the actions of before" in told
    before.write_text("[1]", "utf-8")
    one_sentence(semafor("bench", "railroad-revolution", *quick, "--against", str(before)), "before.json")
