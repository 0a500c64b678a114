"""Real tables are counted, and the points are shown where they lie."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import semafor
from laws.cases import CASES, Case, positions
from offline.asking import asked, finished
from semafor import companion, offline
from semafor.games.ticket_to_ride.material import load

DOCS = Path(__file__).parents[2] / "docs"
POSITIONS = [
    json.loads(block)
    for page in sorted(DOCS.glob("companion*.md"))
    for block in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["game"])
def test_a_real_table_is_counted_as_by_the_companion(position: dict[str, Any]) -> None:
    found = asked(offline.scored, position=position)

    assert found["result"] == msgspec.to_builtins(companion.result(position))
    assert found["proofs"]


def test_an_impossible_table_is_a_problem_with_its_message() -> None:
    position = {"game": "ticket-to-ride-usa", "seats": [{"routes": ["Denver-Omaha"], "tickets": []}] * 2}

    assert asked(offline.scored, position=position)["message"]["id"] == "score-route-twice"
    assert asked(offline.scored, position={})["message"]["id"] == "bad-game"


PROVED = {
    "semafor.games.ticket_to_ride": {"tickets-completed": ["tickets-completed"], "longest-route": ["longest-route"]},
    "semafor.games.railroad_ink": {"networks": ["networks"]},
    "semafor.games.steamrollers": {"links": ["links", "towns"]},
    "semafor.games.railroad_revolution": {name: [name] for name in ("telegraph", "stations", "network", "links")},
}
"""For each room and kind of proof the parts of the score sheet whose points they are."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_proofs_add_up_to_the_parts_they_prove(case: Case) -> None:
    game = case.game
    for state in positions(case, 2, 0):
        proofs = game.proofs(state)
        for sheet in [sheet for sheet in game.result(state).seats if isinstance(sheet.seat, int) and sheet.parts]:
            parts = {part.name: part.points for part in sheet.parts}
            for kind, names in PROVED[game.room].items():
                points = [proof.points for proof in proofs if (proof.seat, proof.part) == (sheet.seat, kind)]
                assert sum(points) == sum(parts[name] for name in names)


def test_a_ticket_is_proved_by_a_way_over_own_and_borrowed_routes() -> None:
    own = ["Berlin-Warszawa (purple)", "Warszawa-Wilno"]
    anna = {"routes": own, "tickets": ["Berlin-Moskva"], "stations": ["Moskva"]}
    piotr: dict[str, Any] = {"routes": ["Wilno-Smolensk", "Smolensk-Moskva"], "tickets": []}
    short = companion.count_points({"game": "ticket-to-ride-europe", "seats": [anna, piotr]})
    own.append(piotr["routes"].pop(0))
    joined = companion.count_points({"game": "ticket-to-ride-europe", "seats": [anna, piotr]})

    assert [proof.part for proof in short.proofs] == ["longest-route"]
    assert [(proof.of, proof.places, proof.borrowed) for proof in joined.proofs if proof.part == "tickets-completed"] == [
        (
            "berlin_moscow",
            ["berlin_warsaw_purple", "warsaw_wilno", "smolensk_wilno", "moscow_smolensk"],
            ["moscow_smolensk"],
        )
    ]


def test_every_place_of_a_way_is_joined_to_the_next() -> None:
    board = load("usa")
    record = semafor.Record.read(finished("ticket-to-ride-usa", 5))
    game = semafor.game("ticket-to-ride-usa")
    ways = [proof.places for proof in game.proofs(record.replay(game).state)]

    assert len(ways) > 0
    for way in ways:
        ends = [{int(board.a[route]), int(board.b[route])} for route in map(board.route_ids.index, way)]
        assert all(here & there for here, there in itertools.pairwise(ends))
