"""How the game ends, what counts, and ties."""

from __future__ import annotations

import pytest

from games.steamrollers.position import GAME, ONE_THREE, draw, legal, own_load, phase, play, position, why_not
from semafor.games.steamrollers.layout import BONUS, SHEET
from semafor.games.steamrollers.parts.goods import empty_cities
from semafor.games.steamrollers.parts.sheets import add_points, cross_box
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import ScriptedLuck


@pytest.mark.rule("steam.end.three-empty", "steam.end.round-finished")
def test_the_round_in_which_the_third_city_empties_is_played_to_its_end() -> None:
    goods = {1: ["grey"], 2: ["blue"], 3: ["red"], 4: ["red"]}
    state = position(2, dice=(1, 2, 3), tracks=ONE_THREE, boxes=(1,), goods=goods)
    play(state, "die 1", "deliver 1-3 distance 1")
    assert empty_cities(state.table) == 3
    assert not state.over()
    play(state, "die 2", "box 2")

    assert state.over()
    assert GAME.result(state).ended_by == "steam.end.three-empty"
    assert why_not(state, "die 3", seat=0) == "steam.end.three-empty"


@pytest.mark.rule("steam.end.three-empty")
def test_coal_keeps_a_city_from_being_empty_and_an_own_load_does_not() -> None:
    state = position(2, dice=(1, 2, 3), goods={1: ["coal"], 2: ["coal"], 3: ["coal"], 4: ["coal"]})
    play(state, "die 1", "box 1", "die 2", "box 2")
    assert not state.over()
    other = position(2, dice=(1, 2, 3), goods={1: ["coal"], 2: ["coal"], 4: ["coal"]})
    own_load(other, 0, "red", 3)
    play(other, "die 1", "box 1", "die 2", "box 2")
    assert other.over()


@pytest.mark.rule("steam.end.stall")
def test_ten_rounds_without_track_box_or_delivery_end_the_game() -> None:
    state = position(2, dice=(1, 2, 3), goods={city: ["coal"] for city in range(1, 5)})
    luck = ScriptedLuck([0, 1, 2, 0] * 20)
    rounds = 0
    while not state.over():
        one, other = int(state.turn.seat) + 1, 2 - int(state.turn.seat)  # each seat keeps turning its own tile
        play(state, f"die {one}", f"tile {one}", f"die {other}", f"tile {other}", luck=luck)
        rounds += 1

    assert rounds == 10
    assert GAME.result(state).ended_by == "steam.end.stall"


@pytest.mark.rule("steam.end.stall")
@pytest.mark.parametrize("act", ["box 1", "track A1 E-W"])
def test_a_track_or_a_box_begins_the_count_anew(act: str) -> None:
    state = position(2, dice=(1, 2, 3), goods={city: ["coal"] for city in range(1, 5)})
    state.turn.idle = 9
    play(state, "die 1", act, "die 2", "tile 2", luck=[0, 1, 2, 0])

    assert (state.over(), int(state.turn.idle)) == (False, 0)


@pytest.mark.rule("steam.score.locomotive", "steam.score.locomotive-boxes-only")
@pytest.mark.parametrize(("boxes", "score"), [(0, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_power_4_5_and_6_score_1_2_and_3_without_tile_4b(boxes: int, score: int) -> None:
    parts = {
        part.name: part.points for part in GAME.result(position(boxes=tuple(range(1, boxes + 1)), tiles="4b 0")).seats[0].parts
    }

    assert parts["locomotive"] == score


@pytest.mark.rule("steam.score.town-on-link")
def test_a_town_on_an_unfinished_line_scores_nothing() -> None:
    assert list(position(tracks="B2 W-E, C2 W-SE").scores()) == [0, 0]
    assert list(position(tracks="B2 W-E, C2 W-SE, D3 NW-SW").scores()) == [2, 0]


def tied(**of_first: int) -> SteamRollers:
    """Two seats with nothing but what is given to seat 0; seat 1 gets the same total in plain points."""
    state = position()
    for box in range(of_first.get("boxes", 0)):
        cross_box(state.sheets, 0, box)
    if of_first.get("link"):
        draw(state, 0, ONE_THREE)
    add_points(state.sheets, 1, int(state.total(0)))
    return state


@pytest.mark.rule("steam.score.winner")
def test_the_highest_total_wins() -> None:
    state = position()
    add_points(state.sheets, 1, 3)

    assert GAME.result(state).winners == [1]
    assert GAME.result(state).decided_by == "steam.score.winner"


@pytest.mark.rule("steam.score.tie-locomotive", "steam.tile.4b-power")
def test_a_tie_goes_to_more_crossed_boxes_and_4b_does_not_help() -> None:
    state = tied(boxes=4)
    result = GAME.result(state)
    assert (result.winners, result.decided_by) == ([0], "steam.score.tie-locomotive")

    equal = tied()
    from games.steamrollers.position import give

    give(equal, "4b 1")
    add_points(equal.sheets, 1, 2)
    assert GAME.result(equal).winners == [0, 1]


@pytest.mark.rule("steam.score.tie-network")
def test_then_the_better_network_wins() -> None:
    result = GAME.result(tied(link=1))

    assert (result.winners, result.decided_by) == ([0], "steam.score.tie-network")


@pytest.mark.rule("steam.score.tie-shared")
def test_then_the_victory_is_shared() -> None:
    result = GAME.result(tied())

    assert (result.winners, result.decided_by) == ([0, 1], "steam.score.tie-shared")


@pytest.mark.rule("steam.score.deliveries", "steam.start.plus-two")
def test_deliveries_and_the_bonus_are_noted_apart_and_both_count() -> None:
    state = position()
    add_points(state.sheets, 0, 300)
    state.sheets[0 * SHEET + BONUS] = 2
    parts = {part.name: part.points for part in GAME.result(state).seats[0].parts}

    assert (parts["deliveries"], parts["bonus"], int(state.total(0))) == (300, 2, 302)


def test_a_position_is_described_for_a_terminal_in_both_languages() -> None:
    from semafor.kernel.words import Words

    state = position(die=1, tracks=ONE_THREE, boxes=(1,), goods={1: ["grey"]}, orders=True, tiles="4b 0 sideways")
    english, polish = (GAME.describe(state, 0, Words(lang, GAME.room)) for lang in ("en", "pl"))

    assert "Possible delivery from city 1 to city 3, distance 1 (stops: 3)" in english
    assert "Możliwy przewóz z miasta 1 do miasta 3, odległość 1 (trasa: 3)" in polish
    assert "show-" not in english + polish
    assert (phase(state), legal(state, "deliver")) == ("act", ["deliver 1-3 distance 1"])
