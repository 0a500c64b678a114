"""Order of effects, selling, hiring, the four workers, the general supply."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import position


@pytest.mark.rule("rev.general.order-free", "rev.general.gain-may-pay")
def test_example_the_accountants_rebate_pays_for_the_action() -> None:
    here = position().tracks("t02").workers("orange", "white", "white", "white").money(300).shares(0)

    assert here.why("place orange on rail as white") == "rev.rail.must-afford-both"
    here.do("place orange on rail", "extra")
    assert here.seat(0).money == 400
    here.do("track t07", "track t05", "pay", "finish")
    assert here.seat(0).money == 0


@pytest.mark.rule("rev.general.order-free")
def test_paying_may_wait_for_any_other_effect_but_not_for_the_end() -> None:
    here = position().train("money").money(0).shares(1).do("place purple on station", "station Washington")

    assert here.why("finish") == "rev.supply.pay"
    assert here.why("pay") == "rev.supply.pay"
    here.do("sell share", "extra", "flip money front", "reward", "gain orange", "pay", "finish")
    assert here.seat(0).money == 150 - 100 + 600 - 200


@pytest.mark.rule("rev.general.order-free")
def test_a_reward_in_hand_is_taken_or_left_before_the_next_effect() -> None:
    here = position().do("place purple on sale", "extra", "step network")

    assert here.why("sale track") == "rev.general.order-free"
    here.do("done", "sale track", "finish")


@pytest.mark.rule("rev.general.gain-may-pay", "rev.station.cost")
def test_a_first_bonus_in_shares_pays_for_the_station_that_brings_it() -> None:
    here = position().tracks("t02").station("washington").station("charlotte").money(0).shares(0)
    here.no_trains().city_tile("chicago", "c2-2")

    assert here.why("place white on station") == "rev.station.cost"
    here.city_tile("chicago", "c2-1").do("place white on station", "station Chicago")
    assert here.why("finish") == "rev.supply.pay"
    here.do("first bonus", "sell share", "sell share", "pay", "finish")
    assert here.seat(0).money == 100


@pytest.mark.rule("rev.general.gain-may-pay")
def test_a_train_bought_and_flipped_in_the_same_action_pays_for_it() -> None:
    here = position().tracks("t02", "t07").no_trains().city_tile("kansas_city", "c3-3").money(300).shares(0)
    here.station("washington").station("charlotte").station("chicago")

    assert here.why("place purple on station as white") is None
    here.money(250)
    assert here.why("place purple on station as white") == "rev.station.cost"
    assert here.why("place purple on station") == "rev.station.cost"
    here.money(300).do("place purple on station", "station Kansas City", "first bonus", "train money")
    here.do("extra", "flip money front", "pay", "finish")
    assert here.seat(0).money == 300 - 200 - 100 + 600 - 300


@pytest.mark.rule("rev.general.gain-may-pay")
def test_a_choice_that_would_make_paying_impossible_is_refused() -> None:
    here = position().train("money").money(100).shares(0).do("place purple on station", "station Washington", "extra")

    assert here.why("flip promote front") == "rev.station.cost"
    assert here.why("done") == "rev.station.cost"
    here.do("flip money front", "pay", "finish")


@pytest.mark.rule("rev.general.sell-shares", "rev.supply.shares-unlimited")
def test_shares_are_sold_for_150_each_at_every_decision() -> None:
    here = position().do("sell share").shares(60)

    assert here.seat(0).money == 750
    here.do("place white on telegraph", "sell share", "office 3", "sell share", "finish", "sell share")
    assert here.view().phase == "deal"
    assert here.seat(0).money == 1200
    assert position().shares(0).why("sell share") == "rev.general.sell-shares"


@pytest.mark.rule("rev.general.no-buying-shares")
def test_no_move_buys_a_share() -> None:
    from games.railroad_revolution.position import GAME

    here = position().money(5000)
    for number in here.state.legal(0):
        after = here.state.clone()
        after.apply(0, int(number), here.luck)
        assert after.table.shares(0) <= 3
    assert not [text for text in map(GAME.actions.notation, range(GAME.actions.size)) if "buy" in text]


@pytest.mark.rule("rev.general.hire", "rev.supply.workers-limited", "rev.supply.gain", "rev.supply.pay")
def test_a_worker_of_the_general_supply_is_hired_for_800() -> None:
    here = position().money(1600)

    assert here.why("hire white") == "rev.supply.workers-limited"
    here.do("hire grey", "hire grey")
    assert here.seat(0).supply == {"white": 4, "purple": 1, "grey": 2}
    assert here.seat(0).money == 0
    assert here.view().general["grey"] == 10
    assert here.why("hire grey") == "rev.general.hire"


@pytest.mark.rule("rev.supply.money-unlimited")
def test_the_bank_pays_more_than_its_banknotes_are_worth() -> None:
    notes = 10 * 50 + 26 * 100 + 12 * 500 + 4 * 1000
    here = position().money(notes).do("place white on sale", "sale track")

    assert here.seat(0).money == notes + 600


@pytest.mark.rule("rev.general.min-four", "rev.general.min-four-blocks", "rev.promote.min-four", "rev.telegraph.min-four")
def test_nothing_may_leave_fewer_than_four_workers() -> None:
    here = position().workers("purple", "white", "white", "white").money(0).shares(0).milestone("A1-1")
    here.section_tile(8, "tt-train").do("place white on telegraph", "office 8")

    assert here.why("tile for white from supply") == "rev.general.min-four-blocks"
    here.do("extra")
    assert here.why("promote purple from supply to 1") == "rev.general.min-four-blocks"
    here.do("done", "finish")


@pytest.mark.rule("rev.general.min-four-blocks", "rev.telegraph.min-four", "rev.general.min-four")
def test_dipping_below_four_is_allowed_when_a_hire_can_be_paid_in_the_same_turn() -> None:
    here = position().workers("purple", "white", "white", "white").money(200).shares(0).section_tile(8, "tt-money")
    here.do("place white on telegraph", "office 8", "tile for white from supply")

    assert here.seat(0).money == 800
    assert here.why("finish") == "rev.general.min-four"
    here.do("hire orange", "finish")
    assert sum(here.seat(0).supply.values()) == 3


@pytest.mark.rule("rev.general.min-four-blocks")
def test_dipping_below_four_is_allowed_while_a_worker_reward_is_open() -> None:
    here = position().workers("purple", "white", "white", "white").milestone("A1-1")
    here.do("place white on station", "station Washington", "extra", "promote purple from supply to 1")

    assert here.why("pay") is None
    here.do("pay")
    assert here.why("finish") == "rev.general.min-four"
    here.do("reward", "gain orange", "finish")


@pytest.mark.rule("rev.general.min-four-other-turns")
def test_the_limit_holds_for_a_deal_in_another_players_turn() -> None:
    here = position().deal("d3").shares(9, seat=1).money(700, seat=1).milestone("A1-1", seat=1)
    here.workers("purple", "white", "white", "white", seat=1)
    here.do("place white on telegraph", "office 3", "finish", "no deal", "deal top")

    assert here.who == 1
    assert here.why("promote purple from supply to 1") is None
    here.shares(0, seat=1)
    assert here.why("promote purple from supply to 1") == "rev.general.min-four-blocks"
    here.money(900, seat=1).do("promote purple from supply to 1", "done")
    assert here.who == 1
    assert here.why("no deal") == "rev.general.min-four-other-turns"
    here.do("hire orange")
    assert here.view().phase == "turn"


@pytest.mark.rule("rev.supply.worker-substitute", "rev.supply.workers-limited")
def test_for_a_colour_that_has_run_out_another_is_chosen() -> None:
    here = position().general(grey=2, white=1).do("place white on station", "station Washington", "reward")

    assert here.offers("gain") == ["gain white", "gain grey"]
    here.do("gain white")
    assert here.seat(0).supply == {"white": 4, "purple": 1}


@pytest.mark.rule("rev.supply.worker-substitute")
def test_of_two_workers_only_the_missing_one_is_replaced_and_nothing_comes_from_an_empty_supply() -> None:
    here = position().tracks("t02", "t06", "t11").city_tile("bismarck", "c4-1").money(2000).general(orange=5, grey=5)
    here.do("place white on station", "station Bismarck", "reward")

    assert here.offers("gain") == ["gain orange", "gain grey"]
    here.do("gain grey")
    assert here.seat(0).supply == {"white": 3, "purple": 1, "orange": 1, "grey": 1}
    empty = position().general().do("place white on station", "station Washington")
    assert empty.why("reward") == "rev.station.basic-reward"


@pytest.mark.rule("rev.station.slash-choice")
def test_a_slash_offers_one_of_two_colours_only() -> None:
    here = position().do("place white on station", "station Washington", "reward")

    assert here.offers("gain") == ["gain purple", "gain orange"]
    assert here.why("gain grey") == "rev.supply.worker-substitute"


@pytest.mark.rule("rev.supply.discard", "rev.supply.gain")
def test_discarded_workers_and_shares_go_to_the_general_supply_and_gained_ones_to_the_own() -> None:
    here = position().section_tile(8, "tt-train").do("place white on telegraph", "office 8")

    assert here.why("tile for grey from supply") == "rev.supply.discard"
    here.do("tile for white from board", "train money", "finish")
    assert here.view().general["white"] == 1
    assert here.seat(0).board["telegraph"] == {}
