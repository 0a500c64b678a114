"""The round, the turn, choosing dice, passing."""

from __future__ import annotations

import pytest

from games.steamrollers.position import GAME, give, legal, phase, play, position, sideways, stuck, why_not
from semafor.games.steamrollers.layout import BOXES, DICE, EMPTY, TRACK
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import ScriptedLuck

FULL = {city: ["coal"] for city in (1, 2, 3, 4)}


def lying(state: SteamRollers) -> list[int]:
    return [face + 1 for face in range(6) for _ in range(int(state.table[DICE + face]))]


@pytest.mark.rule("steam.round.roll", "steam.round.pass-dice", "steam.round.order")
def test_after_the_last_turn_the_next_player_rolls_everything_once_and_begins() -> None:
    state = position(3, dice=(1, 2, 3, 4), goods=FULL)
    luck = ScriptedLuck([4, 4, 0, 1, 5])
    order = []
    for die in (1, 2, 3):
        order.append(int(state.actor()))
        play(state, f"die {die}", f"box {die}", luck=luck)

    assert order == [0, 1, 2]
    assert (int(state.turn.first), int(state.turn.seat), int(state.turn.round)) == (1, 1, 2)
    assert lying(state) == [1, 2, 5, 5]
    assert state.turn.black == 5


@pytest.mark.rule("steam.round.order")
def test_nobody_acts_out_of_turn() -> None:
    state = position(3, dice=(1, 2, 3, 4), turn=1, first=1)

    assert why_not(state, "die 1", seat=0) == "steam.round.order"
    assert list(state.legal(0)) == []


@pytest.mark.rule("steam.round.straighten", "steam.tile.turn-sideways")
def test_a_players_tiles_are_put_upright_when_their_turn_begins_and_no_others() -> None:
    state = position(3, dice=(1, 2, 3, 4))
    give(state, "4b 1 sideways, 5a 2 sideways")
    play(state, "die 1", "box 1")

    assert (int(state.turn.seat), sideways(state, 4), sideways(state, 5)) == (1, False, True)


@pytest.mark.rule("steam.round.take-one-white-die", "steam.round.die-not-returned", "steam.round.one-die-unused")
def test_one_die_is_chosen_spent_and_one_is_left_over() -> None:
    state = position(2, dice=(2, 5, 5))
    assert legal(state, "die") == ["die 2", "die 5"]
    assert why_not(state, "die 3") == "steam.round.take-one-white-die"
    play(state, "die 5")
    assert why_not(state, "die 2") == "steam.round.take-one-white-die"
    play(state, "box 5")
    assert legal(state, "die") == ["die 2", "die 5"]
    play(state, "die 5")

    assert lying(state) == [2]


@pytest.mark.rule("steam.round.four-actions", "steam.deliver.one-good")
def test_the_action_is_one_of_four_and_then_the_turn_is_over() -> None:
    state = position(die=1, dice=(2, 3), tracks="B3 NW-SE, B4 NW-E", boxes=(2,), goods={1: ["grey", "grey"]})

    assert {move.split()[0] for move in legal(state)} == {"track", "box", "deliver", "tile"}
    play(state, "deliver 1-3 distance 1")
    assert (state.actor(), phase(state)) == (1, "choose-die")


@pytest.mark.rule("steam.round.black-die-shared")
def test_the_black_die_holds_for_every_track_of_the_round() -> None:
    state = position(2, dice=(1, 1, 2), black=5)
    for seat in (0, 1):
        assert state.actor() == seat
        play(state, "die 1")
        assert why_not(state, "track A1 E-W") == "steam.track.type"
        play(state, "track A1 E-SE")


@pytest.mark.rule("steam.round.must-act", "steam.round.no-legal-action")
def test_any_die_may_be_chosen_but_one_that_allows_an_action_must_be_used() -> None:
    state = position(2, dice=(1, 2, 3))
    assert why_not(state, "pass") == "steam.round.must-act"
    assert legal(state, "die") == ["die 1", "die 2", "die 3"]
    play(state, "die 2")

    assert why_not(state, "pass") == "steam.round.no-legal-action"
    assert why_not(state, "end turn") == "steam.round.must-act"


@pytest.mark.rule("steam.round.no-legal-action")
def test_a_die_that_allows_nothing_is_spent_by_passing() -> None:
    state = stuck(dice=(2, 3))
    assert legal(state) == ["pass"]
    play(state, "pass")

    assert state.actor() == 1
    assert lying(state) == [2, 3]


@pytest.mark.rule("steam.round.no-legal-action", "steam.tile.optional")
def test_passing_is_legal_while_only_tiles_could_help_and_the_tiles_are_offered_too() -> None:
    state = stuck(dice=(2, 3))
    give(state, "5a 0")

    assert legal(state) == ["pass", "raise die"]
    play(state, "raise die")
    assert why_not(state, "pass") == "steam.round.no-legal-action"


@pytest.mark.rule("steam.round.no-legal-action")
@pytest.mark.parametrize("way", ["box", "cell", "tile"])
def test_any_single_way_out_forbids_passing(way: str) -> None:
    state = stuck(dice=(2, 3))
    if way == "box":
        state.sheets[BOXES] = 0
    elif way == "cell":
        state.sheets[TRACK] = 0
        state.sheets[EMPTY] = 1
    else:
        give(state, "1a 1")

    assert why_not(state, "pass") == "steam.round.no-legal-action"


def test_a_choice_is_taken_back_by_undo_until_chance_speaks() -> None:
    table = GAME.table(seats=2, seed=4)
    before = GAME.hash(table.state)
    table.play(table.moves()[0])
    table.undo(table.actors[0])

    assert GAME.hash(table.state) == before
