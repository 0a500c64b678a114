"""The locomotive."""

from __future__ import annotations

import pytest

from games.steamrollers.position import ONE_THREE, TWO_ROUTES, legal, play, position, power, why_not


@pytest.mark.rule("steam.loco.cross-box", "steam.loco.any-order", "steam.loco.once-per-box")
def test_the_box_with_the_dies_number_is_crossed_once_in_any_order() -> None:
    state = position(die=5, boxes=(6,))
    assert legal(state, "box") == ["box 5"]
    assert why_not(state, "box 1") == "steam.loco.cross-box"
    play(state, "box 5")

    assert power(state) == 2
    assert why_not(position(die=5, boxes=(5,)), "box 5") == "steam.loco.once-per-box"


@pytest.mark.rule("steam.loco.power-is-count", "steam.loco.max-six", "steam.tile.4b-power")
@pytest.mark.parametrize(("boxes", "strength"), [((), 0), ((6,), 1), ((2, 6), 2), ((1, 2, 3, 4, 5, 6), 6)])
def test_power_is_the_number_of_boxes_and_4b_comes_on_top(boxes: tuple[int, ...], strength: int) -> None:
    assert power(position(boxes=boxes)) == strength
    assert power(position(boxes=boxes, tiles="4b 0")) == strength + 1
    assert power(position(boxes=boxes, tiles="4b 1")) == strength


@pytest.mark.rule("steam.loco.limits-stops", "steam.deliver.power")
def test_power_limits_the_cities_and_towns_of_a_delivery_without_its_origin() -> None:
    weak = position(die=1, tracks=ONE_THREE, goods={1: ["grey"]})
    assert why_not(weak, "deliver 1-3 distance 1") == "steam.deliver.power"
    for strength, far in ((3, False), (4, True)):
        state = position(die=1, tracks=TWO_ROUTES, boxes=tuple(range(1, strength + 1)), goods={1: ["red"]})
        assert (why_not(state, "deliver 1-2 distance 4") is None) == far


@pytest.mark.rule("steam.loco.max-six", "steam.tile.4b-power")
def test_six_boxes_and_4b_deliver_at_distance_7() -> None:
    # round by city 1 and both towns the way from 3 to 2 has distance 5, and 3b adds two
    state = position(die=3, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods={3: ["red"]}, tiles="4b 0, 3b 0")
    without = position(die=3, tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods={3: ["red"]}, tiles="3b 0")

    assert why_not(state, "deliver 3-2 distance 7") is None
    assert why_not(without, "deliver 3-2 distance 7") == "steam.tile.3b-needs-power"
