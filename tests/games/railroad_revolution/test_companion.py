"""Scoring a physical table: the same count, and impossible tables refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import semafor
from amount import several
from games.railroad_revolution.position import GAME
from laws.cases import Case, whole_game
from semafor import companion
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.games.railroad_revolution.views import RailroadRevolutionView


def as_json(state: RailroadRevolution) -> dict[str, Any]:
    """The end of a game as a person would write it down."""
    view = GAME.view(state, None)
    assert isinstance(view, RailroadRevolutionView)
    seats = [
        {
            "tracks": seat.spaces,
            "stations": seat.stations,
            "offices": seat.offices,
            "markers": seat.markers,
            "trains": {"front": seat.trains_front, "back": seat.trains_back},
            "milestones": seat.completed,
            "money": seat.money,
            "shares": seat.shares,
        }
        for seat in view.seats
    ]
    return {"game": "railroad-revolution", "seats": seats}


@pytest.mark.rule("rev.score.total", "rev.score.performance", "rev.score.tie-money")
def test_the_companion_counts_a_finished_game_like_the_game_itself() -> None:
    for seed in range(several(20, 3, daily=5)):
        *_, state = whole_game(Case("railroad-revolution", 2 + seed % 3, {}), seed)
        assert isinstance(state, RailroadRevolution)

        assert companion.result(as_json(state)) == GAME.result(state)


def seats(**things: Any) -> dict[str, Any]:
    seat = {"name": "Anna", "tracks": [], "markers": {}, **things}
    return {"game": "railroad-revolution", "seats": [seat, {"name": "Piotr", "tracks": [], "markers": {}}]}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (seats(tracks=["t05"]), "Anna: the track on t05 does not hang together with Washington and Charlotte."),
        (seats(tracks=["t99"]), "Anna: there is no track space “t99”."),
        (seats(tracks=["Chicago-Miami"]), "Anna: there is no track space “Chicago-Miami”."),
        (seats(tracks=["t02", "Washington-Chicago"]), "Anna has two tracks on t02."),
        (seats(stations=["Denver"]), "Anna has a station in Denver, but no track leads there."),
        (seats(stations=["Paris"]), "Anna: there is no city “Paris”."),
        (seats(stations=["Charlotte", "charlotte"]), "Anna has two stations in Charlotte."),
        (seats(offices=[9]), "Anna: there is no telegraph section 9; the sections are 1 to 8."),
        (seats(offices=[2, 2]), "Anna has two offices in section 2."),
        (seats(markers={"sideways": 1}), "there is no performance track “sideways”"),
        (seats(markers={"network": 9}), "has no field 9; the fields are 0 to 8"),
        (seats(trains={"front": {"steam": 1}}), "there is no train “steam”"),
        (seats(trains={"front": {"money": 4}}), "The players have 4 trains “money” in all; there are 3."),
        (seats(trains={"front": {"money": -1}}), "cannot be less than 0"),
        (seats(milestones=["E-1"]), "Anna: there is no milestone “E-1”."),
        (seats(milestones=["B-01", "B-01"]), "Milestone B-01 is with Anna and with Anna."),
        (seats(money=-50), "cannot be less than 0"),
        (seats(money=30), "$30 is no sum of banknotes"),
        (seats(money=50 * 10**30), "no table holds so much"),
        (seats(shares=10**19), "no table holds so much"),
        (seats(offices=[10**30]), "no table holds so much"),
        (seats(colour="red"), "colour"),
        ({"game": "railroad-revolution", "seats": []}, "2 to 4 players"),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(position: dict[str, Any], said: str) -> None:
    with pytest.raises(semafor.BadInput) as refused:
        companion.result(position)

    assert said in str(refused.value)
    assert refused.value.sentence("pl") != refused.value.message


def test_more_tracks_or_buildings_than_a_player_has_are_refused() -> None:
    spaces = [f"t{number:02}" for number in range(2, 30)]
    with pytest.raises(semafor.BadInput, match="a player has 17"):
        companion.result(seats(tracks=spaces))
    built = {"tracks": spaces[:14], "stations": ["Washington", "Charlotte", "Chicago", "Miami", "Duluth", "Houston"]}
    with pytest.raises(semafor.BadInput, match="more stations and offices"):
        companion.result(seats(**built, offices=[1, 2, 3, 4, 5, 6, 7, 8]))
