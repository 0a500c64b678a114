"""Drawing a route: where it connects, where it clashes, what it may touch."""

from __future__ import annotations

import random

import pytest

import semafor
from games.railroad_ink.counts import slow_board
from games.railroad_ink.position import (
    BASE_KEY,
    METEOR_KEY,
    Tile,
    do,
    face_at,
    ink,
    points,
    position,
    proof,
    rule,
    seen,
    table,
    why,
)
from games.railroad_ink.slow import FACES, Board
from semafor.games.railroad_ink.material import FACE_NAMES
from semafor.games.railroad_ink.moves import Draw
from semafor.games.railroad_ink.notation import POLISH_FACES
from semafor.kernel.errors import BadNotation
from semafor.kernel.luck import FastLuck
from semafor.kernel.words import Words

ROLL = ["highway_straight", "railway_straight", "highway_curve", "station_curve"]


@pytest.mark.rule("ink.place.must-connect", "ink.place.cannot-connect")
def test_a_first_route_must_meet_an_exit_of_its_type() -> None:
    state = position(BASE_KEY, [], ROLL)

    assert rule(state, "draw highway_straight at B1") is None
    assert rule(state, "draw highway_straight at B1 turned 1") == "ink.place.must-connect"
    assert rule(state, "draw highway_straight at D4") == "ink.place.must-connect"
    assert rule(state, "draw railway_straight at D1") is None


@pytest.mark.rule("ink.place.must-connect")
def test_lying_side_by_side_or_corner_to_corner_is_no_connection() -> None:
    state = position(BASE_KEY, [("highway_straight", 0, 1, 0, 0)], ROLL)

    assert rule(state, "draw highway_straight at C1") == "ink.place.must-connect"
    assert rule(state, "draw highway_straight at C2") == "ink.place.must-connect"
    assert rule(state, "draw highway_straight at B2") is None


@pytest.mark.rule("ink.place.same-round-counts", "ink.round.order-free")
def test_a_route_of_the_same_round_counts_as_existing() -> None:
    state = position(BASE_KEY, [], ROLL)

    assert rule(state, "draw highway_curve at B2") == "ink.place.must-connect"
    do(state, "draw highway_straight at B1")
    assert rule(state, "draw highway_curve at B2") is None


@pytest.mark.rule("ink.place.empty-cell")
def test_a_cell_holds_one_drawing() -> None:
    state = do(position(BASE_KEY, [], ROLL), "draw highway_straight at B1")
    refusal = why(state, "draw highway_curve at B1")

    assert rule(state, "draw highway_curve at B1") == "ink.place.empty-cell"
    assert refusal is not None
    assert refusal.facts == {"cell": "B1", "face": "highway_straight", "round": 1}


@pytest.mark.rule("ink.place.no-direct-join")
def test_one_good_link_does_not_excuse_a_clash() -> None:
    """Between a highway in the west and a railway in the north nothing but a station fits both."""
    tiles: list[Tile] = [("highway_straight", 3, 0, 1, 0), ("railway_straight", 2, 1, 0, 0)]
    state = position(BASE_KEY, tiles, ROLL)
    refusal = why(state, "draw highway_curve at B4 turned 3")

    assert rule(state, "draw highway_curve at B4 turned 3") == "ink.place.no-direct-join"
    assert refusal is not None
    assert refusal.facts == {"cell": "B4", "side": "N"}
    assert rule(state, "draw station_curve at B4 turned 0 mirrored") == "ink.place.no-direct-join"
    assert rule(state, "draw station_curve at B4 turned 3") is None


@pytest.mark.rule("ink.place.exit-type")
def test_a_highway_does_not_lead_onto_a_railway_exit_nor_a_railway_onto_a_highway_exit() -> None:
    state = position(BASE_KEY, [("highway_straight", 1, 3, 0, 0)], ROLL)
    refusal = why(state, "draw highway_straight at D1")

    assert rule(state, "draw highway_straight at D1") == "ink.place.exit-type"
    assert refusal is not None
    assert refusal.facts == {"exit": "X2", "cell": "D1", "side": "N"}
    assert rule(state, "draw railway_straight at B1") == "ink.place.exit-type"


@pytest.mark.rule("ink.place.blank-side-anywhere")
def test_a_blank_side_may_touch_an_exit_an_end_a_blank_side_and_the_edge() -> None:
    tiles: list[Tile] = [("highway_straight", 0, 1, 0, 0), ("highway_curve", 1, 2, 2, 0), ("railway_straight", 0, 3, 0, 0)]
    state = position(BASE_KEY, tiles, ROLL)

    assert rule(state, "draw highway_straight at B2") is None  # its east side is blank, the curve's west end stays open
    assert rule(state, "draw railway_straight at D2") is None  # both its long sides touch what they like
    assert rule(do(state, "draw highway_straight at B2"), "draw station_curve at A6 turned 2") is None
    assert proof([*tiles, ("highway_straight", 1, 1, 0, 0)], "errors") == ["D1 S", "B2 S", "C2 S", "C2 W"]


@pytest.mark.rule("ink.place.edge", "ink.score.network.edge")
def test_an_end_may_run_against_the_edge_and_connects_nothing_there() -> None:
    tiles: list[Tile] = [("highway_straight", 0, 1, 0, 0), ("highway_curve", 1, 1, 3, 0)]
    state = position(BASE_KEY, [*tiles], ["highway_straight", "highway_t", "highway_curve", "overpass"])

    assert rule(state, "draw highway_t at A2 turned 0") is None
    closed: list[Tile] = [*tiles, ("highway_straight", 1, 0, 1, 0)]
    assert rule(state, "draw highway_straight at A2 turned 1") == "ink.place.exit-type"
    up: list[Tile] = [("highway_curve", 0, 1, 0, 0), ("highway_curve", 0, 2, 3, 0)]
    assert points(up, "errors") == 0
    assert points(up, "networks") == 0
    assert points(closed[:2], "errors") == -1


@pytest.mark.rule("ink.place.exit-automatic")
def test_a_matching_end_connects_an_exit_at_once_and_only_once() -> None:
    """A ring that comes back past its own exit still counts that exit once."""
    tiles: list[Tile] = [
        ("highway_t", 0, 1, 0, 0), ("highway_curve", 0, 2, 2, 0), ("highway_t", 1, 2, 1, 0),
        ("highway_t", 1, 1, 3, 0), ("highway_straight", 1, 3, 1, 0), ("highway_straight", 1, 4, 1, 0),
        ("highway_curve", 1, 5, 3, 0), ("highway_straight", 0, 5, 0, 0),
    ]  # fmt: skip

    assert proof(tiles, "networks") == ["X1 X3"]
    assert points(tiles, "networks") == 4


@pytest.mark.rule("ink.place.one-cell")
def test_a_face_is_one_action_that_fills_one_cell_as_a_whole() -> None:
    state = do(position(BASE_KEY, [], ROLL), "draw station_curve at A6 turned 2")

    assert face_at(state, 5, 0) == "station_curve"
    assert [cell for cell in range(49) if state.tile(0, cell)] == [35]
    with pytest.raises(BadNotation):
        semafor.game(BASE_KEY).actions.parse("draw half highway_straight at B1")


@pytest.mark.rule("ink.place.rotate-mirror")
def test_a_curved_station_may_be_mirrored() -> None:
    state = position(BASE_KEY, [], ROLL)
    legal = [str(move) for move in table_moves(state) if "station_curve at B1" in str(move)]

    assert legal == ["draw station_curve at B1", "draw station_curve at B1 mirrored"]


def table_moves(state: semafor.State) -> list[semafor.Move]:
    return [semafor.game(BASE_KEY).actions.move(int(number)) for number in state.legal(0)]


@pytest.mark.rule("ink.place.must-connect", "ink.place.no-direct-join", "ink.place.exit-type", "ink.place.rotate-mirror")
@pytest.mark.parametrize("key", [BASE_KEY, METEOR_KEY])
def test_the_drawings_offered_are_those_of_the_slow_board(key: str) -> None:
    game = semafor.game(key)
    chooser, luck = random.Random(3), FastLuck(3)
    for _ in range(4):
        state = game.start(1, None, luck)
        while not state.over():
            offered = {move for move in map(game.actions.move, map(int, state.legal(0))) if isinstance(move, Draw)}
            if offered:
                view = seen(game.view(state, 0)).boards[0]
                faces = {*view.dice_left, *(view.specials if view.special_open else [])}
                board = slow_board(ink(state).board, 0)
                slow = {
                    (face, *cell, rotation, mirrored) for face in faces for cell, (_, rotation, mirrored) in board.places(face)
                }
                assert {(move.face, move.row, move.column, move.rotation, move.mirrored) for move in offered} == slow
            state.apply(0, chooser.choice([int(number) for number in state.legal(0)]), luck)


def test_notation_that_is_not_understood_says_what_is_wrong() -> None:
    actions = semafor.game(BASE_KEY).actions
    for text, word in (
        ("draw highway_loop at B1", "highway_loop"),
        ("draw highway_t at B8", "B8"),
        ("draw highway_t at 1,7", "1,7"),
        ("draw highway_t at B1 turned 4", "4"),
        ("jump", "jump"),
    ):
        with pytest.raises(BadNotation, match=word):
            actions.parse(text)
    with pytest.raises(BadNotation, match="row"):
        actions.from_json({"move": "draw", "face": "highway_t", "row": 9, "column": 0})


def test_perft_of_a_first_round_is_the_same_by_the_slow_board() -> None:
    """The number of histories to depth 1 and 2."""
    played = table(BASE_KEY, [0, 1, 3, 0])
    faces = ["highway_straight", "highway_curve", "railway_straight", "overpass"]

    assert [histories(played.state, depth) for depth in (1, 2)] == [132, 8664]
    assert [slow_histories(Board({}), faces, SPECIALS, depth) for depth in (1, 2)] == [132, 8664]


SPECIALS = [face for face in FACES if face.startswith("special")]


def slow_histories(board: Board, faces: list[str], specials: list[str], depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for face in {*faces, *specials}:
        left = list(faces)
        if face in left:
            left.remove(face)
        for cell, tile in board.places(face):
            after = Board({**board.tiles, cell: tile})
            total += slow_histories(after, left, specials if face in faces else [], depth - 1)
    return total


def histories(state: semafor.State, depth: int) -> int:
    """How many different sequences of actions there are."""
    legal = [int(number) for number in state.legal(0)]
    if depth == 1:
        return len(legal)
    total = 0
    for number in legal:
        after = state.clone()
        after.apply(0, number, FastLuck(1))
        total += histories(after, depth - 1)
    return total


@pytest.mark.parametrize(
    "written, notation",
    [
        ("draw highway_curve at 0,5 turned 2", "draw highway_curve at F1 turned 2"),
        ("narysuj zakręt autostrady na F1 obrót 2", "draw highway_curve at F1 turned 2"),
        ("Narysuj stacja na zakręcie na polu d4 odbicie", "draw station_curve at D4 mirrored"),
        ("zakończ", "finish"),
        ("meteoryt na północ", "meteor N"),
        ("zignoruj meteoryt trasą stacja narożna 2 + 2 (specjalna)", "ignore meteor with special_corner_station"),
    ],
)
def test_cells_have_names_and_moves_can_be_written_as_before_and_in_polish(written: str, notation: str) -> None:
    actions = semafor.game("railroad-ink-meteor").actions

    assert actions.notation(actions.parse(written)) == notation


def test_faces_are_read_by_the_words_that_name_them() -> None:
    words = Words("pl", "semafor.games.railroad_ink")

    assert {words.say(f"face-{face}"): face for face in POLISH_FACES.values()} == POLISH_FACES
    assert set(POLISH_FACES.values()) == set(FACE_NAMES[:-1])
