"""Every lesson is a true game, short, and every step of it has its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import semafor
from semafor.kernel.record import Record

FOLDER = Path(__file__).parents[1] / "ui" / "src" / "tutorial"
LESSONS = sorted((FOLDER / "lessons").glob("*.log"))
MOST_STEPS = 10


def my_moves(record: Record) -> int:
    return sum(line.seat == 0 for line in record.lines)


def test_each_game_has_a_lesson_of_its_own() -> None:
    assert {file.stem for file in LESSONS} == set(semafor.games())
    assert all(Record.read(file.read_text("utf-8")).header.game == file.stem for file in LESSONS)


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_a_lesson_is_a_game_that_the_rules_allow(file: Path) -> None:
    record = Record.read(file.read_text("utf-8"))

    table = record.replay(semafor.game(record.header.game))

    assert not table.over
    assert record.verify(semafor.game(record.header.game))


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_a_lesson_is_written_as_the_rules_write_moves_now(file: Path) -> None:
    """The page finds the next step among the legal moves by its notation: one that is only still read would never be lit."""
    record = Record.read(file.read_text("utf-8"))

    table = record.replay(semafor.game(record.header.game))

    assert [line.what for line in record.lines] == [line.what for line in Record.of(table).lines]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_every_step_of_a_lesson_has_its_sentence_and_there_are_few(file: Path, lang: str) -> None:
    steps = my_moves(Record.read(file.read_text("utf-8")))
    text = (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")

    told = re.findall(rf"^lesson-{file.stem}-(\d+) =", text, flags=re.MULTILINE)

    assert 5 <= steps <= MOST_STEPS
    assert told == [str(step + 1) for step in range(steps)]
