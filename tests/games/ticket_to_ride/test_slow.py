"""The fast count and the slow one agree, on finished games, on boards made at random and on hard cases."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from amount import several
from games.ticket_to_ride.position import MAPS, counts, fresh, proof, seen, table_with
from games.ticket_to_ride.slow.count import Position, Sheet, TooLarge, connected, longest_trail, slow_count
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.table import Table

rule = pytest.mark.rule
MANY = several(250, 120, daily=80)


def fast_count(table: Table) -> list[Sheet]:
    return [Sheet(*(int(getattr(count, field)) for field in Sheet._fields)) for count in counts(table)]


def position_of(table: Table) -> Position:
    """The finished table, from what everybody sees."""
    view = seen(table)
    held = {seat.seat: [ticket.id for ticket in seat.shown_tickets] for seat in view.seats}
    return Position(view.map, len(view.seats), view.routes, view.stations, held)


def table_of(position: Position) -> Table:
    return table_with(
        position.map,
        position.seats,
        owners=position.owners,
        stations=position.stations,
        tickets=position.tickets,
    )


def assert_proved(table: Table, position: Position) -> None:
    """The routes named in the score sheets do make the points."""
    printed = {route["id"]: route for route in load(position.map).printed["route"]}
    tickets = {ticket["id"]: ticket for ticket in load(position.map).printed["ticket"]}
    for seat in range(position.seats):
        trail = [printed[route] for route in proof(table, seat, "longest-route")]
        assert len(trail) == len({route["id"] for route in trail})
        assert longest_trail(trail) == sum(route["length"] for route in trail) == counts(table)[seat].longest
        lent = [printed[route] for route in proof(table, seat, "stations")] if position.map == "europe" else []
        assert all(position.owners[route["id"]] != seat for route in lent)
        for ticket in proof(table, seat, "tickets-completed"):
            assert connected(position.own(seat) + lent, *tickets[ticket]["between"])


# Finished games


@rule("ttr.final.total", "ttr.longest.trail", "ttr-eu.station.best-choice", "ttr.ticket.complete")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_counts_agree_at_the_end_of_random_games(map: str, seats: int) -> None:
    for seed in range(several(4, 1, daily=2)):
        table, chooser = fresh(map, seats, seed=seed), random.Random(seed)
        while not table.over:
            seat = chooser.choice(table.actors)
            moves = table.moves(seat)
            claims = [move for move in moves if str(move).startswith("claim")]
            table.play(chooser.choice(claims if claims and chooser.random() < 0.5 else moves), seat)
        position = position_of(table)

        assert fast_count(table) == slow_count(position)
        assert_proved(table, position)


# Boards made at random


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A board as it could lie there: 45 cars each, twins by the rules, a few stations, some tickets."""
    map = draw(st.sampled_from(MAPS))
    seats = draw(st.integers(2, 5))
    chooser = random.Random(draw(st.integers(0, 2**32)))
    owners = random_owners(map, seats, chooser, grown=draw(st.booleans()), most=draw(st.integers(0, 18)))
    board = load(map)
    stations: dict[str, int] = {}
    if map == "europe":
        cities = chooser.sample(board.city_ids, 3 * seats)
        stations = {city: at // 3 for at, city in enumerate(cities) if chooser.random() < 0.8}
    held = list(board.ticket_ids)
    chooser.shuffle(held)
    return Position(map, seats, owners, stations, {seat: held[seat * 6 : seat * 6 + 6] for seat in range(seats)})


def random_owners(map: str, seats: int, chooser: random.Random, *, grown: bool, most: int) -> dict[str, int]:
    """Routes for each seat; `grown` networks hang together and are full of loops."""
    board = load(map)
    routes = {route["id"]: route for route in board.printed["route"]}
    owners: dict[str, int] = {}
    for seat in range(seats):
        cars, cities = 45, set(chooser.choice(list(routes.values()))["between"])
        for turn in range(most):
            fits = [
                route["id"]
                for route in routes.values()
                if route["id"] not in owners
                and route["length"] <= cars
                and twin_allows(map, seats, owners, route["id"], seat)
                and (not grown or len(cities & set(route["between"])) >= min(2, 1 + turn % 3))
            ]
            if not fits:
                continue
            route = chooser.choice(fits)
            owners[route] = seat
            cars -= routes[route]["length"]
            cities |= set(routes[route]["between"])
    return owners


def twin_allows(map: str, seats: int, owners: dict[str, int], route: str, seat: int) -> bool:
    board = load(map)
    twin = int(board.twin[board.route_ids.index(route)])
    owner = owners.get(board.route_ids[twin]) if twin >= 0 else None
    return owner is None or (seats >= 4 and owner != seat)


@rule("ttr.final.total", "ttr.longest.trail", "ttr-eu.station.best-choice", "ttr.longest.all-tied")
@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(positions())
def test_both_counts_agree_on_any_board(position: Position) -> None:
    try:
        slow = slow_count(position)
    except TooLarge:
        assume(False)
    table = table_of(position)

    assert fast_count(table) == slow
    assert_proved(table, position)


# Hard cases


def own_longest(map: str, *routes: str) -> int:
    """The fast length, after the slow one has said the same."""
    position = Position(map, 2, dict.fromkeys(routes, 0), {}, {})
    fast = fast_count(table_of(position))[0].longest

    assert fast == slow_count(position)[0].longest
    return fast


@rule("ttr.longest.trail")
def test_an_euler_circuit_is_used_up_whole() -> None:
    triangle = ["denver_santa-fe", "phoenix_santa-fe", "denver_phoenix"]
    second = ["el-paso_santa-fe", "oklahoma-city_santa-fe", "el-paso_oklahoma-city"]
    third = ["kansas-city_oklahoma-city_1", "denver_kansas-city_black", "denver_oklahoma-city"]

    assert own_longest("usa", *triangle) == 10
    assert own_longest("usa", *triangle, *second) == 20
    assert own_longest("usa", *triangle, *second, *third) == 30


@rule("ttr.longest.trail")
def test_a_trail_may_visit_a_city_three_times() -> None:
    petals = ["brest_dieppe", "dieppe_paris", "brest_paris"]
    petals += ["frankfurt_paris_white", "brussels_frankfurt", "brussels_paris_red"]
    petals += ["pamplona_paris_blue", "marseille_pamplona", "marseille_paris"]

    assert own_longest("europe", *petals) == 6 + 7 + 12


@rule("ttr.longest.trail")
def test_a_network_with_many_odd_cities_and_loops() -> None:
    star = ["denver_helena", "denver_omaha", "denver_santa-fe", "denver_phoenix", "denver_oklahoma-city"]
    comb = ["atlanta_charleston", "atlanta_nashville", "atlanta_raleigh_1", "charleston_raleigh", "nashville_raleigh"]
    comb += ["nashville_saint-louis", "little-rock_nashville", "charleston_miami", "pittsburgh_raleigh"]

    assert own_longest("usa", *star) == 9
    assert own_longest("usa", *comb) == 4 + 2 + 2 + 3 + 3


@rule("ttr.longest.trail")
def test_a_ladder_leaves_out_its_shortest_rungs() -> None:
    sides = ["helena_salt-lake-city", "denver_helena", "denver_salt-lake-city_red", "denver_omaha", "helena_omaha"]
    assert own_longest("usa", *sides) == 3 + 4 + 3 + 4 + 5
    assert own_longest("usa", *sides, "duluth_helena", "duluth_omaha_1") == 19 + 6 + 2


@rule("ttr.longest.own-only")
def test_of_networks_apart_the_one_with_the_longest_trail_counts_not_the_largest() -> None:
    star = ["denver_helena", "denver_omaha", "denver_santa-fe", "denver_oklahoma-city", "denver_salt-lake-city_red"]
    chain = ["atlanta_miami", "charleston_miami"]

    assert own_longest("usa", *star, *chain) == 9
    assert own_longest("usa", *chain) == 9
    assert own_longest("usa", *star) == 8


def tickets_done(position: Position) -> list[int]:
    fast = fast_count(table_of(position))

    assert fast == slow_count(position)
    return [sheet.completed for sheet in fast]


@rule("ttr-eu.station.several")
def test_two_stations_on_one_chain_lend_two_routes_in_a_row() -> None:
    owners = {"warsaw_wilno": 1, "smolensk_wilno": 1, "moscow_smolensk": 0, "berlin_warsaw_yellow": 0}
    lent = Position("europe", 2, owners, {"warsaw": 0, "smolensk": 0}, {0: ["berlin_moscow", "smolensk_warsaw"]})
    inner = lent._replace(stations={"wilno": 0, "smolensk": 0})
    short = lent._replace(stations={"wilno": 0})

    assert tickets_done(lent)[0] == 2
    assert tickets_done(inner)[0] == 2
    assert tickets_done(short)[0] == 0


@rule("ttr-eu.station.several")
def test_the_same_route_is_borrowed_by_two_players() -> None:
    owners = {"berlin_essen": 2, "copenhagen_essen_1": 0, "berlin_frankfurt_red": 0, "essen_frankfurt": 1}
    owners |= {"brussels_frankfurt": 1, "berlin_danzig": 1}
    held = {0: ["copenhagen_frankfurt"], 1: ["brussels_danzig"]}

    assert tickets_done(Position("europe", 3, owners, {"essen": 0, "berlin": 1}, held))[:2] == [1, 1]


@rule("ttr-eu.station.best-choice", "ttr-eu.station.same-route-for-all")
def test_the_best_loans_are_found_for_all_tickets_together() -> None:
    owners = {"essen_frankfurt": 1, "berlin_essen": 1, "copenhagen_essen_2": 0, "berlin_danzig": 0, "brussels_frankfurt": 0}
    owners |= {"berlin_vienna": 0, "copenhagen_stockholm_yellow": 0, "frankfurt_munich": 1, "berlin_frankfurt_black": 1}
    held = ["copenhagen_frankfurt", "stockholm_vienna", "brussels_danzig", "london_vienna"]
    one = Position("europe", 2, owners, {"essen": 0}, {0: held})
    two = one._replace(stations={"essen": 0, "frankfurt": 0})

    assert tickets_done(one)[0] == 1
    assert tickets_done(two)[0] == 3


@rule("ttr-eu.station.best-choice")
def test_three_stations_in_the_thick_of_the_board_are_all_tried() -> None:
    chooser = random.Random(11)
    owners = random_owners("europe", 5, chooser, grown=False, most=18)
    held = list(load("europe").ticket_ids)
    chooser.shuffle(held)
    stations = dict.fromkeys(["paris", "frankfurt", "vienna"], 0) | {"budapest": 1, "kyiv": 1, "rome": 1}
    position = Position("europe", 5, owners, stations, {0: held[:20], 1: held[20:40]})
    fast: Any = fast_count(table_of(position))

    assert [sheet[1:4] for sheet in fast[:2]] == [sheet[1:4] for sheet in slow_count(position)[:2]]
