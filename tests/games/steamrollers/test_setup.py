"""Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

import semafor
from games.steamrollers.position import GAME, bag, goods, position
from semafor.games.steamrollers.game import EVA_LEVELS
from semafor.games.steamrollers.layout import BOX, COUNT, CROSSES, DICE, ORDER_OWNER, OUT, OWNER, POOL, SHEET, SIDE, STARTING
from semafor.games.steamrollers.material import KIND_NAMES, load
from semafor.games.steamrollers.parts.tiles import face_of
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck


def start(seats: int, seed: int = 1, **options: object) -> SteamRollers:
    state = GAME.start(seats, GAME.option_values(options), FastLuck(seed))
    assert isinstance(state, SteamRollers)
    return state


@pytest.mark.rule("steam.setup.players")
def test_one_to_five_play() -> None:
    assert [start(seats).seats for seats in range(1, 6)] == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(BadInput, match="1 to 5 players"):
            start(seats)


@pytest.mark.rule("steam.setup.sheet")
def test_all_sheets_are_alike_and_a_seat_draws_on_its_own_only() -> None:
    state = start(3)
    sheets = [list(state.sheets[seat * SHEET : (seat + 1) * SHEET]) for seat in range(3)]
    assert sheets[0] == sheets[1] == sheets[2]

    state = position(3, die=1)
    state.apply(0, GAME.actions.number(GAME.actions.parse("track A1 E-W")) or 0, FastLuck(1))
    assert list(state.sheets[SHEET:]) == sheets[1] * 2
    assert list(state.sheets[:SHEET]) != sheets[0]


@pytest.mark.rule("steam.setup.map")
def test_the_map_has_six_regions_with_one_city_and_one_town_each() -> None:
    box = load("")
    kinds = [(int(box.region[cell]), int(box.kind[cell])) for cell in range(100) if box.region[cell] < 6]

    assert Counter(KIND_NAMES[colour] for colour in box.city_colour) == {
        "grey": 2,
        "red": 1,
        "blue": 1,
        "green": 1,
        "yellow": 1,
    }
    for region in range(6):
        assert [kinds.count((region, kind)) for kind in (1, 2)] == [1, 1]
    assert [kinds.count((region, 0)) + 2 for region in range(6)] == [11, 11, 10, 10, 11, 11]
    assert [int(box.drawable(region)) for region in range(6)] == [10, 10, 9, 9, 10, 10]


@pytest.mark.rule("steam.setup.bag")
def test_the_bag_holds_ten_goods_of_each_colour_and_no_coal() -> None:
    state = position(2)

    assert [bag(state, kind) for kind in KIND_NAMES] == [10, 10, 10, 10, 10, 0]
    assert state.table[OUT] == 6


@pytest.mark.rule("steam.setup.goods-per-city", "steam.setup.no-replacement", "steam.setup.remove-own-colour")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_city_has_players_plus_two_goods_less_those_of_its_own_colour(seats: int) -> None:
    for seed in range(20):
        state = start(seats, seed)
        for city in range(1, 7):
            lying = goods(state, city)
            assert KIND_NAMES[state.material.city_colour[city - 1]] not in lying
            assert sum(lying.values()) <= seats + 2
        total = sum(sum(goods(state, city).values()) for city in range(1, 7))
        assert total + sum(bag(state, kind) for kind in KIND_NAMES) == 50


@pytest.mark.rule("steam.setup.coal")
def test_exactly_the_cities_that_lost_a_good_get_one_coal() -> None:
    for seed in range(20):
        without, with_coal = start(3, seed), start(3, seed, coal=True)
        for city in range(1, 7):
            lost = sum(goods(without, city).values()) < 5
            assert goods(with_coal, city).get("coal", 0) == int(lost)
            assert "coal" not in goods(without, city)


@pytest.mark.rule("steam.setup.action-tiles", "steam.setup.orders")
def test_chance_decides_the_side_of_every_tile_and_all_lie_open() -> None:
    sides = Counter(tuple(int(start(2, seed).table[SIDE + tile]) for tile in range(6)) for seed in range(60))
    assert len(sides) > 30
    state = start(2)
    assert [state.table[OWNER + tile] for tile in range(6)] == [POOL] * 6
    assert {int(owner) for owner in state.table[ORDER_OWNER : ORDER_OWNER + 6]} == {BOX}
    assert {int(owner) for owner in start(2, orders=True).table[ORDER_OWNER : ORDER_OWNER + 6]} == {POOL}


@pytest.mark.rule("steam.setup.no-flip", "steam.tile.take-from-player")
def test_no_tile_is_ever_turned_over() -> None:
    table = GAME.table(seats=4, seed=3, orders=True)
    before = [(tile.tile, order.side) for tile, order in zip(table.view(0).tiles, table.view(0).orders, strict=True)]  # type: ignore[attr-defined]
    chooser = FastLuck(5)
    for _ in range(400):
        moves = table.moves()
        table.play(moves[chooser.below(len(moves))])
        if table.over:
            break

    after = [(tile.tile, order.side) for tile, order in zip(table.view(0).tiles, table.view(0).orders, strict=True)]  # type: ignore[attr-defined]
    assert after == before


@pytest.mark.rule("steam.setup.solo-tile-out", "steam.solo.tile-two")
def test_the_solo_tile_2_is_used_in_the_one_player_game_only() -> None:
    several, solo = position(2), position(1)

    assert [int(face_of(several.table, tile)) for tile in range(6)] == [0, 2, 4, 6, 8, 10]
    assert int(face_of(solo.table, 1)) == 12
    assert GAME.refusal(several, 0, GAME.actions.parse("reroll Eva")).rule == "steam.setup.solo-tile-out"  # type: ignore[union-attr]
    assert GAME.refusal(solo, 0, GAME.actions.parse("dice 1 2")).rule == "steam.solo.tile-two"  # type: ignore[union-attr]


@pytest.mark.rule("steam.setup.starting-tiles")
def test_all_five_starting_tiles_lie_there_with_the_expansion_and_none_without() -> None:
    assert [int(tile) for tile in start(2, starting_tiles=True).table[STARTING : STARTING + 5]] == [POOL] * 5
    assert [int(tile) for tile in start(2).table[STARTING : STARTING + 5]] == [BOX] * 5


@pytest.mark.rule("steam.setup.first-player")
def test_the_first_player_is_given_or_drawn_by_lot() -> None:
    assert [start(4, 1, first_seat=seat).turn.seat for seat in range(4)] == [0, 1, 2, 3]
    assert {int(start(4, seed).turn.first) for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadInput, match="There is no seat 4: the seats are 0 to 3"):
        start(4, first_seat=4)


@pytest.mark.rule("steam.setup.white-dice", "steam.round.roll")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_white_die_more_than_players_is_rolled(seats: int, dice: int) -> None:
    state = start(seats)

    assert sum(int(state.table[DICE + face]) for face in range(6)) == dice
    assert len(GAME.view(state, None).dice) == dice  # type: ignore[attr-defined]


@pytest.mark.rule("steam.solo.setup-standard", "steam.solo.goods-count", "steam.solo.goods-in-row")
def test_alone_three_goods_are_drawn_for_each_city_and_lie_in_the_order_drawn() -> None:
    red, blue, green, yellow, grey = range(5)
    script = [red, yellow, grey, blue, red, grey, red, green, blue, grey, red, blue, red, blue, green, yellow, red, blue]
    from semafor.kernel.luck import ScriptedLuck

    luck = ScriptedLuck([*script, *[0] * 6, 2, *[0] * 4])
    state = GAME.start(1, None, luck)
    rows = GAME.view(state, 0).cities  # type: ignore[attr-defined]

    assert rows[0] == ["red", "grey"]
    assert rows[1] == ["blue", "grey"]
    assert rows[3] == ["red", "blue"]
    assert rows[5] == ["yellow", "red", "blue"]
    assert max(int(count) for count in start(1, goods_per_city=4).table[COUNT : COUNT + 6]) == 4


@pytest.mark.rule("steam.solo.expansions")
@pytest.mark.parametrize("option", ["coal", "orders", "starting_tiles"])
def test_alone_there_are_no_expansions_but_walls(option: str) -> None:
    with pytest.raises(BadInput, match=r"steam\.solo\.expansions"):
        start(1, **{option: True})
    assert start(1, walls="hard").walls > 6


@pytest.mark.rule("steam.solo.levels", "steam.solo.eva-sheet")
@pytest.mark.parametrize(("dice", "level"), list(enumerate(EVA_LEVELS, 1)))
def test_evas_level_is_how_many_dice_give_her_first_crosses(dice: int, level: str) -> None:
    state = start(1, eva=level)

    assert sum(int(crosses) for crosses in state.table[CROSSES : CROSSES + 6]) == dice


def test_solo_options_are_refused_at_a_table_of_several() -> None:
    for option in ({"eva": "engineer"}, {"goods_per_city": 4}):
        with pytest.raises(BadInput, match="solo game only"):
            start(2, **option)


@pytest.mark.rule("steam.wall.choose", "steam.wall.same-for-all")
def test_a_die_chooses_one_of_six_maps_of_the_level_for_all() -> None:
    assert start(3).walls == 0
    assert {int(start(3, seed, walls="medium").walls) for seed in range(60)} == {1, 2, 3, 4, 5, 6}
    assert {int(start(3, seed, walls="hard").walls) for seed in range(60)} == {7, 8, 9, 10, 11, 12}


def test_the_game_is_known_by_its_key() -> None:
    assert "steamrollers" in semafor.games()
    assert GAME.title("pl") == "SteamRollers"
