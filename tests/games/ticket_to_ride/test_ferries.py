"""Ferries: section 8 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import COLOURS, refused, seen, table_with
from semafor.games.ticket_to_ride.material import load

rule = pytest.mark.rule


@rule("ttr-eu.ferry.locomotives")
@pytest.mark.parametrize(
    "route", [route["id"] for route in load("europe").printed["route"] if 0 < route.get("ferry", 0) < route["length"]]
)
def test_a_ferry_takes_at_least_as_many_locomotives_as_it_has_symbols(route: str) -> None:
    number = load("europe").route_ids.index(route)
    length, symbols = int(load("europe").length[number]), int(load("europe").ferry[number])
    table = table_with("europe", hands={0: {"red": 6, "locomotive": 6}})

    for locomotives in range(length + 1):
        cards = ["red"] * (length - locomotives) + ["locomotive"] * locomotives
        refusal = table.why_not({"move": "claim", "route": route, "cards": cards})
        assert (refusal and refusal.rule) == ("ttr-eu.ferry.locomotives" if locomotives < symbols else None)


@rule("ttr-eu.ferry.rest", "ttr-eu.ferry.gray")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_other_spaces_are_paid_with_any_one_colour(colour: str) -> None:
    table = table_with("europe", hands={0: {colour: 3, "locomotive": 1}})
    table.play(f"claim athens_brindisi with 3 {colour} 1 locomotive")

    assert seen(table).seats[0].points == 7


@rule("ttr-eu.ferry.rest")
def test_the_other_spaces_are_not_paid_with_two_colours() -> None:
    table = table_with("europe", hands={0: {"red": 3, "blue": 3, "locomotive": 1}})

    assert refused(table, "claim athens_brindisi with 2 red 1 blue 1 locomotive") == "ttr.claim.one-colour"


@rule("ttr-eu.ferry.rest-wild")
@pytest.mark.parametrize("cards", ["2 red 2 locomotive", "1 red 3 locomotive", "4 locomotive"])
def test_locomotives_may_stand_in_for_the_other_cards_too(cards: str) -> None:
    table = table_with("europe", hands={0: {"red": 3, "locomotive": 4}})
    table.play(f"claim athens_brindisi with {cards}")

    assert seen(table).routes == {"athens_brindisi": 0}


@rule("ttr-eu.ferry.only-locomotives")
def test_london_amsterdam_is_paid_with_two_locomotives_only() -> None:
    table = table_with("europe", hands={0: {"red": 2, "locomotive": 2}})

    assert refused(table, "claim London-Amsterdam with 1 red 1 locomotive") == "ttr-eu.ferry.only-locomotives"
    assert refused(table, "claim London-Amsterdam with 2 red") == "ttr-eu.ferry.only-locomotives"
    table.play("claim London-Amsterdam with 2 locomotive")
    assert seen(table).routes == {"amsterdam_london": 0}


@rule("ttr-eu.ferry.no-tunnel")
def test_a_ferry_reveals_no_cards() -> None:
    table = table_with("europe", hands={0: {"red": 3, "locomotive": 1}}, next_cards=["red"])
    deck = seen(table).deck
    table.play("claim athens_brindisi with 3 red 1 locomotive")

    assert seen(table).deck == deck
    assert seen(table).turn == 1


@rule("ttr-eu.ferry.locomotives")
def test_a_ferry_without_a_locomotive_in_hand_is_no_legal_move() -> None:
    table = table_with("europe", hands={0: {"red": 12}})
    ferries = {route["id"] for route in load("europe").printed["route"] if route.get("ferry")}

    assert not [move for move in table.moves() if getattr(move, "route", "") in ferries]
