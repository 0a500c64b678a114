"""The station action and the first-station bonuses."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position


@pytest.mark.rule("rev.station.connected")
def test_example_cities_for_a_station() -> None:
    here = position().tracks("t03", "t04").money(2000).do("place white on station")

    assert here.offers("station") == ["station Washington", "station Charlotte", "station Little Rock", "station Miami"]
    assert here.why("station Chicago") == "rev.station.connected"


@pytest.mark.rule("rev.station.start-cities", "rev.rail.start-network")
def test_example_cities_for_a_station_after_set_up() -> None:
    assert position().do("place white on station").offers("station") == ["station Washington", "station Charlotte"]


@pytest.mark.rule("rev.station.leftmost-building", "rev.station.cost")
def test_a_station_takes_a_building_of_the_board_and_costs_what_the_city_shows() -> None:
    here = position().do("place white on station", "station Charlotte")

    assert here.table.job.owed * 50 == 200
    assert here.why("station Washington") == "rev.station.leftmost-building"
    here.do("pay", "finish")
    assert (here.seat(0).buildings_left, here.seat(0).money) == (11, 400)


@pytest.mark.rule("rev.station.cost")
def test_a_station_that_cannot_be_paid_in_any_order_is_refused() -> None:
    here = position().money(50).shares(1)

    assert here.why("place white on station") is None
    here.money(0)
    assert here.why("place white on station") == "rev.station.cost"


@pytest.mark.rule("rev.station.one-per-player")
def test_a_city_takes_one_station_of_each_player() -> None:
    here = position(3).do("place white on station", "station Charlotte", "pay", "finish")
    here.do(
        "place white on station", "station Charlotte", "pay", "finish", "place white on station", "station Charlotte", "pay"
    )
    here.do("finish", "place white on station")

    assert here.why("station Charlotte") == "rev.station.one-per-player"
    assert [seat.stations for seat in here.view().seats] == [["charlotte"]] * 3


@pytest.mark.rule("rev.station.first-place", "rev.station.first-bonus", "rev.station.later-place")
def test_only_the_first_builder_gets_the_first_bonus() -> None:
    here = position().do("place white on station", "station Washington")

    assert here.view().first_stations["washington"] == 0
    here.do("first bonus", "step network", "done", "pay", "finish", "place white on station", "station Washington")
    assert here.why("first bonus") == "rev.station.later-place"
    assert here.view().first_stations["washington"] == 0


@pytest.mark.rule("rev.station.first-place", "rev.setup.block-stations-2p")
def test_a_neutral_building_blocks_the_first_place() -> None:
    here = position().tracks("t03").do("place white on station", "station Little Rock")

    assert here.why("first bonus") == "rev.station.later-place"


@pytest.mark.rule("rev.station.basic-reward")
def test_every_builder_may_take_the_basic_reward_once() -> None:
    here = position().tracks("t02").city_tile("chicago", "c2-3").do("place white on station", "station Chicago", "reward")

    assert here.view().rewards == [{"steps": 2}]
    here.do("step telegraph", "step telegraph")
    assert here.why("reward") == "rev.station.basic-reward"
    assert position().do("place white on station").why("reward") == "rev.station.basic-reward"


def built_first(city: str, tile: str, *tracks: str, seats: int = 4) -> Position:
    """Seat 0 has just built first on this city tile."""
    here = position(seats).money(3000).tracks(*tracks).workers("white", "white", "purple", "orange", "grey", "turquoise")
    here.milestone("A1-1").milestone("A2-2", slot=2)
    if tile:
        here.city_tile(city, tile)
    return here.do("place white on station", f"station {city}", "pay").money(1000)


@pytest.mark.rule("rev.firstbonus.flip")
def test_first_bonus_flip_a_train_with_or_without_cost() -> None:
    free = built_first("chicago", "c2-2", "t02").do("first bonus", "flip promote front", "done")
    assert free.seat(0).money == 1000
    paid = built_first("charlotte", "").do("first bonus", "flip promote front", "done")
    assert paid.seat(0).money == 900
    poor = built_first("charlotte", "").money(50)
    assert poor.why("first bonus") == "rev.supply.pay"


@pytest.mark.rule("rev.firstbonus.train")
def test_first_bonus_take_a_train_for_its_cost() -> None:
    here = built_first("kansas_city", "c3-3", "t02", "t07").do("first bonus", "train shares")

    assert here.seat(0).money == 800
    assert here.seat(0).trains_front["shares"] == 1


@pytest.mark.rule("rev.firstbonus.shares")
def test_first_bonus_two_shares() -> None:
    assert built_first("chicago", "c2-1", "t02").do("first bonus").seat(0).shares == 5


@pytest.mark.rule("rev.firstbonus.advance")
def test_first_bonus_as_many_steps_as_shown() -> None:
    here = built_first("bismarck", "c4-2", "t02", "t06", "t11").do("first bonus", "step network", "step network")

    assert here.seat(0).markers["network"] == 2
    assert here.view().rewards == []


@pytest.mark.rule("rev.firstbonus.hire")
def test_first_bonus_any_worker_for_200() -> None:
    here = built_first("kansas_city", "c3-1", "t02", "t07").do("first bonus")

    assert here.offers("gain") == ["gain white", "gain purple", "gain orange", "gain grey", "gain turquoise"]
    here.do("gain turquoise")
    assert (here.seat(0).money, here.seat(0).supply["turquoise"]) == (800, 2)


@pytest.mark.rule("rev.firstbonus.exchange")
def test_first_bonus_exchange_a_worker_of_the_board_or_the_supply() -> None:
    here = built_first("chicago", "c2-3", "t02").do("first bonus", "exchange white from board for grey")

    assert here.seat(0).supply["grey"] == 2
    assert here.seat(0).board["station"] == {}


@pytest.mark.rule("rev.firstbonus.share-promote")
def test_first_bonus_a_share_and_a_promotion_if_wanted() -> None:
    here = built_first("kansas_city", "c3-2", "t02", "t07").do("first bonus")

    assert here.seat(0).shares == 4
    here.do("promote purple from supply to 1", "finish")
    left = built_first("kansas_city", "c3-2", "t02", "t07").do("first bonus", "done", "finish")
    assert left.seat(0).shares == 4


@pytest.mark.rule("rev.firstbonus.pay-promote")
def test_first_bonus_two_promotions_for_200_in_all() -> None:
    here = built_first("bismarck", "c4-1", "t02", "t06", "t11")
    here.do("first bonus", "promote purple from supply to 1", "promote orange from supply to 2", "finish")

    assert here.seat(0).money == 800


@pytest.mark.rule("rev.firstbonus.step-promote")
def test_first_bonus_a_step_and_a_promotion_in_either_order() -> None:
    here = built_first("washington", "").do("first bonus", "promote purple from supply to 1", "step stations")

    assert here.seat(0).markers["stations"] == 1
    assert here.view().rewards == []


@pytest.mark.rule("rev.station.first-bonus", "rev.general.optional-bonuses")
def test_nobody_pays_for_promotions_that_cannot_be_made() -> None:
    here = position(4).money(3000).tracks("t02", "t07", "t13").milestone("A1-1").milestone("A2-2", slot=2)
    here.city_tile("denver", "c4-1").workers("white", "purple", "white", "white")
    here.do("place white on station", "station Denver", "pay").money(1000).shares(0).general()

    assert here.why("first bonus") == "rev.station.first-bonus"
    assert not here.offers("first bonus")
    assert here.general(white=1).why("first bonus") is None  # 200 for the bonus, 800 for the worker who takes the place


@pytest.mark.rule("rev.ability.station.turquoise", "rev.general.optional-bonuses")
def test_an_engineer_does_not_pay_for_steps_that_he_could_not_pay_then() -> None:
    here = position(4).money(3000).tracks("t02").city_tile("chicago", "c2-3").workers("turquoise", "white", "white", "white")
    for track in here.table.material.printed["performance"]:
        here.marker(track["id"], next(field for field, cost in enumerate(track["costs"]) if cost))
    here.do("place turquoise on station", "station Chicago", "pay").money(300).shares(0)

    assert here.why("extra") == "rev.station.basic-reward"
    assert not here.offers("extra")
    assert here.money(1300).why("extra") is None
