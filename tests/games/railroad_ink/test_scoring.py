"""The count: networks, longest ways, centre, errors, totals and ties."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import semafor
from amount import several
from games.railroad_ink.counts import slow_board
from games.railroad_ink.position import BASE_KEY, LAVA_KEY, METEOR_KEY, VARIANT, Tile, ink, parts, points, proof, put, sheet
from games.railroad_ink.slow import BASE, Board
from semafor.games.railroad_ink.material import EXIT_NAMES
from semafor.games.railroad_ink.setup import bare_table
from semafor.kernel.luck import FastLuck
from semafor.kernel.result import Part
from semafor.kernel.state import Choices, playout

RING: list[Tile] = [
    ("highway_curve", 2, 2, 1, 0), ("highway_curve", 2, 3, 2, 0),
    ("highway_curve", 3, 3, 3, 0), ("highway_curve", 3, 2, 0, 0),
]  # fmt: skip


@pytest.mark.rule("ink.score.network.table")
def test_the_table_of_network_points_is_the_printed_one() -> None:
    assert BASE["network_points"] == [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]


@pytest.mark.rule("ink.score.network.table", "ink.score.network.definition", "ink.score.network.station", "ink.station.meaning")
def test_a_network_of_all_twelve_exits_is_worth_45() -> None:
    """A ring of crossings and stations round the board that every exit leads into."""
    tiles = whole_ring()

    assert proof(tiles, "networks") == [" ".join(EXIT_NAMES)]
    assert points(tiles, "networks") == 45
    assert Board({(row, col): (face, turn, bool(flip)) for face, row, col, turn, flip in tiles}).network_points() == 45


def whole_ring() -> list[Tile]:
    """A ring of highway one cell off the edge; railways reach it over stations."""
    tiles: list[Tile] = [("special_three_highway", 1, 3, 2, 0), ("special_three_highway", 5, 3, 0, 0)]
    tiles += [("railway_straight", 0, 3, 0, 0), ("railway_straight", 6, 3, 0, 0)]
    for row in (1, 5):
        tiles += [("special_three_highway", row, 1, 1, 0), ("special_three_highway", row, 5, 3, 0)]
        tiles += [("railway_straight", row, 0, 1, 0), ("railway_straight", row, 6, 1, 0)]
        tiles += [("highway_straight", row, col, 1, 0) for col in (2, 4)]
        tiles += [("highway_straight", 0 if row == 1 else 6, col, 0, 0) for col in (1, 5)]
    tiles += [("highway_straight", row, col, 0, 0) for row in (2, 4) for col in (1, 5)]
    tiles += [("highway_t", 3, 1, 2, 0), ("highway_t", 3, 5, 0, 0)]
    return [*tiles, ("highway_straight", 3, 0, 1, 0), ("highway_straight", 3, 6, 1, 0)]


@pytest.mark.rule("ink.score.network.table", "ink.error.unused-exit")
def test_a_network_of_one_exit_scores_nothing_and_unused_exits_are_no_errors() -> None:
    tiles: list[Tile] = [("highway_straight", 0, 1, 0, 0)]

    assert parts(tiles, "networks") == [Part("networks", 0)]
    assert proof(tiles, "errors") == ["B1 S"]
    assert sheet([]).total == 0


@pytest.mark.rule("ink.score.network.each")
def test_every_network_scores_not_only_the_largest() -> None:
    tiles: list[Tile] = [
        ("highway_curve", 0, 1, 0, 0), ("highway_straight", 0, 2, 1, 0), ("overpass", 0, 3, 1, 0),
        ("highway_straight", 0, 4, 1, 0), ("highway_curve", 0, 5, 3, 0),
        ("railway_curve", 5, 0, 3, 0), ("railway_straight", 4, 0, 0, 0), ("overpass", 3, 0, 1, 0),
        ("railway_straight", 2, 0, 0, 0), ("railway_curve", 1, 0, 2, 0),
    ]  # fmt: skip

    assert proof(tiles, "networks") == ["X1 X3", "X10 X12"]
    assert points(tiles, "networks") == 4 + 4


@pytest.mark.rule("ink.score.network.overpass", "ink.overpass.meaning")
def test_an_overpass_crosses_without_joining_and_the_special_cross_station_joins() -> None:
    arms: list[Tile] = [("highway_straight", row, 1, 0, 0) for row in (0, 2, 3, 4, 5, 6)]
    arms += [("railway_straight", 1, col, 1, 0) for col in (0, 2, 3, 4, 5, 6)]

    assert proof([*arms, ("overpass", 1, 1, 0, 0)], "networks") == ["X1 X9", "X4 X12"]
    assert points([*arms, ("overpass", 1, 1, 0, 0)], "networks") == 8
    assert proof([*arms, ("special_cross_station", 1, 1, 0, 0)], "networks") == ["X1 X4 X9 X12"]
    assert points([*arms, ("special_cross_station", 1, 1, 0, 0)], "networks") == 12


@pytest.mark.rule("ink.score.longest.one-only")
def test_of_two_longest_highways_only_one_scores() -> None:
    """Worked example 4: two separate highways of two cells."""
    tiles: list[Tile] = [
        ("highway_straight", 0, 1, 0, 0), ("highway_straight", 1, 1, 0, 0),
        ("highway_straight", 0, 5, 0, 0), ("highway_straight", 1, 5, 0, 0),
    ]  # fmt: skip

    assert points(tiles, "longest-highway") == 2
    assert len(proof(tiles, "longest-highway")) == 2
    assert points(tiles, "errors") == -2
    assert sheet(tiles).total == 0


@pytest.mark.rule("ink.score.longest.no-cell-twice", "ink.score.longest.any-network")
def test_a_closed_ring_of_four_cells_is_worth_four_and_needs_no_exit() -> None:
    assert points(RING, "longest-highway") == 4
    assert sorted(proof(RING, "longest-highway")) == ["C3", "C4", "D3", "D4"]


@pytest.mark.rule("ink.score.longest.no-cell-twice")
def test_under_the_option_trail_a_joint_is_not_used_twice_but_a_cell_may_be() -> None:
    """A ring with a tail: by cells one way round and out, as a trail all the way round and out."""
    tiles: list[Tile] = [
        ("highway_curve", 2, 2, 1, 0), ("highway_curve", 2, 3, 2, 0), ("highway_curve", 3, 2, 0, 0),
        ("highway_t", 3, 3, 2, 0), ("highway_straight", 3, 4, 1, 0),
    ]  # fmt: skip

    assert points(tiles, "longest-highway") == 4
    tail: list[Tile] = [*tiles[:3], ("special_highway_cross", 3, 3, 0, 0), tiles[4]]
    assert points(tail, "longest-highway") == 5
    assert points(tail, "longest-highway", trail=True) == 6
    assert proof(tail, "longest-highway", trail=True).count("D4") == 2
    assert points(RING, "longest-highway", trail=True) == 5


@pytest.mark.rule("ink.score.longest.no-branches")
def test_side_branches_do_not_count() -> None:
    """A highway with a junction in the middle: two of the three arms make the way."""
    tiles: list[Tile] = [
        ("highway_straight", 3, 1, 1, 0), ("highway_straight", 3, 2, 1, 0), ("highway_t", 3, 3, 1, 0),
        ("highway_straight", 3, 4, 1, 0), ("highway_straight", 4, 3, 0, 0),
    ]  # fmt: skip

    assert points(tiles, "longest-highway") == 4
    assert points([*tiles, ("highway_straight", 5, 3, 0, 0)], "longest-highway") == 5


@pytest.mark.rule("ink.score.longest.stations")
def test_a_station_ends_a_chain_but_does_not_break_it() -> None:
    through: list[Tile] = [
        ("highway_straight", 3, 1, 1, 0), ("special_three_highway", 3, 2, 0, 0), ("highway_straight", 3, 3, 1, 0),
        ("station_straight", 3, 4, 3, 0), ("railway_straight", 3, 5, 1, 0),
    ]  # fmt: skip

    assert points(through, "longest-highway") == 4
    assert points(through, "longest-railway") == 2


@pytest.mark.rule("ink.score.longest.overpass", "ink.score.longest.railway")
def test_an_overpass_counts_once_for_the_highway_and_once_for_the_railway() -> None:
    tiles: list[Tile] = [
        ("overpass", 3, 3, 0, 0), ("highway_straight", 2, 3, 0, 0),
        ("railway_straight", 3, 2, 1, 0), ("railway_straight", 3, 4, 1, 0),
    ]  # fmt: skip

    assert points(tiles, "longest-highway") == 2
    assert points(tiles, "longest-railway") == 3


@pytest.mark.rule("ink.score.longest.min-one")
def test_a_single_cell_counts_one_and_none_counts_zero() -> None:
    tiles: list[Tile] = [("highway_straight", 0, 1, 0, 0)]

    assert (points(tiles, "longest-highway"), points(tiles, "longest-railway")) == (1, 0)
    assert proof(tiles, "longest-highway") == ["B1"]


@pytest.mark.rule("ink.score.longest.any-network")
def test_exits_are_no_cells_of_the_longest_way() -> None:
    assert points([("highway_straight", row, 1, 0, 0) for row in range(7)], "longest-highway") == 7


@pytest.mark.rule("ink.score.centre")
def test_each_central_cell_with_anything_drawn_is_a_point_craters_and_lava_too() -> None:
    assert points([("highway_straight", row, col, 0, 0) for row in range(1, 6) for col in range(1, 6)], "centre") == 9
    assert proof([("crater", 2, 2, 0, 0), ("crater", 1, 1, 0, 0)], "centre", METEOR_KEY) == ["C3"]
    assert proof([("volcano", 3, 3, 0, 0)], "centre", LAVA_KEY) == ["D4"]


@pytest.mark.rule("ink.error.definition")
def test_an_end_against_a_drawn_blank_side_is_an_error_and_errors_are_counted_by_end() -> None:
    tiles: list[Tile] = [("highway_straight", 3, 3, 1, 0), ("highway_straight", 3, 4, 0, 0)]

    assert proof(tiles, "errors") == ["D4 E", "D4 W", "E4 N", "E4 S"]
    assert points(tiles, "errors") == -4


@pytest.mark.rule("ink.error.board-edge-is-closed", "ink.score.network.edge")
def test_an_end_at_the_edge_is_never_an_error() -> None:
    assert points([("highway_curve", 0, 0, 3, 0)], "errors") == 0
    assert points([("special_railway_cross", 6, 6, 0, 0)], "errors") == -2


@pytest.mark.rule("ink.score.total", "ink.error.cost")
def test_a_total_may_be_negative() -> None:
    assert sheet([("highway_t", 5, 1, 0, 0), ("railway_t", 1, 5, 0, 0)]).total == -4


@pytest.mark.rule("ink.win.highest", "ink.game.goal")
def test_the_highest_total_wins() -> None:
    result = ranked_boards([("highway_straight", 0, 1, 0, 0)], [("highway_straight", row, 1, 0, 0) for row in range(7)])

    assert result.winners == [1]
    assert result.decided_by == "ink.win.highest"
    assert [place.seats for place in result.ranking] == [[1], [0]]


@pytest.mark.rule("ink.win.tie-errors")
def test_among_tied_players_the_one_with_fewest_errors_wins() -> None:
    """Nothing at all is 0 points without an error; one straight at an exit is 1 point and one error."""
    result = ranked_boards([("highway_straight", 0, 1, 0, 0)], [])

    assert [seat.total for seat in result.seats] == [0, 0]
    assert result.winners == [1]
    assert result.decided_by == "ink.win.tie-errors"


@pytest.mark.rule("ink.win.tie-errors", "ink.lava.open-sides")
def test_open_lava_sides_belong_to_the_errors_that_break_a_tie() -> None:
    lake: list[Tile] = [("volcano", 0, 0, 0, 0)]  # 1 cell, 2 open sides: −1
    route: list[Tile] = [("highway_t", 0, 1, 0, 0)]  # 1 for the highway, 2 errors: −1
    state = bare_table(VARIANT[LAVA_KEY], 2)
    for seat, tiles in enumerate((lake, route)):
        state.put(seat, 24, 0)
        put(state, tiles, seat)
    result = semafor.game(LAVA_KEY).result(state)

    assert [seat.total for seat in result.seats] == [-1, -1]
    assert result.decided_by == "ink.win.shared"


@pytest.mark.rule("ink.win.shared")
def test_equal_points_and_errors_share_the_victory() -> None:
    result = ranked_boards([("highway_straight", 0, 1, 0, 0)], [("highway_straight", 0, 5, 0, 0)])

    assert result.winners == [0, 1]
    assert result.decided_by == "ink.win.shared"


def ranked_boards(*boards: list[Tile]) -> semafor.Result:
    state = bare_table(VARIANT[BASE_KEY], len(boards))
    for seat, tiles in enumerate(boards):
        put(state, tiles, seat)
    return semafor.game(BASE_KEY).result(state)


@pytest.mark.rule("ink.score.total", "ink.score.longest.no-cell-twice", "ink.exp.points", "ink.exp.base-rules")
@pytest.mark.parametrize("trail", [False, True])
@pytest.mark.parametrize("key", [BASE_KEY, LAVA_KEY, METEOR_KEY])
def test_the_fast_count_is_the_slow_count_on_random_boards(key: str, trail: bool) -> None:
    game = semafor.game(key)
    chooser, luck = random.Random(9), FastLuck(9)
    reading = {"longest": "trail"} if trail else {}
    for _ in range(several(60, 8, daily=20)):
        state = game.start(1, game.option_values(reading), luck)
        while not state.over():
            legal = [int(number) for number in state.legal(0)]
            calm = [number for number in legal if "volcano" not in str(game.actions.move(number))]
            state.apply(0, chooser.choice(calm or legal), luck)
        board = slow_board(ink(state).board, 0)

        assert game.result(state).seats[0].total == board.total(key.removeprefix("railroad-ink-"), trail)
        assert sum(part.points for part in game.result(state).seats[0].parts) == game.result(state).seats[0].total
        assert [int(score) for score in state.scores()] == [game.result(state).seats[0].total]


@pytest.mark.rule("ink.place.rotate-mirror", "ink.game.board")
@settings(max_examples=several(40, 8), deadline=None)
@given(seed=st.integers(0, 2**31), key=st.sampled_from([BASE_KEY, LAVA_KEY, METEOR_KEY]))
def test_a_board_turned_upside_down_or_mirrored_is_worth_the_same(seed: int, key: str) -> None:
    """The printed exits look the same after a half turn and in a mirror."""
    luck = FastLuck(seed)
    state = semafor.game(key).start(1, None, luck)
    playout(state, luck, Choices(), 1000)
    tiles = slow_board(ink(state).board, 0).tiles
    upright: list[Tile] = [(face, row, col, turn, flip) for (row, col), (face, turn, flip) in tiles.items()]
    turned: list[Tile] = [(face, 6 - row, 6 - col, (turn + 2) % 4, flip) for face, row, col, turn, flip in upright]
    mirrored: list[Tile] = [(face, row, 6 - col, -turn % 4, not flip) for face, row, col, turn, flip in upright]

    boxes = [(part.name, part.points) for part in sheet(upright, key).parts]
    assert [(part.name, part.points) for part in sheet(turned, key).parts] == boxes
    assert [(part.name, part.points) for part in sheet(mirrored, key).parts] == boxes
