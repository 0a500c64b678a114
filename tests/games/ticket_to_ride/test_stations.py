"""Stations: section 11 of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from games.ticket_to_ride.position import COLOURS, counts, events, hand, idle, legal, parts, proof, refused, seen, table_with
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.table import Table

rule = pytest.mark.rule


def final(**more: Any) -> Table:
    """A European position to be counted; the last seat has no tickets of its own."""
    return table_with("europe", more.pop("seats", 2), **more)


@rule("ttr-eu.station.where", "ttr-eu.station.no-route-needed")
def test_a_station_may_be_built_in_any_city_without_one() -> None:
    table = table_with("europe", hands={0: {"red": 1}}, stations={"paris": 1, "rome": 1})
    cities = {move.city for move in table.moves() if str(move).startswith("station")}  # type: ignore[attr-defined]

    assert cities == set(load("europe").city_ids) - {"paris", "rome"}


@rule("ttr-eu.station.one-per-city")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_holds_one_station_whoever_built_it(owner: int) -> None:
    table = table_with("europe", hands={0: {"red": 2}}, stations={"paris": owner})
    cards = "2 red" if owner == 0 else "1 red"

    assert refused(table, f"station Paris with {cards}") == "ttr-eu.station.one-per-city"


@rule("ttr-eu.station.no-route-needed")
def test_no_route_has_to_lead_to_the_city() -> None:
    table = table_with("europe", hands={0: {"red": 1}})
    table.play("station Edinburgh with 1 red")

    assert seen(table).stations == {"edinburgh": 0}
    assert seen(table).routes == {}


@rule("ttr-eu.station.cost-first", "ttr-eu.station.locomotives")
@pytest.mark.parametrize("card", [*COLOURS, "locomotive"])
def test_the_first_station_costs_one_card_of_any_kind(card: str) -> None:
    table = table_with("europe", hands={0: {card: 3}})

    assert refused(table, f"station paris with 2 {card}") == "ttr-eu.station.cost-first"
    table.play(f"station paris with 1 {card}")
    assert hand(table, 0) == {card: 2}


@rule("ttr-eu.station.cost-second")
@pytest.mark.parametrize("cards", ["1 red", "1 red 1 blue", "3 red"])
def test_the_second_station_costs_two_cards_of_one_colour_from_the_hand(cards: str) -> None:
    table = table_with("europe", hands={0: {"red": 3, "blue": 1, "green": 1}}, stations={"rome": 0})

    assert refused(table, f"station paris with {cards}") == "ttr-eu.station.cost-second"
    assert refused(table, "station paris with 2 green") == "ttr.claim.from-hand"
    table.play("station paris with 2 red")
    assert seen(table).stations == {"paris": 0, "rome": 0}


@rule("ttr-eu.station.cost-third")
@pytest.mark.parametrize("cards", ["2 red", "2 red 1 blue", "4 red"])
def test_the_third_station_costs_three_cards_of_one_colour_from_the_hand(cards: str) -> None:
    stations = {"rome": 0, "kyiv": 0}
    table = table_with("europe", hands={0: {"red": 4, "blue": 1, "green": 2}}, stations=stations)

    assert refused(table, f"station paris with {cards}") == "ttr-eu.station.cost-third"
    assert refused(table, "station paris with 3 green") == "ttr.claim.from-hand"
    table.play("station paris with 3 red")
    assert seen(table).seats[0].stations_left == 0


@rule("ttr-eu.station.locomotives")
@pytest.mark.parametrize("cards", ["2 red 1 locomotive", "1 red 2 locomotive", "3 locomotive"])
def test_locomotives_may_stand_in_for_any_of_the_cards(cards: str) -> None:
    table = table_with("europe", hands={0: {"red": 2, "locomotive": 3}}, stations={"rome": 0, "kyiv": 0})

    assert f"station Paris with {cards}" in legal(table)
    table.play(f"station paris with {cards}")
    assert seen(table).stations["paris"] == 0


@rule("ttr-eu.station.discard", "ttr-eu.station.no-points-in-play")
def test_the_cards_of_a_station_are_discarded_and_it_scores_nothing() -> None:
    table = table_with("europe", hands={0: {"red": 2, "locomotive": 1}}, stations={"rome": 0})
    table.play("station paris with 1 red 1 locomotive")

    assert seen(table).discards == {"red": 1, "locomotive": 1}
    assert seen(table).seats[0].points == 0
    assert seen(table).seats[0].cars == 45
    assert events(table, 1) == ["built-station"]


@rule("ttr-eu.station.one-per-turn")
def test_a_station_is_the_whole_turn() -> None:
    table = table_with("europe", hands={0: {"red": 5}})
    table.play("station paris with 1 red")

    assert seen(table).turn == 1
    assert refused(table, "station rome with 2 red", 0) == "ttr.turn.clockwise"


@rule("ttr-eu.station.three-per-game")
def test_nobody_builds_a_fourth_station() -> None:
    stations = {"rome": 0, "kyiv": 0, "paris": 0}
    table = table_with("europe", hands={0: {"red": 6}}, stations=stations)

    assert refused(table, "station berlin with 4 red") == "ttr-eu.station.three-per-game"
    assert not [move for move in legal(table) if move.startswith("station")]


@rule("ttr-eu.station.permanent")
def test_a_station_stays_where_it_is() -> None:
    table = table_with("europe", hands={0: {"red": 1}, 1: {"red": 4}})
    table.play("station paris with 1 red")
    table.play("station rome with 1 red")
    for turn in range(4):
        idle(table)

    assert seen(table).stations == {"paris": 0, "rome": 1}
    assert [seat.stations_left for seat in seen(table).seats] == [2, 2]


@rule("ttr-eu.station.borrow")
def test_a_station_lets_its_owner_use_a_route_of_another_that_ends_in_its_city() -> None:
    table = final(owners={"smolensk_wilno": 0, "warsaw_wilno": 1}, stations={"warsaw": 0}, tickets={0: ["smolensk_warsaw"]})

    assert counts(table)[0].completed == 1
    assert proof(table, 0, "stations") == ["warsaw_wilno"]


@rule("ttr-eu.station.borrow")
@pytest.mark.parametrize("station, done", [("warsaw", 1), ("wilno", 1), ("smolensk", 0), ("riga", 0)])
def test_the_borrowed_route_must_start_or_end_in_the_city_of_the_station(station: str, done: int) -> None:
    table = final(owners={"smolensk_wilno": 0, "warsaw_wilno": 1}, stations={station: 0}, tickets={0: ["smolensk_warsaw"]})

    assert counts(table)[0].completed == done


@rule("ttr-eu.station.borrow", "ttr.final.reveal")
def test_a_ticket_completed_by_a_station_is_shown_as_done_once_the_game_is_over() -> None:
    owners = {"smolensk_wilno": 0, "warsaw_wilno": 1}
    table = final(owners=owners, stations={"warsaw": 0}, tickets={0: ["smolensk_warsaw"], 1: ["budapest_sofia"]}, turns_left=1)
    mine: Any = table.view(0)

    assert not mine.mine.tickets[0].done
    idle(table)
    assert table.over
    for watcher in (None, 0, 1):
        view: Any = table.view(watcher)
        assert [[ticket.done for ticket in seat.shown_tickets[:1]] for seat in view.seats] == [[True], [False]]
    mine = table.view(0)
    assert mine.mine.tickets[0].done


@rule("ttr-eu.station.borrow")
def test_free_closed_barred_and_own_routes_cannot_be_borrowed() -> None:
    free = final(owners={"smolensk_wilno": 0}, stations={"warsaw": 0}, tickets={0: ["smolensk_warsaw"]})
    owners, held = {"copenhagen_essen_1": 0}, {0: ["copenhagen_frankfurt"]}
    closed = final(owners=owners, stations={"essen": 0}, tickets=held)
    barred = final(seats=4, owners=owners, stations={"essen": 0}, tickets=held)

    assert [counts(table)[0].completed for table in (free, closed, barred)] == [0, 0, 0]
    assert [list(counts(table)[0].borrowed) for table in (free, closed, barred)] == [[], [], []]


@rule("ttr-eu.station.borrow")
def test_an_opponents_station_lends_nothing() -> None:
    table = final(owners={"smolensk_wilno": 0, "warsaw_wilno": 1}, stations={"warsaw": 1}, tickets={0: ["smolensk_warsaw"]})

    assert counts(table)[0].completed == 0


@rule("ttr-eu.station.one-route")
def test_one_station_gives_no_way_in_and_out() -> None:
    owners = {"smolensk_wilno": 1, "warsaw_wilno": 1}
    one = final(owners=owners, stations={"wilno": 0}, tickets={0: ["smolensk_warsaw"]})
    two = final(owners=owners, stations={"wilno": 0, "warsaw": 0}, tickets={0: ["smolensk_warsaw"]})

    assert counts(one)[0].completed == 0
    assert counts(two)[0].completed == 1


@rule("ttr-eu.station.same-route-for-all", "ttr-eu.station.one-route")
@pytest.mark.parametrize(
    "held, done", [(["barcelona_brussels"], 1), (["paris_vienna"], 1), (["barcelona_brussels", "paris_vienna"], 1)]
)
def test_the_borrowed_route_is_the_same_for_all_tickets(held: list[str], done: int) -> None:
    own = ["berlin_frankfurt_red", "berlin_vienna", "barcelona_pamplona", "pamplona_paris_blue"]
    owners = dict.fromkeys(own, 0) | {"frankfurt_paris_white": 1, "brussels_paris_red": 1}
    table = final(owners=owners, stations={"paris": 0}, tickets={0: held})

    assert counts(table)[0].completed == done


@rule("ttr-eu.station.several")
def test_three_stations_may_lend_three_routes_of_one_chain_from_different_players() -> None:
    owners = {"danzig_riga": 1, "riga_wilno": 2, "smolensk_wilno": 1, "danzig_warsaw": 0}
    table = final(seats=3, owners=owners, stations={"riga": 0, "wilno": 0, "smolensk": 0}, tickets={0: ["smolensk_warsaw"]})

    assert counts(table)[0].completed == 1
    assert set(proof(table, 0, "stations")) == {"danzig_riga", "riga_wilno", "smolensk_wilno"}
    less = final(seats=3, owners=owners, stations={"riga": 0, "wilno": 0}, tickets={0: ["smolensk_warsaw"]})
    assert counts(less)[0].completed == 0


@rule("ttr-eu.station.several", "ttr-eu.station.owner-keeps")
def test_one_route_may_be_borrowed_by_several_players_and_its_owner_keeps_its_points() -> None:
    both = final(
        seats=3,
        owners={"berlin_essen": 2, "copenhagen_essen_1": 0, "berlin_frankfurt_red": 0, "essen_frankfurt": 1}
        | {"brussels_frankfurt": 1, "berlin_danzig": 1},
        stations={"essen": 0, "berlin": 1},
        tickets={0: ["copenhagen_frankfurt"], 1: ["brussels_danzig"]},
    )

    assert [counts(both)[seat].completed for seat in range(2)] == [1, 1]
    assert proof(both, 0, "stations") == proof(both, 1, "stations") == ["berlin_essen"]
    assert parts(both, 2)["routes"] == 2


@rule("ttr-eu.station.best-choice")
def test_of_two_loans_the_one_with_more_ticket_points_is_taken() -> None:
    owners = {"essen_frankfurt": 1, "berlin_essen": 1, "copenhagen_essen_1": 0, "berlin_danzig": 0, "brussels_frankfurt": 0}
    table = final(
        owners=owners, stations={"essen": 0}, tickets={0: ["copenhagen_frankfurt", "brussels_danzig", "stockholm_vienna"]}
    )
    better = final(
        owners={**owners, "copenhagen_stockholm_white": 0, "berlin_vienna": 0},
        stations={"essen": 0},
        tickets={0: ["copenhagen_frankfurt", "stockholm_vienna"]},
    )

    assert proof(table, 0, "stations") == ["essen_frankfurt"]
    assert proof(better, 0, "stations") == ["berlin_essen"]
    assert parts(better, 0)["tickets-completed"] == 11


@rule("ttr-eu.station.best-choice")
def test_of_loans_with_equal_points_the_one_with_more_tickets_is_taken() -> None:
    own = ["berlin_essen", "copenhagen_essen_1"]
    own += ["warsaw_wilno", "kyiv_wilno", "smolensk_wilno", "moscow_smolensk"]
    own += ["frankfurt_munich", "munich_venice", "rome_venice", "munich_zurich", "marseille_zurich"]
    owners = dict.fromkeys(own, 0) | {"berlin_warsaw_purple": 1, "berlin_frankfurt_red": 1}
    east, south = ["berlin_moscow", "essen_kyiv"], ["copenhagen_frankfurt", "essen_marseille", "berlin_rome"]
    for held in (east + south, south + east):
        table = final(owners=owners, stations={"berlin": 0}, tickets={0: held})

        assert proof(table, 0, "stations") == ["berlin_frankfurt_red"]
        assert parts(table, 0)["tickets-completed"] == -parts(table, 0)["tickets-failed"] == 22
        assert counts(table)[0].completed == 3


@rule("ttr-eu.station.owner-keeps", "ttr-eu.station.not-for-longest")
def test_a_borrowed_route_counts_for_its_owner_only_in_points_and_longest_route() -> None:
    owners = {"smolensk_wilno": 0, "warsaw_wilno": 1, "moscow_smolensk": 1}
    table = final(owners=owners, stations={"warsaw": 0}, tickets={0: ["smolensk_warsaw"]})

    assert parts(table, 0)["routes"] == 4
    assert parts(table, 1)["routes"] == 4 + 2
    assert [count.longest for count in counts(table)] == [3, 3]


@rule("ttr-eu.station.not-for-longest")
def test_a_chain_joined_by_a_loan_is_no_longer_for_the_express() -> None:
    owners = {"smolensk_wilno": 0, "vienna_warsaw": 0, "warsaw_wilno": 1, "petrograd_wilno": 1}
    table = final(owners=owners, stations={"warsaw": 0, "wilno": 0}, tickets={0: ["smolensk_warsaw"]})

    assert [count.longest for count in counts(table)] == [4, 7]
    assert [count.bonus for count in counts(table)] == [0, 10]


@rule("ttr-eu.station.optional", "ttr-eu.station.kept-points")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_station_not_built_is_worth_four_points(built: int) -> None:
    stations = dict.fromkeys(("rome", "kyiv", "paris")[:built], 1)
    table = table_with("europe", stations=stations)

    assert parts(table, 0)["stations"] == 12
    assert parts(table, 1)["stations"] == 12 - 4 * built


@rule("ttr-eu.station.does-not-block")
def test_a_station_hinders_nobody_from_claiming_routes_there() -> None:
    table = table_with("europe", hands={0: {"red": 2, "purple": 1}}, stations={"paris": 1, "brussels": 1})

    assert table.why_not("claim dieppe_paris with 1 purple") is None
    table.play("claim brussels_paris_red with 2 red")
    assert seen(table).routes == {"brussels_paris_red": 0}
