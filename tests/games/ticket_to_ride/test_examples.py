"""The worked examples of the two rulebooks, section 17 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import COLOURS, hand, idle, legal, parts, refused, seen, table_with

rule = pytest.mark.rule


@rule("ttr.claim.colour-match", "ttr.claim.count", "ttr.claim.place-cars", "ttr.claim.discard", "ttr.claim.score")
def test_montreal_new_york_is_claimed_with_three_blue_cards() -> None:
    table = table_with("usa", hands={0: {"blue": 3}})
    table.play("claim montreal_new-york with 3 blue")

    assert seen(table).routes == {"montreal_new-york": 0}
    assert seen(table).seats[0].cars == 42
    assert seen(table).seats[0].points == 4
    assert seen(table).discards == {"blue": 3}


@rule("ttr.claim.colour-match")
def test_montreal_new_york_is_not_claimed_with_three_red_cards() -> None:
    table = table_with("usa", hands={0: {"red": 3, "blue": 3}})

    assert refused(table, "claim montreal_new-york with 3 red") == "ttr.claim.colour-match"


@rule("ttr.claim.gray")
@pytest.mark.parametrize("colour", COLOURS)
def test_grey_montreal_toronto_is_claimed_with_three_cards_of_any_one_colour(colour: str) -> None:
    table = table_with("usa", hands={0: {colour: 3}})
    table.play(f"claim montreal_toronto with 3 {colour}")

    assert seen(table).routes == {"montreal_toronto": 0}
    assert seen(table).seats[0].points == 4


@rule("ttr.claim.one-colour")
def test_grey_montreal_toronto_is_not_claimed_with_two_colours() -> None:
    table = table_with("usa", hands={0: {"red": 3, "green": 3}})

    assert refused(table, "claim montreal_toronto with 2 red 1 green") == "ttr.claim.one-colour"


@rule("ttr-usa.comp.score-table", "ttr.claim.score")
@pytest.mark.parametrize(
    "route, cards, points",
    [
        ("atlanta_nashville", "1 red", 1),
        ("denver_santa-fe", "2 red", 2),
        ("montreal_new-york", "3 blue", 4),
        ("dallas_el-paso", "4 red", 7),
        ("atlanta_miami", "5 blue", 10),
        ("duluth_toronto", "6 purple", 15),
    ],
)
def test_north_american_routes_of_one_to_six_spaces_score_1_2_4_7_10_15(route: str, cards: str, points: int) -> None:
    table = table_with("usa", hands={0: {"red": 4, "blue": 5, "purple": 6}})
    table.play(f"claim {route} with {cards}")

    assert seen(table).seats[0].points == points


@rule("ttr-usa.end.trigger")
@pytest.mark.parametrize("left, last_round", [(0, True), (1, True), (2, True), (3, False)])
def test_the_north_american_last_round_starts_when_a_turn_ends_with_fewer_than_three_cars(left: int, last_round: bool) -> None:
    table = table_with("usa", hands={0: {"red": 2}}, cars={0: left + 2})
    table.play("claim denver_santa-fe with 2 red")

    assert seen(table).turns_left == (2 if last_round else None)


@rule("ttr.claim.locomotive-wild", "ttr.claim.colour-match")
@pytest.mark.parametrize("cards", ["3 blue", "2 blue 1 locomotive", "1 blue 2 locomotive", "3 locomotive"])
def test_blue_sofia_constantinople_is_claimed_with_blue_cards_and_locomotives_in_any_mixture(cards: str) -> None:
    table = table_with("europe", hands={0: {"blue": 3, "locomotive": 3}})
    table.play(f"claim Sofia-Constantinople with {cards}")

    assert seen(table).routes == {"constantinople_sofia": 0}
    assert seen(table).seats[0].points == 4


@rule("ttr.claim.gray", "ttr.claim.locomotive-wild")
@pytest.mark.parametrize("cards", ["2 red", "1 yellow 1 locomotive", "2 locomotive"])
def test_grey_danzig_warsaw_is_claimed_with_two_of_a_colour_or_locomotives(cards: str) -> None:
    table = table_with("europe", hands={0: {"red": 2, "yellow": 1, "locomotive": 2}})
    table.play(f"claim Danzig-Warszawa with {cards}")

    assert seen(table).routes == {"danzig_warsaw": 0}
    assert seen(table).seats[0].points == 2


@rule("ttr.claim.whole", "ttr.claim.count")
def test_a_route_of_three_spaces_is_not_begun_with_two_cards() -> None:
    table = table_with("europe", hands={0: {"blue": 3}})

    assert refused(table, "claim constantinople_sofia with 2 blue") == "ttr.claim.count"
    assert seen(table).routes == {}
    assert hand(table, 0) == {"blue": 3}


@rule("ttr-eu.ferry.locomotives", "ttr-eu.ferry.rest")
def test_the_ferry_smyrna_palermo_is_claimed_with_four_of_a_colour_and_two_locomotives() -> None:
    table = table_with("europe", hands={0: {"green": 4, "locomotive": 2}})
    table.play("claim Smyrna-Palermo with 4 green 2 locomotive")

    assert seen(table).routes == {"palermo_smyrna": 0}
    assert seen(table).seats[0].points == 15


@rule("ttr-eu.ferry.locomotives")
def test_the_ferry_smyrna_palermo_is_not_claimed_with_one_locomotive() -> None:
    table = table_with("europe", hands={0: {"green": 5, "locomotive": 2}})

    assert refused(table, "claim Smyrna-Palermo with 5 green 1 locomotive") == "ttr-eu.ferry.locomotives"


@rule("ttr-eu.ferry.rest-wild")
@pytest.mark.parametrize("cards", ["3 green 3 locomotive", "6 locomotive"])
def test_the_ferry_smyrna_palermo_is_claimed_with_more_locomotives_than_symbols(cards: str) -> None:
    table = table_with("europe", hands={0: {"green": 3, "locomotive": 6}})
    table.play(f"claim Smyrna-Palermo with {cards}")

    assert seen(table).seats[0].points == 15


@rule("ttr-eu.double.special", "ttr.double.two-three-players")
def test_with_three_players_the_white_madrid_pamplona_tunnel_is_closed_once_the_black_one_is_claimed() -> None:
    hands = {0: {"black": 3, "white": 3}, 1: {"white": 3}, 2: {"white": 3}}
    table = table_with("europe", 3, hands=hands, next_cards=["red", "red", "red"])
    table.play("claim madrid_pamplona_black with 3 black")

    for seat in (1, 2, 0):
        assert refused(table, "claim madrid_pamplona_white with 3 white") == "ttr.double.two-three-players"
        idle(table)
        assert seen(table).turn != seat


@rule("ttr-eu.double.special", "ttr.double.four-five-players", "ttr.double.not-both")
def test_with_four_players_another_may_try_the_white_madrid_pamplona_tunnel_but_not_the_owner_of_the_black_one() -> None:
    hands = {0: {"white": 3}, 1: {"white": 3}}
    owners = {"madrid_pamplona_black": 0}
    owner = table_with("europe", 4, hands=hands, owners=owners)
    other = table_with("europe", 4, hands=hands, owners=owners, turn=1, next_cards=["red", "red", "red"])
    other.play("claim madrid_pamplona_white with 3 white")

    assert refused(owner, "claim madrid_pamplona_white with 3 white") == "ttr.double.not-both"
    assert seen(other).routes == {"madrid_pamplona_black": 0, "madrid_pamplona_white": 1}


@rule("ttr-eu.tunnel.match-colour", "ttr-eu.tunnel.extra-kind", "ttr-eu.tunnel.success")
@pytest.mark.parametrize("locomotives", [0, 1])
def test_two_red_laid_and_one_red_revealed_cost_one_extra_red_card_or_locomotive(locomotives: int) -> None:
    table = table_with("europe", hands={0: {"red": 3, "locomotive": 1}}, next_cards=["red", "blue", "green"])
    table.play("claim barcelona_pamplona with 2 red")

    assert legal(table) == ["pay extra with 0 locomotive", "pay extra with 1 locomotive", "decline"]
    table.play(f"pay extra with {locomotives} locomotive")
    assert seen(table).routes == {"barcelona_pamplona": 0}
    assert seen(table).seats[0].points == 2
    assert sum(seen(table).discards.values()) == 3 + 3


@rule("ttr-eu.tunnel.match-locomotive")
def test_two_green_laid_and_one_locomotive_revealed_cost_one_extra_green_card() -> None:
    table = table_with("europe", hands={0: {"green": 3}}, next_cards=["locomotive", "blue", "red"])
    table.play("claim barcelona_pamplona with 2 green")

    assert legal(table) == ["pay extra with 0 locomotive", "decline"]
    table.play("pay extra with 0 locomotive")
    assert hand(table, 0) == {}
    assert seen(table).routes == {"barcelona_pamplona": 0}


@rule("ttr-eu.tunnel.all-locomotives")
def test_two_locomotives_laid_and_one_revealed_cost_one_extra_locomotive_and_nothing_else() -> None:
    hands = {0: {"locomotive": 3, "blue": 2}}
    table = table_with("europe", hands=hands, next_cards=["locomotive", "blue", "red"])
    table.play("claim barcelona_pamplona with 2 locomotive")

    assert refused(table, "pay extra with 0 locomotive") == "ttr-eu.tunnel.all-locomotives"
    assert legal(table) == ["pay extra with 1 locomotive", "decline"]
    table.play("pay extra with 1 locomotive")
    assert hand(table, 0) == {"blue": 2}


@rule("ttr-eu.tunnel.all-locomotives", "ttr-eu.tunnel.no-extra-no-question")
def test_two_locomotives_laid_and_three_colour_cards_revealed_cost_nothing_more() -> None:
    table = table_with("europe", hands={0: {"locomotive": 2}}, next_cards=["green", "blue", "red"])
    table.play("claim barcelona_pamplona with 2 locomotive")

    assert seen(table).routes == {"barcelona_pamplona": 0}
    assert seen(table).turn == 1


@rule("ttr-eu.tunnel.decline", "ttr-eu.tunnel.revealed-discarded")
def test_a_declined_tunnel_gives_the_laid_cards_back_and_ends_the_turn() -> None:
    table = table_with("europe", hands={0: {"red": 3}}, next_cards=["red", "blue", "green"])
    table.play("claim barcelona_pamplona with 2 red")
    table.play("decline")

    assert hand(table, 0) == {"red": 3}
    assert seen(table).routes == {}
    assert seen(table).seats[0].points == 0
    assert seen(table).discards == {"red": 1, "blue": 1, "green": 1}
    assert seen(table).turn == 1


@rule("ttr-eu.tunnel.short-reveal", "ttr-eu.tunnel.no-cards")
@pytest.mark.parametrize("deck, discards", [({"red": 2}, {}), ({"red": 1}, {"red": 1}), ({"red": 1}, {}), ({}, {"red": 1})])
def test_a_short_deck_reveals_what_deck_and_discards_hold(deck: dict[str, int], discards: dict[str, int]) -> None:
    table = table_with("europe", hands={0: {"red": 5}}, deck=deck, discards=discards)
    table.play("claim barcelona_pamplona with 2 red")

    left = sum(deck.values()) + sum(discards.values())
    assert seen(table).tunnel.revealed == {"red": left}
    assert seen(table).tunnel.extra == left


@rule("ttr-eu.tunnel.no-cards")
def test_without_deck_and_discards_a_tunnel_is_claimed_at_once() -> None:
    table = table_with("europe", hands={0: {"red": 2}}, deck={}, row=("red", "red", "red", "red", "red"))
    table.play("claim barcelona_pamplona with 2 red")

    assert seen(table).routes == {"barcelona_pamplona": 0}
    assert seen(table).turn == 1


@rule("ttr-eu.station.cost-first", "ttr-eu.station.cost-second", "ttr-eu.station.cost-third")
def test_three_stations_cost_one_two_and_three_cards_of_one_colour() -> None:
    table = table_with("europe", hands={0: {"red": 1, "blue": 2, "green": 3}})
    for city, cards in (("paris", "1 red"), ("rome", "2 blue"), ("kyiv", "3 green")):
        table.play(f"station {city} with {cards}")
        idle(table)

    assert seen(table).stations == {"kyiv": 0, "paris": 0, "rome": 0}
    assert seen(table).discards == {"red": 1, "blue": 2, "green": 3}
    assert hand(table, 0) == {}


@rule("ttr-eu.station.kept-points", "ttr-eu.final.stations")
@pytest.mark.parametrize("built, points", [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_stations_not_built_are_worth_four_points_each(built: int, points: int) -> None:
    table = table_with("europe", stations=dict.fromkeys(("paris", "rome", "kyiv")[:built], 0))

    assert parts(table, 0)["stations"] == points


@rule("ttr-eu.comp.score-table", "ttr.claim.score")
@pytest.mark.parametrize(
    "route, cards, points",
    [
        ("dieppe_paris", "1 purple", 1),
        ("danzig_warsaw", "2 red", 2),
        ("constantinople_sofia", "3 blue", 4),
        ("marseille_pamplona", "4 red", 7),
        ("palermo_smyrna", "4 red 2 locomotive", 15),
        ("petrograd_stockholm", "8 green", 21),
    ],
)
def test_european_routes_of_one_to_eight_spaces_score_1_2_4_7_15_21(route: str, cards: str, points: int) -> None:
    hands = {0: {"purple": 1, "red": 4, "blue": 3, "green": 8, "locomotive": 2}}
    table = table_with("europe", hands=hands, next_cards=["black"] * 3)
    table.play(f"claim {route} with {cards}")

    assert seen(table).seats[0].points == points


@rule("ttr-eu.end.trigger", "ttr.end.last-round")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_when_the_european_cars_fall_to_two_everybody_has_one_more_turn_and_that_player_the_last(left: int) -> None:
    table = table_with("europe", 3, hands={0: {"red": 2}}, cars={0: left + 2})
    table.play("claim danzig_warsaw with 2 red")
    played = []
    while not table.over:
        played.append(seen(table).turn)
        idle(table)

    assert played == [1, 2, 0]


@rule("ttr.final.total", "ttr-eu.final.stations", "ttr.final.longest")
@pytest.mark.parametrize("seat, total", [(0, 4 + 4 + 2 + 5 - 7 + 4 * 2 + 10), (1, 4 - 20 + 4 * 3)])
def test_the_final_count_adds_routes_completed_tickets_kept_stations_and_the_express_and_takes_off_the_failed(
    seat: int, total: int
) -> None:
    table = table_with(
        "europe",
        owners={"budapest_sarajevo": 0, "athens_sofia": 0, "constantinople_sofia": 1, "sarajevo_sofia": 0},
        stations={"paris": 0},
        tickets={0: ["budapest_sofia", "amsterdam_pamplona"], 1: ["brest_petrograd"]},
    )

    assert table.result().seats[seat].total == total
