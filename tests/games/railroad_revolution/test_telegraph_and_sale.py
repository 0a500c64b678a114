"""The telegraph action with its tiles, and the sale."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position


@pytest.mark.rule(
    "rev.telegraph.first-bonus", "rev.telegraph.tile-by-discard", "rev.telegraph.tile-stays", "rev.telegraph.shares"
)
def test_example_first_office() -> None:
    here = position(4).section_tile(1, "tt-money").do("place white on telegraph", "office 1", "tile for white from supply")

    assert here.seat(0).shares == 3 + 4
    assert here.seat(0).money == 1200
    assert sum(here.seat(0).supply.values()) == 3
    assert here.view().telegraph_tiles["1"] == "tt-money"
    assert here.why("tile for white from supply") == "rev.telegraph.tile-by-discard"


@pytest.mark.rule("rev.telegraph.later-place", "rev.telegraph.first-place", "rev.telegraph.tile-stays")
def test_example_later_office() -> None:
    here = position(4).section_tile(1, "tt-money").do("place white on telegraph", "office 1", "finish")

    assert here.view().first_offices == {"1": 0}
    here.do("place white on telegraph", "office 1", "tile for purple from supply")
    assert (here.seat(1).shares, here.seat(1).money) == (6, 1200)
    assert here.view().first_offices == {"1": 0}


@pytest.mark.rule("rev.telegraph.leftmost-building", "rev.telegraph.available")
def test_an_office_is_free_of_charge_and_each_section_takes_one_of_each_player() -> None:
    here = position().money(0).office(2).do("place white on telegraph")

    assert here.offers("office") == [f"office {section}" for section in (1, 3, 4, 5, 6, 7, 8)]
    assert here.why("office 2") == "rev.telegraph.available"
    here.do("office 5")
    assert here.why("office 6") == "rev.telegraph.leftmost-building"
    assert (here.seat(0).buildings_left, here.seat(0).money) == (10, 0)


@pytest.mark.rule("rev.telegraph.deal-sections", "rev.telegraph.deal-trigger", "rev.deal.trigger-any-rank")
def test_an_office_in_a_deal_section_has_no_tile_and_brings_a_deal() -> None:
    here = position().office(3, seat=1).do("place white on telegraph", "office 3")

    assert here.why("tile for white from supply") == "rev.telegraph.deal-sections"
    here.do("finish")
    assert here.view().phase == "deal"
    quiet = position().do("place white on telegraph", "office 4", "finish")
    assert quiet.view().phase == "turn"


def used(tile: str) -> Position:
    here = position().section_tile(8, tile).workers("white", "white", "white", "white", "white", "purple", "orange")
    here.milestone("A1-1").milestone("A2-2", slot=2)
    return here.do("place white on telegraph", "office 8", "tile for white from board")


@pytest.mark.rule("rev.ttile.track", "rev.rail.free-track")
def test_tile_a_free_track() -> None:
    here = used("tt-track").do("track t03", "finish")

    assert (here.seat(0).money, here.seat(0).tracks_left) == (600, 14)


@pytest.mark.rule("rev.ttile.promote")
def test_tile_one_or_two_promotions_with_the_discarded_worker_counted() -> None:
    here = used("tt-promote").do("promote purple from supply to 1", "promote orange from supply to 2", "finish")

    assert sum(here.seat(0).supply.values()) == 4
    few = position().section_tile(8, "tt-promote").milestone("A1-1").money(0).shares(0)
    few.do("place white on telegraph", "office 8", "tile for white from supply")
    assert few.why("promote purple from supply to 1") == "rev.general.min-four-blocks"


@pytest.mark.rule("rev.ttile.flip-twice")
def test_tile_two_flips() -> None:
    assert used("tt-flip").view().rewards == [{"flips": 2}]


@pytest.mark.rule("rev.ttile.money")
def test_tile_600() -> None:
    assert used("tt-money").seat(0).money == 1200


@pytest.mark.rule("rev.ttile.train")
def test_tile_a_train() -> None:
    assert used("tt-train").do("train track").seat(0).trains_front == {"promote": 1, "track": 1}


@pytest.mark.rule("rev.ttile.advance")
def test_tile_four_steps() -> None:
    here = used("tt-advance").do("step network", "step network", "step stations", "step telegraph")

    assert here.view().rewards == []
    assert sum(here.seat(0).markers.values()) == 4


@pytest.mark.rule("rev.sale.leftmost-section", "rev.sale.choose-kind", "rev.sale.money", "rev.sale.removed")
def test_example_selling_for_600_and_700() -> None:
    here = position().pieces(14, 11).do("place white on sale")

    assert here.offers("sale") == ["sale track"]
    assert here.why("sale building") == "rev.sale.leftmost-section"
    here.do("sale track", "finish")
    assert here.seat(0).money == 1200
    here.sells("white").do("place white on sale")
    assert here.offers("sale") == ["sale track", "sale building"]
    here.do("sale building", "finish")
    assert here.seat(0).money == 1900
    assert (here.seat(0).tracks_left, here.seat(0).buildings_left) == (13, 10)
    assert here.seat(0).spaces == ["t01"]


@pytest.mark.rule("rev.sale.one-piece")
def test_one_piece_is_sold() -> None:
    assert position().do("place white on sale", "sale track").why("sale track") == "rev.sale.one-piece"


@pytest.mark.rule("rev.sale.flip")
@pytest.mark.parametrize("first", [True, False])
def test_a_train_is_flipped_before_or_after_the_sale(first: bool) -> None:
    moves = ["flip money front", "sale building"] if first else ["sale building", "flip money front"]
    here = position().train("money").do("place white on sale", *moves)

    assert here.seat(0).money == 1800
    assert here.why("flip promote front") == "rev.sale.flip"


@pytest.mark.rule("rev.sale.flip", "rev.sale.money")
def test_a_track_laid_first_can_raise_the_price() -> None:
    here = position().pieces(14, 11).no_trains().train("track")
    here.do("place white on sale", "flip track front", "track t04", "sale building")

    assert here.seat(0).money == 600 - 100 + 700


@pytest.mark.rule("rev.turn.basic-in-full")
def test_the_last_piece_must_be_kept_for_the_sale() -> None:
    here = position().pieces(1, 0).no_trains().train("track").do("place white on sale", "flip track front")

    assert here.view().rewards == []  # the bonus cannot be used: the track is needed
    here.do("sale track", "finish")
