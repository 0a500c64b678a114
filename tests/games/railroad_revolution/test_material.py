"""The box: counts against the rulebook, and what lies where."""

from __future__ import annotations

from collections import Counter

import pytest

import semafor
from games.railroad_revolution.position import GAME, position
from semafor.games.railroad_revolution.corrections import complaints
from semafor.games.railroad_revolution.material import load, printed_box

BOX = printed_box()


@pytest.mark.rule("rev.comp.counts")
def test_the_box_adds_up_to_the_component_list() -> None:
    workers = {colour: count for colour, count in BOX["workers"].items() if colour != "source"}

    assert workers == {"white": 16, "purple": 12, "orange": 12, "grey": 12, "turquoise": 12}
    assert (4 * BOX["pieces"]["buildings"], 4 * BOX["pieces"]["tracks"], 4 * BOX["pieces"]["markers"]) == (52, 68, 12)
    assert len(BOX["telegraph_tile"]) == 6
    assert sum("group" in tile for tile in BOX["city_tile"]) == 13
    assert sum(train["count"] for train in BOX["train"]) == 24
    assert len(BOX["milestone"]) == 38
    assert (len(BOX["deal"]), len(BOX["setup_tile"])) == (9, 4)
    assert (BOX["box"]["player_boards"], BOX["box"]["shares"], BOX["box"]["first_player_tile"]) == (4, 48, 1)
    assert BOX["box"]["banknotes"] == {"50": 10, "100": 26, "500": 12, "1000": 4}


@pytest.mark.rule("rev.comp.colours")
def test_there_are_four_player_colours_and_so_at_most_four_seats() -> None:
    assert GAME.seats == range(2, 5)
    for lang, colours in (("en", ["black", "yellow", "blue", "red"]), ("pl", ["czarn", "żółt", "niebiesk", "czerwon"])):
        assert all(colour in GAME.rulebook["rev.comp.colours"].text(lang) for colour in colours)


@pytest.mark.rule("rev.milestone.size", "rev.setup.milestone-stacks")
def test_milestones_have_one_to_three_conditions_one_or_two_managers_and_five_stacks() -> None:
    stacks = Counter(tile["stack"] for tile in BOX["milestone"])

    assert stacks == {"A1": 4, "A2": 4, "B": 10, "C": 10, "D": 10}
    assert {len(tile["conditions"]) for tile in BOX["milestone"]} == {1, 2, 3}
    assert {len(tile["managers"]) for tile in BOX["milestone"]} == {1, 2}
    assert all(tile["managers"] == ["any", "any"] for tile in BOX["milestone"] if tile["stack"] == "D")


@pytest.mark.rule("rev.deal.two-deals")
def test_every_deal_costs_one_to_four_shares_and_rewards_something() -> None:
    halves = [deal[half] for deal in BOX["deal"] for half in ("top", "bottom")]

    assert {half["pay_shares"] for half in halves} == {1, 2, 3, 4}
    assert any("pay" in half for half in halves)
    assert all(len(half) > 1 for half in halves)


@pytest.mark.rule("rev.station.reward-kinds")
def test_a_basic_reward_is_steps_or_one_or_two_workers() -> None:
    for tile in BOX["city_tile"]:
        kinds = set(tile["basic"])

        assert kinds in ({"steps"}, {"workers"}, {"one_of"})
        assert len(tile["basic"].get("workers", [1])) in (1, 2)


def test_every_item_says_where_its_values_come_from() -> None:
    known = {"rulebook", "sources", "reconstructed"}
    for name, items in BOX.items():
        for item in items if isinstance(items, list) else [items]:
            assert item["source"] in known, name


def test_the_printed_box_has_nothing_to_complain_about() -> None:
    assert complaints(load("")) == []


def test_an_owner_of_the_box_corrects_a_value_and_the_game_uses_it() -> None:
    corrected = '[[city]]\nid = "charlotte"\ncost = 350\n[rules]\nhire_cost = 700\n'
    here = position(material=corrected).money(700).do("hire grey").money(600).do("place white on station", "station Charlotte")

    assert here.view().action is not None
    assert here.table.job.owed * 50 == 350
    assert GAME.restore(here.state.fields()) == here.state


@pytest.mark.parametrize(
    ("material", "said"),
    [
        ("cost 3", "does not fit"),
        ("cityy = []", "has no “cityy”"),
        ("city = {}", "wrong form"),
        ('[[city]]\nid = "charlotte"\ncost = 330', "multiple of 50"),
        ('space = [{id = "t29", gone = true}, {id = "t35", between = ["miami", "houston"]}]', "must have the id t29"),
        ('[[train]]\nid = "money"\nbonus = {flip = 1}', "no train may flip trains"),
        ('[[section]]\nid = "3"\ndeal = false', "telegraph tile for each section"),
        ('[[milestone]]\nid = "B-01"\nstack = "E"', "'E'"),
        ('[[space]]\nid = "t05"\nbetween = ["chicago", "nowhere"]', "nowhere"),
        ('[[board]]\nid = "1"\ntracks = 3', "player board holds 16 tracks"),
        ("[rules]\nmilestone_draw = 4", "milestone_draw must be a number from 1 to 3"),
        ("[rules]\nrail_tracks = 0", "rail_tracks must be a number from 1 to 2"),
        ("[rules]\nshare_price = -150", "share_price must be a number from 0 to 10000"),
        ('[rules]\nforeman_steps = "three"', "foreman_steps must be a number from 0 to 40"),
        ('[rules]\nstart_white_workers = "four"', "does not fit"),
        ("[rules]\nmin_workers = 6", "min_workers must be a number from 1 to 4"),
        ("[workers]\npurple = 300", "workers of purple"),
        ("[[seats]]\nseats = 2\ntrain_stack = 300", "train_stack with 2 players"),
        ("[[seats]]\nseats = 2\nblocked_offices = [9]", "a blocked office with 2 players must be a number from 1 to 8"),
        ("\n".join(f'[[deal]]\nid = "d{number}"\ngone = true' for number in range(1, 10)), "the number of deals"),
        ('[[setup_tile]]\nid = "s1"\ngone = true', "the number of set-up tiles must be a number from 4"),
        ('[[train]]\nid = "track"\nbonus = {pay = 13000, track = "board"}', "pay of track"),
        ('[[deal]]\nid = "d4"\ntop = {pay_shares = 1, steps = 300}', "steps of d4"),
        ('[[deal]]\nid = "d4"\ntop = {pay_shares = 1, stepz = 3}', "d4 has an unknown 'stepz'"),
        ('[[city_tile]]\nid = "c2-1"\nbasic = {workers = ["pink"]}', "c2-1 has an unknown worker 'pink'"),
        ('[[milestone]]\nid = "A1-1"\nconditions = [{connected = 2, level = 9}]', "level of A1-1"),
        ('[[performance]]\nid = "network"\ncosts = [{workers = 2}]', "workers of the network track"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_in_one_sentence(material: str, said: str) -> None:
    with pytest.raises(semafor.BadInput) as refused:
        GAME.start(2, GAME.option_values({"material": material}), semafor.FastLuck(1))

    assert said in str(refused.value)
