"""Claiming a route: section 6 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import (
    BLUE3,
    COLOURS,
    GREY2,
    RED4,
    YELLOW2,
    both_maps,
    events,
    hand,
    idle,
    legal,
    refused,
    seen,
    table_with,
)
from semafor.games.ticket_to_ride.material import load
from semafor.games.ticket_to_ride.moves import BuildStation, Claim
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal

rule = pytest.mark.rule


@rule("ttr.claim.any-free")
@both_maps
def test_with_cards_enough_every_free_route_may_be_claimed(map: str) -> None:
    table = table_with(map, hands={0: {"locomotive": 14}})
    claims = {move.route for move in table.moves() if str(move).startswith("claim")}  # type: ignore[attr-defined]

    assert claims == set(load(map).route_ids)


@rule("ttr.claim.any-free")
@both_maps
@pytest.mark.parametrize("owner", [0, 1])
def test_a_route_already_claimed_is_not_claimed_again(map: str, owner: int) -> None:
    table = table_with(map, hands={0: {"red": 4}}, owners={RED4[map]: owner})

    assert refused(table, f"claim {RED4[map]} with 4 red") == "ttr.claim.any-free"


@rule("ttr.claim.no-connection-needed")
@both_maps
def test_a_route_need_not_touch_the_players_other_routes(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}}, owners={BLUE3[map]: 0})
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).routes == {BLUE3[map]: 0, RED4[map]: 0}


@rule("ttr.claim.count")
@both_maps
@pytest.mark.parametrize("cards", ["3 red", "5 red", "3 red 2 locomotive", "1 locomotive"])
def test_more_or_fewer_cards_than_spaces_are_refused(map: str, cards: str) -> None:
    table = table_with(map, hands={0: {"red": 6, "locomotive": 3}})

    assert refused(table, f"claim {RED4[map]} with {cards}") == "ttr.claim.count"
    assert refused(table, {"move": "claim", "route": RED4[map], "cards": []}) == "ttr.claim.count"


@rule("ttr.claim.one-colour")
@both_maps
@pytest.mark.parametrize("cards", ["1 red 1 blue", "1 blue 1 green"])
def test_colour_cards_of_two_colours_are_refused(map: str, cards: str) -> None:
    table = table_with(map, hands={0: {"red": 2, "blue": 2, "green": 2}})

    assert refused(table, f"claim {GREY2[map]} with {cards}") == "ttr.claim.one-colour"


@rule("ttr.claim.colour-match")
@both_maps
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_route_takes_its_own_colour_only(map: str, colour: str) -> None:
    table = table_with(map, hands={0: {colour: 4, "locomotive": 1}})
    claim = f"claim {RED4[map]} with 3 {colour} 1 locomotive"

    if colour == "red":
        assert table.why_not(claim) is None
    else:
        assert refused(table, claim) == "ttr.claim.colour-match"


@rule("ttr.claim.gray")
@both_maps
@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_route_takes_any_one_colour(map: str, colour: str) -> None:
    table = table_with(map, hands={0: {colour: 2}})
    table.play(f"claim {GREY2[map]} with 2 {colour}")

    assert seen(table).discards == {colour: 2}


@rule("ttr.claim.locomotive-wild")
@both_maps
@pytest.mark.parametrize("locomotives", [0, 1, 2, 3, 4])
def test_any_number_of_locomotives_may_stand_for_colour_cards(map: str, locomotives: int) -> None:
    table = table_with(map, hands={0: {"red": 4, "locomotive": 4}})
    cards = ["red"] * (4 - locomotives) + ["locomotive"] * locomotives
    table.play({"move": "claim", "route": RED4[map], "cards": cards})

    assert hand(table, 0).get("red", 0) == locomotives
    assert hand(table, 0).get("locomotive", 0) == 4 - locomotives


@rule("ttr.claim.locomotive-wild")
@both_maps
def test_a_grey_route_may_be_paid_with_locomotives_alone(map: str) -> None:
    table = table_with(map, hands={0: {"locomotive": 2}})
    table.play(f"claim {GREY2[map]} with 2 locomotives")

    assert seen(table).discards == {"locomotive": 2}


@rule("ttr.claim.player-chooses-cards")
@both_maps
def test_every_set_of_cards_that_pays_is_a_move_of_its_own(map: str) -> None:
    table = table_with(map, hands={0: {"red": 2, "blue": 1, "green": 3, "locomotive": 1}})
    sets = {move.cards for move in table.moves() if isinstance(move, Claim) and move.route == GREY2[map]}

    assert sets == {
        ("red", "red"),
        ("red", "locomotive"),
        ("blue", "locomotive"),
        ("green", "green"),
        ("green", "locomotive"),
    }


@rule("ttr.claim.from-hand")
@both_maps
@pytest.mark.parametrize("cards", ["4 red", "2 red 2 locomotive", "3 red 1 locomotive"])
def test_cards_not_in_the_hand_cannot_be_played(map: str, cards: str) -> None:
    table = table_with(map, hands={0: {"red": 2, "locomotive": 1}, 1: {"red": 8, "locomotive": 5}})

    assert refused(table, f"claim {RED4[map]} with {cards}") == "ttr.claim.from-hand"


@rule("ttr.claim.enough-cars")
@both_maps
@pytest.mark.parametrize("cars, enough", [(3, False), (4, True), (0, False)])
def test_as_many_cars_as_spaces_are_needed(map: str, cars: int, enough: bool) -> None:
    table = table_with(map, hands={0: {"red": 4}}, cars={0: cars})
    claim = f"claim {RED4[map]} with 4 red"

    if enough:
        assert table.why_not(claim) is None
    else:
        assert refused(table, claim) == "ttr.claim.enough-cars"
        assert claim not in legal(table)


@rule("ttr.claim.place-cars", "ttr.claim.discard", "ttr.claim.score", "ttr.claim.from-hand")
@both_maps
def test_a_claim_puts_a_car_on_each_space_discards_the_cards_and_scores_at_once(map: str) -> None:
    table = table_with(map, hands={0: {"red": 5, "locomotive": 2}}, discards={"black": 1})
    table.play(f"claim {RED4[map]} with 3 red 1 locomotive")

    assert seen(table).routes == {RED4[map]: 0}
    assert [seat.cars for seat in seen(table).seats] == [41, 45]
    assert [seat.points for seat in seen(table).seats] == [7, 0]
    assert seen(table).discards == {"black": 1, "red": 3, "locomotive": 1}
    assert hand(table, 0) == {"red": 2, "locomotive": 1}
    assert events(table, 1) == ["claimed-with"]


@rule("ttr.claim.whole")
@both_maps
def test_a_route_is_not_claimed_in_instalments(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}})
    for cards in ("1 red", "2 red", "3 red"):
        assert refused(table, f"claim {RED4[map]} with {cards}") == "ttr.claim.count"
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).seats[0].cars == 41


@rule("ttr.claim.one-per-turn")
@both_maps
def test_after_a_claim_the_turn_is_over(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4, "yellow": 2}})
    table.play(f"claim {RED4[map]} with 4 red")

    assert refused(table, f"claim {YELLOW2[map]} with 2 yellow", 0) == "ttr.turn.clockwise"


@rule("ttr.claim.permanent")
@both_maps
def test_a_claimed_route_stays_with_its_player(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}, 1: {"red": 6, "locomotive": 4}})
    table.play(f"claim {RED4[map]} with 4 red")

    assert refused(table, f"claim {RED4[map]} with 4 red") == "ttr.claim.any-free"
    assert refused(table, f"claim {RED4[map]} with 4 locomotive") == "ttr.claim.any-free"
    for turn in range(4):
        idle(table)
    assert seen(table).routes == {RED4[map]: 0}
    assert seen(table).seats[0].cars == 41


@rule("ttr.claim.permanent")
@both_maps
def test_a_claim_cannot_be_taken_back_alone_because_it_ends_the_turn(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}})
    table.play(f"claim {RED4[map]} with 4 red")

    assert table.actors == [1]
    assert table.undo_refusal(0) == Refusal("kernel.undo.turn", {"seat": 2})
    table.play("draw deck")
    assert table.undo_refusal(0) == Refusal("kernel.undo.final")


@pytest.mark.parametrize(
    "text",
    [
        "claim Montréal-New York with 3 blue",
        "CLAIM  new york – montreal with 3 blue",
        "claim new-york-montreal with 3 blue",
        "claim Nowy Jork-Montreal with 2 blue + 1 loco",
        "claim montreal_new-york with 3 locomotives",
    ],
)
def test_a_route_is_named_by_its_cities_in_either_order_and_any_of_their_names(text: str) -> None:
    table = table_with("usa", hands={0: {"blue": 3, "locomotive": 3}})
    table.play(text)

    assert seen(table).routes == {"montreal_new-york": 0}


@pytest.mark.parametrize(
    "text, route",
    [
        ("claim Boston-New York with 2 red", "boston_new-york_red"),
        ("claim Boston-New York with 2 yellow", "boston_new-york_yellow"),
        ("claim boston-new-york (red) with 2 locomotive", "boston_new-york_red"),
        ("claim Boston-New York (yellow) with 2 locomotive", "boston_new-york_yellow"),
        ("claim Montréal-Boston (2) with 2 red", "boston_montreal_2"),
    ],
)
def test_of_twins_the_one_in_brackets_is_meant_or_the_one_the_cards_fit(text: str, route: str) -> None:
    table = table_with("usa", hands={0: {"red": 2, "yellow": 2, "locomotive": 2}})
    table.play(text)

    assert seen(table).routes == {route: 0}


@both_maps
@pytest.mark.parametrize("move", [Claim("a_b", ("red",)), Claim("dallas_houston_1", ("mauve",)), BuildStation("atlantis", ())])
def test_a_value_that_names_nothing_of_the_box_is_not_understood(map: str, move: Move) -> None:
    table = table_with(map)

    with pytest.raises(BadNotation):
        table.game.refusal(table.state, 0, move)
    with pytest.raises(BadNotation):
        table.play(move)


@both_maps
@pytest.mark.parametrize(
    "text", ["claim", "claim Paris", "claim Nowhere-Paris with 2 red", "claim Paris-Dallas with 2 red", "claim x with 2 mauve"]
)
def test_what_is_no_move_is_not_understood(map: str, text: str) -> None:
    with pytest.raises(BadNotation):
        table_with(map).play(text)
