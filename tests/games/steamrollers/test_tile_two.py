"""Tile 2: two dice (2a) and the interrupt (2b)."""

from __future__ import annotations

import pytest

from games.steamrollers.position import give, legal, owner, phase, play, position, stuck, told, why_not
from semafor.games.steamrollers.layout import DICE
from semafor.games.steamrollers.state import SteamRollers

FULL = {city: ["coal"] for city in (1, 2, 3, 4)}


def lying(state: SteamRollers) -> list[int]:
    return [face + 1 for face in range(6) for _ in range(int(state.table[DICE + face]))]


# 2a


@pytest.mark.rule("steam.tile.2a-two-dice", "steam.round.one-die-unused")
def test_2a_takes_two_dice_for_two_actions_in_either_order_and_none_is_left() -> None:
    state = position(2, dice=(1, 2, 3), tiles="2a 0", goods=FULL)
    assert legal(state, "dice") == ["dice 1 2", "dice 1 3", "dice 2 3"]
    play(state, "dice 1 3")
    assert legal(state) == ["die 1", "die 3"]
    assert why_not(state, "die 2") == "steam.tile.2a-two-dice"
    play(state, "die 3", "box 3", "box 1")

    assert state.actor() == 1
    assert lying(state) == [2]


@pytest.mark.rule("steam.tile.2a-two-dice", "steam.tile.once-returns")
def test_2a_goes_back_when_both_actions_are_finished() -> None:
    state = position(2, dice=(1, 1, 3), tiles="2a 0", goods=FULL)
    play(state, "dice 1 1", "box 1")
    assert owner(state, 2) == 0
    play(state, "tile 1")

    assert owner(state, 2) is None


@pytest.mark.rule("steam.tile.2a-two-dice")
def test_2a_needs_a_spare_die() -> None:
    second = position(3, dice=(1, 2, 3), turn=1, tiles="2a 1")
    assert "dice 1 2" in legal(second)
    none_to_spare = position(3, dice=(1, 2), turn=1, tiles="2a 1")
    assert why_not(none_to_spare, "dice 1 2") == "steam.tile.2a-two-dice"
    assert why_not(second, "dice 4 5") == "steam.tile.2a-two-dice"
    assert why_not(position(3, dice=(1, 2, 3, 4), tiles="2a 1"), "dice 1 2") == "steam.tile.2a-two-dice"


@pytest.mark.rule("steam.tile.2a-two-dice")
def test_only_one_player_can_use_the_spare_die_of_a_round() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2a 0", goods=FULL)
    play(state, "dice 1 2", "die 1", "box 1", "tile 2")
    give(state, "2a 1")

    assert why_not(state, "dice 3 4") == "steam.tile.2a-two-dice"


@pytest.mark.rule("steam.tile.2a-two-dice")
def test_permanent_tiles_serve_both_actions_and_each_die_is_changed_on_its_own() -> None:
    state = position(2, dice=(1, 1, 3), tiles="2a 0, 5a 0", goods=FULL)
    play(state, "dice 1 1", "raise die", "box 2")

    assert "raise die" in legal(state)


@pytest.mark.rule("steam.tile.2a-two-dice", "steam.tile.5a-nudge", "steam.tile.5b-reroll-or-flip")
def test_2a_takes_two_dice_that_allow_an_action_only_when_another_tile_changes_them() -> None:
    state = stuck(die=None, dice=(1, 1, 1))
    give(state, "2a 0")
    assert why_not(state, "dice 1 1") == "steam.round.no-legal-action"
    give(state, "5b 0")
    assert "dice 1 1" in legal(state)
    give(state, "5a 0")
    play(state, "dice 1 1", "raise die", "box 2", "raise die")

    assert "tile 2" in legal(state)


# 2b


@pytest.mark.rule("steam.tile.2b-take-die")
def test_2b_takes_the_die_just_chosen_as_rolled_and_the_robbed_player_chooses_again() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2b 2, 1b 0", goods=FULL)
    play(state, "die 4")
    assert (state.actor(), phase(state)) == (2, "asked-2b")
    assert legal(state) == ["take die", "leave die", "leave dice this round"]
    assert why_not(state, "box 4") == "steam.tile.2b-take-die"
    assert why_not(state, "set die 1", seat=0) == "steam.round.order"  # the die cannot be changed before the answer
    lines = told(state, "take die")

    assert lines[0] == "Seat 3 uses tile 2b and takes the 4; Seat 1 chooses again."
    assert (state.actor(), phase(state)) == (0, "choose-die")
    assert lying(state) == [1, 2, 3]
    assert owner(state, 2) is None  # lightning: at once
    play(state, "die 1")
    assert phase(state) == "act"


@pytest.mark.rule("steam.tile.2b-must-use", "steam.tile.2b-safe")
def test_the_taken_die_must_be_used_on_ones_own_turn_and_nobody_takes_it() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2b 2, 5a 2", goods=FULL)
    play(state, "die 4", "take die", "die 1", "box 1")
    assert lying(state) == [2, 3]
    assert why_not(state, "die 4") == "steam.round.take-one-white-die"  # it does not lie there any more
    play(state, "die 2")
    assert told(state, "box 2")[-1] == "Seat 3 must use the 4 taken with tile 2b."

    assert (state.actor(), phase(state), int(state.turn.die)) == (2, "act", 3)
    assert why_not(state, "die 3") == "steam.round.take-one-white-die"
    assert {"raise die", "lower die"} <= set(legal(state))
    play(state, "box 4")
    assert state.turn.round == 2


@pytest.mark.rule("steam.tile.2b-before-own-choice")
def test_2b_works_only_against_players_who_act_before_its_owner() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2b 0", goods=FULL)
    play(state, "die 4")
    assert phase(state) == "act"  # one's own choice
    play(state, "box 4", "die 1")

    assert (state.actor(), phase(state)) == (1, "act")  # seat 0 has chosen already
    assert why_not(state, "take die", seat=1) == "steam.tile.2b-take-die"


@pytest.mark.rule("steam.tile.2b-take-die")
def test_leaving_the_die_is_asked_again_and_not_this_round_is_not() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2b 2", goods=FULL)
    asked_again = play(state.clone(), "die 1", "leave die", "box 1", "die 2")
    assert (asked_again.actor(), phase(asked_again)) == (2, "asked-2b")
    quiet = play(state.clone(), "die 1", "leave dice this round", "box 1", "die 2")
    assert (quiet.actor(), phase(quiet)) == (1, "act")

    play(quiet, "box 2", "die 3", "box 3", luck=[0, 1, 2, 3, 0])
    assert owner(quiet, 2) == 2
    assert not quiet.turn.quiet


@pytest.mark.rule("steam.tile.2b-take-die", "steam.tile.once-returns")
def test_the_robbed_player_may_take_2b_from_the_pool_but_cannot_use_it_this_round() -> None:
    state = position(3, dice=(1, 2, 3, 4), tiles="2b 2", goods=FULL)
    play(state, "die 1", "take die", "die 2", "tile 2", "die 3")

    assert owner(state, 2) == 0
    assert (state.actor(), phase(state)) == (1, "act")


@pytest.mark.rule("steam.order.once-per-turn", "steam.tile.2b-must-use")
def test_with_a_taken_die_an_order_can_still_be_fulfilled() -> None:
    from games.steamrollers.position import keep

    state = position(2, dice=(1, 2, 3), tiles="2b 1", goods=FULL, orders=True)
    keep(state, 1, "red", "red")
    play(state, "die 1", "take die", "die 2", "box 2")

    assert "order 2" in legal(state)
