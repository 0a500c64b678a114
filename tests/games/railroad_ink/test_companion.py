"""The count of a physical table, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.railroad_ink.test_anna import ANNA
from games.railroad_ink.test_lava import CLOSED, LARGE
from semafor import companion
from semafor.kernel.errors import BadInput

DOCS = Path(__file__).parents[3] / "docs" / "companion-railroad_ink.md"


def counted(game: str, *boards: list[Any], **more: object) -> Any:
    return companion.result({"game": game, "seats": [{"drawings": drawings} for drawings in boards], **more})


def complaint(game: str, *drawings: list[Any]) -> str:
    with pytest.raises(BadInput) as caught:
        counted(game, list(drawings))
    assert caught.value.sentence("pl") != caught.value.sentence("en")
    assert not re.search(r"\{|^[a-z-]+$", caught.value.sentence("pl"))
    return str(caught.value)


@pytest.mark.rule("ink.score.total", "ink.score.sheet")
def test_annas_board_is_counted_with_and_without_its_rounds() -> None:
    with_rounds = counted("railroad-ink", [list(drawing) for drawing in ANNA])
    without = counted("railroad-ink", [list(drawing[:5]) for drawing in ANNA])

    assert with_rounds == without
    assert with_rounds.seats[0].total == 46


def test_the_example_of_the_docs_is_what_the_docs_say() -> None:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    result = companion.result(json.loads(found[1]))

    assert [seat.total for seat in result.seats] == [9, 0]
    assert result.decided_by == "ink.win.highest"


def test_a_board_without_a_name_is_called_by_its_seat() -> None:
    board = {"drawings": [["volcano", 3, 3]]}
    with pytest.raises(BadInput) as caught:
        companion.result({"game": "railroad-ink", "seats": [{"drawings": []}, board]})
    with pytest.raises(BadInput) as named:
        companion.result({"game": "railroad-ink", "seats": [{"name": "Anna", **board}]})

    assert caught.value.sentence("en").startswith("Seat 2, drawing 1")
    assert caught.value.sentence("pl").startswith("Miejsce 2, rysunek 1")
    assert named.value.sentence("pl").startswith("Anna, rysunek 1")


@pytest.mark.rule("ink.lava.score", "ink.meteor.score")
def test_lava_and_meteor_boards_are_counted() -> None:
    lakes = counted("railroad-ink-lava", [list(tile) for tile in CLOSED + LARGE])
    crater = counted("railroad-ink-meteor", [["railway_straight", 3, 2, 1, 0], ["crater", 3, 1]])

    assert sum(part.points for part in lakes.seats[0].parts if "lake" in part.name) == 16
    assert crater.seats[0].total == 1 + 1 + 2 - 1


@pytest.mark.rule("ink.score.longest.no-cell-twice")
def test_the_reading_of_the_longest_way_may_be_chosen() -> None:
    ring = [
        ["highway_straight", 0, 1],
        ["highway_t", 1, 1, 0],
        ["highway_curve", 1, 2, 2],
        ["highway_curve", 2, 2, 3],
        ["highway_curve", 2, 1],
    ]

    assert counted("railroad-ink", ring).seats[0].parts[1].points == 5
    assert counted("railroad-ink", ring, options={"longest": "trail"}).seats[0].parts[1].points == 6


@pytest.mark.rule("ink.place.no-direct-join", "ink.place.exit-type", "ink.place.empty-cell", "ink.special.each-once")
@pytest.mark.parametrize(
    ("drawings", "words"),
    [
        ([["highway_straight", 0, 1], ["highway_t", 0, 1]], ["drawing 2", "B1", "drawing 1"]),
        ([["highway_straight", 0, 1], ["railway_straight", 1, 1]], ["drawing 2", "B2", "north"]),
        ([["railway_straight", 0, 1]], ["drawing 1", "X1"]),
        ([["highway_straight", 0, 1], ["highway_straight", 3, 3]], ["drawing 2", "D4", "no chain"]),
        ([["special_highway_cross", 0, 1], ["special_highway_cross", 1, 1]], ["drawing 2", "drawing 1", "special"]),
        ([["volcano", 3, 3]], ["drawing 1", "without that expansion"]),
        ([["highway_loop", 3, 3]], ["highway_loop"]),
        ([["highway_straight", 0, 1, 0, 0, 8]], ["round 8"]),
        ([["highway_straight", 0, 1, 0, 0, 1], ["highway_straight", 1, 1]], ["drawing 2", "every drawing or of none"]),
        ([["highway_straight", 0, 1, 0, 0, 2], ["highway_straight", 1, 1, 0, 0, 1]], ["drawing 2", "round 1"]),
        ([["overpass", 0, 1, 0, 0, 1], ["station_curve", 1, 1, 0, 0, 1]], ["drawing 2", "round 1"]),
    ],
)
def test_what_cannot_be_drawn_is_named_with_its_cell(drawings: list[Any], words: list[str]) -> None:
    said = complaint("railroad-ink", *drawings)

    assert all(word in said for word in words), said


@pytest.mark.rule("ink.special.three-per-game", "ink.special.one-per-round")
def test_four_special_routes_or_two_in_a_round_are_refused() -> None:
    specials = [["special_highway_cross", 0, 1], ["special_three_highway", 1, 1], ["special_railway_cross", 0, 3]]

    assert "4 special routes" in complaint("railroad-ink", *specials, ["special_cross_station", 6, 1])
    first, second = [*specials[0], 0, 0, 1], [*specials[2], 0, 0, 1]
    assert "second special route" in complaint("railroad-ink", first, second)


@pytest.mark.rule("ink.game.rounds-base", "ink.meteor.rounds")
def test_more_drawings_than_the_dice_of_all_rounds_are_refused() -> None:
    column = [["highway_straight", row, 1] for row in range(7)]
    more = [["highway_straight", row, 5] for row in range(7)] + [["highway_straight", 3, col, 1] for col in (0, 2, 3, 4, 6)]
    rails = [["railway_straight", 1, col, 1] for col in (0, 2, 3)]
    craters = [["crater", row, 3] for row in range(7)]

    assert "22 drawings" in complaint("railroad-ink", *column[:3], ["highway_straight", 3, 1], *column[4:], *more, *rails)
    assert "7 craters" in complaint("railroad-ink-meteor", *craters)


@pytest.mark.rule("ink.lava.start-volcano", "ink.lava.must-touch-lava", "ink.lava.new-volcano")
def test_impossible_lava_is_refused() -> None:
    volcano = ["volcano", 3, 3]

    assert "no volcano at D4" in complaint("railroad-ink-lava", ["volcano", 1, 1])
    assert "next to each other" in complaint("railroad-ink-lava", volcano, ["volcano", 3, 4])
    assert "no volcano, so" in complaint("railroad-ink-lava", volcano, ["lava_bay", 6, 6])
    assert "without that expansion" in complaint("railroad-ink-lava", volcano, ["crater", 0, 0])


@pytest.mark.rule("ink.game.players")
@pytest.mark.parametrize(
    "position",
    [
        {"game": "railroad-ink", "seats": []},
        {"game": "railroad-ink", "seats": [{"drawings": []}] * 7},
        {"game": "railroad-ink", "seats": [{"drawings": [["highway_straight", 7, 0]]}]},
        {"game": "railroad-ink", "seats": [{"drawings": [{"face": "highway_t", "row": 0, "column": 1, "rotation": 4}]}]},
        {"game": "railroad-ink", "seats": [{"drawings": [{"face": "highway_t", "row": 0}]}]},
        {"game": "railroad-ink", "seats": [{"drawings": [7]}]},
        {"game": "railroad-ink", "seats": [{"tiles": []}]},
        {"game": "railroad-ink", "seats": 3},
        {"game": "railroad-ink"},
        {"game": "railroad-ink", "seats": [{"drawings": []}], "options": {"longest": "walk"}},
    ],
)
def test_a_position_that_cannot_be_read_is_refused_in_one_sentence(position: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        companion.result(position)

    assert "\n" not in str(caught.value)
