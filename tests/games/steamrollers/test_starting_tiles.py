"""Starting tiles."""

from __future__ import annotations

import pytest

from games.steamrollers.position import (
    GAME,
    bag,
    draw,
    legal,
    own_load,
    owner,
    phase,
    play,
    points,
    position,
    power,
    sideways,
    why_not,
)
from semafor.games.steamrollers.layout import BAG, BONUS, BOX, COUNT, LOAD, LOAD_CITY, SHEET, STARTING
from semafor.games.steamrollers.parts.goods import empty_cities
from semafor.games.steamrollers.parts.sheets import box_crossed
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck


def picking(seats: int = 3, first: int = 1) -> SteamRollers:
    options = GAME.option_values({"starting_tiles": True, "first_seat": first})
    state = GAME.start(seats, options, FastLuck(2))
    assert isinstance(state, SteamRollers)
    return state


@pytest.mark.rule("steam.start.reverse-order")
def test_the_last_player_picks_first_and_the_first_player_last() -> None:
    state = picking()
    order = []
    for tile in ("start plus-two", "start locomotive", "decline", "start track"):
        order.append(int(state.actor()))
        play(state, tile)

    assert order == [0, 2, 2, 1]  # seat 1 is first, so seat 0 is last
    assert why_not(state, "start plus-two") == "steam.start.track"


@pytest.mark.rule("steam.start.reverse-order")
def test_a_tile_already_picked_is_gone() -> None:
    state = play(picking(), "start plus-two")

    assert why_not(state, "start plus-two") == "steam.start.reverse-order"
    assert legal(state) == ["start locomotive", "start track", "start action-tile", "start own-load"]


@pytest.mark.rule("steam.start.discard")
def test_after_the_picks_the_tiles_are_gone_and_the_first_player_begins() -> None:
    state = play(picking(2, 0), "start plus-two", "start locomotive", "box 6")

    assert [int(tile) for tile in state.table[STARTING : STARTING + 5]] == [BOX] * 5
    assert (phase(state), state.actor(), state.turn.round) == ("choose-die", 0, 1)
    assert why_not(state, "start track") == "steam.start.discard"


@pytest.mark.rule("steam.start.locomotive")
def test_the_locomotive_tile_crosses_any_box_or_is_declined() -> None:
    state = play(picking(), "start locomotive")
    assert legal(state) == ["decline", *(f"box {box}" for box in range(1, 7))]

    assert box_crossed(play(state.clone(), "box 4").sheets, 0, 3)
    assert power(play(state.clone(), "decline")) == 0


@pytest.mark.rule("steam.start.track")
def test_the_track_tile_draws_any_track_anywhere_but_on_a_city() -> None:
    state = play(picking(), "start track")

    assert len(legal(state, "track")) == 58 * 15
    assert "decline" in legal(state)
    assert why_not(state, "track A2 E-W") == "steam.track.not-on-city"
    assert why_not(state, "track J1 E-W") == "steam.setup.sheet"
    assert play(state, "track C2 E-W").sheets[12] != 0


@pytest.mark.rule("steam.start.plus-two", "steam.score.deliveries")
def test_plus_two_counts_in_the_total_but_not_as_delivery_points() -> None:
    state = play(picking(), "start plus-two")

    assert (int(state.total(0)), points(state, 0), int(state.sheets[BONUS])) == (2, 0, 2)


@pytest.mark.rule("steam.start.action-tile")
def test_the_action_tile_comes_from_the_pool_and_lies_sideways_until_the_first_turn() -> None:
    state = play(picking(2, 0), "start action-tile")
    assert legal(state) == [f"tile {tile}" for tile in range(1, 7)]
    play(state, "tile 4", "start plus-two", luck=[0, 1, 2, 0])
    assert (owner(state, 4), sideways(state, 4)) == (1, True)

    play(state, "die 1", "box 1")

    assert (int(state.turn.seat), sideways(state, 4)) == (1, False)


@pytest.mark.rule("steam.start.own-load")
def test_an_own_load_is_any_colour_but_grey_on_city_3_or_4() -> None:
    state = play(picking(), "start own-load")
    kinds = [kind for kind in ("red", "blue", "green", "yellow") if bag(state, kind)]
    assert legal(state) == [f"load {kind} {city}" for kind in kinds for city in (3, 4)]
    assert why_not(state, "load grey 3") == "steam.start.own-load"
    assert why_not(state, "decline") == "steam.start.own-load"
    before = bag(state, "red")

    play(state, "load red 4")

    assert bag(state, "red") == before - 1
    assert (int(state.sheets[LOAD]), int(state.sheets[LOAD_CITY])) == (1, 3)


@pytest.mark.rule("steam.start.own-load")
def test_with_no_coloured_good_in_the_bag_the_own_load_is_declined() -> None:
    state = play(picking(), "start own-load")
    for kind in range(4):
        state.table[BAG + kind] = 0

    assert legal(state) == ["decline"]


@pytest.mark.rule("steam.start.own-load-exclusive")
def test_only_its_owner_delivers_an_own_load_and_the_city_counts_as_empty() -> None:
    state = position(die=3, boxes=(1,), tracks="B3 NW-SE, B4 NW-E")
    own_load(state, 0, "yellow", 3)
    assert legal(state, "deliver") == ["deliver own 3-1 distance 1"]
    assert state.table[COUNT + 2] == 0
    assert empty_cities(state.table) == 6

    other = position(die=3, turn=1, boxes=(1,))
    draw(other, 1, "B3 NW-SE, B4 NW-E")
    own_load(other, 0, "yellow", 3)
    assert why_not(other, "deliver own 3-1 distance 1") == "steam.start.own-load-exclusive"

    before = bag(state, "yellow")
    play(state, "deliver own 3-1 distance 1")
    assert (points(state), bag(state, "yellow"), int(state.sheets[LOAD])) == (1, before + 1, 0)


@pytest.mark.rule("steam.start.own-load-exclusive", "steam.tile.3a-destination")
def test_an_own_load_needs_the_die_of_its_city_or_tile_3a_with_that_of_the_destination() -> None:
    without = position(die=1, boxes=(1,), tracks="B3 NW-SE, B4 NW-E")
    own_load(without, 0, "yellow", 3)
    with_tile = position(die=1, boxes=(1,), tracks="B3 NW-SE, B4 NW-E", tiles="3a 0")
    own_load(with_tile, 0, "yellow", 3)

    assert legal(without, "deliver") == []
    assert legal(with_tile, "deliver") == ["deliver own 3-1 distance 1"]
    assert with_tile.sheets[SHEET + LOAD] == 0
