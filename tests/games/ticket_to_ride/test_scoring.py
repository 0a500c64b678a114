"""Final count and longest route: sections 13 and 14 of the catalogue."""

from __future__ import annotations

import random

import pytest

from games.ticket_to_ride.position import BLUE3, GREY2, RED4, both_maps, counts, fresh, idle, parts, proof, seen, table_with
from semafor.games.ticket_to_ride.material import load

rule = pytest.mark.rule


@rule("ttr.final.recount", "ttr.claim.score")
@both_maps
def test_the_points_marked_in_play_equal_the_table_value_of_the_routes_on_the_board(map: str) -> None:
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}
    lengths = {route["id"]: route["length"] for route in load(map).printed["route"]}
    table, chooser = fresh(map, 3, seed=21), random.Random(21)
    while not table.over:
        seat = chooser.choice(table.actors)
        table.play(chooser.choice(table.moves(seat)), seat)

    for seat in range(3):
        owned = [route for route, owner in seen(table).routes.items() if owner == seat]
        recount = sum(points[lengths[route]] for route in owned)
        assert seen(table).seats[seat].points == recount == parts(table, seat)["routes"]


@rule("ttr.final.reveal")
@both_maps
def test_all_kept_tickets_are_shown_at_the_end(map: str) -> None:
    held = {0: load(map).ticket_ids[:2], 1: load(map).ticket_ids[2:5]}
    table = table_with(map, tickets=held, turns_left=2)
    assert [seat.shown_tickets for seat in seen(table).seats] == [[], []]
    idle(table)
    idle(table)

    shown = [[ticket.id for ticket in seat.shown_tickets] for seat in seen(table).seats]
    assert [ids[:-1] for ids in shown] == [held[0], held[1]]


@rule("ttr.final.tickets")
@both_maps
def test_completed_tickets_are_added_and_failed_ones_taken_off_with_proof(map: str) -> None:
    owned = {"usa": ["denver_santa-fe", "el-paso_santa-fe"], "europe": ["smolensk_wilno", "warsaw_wilno"]}[map]
    done, failed = {"usa": ("denver_el-paso", "boston_miami"), "europe": ("smolensk_warsaw", "athens_wilno")}[map]
    table = table_with(map, owners=dict.fromkeys(owned, 0), tickets={0: [failed, done]})

    assert proof(table, 0, "tickets-completed") == [done]
    assert proof(table, 0, "tickets-failed") == [failed]


@rule("ttr-eu.final.stations")
def test_kept_stations_are_a_part_of_the_european_count_only() -> None:
    assert parts(table_with("europe"), 0)["stations"] == 12
    assert "stations" not in parts(table_with("usa"), 0)


@rule("ttr.final.longest", "ttr.longest.in-cars")
@both_maps
def test_the_longest_route_gets_ten_points(map: str) -> None:
    table = table_with(map, owners={BLUE3[map]: 0, RED4[map]: 1})

    assert [count.longest for count in counts(table)] == [3, 4]
    assert [count.bonus for count in counts(table)] == [0, 10]


@rule("ttr.final.total")
@both_maps
def test_the_total_is_the_sum_of_the_parts_and_nothing_for_cards_and_cars(map: str) -> None:
    poor = table_with(map, owners={RED4[map]: 0})
    rich = table_with(map, hands={0: {"locomotive": 14, "red": 12}}, owners={RED4[map]: 0}, cars={0: 3})

    for table in (poor, rich):
        sheet = table.result().seats[0]
        assert sheet.total == sum(part.points for part in sheet.parts) == 7 + 10 + (12 if map == "europe" else 0)
        assert list(table.state.scores()) == [seat.total for seat in table.result().seats]


# Longest route


def longest(map: str, *routes: str) -> int:
    return int(counts(table_with(map, owners=dict.fromkeys(routes, 0)))[0].longest)


@rule("ttr.longest.own-only")
@both_maps
def test_only_the_players_own_routes_make_the_chain(map: str) -> None:
    chain = {"usa": ["denver_santa-fe", "el-paso_santa-fe", "dallas_el-paso"], "europe": ["kyiv_wilno", "smolensk_wilno"]}[map]
    table = table_with(map, owners={chain[0]: 0, chain[1]: 1, chain[-1]: 0} if map == "usa" else {chain[0]: 0, chain[1]: 1})

    assert [count.longest for count in counts(table)] == ([4, 2] if map == "usa" else [2, 3])


@rule("ttr.longest.own-only")
def test_two_networks_apart_are_two_chains() -> None:
    assert longest("usa", "denver_santa-fe", "el-paso_santa-fe", "atlanta_miami") == 5
    assert longest("usa", "denver_santa-fe", "el-paso_santa-fe", "dallas_el-paso", "atlanta_miami") == 8


@rule("ttr.longest.trail")
def test_a_closed_loop_counts_whole() -> None:
    assert longest("usa", "denver_santa-fe", "el-paso_santa-fe", "el-paso_phoenix", "denver_phoenix") == 2 + 2 + 3 + 5


@rule("ttr.longest.trail")
def test_a_chain_may_pass_a_city_several_times() -> None:
    loops = ["denver_santa-fe", "phoenix_santa-fe", "denver_phoenix", "el-paso_santa-fe", "oklahoma-city_santa-fe"]
    loops.append("el-paso_oklahoma-city")

    assert longest("usa", *loops) == 2 + 3 + 5 + 2 + 3 + 5
    assert longest("usa", *loops, "denver_helena") == 20 + 4


@rule("ttr.longest.trail")
def test_of_three_branches_the_shortest_stays_out() -> None:
    assert longest("usa", "denver_santa-fe", "el-paso_santa-fe", "phoenix_santa-fe") == 3 + 2
    assert longest("usa", "denver_helena", "helena_seattle", "duluth_helena", "helena_winnipeg") == 6 + 6


@rule("ttr.longest.trail")
def test_each_route_counts_once() -> None:
    assert longest("usa", "dallas_el-paso") == 4
    assert longest("usa", "denver_santa-fe", "el-paso_santa-fe") == 4


@rule("ttr.longest.whole-routes")
@both_maps
def test_the_longest_route_is_a_chain_of_whole_routes_from_city_to_city(map: str) -> None:
    board = load(map)
    chooser = random.Random(3)
    for again in range(10):
        owned = chooser.sample(board.route_ids, 14)
        table = table_with(map, 4, owners=dict.fromkeys(owned, 0), cars={0: 0})
        trail = proof(table, 0, "longest-route")
        ends = [board.printed["route"][[r["id"] for r in board.printed["route"]].index(route)]["between"] for route in trail]
        here = set(ends[0])
        for city_pair in ends:
            assert here & set(city_pair)
            here = {other for city in here & set(city_pair) for other in city_pair if other != city}

        assert len(set(trail)) == len(trail)
        assert set(trail) <= set(owned)
        length = {route["id"]: route["length"] for route in board.printed["route"]}
        assert sum(length[route] for route in trail) == counts(table)[0].longest


@rule("ttr.longest.in-cars")
def test_length_is_counted_in_cars_not_in_routes() -> None:
    short = ["portland_seattle_1", "seattle_vancouver_1", "kansas-city_omaha_1", "duluth_omaha_1"]
    table = table_with("usa", owners=dict.fromkeys(short, 0) | {"duluth_toronto": 1})

    assert [count.longest for count in counts(table)] == [3, 6]
    assert [count.bonus for count in counts(table)] == [0, 10]


@rule("ttr.longest.all-tied")
@both_maps
def test_all_who_tie_for_the_longest_get_ten_points(map: str) -> None:
    other = {"usa": "denver_oklahoma-city", "europe": "petrograd_wilno"}[map]
    table = table_with(map, 3, owners={RED4[map]: 0, other: 2, GREY2[map]: 1})

    assert [count.bonus for count in counts(table)] == [10, 0, 10]


@rule("ttr.longest.nobody")
@both_maps
def test_without_any_route_nobody_gets_the_bonus(map: str) -> None:
    assert [count.bonus for count in counts(table_with(map, 3))] == [0, 0, 0]
