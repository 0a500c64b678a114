"""The lava expansion: lakes, volcanoes, the duty to draw a lava face, and lava that devours routes."""

from __future__ import annotations

import random

import pytest

import semafor
from games.railroad_ink.counts import slow_board
from games.railroad_ink.position import (
    ANY_ROLL,
    Tile,
    dice,
    do,
    face_at,
    list_of,
    parts,
    points,
    position,
    proof,
    rule,
    seen,
    sheet,
    table,
    why,
)
from games.railroad_ink.position import LAVA_KEY as KEY
from games.railroad_ink.slow import LAVA, Board, looks
from semafor.games.railroad_ink.moves import Draw
from semafor.games.railroad_ink.parts.specials import cross_out
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck
from semafor.kernel.result import Part

VOLCANO: Tile = ("volcano", 3, 3, 0, 0)
CLOSED: list[Tile] = [("volcano", 0, 0, 0, 0), ("lava_highway", 0, 1, 2, 0), ("lava_railway", 1, 0, 3, 0)]
LARGE: list[Tile] = [
    VOLCANO, ("lava_corner", 2, 3, 1, 0), ("lava_corner", 2, 4, 2, 0), ("lava_corner", 3, 4, 3, 0),
    ("lava_strait", 4, 3, 0, 0), ("lava_bay", 5, 3, 0, 0), ("lava_strait", 6, 3, 0, 0), ("lava_strait", 3, 2, 1, 0),
    ("lava_strait", 3, 1, 1, 0), ("lava_strait", 3, 0, 1, 0), ("lava_strait", 5, 4, 1, 0),
]  # fmt: skip
# One open lava side, at E4 E, and behind it a station; the other sides of the volcano are shut.
ONE_SIDE: list[Tile] = [
    VOLCANO, ("lava_highway", 2, 3, 1, 0), ("lava_railway", 4, 3, 3, 0), ("lava_highway", 3, 2, 0, 0),
    ("station_straight", 3, 4, 1, 0),
]  # fmt: skip


@pytest.mark.rule(
    "ink.lava.lake", "ink.lava.edge", "ink.lava.score-closed", "ink.lava.score-largest", "ink.lava.score", "ink.exp.points"
)
def test_a_closed_lake_scores_five_and_the_largest_its_cells() -> None:
    """Worked example 9."""
    tiles = CLOSED + LARGE

    assert parts(tiles, "closed-lakes", KEY) == [Part("closed-lakes", 5, ["A1 B1 A2"])]
    assert points(tiles, "largest-lake", KEY) == 11
    assert proof(tiles, "errors", KEY) == ["B1 S", "A2 E", "E6 E"]
    assert len(Board({(row, col): (face, turn, bool(flip)) for face, row, col, turn, flip in tiles}).lakes()) == 2


@pytest.mark.rule("ink.lava.open-sides", "ink.lava.score-largest")
def test_every_open_lava_side_is_an_error_and_of_equal_lakes_one_scores() -> None:
    tiles: list[Tile] = [("volcano", 1, 1, 0, 0), ("volcano", 5, 5, 0, 0)]

    assert points(tiles, "errors", KEY) == -8
    assert points(tiles, "largest-lake", KEY) == 1
    assert sheet(tiles, KEY).total == -7


@pytest.mark.rule("ink.lava.score-closed", "ink.lava.score-largest")
def test_a_closed_largest_lake_scores_both() -> None:
    assert points(CLOSED, "closed-lakes", KEY) == 5
    assert points(CLOSED, "largest-lake", KEY) == 3


@pytest.mark.rule("ink.lava.lake")
def test_lakes_that_get_joined_are_one_lake() -> None:
    tiles: list[Tile] = [("volcano", 1, 1, 0, 0), ("volcano", 1, 3, 0, 0)]

    assert points(tiles, "largest-lake", KEY) == 1
    assert points([*tiles, ("lava_strait", 1, 2, 1, 0)], "largest-lake", KEY) == 3
    assert points([*tiles, ("lava_strait", 1, 2, 0, 0)], "largest-lake", KEY) == 1


@pytest.mark.rule("ink.lava.start-volcano", "ink.game.setup", "ink.score.centre")
def test_everybody_starts_with_a_volcano_in_the_middle_worth_a_central_cell() -> None:
    view = seen(table(KEY, dice(ANY_ROLL, KEY), seats=3).view(None))

    for board in view.boards:
        assert [(cell.face, cell.row, cell.column, cell.round) for cell in board.cells] == [("volcano", 3, 3, 0)]
        assert next(part.points for part in board.sheet.parts if part.name == "centre") == 1


@pytest.mark.rule("ink.lava.must-touch-lava", "ink.lava.rotate-mirror")
def test_a_lava_face_must_meet_lava_with_a_lava_side() -> None:
    state = position(KEY, [VOLCANO], lava=("lava_highway", "lava_strait"))

    assert rule(state, "draw lava_strait at D3", KEY) is None
    assert rule(state, "draw lava_strait at D3 turned 1", KEY) == "ink.lava.must-touch-lava"
    assert rule(state, "draw lava_strait at D2", KEY) == "ink.lava.must-touch-lava"
    do(state, "draw lava_strait at D3", KEY)
    assert rule(state, "draw lava_highway at D2 turned 1", KEY) is None  # lava of the same round counts
    assert rule(state, "draw lava_highway at C3", KEY) == "ink.lava.must-touch-lava"  # a shore is no lava


@pytest.mark.rule("ink.lava.free-cell", "ink.lava.new-volcano")
def test_lava_is_not_drawn_over_lava() -> None:
    state = position(KEY, [VOLCANO], lava=("lava_highway", "lava_strait"))

    assert rule(state, "draw lava_strait at D4", KEY) == "ink.lava.free-cell"
    assert rule(state, "draw volcano at D4", KEY) == "ink.lava.new-volcano"


@pytest.mark.rule("ink.lava.route-part", "ink.lava.route-part-counts")
def test_the_route_of_a_lava_face_need_not_connect_but_must_not_clash_and_counts_afterwards() -> None:
    state = position(KEY, [VOLCANO, ("railway_straight", 2, 2, 1, 0)], lava=("lava_highway", "lava_railway"))

    assert rule(state, "draw lava_highway at C4", KEY) is None
    assert rule(state, "draw lava_highway at D3 turned 1", KEY) == "ink.place.no-direct-join"
    assert rule(state, "draw lava_railway at D3 turned 1", KEY) is None
    do(state, "draw lava_highway at E4 turned 2", KEY)
    assert rule(state, "draw highway_straight at E3", KEY) is None
    alone: list[Tile] = [VOLCANO, ("lava_highway", 3, 4, 2, 0), ("highway_straight", 2, 4, 0, 0)]
    assert points(alone, "longest-highway", KEY) == 2
    assert {"E4 S", "E3 N"} <= set(proof(alone, "errors", KEY))


@pytest.mark.rule("ink.lava.side-contact")
def test_a_lava_side_may_touch_a_route_end_and_both_stay_open() -> None:
    state = position(KEY, [VOLCANO, ("railway_straight", 1, 3, 0, 0)], lava=("lava_strait", "lava_bay"))

    assert rule(state, "draw lava_strait at D3", KEY) is None
    tiles: list[Tile] = [VOLCANO, ("railway_straight", 1, 3, 0, 0), ("lava_strait", 2, 3, 0, 0)]
    assert {"D2 S", "D3 N"} <= set(proof(tiles, "errors", KEY))
    exit_side: list[Tile] = [("volcano", 0, 1, 0, 0)]
    assert proof(exit_side, "errors", KEY) == ["B1 E", "B1 S", "B1 W"]  # an exit is at the edge


@pytest.mark.rule("ink.lava.new-volcano", "ink.lava.order")
def test_a_volcano_may_be_drawn_at_any_time_in_an_empty_cell_away_from_lava() -> None:
    state = position(KEY, [VOLCANO, ("lava_strait", 2, 3, 0, 0), ("railway_straight", 5, 0, 1, 0)])

    assert rule(state, "draw volcano at C3", KEY) == "ink.lava.new-volcano"  # beside a shore
    assert rule(state, "draw volcano at D2", KEY) == "ink.lava.new-volcano"
    assert rule(state, "draw volcano at A6", KEY) == "ink.lava.new-volcano"
    assert rule(state, "draw volcano at E3", KEY) == "ink.lava.new-volcano"
    assert rule(state, "draw volcano at C2", KEY) is None
    do(state, "draw volcano at F6", KEY)
    do(state, "draw highway_straight at B1", KEY)
    do(state, "draw volcano at B2", KEY)
    assert rule(state, "draw volcano at C2", KEY) == "ink.lava.new-volcano"


@pytest.mark.rule(
    "ink.lava.must-draw-one-face", "ink.lava.volcano-is-no-face", "ink.lava.route-dice-still", "ink.exp.base-rules"
)
def test_one_lava_face_is_a_duty_two_are_allowed_and_a_volcano_is_none() -> None:
    state = position(KEY, [VOLCANO], lava=("lava_strait", "lava_bay"))
    assert rule(state, "finish", KEY) == "ink.round.draw-all"
    for text in (
        "highway_straight at B1",
        "railway_straight at D1",
        "highway_curve at F1",
        "overpass at B2",
        "volcano at F6",
    ):
        do(state, f"draw {text}", KEY)
    refusal = why(state, "finish", KEY)

    assert rule(state, "finish", KEY) == "ink.lava.must-draw-one-face"
    assert refusal is not None
    assert refusal.facts["face"] == ["lava_strait", "lava_bay"]
    assert "D3" in list_of(refusal, "cells")
    do(state, "draw lava_bay at E4 turned 1", KEY)
    assert rule(state, "finish", KEY) is None
    assert rule(state, "draw lava_bay at D3", KEY) == "ink.round.each-die-once"
    do(state, "draw lava_strait at D3", KEY)
    assert rule(state, "finish", KEY) is None


@pytest.mark.rule("ink.lava.devour", "ink.lava.forced", "ink.lava.free-cell")
def test_lava_devours_a_station_when_no_empty_cell_serves() -> None:
    """Worked example 10."""
    state = position(KEY, [*ONE_SIDE, ("railway_straight", 3, 5, 1, 0)], lava=("lava_corner", "lava_strait"))
    refusal = None
    for text in ("highway_straight at B1", "railway_straight at D1", "highway_curve at F1", "overpass at B2"):
        do(state, f"draw {text}", KEY)
    refusal = why(state, "finish", KEY)

    assert refusal is not None
    assert (refusal.rule, refusal.facts["cells"]) == ("ink.lava.forced", ["E4"])
    assert rule(state, "draw lava_corner at F4", KEY) == "ink.lava.devour"
    assert rule(state, "draw lava_corner at B1", KEY) == "ink.lava.devour"
    assert rule(state, "draw lava_strait at E4", KEY) == "ink.lava.devour"
    assert rule(state, "draw lava_strait at D3", KEY) == "ink.lava.free-cell"
    do(state, "draw lava_strait at E4 turned 1", KEY)
    assert face_at(state, 3, 4) == "lava_strait"
    assert "F4 W" in [
        end for part in semafor.game(KEY).result(state).seats[0].parts if part.name == "errors" for end in part.proof
    ]
    assert rule(state, "finish", KEY) is None
    assert rule(state, "draw lava_corner at F4 turned 3", KEY) == "ink.lava.forced"  # the duty is done


@pytest.mark.rule("ink.lava.forced")
def test_no_route_is_devoured_while_a_lava_face_fits_an_empty_cell() -> None:
    state = position(KEY, [*ONE_SIDE, ("volcano", 6, 0, 0, 0)], lava=("lava_corner", "lava_strait"))

    assert rule(state, "draw lava_strait at E4 turned 1", KEY) == "ink.lava.forced"
    assert rule(state, "draw lava_strait at B7 turned 1", KEY) is None


@pytest.mark.rule("ink.lava.forced", "ink.lava.new-volcano")
def test_instead_of_devouring_a_new_volcano_opens_a_place() -> None:
    state = position(KEY, ONE_SIDE, lava=("lava_corner", "lava_strait"))
    do(state, "draw volcano at A7", KEY)

    assert rule(state, "draw lava_strait at E4 turned 1", KEY) == "ink.lava.forced"
    do(state, "draw lava_strait at B7 turned 1", KEY)
    assert face_at(state, 3, 4) == "station_straight"


@pytest.mark.rule("ink.lava.devour")
def test_a_devoured_special_route_stays_used_and_lava_cells_are_not_devoured() -> None:
    tiles: list[Tile] = [*ONE_SIDE[:4], ("special_cross_station", 3, 4, 0, 0)]
    state = position(KEY, tiles, lava=("lava_corner", "lava_strait"))
    cross_out(state.board, state.masks, 0, 5)
    do(state, "draw lava_strait at E4 turned 1", KEY)

    view = seen(semafor.game(KEY).view(state, 0)).boards[0]
    assert "special_cross_station" not in view.specials
    assert view.specials_left == 2


@pytest.mark.rule("ink.lava.all-closed")
def test_if_all_lakes_are_closed_a_volcano_is_the_only_way_and_without_room_the_duty_lapses() -> None:
    closed: list[Tile] = [*ONE_SIDE[:4], ("lava_railway", 3, 4, 2, 0)]
    state = position(KEY, closed, lava=("lava_corner", "lava_strait"))
    for text in ("highway_straight at B1", "railway_straight at D1", "highway_curve at F1", "overpass at B2"):
        do(state, f"draw {text}", KEY)

    assert rule(state, "finish", KEY) == "ink.lava.all-closed"
    assert rule(state, "draw lava_strait at B1", KEY) == "ink.lava.devour"
    full = position(KEY, closed + filled(closed), lava=("lava_corner", "lava_strait"))
    assert rule(full, "finish", KEY) is None


def filled(tiles: list[Tile]) -> list[Tile]:
    """Railways without neighbours' lava in every other cell: no room for anything."""
    taken = {(row, col) for _, row, col, _, _ in tiles}
    return [("railway_straight", row, col, 0, 0) for row in range(7) for col in range(7) if (row, col) not in taken]


@pytest.mark.rule("ink.lava.order", "ink.special.any-moment")
def test_lava_volcano_dice_and_special_route_mix_in_any_order() -> None:
    texts = [
        "draw lava_strait at D3",
        "draw volcano at G7",
        "draw highway_straight at B1",
        "draw special_railway_cross at A6",
    ]
    for turn in range(4):
        state = position(KEY, [VOLCANO], lava=("lava_strait", "lava_bay"))
        for text in texts[turn:] + texts[:turn]:
            do(state, text, KEY)

        assert face_at(state, 5, 0) == "special_railway_cross"


@pytest.mark.rule("ink.lava.must-touch-lava", "ink.lava.route-part", "ink.lava.new-volcano", "ink.lava.rotate-mirror")
def test_the_lava_drawings_offered_are_those_of_the_slow_board() -> None:
    game = semafor.game(KEY)
    chooser, luck = random.Random(4), FastLuck(4)
    devoured = 0
    for _ in range(6):
        state = game.start(1, None, luck)
        assert isinstance(state, RailroadInk)
        while not state.over():
            legal = [int(number) for number in state.legal(0)]
            moves = [move for move in map(game.actions.move, legal) if isinstance(move, Draw)]
            offered = {(m.face, m.row, m.column, m.rotation, m.mirrored) for m in moves if m.face in LAVA_NAMES}
            expected, eats = slow_lava(state)
            assert offered == expected
            devoured += eats
            rare = [number for number in legal if "volcano" in str(game.actions.move(number))]
            calm = [number for number in legal if number not in rare]
            state.apply(0, chooser.choice(calm or rare), luck)
    assert devoured > 0


LAVA_NAMES = {*(face["id"] for face in LAVA["face"]), "volcano"}


def slow_lava(state: RailroadInk) -> tuple[set[tuple[str, int, int, int, bool]], bool]:
    """Lava faces and volcanoes the slow way, and whether routes may be devoured now."""
    board = slow_board(state.board, 0)
    view = seen(semafor.game(KEY).view(state, 0)).boards[0]
    cells = [(row, col) for row in range(7) for col in range(7)]
    lava = {cell for cell, tile in board.tiles.items() if tile[0] in LAVA_NAMES}

    def fitting(where: list[tuple[int, int]]) -> set[tuple[str, int, int, int, bool]]:
        tiles = [tile for face in view.lava_dice_left for tile in looks(face)]
        return {(tile[0], *cell, tile[1], tile[2]) for cell in where for tile in tiles if board.fits(tile, cell, {"lava"})}

    found = fitting([cell for cell in cells if cell not in board.tiles])
    eats = not found and len(view.lava_dice_left) == 2
    if eats:
        found = fitting([cell for cell in cells if cell in board.tiles and cell not in lava])
    for cell in cells:
        near = {board.beyond(cell, side) for side in "NESW"}
        if cell not in board.tiles and not near & lava:
            found.add(("volcano", *cell, 0, False))
    return found, bool(eats)
