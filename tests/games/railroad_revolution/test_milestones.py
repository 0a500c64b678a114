"""Promotion, milestones and their conditions."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position
from semafor.games.railroad_revolution.layout import DESK_SEAT, DONE, NONE, OPEN, SEAT, STACK
from semafor.games.railroad_revolution.parts.workers import available


def met(here: Position, tile: str) -> bool:
    """Whether seat 0 meets all conditions of this milestone."""
    milestone = here.milestone(tile).seat(0).open_milestones[0]
    assert milestone is not None
    return milestone.conditions_met


@pytest.mark.rule("rev.milestone.cond-connected")
def test_example_two_cities_of_level_2_connected() -> None:
    assert met(position().tracks("t02", "t04"), "A1-1")
    assert not met(position().tracks("t02"), "A1-1")


@pytest.mark.rule("rev.milestone.cond-stations")
def test_example_a_station_in_a_city_of_level_3() -> None:
    connected = position().tracks("t06", "t02", "t03", "t09")

    assert not met(connected, "B-03")
    assert met(connected.only_station("houston"), "B-03")


@pytest.mark.rule("rev.milestone.cond-deal-tracks")
def test_example_a_track_on_a_deal_space() -> None:
    assert not met(position().tracks("t02"), "A1-2")
    assert met(position().tracks("t02", "t06"), "A1-2")


@pytest.mark.rule("rev.milestone.cond-terrain")
def test_example_spaces_with_exactly_two_triangles() -> None:
    station = position().tracks("t02", "t10", "t26").only_station("denver")
    steeper = position().tracks("t02", "t10", "t03").only_station("denver")

    assert met(station, "C-05")
    assert not met(steeper, "C-05")


@pytest.mark.rule("rev.milestone.cond-terrain", "rev.setup.start-track")
def test_the_start_space_is_no_plains() -> None:
    assert not met(position().tracks("t02", "t05"), "A1-4")
    assert met(position().tracks("t02", "t05", "t07"), "A1-4")


@pytest.mark.rule("rev.promote.source", "rev.promote.fitting", "rev.promote.no-condition-needed")
def test_a_worker_of_the_board_or_the_supply_is_promoted_to_a_fitting_open_place() -> None:
    here = position().milestone("A1-1").milestone("A2-2", slot=2)
    here.do("place purple on sale as white", "extra")

    assert here.offers("promote") == ["promote purple from board to 1"]
    assert here.why("promote white from supply to 1") == "rev.promote.fitting"
    assert here.why("promote purple from board to 2") == "rev.promote.fitting"
    assert here.why("promote grey from supply to 1") == "rev.promote.source"
    here.do("promote purple from board to 1")
    assert here.seat(0).completed == []


@pytest.mark.rule("rev.promote.fitting")
def test_a_d_milestone_takes_any_two_colours_and_no_third() -> None:
    here = position().workers("white", "white", "white", "white", "white", "grey").milestone("A2-4", slot=2)
    here.milestone("D-01", "orange")
    here.do("place white on sale", "extra", "promote grey from supply to 1", "sale track", "finish")
    milestone = here.seat(0).open_milestones[0]

    assert milestone is not None
    assert milestone.managers == ["orange", "grey"]
    here.sells("white").do("place white on sale")
    assert here.why("extra") == "rev.promote.fitting"


@pytest.mark.rule("rev.promote.manager-fixed", "rev.general.min-four")
def test_a_manager_is_no_available_worker() -> None:
    here = position().milestone("A1-1", "purple").workers("white", "white", "white", "white", "white")

    assert here.why("place purple on sale") == "rev.turn.place-worker"
    here.do("place white on telegraph", "office 8")
    assert here.why("tile for purple from supply") == "rev.supply.discard"
    here.do("tile for white from supply", *(["done"] if here.view().rewards else []))
    assert available(here.table, 0) == 4


@pytest.mark.rule("rev.milestone.requirement")
def test_a_milestone_needs_all_managers_and_all_conditions() -> None:
    for tracks, managers in ((("t02", "t04"), ()), (("t02",), ("purple",))):
        here = position().tracks(*tracks).milestone("A1-1", *managers).milestone("A2-4", slot=2).sells("white")

        assert here.seat(0).completed == []
    done = position().tracks("t02", "t04").milestone("A1-1", "purple").sells("white")
    assert done.seat(0).completed == ["A1-1"]


@pytest.mark.rule("rev.milestone.next-letter", "rev.milestone.complete-any-turn", "rev.milestone.two-open")
def test_example_after_an_a_milestone_one_draws_from_b() -> None:
    here = position().tracks("t02", "t04").milestone("A1-1", "purple").sells("white")

    assert here.view().phase == "keep"
    assert all(tile is not None and tile.startswith("B") for tile in here.view(0).drawn)
    assert here.seat(0).open_milestones[0] is None
    here.do("keep 2")
    assert len([tile for tile in here.seat(0).open_milestones if tile]) == 2


@pytest.mark.rule("rev.milestone.draw-three-keep-one", "rev.milestone.complete-any-turn")
def test_example_a_b_milestone_draws_three_c_and_keeps_one() -> None:
    here = position().tracks("t02", "t05", "t03").only_station("chicago").milestone("B-01", "orange")
    orange = here.view().general["orange"]
    here.sells("white")

    assert here.view().general["orange"] == orange + 1
    drawn = here.view(0).drawn
    assert [str(tile)[0] for tile in drawn] == ["C"] * 3
    assert here.view(1).drawn == here.view().drawn == [None, None, None]
    assert here.why("keep 1", seat=1) == "rev.milestone.complete-any-turn"
    here.do("keep 1")
    assert here.view(0).stacks["C"].size == 9
    assert here.view(0).stacks["C"].known == {"8": drawn[1], "9": drawn[2]}
    assert here.view(1).stacks["C"].known == {}


@pytest.mark.rule("rev.milestone.draw-three-keep-one")
def test_with_fewer_than_three_tiles_one_draws_what_is_there_and_with_none_nothing() -> None:
    here = position().tracks("t02", "t04").milestone("A1-1", "purple")
    here.table.desk[STACK] &= -int(here.table.desk[STACK])
    here.sells("white")
    assert len(here.view(0).drawn) == 1
    assert here.why("keep 2") == "rev.milestone.draw-three-keep-one"
    none = position().tracks("t02", "t04").milestone("A1-1", "purple")
    none.table.desk[STACK] = 0
    none.sells("white")
    assert none.view().phase == "turn"
    assert none.seat(0).open_milestones[0] is None


@pytest.mark.rule("rev.milestone.none-after-d")
def test_after_a_d_milestone_nothing_is_drawn() -> None:
    here = position().milestone("D-02", "orange", "grey").tracks("t02", "t07", "t15", "t26", "t28", "t29").sells("white")

    assert here.seat(0).completed == ["D-02"]
    assert here.view().phase == "turn"


@pytest.mark.rule("rev.milestone.two-at-once")
def test_two_at_once_are_replaced_one_after_the_other_in_the_chosen_order() -> None:
    here = position().tracks("t02", "t04", "t05", "t03").only_station("chicago")
    here.milestone("B-01", "orange", slot=1).milestone("A2-1", "purple", slot=2).sells("white")

    assert here.view().phase == "order"
    assert here.why("keep 1") == "rev.milestone.two-at-once"
    here.do("complete 2")
    assert here.seat(0).completed == ["A2-1"]
    assert str(here.view(0).drawn[0]).startswith("B")
    here.do("keep 3")
    assert here.seat(0).completed == ["A2-1", "B-01"]
    assert str(here.view(0).drawn[0]).startswith("C")
    here.do("keep 1")
    assert here.who == 1


@pytest.mark.rule("rev.milestone.complete-any-turn")
def test_milestones_are_completed_in_anybodys_turn_active_player_first() -> None:
    here = position(3).tracks("t02", "t04", seat=2).milestone("A1-1", "purple", seat=2)
    here.tracks("t02", "t06").milestone("A1-2", "orange").sells("white")

    assert here.who == 0
    here.do("keep 1")
    assert here.who == 2
    here.do("keep 1")
    assert here.who == 1
    assert here.view().phase == "turn"


@pytest.mark.rule("rev.milestone.points", "rev.score.milestones")
def test_completed_milestones_score_and_open_ones_do_not() -> None:
    here = position().milestone("D-02")
    points = here.seat(0).points
    here.table.desk[DONE] = 1 << here.table.material.milestone_ids.index("B-04")

    assert here.seat(0).points == points + 20
    assert here.table.box[OPEN] != NONE
    assert here.table.desk[DESK_SEAT + DONE] == 0
    assert here.seat(0).completed == ["B-04"]
    assert here.table.box[SEAT + OPEN] != NONE
