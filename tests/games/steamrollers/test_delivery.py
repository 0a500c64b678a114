"""Deliveries."""

from __future__ import annotations

import pytest

from games.steamrollers.position import (
    ONE_THREE,
    TWO_ROUTES,
    bag,
    goods,
    legal,
    own_load,
    play,
    points,
    position,
    told,
    why_not,
)

CHAIN = f"{ONE_THREE}, D4 W-SE, E5 NW-E"  # 1-3-4


@pytest.mark.rule("steam.deliver.origin-by-die")
def test_the_die_names_the_city_and_any_good_there_can_go() -> None:
    state = position(die=1, tracks=CHAIN, boxes=(1, 2), goods={1: ["grey", "red"], 3: ["yellow"]})

    assert legal(state, "deliver") == ["deliver 1-3 distance 1", "deliver 1-4 distance 2"]
    assert why_not(state, "deliver 3-1 distance 1") == "steam.deliver.origin-by-die"
    assert why_not(state, "deliver coal 1-3 distance 1") == "steam.deliver.origin-by-die"


@pytest.mark.rule("steam.deliver.colour-match")
def test_a_good_ends_in_a_city_of_its_colour() -> None:
    state = position(die=1, tracks=CHAIN, boxes=(1, 2), goods={1: ["red", "blue", "green"]})
    assert legal(state, "deliver") == []
    own = position(die=3, tracks=CHAIN, boxes=(1, 2))
    own_load(own, 0, "red", 3)

    assert why_not(own, "deliver own 3-1 distance 1") == "steam.deliver.colour-match"


@pytest.mark.rule("steam.deliver.grey-two-cities")
def test_a_grey_good_goes_to_either_grey_city_and_may_pass_one() -> None:
    state = position(die=1, tracks=CHAIN, boxes=(1, 2), goods={1: ["grey"]})
    play(state, "deliver 1-4 distance 2")

    assert points(state) == 2


@pytest.mark.rule("steam.deliver.coal-anywhere")
def test_coal_goes_to_any_other_city() -> None:
    state = position(die=3, tracks=CHAIN, boxes=(1, 2), goods={3: ["coal"]})

    assert legal(state, "deliver") == ["deliver coal 3-1 distance 1", "deliver coal 3-4 distance 1"]


@pytest.mark.rule("steam.deliver.own-network")
def test_only_the_deliverers_own_tracks_count_and_without_a_gap() -> None:
    other = position(die=1, turn=1, goods={1: ["grey"]}, boxes=(1,))
    from games.steamrollers.position import draw

    draw(other, 0, ONE_THREE)
    assert why_not(other, "deliver 1-3 distance 1") == "steam.deliver.own-network"
    gap = position(die=1, tracks="B3 NW-SE", goods={1: ["grey"]}, boxes=(1,))
    assert why_not(gap, "deliver 1-3 distance 1") == "steam.deliver.own-network"


@pytest.mark.rule("steam.deliver.distance", "steam.deliver.any-route")
def test_only_distances_of_a_route_are_offered() -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods={1: ["red"]})

    assert why_not(state, "deliver 1-2 distance 2") == "steam.deliver.distance"
    assert why_not(state, "deliver 1-2 distance 5") == "steam.deliver.distance"


@pytest.mark.rule("steam.deliver.points", "steam.deliver.good-to-bag", "steam.deliver.one-good")
def test_the_distance_is_scored_at_once_and_the_one_good_goes_to_the_bag() -> None:
    state = position(die=1, tracks=CHAIN, boxes=(1, 2), goods={1: ["grey", "grey", "red"]})
    before = bag(state, "grey")
    play(state, "deliver 1-4 distance 2")

    assert points(state) == 2
    assert goods(state, 1) == {"grey": 1, "red": 1}
    assert bag(state, "grey") == before + 1


@pytest.mark.rule("steam.deliver.good-to-bag")
def test_delivered_coal_goes_to_the_bag_too() -> None:
    state = play(position(die=3, tracks=CHAIN, boxes=(1,), goods={3: ["coal"]}), "deliver coal 3-1 distance 1")

    assert bag(state, "coal") == 1


@pytest.mark.rule("steam.deliver.no-city-twice")
def test_no_city_is_passed_twice_not_even_the_origin() -> None:
    # 1-3, 3-4, 4-2 and 1-4: from 3 to 4 a route may go round by 1, from 1 to 4 never by 1 again
    state = position(die=3, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods={3: ["red"], 1: ["red"]})

    assert legal(state, "deliver") == ["deliver 3-2 distance 2", "deliver 3-2 distance 5"]
    # 3-4-2 is 2; 3-1-C2-E3-4-2 is 5; going 3-4-1-3 would pass 3 twice


@pytest.mark.rule("steam.deliver.any-route")
def test_a_delivery_is_told_with_its_stops() -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods={1: ["red"]})
    lines = told(state, "deliver 1-2 distance 4")

    assert lines[0] == "Seat 1 delivers a good (red) from city 1 to city 2 (stops: C2, E3, 4, 2): 4 points."


@pytest.mark.rule("steam.solo.goods-in-row")
def test_a_place_in_the_row_is_named_in_the_solo_game_only() -> None:
    several = position(die=1, tracks=CHAIN, boxes=(1,), goods={1: ["grey"]})
    solo = position(1, die=1, tracks=CHAIN, boxes=(1,), goods={1: ["grey"]})

    assert why_not(several, "deliver place 1 1-3 distance 1") == "steam.solo.goods-in-row"
    assert why_not(solo, "deliver 1-3 distance 1") == "steam.solo.goods-in-row"
