"""Why a move is better: the aim it brings oftener or sooner, or the points of a part of the count."""

from __future__ import annotations

from pathlib import Path

import pytest

import semafor
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.courses import NOBODY, Course, Horizon, Watched
from semafor.bots.judge import Judge
from semafor.bots.judges import judge_of
from semafor.bots.reasons import Reason, by_aim, by_part, horizon_of, reason
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.table import Table
from semafor.puzzles.puzzle import shipped

FEW = Budget(iterations=12)
PAGE = Path(__file__).parents[2] / "ui" / "src"


def courses(reached: list[dict[str, int]], parts: list[dict[str, int]] | None = None) -> list[Course]:
    return [Course(each, (parts or [{}] * len(reached))[at]) for at, each in enumerate(reached)]


def test_an_aim_that_is_reached_oftener_speaks_before_one_that_is_reached_sooner() -> None:
    better = courses([{"A-B 5": 3, "C-D 7": 2}] * 6)
    worse = courses([{"C-D 7": 4}] * 6)

    assert by_aim(better, worse) == Reason("oftener", "A-B 5", 1.0)
    assert by_aim(courses([{"C-D 7": 2}] * 6), worse) == Reason("sooner", "C-D 7", 2.0)
    assert by_aim(worse, worse) is None


def test_the_part_of_the_count_that_gains_most_speaks_where_no_aim_does() -> None:
    better = courses([{}] * 6, [{"routes": 10, "tickets": 30}] * 6)
    worse = courses([{}] * 6, [{"routes": 14, "tickets": 11}] * 6)

    assert by_part(better, worse) == Reason("part", "tickets", 19.0)
    assert by_part(worse, worse) is None


def test_what_chance_explains_is_no_reason() -> None:
    points = [{"routes": 40}, {"routes": 0}, {"routes": 41}, {"routes": 0}]
    assert by_part(courses([{}] * 4, points), courses([{}] * 4, points[::-1])) is None


def test_tickets_are_what_a_seat_of_ticket_to_ride_is_after() -> None:
    game = semafor.game("ticket-to-ride-usa")
    table = game.table(seats=2, seed=3)
    for seat in (0, 1):
        table.act(seat, int(table.state.legal(seat)[0]))  # both keep the tickets they must
    horizon = horizon_of(game)
    assert horizon.aims is not None
    assert horizon.turns is None  # looked for to the end of the game
    found = horizon.aims(table.state, 0)

    assert len(found) >= 2
    assert not any(found.values())
    assert all(name.rpartition(" ")[2].isdecimal() for name in found)
    assert horizon_of(semafor.game("railroad-ink")) == Horizon()


def played(key: str, acts: int) -> Table:
    """A table some acts into a game that two bots play."""
    game = semafor.game(key)
    table = game.table(seats=2, seed=5)
    bots = [bot("normal", key, seed) for seed in (1, 2)]
    while not table.over and len(table.acts) < acts:
        seat = int(table.state.actor())
        table.act(seat, bots[seat].choose(Knowledge(table.game, table.state, seat)))
    return table


AIMED = {
    "steamrollers": ("link", "power"),
    "railroad-revolution": ("milestone", "managers", "offices", "stations", "trains", "workers"),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("key", AIMED)
def test_the_page_has_a_word_for_every_aim(key: str, lang: str) -> None:
    text = (PAGE / "games" / key.replace("-", "_") / "text" / f"{lang}.ftl").read_text("utf-8")

    assert [f"aim-{kind}" for kind in AIMED[key] if f"\naim-{kind} = " not in text] == []


@pytest.mark.compiled
@pytest.mark.parametrize("key", AIMED)
def test_what_a_seat_has_reached_at_the_end_is_what_its_count_shows(key: str) -> None:
    table = played(key, 100_000)
    horizon = horizon_of(table.game)
    assert horizon.aims is not None
    assert horizon.turns
    for seat in (0, 1):
        found = horizon.aims(table.state, seat)
        parts = {part.name: part for part in table.game.result(table.state).seats[seat].parts}

        assert all(found.values())
        assert {name.split(" ")[0] for name in found} <= set(AIMED[key])
        if key == "steamrollers":
            shown = {f"link {proof.split(' ')[0]}" for proof in parts["links"].proof}
            assert {name for name in found if name.startswith("link")} == shown
        else:
            shown = {f"milestone {proof}" for proof in parts["milestones"].proof}
            assert {name for name in found if name.startswith("milestone")} == shown


@pytest.mark.compiled
@pytest.mark.parametrize(("key", "acts"), [("steamrollers", 30), ("ticket-to-ride-usa", 40)])
def test_a_game_is_watched_for_so_many_turns_of_the_seat(key: str, acts: int) -> None:
    table = played(key, acts)
    watched = Watched(table.state.clone(), KeyedLuck(3), int(table.state.actor()), horizon_of(table.game)._replace(turns=2))
    Judge(table.game, 1).play_on([watched])

    assert watched.turn == 3  # the third turn is not played
    assert watched.actor() == NOBODY
    assert not watched.table.over()


def test_alone_with_eva_turns_are_counted_by_rounds() -> None:
    game = semafor.game("steamrollers")
    watched = Watched(game.start(1, None, KeyedLuck(3)), KeyedLuck(3), 0, horizon_of(game)._replace(turns=1))
    Judge(game, 1).play_on([watched])

    assert watched.turn == 2
    assert not watched.table.over()


@pytest.mark.compiled
@pytest.mark.parametrize("key", AIMED)
def test_a_turn_thrown_away_has_a_reason_in_what_the_seat_is_after(key: str) -> None:
    """Of some decisions in the middle of a game, by the move that a network likes best and the one that it likes least."""
    table = played(key, 60)
    judge, found = judge_of(table.game, 1), []
    for act in table.acts[10:60:8]:
        state, seat = act.before, act.entry.seat
        legal = [int(number) for number in state.legal(seat)]
        if len(legal) > 3:
            liked = judge.plausible(state, seat)
            found.append(
                reason(judge, state, seat, liked[0], next(each for each in reversed(legal) if each not in liked[:2]), FEW)
            )
    told = [each for each in found if each]

    assert len(told) >= len(found) // 2
    assert all(each.within and each.by > 0 for each in told)
    assert any(each.what.split(" ")[0] in AIMED[key] for each in told)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["ticket-to-ride-usa", "railroad-revolution"])
def test_the_answer_of_a_puzzle_has_a_reason(game: str) -> None:
    puzzles = [puzzle for puzzle in shipped().values() if puzzle.game == game and puzzle.second is not None][:6]
    found = []
    for puzzle in puzzles:
        assert puzzle.second is not None
        judge = Judge(semafor.game(game), 3)
        found.append(reason(judge, puzzle.table().state, puzzle.seat, puzzle.answers[0], puzzle.second, FEW))

    assert sum(each is not None for each in found) >= len(found) - 2
    assert all(each.by > 0 for each in found if each)
