"""Playing alone: the human's side."""

from __future__ import annotations

import pytest

from games.steamrollers.position import (
    GAME,
    ONE_THREE,
    TWO_ROUTES,
    cross,
    give,
    goods,
    legal,
    owner,
    phase,
    play,
    points,
    position,
    power,
    sideways,
    told,
    why_not,
)
from semafor.games.steamrollers.layout import CROSSES, DICE, STEPS
from semafor.games.steamrollers.parts.sheets import add_points
from semafor.games.steamrollers.result import counted_result
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import goods_on

FULL = {city: ["red", "blue"] for city in (1, 3, 4)} | {2: ["blue"], 5: ["red"], 6: ["red"]}


@pytest.mark.rule("steam.solo.three-dice", "steam.solo.two-actions")
def test_two_of_three_dice_are_used_one_after_the_other_and_eva_takes_the_third() -> None:
    state = position(1, dice=(1, 2, 6), goods=FULL)
    play(state, "die 1", "box 1")
    assert legal(state, "die") == ["die 2", "die 6"]
    play(state, "die 6", "box 6", luck=[3, 3, 3, 0])

    assert state.table[CROSSES + 1] == 1  # Eva's 2
    assert (int(state.turn.round), phase(state)) == (2, "choose-die")
    assert [int(state.table[DICE + face]) for face in range(6)] == [0, 0, 0, 3, 0, 0]


@pytest.mark.rule("steam.solo.black-once")
def test_the_black_die_holds_for_both_actions() -> None:
    state = position(1, dice=(1, 1, 2), black=5, goods=FULL)
    for cell in ("A1", "B1"):
        play(state, "die 1")
        assert why_not(state, f"track {cell} E-W") == "steam.track.type"
        play(state, f"track {cell} E-SE")


@pytest.mark.rule("steam.solo.order-free", "steam.solo.goods-in-row")
def test_any_good_of_the_row_may_go_and_the_others_keep_their_order() -> None:
    state = position(1, die=1, dice=(2, 3), tracks=ONE_THREE, boxes=(1,), goods={1: ["grey", "red", "grey"]})
    assert legal(state, "deliver") == ["deliver place 1 1-3 distance 1", "deliver place 3 1-3 distance 1"]
    first, last = state.clone(), state.clone()
    play(first, "deliver place 1 1-3 distance 1")
    play(last, "deliver place 3 1-3 distance 1")

    assert (goods_on(first, 0), goods_on(last, 0)) == (["red", "grey"], ["grey", "red"])
    assert why_not(state, "deliver place 2 1-3 distance 1") == "steam.deliver.colour-match"
    assert why_not(state, "deliver place 4 1-3 distance 1") == "steam.deliver.origin-by-die"


@pytest.mark.rule("steam.solo.permanent-once")
@pytest.mark.parametrize(
    ("tile", "first", "second"),
    [
        ("1b", ("set die 4", "box 4"), "set die 5"),
        ("5a", ("raise die", "box 2"), "raise die"),
        ("5b", ("flip die", "box 6"), "flip die"),
        ("6b", ("track A1 E-SE",), "track B1 E-SE"),
    ],
)
def test_an_infinity_tile_serves_only_one_of_the_two_actions(tile: str, first: tuple[str, ...], second: str) -> None:
    state = position(1, dice=(1, 1, 2), tiles=f"{tile} 0", goods=FULL)
    play(state, "die 1", *first, "die 1")

    assert why_not(state, second) == "steam.solo.permanent-once"
    unused = play(position(1, dice=(1, 1, 2), tiles=f"{tile} 0", goods=FULL), "die 1", "box 1", "die 1")
    assert why_not(unused, second) is None


@pytest.mark.rule("steam.solo.permanent-once", "steam.tile.4b-power")
def test_only_one_of_two_deliveries_may_rely_on_4b() -> None:
    goods_there = {1: ["grey", "grey"], **{city: ["red"] for city in (3, 4, 5, 6)}}
    state = position(1, dice=(1, 1, 2), tracks=ONE_THREE, tiles="4b 0", goods=goods_there)
    play(state, "die 1", "deliver place 1 1-3 distance 1", "die 1")
    assert why_not(state, "deliver place 1 1-3 distance 1") == "steam.solo.permanent-once"

    strong = position(1, dice=(1, 1, 2), tracks=ONE_THREE, boxes=(1,), tiles="4b 0", goods=goods_there)
    play(strong, "die 1", "deliver place 1 1-3 distance 1", "die 1")
    assert why_not(strong, "deliver place 1 1-3 distance 1") is None
    assert power(strong) == 2  # the first did not rely on it


@pytest.mark.rule("steam.solo.permanent-once", "steam.tile.3a-destination")
def test_3a_serves_only_one_of_two_deliveries() -> None:
    goods_there = {1: ["red", "red"], **{city: ["red"] for city in (3, 4, 5)}}
    state = position(1, dice=(2, 2, 1), tracks=TWO_ROUTES, boxes=(1, 2, 3), tiles="3a 0", goods=goods_there)
    play(state, "die 2", "deliver place 1 1-2 distance 3", "die 2")

    assert why_not(state, "deliver place 1 1-2 distance 3") == "steam.solo.permanent-once"
    assert points(state) == 3


@pytest.mark.rule("steam.solo.straighten", "steam.eva.phase2-tile-loss")
def test_a_tile_taken_this_turn_is_safe_from_eva_and_upright_next_turn() -> None:
    state = position(1, dice=(4, 1, 4), goods=FULL)
    play(state, "die 4", "tile 4", "die 1", "box 1", luck=[3, 0, 1, 0])

    assert (owner(state, 4), sideways(state, 4)) == (0, False)
    play(state, "die 1", "tile 1", "die 2", "box 2")  # Eva's 4 again
    assert owner(state, 4) is None


@pytest.mark.rule("steam.solo.tile-2a-reroll", "steam.tile.once-returns")
def test_solo_2a_rerolls_evas_die_before_phase_1() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2a 0", goods=FULL)
    play(state, "die 4", "box 4", "die 1", "box 1")
    assert legal(state) == ["reroll Eva", "let Eva"]
    assert why_not(state, "box 2") == "steam.solo.tile-2a-reroll"
    let = play(state.clone(), "let Eva")
    assert int(let.table[CROSSES + 4]) == 1
    assert owner(let, 2) == 0
    play(state, "reroll Eva", luck=[2])

    assert [int(state.table[CROSSES + region]) for region in range(6)] == [0, 0, 1, 0, 0, 0]
    assert owner(state, 2) is None


@pytest.mark.rule("steam.solo.tile-2a-reroll", "steam.eva.phase3-empty-city")
def test_solo_2a_may_wait_for_a_turn_that_phase_3_starts_again() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2a 0", goods={1: ["red"], 2: ["blue"], 3: ["red"], 4: ["red"]})
    play(state, "die 4", "box 4", "die 1", "box 1", "let Eva", luck=[5])
    assert (phase(state), int(state.eva.die)) == ("eva-rolled", 5)
    play(state, "reroll Eva", luck=[2])

    assert [int(state.table[CROSSES + region]) for region in range(6)] == [0, 0, 1, 0, 1, 0]


@pytest.mark.rule("steam.solo.tile-2b-no-removal")
def test_solo_2b_keeps_the_good_and_gives_eva_a_cross_and_no_points() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2b 0", goods=FULL)
    cross(state, [0, 0, 0, 0, 3, 0])
    play(state, "die 4", "box 4", "die 1", "box 1")
    assert legal(state) == ["block Eva", "let Eva"]
    assert why_not(state, "box 2") == "steam.solo.tile-2b-no-removal"
    let = play(state.clone(), "let Eva")
    assert (goods(let, 5), int(let.eva.points)) == ({}, 4)
    assert any("crosses out one more cell" in line for line in told(state, "block Eva"))

    assert (goods(state, 5), int(state.eva.points), int(state.table[CROSSES + 4])) == ({"red": 1}, 0, 5)
    assert owner(state, 2) is None


@pytest.mark.rule("steam.solo.tile-2b-no-removal")
def test_solo_2b_in_a_full_region_crosses_nothing_and_nobody_wins() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2b 0", goods=FULL)
    cross(state, [0, 0, 0, 0, 9, 0])
    play(state, "die 4", "box 4", "die 1", "box 1", "block Eva")

    assert int(state.table[CROSSES + 4]) == 10
    assert not state.over()


@pytest.mark.rule("steam.solo.tile-2b-no-removal")
def test_solo_2b_is_not_asked_when_eva_would_remove_nothing() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2b 0", goods=FULL)
    play(state, "die 4", "box 4", "die 1", "box 1")

    assert phase(state) == "choose-die"


def total(player: int, eva: int) -> SteamRollers:
    state = position(1, tiles="1b pool, 2a 0, 3a 0, 4b pool, 5a 0, 6b pool")
    add_points(state.sheets, 0, player - int(state.total(0)))
    state.eva.points = eva - int(state.eva_count().total())
    return state


@pytest.mark.rule("steam.solo.win", "steam.solo.draw-loses", "steam.solo.player-score")
@pytest.mark.parametrize(
    ("player", "eva", "winner", "rule"),
    [(11, 10, 0, "steam.solo.win"), (10, 10, "Eva", "steam.solo.draw-loses"), (9, 10, "Eva", "steam.solo.win")],
)
def test_only_more_points_than_eva_win(player: int, eva: int, winner: int | str, rule: str) -> None:
    result = GAME.result(total(player, eva))

    assert [sheet.total for sheet in result.seats] == [player, eva]
    assert (result.winners, result.decided_by) == ([winner], rule)


@pytest.mark.rule("steam.solo.end")
def test_the_game_ends_after_evas_turn_with_three_empty_cities() -> None:
    state = position(1, dice=(1, 2, 4), tracks=ONE_THREE, boxes=(1,), goods={1: ["grey"], 2: ["blue"], 3: ["red"], 4: ["red"]})
    play(state, "die 1", "deliver place 1 1-3 distance 1")
    assert not state.over()
    play(state, "die 2", "box 2")

    assert state.over()
    assert state.table[CROSSES + 3] == 1  # Eva has finished her turn
    assert GAME.result(state).ended_by == "steam.solo.end"
    assert int(state.table[STEPS]) > 0


@pytest.mark.rule("steam.solo.player-score")
def test_the_players_sheet_is_counted_as_ever() -> None:
    state = position(1, tracks=ONE_THREE, boxes=(1, 2, 3, 4), tiles="5b 0")
    sheet = counted_result(state.material, [state.count(0)], state.eva_count(), "steam.solo.end").seats[0]

    assert sheet.total == 1 + 1 + 2
    give(state, "5b pool")
    assert int(state.total(0)) == 2
