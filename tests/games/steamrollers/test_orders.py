"""Orders."""

from __future__ import annotations

import pytest

from games.steamrollers.position import (
    GAME,
    ONE_THREE,
    bag,
    keep,
    legal,
    order_side,
    own_load,
    phase,
    play,
    position,
    told,
    why_not,
)
from semafor.games.steamrollers.layout import KEPT, ORDER_OWNER, OUT
from semafor.games.steamrollers.state import SteamRollers

GREY, COAL = 4, 5


def turn(**more: object) -> SteamRollers:
    return position(orders=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("steam.order.keep-goods", "steam.deliver.good-to-bag")
def test_a_delivered_good_is_kept_beside_the_sheet_own_loads_and_coal_too() -> None:
    state = play(turn(die=1, tracks=ONE_THREE, boxes=(1,), goods={1: ["grey"]}), "deliver 1-3 distance 1")
    assert int(state.sheets[KEPT + GREY]) == 1
    coal = play(turn(die=1, tracks=ONE_THREE, boxes=(1,), goods={1: ["coal"]}), "deliver coal 1-3 distance 1")
    assert int(coal.sheets[KEPT + COAL]) == 1
    own = turn(die=3, tracks=ONE_THREE, boxes=(1,))
    own_load(own, 0, "yellow", 3)
    assert int(play(own, "deliver own 3-1 distance 1").sheets[KEPT + 3]) == 1


@pytest.mark.rule("steam.order.once-per-turn", "steam.order.without-delivery")
def test_an_order_is_fulfilled_before_choosing_or_with_the_die_in_hand_but_once() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "red", "red", "yellow", "yellow")
    assert legal(state, "order") == ["order 1", "order 2"]
    play(state, "order 1")
    assert why_not(state, "order 2") == "steam.order.once-per-turn"
    play(state, "die 1")
    assert why_not(state, "order 2") == "steam.order.once-per-turn"

    later = turn(dice=(1, 2, 3))
    keep(later, 0, "red", "red")
    play(later, "die 1", "order 2")
    assert int(later.table[ORDER_OWNER + 1]) == 0
    assert phase(later) == "act"


@pytest.mark.rule("steam.order.once-per-turn")
def test_the_good_delivered_this_turn_may_be_used_and_the_turn_waits_for_it() -> None:
    state = turn(die=1, dice=(2, 3), tracks=ONE_THREE, boxes=(1,), goods={1: ["grey"]})
    keep(state, 0, "grey")
    play(state, "deliver 1-3 distance 1")
    assert phase(state) == "after"
    assert legal(state) == ["end turn", "order 5"]
    assert why_not(state, "die 2") == "steam.round.take-one-white-die"
    assert told(state.clone(), "end turn") == ["Seat 1 fulfils no order."]

    play(state, "order 5")
    assert (state.actor(), phase(state)) == (1, "choose-die")


@pytest.mark.rule("steam.order.once-per-turn")
def test_with_two_dice_the_exchange_is_still_once() -> None:
    state = turn(dice=(1, 2, 3), tiles="2a 0")
    keep(state, 0, "red", "red", "blue", "blue")
    play(state, "dice 1 2", "order 2", "die 2", "box 2")

    assert why_not(state, "order 4") == "steam.order.once-per-turn"
    play(state, "box 1")
    assert state.actor() == 1


@pytest.mark.rule("steam.order.exact-goods")
def test_exactly_the_goods_shown_go_to_the_bag() -> None:
    state = turn(dice=(1, 2, 3))
    order_side(state, 1, "b")
    keep(state, 0, "yellow", "red", "red")
    assert why_not(state, "order 1") == "steam.order.exact-goods"
    keep(state, 0, "green")
    before = [bag(state, kind) for kind in ("yellow", "red", "green")]
    play(state, "order 1")

    assert [bag(state, kind) for kind in ("yellow", "red", "green")] == [count + 1 for count in before]
    assert int(state.sheets[KEPT]) == 1


@pytest.mark.rule("steam.order.coal-joker", "steam.order.exact-goods")
def test_one_coal_stands_for_one_good_and_leaves_the_game() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "red", "coal")
    assert legal(state, "order") == ["order 2 coal for red"]
    assert why_not(state, "order 2 coal for blue") == "steam.order.coal-joker"
    out = int(state.table[OUT])
    play(state, "order 2 coal for red")

    assert (int(state.table[OUT]), bag(state, "coal"), int(state.sheets[KEPT + COAL])) == (out + 1, 0, 0)


@pytest.mark.rule("steam.order.coal-joker")
def test_without_coal_there_is_no_joker() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "red")

    assert why_not(state, "order 2 coal for red") == "steam.order.coal-joker"


@pytest.mark.rule("steam.order.coal-max-one")
def test_two_coal_do_not_pay_for_two_goods() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "coal", "coal")

    assert legal(state, "order") == []
    order_side(state, 6, "b")  # three grey
    keep(state, 0, "grey")
    assert why_not(state, "order 6 coal for grey") == "steam.order.exact-goods"


@pytest.mark.rule("steam.order.first-come")
def test_a_fulfilled_order_belongs_to_its_taker_for_good() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "red", "red")
    keep(state, 1, "red", "red")
    play(state, "order 2", "die 1", "box 1")

    assert why_not(state, "order 2") == "steam.order.first-come"


@pytest.mark.rule("steam.order.points", "steam.score.tiles-orders")
def test_orders_score_their_number_and_goods_left_over_nothing() -> None:
    state = turn(dice=(1, 2, 3))
    keep(state, 0, "red", "red", "blue", "grey")
    play(state, "order 2")
    sheet = GAME.result(state).seats[0]

    assert sheet.total == 3
    assert {part.name: (part.points, part.proof) for part in sheet.parts}["orders"] == (3, ["2a"])


@pytest.mark.rule("steam.setup.orders", "steam.order.without-delivery")
def test_without_the_expansion_nothing_is_exchanged() -> None:
    assert why_not(position(dice=(1, 2, 3)), "order 1") == "steam.setup.orders"
