"""The rail action."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import position


@pytest.mark.rule("rev.rail.cost-base", "rev.rail.cost-terrain", "rev.rail.plains-free")
def test_example_rail_for_600() -> None:
    here = position().do("place white on rail", "track t02", "track t07")

    assert here.table.job.owed * 50 == 600
    here.do("pay", "finish")
    assert here.seat(0).money == 0


@pytest.mark.rule("rev.rail.cost-terrain", "rev.rail.not-adjacent")
def test_example_rail_for_900() -> None:
    here = position().do("place white on rail", "track t02", "track t03", "sell share", "sell share", "pay", "finish")

    assert (here.seat(0).money, here.seat(0).shares) == (0, 1)


@pytest.mark.rule("rev.rail.exactly-two-tracks", "rev.rail.leftmost-tracks")
def test_exactly_two_tracks_of_the_board_are_laid() -> None:
    here = position().money(2000).do("place white on rail", "track t04")

    assert here.why("finish") == "rev.turn.basic-in-full"
    here.do("track t03")
    assert here.why("track t02") == "rev.rail.exactly-two-tracks"
    here.do("pay", "finish")
    assert here.seat(0).tracks_left == 13
    assert here.table.material.board.track_section[13] == 1  # the two of the leftmost section are gone


@pytest.mark.rule("rev.rail.available-space", "rev.rail.network-without-station", "rev.rail.start-network")
def test_a_space_must_touch_the_network_and_the_second_may_go_on_from_the_first() -> None:
    here = position().money(2000).do("place white on rail")

    assert here.offers("track") == ["track t02", "track t03", "track t04"]
    assert here.why("track t05") == "rev.rail.available-space"
    assert here.why("track t35") == "rev.rail.available-space"
    here.do("track t02")
    assert here.offers("track") == ["track t03", "track t04", "track t05", "track t06", "track t07"]
    assert here.seat(0).stations == []


@pytest.mark.rule("rev.rail.one-per-space")
def test_a_space_takes_one_track_of_each_player_and_others_never_block() -> None:
    here = position().tracks("t02", seat=1).money(2000).do("place white on rail", "track t02")

    assert here.why("track t02") == "rev.rail.one-per-space"


@pytest.mark.rule("rev.rail.must-afford-both", "rev.general.gain-may-pay")
def test_who_cannot_pay_for_both_tracks_may_not_choose_rail() -> None:
    here = position().shares(0).money(550)

    assert here.why("place white on rail") == "rev.rail.must-afford-both"
    assert here.shares(1).why("place white on rail") is None
    here.do("place white on rail", "track t02")
    assert here.why("track t03") == "rev.rail.must-afford-both"
    assert here.offers("track") == ["track t04", "track t05", "track t06", "track t07"]


@pytest.mark.rule("rev.rail.must-afford-both")
def test_a_first_track_that_leaves_no_second_to_be_paid_is_refused() -> None:
    here = position().shares(0).money(600).do("place white on rail")

    assert here.offers("track") == ["track t02"]
    assert here.why("track t04") == "rev.rail.must-afford-both"


@pytest.mark.rule("rev.rail.last-track")
def test_the_last_track_may_be_laid_alone_at_the_full_cost() -> None:
    here = position().pieces(1, 5).do("place white on rail", "track t04")

    assert here.table.job.owed * 50 == 500
    here.do("pay", "finish")
    assert here.seat(0).tracks_left == 0


@pytest.mark.rule("rev.rail.deal-trigger", "rev.deal.trigger-any-rank", "rev.deal.after-action")
def test_a_track_on_a_deal_space_brings_a_deal_also_when_others_are_there() -> None:
    here = position().tracks("t02").tracks("t02", "t06", seat=1).money(2000)
    here.do("place white on rail", "track t06", "track t05", "pay")

    assert here.view().phase == "action"
    here.do("finish")
    assert here.view().phase == "deal"
    assert here.who == 0


@pytest.mark.rule("rev.rail.single-deal", "rev.deal.one-per-action")
def test_two_deal_spaces_bring_one_deal_only() -> None:
    here = position().tracks("t02", "t05").money(2000)
    here.do("place white on rail", "track t06", "track t08", "pay", "finish", "no deal", "no deal")

    assert here.view().phase == "turn"
    assert len(here.view().deal_discards) == 1


@pytest.mark.rule("rev.rail.free-track", "rev.milestone.cond-deal-tracks")
def test_a_free_track_brings_no_deal_but_counts_for_milestones() -> None:
    here = position().tracks("t02").no_trains().train("track").milestone("A1-2", "orange")
    here.do("place white on sale", "flip track front", "track t06", "sale building", "finish")

    assert here.seat(0).completed == ["A1-2"]
    assert here.view().phase == "keep"
