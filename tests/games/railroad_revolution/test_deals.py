"""Deals: who answers when, what they cost and give."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position
from semafor.games.railroad_revolution.layout import DEALS, DISCARDED


def at_deal(tile: str, seats: int = 2, shares: int = 9) -> Position:
    """Seat 0 has just triggered this deal."""
    here = position(seats).deal(tile)
    for seat in range(seats):
        here.shares(shares - 2 if seat == 0 else shares, seat=seat).money(1000, seat=seat)
        here.workers("white", "white", "white", "white", "purple", "orange", seat=seat)
        here.milestone("A1-1", seat=seat).milestone("A2-2", slot=2, seat=seat)
    return here.do("place white on telegraph", "office 6", "finish")


@pytest.mark.rule("rev.deal.active-player-may-take-both", "rev.deal.others-one", "rev.deal.accept")
def test_the_active_player_may_take_both_then_each_other_one_clockwise() -> None:
    here = at_deal("d4", 3).do("deal bottom", "office 1")

    assert here.who == 0
    assert here.why("deal bottom") == "rev.deal.active-player-may-take-both"
    here.do("deal top", "step network", "step network")
    assert here.seat(0).shares == 9 - 2 - 1
    assert here.who == 1
    assert here.why("deal top", seat=2) == "rev.deal.others-one"
    here.do("deal top", "step network", "step network")
    assert here.who == 2
    here.do("deal top", "step stations", "step stations")
    assert here.view().phase == "turn"
    assert here.who == 1


@pytest.mark.rule("rev.deal.others-one")
def test_another_player_takes_only_one() -> None:
    here = at_deal("d4").do("no deal", "deal top", "step network")

    assert here.why("deal bottom") == "rev.general.order-free"
    here.do("done")
    assert here.view().phase == "turn"


@pytest.mark.rule("rev.deal.after-action", "rev.turn.order")
def test_while_a_deal_is_answered_the_action_is_over_and_nobody_elses_turn_has_begun() -> None:
    here = at_deal("d4")

    assert here.why("extra") == "rev.deal.after-action"
    here.do("no deal")
    assert here.who == 1
    assert here.why("place white on sale") == "rev.turn.order"


@pytest.mark.rule("rev.deal.voluntary", "rev.deal.discard")
def test_nobody_need_accept_and_the_tile_goes_all_the_same() -> None:
    here = at_deal("d4")
    stack = here.view().deal_stack
    here.do("no deal", "no deal")

    assert here.view().deal != "d4"
    assert here.view().deal_discards == ["d4"]
    assert here.view().deal_stack == stack - 1


@pytest.mark.rule("rev.deal.accept", "rev.supply.discard")
def test_a_deal_needs_its_shares_and_its_money() -> None:
    here = at_deal("d5", shares=1)

    assert here.why("deal top") == "rev.deal.accept"
    here.shares(2).money(50)
    assert here.why("deal bottom") == "rev.supply.pay"
    here.money(100).do("deal bottom")
    assert (here.seat(0).shares, here.seat(0).money) == (0, 0)


@pytest.mark.rule("rev.deal.reshuffle")
def test_an_empty_stack_is_made_of_all_discards_with_the_last_tile() -> None:
    here = at_deal("d4")
    here.table.desk[DEALS] = 0
    here.table.desk[DISCARDED] = 511 & ~(1 << int(here.table.deal))
    here.do("no deal", "no deal")

    assert here.view().deal_discards == []
    assert here.view().deal_stack == 8


@pytest.mark.rule("rev.deal.no-chain", "rev.dealreward.office", "rev.dealreward.track")
def test_what_a_deal_places_brings_no_further_deal() -> None:
    here = at_deal("d4").do("deal bottom", "office 3", "no deal", "no deal")
    assert here.view().phase == "turn"
    track = at_deal("d1").tracks("t02").do("deal bottom", "track t06", "no deal", "no deal")
    assert track.view().phase == "turn"


@pytest.mark.rule("rev.dealreward.exchange")
def test_deal_exchange_a_worker() -> None:
    here = at_deal("d1").do("deal top", "exchange white from board for turquoise")

    assert here.seat(0).supply["turquoise"] == 1


@pytest.mark.rule("rev.dealreward.track")
def test_deal_a_free_track() -> None:
    here = at_deal("d8").do("deal bottom", "track t03")

    assert (here.seat(0).money, here.seat(0).shares, here.seat(0).tracks_left) == (1000, 6, 14)


@pytest.mark.rule("rev.dealreward.station")
def test_deal_a_free_station_takes_the_first_place_without_bonus() -> None:
    here = at_deal("d2").do("deal bottom", "station Charlotte")

    assert here.view().first_stations["charlotte"] == 0
    assert (here.seat(0).money, here.seat(0).buildings_left, here.view().rewards) == (1000, 10, [])
    here.do("no deal", "deal bottom")
    assert here.offers("station") == ["station Washington", "station Charlotte"]
    assert here.why("station Miami") == "rev.station.connected"


@pytest.mark.rule("rev.dealreward.office")
def test_deal_a_free_office_gives_no_shares_and_takes_the_first_place() -> None:
    here = at_deal("d4").do("deal bottom", "office 8")

    assert here.seat(0).shares == 9 - 2
    assert here.view().first_offices["8"] == 0
    assert here.offers("tile") == []


@pytest.mark.rule("rev.dealreward.promote")
def test_deal_promotions_for_100_each() -> None:
    here = at_deal("d3").do("deal top", "promote purple from supply to 1")

    assert here.seat(0).money == 900
    here.do("promote orange from supply to 2")
    assert here.seat(0).money == 800
    poor = at_deal("d3").money(50).do("deal top")
    assert poor.why("promote purple from supply to 1") == "rev.supply.pay"


@pytest.mark.rule("rev.dealreward.flip-twice", "rev.dealreward.flip")
def test_deal_flips() -> None:
    assert at_deal("d5").do("deal top").view().rewards == [{"flips": 2}]
    here = at_deal("d2").do("deal top", "flip promote front", "promote purple from supply to 1", "done")
    assert here.seat(0).trains_back == {"promote": 1}


@pytest.mark.rule("rev.dealreward.train")
def test_deal_a_train_with_or_without_cost() -> None:
    assert at_deal("d3").do("deal bottom", "train money").seat(0).money == 1000
    assert at_deal("d7").do("deal bottom", "train money").seat(0).money == 800


@pytest.mark.rule("rev.dealreward.workers", "rev.supply.gain")
def test_deal_workers_with_or_without_cost() -> None:
    here = at_deal("d6").do("deal top")
    assert (here.seat(0).supply["orange"], here.seat(0).money) == (2, 800)
    both = at_deal("d9").do("deal bottom")
    assert (both.seat(0).supply["purple"], both.seat(0).supply["turquoise"]) == (2, 1)


@pytest.mark.rule("rev.dealreward.advance")
def test_deal_steps() -> None:
    assert at_deal("d6").do("deal bottom").view().rewards == [{"steps": 4}]


@pytest.mark.rule("rev.deal.others-one", "rev.general.min-four-other-turns")
def test_the_deal_one_may_not_take_any_more_brings_back_no_worker() -> None:
    here = at_deal("d5", shares=2).do("no deal")
    here.workers("purple", "white", "white", "white", seat=1).money(100, seat=1).shares(2, seat=1)
    here.train("shares", seat=1).do("deal top", "flip promote front")

    assert here.why("promote purple from supply to 1") == "rev.general.min-four-blocks"


@pytest.mark.rule("rev.deal.voluntary")
def test_nobody_pays_for_a_reward_that_cannot_be_used() -> None:
    here = at_deal("d8").pieces(0, 3)

    assert here.why("deal bottom") == "rev.deal.voluntary"


@pytest.mark.rule("rev.deal.voluntary", "rev.dealreward.promote")
def test_nobody_pays_for_a_promotion_that_he_could_not_make() -> None:
    here = at_deal("d3", shares=3).money(0).workers("purple", "white", "white", "white")
    assert here.why("deal top") == "rev.deal.voluntary"
    assert here.offers("deal") == []

    assert here.shares(7).why("deal top") == "rev.deal.voluntary"  # five shares left would not hire a fourth worker
    assert here.shares(8).why("deal top") is None
    spared = at_deal("d3", shares=3).money(0)
    assert spared.shares(2).why("deal top") == "rev.deal.voluntary"  # nothing left for the 100 dollars
    assert spared.shares(3).why("deal top") is None
    assert spared.shares(2).money(100).why("deal top") is None


@pytest.mark.rule("rev.deal.voluntary", "rev.dealreward.advance", "rev.perf.cannot-pay")
def test_nobody_pays_for_steps_that_he_could_not_make() -> None:
    here = at_deal("d4").money(0).shares(1).marker("telegraph", 2).marker("stations", 2).marker("network", 2)
    assert here.why("deal top") == "rev.deal.voluntary"  # the next fields cost a share or 100 dollars
    assert here.offers("deal") == []

    assert here.money(50).why("deal top") == "rev.deal.voluntary"
    assert here.money(100).why("deal top") is None
    assert here.money(0).shares(2).why("deal top") is None
    assert here.shares(1).marker("telegraph", 3).why("deal top") is None
    for track in ("telegraph", "stations", "network"):
        here.marker(track, 8)
    assert here.shares(9).why("deal top") == "rev.deal.voluntary"


@pytest.mark.rule("rev.deal.voluntary", "rev.ability.sale.grey")
def test_a_negotiator_does_not_pay_for_what_he_could_not_use_either() -> None:
    here = position().deal("d3").workers("grey", "purple", "white", "white").milestone("A1-1").money(0).shares(3)
    here.no_trains().do("place grey on sale")

    assert here.why("deal top") is None  # two shares and the piece still to be sold pay for the promotion and a hire
    assert here.shares(1).why("deal top") == "rev.deal.voluntary"
    assert here.do("sale track").why("deal top") == "rev.deal.voluntary"
    assert here.money(900).why("deal top") is None
