"""Action tiles: taking them, lightning and infinity, and the effects of 1, 3, 4, 5 and 6."""

from __future__ import annotations

from importlib import resources

import pytest

from games.steamrollers.position import (
    GAME,
    ONE_THREE,
    TWO_ROUTES,
    give,
    legal,
    owner,
    phase,
    play,
    points,
    position,
    sideways,
    told,
    why_not,
)
from semafor.games.steamrollers.parts.tiles import tile_points

FULL = {city: ["coal"] for city in (1, 2, 3, 4)}
RED_ONE = {1: ["red"], 3: ["coal"], 4: ["coal"], 5: ["coal"]}
SIX = (1, 2, 3, 4, 5, 6)
LIGHTNING_FIVES = "\n\n".join(
    piece.replace('"permanent"', '"once"') if "tile = 5" in piece else piece
    for piece in resources.files("semafor.games.steamrollers").joinpath("material.toml").read_text("utf-8").split("\n\n")
    if "[[action_tile]]" in piece
)


# Taking


@pytest.mark.rule("steam.tile.take", "steam.tile.take-from-pool", "steam.tile.turn-sideways")
def test_the_tile_with_the_dies_number_is_taken_from_the_pool_and_turned_sideways() -> None:
    state = position(die=4, goods=FULL)
    assert why_not(state, "tile 3") == "steam.tile.take"
    play(state, "tile 4")

    assert (owner(state, 4), sideways(state, 4)) == (0, True)


@pytest.mark.rule("steam.tile.take-from-player", "steam.tile.sideways-protected")
def test_an_upright_tile_is_taken_from_another_player_and_a_sideways_one_is_safe() -> None:
    state = position(die=4, tiles="4b 1", goods=FULL)
    play(state, "tile 4")
    assert owner(state, 4) == 0
    assert GAME.view(state, 0).tiles[3].tile == "4b"  # type: ignore[attr-defined]

    safe = position(die=4, tiles="4b 1 sideways")
    assert why_not(safe, "tile 4") == "steam.tile.sideways-protected"


@pytest.mark.rule("steam.tile.take-own")
def test_ones_own_tile_is_taken_to_turn_it_sideways() -> None:
    state = play(position(die=4, tiles="4b 0", goods=FULL), "tile 4")

    assert (owner(state, 4), sideways(state, 4)) == (0, True)


@pytest.mark.rule("steam.tile.turn-sideways", "steam.round.straighten")
def test_a_taken_tile_is_upright_again_from_the_owners_next_turn() -> None:
    state = position(dice=(4, 5, 6), goods=FULL)
    play(state, "die 4", "tile 4", "die 5", "box 5", luck=[0, 1, 2, 0])
    assert (int(state.turn.seat), sideways(state, 4)) == (1, True)
    play(state, "die 1", "box 1")

    assert (int(state.turn.seat), sideways(state, 4)) == (0, False)


@pytest.mark.rule("steam.tile.orientation-irrelevant-for-effect")
def test_a_sideways_tile_works_and_one_taken_first_serves_the_second_action() -> None:
    assert "set die 6" in legal(position(die=1, tiles="1a 0 sideways"))
    state = position(dice=(5, 2, 3), tiles="2a 0, 5a pool", goods=FULL)
    play(state, "dice 2 5", "die 5", "tile 5")

    assert "raise die" in legal(state)


# Lightning and infinity


@pytest.mark.rule("steam.tile.once-returns")
def test_a_lightning_tile_that_serves_an_action_goes_back_when_that_is_finished() -> None:
    lines = told(position(die=1, black=1, tiles="6a 0", goods=FULL), "track A1 E-SE")

    assert lines[-1] == "Seat 1 puts action tile 6a back into the pool."


CHANGES = [
    ("1a", 3, "set die 1"),
    ("5a", 4, "raise die"),
    ("5a", 6, "lower die"),
    ("5b", 2, "flip die"),
    ("5b", 1, "reroll die"),
]


@pytest.mark.rule("steam.tile.once-returns", "steam.tile.take-from-pool")
@pytest.mark.parametrize(("side", "die", "change"), CHANGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_lightning_tile_that_changes_the_die_is_back_at_once_and_may_be_taken_by_that_action(
    seats: int, side: str, die: int, change: str
) -> None:
    number = int(side[0])
    state = position(seats, die=die, tiles=f"{side} 0", goods=FULL, material=LIGHTNING_FIVES)
    lines = told(state, change, luck=[4])
    assert (owner(state, number), int(state.turn.die) + 1) == (None, number)
    assert lines[-1] == f"Seat 1 puts action tile {side} back into the pool."
    taking = told(state, f"tile {number}")

    assert taking[0] == f"Seat 1 takes action tile {side} from the pool."
    assert not [line for line in taking if "back into the pool" in line]
    assert (owner(state, number), sideways(state, number)) == (0, True)


@pytest.mark.rule("steam.tile.once-returns", "steam.tile.orientation-irrelevant-for-effect")
def test_a_tile_taken_again_by_the_action_it_served_may_serve_the_second_action() -> None:
    state = position(dice=(3, 4, 2), tiles="2a 0, 1a 0", goods=FULL)
    play(state, "dice 3 4", "die 3", "set die 1", "tile 1", "set die 6", "box 6")

    assert (owner(state, 1), owner(state, 2)) == (None, None)


@pytest.mark.rule("steam.tile.once-returns", "steam.tile.1-set-die", "steam.tile.5a-nudge")
@pytest.mark.parametrize(("side", "change", "again"), [("1a", "set die 4", "set die 2"), ("5a", "raise die", "lower die")])
def test_a_die_that_a_lightning_tile_has_changed_is_said_to_be_changed_already(side: str, change: str, again: str) -> None:
    state = play(position(die=3, tiles=f"{side} 0", goods=FULL, material=LIGHTNING_FIVES), change)
    refusal = GAME.refusal(state, 0, GAME.actions.parse(again))

    assert refusal is not None
    assert refusal.facts["what"] == "used"


@pytest.mark.rule("steam.tile.once-returns")
def test_an_unused_lightning_tile_is_kept() -> None:
    state = play(position(die=1, tiles="1a 0, 6a 0, 4a 0", goods=FULL), "box 1")

    assert [owner(state, tile) for tile in (1, 4, 6)] == [0, 0, 0]


@pytest.mark.rule("steam.tile.permanent-stays", "steam.tile.permanent-not-discardable")
def test_an_infinity_tile_stays_after_use_and_no_move_gives_it_up() -> None:
    state = position(die=1, tiles="1b 0", goods=FULL)
    for number in state.legal(0):
        after = state.clone()
        play(after, GAME.actions.notation(int(number)))
        assert owner(after, 1) == 0
    play(state, "set die 4", "box 4")
    assert owner(state, 1) == 0


@pytest.mark.rule("steam.tile.points")
def test_owned_tiles_score_their_number_upright_or_sideways_even_minus_two() -> None:
    state = position(tiles="1b 0, 5b 0 sideways, 3a 0, 2b 1")

    assert [int(tile_points(state.material, state.table, seat)) for seat in (0, 1)] == [-2 + 2 + 1, 2]


# Changing the die


@pytest.mark.rule("steam.tile.1-set-die")
@pytest.mark.parametrize("side", ["1a", "1b"])
def test_tile_1_gives_the_die_any_value_once(side: str) -> None:
    state = position(die=3, tiles=f"{side} 0")
    assert legal(state, "set") == [f"set die {face}" for face in range(1, 7)]
    play(state, "set die 6")

    assert why_not(state, "box 3") == "steam.loco.cross-box"
    assert why_not(state, "box 6") is None
    assert why_not(state, "set die 2") == "steam.tile.1-set-die"
    assert why_not(position(die=3, tiles="1a 1"), "set die 2") == "steam.tile.1-set-die"


@pytest.mark.rule("steam.tile.5a-nudge")
def test_tile_5a_changes_a_die_once_and_works_together_with_tile_1() -> None:
    state = play(position(die=3, tiles="5a 0"), "raise die")
    assert why_not(state, "raise die") == "steam.tile.5a-nudge"
    both = play(position(die=3, tiles="5a 0, 1b 0"), "set die 6", "lower die")
    assert both.turn.die == 4
    other_way = play(position(die=3, tiles="5a 0, 1b 0"), "lower die", "set die 6")
    assert other_way.turn.die == 5


@pytest.mark.rule("steam.tile.5b-reroll-or-flip")
@pytest.mark.parametrize(("die", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_tile_5b_turns_to_the_opposite_face_or_rerolls(die: int, opposite: int) -> None:
    assert play(position(die=die, tiles="5b 0"), "flip die").turn.die + 1 == opposite
    assert play(position(die=die, tiles="5b 0"), "reroll die", luck=[2]).turn.die + 1 == 3
    assert why_not(position(die=die, tiles="5a 0"), "flip die") == "steam.tile.5b-reroll-or-flip"
    assert why_not(position(die=die, tiles="5b 0"), "raise die" if die < 6 else "lower die") == "steam.tile.5a-nudge"


@pytest.mark.rule("steam.tile.5b-final")
@pytest.mark.parametrize("move", ["flip die", "reroll die"])
def test_after_5b_no_tile_changes_the_die_but_tile_1_may_come_before(move: str) -> None:
    state = play(position(die=3, tiles="5b 0, 1b 0"), "set die 6", move, luck=[4])

    assert why_not(state, "set die 1") == "steam.tile.5b-final"
    assert why_not(state, "flip die") == "steam.tile.5b-final"
    assert why_not(state, "reroll die") == "steam.tile.5b-final"


@pytest.mark.rule("steam.round.no-legal-action", "steam.tile.optional")
def test_a_tile_is_offered_only_where_an_action_can_follow() -> None:
    state = position(die=1, tiles="1a 0, 2a 1 sideways", boxes=(2,))
    for at in range(int(state.material.region_first[1]), int(state.material.region_first[2])):
        state.draw(0, int(state.material.region_cells[at]), 0)

    assert why_not(state, "set die 2") == "steam.round.no-legal-action"
    assert legal(state, "set") == [f"set die {face}" for face in (1, 3, 4, 5, 6)]
    give(state, "5a 0")  # a 2 could still become a 1 or a 3
    assert why_not(state, "set die 2") is None


# Deliveries


@pytest.mark.rule("steam.tile.3a-destination")
def test_3a_lets_the_die_name_the_destination() -> None:
    plain = position(die=3, tracks=ONE_THREE, boxes=(1,), goods={1: ["grey", "red"], 3: ["yellow"]})
    assert legal(plain, "deliver") == ["deliver 3-1 distance 1"]
    state = position(die=3, tracks=ONE_THREE, boxes=(1,), goods={1: ["grey", "red", "coal"], 3: ["yellow"]}, tiles="3a 0")

    assert legal(state, "deliver") == [
        "deliver 1-3 distance 1",
        "deliver coal 1-3 distance 1",
        "deliver 3-1 distance 1",
    ]
    play(state, "deliver 1-3 distance 1")
    assert (points(state), owner(state, 3)) == (1, 0)


@pytest.mark.rule("steam.tile.3b-longer", "steam.tile.3b-needs-power")
def test_3b_makes_a_delivery_one_or_two_longer_within_the_power() -> None:
    state = position(
        die=1, tracks=ONE_THREE, boxes=(1, 2), goods={1: ["grey"], **{c: ["coal"] for c in (2, 4, 5)}}, tiles="3b 0"
    )
    assert legal(state, "deliver") == ["deliver 1-3 distance 1", "deliver 1-3 distance 2"]
    assert why_not(state, "deliver 1-3 distance 3") == "steam.tile.3b-needs-power"
    plain = play(state.clone(), "deliver 1-3 distance 1")
    assert (points(plain), owner(plain, 3)) == (1, 0)  # the tile was not needed
    longer = play(state.clone(), "deliver 1-3 distance 2")
    assert (points(longer), owner(longer, 3)) == (2, None)


@pytest.mark.rule("steam.tile.3b-longer", "steam.deliver.distance")
def test_3b_is_used_only_for_a_distance_that_no_route_has() -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=SIX, goods=RED_ONE, tiles="3b 0")

    assert legal(state, "deliver 1-2") == [f"deliver 1-2 distance {distance}" for distance in (3, 4, 5, 6)]
    assert owner(play(state.clone(), "deliver 1-2 distance 4"), 3) == 0  # by the longer route itself
    assert owner(play(state.clone(), "deliver 1-2 distance 5"), 3) is None


@pytest.mark.rule("steam.tile.4a-unlimited")
def test_4a_delivers_at_any_distance_even_with_power_0() -> None:
    state = position(die=1, tracks=TWO_ROUTES, goods=RED_ONE, tiles="4a 0")
    assert legal(state, "deliver 1-2") == ["deliver 1-2 distance 3", "deliver 1-2 distance 4"]
    play(state, "deliver 1-2 distance 4")

    assert (points(state), owner(state, 4)) == (4, None)


@pytest.mark.rule("steam.tile.4a-unlimited")
def test_4a_is_not_spent_on_a_delivery_within_the_power() -> None:
    state = position(die=1, tracks=TWO_ROUTES, boxes=(1, 2, 3), goods=RED_ONE, tiles="4a 0")
    play(state, "deliver 1-2 distance 3")

    assert owner(state, 4) == 0


@pytest.mark.rule("steam.tile.4a-no-city-twice")
def test_with_4a_too_no_city_is_passed_twice() -> None:
    state = position(die=3, tracks=TWO_ROUTES, goods={3: ["red"]}, tiles="4a 0")

    assert legal(state, "deliver") == ["deliver 3-2 distance 2", "deliver 3-2 distance 5"]


@pytest.mark.rule("steam.tile.3b-needs-power", "steam.tile.4a-unlimited", "steam.tile.optional")
def test_3b_and_4a_together_need_no_power() -> None:
    state = position(die=1, tracks=ONE_THREE, goods={1: ["grey"], **{c: ["coal"] for c in (2, 4, 5)}}, tiles="3b 0, 4a 0")
    assert legal(state, "deliver") == [f"deliver 1-3 distance {distance}" for distance in (1, 2, 3)]
    play(state, "deliver 1-3 distance 3")

    assert (points(state), owner(state, 3), owner(state, 4)) == (3, None, None)


@pytest.mark.rule("steam.tile.3a-destination", "steam.tile.4a-unlimited", "steam.tile.optional")
def test_3a_and_4a_together() -> None:
    state = position(die=2, tracks=TWO_ROUTES, goods=RED_ONE, tiles="3a 0, 4a 0")

    assert legal(state, "deliver 1-2") == ["deliver 1-2 distance 3", "deliver 1-2 distance 4"]


@pytest.mark.rule("steam.tile.4b-power", "steam.tile.optional", "steam.tile.3b-longer")
def test_4b_simply_applies_also_with_3a_or_3b() -> None:
    state = position(die=1, tracks=ONE_THREE, goods={1: ["grey"]}, tiles="4b 0")
    assert legal(state, "deliver") == ["deliver 1-3 distance 1"]
    longer = position(die=1, tracks=ONE_THREE, boxes=(1,), goods={1: ["grey"]}, tiles="4b 0, 3b 0")
    assert legal(longer, "deliver") == ["deliver 1-3 distance 1", "deliver 1-3 distance 2"]
    named = position(die=3, tracks=ONE_THREE, goods={1: ["grey"]}, tiles="4b 0, 3a 0")
    assert legal(named, "deliver") == ["deliver 1-3 distance 1"]


# Tracks


@pytest.mark.rule("steam.tile.6-any-track")
@pytest.mark.parametrize(("side", "after"), [("6a", None), ("6b", 0)])
def test_tile_6_ignores_the_black_die_but_not_the_region(side: str, after: int | None) -> None:
    state = position(die=1, black=1, tiles=f"{side} 0", goods=FULL)
    assert len(legal(state, "track A1")) == 15
    assert why_not(state, "track A5 E-SE") == "steam.track.region"
    assert owner(play(state.clone(), "track A1 E-W"), 6) == 0  # the black die shows straight: not used
    assert owner(play(state, "track A1 E-SE"), 6) == after


@pytest.mark.rule("steam.tile.optional")
def test_several_tiles_serve_one_action() -> None:
    state = position(die=6, tracks=ONE_THREE, goods={1: ["grey"], **{c: ["coal"] for c in (2, 4, 5)}}, tiles="1a 0, 3b 0, 4a 0")
    play(state, "set die 1", "deliver 1-3 distance 3")

    assert [owner(state, tile) for tile in (1, 3, 4)] == [None, None, None]
    assert phase(state) == "choose-die"
