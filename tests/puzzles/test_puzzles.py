"""The shipped puzzles: enough of them for every box, and each with a solution that holds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import semafor
from amount import several
from cli.test_commands import one_sentence
from semafor.bots.judge import Judge
from semafor.bots.judges import judge_of, network_judge
from semafor.kernel.luck import FastLuck
from semafor.puzzles.endings import NotExact, Turn
from semafor.puzzles.favourite import TABLES
from semafor.puzzles.mining import VEINS, mine
from semafor.puzzles.puzzle import Puzzle, of_day, read, shipped, write
from semafor.puzzles.weighing import is_liked, prove, weigh_again
from warm import run as command

PUZZLES = shipped()
BOXES = {"ticket-to-ride-usa", "ticket-to-ride-europe", "railroad-ink", "steamrollers", "railroad-revolution"}


def samples(goal: str) -> list[Puzzle]:
    """Some of every game that has such: of those that were weighed the clearest, which other bots must see as well."""
    found = sorted(PUZZLES.values(), key=lambda puzzle: puzzle.error / puzzle.gap)
    return [
        puzzle
        for game in VEINS
        for puzzle in [each for each in found if (each.game, each.goal) == (game, goal)][: several(2, 10)]
    ]


def test_there_are_two_hundred_of_all_boxes_and_of_several_levels() -> None:
    counts = Counter(puzzle.game for puzzle in PUZZLES.values())

    assert sum(counts.values()) >= 200
    assert set(counts) >= BOXES
    assert min(counts[box] for box in BOXES) >= 5
    assert {puzzle.level for puzzle in PUZZLES.values()} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("game", VEINS)
def test_every_position_can_be_reached_and_its_answer_played(game: str) -> None:
    for puzzle in PUZZLES.values():
        if puzzle.game == game:
            reach_and_answer(puzzle)


def reach_and_answer(puzzle: Puzzle) -> None:
    table = puzzle.table()
    legal = [int(number) for number in table.state.legal(puzzle.seat)]

    assert table.actors == [puzzle.seat]
    assert set(puzzle.answers) <= set(legal)
    assert puzzle.second in (None, *legal)
    assert puzzle.second not in puzzle.answers
    assert puzzle.gap >= max(0.5, 3 * puzzle.error)
    if puzzle.goal == "points":
        for action in puzzle.way:
            table.act(puzzle.seat, action)
        assert table.over
        assert int(table.state.scores()[puzzle.seat]) == puzzle.target


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", samples("points"), ids=lambda puzzle: puzzle.id)
def test_no_end_of_the_game_is_better(puzzle: Puzzle) -> None:
    ends = Turn(semafor.game(puzzle.game), puzzle.seat).solve(puzzle.table().state)

    assert ends.best == puzzle.target
    assert ends.second == puzzle.target - puzzle.gap


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", samples("move"), ids=lambda puzzle: puzzle.id)
def test_the_best_move_is_ahead_on_other_tables_too(puzzle: Puzzle) -> None:
    assert puzzle.second is not None
    judge = Judge(semafor.game(puzzle.game), seed=20_261)
    found = prove(judge, puzzle.table().state, puzzle.seat, puzzle.answers, [puzzle.second], least_gap=0.5)

    assert found is not None


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", samples("move"), ids=lambda puzzle: puzzle.id)
def test_the_network_of_the_game_likes_the_answer_best(puzzle: Puzzle) -> None:
    pytest.importorskip("numpy")
    game, state = semafor.game(puzzle.game), puzzle.table().state

    assert is_liked(game, state, puzzle.seat, puzzle.answers, seed=20_261)
    assert network_judge(game, 1) is not None


def test_what_the_network_likes_least_is_no_answer() -> None:
    pytest.importorskip("numpy")
    puzzle = samples("move")[0]
    game, state = semafor.game(puzzle.game), puzzle.table().state
    worst = list(judge_of(game, 1).weigh(state, puzzle.seat, map(int, state.legal(puzzle.seat)), None, TABLES))[-1]

    assert not is_liked(game, state, puzzle.seat, [worst], seed=1)
    assert weigh_again(msgspec.structs.replace(puzzle, answers=[worst]), second=puzzle.answers[0], seed=1) is None


def test_a_record_leads_to_the_position_and_tells_nothing_of_the_luck_to_come() -> None:
    puzzle = of_day(3)
    record = puzzle.record()

    assert record.header.seed is None
    assert record.replay(semafor.game(puzzle.game)).actors == [puzzle.seat]


def test_boxes_take_turns_from_day_to_day() -> None:
    days = [of_day(day) for day in range(len(VEINS))]

    assert {puzzle.game for puzzle in days} == set(VEINS)
    assert of_day(len(VEINS)).id != days[0].id
    assert of_day(700_000).id in PUZZLES


def test_what_chance_has_a_say_in_is_not_worked_out() -> None:
    game = semafor.game("ticket-to-ride-usa")
    state = game.start(2, game.option_values({}), FastLuck(3))
    with pytest.raises(NotExact):
        Turn(game, int(state.actor())).solve(state)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_puzzles() -> None:
    found = [puzzle for seed in range(1, 3) for puzzle in mine("railroad-ink-meteor", seed)]

    assert found
    assert found == [puzzle for seed in range(1, 3) for puzzle in mine("railroad-ink-meteor", seed)]


def test_puzzles_are_weighed_again_by_the_bots_of_today(tmp_path: Path) -> None:
    [exact, *_] = [puzzle for puzzle in samples("points") if puzzle.game == "steamrollers"]
    weighed = samples("move")[0]
    file = tmp_path / "some.jsonl"
    file.write_bytes(
        write([exact, weighed, msgspec.structs.replace(weighed, answers=[weighed.second], second=weighed.answers[0])])
    )
    told = read(command("puzzles", "--again", str(file), "--seed", "3").stdout.encode())

    assert [puzzle.id for puzzle in told] == [exact.id, weighed.id]
    assert told[0] == exact  # its level is that of the bots of today
    file.write_text("{}")
    one_sentence(command("puzzles", "--again", str(file)), "some.jsonl")


def test_the_command_counts_and_mines() -> None:
    counted = json.loads(command("puzzles", "--json").stdout)

    assert sum(each["puzzles"] for each in counted) == len(PUZZLES)
    assert "railroad-ink: " in command("puzzles").stdout
    assert "według trudności" in command("puzzles", "--lang", "pl").stdout
    for line in command("puzzles", "steamrollers", "--games", "2", "--seed", "1").stdout.splitlines():
        assert json.loads(line)["game"] == "steamrollers"
    one_sentence(command("puzzles", "chess"), "chess")
