"""Performance tracks, the end of the game and the count."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import GAME, Position, position
from semafor.games.railroad_revolution.layout import OVER


def stepping(track: str, field: int) -> Position:
    """Seat 0 has three steps; this marker stands on that field."""
    return position().marker(track, field).do("place purple on sale", "extra")


@pytest.mark.rule("rev.perf.advance")
def test_a_step_moves_one_marker_one_field_and_markers_may_share_a_field() -> None:
    here = stepping("network", 0).do("step network")

    assert here.seat(0).markers["network"] == 1
    assert here.marker("network", 1, seat=1).seat(1).markers["network"] == 1
    assert position().do("place white on sale").why("step network") == "rev.perf.advance"


@pytest.mark.rule("rev.perf.pay-money")
def test_passing_a_money_symbol_costs_that_money() -> None:
    here = stepping("stations", 5).do("step stations")

    assert here.seat(0).money == 400
    assert here.money(50).marker("stations", 2).why("step stations") == "rev.perf.pay-money"


@pytest.mark.rule("rev.perf.discard-shares", "rev.perf.cannot-pay")
def test_example_a_step_over_a_share_symbol() -> None:
    here = stepping("telegraph", 2).do("step telegraph")

    assert (here.seat(0).shares, here.seat(0).markers["telegraph"]) == (2, 3)
    poor = stepping("telegraph", 2).shares(0)
    assert poor.why("step telegraph") == "rev.perf.discard-shares"
    poor.do("done", "sale track", "finish")


@pytest.mark.rule("rev.perf.discard-worker", "rev.general.min-four-blocks")
def test_passing_a_worker_symbol_costs_a_worker_of_the_board_or_the_supply() -> None:
    here = stepping("network", 6)

    assert here.why("step network") == "rev.perf.discard-worker"
    assert here.why("step stations for white from supply") == "rev.perf.discard-worker"
    assert here.why("step network for grey from supply") == "rev.supply.discard"
    here.do("step network for purple from board")
    assert here.view().general["purple"] == 11
    few = stepping("network", 6).money(150).shares(0).do("step network for white from supply").marker("stations", 6)
    assert few.why("step stations for white from supply") == "rev.general.min-four-blocks"
    few.money(200).do("step stations for white from supply")  # with the sale of 600 a worker can be hired
    assert few.why("step telegraph") is None
    few.do("done", "sale track", "hire grey", "finish")


@pytest.mark.rule("rev.perf.cannot-pay")
def test_steps_are_decided_one_by_one_and_the_rest_is_lost() -> None:
    here = stepping("network", 0).do("step network", "done", "sale track")

    assert here.why("step network") == "rev.perf.advance"


@pytest.mark.rule("rev.perf.top")
def test_a_marker_on_the_highest_field_stays() -> None:
    assert stepping("network", 8).why("step network") == "rev.perf.top"


def total(here: Position, part: str) -> int:
    sheet = GAME.result(here.state).seats[0]
    return next(each.points for each in sheet.parts if each.name == part)


@pytest.mark.rule("rev.perf.telegraph", "rev.score.performance")
def test_example_three_offices_at_5() -> None:
    assert total(position().office(1, 3, 8).marker("telegraph", 7), "telegraph") == 15


@pytest.mark.rule("rev.perf.stations", "rev.score.performance")
def test_stations_multiply_the_middle_track() -> None:
    assert total(position().station("washington").station("charlotte").marker("stations", 4), "stations") == 8


@pytest.mark.rule("rev.perf.network", "rev.score.performance")
def test_connected_cities_of_level_5_multiply_the_right_track() -> None:
    here = position().tracks("t02", "t07", "t15", "t26", "t28").marker("network", 3)

    assert here.seat(0).stations == []
    assert total(here, "network") == 2 * 5


@pytest.mark.rule("rev.score.links")
@pytest.mark.parametrize(("sections", "points"), [((2, 4, 5), 5), ((1, 2, 3, 7, 8), 18), ((3, 6), 0)])
def test_example_links(sections: tuple[int, ...], points: int) -> None:
    here = position().office(*sections).office(6, 7, seat=1)

    assert total(here, "links") == points


@pytest.mark.rule("rev.score.trains")
def test_trains_front_up_score_8() -> None:
    assert total(position().train("money", count=2).train("shares", "back"), "trains") == 24


def ended(*wealth: tuple[int, int, int]) -> list[tuple[list[int | str], str]]:
    """The ranking of a finished game with these trains, money and shares."""
    here = position(len(wealth))
    for seat, (trains, money, shares) in enumerate(wealth):
        here.no_trains(seat).train("money", seat=seat, count=trains).money(money, seat).shares(shares, seat)
    here.table.course.phase = OVER
    return [(place.seats, place.decided_by) for place in GAME.result(here.state).ranking]


@pytest.mark.rule("rev.score.total", "rev.score.tie-money", "rev.score.tie-shared")
def test_most_points_win_then_most_money_with_shares_then_all_share() -> None:
    assert ended((2, 0, 0), (1, 900, 9)) == [([0], "rev.score.total"), ([1], "rev.score.total")]
    assert ended((1, 0, 2), (1, 250, 0))[0] == ([0], "rev.score.tie-money")
    assert ended((1, 0, 2), (1, 300, 0)) == [([0, 1], "rev.score.tie-shared")]


def until_over(here: Position) -> int:
    turns = 0
    while here.view().phase != "over":
        if here.offers("skip"):
            here.do("skip")
        else:
            here.sells(next(iter(here.seat(here.who).supply)))
        turns += 1
    return turns


@pytest.mark.rule("rev.end.trigger", "rev.end.equal-turns", "rev.end.one-more-round")
def test_example_the_first_player_triggers_the_end() -> None:
    here = position(4).pieces(2, 3).do("place white on telegraph", "office 8", "finish")

    assert here.view().turns_left == 7
    assert until_over(here) == 7
    assert here.why("finish") == "rev.end.one-more-round"
    assert GAME.result(here.state).ended_by == "rev.end.one-more-round"


@pytest.mark.rule("rev.end.one-more-round")
def test_example_the_last_player_triggers_the_end() -> None:
    here = position(4).pieces(2, 3, seat=3).sells("white").sells("white").sells("white")
    here.do("place white on telegraph", "office 8", "finish")

    assert here.view().turns_left == 4
    here.pieces(1, 1, seat=0)
    assert until_over(here) == 4  # a second trigger changes nothing


@pytest.mark.rule("rev.end.trigger")
@pytest.mark.parametrize(("tracks", "buildings", "triggered"), [(2, 2, True), (3, 2, False), (2, 3, False), (0, 3, False)])
def test_both_kinds_left_of_the_logo_must_be_gone(tracks: int, buildings: int, triggered: bool) -> None:
    here = position().pieces(tracks, buildings, seat=1).sells("white")

    assert (here.view().turns_left is not None) == triggered


@pytest.mark.rule("rev.end.trigger-any-turn", "rev.dealreward.office")
def test_the_end_is_triggered_by_a_deal_in_another_players_turn() -> None:
    here = position().deal("d4").pieces(2, 3, seat=1).shares(2, seat=1)
    here.do("place white on telegraph", "office 3", "finish", "no deal", "deal bottom", "office 8")

    assert here.view().turns_left == 3


@pytest.mark.rule("rev.end.milestones-final", "rev.milestone.complete-any-turn")
def test_example_a_deal_in_the_last_turn_completes_another_players_milestone() -> None:
    here = position().deal("d3").tracks("t02", "t04", seat=1).milestone("A1-1", seat=1).shares(2, seat=1)
    here.table.course.turns_left = 1
    before = here.seat(1).points
    here.do("place white on telegraph", "office 3", "finish", "no deal", "deal top", "promote purple from supply to 1", "done")

    assert here.view().phase == "keep"
    here.do("keep 1")
    assert here.view().phase == "over"
    assert here.seat(1).points == before + 10


def slow_total(here: Position, seat: int) -> int:
    """The count again, from the view and the printed box, in plain Python."""
    box, view = here.table.material.printed, here.seat(seat)
    points = 8 * sum(view.trains_front.values())
    points += sum(tile["points"] for tile in box["milestone"] if tile["id"] in view.completed)
    fields = {track["id"]: track["points"][view.markers[track["id"]]] for track in box["performance"]}
    reached = {city for space in box["space"] if space["id"] in view.spaces for city in space["between"]}
    far = [city for city in box["city"] if city["level"] == 5 and city["id"] in reached]
    points += fields["telegraph"] * len(view.offices) + fields["stations"] * len(view.stations) + fields["network"] * len(far)
    points += sum(box["section"][office - 1]["link"] for office in view.offices if office + 1 in view.offices)
    return int(points)


@pytest.mark.rule("rev.score.total", "rev.score.performance", "rev.score.links", "rev.score.trains", "rev.score.milestones")
def test_the_fast_count_equals_the_slow_one_at_the_end_of_random_games() -> None:
    from amount import several
    from laws.cases import Case, whole_game
    from semafor.games.railroad_revolution.state import RailroadRevolution

    for seed in range(several(40, 6, daily=10)):
        *_, state = whole_game(Case("railroad-revolution", 2 + seed % 3, {}), seed)
        assert isinstance(state, RailroadRevolution)
        here = Position(state)

        assert [int(points) for points in state.scores()] == [slow_total(here, seat) for seat in range(state.seats)]
