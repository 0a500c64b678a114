"""Eva's turn, phase by phase, and her score."""

from __future__ import annotations

import pytest

from games.steamrollers.position import GAME, cross, goods, owner, play, position, told, why_not
from semafor.games.steamrollers.layout import CROSSES
from semafor.games.steamrollers.state import SteamRollers

FULL = {city: ["red", "blue"] for city in (1, 3, 4)} | {2: ["blue"], 5: ["red"], 6: ["red"]}


def before_eva(die: int, crosses: list[int], tiles: str = "", goods: dict[int, list[str]] | None = None) -> SteamRollers:
    """The human has one action left, crossing box 1 with a 1; then Eva has this die."""
    state = position(1, die=1, dice=(die,), tiles=tiles, goods=FULL if goods is None else goods)
    state.turn.actions_left = 1
    cross(state, crosses)
    return state


def crosses(state: SteamRollers) -> list[int]:
    return [int(state.table[CROSSES + region]) for region in range(6)]


@pytest.mark.rule("steam.eva.phase1-cross", "steam.solo.eva-sheet")
def test_eva_crosses_out_a_cell_in_the_region_of_her_die() -> None:
    state = play(before_eva(3, [0] * 6), "box 1")

    assert crosses(state) == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("steam.eva.phase1-cross", "steam.eva.phase1-instant-win")
def test_a_region_holds_a_cross_for_each_cell_but_its_city_and_then_eva_wins_at_once() -> None:
    state = play(before_eva(3, [0, 0, 8, 0, 0, 0]), "box 1")
    assert (crosses(state)[2], state.over()) == (9, False)

    full = before_eva(3, [0, 0, 9, 0, 0, 0])
    lines = told(full, "box 1")
    result = GAME.result(full)
    assert full.over()
    assert why_not(full, "box 1", seat=0) == "steam.eva.phase1-instant-win"
    assert (result.winners, result.ended_by) == (["Eva"], "steam.eva.phase1-instant-win")
    assert [(sheet.total, sheet.parts) for sheet in result.seats] == [(0, []), (0, [])]
    assert lines[-2:] == [
        "Region 3 has no empty cell left: Eva wins at once.",
        "The game is over: Eva has filled a region.",
    ]


@pytest.mark.rule("steam.eva.phase2-tile-loss")
def test_an_upright_tile_of_her_number_goes_back_and_a_sideways_one_is_safe() -> None:
    upright = play(before_eva(4, [0] * 6, "4b 0, 5a 0"), "box 1")
    assert (owner(upright, 4), owner(upright, 5)) == (None, 0)

    sideways = play(before_eva(4, [0] * 6, "4b 0 sideways"), "box 1")
    assert owner(sideways, 4) == 0


@pytest.mark.rule("steam.eva.phase3-empty-city")
def test_in_an_empty_city_eva_rerolls_and_starts_again_as_often_as_needed() -> None:
    lying = {1: ["red"], 2: ["blue"], 3: ["red"], 4: ["red"]}
    state = before_eva(5, [0, 0, 0, 2, 4, 0], "5a 0", lying)
    lines = told(state, "box 1", luck=[5, 4, 3])

    assert crosses(state) == [0, 0, 0, 3, 6, 1]
    assert owner(state, 5) is None
    assert goods(state, 4) == {}
    assert int(state.eva.points) == 3
    assert lines[1:] == [
        "Eva's die shows 5.",
        "Eva crosses out a cell in region 5; she has 5 crosses there.",
        "Your upright action tile 5 goes back to the pool.",
        "City 5 is empty: Eva rerolls and starts again.",
        "Eva's die shows 6.",
        "Eva crosses out a cell in region 6; she has 1 cross there.",
        "City 6 is empty: Eva rerolls and starts again.",
        "Eva's die shows 5.",
        "Eva crosses out a cell in region 5; she has 6 crosses there.",
        "City 5 is empty: Eva rerolls and starts again.",
        "Eva's die shows 4.",
        "Eva crosses out a cell in region 4; she has 3 crosses there.",
        "Eva removes the rightmost good (red) of city 4 and scores 3 points; she has 3 in all.",
        "The game is over: three cities are empty.",
    ]


@pytest.mark.rule("steam.eva.phase4-deliver", "steam.eva.score-deliveries")
@pytest.mark.parametrize(("before", "scored"), [(0, 0), (1, 0), (2, 3), (5, 6)])
def test_with_three_crosses_eva_removes_the_rightmost_good_and_scores_her_crosses(before: int, scored: int) -> None:
    state = play(before_eva(4, [0, 0, 0, before, 0, 0]), "box 1")

    assert int(state.eva.points) == scored
    assert goods(state, 4) == ({"red": 1} if scored else {"red": 1, "blue": 1})
    assert int(state.eva_count().deliveries) == scored


@pytest.mark.rule("steam.eva.score-locomotive", "steam.eva.score-regions", "steam.eva.score-pool", "steam.eva.score-deliveries")
def test_evas_score_is_deliveries_locomotive_two_regions_and_the_positive_pool() -> None:
    state = position(1, tiles="1b pool, 2a pool, 3b pool, 4b pool, 5b 0, 6b pool")
    cross(state, [1, 5, 0, 3, 2, 0])
    state.eva.points = 7
    sheet = GAME.result(state).seats[1]

    assert {part.name: part.points for part in sheet.parts} == {"deliveries": 7, "locomotive": 3, "regions": 8, "pool": 3}
    assert (sheet.seat, sheet.total) == ("Eva", 21)


@pytest.mark.rule("steam.eva.phase4-deliver")
def test_every_step_of_her_turn_stands_in_the_record() -> None:
    from semafor.kernel.record import Record

    table = GAME.table(seats=1, seed=11, eva="investor")
    while not table.over:
        table.play(table.moves()[-1])
    record = Record.of(table)
    replayed = record.replay(GAME)

    assert replayed.told(None) == table.told(None)
    assert any(event.what.startswith("eva-") for event in replayed.told(None))
