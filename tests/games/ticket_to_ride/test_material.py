"""What is in the box: section 1 of the catalogue."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import COLOURS, MAPS, both_maps, fresh, parts, seen, started, table_with
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.errors import BadInput

rule = pytest.mark.rule


def printed(map: str) -> dict[str, Any]:
    return load(map).printed


def pairs(map: str) -> Counter[frozenset[str]]:
    """How many routes join each pair of neighbouring cities."""
    return Counter(frozenset(route["between"]) for route in printed(map)["route"])


@rule("ttr.comp.players")
@both_maps
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_play(map: str, seats: int) -> None:
    assert len(seen(fresh(map, seats)).seats) == seats


@rule("ttr.comp.players")
@both_maps
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_any_other_number_of_players_is_refused(map: str, seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 5 players"):
        fresh(map, seats)


@rule("ttr.comp.player-colours")
@both_maps
def test_there_are_five_player_colours_one_for_each_seat(map: str) -> None:
    assert printed(map)["player_colours"] == ["blue", "red", "green", "yellow", "black"]


@rule("ttr.comp.cars", "ttr.setup.cars")
@both_maps
def test_each_player_has_45_cars(map: str) -> None:
    assert [seat.cars for seat in seen(fresh(map, 5)).seats] == [45] * 5


@rule("ttr.comp.train-cards", "ttr.deck.nothing-lost")
@both_maps
def test_there_are_110_train_cards_twelve_of_each_colour_and_fourteen_locomotives(map: str) -> None:
    assert printed(map)["deck"] == dict.fromkeys(COLOURS, 12) | {"locomotive": 14}
    assert sum(printed(map)["deck"].values()) == 110


@rule("ttr.comp.card-colours")
@both_maps
def test_the_eight_card_colours_are_the_colours_of_the_routes(map: str) -> None:
    colours = {route["colour"] for route in printed(map)["route"]}

    assert colours - {"grey"} == {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"}
    assert set(printed(map)["deck"]) == colours - {"grey"} | {"locomotive"}


@rule("ttr-usa.comp.tickets")
def test_north_america_has_30_tickets_of_one_kind_worth_349() -> None:
    tickets = printed("usa")["ticket"]

    assert len(tickets) == 30
    assert sum(ticket["points"] for ticket in tickets) == 349
    assert not any(ticket.get("long") for ticket in tickets)


@rule("ttr-eu.comp.tickets")
def test_europe_has_40_regular_tickets_worth_321_and_6_long_ones_worth_123() -> None:
    tickets = printed("europe")["ticket"]
    long = [ticket["points"] for ticket in tickets if ticket.get("long")]
    regular = [ticket["points"] for ticket in tickets if not ticket.get("long")]

    assert (len(regular), sum(regular)) == (40, 321)
    assert (len(long), sum(long)) == (6, 123)


@rule("ttr.ticket.content")
@both_maps
def test_a_ticket_names_two_different_cities_of_the_board_and_a_value(map: str) -> None:
    cities = {city["id"] for city in printed(map)["city"]}
    tickets = printed(map)["ticket"]

    assert all(len(set(ticket["between"])) == 2 and set(ticket["between"]) <= cities for ticket in tickets)
    assert all(4 <= ticket["points"] <= 22 for ticket in tickets)
    assert len({frozenset(ticket["between"]) for ticket in tickets}) == len(tickets)


@rule("ttr.comp.double-def")
@pytest.mark.parametrize(
    "map, cities, routes, neighbours, doubles, spaces", [("usa", 36, 100, 78, 22, 309), ("europe", 47, 101, 90, 11, 300)]
)
def test_the_board_has_its_cities_routes_doubles_and_spaces(
    map: str, cities: int, routes: int, neighbours: int, doubles: int, spaces: int
) -> None:
    assert len(printed(map)["city"]) == cities
    assert len(printed(map)["route"]) == routes
    assert len(pairs(map)) == neighbours
    assert sum(count == 2 for count in pairs(map).values()) == doubles
    assert sum(route["length"] for route in printed(map)["route"]) == spaces


@rule("ttr.comp.double-def")
@both_maps
def test_twins_are_exactly_the_routes_that_join_the_same_two_cities_and_are_equally_long(map: str) -> None:
    board = load(map)
    for route in range(board.routes):
        ends = {board.a[route], board.b[route]}
        mates = [other for other in range(board.routes) if other != route and {board.a[other], board.b[other]} == ends]

        assert [int(board.twin[route])] == (mates or [-1])
        assert all(board.length[mate] == board.length[route] for mate in mates)


@rule("ttr-eu.comp.parallel-not-double")
def test_routes_side_by_side_that_end_in_different_cities_are_not_twins() -> None:
    table = table_with("europe", hands={0: {"black": 3}, 1: {"orange": 2, "purple": 1}})
    table.play("claim brest_paris with 3 black")

    assert seen(table).closed == []
    assert table.why_not("claim brest_dieppe with 2 orange") is None
    assert table.why_not("claim dieppe_paris with 1 purple") is None


@rule("ttr-eu.comp.stations", "ttr-eu.setup.stations")
def test_each_european_player_has_three_stations() -> None:
    assert [seat.stations_left for seat in seen(fresh("europe", 5)).seats] == [3] * 5
    assert [seat.stations_left for seat in seen(fresh("usa", 5)).seats] == [0] * 5


@rule("ttr.comp.bonus-card", "ttr.final.longest")
@both_maps
def test_the_bonus_card_is_worth_ten_points_and_only_at_the_end(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}})
    table.play("claim " + {"usa": "dallas_el-paso", "europe": "marseille_pamplona"}[map] + " with 4 red")

    assert seen(table).seats[0].points == 7
    assert parts(table, 0)["longest-route"] == 10
    assert printed(map)["longest_bonus"] == 10


@rule("ttr.comp.summary-card")
@both_maps
def test_the_summary_card_is_no_part_of_the_game(map: str) -> None:
    table = started(map)

    assert not [name for name in [*printed(map), *table.state.fields()] if "summary" in name]
    assert {str(move).split()[0] for move in table.moves()} <= {"draw", "claim", "station"}


@rule("ttr.comp.score-track")
@both_maps
def test_everybody_starts_with_no_points(map: str) -> None:
    assert [seat.points for seat in seen(started(map, 5)).seats] == [0] * 5


@rule("ttr.comp.score-track")
@both_maps
def test_the_final_score_may_be_below_zero(map: str) -> None:
    ticket = {"usa": "new-york_seattle", "europe": "athens_edinburgh"}[map]
    table = table_with(map, tickets={0: [ticket]}, stations_left={0: 0})

    assert table.result().seats[0].total == {"usa": -22, "europe": -21}[map]
    assert next(iter(table.state.scores())) == {"usa": -22, "europe": -21}[map]


@rule("ttr-usa.comp.score-table", "ttr-eu.comp.score-table")
@pytest.mark.parametrize(
    "map, table", [("usa", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}), ("europe", {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21})]
)
def test_the_score_table_has_a_value_for_every_length_of_the_board(map: str, table: dict[int, int]) -> None:
    lengths = {route["length"] for route in printed(map)["route"]}

    assert {length: printed(map)["points"][length] for length in lengths} == table


@rule("ttr-eu.ferry.gray", "ttr-eu.ferry.no-tunnel")
def test_ferries_are_grey_have_a_symbol_and_are_no_tunnels() -> None:
    ferries = [route for route in printed("europe")["route"] if route.get("ferry")]

    assert len(ferries) == 13
    assert all(route["colour"] == "grey" and 1 <= route["ferry"] <= route["length"] for route in ferries)
    assert not any(route.get("tunnel") for route in ferries)
    assert not any(route.get("ferry") or route.get("tunnel") for route in printed("usa")["route"])


@pytest.mark.parametrize("map", MAPS)
def test_a_hand_made_table_adds_up(map: str) -> None:
    table = table_with(
        map, 3, hands={0: {"red": 3}}, deck={"blue": 2}, ticket_deck=[], owners={"dallas_el-paso": 0} if map == "usa" else {}
    )

    assert complaints(table.state) == []  # type: ignore[arg-type]
