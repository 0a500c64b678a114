"""The box: counts against the rulebook, and what lies where."""

from __future__ import annotations

from collections import Counter

import pytest

import semafor
from games.railroad_revolution.position import GAME, position
from semafor.games.railroad_revolution.corrections.whole import complaint
from semafor.games.railroad_revolution.material import printed_box

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
    assert complaint(BOX) is None


def test_an_owner_of_the_box_corrects_a_value_and_the_game_uses_it() -> None:
    corrected = '[[city]]\nid = "charlotte"\ncost = 350\n[rules]\nhire_cost = 700\n'
    here = position(material=corrected).money(700).do("hire grey").money(600).do("place white on station", "station Charlotte")

    assert here.view().action is not None
    assert here.table.job.owed * 50 == 350
    assert GAME.restore(here.state.fields()) == here.state


WRONG = (
    ("cost 3", "line 1 is not written as TOML"),
    ("cityy = []", "has no “cityy”"),
    ("city = {}", "wrong form"),
    ("city = [3]", "wrong form"),
    ('title = ""', "title must be a text of 1 to 30"),
    ('[[city]]\nid = "charlotte"\ncost = 330', "multiple of 50"),
    ('[[city]]\nid = "charlotte"\ncost = -50', "cost is -50; it must be a whole number from 0 to 10,000"),
    ('[[city]]\nid = "charlotte"\ncots = 300', "city charlotte has no “cots”"),
    ('[[city]]\nid = "charlot"\ncost = 300', "city has no “charlot”"),
    ('[[city]]\nid = "miami"\n[[city]]\nid = "miami"', "“miami” stands there twice"),
    ('[[city]]\nid = "charlotte"\nlevel = 2', "start city"),
    ('[[city]]\nid = "miami"\nlevel = 3', "cities of level 2"),
    ('space = [{id = "t29", gone = true}, {id = "t35", between = ["miami", "houston"]}]', "must have the id t29"),
    ('space = [{id = "t30", terrain = 1}]', "“t30” is new and lacks “between”"),
    ('space = [{id = "t29", between = ["miami", "miami"]}]', "from a city to itself"),
    (
        '[[space]]\nid = "t04"\nbetween = ["houston", "little_rock"]\n[[space]]\nid = "t10"\nbetween = ["houston", "denver"]',
        "reached",
    ),
    ('[[train]]\nid = "money"\nbonus = {flip = 1}', "no “flip”"),
    ('[[train]]\nid = "money"\nbonus = {pay = 50, money = 600}', "cannot give money"),
    ('[[section]]\nid = "3"\ndeal = false', "telegraph tiles; each of them needs one"),
    ('[[section]]\nid = "3"\nfirst_shares = -1', "first_shares is -1"),
    ('[[section]]\nid = "3"\ndeal = 1', "must be true or false"),
    ('[[milestone]]\nid = "B-01"\nstack = "E"', "“E”; it can be A1"),
    ('[[milestone]]\nid = "B-01"\nstack = "A1"\n[[milestone]]\nid = "A2-1"\ngone = true', "stack A2 has 3"),
    ('[[milestone]]\nid = "A1-1"\nconditions = [{connected = 2}]', "condition of milestone A1-1"),
    ('[[space]]\nid = "t05"\nbetween = ["chicago", "nowhere"]', "nowhere"),
    ('[[board]]\nid = "1"\ntracks = 3', "player board holds 16 tracks"),
    ("[rules]\nmilestone_draw = 4", "milestone_draw is 4; it must be a whole number from 1 to 3"),
    ("[rules]\nrail_tracks = 0", "rail_tracks is 0; it must be a whole number from 1 to 2"),
    ("[rules]\nshare_price = -150", "share_price is -150; it must be a whole number from 0 to 10,000"),
    ('[rules]\nforeman_steps = "three"', "foreman_steps is three; it must be a whole number from 0 to 40"),
    ("[rules]\nmin_workers = 6", "must end with 6 workers, and one begins with 4"),
    ("[rules]\nstart_white_workers = 6", "at least 24 white workers"),
    ("[workers]\npurple = 300", "workers: purple"),
    ("[workers]\npurple = 0", "there must be a purple worker"),
    ("[pieces]\ntracks = 40\n[[board]]\nid = '1'\ntracks = 25", "at least 42 track spaces"),
    ("[[seats]]\nseats = 2\ntrain_stack = 300", "seats 2: train_stack"),
    ("[[seats]]\nseats = 2\nblocked_offices = [9]", "from 1 to 8"),
    ("\n".join(f'[[deal]]\nid = "d{number}"\ngone = true' for number in range(1, 10)), "of “deal” there are 0"),
    ('[[setup_tile]]\nid = "s1"\ngone = true', "of “setup_tile” there are 3"),
    ('[[train]]\nid = "track"\nbonus = {pay = 13000, track = "board"}', "bonus.pay is 13000"),
    ('[[train]]\nid = "track"\nbonus = {track = "spare"}', "bonus.track is “spare”; it can be board"),
    ('[[train]]\nid = "track"\nbonus = 3', "must be a table"),
    ('[[deal]]\nid = "d4"\ntop = {pay_shares = 1, steps = 300}', "steps is 300"),
    ('[[deal]]\nid = "d4"\ntop = {pay_shares = -1, steps = 3}', "pay_shares is -1"),
    ('[[deal]]\nid = "d4"\ntop = {pay_shares = 1, stepz = 3}', "has no “stepz”"),
    ('[[deal]]\nid = "d4"\ntop = {pay_each = 100, steps = 3}', "no promotion"),
    ('[[deal]]\nid = "d4"\ntop = {one_of = ["any"], workers = ["any"]}', "choice of two colours and workers of any"),
    ('[[deal]]\nid = "d4"\ntop = {one_of = ["any", "grey"]}', "choice of a worker in d4"),
    ('[[telegraph_tile]]\nid = "tt-money"\nbonus = {pay = 100, steps = 3}', "has no “pay”"),
    ('[[city_tile]]\nid = "c2-1"\nfirst = {pay_shares = 1, steps = 3}', "has no “pay_shares”"),
    ('[[city_tile]]\nid = "c2-1"\nbasic = {workers = ["pink"]}', "“pink”; it can be white"),
    ('[[city_tile]]\nid = "c2-1"\nbasic = {workers = "pink"}', "must be a list"),
    ('[[milestone]]\nid = "A1-1"\nconditions = [{connected = 2, level = 9}]', "level is 9"),
    ('[[milestone]]\nid = "A1-1"\nconditions = []', "has 0 parts; it must have 1 to 3"),
    ('[[performance]]\nid = "network"\ncosts = [{workers = 2}]', "workers is 2"),
    ('[[performance]]\nid = "network"\ncosts = [{workers = 1}]', "differ in length"),
    ("#" * 100_001, "more than 100,000 bytes"),
)


def test_a_correction_that_does_not_fit_is_refused_in_one_sentence() -> None:
    for material, said in WRONG:
        with pytest.raises(semafor.BadInput) as refused:
            GAME.start(2, GAME.option_values({"material": material}), semafor.FastLuck(1))

        assert said in str(refused.value), material[:80]
        assert refused.value.sentence("pl").startswith("Poprawione wartości nie pasują do gry: ")


def test_a_reward_of_workers_of_any_colour_lets_one_choose_each_of_them() -> None:
    here = position(material='[[city_tile]]\nid = "charlotte"\nbasic = { workers = ["any", "any"] }')
    before = dict(here.view().seats[0].supply)
    here.money(600).do("place white on station", "station Charlotte", "reward", "gain purple", "gain grey")
    after = here.view().seats[0].supply

    assert [after.get(hue, 0) - before.get(hue, 0) for hue in ("purple", "grey")] == [1, 1]


def test_a_rebate_never_pays_for_a_deal_that_costs_nothing() -> None:
    text = "\n".join(f'[[deal]]\nid = "d{number}"\ntop = {{ steps = 1 }}' for number in range(1, 10))
    here = position(material=text).workers("grey", "purple", "white", "white", "white").do("place grey on sale")
    shares = here.view().seats[0].shares
    here.do("deal top")

    assert here.view().seats[0].shares == shares


def test_corrections_are_written_in_one_form_and_say_what_was_looked_up() -> None:
    text = '# mine\n[rules]\nhire_cost = 700\n[[city]]\ncost = 400\nid = "denver"\nsource = "box"\n'
    found = GAME.canonical_material(text)
    fields = {(field.item, field.key): field for field in GAME.box(found)}

    assert found == '[rules]\nhire_cost = 700\n\n[[city]]\nid = "denver"\ncost = 400\n'
    assert GAME.canonical_material(found) == found
    assert fields["denver", "cost"].source == "box"
    assert fields["denver", "level"].source == "reconstructed"
    assert {field.source for field in GAME.box()} == {"rulebook", "sources", "reconstructed"}
    assert GAME.canonical_material(" \n") == ""
