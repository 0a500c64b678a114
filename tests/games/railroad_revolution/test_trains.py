"""Trains: taking and flipping, and the five kinds."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position
from semafor.games.railroad_revolution.layout import STOCK


def flipping(kind: str, **more: int) -> Position:
    here = position().no_trains().train(kind, count=more.get("count", 1))
    return here.do("place white on sale")


@pytest.mark.rule("rev.train.limited")
def test_from_an_empty_stack_no_train_is_taken_and_with_all_empty_nothing_is_paid() -> None:
    here = position().money(2000)
    here.table.box[STOCK + 1] = 0
    here.do("place purple on rail", "extra")

    assert here.why("train money") == "rev.train.limited"
    here = position().money(2000)
    for kind in range(5):
        here.table.box[STOCK + kind] = 0
    assert here.do("place purple on rail").why("extra") == "rev.ability.rail.purple"


@pytest.mark.rule("rev.train.same-kind", "rev.train.take")
def test_several_trains_of_one_kind_are_allowed() -> None:
    here = position().money(2000).do("place purple on rail", "extra", "train money", "track t02", "track t05", "pay", "finish")
    here.sells("white").workers("purple", "white", "white", "white").money(2000)
    here.do("place purple on rail", "extra", "train money")

    assert here.seat(0).trains_front == {"promote": 1, "money": 2}


@pytest.mark.rule("rev.train.flip-front", "rev.train.kind.shares", "rev.score.trains")
def test_example_flipping_the_share_train() -> None:
    here = position().train("shares")
    points = here.seat(0).points
    here.do("place white on sale", "flip shares front")

    assert here.seat(0).shares == 6
    assert here.seat(0).trains_back == {"shares": 1}
    assert here.seat(0).points == points - 8
    assert here.why("flip shares front") == "rev.sale.flip"


@pytest.mark.rule("rev.train.flip-back")
def test_flipping_back_gives_no_bonus_and_makes_it_ready() -> None:
    here = position().train("money", "back").do("place white on sale", "flip money back")

    assert here.seat(0).money == 600
    assert here.seat(0).trains_front == {"promote": 1, "money": 1}


@pytest.mark.rule("rev.train.flip-front")
def test_the_bonus_may_be_left_and_the_train_turns_all_the_same() -> None:
    here = flipping("track").do("flip track front", "done")

    assert here.seat(0).trains_back == {"track": 1}
    assert here.seat(0).spaces == ["t01"]
    unusable = position().no_trains().train("promote").milestone("A1-2").milestone("A2-2", slot=2)
    unusable.do("place white on sale", "flip promote front", "sale track", "finish")
    assert unusable.seat(0).trains_back == {"promote": 1}


@pytest.mark.rule("rev.train.flip-each-separate", "rev.ttile.flip-twice", "rev.train.flip-optional")
def test_two_flips_are_two_trains_or_one_train_twice_or_fewer() -> None:
    here = position().section_tile(8, "tt-flip").train("money")
    here.do("place white on telegraph", "office 8", "tile for white from supply", "flip money front", "flip money back")

    assert here.seat(0).trains_front["money"] == 1
    other = position().section_tile(8, "tt-flip").train("money").train("shares")
    other.do("place white on telegraph", "office 8", "tile for white from supply", "flip money front", "done", "finish")
    assert other.seat(0).trains_front == {"promote": 1, "shares": 1}


@pytest.mark.rule("rev.train.flip-optional", "rev.sale.flip")
def test_a_sale_needs_no_flip() -> None:
    here = position().train("money").sells("white")

    assert here.seat(0).trains_front["money"] == 1
    missing = position().do("place white on sale")
    assert missing.why("flip money front") == "rev.train.flip-front"
    assert missing.why("flip money back") == "rev.train.flip-back"


@pytest.mark.rule("rev.train.kind.promote-two")
def test_the_start_train_promotes_one_or_two_workers() -> None:
    here = (
        position().workers("purple", "purple", "white", "white", "white", "white").milestone("A1-1").milestone("A2-1", slot=2)
    )
    here.do("place white on sale", "flip promote front", "promote purple from supply to 2", "promote purple from supply to 1")

    assert [tile.managers for tile in here.seat(0).open_milestones if tile] == [["purple"], ["purple"]]
    assert here.view().rewards == []


@pytest.mark.rule("rev.train.kind.money")
def test_the_money_train_gives_600() -> None:
    assert flipping("money").do("flip money front").seat(0).money == 1200


@pytest.mark.rule("rev.train.kind.advance")
def test_the_performance_train_gives_three_steps() -> None:
    here = flipping("advance").do("flip advance front", "step stations", "step stations", "step network")

    assert here.seat(0).markers == {"telegraph": 0, "stations": 2, "network": 1}
    assert here.view().rewards == []


@pytest.mark.rule("rev.train.kind.track", "rev.rail.free-track")
def test_the_track_train_lays_a_track_for_100_and_brings_no_deal() -> None:
    here = position().no_trains().train("track").tracks("t02").money(100).shares(0)
    here.do("place white on sale", "flip track front", "track t06")

    assert here.seat(0).money == 0
    assert here.seat(0).tracks_left == 13
    here.do(here.offers("sale")[0], "finish")
    assert here.view().phase == "turn"
    poor = flipping("track").money(50).shares(0).do("flip track front")
    assert poor.why("track t02") == "rev.supply.pay"
    poor.do("done")
