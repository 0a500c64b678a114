"""The meteor expansion: where the meteor comes down, what it does, and how to ignore it."""

from __future__ import annotations

import random

import pytest

import semafor
from games.railroad_ink.position import (
    ANY_ROLL,
    BASE_KEY,
    VARIANT,
    Tile,
    dice,
    do,
    face_at,
    ink,
    points,
    position,
    proof,
    round_of,
    rule,
    said,
    seen,
    table,
    told,
)
from games.railroad_ink.position import METEOR_KEY as KEY
from semafor.games.railroad_ink.layout import BLOCK, CRATER, MARK
from semafor.games.railroad_ink.parts.meteor import NOWHERE, target
from semafor.games.railroad_ink.setup import bare_table
from semafor.games.railroad_ink.state import RailroadInk


def falling(tiles: list[Tile], direction: str, distance: int, start: tuple[int, int] = (3, 3)) -> RailroadInk:
    state = position(KEY, tiles, meteor=(direction, distance))
    state.board[MARK] = start[0] * 7 + start[1]
    state.open_boards()
    return state


def mark(state: RailroadInk, seat: int = 0) -> tuple[int, int]:
    row, col = divmod(int(state.board[seat * BLOCK + MARK]), 7)
    return row, col


def hit(tiles: list[Tile], direction: str, distance: int, start: tuple[int, int] = (3, 3)) -> tuple[int, int]:
    state = do(falling(tiles, direction, distance, start), f"meteor {direction}", KEY)
    assert face_at(state, *mark(state)) == "crater"
    return mark(state)


@pytest.mark.rule("ink.meteor.hit", "ink.meteor.move", "ink.meteor.score", "ink.meteor.no-error")
def test_a_meteor_hits_a_railway_and_the_end_beside_the_crater_scores() -> None:
    """Worked example 6."""
    state = falling([("railway_straight", 3, 1, 1, 0), ("railway_straight", 3, 2, 1, 0)], "W", 2)
    do(state, "meteor W", KEY)

    assert face_at(state, 3, 1) == "crater"
    assert round_of(state, 3, 1) == 0
    left: list[Tile] = [("railway_straight", 3, 2, 1, 0), ("crater", 3, 1, 0, 0)]
    assert proof(left, "crater-ends", KEY) == ["C4 W"]
    assert points(left, "crater-ends", KEY) == 2
    assert proof(left, "errors", KEY) == ["C4 E"]


@pytest.mark.rule("ink.meteor.bounce-off-edge", "ink.meteor.skip-craters")
def test_a_meteor_bounces_off_the_edge_and_skips_a_crater() -> None:
    """Worked example 7: from B4 three to the left: 3,0, back over B4 to 3,2, a crater, so D4."""
    craters: list[Tile] = [("crater", 3, 1, 0, 0), ("crater", 3, 2, 0, 0)]

    assert hit(craters, "W", 3, (3, 1)) == (3, 3)
    assert hit(craters[:1], "W", 3, (3, 1)) == (3, 2)


@pytest.mark.rule("ink.meteor.bounce-off-edge")
def test_from_the_edge_itself_the_meteor_turns_round_at_once() -> None:
    assert hit([], "W", 1, (3, 0)) == (3, 1)
    assert hit([], "N", 2, (0, 4)) == (2, 4)
    assert hit([], "S", 3, (5, 2)) == (4, 2)


@pytest.mark.rule("ink.meteor.skip-bounce")
def test_a_meteor_that_skips_craters_bounces_as_well() -> None:
    craters: list[Tile] = [("crater", 3, 5, 0, 0), ("crater", 3, 6, 0, 0)]

    assert hit(craters, "E", 2) == (3, 4)


@pytest.mark.rule("ink.meteor.move", "ink.meteor.bounce-off-edge", "ink.meteor.skip-craters", "ink.meteor.skip-bounce")
def test_every_impact_is_the_one_of_the_way_written_out_to_and_fro() -> None:
    chooser = random.Random(2)
    for _ in range(300):
        line = [chooser.random() < 0.4 for _ in range(7)]
        start, distance, forward = chooser.randrange(7), chooser.randrange(1, 4), chooser.random() < 0.5
        there, back = list(range(7)), list(range(5, 0, -1))
        way = there + back if forward else there[::-1] + back[::-1]
        begin = way.index(start)
        steps = (way * 5)[begin + 1 :]
        expected = next((cell for cell in steps[distance - 1 :] if not line[cell]), NOWHERE)

        for level in (True, False):
            board = bare_table(VARIANT[KEY], 1)
            for cell in (cell for cell in range(7) if line[cell]):
                board.put(0, 21 + cell if level else cell * 7 + 3, CRATER)
            found = int(target(board.board, 0, 21 + start if level else start * 7 + 3, way_to(level, forward), distance))
            assert found == (expected if expected == NOWHERE else 21 + expected if level else expected * 7 + 3)


def way_to(level: bool, forward: bool) -> int:
    """East or west along a row, south or north along a column."""
    return (1 if forward else 3) if level else (2 if forward else 0)


@pytest.mark.rule("ink.meteor.no-target")
def test_a_line_full_of_craters_is_not_hit() -> None:
    state = falling([("crater", 3, col, 0, 0) for col in range(7)], "E", 1)

    assert target(state.board, 0, 24, 1, 1) == NOWHERE
    before = state.clone()
    do(state, "meteor E", KEY)
    assert mark(state) == (3, 3)
    assert told(before, "meteor E", state, KEY) == ["Miejsce 1 unika meteorytu: nie ma on gdzie spaść na tej planszy."]
    assert [face_at(state, 3, col) for col in range(7)] == ["crater"] * 7
    assert sum(int(state.tile(0, cell)) == CRATER for cell in range(49)) == 7


@pytest.mark.rule("ink.meteor.start", "ink.meteor.dot")
def test_round_1_counts_from_the_central_cell_and_later_rounds_from_the_last_impact() -> None:
    rolls = [dice(ANY_ROLL, KEY, meteor=("N", 2)), dice(ANY_ROLL, KEY, meteor=("E", 3))]
    played = table(KEY, *rolls)
    assert seen(played.view(0)).boards[0].mark == (3, 3)
    played.play("meteor N")
    assert seen(played.view(0)).boards[0].mark == (1, 3)
    finish(played)
    played.play("meteor E")

    assert seen(played.view(0)).boards[0].mark == (1, 6)
    assert {(cell.row, cell.column) for cell in seen(played.view(0)).boards[0].cells if cell.face == "crater"} <= {
        (1, 3),
        (1, 6),
    }


def finish(played: semafor.Table, seat: int = 0) -> None:
    while played.why_not("finish", seat) is not None:
        played.play(next(move for move in played.moves(seat) if "special" not in str(move)), seat)
    played.play("finish", seat)


@pytest.mark.rule("ink.meteor.dot-stays", "ink.meteor.replace-crater", "ink.meteor.timing", "ink.place.empty-cell")
def test_a_crater_may_be_drawn_over_in_the_same_round_and_the_mark_stays() -> None:
    """Worked example 8."""
    state = falling([("railway_straight", 0, 3, 0, 0)], "N", 2)
    do(state, "meteor N", KEY)
    assert face_at(state, 1, 3) == "crater"
    do(state, "draw railway_straight at D2", KEY)

    assert face_at(state, 1, 3) == "railway_straight"
    assert round_of(state, 1, 3) == 1
    assert mark(state) == (1, 3)
    assert target(state.board, 0, 10, 2, 1) == 17  # the next meteor counts from here
    assert target(state.board, 0, 10, 0, 2) == 10  # and comes back to it only by bouncing


@pytest.mark.rule("ink.meteor.replace-crater")
def test_a_crater_is_erased_only_together_with_a_drawing_under_the_normal_rules() -> None:
    state = do(falling([], "N", 2), "meteor N", KEY)

    assert rule(state, "draw railway_straight at D2", KEY) == "ink.place.must-connect"
    assert "crater" not in {semafor.game(KEY).actions.json(n).get("face") for n in range(semafor.game(KEY).actions.size)}


@pytest.mark.rule("ink.meteor.replace-duty")
def test_for_the_duty_to_draw_crater_cells_count_as_free() -> None:
    tiles: list[Tile] = [
        ("volcano", row, col, 0, 0) for row in range(7) for col in range(7) if (row, col) not in ((0, 1), (6, 6))
    ]
    state = falling([*tiles, ("crater", 0, 1, 0, 0)], "E", 1, (6, 5))
    do(state, "meteor E", KEY)

    assert rule(state, "finish", KEY) == "ink.round.draw-all"
    assert rule(do(state, "draw highway_straight at B1", KEY), "finish", KEY) is None


@pytest.mark.rule("ink.meteor.timing", "ink.meteor.one-per-round")
def test_the_meteor_is_settled_before_the_first_drawing_and_once() -> None:
    state = falling([], "N", 1)

    assert rule(state, "draw highway_straight at B1", KEY) == "ink.meteor.timing"
    assert rule(state, "finish", KEY) == "ink.meteor.timing"
    do(state, "meteor N", KEY)
    assert rule(state, "meteor N", KEY) == "ink.meteor.one-per-round"
    assert rule(state, "ignore meteor with special_railway_cross", KEY) == "ink.meteor.one-per-round"
    assert rule(state, "draw highway_straight at B1", KEY) is None


@pytest.mark.rule("ink.meteor.choose-direction", "ink.meteor.dice", "ink.meteor.one-per-round")
def test_four_arrows_let_each_player_pick_a_direction_and_one_arrow_does_not() -> None:
    played = table(KEY, dice(ANY_ROLL, KEY, meteor=("choose", 2)), seats=2)
    played.play("meteor N", 0)
    played.play("meteor S", 1)

    assert (mark(ink(played.state), 0), mark(ink(played.state), 1)) == ((1, 3), (5, 3))
    fixed = falling([], "E", 2)
    assert rule(fixed, "meteor N", KEY) == "ink.meteor.dice"
    assert rule(fixed, "meteor E", KEY) is None


@pytest.mark.rule("ink.meteor.ignore", "ink.meteor.ignore-counts", "ink.meteor.ignore-position")
def test_ignoring_a_meteor_uses_the_special_route_of_the_round_and_leaves_the_mark() -> None:
    state = do(falling([], "N", 2), "ignore meteor with special_railway_cross", KEY)

    assert mark(state) == (3, 3)
    assert [cell for cell in range(49) if state.tile(0, cell)] == []
    assert rule(state, "draw special_highway_cross at B1", KEY) == "ink.special.one-per-round"
    assert rule(state, "draw special_railway_cross at D1", KEY) == "ink.special.each-once"
    view = seen(semafor.game(KEY).view(state, 0)).boards[0]
    assert view.specials_left == 2
    assert "special_railway_cross" not in view.specials


@pytest.mark.rule("ink.meteor.ignore-counts", "ink.special.three-per-game")
def test_after_three_uses_a_meteor_cannot_be_ignored() -> None:
    played = table(KEY, *[dice(ANY_ROLL, KEY, meteor=("N", 1))] * 4)
    for special in ("special_railway_cross", "special_highway_cross", "special_three_highway"):
        played.play(f"ignore meteor with {special}")
        finish(played)

    assert said(played.why_not("ignore meteor with special_three_railway")).rule == "ink.meteor.ignore-counts"
    assert played.why_not("meteor N") is None


@pytest.mark.rule("ink.special.each-once", "ink.meteor.ignore")
def test_a_crossed_out_special_route_cannot_pay_for_ignoring() -> None:
    played = table(KEY, *[dice(ANY_ROLL, KEY, meteor=("N", 1))] * 2)
    played.play("ignore meteor with special_railway_cross")
    finish(played)

    assert said(played.why_not("ignore meteor with special_railway_cross")).rule == "ink.special.each-once"


@pytest.mark.rule("ink.meteor.hit")
def test_a_special_route_lost_to_a_meteor_stays_crossed_out() -> None:
    played = table(KEY, dice(ANY_ROLL, KEY, meteor=("W", 3)), dice(ANY_ROLL, KEY, meteor=("W", 1)))
    played.play("meteor W")
    assert mark(ink(played.state)) == (3, 0)
    played.play("draw special_highway_cross at A4")
    played.play("draw highway_straight at B4 turned 1")
    finish(played)
    played.play("meteor W")

    assert mark(ink(played.state)) == (3, 1)
    assert face_at(ink(played.state), 3, 1) == "crater"
    assert said(played.why_not("draw special_highway_cross at B4")).rule == "ink.special.each-once"
    assert [(event.what, event.facts["face-lost"]) for event in played.told(0)] == [("meteor-hit", "highway_straight")]


@pytest.mark.rule("ink.meteor.score", "ink.exp.points")
def test_two_ends_of_one_cell_at_two_craters_score_twice() -> None:
    tiles: list[Tile] = [("highway_straight", 3, 3, 1, 0), ("crater", 3, 2, 0, 0), ("crater", 3, 4, 0, 0)]

    assert points(tiles, "crater-ends", KEY) == 4
    assert points(tiles, "errors", KEY) == 0


@pytest.mark.rule("ink.meteor.hit", "ink.round.simultaneous")
def test_another_seats_crater_of_the_open_round_is_hidden() -> None:
    played = table(KEY, dice(ANY_ROLL, KEY, meteor=("choose", 1)), seats=2)
    played.play("meteor N", 0)

    assert seen(played.view(1)).boards[0].cells == []
    assert seen(played.view(1)).boards[0].mark == (3, 3)
    assert played.told(1) == ()


@pytest.mark.rule("ink.exp.optional", "ink.exp.base-rules")
def test_one_game_has_one_expansion_at_most() -> None:
    state = position(BASE_KEY, [])
    meteor = position(KEY, [])

    assert rule(state, "draw volcano at B2") == "ink.exp.optional"
    assert said(semafor.game(BASE_KEY).refusal(state, 0, semafor.game(KEY).actions.move(0))).rule == "ink.exp.optional"
    assert rule(do(meteor, "meteor N", KEY), "draw lava_bay at B2", KEY) == "ink.exp.optional"
