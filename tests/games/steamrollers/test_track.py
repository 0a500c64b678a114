"""Drawing track."""

from __future__ import annotations

import pytest

from games.steamrollers.position import ONE_THREE, legal, play, position, why_not
from semafor.games.steamrollers.material import TRACK_A, TRACK_B, track_type
from semafor.games.steamrollers.parts.sheets import reach


@pytest.mark.rule("steam.track.one-cell", "steam.track.region")
def test_one_track_is_drawn_on_one_empty_cell_of_the_dies_region() -> None:
    state = position(die=5)
    cells = {move.split()[1] for move in legal(state, "track")}

    assert cells == {"A5", "B5", "A6", "B6", "A7", "C7", "A8", "B8", "C8", "D8"}
    assert why_not(state, "track A1 E-W") == "steam.track.region"
    play(state, "track A5 E-W")
    assert sum(1 for track in state.sheets[:100] if track) == 1


@pytest.mark.rule("steam.track.type", "steam.track.orientation")
@pytest.mark.parametrize(("black", "count"), [(1, 9), (2, 9), (3, 9), (4, 9), (5, 12), (6, 12)])
def test_the_track_is_of_a_type_on_the_black_die_and_turned_at_will(black: int, count: int) -> None:
    state = position(die=1, black=black)

    assert len(legal(state, "track A1")) == count
    forbidden = {1: "E-SE", 3: "E-SW", 5: "E-W"}[black - (black - 1) % 2]
    assert why_not(state, f"track A1 {forbidden}") == "steam.track.type"


@pytest.mark.rule("steam.track.type", "steam.track.no-junctions")
def test_there_are_fifteen_tracks_each_joining_two_sides() -> None:
    pairs = {frozenset((int(TRACK_A[track]), int(TRACK_B[track]))) for track in range(15)}
    apart = [min((TRACK_B[track] - TRACK_A[track]) % 6, (TRACK_A[track] - TRACK_B[track]) % 6) for track in range(15)]

    assert len(pairs) == 15
    assert apart == [3 - int(track_type(track)) for track in range(15)]


@pytest.mark.rule("steam.track.orientation")
def test_a_track_may_run_against_the_edge_of_the_map() -> None:
    assert why_not(position(die=1), "track A1 W-E") is None
    assert why_not(position(die=1, black=5), "track A1 NW-W") is None


@pytest.mark.rule("steam.track.no-redraw", "steam.track.no-junctions")
def test_a_cell_is_drawn_on_once_only() -> None:
    state = position(die=1, tracks="A1 W-E")

    assert legal(state, "track A1 ") == []
    assert why_not(state, "track A1 NE-SW") == "steam.track.no-redraw"


@pytest.mark.rule("steam.track.disconnected-ok")
def test_a_track_need_not_join_anything() -> None:
    state = play(position(die=1, tracks="A1 W-E"), "track D2 W-E")

    assert state.links(0) == []


@pytest.mark.rule("steam.track.not-on-city")
@pytest.mark.parametrize(("die", "city"), list(enumerate(["A2", "G2", "C4", "F5", "B7", "H7"], 1)))
def test_nothing_is_drawn_on_a_city(die: int, city: str) -> None:
    assert why_not(position(die=die), f"track {city} W-E") == "steam.track.not-on-city"


@pytest.mark.rule("steam.track.city-edge-connects")
def test_tracks_that_reach_a_city_are_joined_through_it() -> None:
    state = position(tracks=f"{ONE_THREE}, D4 W-SE, E5 NW-E")

    assert [(int(link.a) + 1, int(link.b) + 1) for link in state.links(0)] == [(1, 3), (3, 4)]
    assert reach(state.sheets, 0, 0, 3) == 0b10  # 1-4 through city 3, distance 2


@pytest.mark.rule("steam.track.town-drawable", "steam.track.town-through")
def test_a_town_is_on_a_line_only_if_a_track_runs_through_it() -> None:
    assert why_not(position(die=1), "track C2 W-E") is None
    through = position(tracks="B2 W-E, C2 W-SE, D3 NW-SW")
    beside = position(tracks="B2 W-SE, C3 NW-SE")

    assert [len(link.towns) for link in through.links(0)] == [1]
    assert [len(link.towns) for link in beside.links(0)] == [0]


@pytest.mark.rule("steam.track.cells-join")
def test_neighbouring_tracks_are_joined_only_at_the_side_they_share() -> None:
    assert len(position(tracks="B3 NW-SE, B4 NW-E").links(0)) == 1
    assert len(position(tracks="B3 NW-SE, B4 W-E").links(0)) == 0


@pytest.mark.rule("steam.deliver.unlinked-loop", "steam.score.link")
def test_a_line_back_to_the_same_city_and_a_ring_without_a_city_are_no_links() -> None:
    loop = position(tracks="A1 SE-E, B1 W-SW")
    assert loop.links(0) == []
    assert list(loop.scores()) == [0, 0]
    ring = position(tracks="B5 E-SE, C5 W-SW, B6 NW-NE")
    assert ring.links(0) == []
    assert list(ring.scores()) == [0, 0]


@pytest.mark.rule("steam.score.link")
def test_several_links_between_the_same_cities_all_count() -> None:
    state = position(tracks=f"{ONE_THREE}, B2 W-SE, C3 NW-SE")

    assert [(int(link.a), int(link.b)) for link in state.links(0)] == [(0, 2), (0, 2)]
    assert int(state.total(0)) == 2
