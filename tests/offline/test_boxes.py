"""A corrected box is checked in the browser as by the server."""

from __future__ import annotations

import json

import msgspec

from offline.asking import asked
from semafor import offline
from semafor.rooms.documents import open_box

DENVER = '[[city]]\nid = "denver"\ncost = 450\n'


def test_a_box_is_opened_as_by_the_server() -> None:
    found = asked(offline.boxed, game="railroad-revolution", text=f"# mine\n{DENVER}")

    assert found == json.loads(msgspec.json.encode(open_box("railroad-revolution", DENVER)))
    assert found["text"] == DENVER
    assert asked(offline.boxed, game="railroad-revolution")["hash"] == ""


def test_what_does_not_fit_is_a_problem_with_its_message() -> None:
    assert asked(offline.boxed, game="steamrollers", text="title = 3")["message"]["id"] == "material-title"
    assert asked(offline.boxed, game="railroad-ink")["message"]["id"] == "no-corrections"
