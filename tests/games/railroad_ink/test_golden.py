"""Whole games, replayed move by move, and their transcripts."""

from __future__ import annotations

import pytest

import semafor
from games.railroad_ink.golden import FOLDER, GAMES, transcript
from semafor.kernel.record import Record

ENDINGS = {
    "base-three-seats": "ink.win.highest",
    "base-decided-by-errors": "ink.win.tie-errors",
    "base-shared-win": "ink.win.shared",
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_state_and_its_transcript(name: str) -> None:
    record = Record.read((FOLDER / f"{name}.log").read_text("utf-8"))

    assert record.replay(semafor.game(record.header.game)).over
    assert transcript(record) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.rule("ink.win.highest", "ink.win.tie-errors", "ink.win.shared")
@pytest.mark.parametrize("name", ENDINGS)
def test_there_is_a_golden_game_for_each_way_to_win(name: str) -> None:
    record = Record.read((FOLDER / f"{name}.log").read_text("utf-8"))

    assert record.replay(semafor.game(record.header.game)).result().decided_by == ENDINGS[name]


@pytest.mark.rule("ink.score.total", "ink.end.after-last")
def test_the_golden_game_of_anna_ends_with_46_points() -> None:
    record = Record.read((FOLDER / "anna.log").read_text("utf-8"))

    assert record.replay(semafor.game("railroad-ink")).result().seats[0].total == 46
    assert "total   46" in transcript(record)
