"""The twenty abilities: four fields, five colours."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import Position, position

FIELDS = {"station": "station Washington", "rail": "track t02", "telegraph": "office 8", "sale": "sale track"}


@pytest.mark.rule(
    "rev.ability.station.white",
    "rev.ability.rail.white",
    "rev.ability.telegraph.white",
    "rev.ability.sale.white",
    "rev.worker.unskilled",
    "rev.promote.when",
)
@pytest.mark.parametrize("field", list(FIELDS))
def test_a_white_worker_promotes_one_worker_on_every_field(field: str) -> None:
    here = position().workers("white", "white", "white", "purple", "purple").milestone("A1-1").milestone("A2-1", slot=2)
    here.money(1000).do(f"place white on {field}")

    assert here.why("promote purple from supply to 1") == "rev.promote.when"
    here.do("extra", "promote purple from supply to 1")
    assert here.view().rewards == []
    assert here.why("extra") == "rev.worker.one-extra"
    milestone = here.seat(0).open_milestones[0]
    assert milestone is not None
    assert milestone.managers == ["purple"]


@pytest.mark.rule("rev.worker.specialist-as-unskilled", "rev.worker.one-extra", "rev.worker.basic-plus-extra")
def test_a_specialist_used_as_white_promotes_and_keeps_his_colour_but_never_does_both() -> None:
    here = position().workers("orange", "white", "white", "white", "purple").milestone("A1-2").milestone("A2-3", slot=2)
    here.train("money")
    here.do("place orange on sale as white", "extra")

    assert here.offers("promote") == ["promote orange from board to 1"]
    here.do("done", "sale track")
    assert here.why("extra") == "rev.worker.one-extra"
    assert here.seat(0).board["sale"] == {"orange": 1}
    here.do("finish")
    assert here.seat(0).money == 600 + 600


@pytest.mark.rule("rev.worker.extra-optional", "rev.worker.basic-plus-extra")
def test_the_extra_effect_may_be_left() -> None:
    here = position().workers("grey", "white", "white", "white").do("place grey on rail", "track t02", "track t07", "pay")

    assert "extra" in here.offers()
    here.do("finish")
    assert here.seat(0).shares == 3


@pytest.mark.rule("rev.ability.station.purple")
def test_the_foreman_pays_100_to_flip_a_train_even_to_reach_the_city_first() -> None:
    here = position().no_trains().train("track").money(400).shares(0)
    here.station("washington").station("charlotte").do("place purple on station")

    assert here.offers("station") == []
    here.do("extra", "flip track front", "track t04")
    assert here.seat(0).money == 200
    assert here.offers("station") == ["station Miami"]
    here.do("station Miami", "pay", "finish")
    assert here.seat(0).stations == ["washington", "charlotte", "miami"]


@pytest.mark.rule("rev.ability.station.purple")
def test_the_foreman_is_not_placed_for_a_city_he_cannot_reach() -> None:
    here = position().no_trains().train("track", "back").station("washington").station("charlotte")
    here.city_tile("little_rock", "c2-1")  # its first place is blocked: no shares there

    assert here.why("place purple on station") == "rev.station.connected"
    assert here.train("track").shares(0).money(350).why("place purple on station") == "rev.station.cost"


@pytest.mark.rule("rev.ability.station.grey", "rev.firstbonus.shares", "rev.station.first-bonus")
def test_the_negotiator_building_first_takes_the_bonus_twice() -> None:
    here = position().workers("grey", "white", "white", "white").tracks("t02").city_tile("chicago", "c2-1")
    here.do("place grey on station", "station Chicago", "first bonus", "extra", "pay", "finish")

    assert here.seat(0).shares == 7


@pytest.mark.rule("rev.ability.station.grey", "rev.station.later-place")
def test_the_negotiator_takes_the_bonus_of_a_blocked_place_with_its_cost() -> None:
    here = position().workers("grey", "white", "white", "white").money(1000).tracks("t02", "t06").city_tile("duluth", "c3-1")
    here.do("place grey on station", "station Duluth")

    assert here.why("first bonus") == "rev.station.later-place"
    here.do("extra", "gain purple", "pay", "finish")
    assert here.seat(0).money == 1000 - 200 - 300
    assert here.seat(0).supply["purple"] == 1


@pytest.mark.rule("rev.ability.station.orange")
def test_the_accountant_pays_no_station_cost_but_the_cost_of_the_first_bonus() -> None:
    here = position().workers("orange", "white", "white", "white").money(100).shares(0)
    here.do("place orange on station", "station Charlotte")

    assert here.why("finish") == "rev.supply.pay"
    here.do("extra", "first bonus", "flip promote front", "done", "finish")
    assert here.seat(0).money == 0
    assert here.seat(0).stations == ["charlotte"]


@pytest.mark.rule("rev.ability.station.turquoise", "rev.station.slash-choice")
def test_the_engineer_pays_300_for_the_basic_reward_again_with_a_free_choice() -> None:
    here = position().workers("turquoise", "white", "white", "white")
    here.do("place turquoise on station", "station Washington")

    assert here.why("reward") is None
    here.do("reward", "gain orange", "extra", "gain purple", "sell share", "pay", "finish")
    assert here.seat(0).supply == {"white": 3, "orange": 1, "purple": 1}
    assert here.seat(0).money == 600 + 150 - 300 - 200


@pytest.mark.rule("rev.ability.rail.purple")
def test_the_foreman_pays_300_for_a_train() -> None:
    here = position().money(1000).do("place purple on rail", "extra", "train money", "track t02", "track t05", "pay", "finish")

    assert here.seat(0).trains_front == {"promote": 1, "money": 1}
    assert here.seat(0).money == 1000 - 300 - 600


@pytest.mark.rule("rev.ability.rail.grey")
def test_the_negotiator_takes_two_shares_that_may_pay_for_the_tracks() -> None:
    here = position().workers("grey", "white", "white", "white").money(300).shares(0)

    assert here.why("place grey on rail as white") == "rev.rail.must-afford-both"
    here.do("place grey on rail", "extra", "track t02", "track t07", "sell share", "sell share", "pay", "finish")
    assert (here.seat(0).money, here.seat(0).shares) == (0, 0)


@pytest.mark.rule("rev.ability.rail.orange")
@pytest.mark.parametrize("early", [True, False])
def test_the_accountant_gets_100_and_50_for_each_triangle_whenever_he_takes_it(early: bool) -> None:
    here = position().workers("orange", "white", "white", "white").money(1000).do("place orange on rail")
    here.do(*(["extra"] * early), "track t02", "track t03", *(["extra"] * (not early)), "pay", "finish")

    assert here.seat(0).money == 1000 - (300 + 50 * 5)


@pytest.mark.rule("rev.ability.rail.turquoise")
def test_the_engineer_lays_three_tracks_for_400_and_all_triangles() -> None:
    here = position().workers("turquoise", "white", "white", "white").money(1000)
    here.do("place turquoise on rail", "track t02", "track t05", "track t06")

    assert here.table.job.owed * 50 == 400 + 200 + 0 + 100
    assert here.why("track t07") == "rev.ability.rail.turquoise"
    here.do("pay", "finish")
    assert here.seat(0).spaces == ["t01", "t02", "t05", "t06"]


@pytest.mark.rule("rev.ability.rail.turquoise")
def test_in_the_other_reading_the_engineer_pays_400_for_each_of_three_tracks() -> None:
    here = position(engineer_cost="per_track").workers("turquoise", "white", "white", "white").money(2000)
    here.do("place turquoise on rail", "track t02", "track t05")

    assert here.table.job.owed * 50 == 600
    here.do("track t07")
    assert here.table.job.owed * 50 == 3 * 400 + 200


@pytest.mark.rule("rev.ability.rail.turquoise")
def test_with_two_tracks_left_the_engineer_does_the_basic_action_only() -> None:
    here = position().workers("turquoise", "white", "white", "white").money(2000).pieces(2, 5)
    here.do("place turquoise on rail", "track t02", "track t05")

    assert here.why("track t07") == "rev.ability.rail.turquoise"
    assert here.why("extra") == "rev.ability.rail.turquoise"


@pytest.mark.rule("rev.ability.telegraph.purple")
def test_the_foreman_exchanges_a_worker_even_himself() -> None:
    here = position().do("place purple on telegraph", "extra", "exchange purple from board for grey", "office 8", "finish")

    assert here.seat(0).supply == {"white": 4, "grey": 1}
    assert here.seat(0).board["telegraph"] == {}


def with_office(colour: str, section: int, **given: int) -> Position:
    here = position(given.get("seats", 2)).workers(colour, "white", "white", "white", "white")
    return here.do(f"place {colour} on telegraph", f"office {section}")


@pytest.mark.rule("rev.ability.telegraph.grey")
def test_the_negotiator_takes_the_first_office_bonus_again_or_of_a_blocked_place() -> None:
    assert with_office("grey", 8).do("extra").seat(0).shares == 3 + 1 + 2 + 2
    assert with_office("grey", 7).do("extra").seat(0).shares == 3 + 1 + 2


@pytest.mark.rule("rev.ability.telegraph.orange")
def test_the_accountant_takes_100_for_each_share_held_and_keeps_them() -> None:
    here = with_office("orange", 8).do("extra")

    assert (here.seat(0).money, here.seat(0).shares) == (600 + 600, 6)


@pytest.mark.rule("rev.ability.telegraph.turquoise", "rev.ttile.money")
def test_the_engineer_pays_400_for_the_tile_besides_discarding_a_worker_for_it() -> None:
    here = position().section_tile(8, "tt-money").workers("turquoise", "white", "white", "white", "white")
    here.do("place turquoise on telegraph", "office 8", "extra", "tile for white from supply")

    assert here.seat(0).money == 600 - 400 + 600 + 600
    assert here.offers("tile") == []
    assert here.why("extra") == "rev.worker.one-extra"
    here.do("finish")
    bare = position().workers("turquoise", "white", "white", "white", "white")
    assert bare.do("place turquoise on telegraph", "office 3").why("extra") == "rev.ability.telegraph.turquoise"


@pytest.mark.rule("rev.ability.sale.purple")
def test_the_foreman_moves_markers_up_three_fields() -> None:
    here = position().do(
        "place purple on sale", "extra", "step network", "step network", "step stations", "sale track", "finish"
    )

    assert here.seat(0).markers == {"telegraph": 0, "stations": 1, "network": 2}


@pytest.mark.rule("rev.ability.sale.grey")
def test_the_negotiator_accepts_one_deal_alone_with_a_share_as_rebate() -> None:
    here = position().workers("grey", "white", "white", "white").deal("d4").shares(0)
    here.do("place grey on sale")

    assert here.why("deal bottom") == "rev.deal.accept"
    before = here.view()
    here.do("deal top", "step network", "step network")
    assert here.seat(0).shares == 0
    assert here.view().deal != "d4"
    assert here.view().deal_discards == ["d4"]
    assert here.view().deal_stack == before.deal_stack - 1
    assert here.why("deal top") == "rev.worker.one-extra"
    here.do("sale track", "finish")
    assert here.view().phase == "turn"


@pytest.mark.rule("rev.ability.sale.grey", "rev.deal.discard")
def test_the_next_deal_tile_is_turned_up_only_when_the_negotiators_reward_has_been_taken() -> None:
    here = position().workers("grey", "white", "white", "white").deal("d4")
    here.do("place grey on sale", "deal top", "sell share", "step network")

    assert here.view().deal == "d4"
    assert here.view().deals_taken == ["top"]
    here.do("done")
    assert here.view().deal != "d4"
    assert here.view().deals_taken == []


@pytest.mark.rule("rev.ability.sale.grey")
def test_without_acceptance_the_deal_tile_stays() -> None:
    here = position().workers("grey", "white", "white", "white").deal("d4").do("place grey on sale", "sale track", "finish")

    assert here.view().deal == "d4"


@pytest.mark.rule("rev.ability.sale.orange")
def test_the_accountant_takes_100_for_each_train_of_either_side() -> None:
    here = position().workers("orange", "white", "white", "white").train("money", "back", count=2)
    here.do("place orange on sale", "extra")

    assert here.seat(0).money == 600 + 300


@pytest.mark.rule("rev.ability.sale.turquoise", "rev.train.flip-each-separate")
def test_the_engineer_flips_once_more_so_one_train_is_used_and_ready_again() -> None:
    here = position().workers("turquoise", "white", "white", "white").train("money")
    here.do("place turquoise on sale", "flip money front", "extra", "flip money back", "sale track", "finish")

    assert here.seat(0).money == 600 + 600 + 600
    assert here.seat(0).trains_front["money"] == 1
