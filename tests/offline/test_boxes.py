"""A corrected box is checked in the browser as by the server."""

from __future__ import annotations

import json

import msgspec

from offline.asking import asked
from semafor import offline
from semafor.rooms.documents import correct_box, our_box

DENVER = '[[city]]\nid = "denver"\ncost = 450\n'


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
