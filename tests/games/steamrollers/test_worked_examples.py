"""The worked examples of the catalogue, restated on the reconstructed map."""

from __future__ import annotations

import pytest

from games.steamrollers.position import (
    GAME,
    ONE_THREE,
    TWO_ROUTES,
    bag,
    cross,
    draw,
    give,
    goods,
    legal,
    play,
    points,
    position,
    power,
    why_not,
)
from semafor.games.steamrollers.layout import CROSSES
from semafor.games.steamrollers.material import cell_number
from semafor.games.steamrollers.parts.sheets import add_points, reach
from semafor.games.steamrollers.result import counted_result
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import ScriptedLuck

E1 = "B2 W-E, C2 W-SE, D3 NW-SW, A3 NE-SE, B5 NW-SW"
E5 = (
    "B2 W-E, C2 W-SE, D3 NW-E, E3 W-SE, E4 NW-SE, G3 NE-SE, G4 NW-SE, H5 NW-SE, H6 NW-SW, "
    "B4 E-SW, B5 NE-SE, B6 NW-SW, F6 NW-SW, F7 NE-E, G7 W-E"
)


def joined(state: SteamRollers) -> list[tuple[int, int, int]]:
    """Each link as its two cities and how many towns lie on it."""
    return [(int(link.a) + 1, int(link.b) + 1, len(link.towns)) for link in state.links(0)]


@pytest.mark.rule(
    "steam.track.cells-join", "steam.track.city-edge-connects", "steam.track.town-through", "steam.score.town-on-link"
)
def test_e1_cities_1_and_3_are_joined_through_the_yellow_town_and_nothing_else_is() -> None:
    state = position(tracks=E1)

    assert joined(state) == [(1, 3, 1)]
    assert GAME.result(state).seats[0].total == 2
    for city in (2, 4, 5, 6):
        assert reach(state.sheets, 0, 0, city - 1) == 0
    assert state.sheets[cell_number("B5")] != 0  # drawn, and of no use


@pytest.mark.rule("steam.deliver.any-route", "steam.deliver.power", "steam.deliver.own-network")
@pytest.mark.parametrize(
    ("power", "offered"),
    [
        (2, []),
        (3, ["deliver 1-2 distance 3"]),
        (4, ["deliver 1-2 distance 3", "deliver 1-2 distance 4"]),
        (6, ["deliver 1-2 distance 3", "deliver 1-2 distance 4"]),
    ],
)
def test_e2_two_routes_of_distance_3_and_4_within_the_power(power: int, offered: list[str]) -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=tuple(range(1, power + 1)), goods={1: ["red"]})

    assert legal(state, "deliver") == offered
    if offered:
        assert points(play(state, offered[-1])) == int(offered[-1][-1])
    else:
        assert why_not(state, "deliver 1-2 distance 3") == "steam.deliver.power"


@pytest.mark.rule("steam.deliver.any-route", "steam.deliver.distance")
def test_e2_each_choice_is_shown_with_the_stops_of_its_route() -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods={1: ["red"]})
    lines = GAME.view(state, 0).deliveries  # type: ignore[attr-defined]

    assert [(line.distance, line.stops) for line in lines] == [(3, ["3", "4", "2"]), (4, ["C2", "E3", "4", "2"])]


@pytest.mark.rule("steam.deliver.distance", "steam.deliver.points")
def test_e3_a_direct_delivery_has_distance_1_and_pays_1() -> None:
    state = position(die=1, tracks=ONE_THREE, boxes=(6,), goods={1: ["grey"]})

    assert legal(state, "deliver") == ["deliver 1-3 distance 1"]
    assert points(play(state, "deliver 1-3 distance 1")) == 1


@pytest.mark.rule("steam.loco.power-is-count", "steam.loco.once-per-box", "steam.loco.any-order")
def test_e4_boxes_2_and_6_give_power_2_and_6_is_not_crossed_again() -> None:
    state = position(die=6, boxes=(6, 2))

    assert power(state) == 2
    assert why_not(state, "box 6") == "steam.loco.once-per-box"


@pytest.mark.rule(
    "steam.score.link",
    "steam.score.town-on-link",
    "steam.score.locomotive",
    "steam.score.locomotive-boxes-only",
    "steam.score.tiles-orders",
    "steam.score.deliveries",
)
def test_e5_marzena_scores_22() -> None:
    state = position(tracks=E5, boxes=(1, 2, 3, 4, 5), tiles="4b 0")
    add_points(state.sheets, 0, 13)
    sheet = GAME.result(state).seats[0]

    assert sheet.total == 22
    assert {part.name: part.points for part in sheet.parts} == {
        "deliveries": 13,
        "bonus": 0,
        "links": 4,
        "towns": 5,
        "locomotive": 2,
        "action-tiles": -2,
        "orders": 0,
    }
    assert list(state.scores()) == [22, 0]


@pytest.mark.rule("steam.wall.no-transport", "steam.wall.no-points")
def test_e6_a_wall_between_regions_1_and_3_cuts_the_line() -> None:
    state = position(die=1, boxes=(1,), goods={1: ["grey"]}, walls=1)  # medium 1 closes 1-3 and 5-6
    draw(state, 0, ONE_THREE)

    assert joined(state) == []
    assert legal(state, "deliver") == []
    assert why_not(state, "deliver 1-3 distance 1") == "steam.deliver.own-network"
    assert list(state.scores()) == [0, 0]


@pytest.mark.rule("steam.tile.5a-nudge", "steam.tile.5a-no-wrap")
@pytest.mark.parametrize(("die", "offered"), [(6, ["lower die"]), (1, ["raise die"]), (3, ["lower die", "raise die"])])
def test_e7_tile_5a_changes_by_one_and_never_wraps(die: int, offered: list[str]) -> None:
    state = position(die=die, tiles="5a 0")

    assert legal(state, "lower") + legal(state, "raise") == offered
    other = {"lower die", "raise die"} - set(offered)
    assert [why_not(state, move) for move in other] == ["steam.tile.5a-no-wrap"] * len(other)
    assert play(state, offered[-1]).turn.die + 1 == {6: 5, 1: 2, 3: 4}[die]


@pytest.mark.rule(
    "steam.setup.goods-per-city", "steam.setup.remove-own-colour", "steam.setup.no-replacement", "steam.setup.coal"
)
def test_e8_goods_of_a_citys_own_colour_are_removed_and_coal_comes_once() -> None:
    red, blue, green, yellow, grey = range(5)
    cities = [
        [red, red, red, red, red],  # the yellow city 1 keeps all
        [red, red, blue, grey, yellow],
        [grey, green, green, red, blue],
        [grey, grey, grey, grey, grey],
        [yellow, yellow, yellow, yellow, blue],
        [blue, yellow, grey, blue, yellow],
    ]
    script = [kind for city in cities for kind in city]
    luck = ScriptedLuck([*script, *[0] * 6, *[0] * 5])
    state = GAME.start(3, GAME.option_values({"coal": True, "first_seat": 0}), luck)
    assert isinstance(state, SteamRollers)

    assert goods(state, 2) == {"blue": 1, "grey": 1, "yellow": 1, "coal": 1}
    assert goods(state, 3) == {"green": 2, "red": 1, "blue": 1, "coal": 1}
    assert goods(state, 6) == {"blue": 2, "grey": 1, "yellow": 2}
    assert goods(state, 4) == {"coal": 1}
    assert bag(state, "grey") == 10 - 2  # of eight drawn, six went back


@pytest.mark.rule("steam.eva.phase1-cross", "steam.eva.phase4-deliver")
def test_e9_evas_third_cross_lets_her_take_the_rightmost_good() -> None:
    state = position(1, dice=(5, 5, 5), goods={5: ["red", "grey", "yellow"], 1: ["red"], 2: ["blue"], 3: ["red"]})
    cross(state, [0, 0, 0, 0, 2, 0])
    give(state, "2b pool")
    play(state, "die 5", "box 5", "die 5", "tile 5")

    assert state.table[CROSSES + 4] == 3
    assert goods(state, 5) == {"red": 1, "grey": 1}
    assert state.eva.points == 3


@pytest.mark.rule("steam.eva.score-regions")
def test_e10_evas_regions_are_always_exactly_two() -> None:
    state = position(1)
    cross(state, [4, 4, 4, 1, 0, 2])
    eva = counted_result(state.material, [state.count(0)], state.eva_count(), "steam.solo.end").seats[1]

    assert {part.name: part.points for part in eva.parts}["regions"] == 8
