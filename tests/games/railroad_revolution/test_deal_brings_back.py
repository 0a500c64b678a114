"""Fewer than four workers inside a turn whose deal brings one back (rev.general.min-four-blocks)."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position

PROMOTION = "promote purple from supply to 1"


def four_workers(deal: str, shares: int = 2, money: int = 0) -> Position:
    """Seat 0 has four workers, one of whom fits its milestone, and this deal tile is up."""
    here = position().deal(deal).no_trains().milestone("A1-1")
    return here.workers("purple", "white", "white", "white").shares(shares).money(money)


def wired(deal: str, shares: int = 2, money: int = 0) -> Position:
    """The same after an office in section 6, which brings a deal and, opened second, one share."""
    here = four_workers(deal, shares - 1, money).office(6, seat=1)
    return here.do("place white on telegraph", "office 6")


@pytest.mark.rule("rev.general.min-four-blocks", "rev.deal.after-action", "rev.promote.min-four")
def test_a_worker_whom_the_deal_would_give_lets_the_action_be_closed_at_three() -> None:
    here = wired("d8").do("extra", PROMOTION)

    assert here.offers() == ["finish"]
    here.do("finish")
    assert here.view().phase == "deal"
    assert here.offers() == ["deal top"]
    for other in ("no deal", "sell share"):
        assert here.why(other) == "rev.general.min-four-blocks"
    here.do("deal top", "no deal", "no deal")
    assert here.seat(0).supply == {"white": 2, "turquoise": 1}
    assert here.view().turn == 1


@pytest.mark.rule("rev.general.min-four-blocks")
def test_the_other_deal_may_be_taken_only_while_the_worker_can_still_be_paid() -> None:
    here = wired("d7", money=200).do("extra", PROMOTION, "finish")
    assert here.why("deal bottom") == "rev.general.min-four-blocks"

    rich = wired("d7", shares=4, money=200).do("extra", PROMOTION, "finish", "deal bottom", "train money")
    assert rich.offers() == ["deal top"]
    rich.do("deal top")
    assert rich.who == 1


@pytest.mark.rule("rev.general.min-four-blocks")
@pytest.mark.parametrize(
    ("deal", "shares", "money", "legal"),
    [
        ("d8", 1, 0, False),  # two shares are due
        ("d1", 9, 0, False),  # no worker in either deal, 1350 dollars in shares would hire one before the end
        ("d6", 1, 150, False),  # 200 dollars and a share
        ("d6", 1, 200, True),
        ("d6", 3, 0, True),  # two shares sold pay the 200 dollars
        ("d9", 4, 0, True),  # two workers
    ],
)
def test_the_worker_must_be_payable_with_what_the_seat_then_holds(deal: str, shares: int, money: int, legal: bool) -> None:
    here = wired(deal, shares, money).do("extra")
    hireable = shares * 150 + money >= 800

    assert here.why(PROMOTION) == (None if legal or hireable else "rev.general.min-four-blocks")
    if legal or hireable:
        here.do(PROMOTION)
        assert here.why("finish") == (None if legal else "rev.general.min-four")


@pytest.mark.rule("rev.general.min-four-blocks", "rev.general.hire")
def test_a_hire_is_made_before_the_action_is_closed_unless_the_deal_gives_a_worker() -> None:
    here = wired("d1", money=800).do("extra", PROMOTION)

    assert here.why("finish") == "rev.general.min-four"
    here.do("hire orange", "finish")
    given = wired("d8", money=800).do("extra", PROMOTION, "finish")
    assert given.why("no deal") == "rev.general.min-four-blocks"
    given.do("hire orange", "no deal")
    assert given.who == 1


@pytest.mark.rule("rev.general.min-four-blocks")
def test_an_empty_general_supply_gives_nobody() -> None:
    here = wired("d8").general().do("extra")

    assert here.why(PROMOTION) == "rev.general.min-four-blocks"


@pytest.mark.rule("rev.general.min-four-blocks", "rev.supply.worker-substitute")
def test_a_colour_that_has_run_out_must_be_replaced_not_left() -> None:
    here = wired("d8").general(grey=1).do("extra", PROMOTION, "finish", "deal top")

    assert here.why("done") == "rev.general.min-four-blocks"
    here.do("gain grey")


@pytest.mark.rule("rev.general.min-four-blocks", "rev.telegraph.deal-trigger")
def test_who_promotes_before_building_must_build_where_the_deal_comes() -> None:
    here = four_workers("d8", shares=1).do("place white on telegraph", "extra", PROMOTION)

    assert here.offers("office") == ["office 3", "office 6"]
    assert here.why("office 1") == "rev.general.min-four-blocks"
    assert here.why("sell share") is None  # an office opened first brings two shares
    here.office(3, 6, seat=1)
    assert here.why("sell share") == "rev.general.min-four-blocks"


@pytest.mark.rule("rev.general.min-four-blocks", "rev.rail.deal-trigger")
def test_who_promotes_before_laying_must_lay_a_track_that_brings_the_deal_and_leave_its_price() -> None:
    here = four_workers("d8", money=550).tracks("t02").do("place white on rail", "extra", PROMOTION)

    assert here.offers("track") == ["track t05", "track t06", "track t07"]
    here.do("track t07")
    assert set(here.offers("track")) == {"track t06", "track t08", "track t13"}
    assert here.why("track t05") == "rev.general.min-four-blocks"
    here.do("track t06", "pay", "finish", "deal top")
    assert here.seat(0).supply == {"white": 2, "turquoise": 1}


@pytest.mark.rule("rev.general.min-four-blocks", "rev.rail.cost-base")
def test_shares_that_must_pay_for_the_tracks_cannot_also_pay_for_the_worker() -> None:
    here = four_workers("d8", shares=3, money=300).tracks("t02").do("place white on rail", "extra")

    assert here.why(PROMOTION) is None
    here.money(200)
    assert here.why(PROMOTION) == "rev.general.min-four-blocks"


@pytest.mark.rule("rev.general.min-four-blocks", "rev.dealreward.flip-twice")
def test_the_first_deal_may_bring_the_shares_for_the_second() -> None:
    here = wired("d5", shares=2, money=100).train("shares").do("extra", PROMOTION, "finish")

    assert here.why("no deal") == "rev.general.min-four-blocks"
    here.do("deal top", "flip shares front", "done", "deal bottom")
    assert here.seat(0).supply == {"white": 2, "purple": 1}
