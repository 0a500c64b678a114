"""Programs in the arena: a bad answer loses a game and no more, a program plays many games, records and ends are told."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

import semafor
from semafor.arena.entrants import check, end_programs, name_of
from semafor.arena.match import Played, Series, play
from semafor.arena.schema import events, material, schema
from semafor.arena.series import run
from semafor.arena.summary import standings
from semafor.arena.workers import workers
from semafor.kernel.errors import BadInput
from semafor.kernel.record import Record
from warm import run as command

GAME = "ticket-to-ride-usa"
FIRST_MOVE = """
import json, os, sys
heard = open(sys.argv[1], "a")
for line in sys.stdin:
    asked = json.loads(line)
    asked["pid"] = os.getpid()
    heard.write(json.dumps(asked) + "\\n")
    heard.flush()
    if asked["kind"] == "decide":
        {answer}
"""
FIRST = 'print(json.dumps({"number": asked["legal"][0]["number"]}), flush=True)'
BAD = {  # what it does at its third decision, and the fault that is told
    "hangs": ("import time; time.sleep(600)", "late", ""),
    "crashes": ("sys.exit(3)", "gone", ""),
    "rubbish": ('print("E5? E6!" * 1000, flush=True)', "unreadable", "E5? E6!"),
    "illegal": ("print('{\"number\": 99999}', flush=True)", "illegal", "99999"),
    "nothing": ("print('{}', flush=True)", "unreadable", "{}"),
    "no number": ("print('{\"number\": true}', flush=True)", "unreadable", '{"number": true}'),
}


@pytest.fixture(autouse=True)
def _no_program_is_left() -> None:
    end_programs()


def program(folder: Path, answer: str = FIRST) -> str:
    """The command of a program that notes all it hears in `heard`."""
    file = folder / "bot.py"
    file.write_text(FIRST_MOVE.replace("{answer}", answer), "utf-8")
    return "cmd:" + shlex.join([sys.executable, str(file), f"{folder}/heard"])


def misbehaving(folder: Path, how: str) -> str:
    lines = ["third = globals().get('third', 0) + 1", "if third == 3:", f"    {BAD[how][0]}", "else:", f"    {FIRST}"]
    return program(folder, "\n        ".join(lines))


def heard(folder: Path) -> list[dict]:  # type: ignore[type-arg]
    return [msgspec.json.decode(line) for line in (folder / "heard").read_bytes().splitlines()]


@pytest.mark.parametrize("how", BAD)
def test_a_bad_or_late_answer_loses_that_game_and_the_series_goes_on(how: str, tmp_path: Path) -> None:
    series = Series(game=GAME, bots=[misbehaving(tmp_path, how), "random"], seed=1, move_limit=5 if how != "hangs" else 1)
    games = list(run(series, 2, workers(1, None, tmp_path)))
    first = games[0].lost
    mine, other = standings(series, games)

    assert first is not None
    assert (first.entry, first.fault) == (0, BAD[how][1])
    assert first.answer.startswith(BAD[how][2])
    assert len(first.answer) <= 200
    assert first.move > 1
    assert games[0].shares == [0.0, 1.0]
    assert games[0].places == [2, 1]
    assert mine.lost >= 1
    assert other.lost == 0
    record = Record.read((tmp_path / "000000.record").read_text("utf-8"))
    assert len(record.lines) == first.move - 1
    record.replay(semafor.game(GAME))


def test_a_program_that_is_a_line_behind_loses_that_game_and_plays_the_next_one(tmp_path: Path) -> None:
    """It answers its third question twice; started anew, it is in step again."""
    twice = ["third = globals().get('third', 0) + 1", f"if third == 3: {FIRST}", FIRST]
    series = Series(game=GAME, bots=[program(tmp_path, "\n        ".join(twice)), "random"], seed=1)
    lost = [play(series, number).lost for number in range(2)]

    assert [each is not None and each.move > 3 and each.fault for each in lost] == ["illegal", "illegal"]
    asked = [each["pid"] for each in heard(tmp_path) if each["kind"] == "decide"]
    assert len(set(asked)) == 2
    assert min(asked.count(pid) for pid in asked) >= 3, "the second game began out of step"


@pytest.mark.skipif(sys.platform == "win32", reason="there a script's own processes are left to it")
def test_what_a_late_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text(f"#!/bin/sh\nsleep 600 & echo $! > {tmp_path}/child\nwait\n")
    script.chmod(0o755)
    lost = play(Series(game=GAME, bots=[f"cmd:{script}", "random"], seed=1, move_limit=1), 0).lost

    assert lost is not None
    assert lost.fault == "late"
    with pytest.raises(ProcessLookupError):
        gone(int((tmp_path / "child").read_text()))


def test_a_program_that_reads_nothing_is_late_too() -> None:
    deaf = "deaf=cmd:" + shlex.join([sys.executable, "-c", "import time; time.sleep(600)"])
    lost = play(Series(game="railroad-revolution", bots=[deaf, "random"], seed=1, move_limit=0.3), 0).lost

    assert lost is not None
    assert lost.fault == "late"


def test_a_program_that_cannot_be_started_loses_and_is_refused_beforehand() -> None:
    lost = play(Series(game=GAME, bots=["cmd:/no/such/program", "random"], seed=1), 0).lost

    assert lost is not None
    assert lost.fault == "unstarted"
    for bad in ("cmd:/no/such/program", "mine=cmd:", "cmd:'"):
        with pytest.raises(BadInput, match="cannot be started"):
            check(bad, GAME)
    check(f"mine=cmd:{shlex.quote(sys.executable)}", GAME)
    check("hard@3", GAME)


def test_others_share_the_win_and_their_points_of_that_game_do_not_count() -> None:
    series = Series(game=GAME, bots=["cmd:/no/such/program", "random", "racer"], seed=1)
    lost = play(series, 0)
    whole = msgspec.structs.replace(lost, number=1, lost=None, shares=[1.0, 0.0, 0.0], scores=[50, 40, 30])
    found = standings(series, [lost, whole])

    assert lost.shares == [0.0, 0.5, 0.5]
    assert lost.places == [3, 1, 1]
    assert [each.score for each in found] == [25, 40, 30]


def test_one_program_plays_many_games_and_is_told_how_each_ended(tmp_path: Path) -> None:
    series = Series(game=GAME, bots=[f"mine={program(tmp_path)}", "random"], seed=4)
    games = list(run(series, 2, workers(1, None, tmp_path)))
    told = heard(tmp_path)
    ends = [each for each in told if each["kind"] == "end"]

    assert len({each["pid"] for each in told}) == 1
    assert [each["match"] for each in ends] == [0, 1]
    assert told[-1]["kind"] == "end"
    for game, end in zip(games, ends, strict=True):
        assert end["result"]["seats"][end["seat"]]["total"] == game.scores[0]
        assert end["lost_by"] is None
        assert end["news"]
        record = Record.read((tmp_path / f"{game.number:06}.record").read_text("utf-8"))
        assert record.verify(semafor.game(GAME)) == "seeded"
        assert record.header.names[end["seat"]] == "mine"


def test_an_end_that_a_program_made_by_its_answer_is_told_to_both(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    play(Series(game=GAME, bots=[misbehaving(one, "illegal"), program(other)], seed=1), 0)
    end_programs()  # waits until they have read all

    assert heard(one)[-1]["lost_by"] == heard(other)[-1]["lost_by"] == heard(one)[-1]["seat"]


def test_a_program_has_gone_when_its_series_has(tmp_path: Path) -> None:
    series = Series(game=GAME, bots=[program(tmp_path), program(tmp_path)], seed=4)
    list(run(series, 2, workers(2, None)))
    running = {each["pid"] for each in heard(tmp_path)}

    assert len(running) == 4  # two games at a time, two programs in each
    for pid in running:
        with pytest.raises(ProcessLookupError):
            gone(pid)


def gone(pid: int) -> None:
    """Raises as soon as no such process is left; a program has a moment to go."""
    for _ in range(500):
        os.kill(pid, 0)
        time.sleep(0.02)


def test_names_are_read_from_the_front() -> None:
    assert name_of("mine=cmd:./bot --depth=3") == "mine"
    assert name_of("cmd:./bot --depth=3") == "cmd:./bot --depth=3"
    assert name_of("hard@3") == "hard@3"


def test_the_command_says_which_game_and_move_was_lost_and_why(tmp_path: Path) -> None:
    records = tmp_path / "kept" / "records"
    mine = f"mine={misbehaving(tmp_path, 'rubbish')}"
    words = ("arena", GAME, "--bots", f"{mine},random", "--games", "1", "--records", str(records), "--move-limit", "20")
    english, polish = command(*words), command(*words, "--lang", "pl")

    assert "Game 0, move " in english.stderr
    assert "mine loses this game. Its answer is no line of JSON" in english.stderr
    assert "lost by an answer: 1" in english.stdout
    assert "mine przegrywa tę grę. Odpowiedź nie jest wierszem JSON" in polish.stderr
    assert [file.name for file in records.iterdir()] == ["000000.record"]
    for how, says in (("hangs", "within 1 s"), ("crashes", "ended without an answer"), ("illegal", "no legal move")):
        asked = ("arena", GAME, "--bots", f"mine={misbehaving(tmp_path, how)},random", "--games", "1", "--move-limit", "1")
        assert says in command(*asked).stderr
    no_program = tmp_path / "noise"
    no_program.write_bytes(b"\x00\x01")
    no_program.chmod(0o755)
    assert "cannot be started" in command("arena", GAME, "--bots", f"cmd:{no_program},random", "--games", "1").stderr
    assert "/dev/null/x" in command("arena", GAME, "--bots", "random,random", "--records", "/dev/null/x").stderr


@pytest.mark.parametrize("key", semafor.games())
def test_material_and_schema_of_a_game_tell_what_programs_are_sent(key: str, tmp_path: Path) -> None:
    game = semafor.game(key)
    seats = max(2, game.seats[0])
    play(Series(game=key, bots=[program(tmp_path), *["random"] * (seats - 1)], seed=3), 0)
    end_programs()
    told, form = heard(tmp_path), schema(game)
    news = [event for each in told for event in each["news"]]
    question = form["$defs"]["Question"]["properties"]

    assert {event["what"] for event in news} <= set(events(game))
    assert news
    assert all(set(events(game)[event["what"]]["facts"]) <= {"seat", *event["facts"]} for event in news)
    assert set(question) == set(told[0]) - {"pid"}
    assert form["$defs"]["View"] == form["view"]
    view = form["$defs"][form["view"]["$ref"].rpartition("/")[2]]
    assert set(view["properties"]) == set(told[0]["view"])
    assert msgspec.json.encode(material(game))
    assert "land" not in material(game)


def test_material_and_schema_are_printed() -> None:
    told = msgspec.json.decode(command("games", "steamrollers", "--material", "--schema").stdout)

    assert list(told) == ["steamrollers"]
    assert len(told["steamrollers"]["material"]["material"]["region"]) == 6
    assert told["steamrollers"]["schema"]["game"] == "steamrollers"
    assert list(msgspec.json.decode(command("games", "--material").stdout)) == semafor.games()


def test_a_file_of_an_older_arena_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    file.write_text('{"game":"ticket-to-ride-usa","bots":["racer","random"],"seed":3,"options":{}}\n', "utf-8")
    games: list[Played] = list(run(Series(game=GAME, bots=["racer", "random"], seed=3), 1, workers(1, None), file))

    assert games[0].lost is None
