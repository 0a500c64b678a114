"""Worked examples 1, 2, 3 and 5: the board of Anna, whose final count the rulebook prints, drawn round by round."""

from __future__ import annotations

import pytest
from librt.vecs import append

import semafor
from games.railroad_ink.position import BASE_KEY, dice, ink, round_of, said, seen, sheet, table
from semafor.games.railroad_ink.scoring import Count
from semafor.kernel.errors import Refused
from semafor.kernel.result import Part

ANNA = [
    ("railway_straight", 5, 0, 1, 0, 1), ("railway_t", 5, 1, 1, 0, 1), ("station_straight", 6, 1, 2, 0, 1),
    ("railway_t", 6, 3, 0, 0, 1), ("highway_straight", 3, 0, 1, 0, 2), ("highway_t", 3, 1, 3, 0, 2),
    ("highway_straight", 2, 1, 0, 0, 2), ("station_curve", 5, 2, 0, 1, 2), ("overpass", 1, 1, 0, 0, 3),
    ("railway_straight", 1, 0, 1, 0, 3), ("highway_curve", 3, 2, 2, 0, 3), ("highway_straight", 4, 2, 0, 0, 3),
    ("railway_straight", 1, 2, 1, 0, 4), ("special_three_railway", 1, 3, 2, 0, 4), ("highway_straight", 3, 6, 1, 0, 4),
    ("railway_straight", 5, 3, 0, 0, 4), ("station_curve", 4, 3, 1, 0, 4), ("highway_curve", 2, 3, 0, 0, 5),
    ("railway_straight", 5, 6, 1, 0, 5), ("special_highway_cross", 4, 4, 0, 0, 5), ("railway_straight", 6, 4, 1, 0, 5),
    ("station_curve", 6, 5, 2, 0, 5), ("highway_straight", 0, 1, 0, 0, 6), ("station_curve", 1, 4, 0, 1, 6),
    ("highway_t", 3, 5, 0, 0, 6), ("highway_curve", 2, 5, 2, 0, 6), ("railway_straight", 0, 3, 0, 0, 7),
    ("overpass", 0, 4, 0, 0, 7), ("highway_straight", 2, 4, 1, 0, 7), ("special_corner_station", 4, 5, 0, 0, 7),
    ("railway_curve", 5, 5, 0, 0, 7),
]  # fmt: skip


def of_round(number: int) -> list[tuple[str, int, int, int, int, int]]:
    return [drawing for drawing in ANNA if drawing[5] == number]


def anna_plays(rounds: int) -> semafor.Table:
    """Anna's table after so many rounds."""
    rolls = [dice([face for face, *_ in of_round(number) if not face.startswith("special")]) for number in range(1, 8)]
    played = table(BASE_KEY, *rolls)
    played.names = ["Anna"]
    for number in range(1, rounds + 1):
        for face, row, col, rotation, mirrored, _ in of_round(number):
            drawing = {"move": "draw", "face": face, "row": row, "column": col}
            played.play({**drawing, "rotation": rotation, "mirrored": bool(mirrored)})
        played.play("finish")
    return played


@pytest.mark.rule(
    "ink.game.rounds-base", "ink.game.solo", "ink.end.after-last", "ink.round.next", "ink.place.same-round-counts"
)
def test_anna_draws_her_board_in_seven_rounds_and_scores_46() -> None:
    played = anna_plays(7)

    assert played.over
    assert played.result().seats[0].total == 46
    assert played.result().winners == [0]
    assert played.result().ended_by == "ink.end.after-last"


@pytest.mark.rule(
    "ink.score.network.definition", "ink.score.network.each", "ink.score.network.overpass", "ink.score.network.station"
)
def test_annas_two_networks_have_four_and_six_exits() -> None:
    networks = anna_plays(7).result().seats[0].parts[0]

    assert networks == Part("networks", 12 + 20, ["X1 X9 X10 X11", "X2 X5 X6 X7 X8 X12"])


@pytest.mark.rule(
    "ink.score.longest.definition", "ink.score.longest.stations", "ink.score.longest.overpass", "ink.score.centre"
)
def test_annas_bonus_boxes_read_8_5_6() -> None:
    boxes = {part.name: part for part in anna_plays(7).result().seats[0].parts}
    highway = ["D2", "D3", "E3", "F3", "F4", "F5", "E5", "D5"]
    railway = ["A2", "B2", "C2", "D2", "D1"]

    assert boxes["longest-highway"].points == 8
    assert boxes["longest-highway"].proof in (highway, highway[::-1])
    assert boxes["longest-railway"].points == 5
    assert boxes["longest-railway"].proof in (railway, railway[::-1])
    assert boxes["centre"] == Part("centre", 6, ["D3", "E3", "C4", "C5", "D5", "E5"])


@pytest.mark.rule("ink.error.definition", "ink.error.board-edge-is-closed", "ink.error.cost", "ink.place.edge")
def test_annas_five_errors_are_five_ends_and_the_end_at_the_edge_is_none() -> None:
    errors = next(part for part in anna_plays(7).result().seats[0].parts if part.name == "errors")

    assert errors == Part("errors", -5, ["E1 E", "E1 W", "E5 N", "E5 S", "F5 E"])


@pytest.mark.rule("ink.score.sheet", "ink.score.total")
def test_the_boxes_of_the_sheet_add_up_to_the_total() -> None:
    result = sheet([drawing[:5] for drawing in ANNA])

    assert [part.name for part in result.parts] == [
        "networks",
        "longest-highway",
        "longest-railway",
        "centre",
        "errors",
    ]
    assert sum(part.points for part in result.parts) == result.total == 46


@pytest.mark.rule("ink.score.total")
def test_the_printed_sheet_of_another_board_adds_up_to_45() -> None:
    """Worked example 2: the boxes 32, 7, 8, 5, −7 and a stroke, whichever of 7, 8, 5 is which."""
    count = Count()
    count.networks, count.highway, count.railway = 32, 7, 8
    for _ in range(5):
        count.centre = append(count.centre, 24)
    for _ in range(7):
        count.errors = append(count.errors, 0)

    assert count.total() == 45


@pytest.mark.rule("ink.round.number", "ink.round.no-erase")
def test_after_round_5_every_cell_holds_its_round_and_no_earlier_drawing_can_be_removed() -> None:
    played = anna_plays(5)
    drawn = [drawing for drawing in ANNA if drawing[5] <= 5]

    assert len(drawn) == 22
    assert [round_of(ink(played.state), row, col) for _, row, col, _, _, _ in drawn] == [drawing[5] for drawing in drawn]
    refusal = played.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "kernel.undo.final"
    for _, row, col, *_ in drawn:
        assert said(played.why_not(f"draw highway_straight at {row},{col}")).rule == "ink.place.empty-cell"
    with pytest.raises(Refused):
        played.undo(0)


@pytest.mark.rule("ink.special.three-per-game")
def test_anna_used_her_three_special_routes_in_rounds_4_5_and_7() -> None:
    view = seen(anna_plays(7).view(0))

    assert [drawing[5] for drawing in ANNA if drawing[0].startswith("special")] == [4, 5, 7]
    assert view.boards[0].specials_left == 0
    assert view.boards[0].specials == ["special_railway_cross", "special_three_highway", "special_cross_station"]
