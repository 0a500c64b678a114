"""The arena: the same results wherever and in whatever order the games are played."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from semafor.arena.match import Played, Series, play, seat_of
from semafor.arena.series import run
from semafor.arena.summary import by_deal, interval, standings
from semafor.arena.workers import workers
from semafor.kernel.errors import BadInput

SERIES = Series(game="ticket-to-ride-usa", bots=["planner", "racer", "random"], seed=5)


def untimed(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=[]) for game in sorted(games, key=lambda game: game.number)]


def test_everybody_sits_everywhere_with_the_same_deal() -> None:
    for entry in range(3):
        assert {seat_of(SERIES, number, entry) for number in range(3)} == {0, 1, 2}
    for number in range(6):
        assert sorted(seat_of(SERIES, number, entry) for entry in range(3)) == [0, 1, 2]


def test_a_game_of_a_series_can_be_played_again() -> None:
    assert untimed([play(SERIES, 4)]) == untimed([play(SERIES, 4)])


def test_the_columns_follow_the_bots_and_not_the_seats() -> None:
    for number in range(3):
        game = play(SERIES, number)

        assert game.scores == [sum(parts.values()) for parts in game.parts]
        assert game.scores[2] < min(game.scores[:2])  # the random bot, wherever it sits
        assert game.places[2] == 3
        assert sum(game.shares) == pytest.approx(1, abs=1e-3)


def test_several_processes_give_the_same_results_as_one() -> None:
    one = list(run(SERIES, 6, workers(1, None)))
    two = list(run(SERIES, 6, workers(2, None)))

    assert untimed(one) == untimed(two)


def test_a_series_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    list(run(SERIES, 2, workers(1, None), file))
    with file.open("ab") as results:
        results.write(b'{"number": 2, "sha')  # cut off
    played = list(run(SERIES, 4, workers(1, None), file))

    assert untimed(played) == untimed(list(run(SERIES, 4, workers(1, None))))
    assert len(file.read_bytes().splitlines()) == 5
    assert [
        game.number for game in run(SERIES, 4, lambda _series, missing: iter([play(SERIES, at) for at in missing]), file)
    ] == [
        0,
        1,
        2,
        3,
    ]


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    list(run(SERIES, 1, workers(1, None), file))
    with pytest.raises(BadInput, match="another series"):
        list(run(msgspec.structs.replace(SERIES, seed=6), 1, workers(1, None), file))
    file.write_text("something else\n")
    with pytest.raises(BadInput, match="no file of arena results"):
        list(run(SERIES, 1, workers(1, None), file))


def played(number: int) -> Played:
    return Played(number, [1.0, 0.0, 0.0], [1, 2, 2], [0, 0, 0], [{}, {}, {}], [0, 0, 0], [0.0, 0.0, 0.0])


def test_intervals_count_a_deal_once() -> None:
    games = [played(number) for number in range(6)]
    assert by_deal(SERIES, games, [1, 0, 0, 1, 1, 1]) == [pytest.approx(1 / 3), 1]
    assert by_deal(SERIES, games[1:4], [1, 0, 1]) == [0.5, 1]  # a game of the first deal was not played to its end
    low, mean, high = interval([0.0, 1.0] * 50)

    assert mean == 0.5
    assert high - mean == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert mean - low == pytest.approx(high - mean)


def test_standings_order_the_bots_by_what_they_did() -> None:
    games = list(run(SERIES, 9, workers(1, None)))
    planner, racer, random = standings(SERIES, games)

    assert standings(SERIES, games[::-1]) == [planner, racer, random]
    assert planner.share + racer.share + random.share == pytest.approx(1, abs=1e-3)
    assert random.rating < min(planner.rating, racer.rating)
    assert planner.score == pytest.approx(sum(planner.parts.values()))
    assert planner.score_from <= planner.score <= planner.score_to


def test_a_game_against_an_automaton_tells_its_points_too() -> None:
    series = Series(game="steamrollers", bots=["easy"], seed=1, options={"eva": "railway-magnate"})
    games = [play(series, number) for number in range(2)]
    found = standings(series, games)[0]

    assert [list(game.automata) for game in games] == [["Eva"], ["Eva"]]
    assert found.automata["Eva"] == sum(game.automata["Eva"] for game in games) / 2
    assert found.share == sum(game.scores[0] > game.automata["Eva"] for game in games) / 2
    assert play(SERIES, 0).automata == {}


MYBOT = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"


def test_the_example_of_the_docs_plays_a_whole_game_as_a_program_of_its_own() -> None:
    series = Series(game="ticket-to-ride-europe", bots=["cmd:" + shlex.join([sys.executable, str(MYBOT)]), "random"], seed=2)
    game = play(series, 0)

    assert game.scores[0] > game.scores[1]
    assert len(MYBOT.read_text("utf-8").splitlines()) <= 20


READER = """
import json, sys
with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["kind"] == "end":
            continue
        file.write(json.dumps([asked["seat"], asked["news"]]) + "\\n")
        print(json.dumps({"number": asked["legal"][0]["number"]}), flush=True)
"""


def test_a_program_is_told_the_record_as_its_seat_saw_it(tmp_path: Path) -> None:
    reader = tmp_path / "reader.py"
    reader.write_text(READER, "utf-8")
    command = shlex.join([sys.executable, str(reader), f"{tmp_path}/news"])
    play(Series(game="ticket-to-ride-usa", bots=[f"cmd:{command}", "random"], seed=2), 0)
    asked = [msgspec.json.decode(line) for line in (tmp_path / "news").read_text("utf-8").splitlines()]
    told = [event for _, news in asked for event in news]

    assert asked[0][1] == []
    assert {0, 1} <= {event["seat"] for event in told}
    assert all(news for _, news in asked[1:])
    assert {asked[0][0]} == {event["seat"] for event in told if event["what"].endswith("-mine")}
