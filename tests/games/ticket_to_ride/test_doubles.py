"""Doubles: section 7 of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from games.ticket_to_ride.position import RED2, YELLOW2, both_maps, refused, seen, table_with
from semafor.cli.play import ask
from semafor.games.ticket_to_ride.maps.names import route_name
from semafor.games.ticket_to_ride.moves import Claim
from semafor.kernel.record import Record

rule = pytest.mark.rule
RICH = {"red": 3, "yellow": 3, "locomotive": 2}


@rule("ttr.double.not-both")
@both_maps
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("cards", ["2 yellow", "2 locomotive"])
def test_nobody_claims_both_twins(map: str, seats: int, cards: str) -> None:
    table = table_with(map, seats, hands={0: RICH}, owners={RED2[map]: 0})

    assert refused(table, f"claim {YELLOW2[map]} with {cards}") == "ttr.double.not-both"
    assert not [move for move in table.moves() if getattr(move, "route", None) == YELLOW2[map]]


@rule("ttr.double.two-three-players")
@both_maps
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("first, second, cards", [("red", "yellow", "2 yellow"), ("yellow", "red", "1 red 1 locomotive")])
def test_with_two_or_three_players_the_twin_of_a_claimed_route_is_closed_to_everybody(
    map: str, seats: int, first: str, second: str, cards: str
) -> None:
    routes = {"red": RED2[map], "yellow": YELLOW2[map]}
    table = table_with(map, seats, hands=dict.fromkeys(range(seats), RICH))
    table.play(f"claim {routes[first]} with 2 {first}")

    assert seen(table).closed == [routes[second]]
    for turn in range(seats):
        assert refused(table, f"claim {routes[second]} with {cards}") == "ttr.double.two-three-players"
        table.play("draw tickets")
        table.play("keep 1")


@rule("ttr.double.four-five-players")
@both_maps
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_another_player_may_claim_the_second_twin(map: str, seats: int) -> None:
    table = table_with(map, seats, hands={0: RICH, 1: RICH, 2: RICH})
    table.play(f"claim {RED2[map]} with 2 red")
    table.play(f"claim {YELLOW2[map]} with 2 yellow")

    assert seen(table).routes == {RED2[map]: 0, YELLOW2[map]: 1}
    assert seen(table).closed == []
    assert refused(table, f"claim {RED2[map]} with 2 red") == "ttr.claim.any-free"
    assert refused(table, f"claim {YELLOW2[map]} with 2 yellow") == "ttr.claim.any-free"


@rule("ttr.double.own-payment")
@both_maps
@pytest.mark.parametrize("seats", [2, 5])
def test_each_twin_is_paid_by_its_own_colour(map: str, seats: int) -> None:
    table = table_with(map, seats, hands={0: RICH})

    assert refused(table, f"claim {YELLOW2[map]} with 2 red") == "ttr.claim.colour-match"
    assert refused(table, f"claim {RED2[map]} with 2 yellow") == "ttr.claim.colour-match"
    assert table.why_not(f"claim {YELLOW2[map]} with 2 yellow") is None
    assert table.why_not(f"claim {RED2[map]} with 1 red 1 locomotive") is None


@rule("ttr-eu.double.special")
@pytest.mark.parametrize("seats, rule_id", [(2, "ttr.double.two-three-players"), (4, "ttr.double.not-both")])
def test_double_ferries_are_doubles_like_any(seats: int, rule_id: str) -> None:
    table = table_with("europe", seats, hands={0: {"locomotive": 3, "red": 3}}, owners={"dieppe_london_1": 0})

    assert refused(table, "claim dieppe_london_2 with 1 red 1 locomotive") == rule_id


@rule("ttr-eu.double.special", "ttr-eu.tunnel.decline")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_declined_tunnel_closes_nothing(seats: int) -> None:
    hands = {0: {"black": 3}, 1: {"white": 3}}
    table = table_with("europe", seats, hands=hands, next_cards=["black", "red", "red", "blue", "red", "red"])
    table.play("claim madrid_pamplona_black with 3 black")
    table.play("decline")

    assert seen(table).closed == []
    table.play("claim madrid_pamplona_white with 3 white")
    assert seen(table).routes == {"madrid_pamplona_white": 1}


@rule("ttr-eu.double.special")
def test_a_tunnel_twin_is_closed_only_when_the_tunnel_is_claimed() -> None:
    table = table_with("europe", hands={0: {"black": 4}}, next_cards=["black", "red", "red"])
    table.play("claim madrid_pamplona_black with 3 black")

    assert seen(table).closed == []
    table.play("pay extra")
    assert seen(table).closed == ["madrid_pamplona_white"]


DALLAS = ("dallas_houston_1", "dallas_houston_2")
UNNAMED = [
    "claim Dallas-Houston with 1 blue",
    "claim Houston – Dallas with 1 niebieska",
    {"move": "claim", "route": "dallas_houston", "cards": ["blue"]},
    Claim("dallas_houston", ("blue",)),
]


@rule("ttr.double.four-five-players", "ttr.claim.any-free")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("taken", [0, 1])
@pytest.mark.parametrize("move", UNNAMED, ids=str)
def test_a_claim_that_names_no_twin_means_the_free_one(seats: int, taken: int, move: Any) -> None:
    table = table_with("usa", seats, hands={0: {"blue": 1}}, owners={DALLAS[taken]: 1})

    assert table.why_not(move) is None
    table.play(move)
    assert seen(table).routes == {DALLAS[taken]: 1, DALLAS[1 - taken]: 0}
    text = str(Record.of(table))
    assert f"claim Dallas-Houston ({2 - taken}) with 1 blue" in text


@rule("ttr.double.own-payment")
@both_maps
def test_of_twins_in_colours_the_unnamed_one_is_the_one_the_cards_fit_and_else_the_free_one(map: str) -> None:
    ends = RED2[map].removesuffix("_red")
    table = table_with(map, 4, hands={0: RICH, 1: RICH, 2: RICH}, owners={})
    table.play(f"claim {ends} with 1 red 1 locomotive")
    assert seen(table).routes == {RED2[map]: 0}

    refusal = table.why_not(f"claim {ends} with 2 red")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["route"]) == ("ttr.claim.any-free", route_name(map, RED2[map]))
    table.play(f"claim {ends} with 2 locomotive")
    assert seen(table).routes == {RED2[map]: 0, YELLOW2[map]: 1}


@rule("ttr.double.not-both", "ttr.double.two-three-players")
@pytest.mark.parametrize("seats, owner, rule", [(4, 0, "ttr.claim.any-free"), (2, 1, "ttr.claim.any-free")])
def test_where_neither_twin_may_be_claimed_the_claim_is_refused(seats: int, owner: int, rule: str) -> None:
    table = table_with("usa", seats, hands={0: {"blue": 1}}, owners={DALLAS[0]: owner})

    assert refused(table, UNNAMED[0]) == rule


@rule("ttr.double.four-five-players")
def test_the_terminal_takes_the_free_twin_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with("usa", 4, hands={0: {"blue": 1}}, owners={DALLAS[0]: 1})
    monkeypatch.setattr("builtins.input", lambda _: "claim Dallas-Houston with 1 blue")

    assert ask(table, 0)
    assert seen(table).routes == {DALLAS[0]: 1, DALLAS[1]: 0}
