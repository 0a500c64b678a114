"""What a refusal says is true of the position, in both languages."""

from __future__ import annotations

import pytest

from games.steamrollers.position import GAME, ONE_THREE, cross, give, keep, order_side, play, position, told
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.refusal import Refusal
from semafor.kernel.words import Words


def said(state: SteamRollers, move: str) -> tuple[str, str]:
    refusal = GAME.refusal(state, int(state.actor()), GAME.actions.parse(move))
    assert refusal is not None
    english, polish = (Words(lang, GAME.room).refusal(refusal, GAME.rulebook) for lang in ("en", "pl"))
    return english, polish


def test_of_the_die_both_languages_speak() -> None:
    assert said(position(die=3, tracks=ONE_THREE, goods={1: ["blue"]}), "deliver 1-5 distance 1") == (
        "Your die shows 3, so the good must come from city 3, not from city 1.",
        "Kość pokazuje 3, więc towar musi jechać z miasta 3, a nie z miasta 1.",
    )


def test_with_tile_3a_the_die_may_name_the_destination_too() -> None:
    assert said(position(die=3, tiles="3a 0", goods={1: ["blue"]}), "deliver 1-5 distance 1") == (
        "Your die shows 3, so the good must come from city 3 or, with tile 3a, go to city 3.",
        "Kość pokazuje 3, więc towar musi jechać z miasta 3 albo, z kafelkiem 3a, do miasta 3.",
    )


def test_an_order_is_said_to_ask_for_what_it_asks_for() -> None:
    state = position(dice=(1, 2, 3), orders=True)
    order_side(state, 4, "a")
    keep(state, 0, "coal")
    asked = list(GAME.view(state, 0).orders[3].goods)  # type: ignore[attr-defined]
    assert asked == ["blue", "blue"]

    assert said(state, "order 4 coal for red") == (
        "The order asks for no such good (red), only for: 2 × blue.",
        "To zamówienie nie wymaga takiego towaru (czerwony), tylko: 2 × niebieski.",
    )


def test_a_die_that_a_tile_has_changed_was_not_chosen_so() -> None:
    state = play(position(die=3, dice=(2,), tiles="1b 0"), "set die 6")

    assert said(state, "die 2") == (
        "You have a die already; it shows 6.",
        "Masz już kość; pokazuje 6.",
    )
    assert said(state, "end turn") == (
        "Your die shows 6, and the action is not done yet.",
        "Masz w ręku kość z wynikiem 6, a akcja nie jest jeszcze wykonana.",
    )


@pytest.mark.parametrize("seats", [1, 2])
def test_what_belongs_to_an_expansion_that_is_not_played_is_said_to_be_missing(seats: int) -> None:
    english, polish = said(position(seats, die=3), "order 1")
    assert (english, polish) == ("This game is played without orders.", "Ta gra toczy się bez zamówień.")


def test_moves_of_starting_tiles_are_not_said_to_come_after_picks_that_never_were() -> None:
    assert said(position(2, die=3), "start track") == (
        "There is no starting tile to use now.",
        "Nie ma teraz kafelka początkowego do użycia.",
    )
    assert said(position(1, die=3), "start track")[0] == "The one-player game has no starting tiles."


def test_solo_tiles_are_refused_by_what_they_do() -> None:
    state = position(1, die=3)
    give(state, "2a 0")
    rules = [GAME.refusal(state, 0, GAME.actions.parse(move)) for move in ("reroll Eva", "block Eva", "let Eva", "take die")]

    assert [refusal and refusal.rule for refusal in rules] == [
        "steam.solo.tile-2a-reroll",
        "steam.solo.tile-2b-no-removal",
        "steam.solo.tile-2a-reroll",
        "steam.solo.tile-two",
    ]


def test_what_is_left_undone_is_told() -> None:
    start = GAME.table(seats=2, seed=1, starting_tiles=True).state
    assert isinstance(start, SteamRollers)

    assert told(play(start, "start locomotive"), "decline") == ["Seat 1 does not use the starting tile."]


def test_eva_kept_from_a_full_region_is_told() -> None:
    state = position(1, dice=(4, 1, 5), tiles="2b 0", goods={city: ["red"] for city in range(1, 7)})
    cross(state, [0, 0, 0, 0, 9, 0])
    play(state, "die 4", "box 4", "die 1", "box 1")

    assert any("full" in line for line in told(state, "block Eva"))


def test_an_order_is_one_of_the_things_that_can_be_done() -> None:
    state = position(die=1, boxes=(1,), orders=True)
    keep(state, 0, "grey", "grey")
    refusal = GAME.check_move(state, 0, "box 1")
    assert isinstance(refusal, Refusal)

    assert "zrealizować zamówienie" in Words("pl", GAME.room).refusal(refusal, GAME.rulebook)
