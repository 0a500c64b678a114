"""Winner and ties: section 15 of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from games.ticket_to_ride.position import BLUE3, RED4, both_maps, table_with
from semafor.games.ticket_to_ride.result import counted_result
from semafor.games.ticket_to_ride.scoring import Count
from semafor.kernel.result import Result

rule = pytest.mark.rule


def ranked(map: str, *sheets: dict[str, int]) -> Result:
    """The result of counts made by hand, one for each seat."""
    counts = []
    for seat, sheet in enumerate(sheets):
        count: Any = Count(seat)
        for name, value in sheet.items():
            setattr(count, name, value)
        counts.append(count)
    return counted_result(map, counts, [[] for each in counts], "ttr.end.last-round")


@rule("ttr.win.most-points", "ttr.goal.most-points")
@both_maps
def test_the_highest_total_wins(map: str) -> None:
    result = ranked(map, {"routes": 40}, {"routes": 60, "failed_points": 10}, {"routes": 30, "completed_points": 21})

    assert result.winners == [2]
    assert result.decided_by == "ttr.win.most-points"
    assert [place.seats for place in result.ranking] == [[2], [1], [0]]


@rule("ttr.win.tie-tickets")
@both_maps
def test_a_tie_goes_to_the_player_with_more_completed_tickets_not_with_their_value(map: str) -> None:
    few = {"routes": 30, "completed": 1, "completed_points": 20, "bonus": 10}
    many = {"routes": 44, "completed": 3, "completed_points": 16}
    result = ranked(map, few, many)

    assert result.winners == [1]
    assert result.decided_by == "ttr.win.tie-tickets"


@rule("ttr-eu.win.tie-stations")
def test_in_europe_a_further_tie_goes_to_the_one_who_built_fewer_stations_before_the_express() -> None:
    built = {"routes": 38, "completed": 2, "stations_kept": 1, "stations": 4, "bonus": 10}
    kept = {"routes": 44, "completed": 2, "stations_kept": 2, "stations": 8}
    result = ranked("europe", built, kept)

    assert result.winners == [1]
    assert result.decided_by == "ttr-eu.win.tie-stations"


@rule("ttr-usa.win.tie-card", "ttr-eu.win.tie-card")
@both_maps
def test_a_still_further_tie_goes_to_the_one_who_holds_the_longest_route_card(map: str) -> None:
    without = {"routes": 50, "completed": 2, "longest": 20}
    holder = {"routes": 40, "completed": 2, "longest": 25, "bonus": 10}
    result = ranked(map, without, holder)

    assert result.winners == [1]
    assert result.decided_by == {"usa": "ttr-usa.win.tie-card", "europe": "ttr-eu.win.tie-card"}[map]


@rule("ttr-usa.win.tie-card", "ttr-eu.win.tie-card", "ttr.win.shared")
@both_maps
def test_two_tied_players_who_both_lack_the_card_stay_tied_whatever_their_lengths(map: str) -> None:
    result = ranked(
        map, {"routes": 50, "longest": 20}, {"routes": 50, "longest": 24}, {"routes": 10, "longest": 30, "bonus": 10}
    )

    assert result.winners == [0, 1]
    assert result.decided_by == "ttr.win.shared"
    assert [place.place for place in result.ranking] == [1, 3]


@rule("ttr.win.shared", "ttr.longest.all-tied")
@both_maps
def test_a_tie_in_everything_is_a_shared_win(map: str) -> None:
    other = {"usa": "denver_oklahoma-city", "europe": "petrograd_wilno"}[map]
    result = table_with(map, owners={RED4[map]: 0, other: 1}, tickets={0: [], 1: []}).result()

    assert result.winners == [0, 1]
    assert result.decided_by == "ttr.win.shared"


@rule("ttr.win.ranking")
@both_maps
def test_the_other_places_are_ordered_by_the_same_keys(map: str) -> None:
    result = ranked(
        map,
        {"routes": 40},
        {"routes": 60},
        {"routes": 40, "completed": 2},
        {"routes": 30, "bonus": 10, "longest": 9},
        {"routes": 40},
    )
    prefix = {"usa": "ttr-usa", "europe": "ttr-eu"}[map]

    assert [(place.place, place.seats) for place in result.ranking] == [(1, [1]), (2, [2]), (3, [3]), (4, [0, 4])]
    assert [place.decided_by for place in result.ranking] == [
        "ttr.win.most-points",
        "ttr.win.tie-tickets",
        f"{prefix}.win.tie-card",
        "ttr.win.shared",
    ]


@rule("ttr.win.tie-tickets")
def test_tickets_completed_with_a_station_count_in_the_tie() -> None:
    owners = {"smolensk_wilno": 0, "warsaw_wilno": 1, "kharkov_kyiv": 1}
    table = table_with("europe", owners=owners, stations={"warsaw": 0}, tickets={0: ["smolensk_warsaw"], 1: []})
    result = table.result()

    assert [sheet.total for sheet in result.seats] == [4 + 6 + 8, 4 + 7 + 12 + 10]
    assert table.state.counts()[0].completed == 1  # type: ignore[attr-defined]


@rule("ttr.win.most-points")
@both_maps
def test_the_result_of_a_table_names_the_winner(map: str) -> None:
    result = table_with(map, 3, owners={BLUE3[map]: 2, RED4[map]: 1}).result()

    assert result.winners == [1]
    assert [place.seats for place in result.ranking] == [[1], [2], [0]]
