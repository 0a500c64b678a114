"""A corrected box is checked in the browser as by the server."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from offline.asking import asked
from semafor import offline
from semafor.kernel.record import Record
from semafor.rooms.documents import correct_box, our_box

DENVER = '[[city]]\nid = "denver"\ncost = 450\n'
LESSONS = Path(__file__).parents[2] / "ui" / "src" / "tutorial" / "lessons"


def test_a_box_is_opened_as_by_the_server() -> None:
    ours = asked(offline.boxed, game="railroad-revolution")
    found = asked(offline.corrected, game="railroad-revolution", text=f"# mine\n{DENVER}")

    assert ours == json.loads(msgspec.json.encode(our_box("railroad-revolution")))
    assert found == json.loads(msgspec.json.encode(correct_box("railroad-revolution", DENVER)))
    assert found["text"] == DENVER
    assert [each["value"] for each in found["looked_up"]] == [450]


def test_without_corrections_nothing_was_looked_up() -> None:
    assert asked(offline.corrected, game="railroad-revolution") == {"text": "", "hash": "", "looked_up": []}


def test_what_does_not_fit_is_a_problem_with_its_message() -> None:
    assert asked(offline.corrected, game="steamrollers", text="title = 3")["message"]["id"] == "material-title"
    assert asked(offline.corrected, game="railroad-ink")["message"]["id"] == "no-corrections"


@pytest.mark.parametrize(
    ("lesson", "box", "line"),
    [
        ("railroad-revolution", '[[city]]\nid = "washington"\nname = "Alexandria"\n', "0 station Alexandria"),
        ("railroad-revolution", '[[board]]\nid = "8"\nsale = 700\n', "0 sale track"),
        ("steamrollers", '[[action_tile]]\nset = "base"\ntile = 3\nside = "a"\npoints = 5\n', "0 tile 3"),
    ],
    ids=["names", "prices", "points"],
)
def test_a_lesson_is_the_same_with_another_box_and_spelt_as_that_box_is(lesson: str, box: str, line: str) -> None:
    ours = (LESSONS / f"{lesson}.log").read_text("utf-8")

    mine = asked(offline.reboxed, record=ours, material=box)["record"]

    assert line in mine
    assert [(each.seat, each.chance) for each in Record.read(mine).lines] == [
        (each.seat, each.chance) for each in Record.read(ours).lines
    ]
    assert Record.read(mine).header.options["material"] == box
    opened = asked(offline.opened, type="branch", record=mine, moment=0, follow=True)
    assert asked(offline.update, table=opened["table"], seat=0)["room"]["options"]["material"] == box


@pytest.mark.parametrize(
    ("lesson", "box", "why"),
    [
        ("railroad-revolution", '[[milestone]]\nid = "A1-4"\nmanagers = ["grey"]\n', "bad-record-refused"),
        (
            "steamrollers",
            '[[region]]\nnumber = 1\ncolour = "red"\n\n[[region]]\nnumber = 2\ncolour = "yellow"\n',
            "bad-record-refused",
        ),
        ("steamrollers", "title = 3", "material-title"),
    ],
    ids=["managers", "colours", "no box"],
)
def test_a_lesson_that_the_box_does_not_allow_is_refused(lesson: str, box: str, why: str) -> None:
    ours = (LESSONS / f"{lesson}.log").read_text("utf-8")

    assert asked(offline.reboxed, record=ours, material=box)["message"]["id"] == why
