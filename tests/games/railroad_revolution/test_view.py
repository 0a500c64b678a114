"""What the view tells a page: where the action was built, how much is left of it, and what proves a score."""

from __future__ import annotations

from games.railroad_revolution.position import GAME, Position, position


def action(here: Position) -> tuple[str | None, int]:
    found = here.view().action
    assert found is not None
    return found.built, found.pieces_due


def test_the_action_says_how_many_pieces_are_due_and_where_the_building_stands() -> None:
    here = position().money(2000).do("place white on rail")
    assert action(here) == (None, 2)
    assert action(here.do("track t02")) == (None, 1)
    assert action(here.do("track t07")) == (None, 0)

    station = position().do("place white on station")
    assert action(station) == (None, 1)
    assert action(station.do("station Charlotte")) == ("charlotte", 0)

    office = position().do("place white on telegraph", "office 5")
    assert action(office) == ("5", 0)


def test_the_parts_of_a_score_name_their_places() -> None:
    here = position().tracks("t02", "t07", "t15", "t26").station("washington").office(2, 4, 5)
    parts = {part.name: part.proof for part in GAME.result(here.state).seats[0].parts}

    assert parts["stations"] == ["washington"]
    assert parts["network"] == ["san_diego"]
    assert parts["telegraph"] == ["2", "4", "5"]
    assert parts["links"] == ["4-5"]


def test_the_trains_that_have_points_are_those_with_their_front_up() -> None:
    here = position().no_trains().train("money", count=2).train("shares", "back")
    parts = {part.name: part.proof for part in GAME.result(here.state).seats[0].parts}

    assert parts["trains"] == ["money"]
