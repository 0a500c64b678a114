"""Medium and hard maps."""

from __future__ import annotations

import pytest

from games.steamrollers.position import GAME, ONE_THREE, draw, legal, position, why_not
from semafor.games.steamrollers.material import load


@pytest.mark.rule("steam.wall.same-for-all", "steam.wall.no-transport")
def test_the_same_borders_are_closed_for_all_seats() -> None:
    for walls, joined in ((0, 1), (1, 0), (2, 1)):
        state = position(3, walls=walls)
        for seat in range(3):
            draw(state, seat, ONE_THREE)
            assert len(state.links(seat)) == joined


@pytest.mark.rule("steam.wall.no-transport")
def test_drawing_beside_a_wall_is_allowed() -> None:
    assert why_not(position(die=1, walls=1), "track B3 NW-SE") is None


@pytest.mark.rule("steam.wall.no-transport", "steam.wall.no-points")
def test_a_single_closed_edge_cuts_only_the_line_across_it() -> None:
    text = "\n".join(
        f'[[wall_map]]\nlevel = "{level}"\ndie = {die}\nborders = []\nedges = [["B3", "B4"]]'
        for level in ("medium", "hard")
        for die in range(1, 7)
    )
    cut = position(die=1, walls=1, material=text, boxes=(1,), goods={1: ["grey"]})
    draw(cut, 0, ONE_THREE)
    assert legal(cut, "deliver") == []
    assert list(cut.scores()) == [0, 0]
    around = position(walls=1, material=text)
    draw(around, 0, "B2 W-SE, C3 NW-SE")
    assert list(around.scores()) == [1, 0]
    assert GAME.view(cut, None).walls == [("B3", "B4")]  # type: ignore[attr-defined]


@pytest.mark.rule("steam.wall.choose")
def test_every_map_closes_what_the_data_says() -> None:
    box = load("")
    for entry in box.printed["wall_map"]:
        number = 6 * ("medium", "hard").index(entry["level"]) + entry["die"]
        walls = GAME.view(position(walls=number), None).walls  # type: ignore[attr-defined]
        regions = {tuple(sorted(int(box.region[ord(c[0]) - 65 + 10 * (int(c[1:]) - 1)]) + 1 for c in pair)) for pair in walls}
        assert regions == {tuple(border) for border in entry["borders"]}


@pytest.mark.rule("steam.solo.walls-own-map")
def test_alone_walls_stand_on_the_players_map_and_do_not_hinder_eva() -> None:
    state = position(1, walls=1)
    draw(state, 0, ONE_THREE)

    assert state.links(0) == []
    assert [int(state.material.drawable(region)) for region in range(6)] == [10, 10, 9, 9, 10, 10]
