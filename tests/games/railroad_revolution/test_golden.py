"""Whole recorded games replay to the same end, and their transcripts say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.railroad_revolution.golden import FOLDER, RECORDS, replayed, transcript
from semafor.games.railroad_revolution.actions import FINISH
from semafor.games.railroad_revolution.parts.workers import short
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.record import Record


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_end(file: Path) -> None:
    table = replayed(file)

    assert table.over
    assert transcript(file) == file.with_suffix(".txt").read_text("utf-8")


def test_there_are_golden_games_of_every_number_of_players() -> None:
    seats = {Record.read(file.read_text("utf-8")).header.seats for file in RECORDS}

    assert len(RECORDS) >= 6
    assert seats == {2, 3, 4}


def text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.rule("rev.milestone.none-after-d", "rev.milestone.next-letter")
def test_one_golden_game_completes_a_d_milestone() -> None:
    assert "completes milestone D-" in text("d-milestone-4")


@pytest.mark.rule("rev.end.milestones-final")
def test_in_one_golden_game_a_deal_in_the_last_round_completes_another_seats_milestone() -> None:
    last = text("last-round-deal-3").partition("The end is triggered")[2]

    assert "A deal for everybody" in last
    assert "completes milestone" in last


@pytest.mark.rule("rev.turn.no-legal-action")
def test_one_golden_game_has_a_skipped_turn() -> None:
    assert "skips the turn" in text("skipped-turn-2")


@pytest.mark.rule("rev.general.min-four-blocks")
def test_in_one_golden_game_an_action_is_closed_at_three_and_its_deal_brings_the_fourth_worker() -> None:
    table = replayed(FOLDER / "deal-brings-back-2.log")
    finished = [(act.before, act.entry.seat) for act in table.acts if act.entry.action == FINISH]
    closed = [seat for before, seat in finished if isinstance(before, RailroadRevolution) and short(before.table, seat)]

    assert closed
