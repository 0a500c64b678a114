"""A row that shows three locomotives is replaced: section 5 of the catalogue."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import semafor
from amount import several
from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import (
    MAPS,
    RED4,
    both_maps,
    deck_cards,
    events,
    fresh,
    hand,
    legal,
    refused,
    seen,
    table_with,
)
from semafor.games.ticket_to_ride.actions import CLAIM, DRAW_TICKETS
from semafor.games.ticket_to_ride.layout import LOCOMOTIVE, PLACES, ROW
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.state import State

rule = pytest.mark.rule
NEW_ROW = ["red", "black", "yellow", "purple", "orange"]
TWO_LOCOMOTIVES = ("locomotive", "locomotive", "red", "blue", "green")
GAMES = {map: semafor.game(f"ticket-to-ride-{map}") for map in MAPS}
FOUR_LOCOMOTIVES = ("locomotive", "locomotive", "locomotive", "locomotive", "red")


@rule("ttr.row.three-locomotives", "ttr.row.reset-to-discards")
@both_maps
@pytest.mark.parametrize("first_shown", [2, 3, 4])
def test_a_row_that_comes_to_show_three_locomotives_is_discarded_and_laid_anew(map: str, first_shown: int) -> None:
    row = ["locomotive"] * first_shown + ["green"] * (5 - first_shown)
    table = table_with(map, row=row, next_cards=["locomotive", *NEW_ROW])
    table.play("draw row 5")

    assert seen(table).row == NEW_ROW
    shown = Counter([*row[:4], "locomotive"])
    assert Counter(seen(table).discards) == shown
    assert events(table, None) == ["took-card", "row-renewed"]


@rule("ttr.row.three-locomotives")
@both_maps
def test_two_locomotives_may_lie_in_the_row(map: str) -> None:
    table = table_with(map, next_cards=["locomotive", "locomotive"])
    table.play("draw row 1")
    table.play("draw row 2")

    assert seen(table).row == ["locomotive", "locomotive", "orange", "white", "green"]


@rule("ttr.row.reset-repeats")
@both_maps
def test_a_new_row_with_three_locomotives_is_replaced_again(map: str) -> None:
    again = ["locomotive", "white", "locomotive", "white", "locomotive"]
    table = table_with(map, row=TWO_LOCOMOTIVES, next_cards=["locomotive", *again, *again, *NEW_ROW])
    table.play("draw row 3")

    assert seen(table).row == NEW_ROW
    assert seen(table).discards == {"blue": 1, "white": 4, "green": 1, "locomotive": 9}


@rule("ttr.row.reset-mid-draw")
@both_maps
def test_after_a_reset_the_second_card_is_chosen_from_the_new_row(map: str) -> None:
    table = table_with(map, row=TWO_LOCOMOTIVES, next_cards=["locomotive", *NEW_ROW])
    table.play("draw row 3")

    assert seen(table).turn == 0
    assert legal(table) == ["draw deck", *(f"draw row {place}" for place in range(1, 6))]
    table.play("draw row 2")
    assert hand(table, 0) == {"black": 1, "red": 1}


@rule("ttr.row.reset-to-discards", "ttr.deck.reshuffle")
@both_maps
def test_a_deck_used_up_while_the_new_row_is_laid_is_replaced_by_the_discards_with_the_old_row(map: str) -> None:
    next_cards = ["locomotive", "white", "white", "blue", "green", "locomotive"]
    table = table_with(map, row=TWO_LOCOMOTIVES, deck={"locomotive": 1, "white": 2}, next_cards=next_cards)
    table.play("draw row 3")

    assert seen(table).row == ["white", "white", "blue", "green", "locomotive"]
    assert deck_cards(table) == {"locomotive": 2}
    assert seen(table).discards == {}


@rule("ttr.row.reset-impossible")
@both_maps
def test_no_reset_takes_place_when_every_row_would_show_three_locomotives(map: str) -> None:
    table = table_with(map, row=TWO_LOCOMOTIVES, deck={"locomotive": 2})
    table.play("draw row 3")

    assert seen(table).row == ["locomotive", "locomotive", "locomotive", "blue", "green"]
    assert seen(table).deck == 1
    assert refused(table, "draw row 1") == "ttr.draw.no-faceup-locomotive-second"
    table.play("draw row 4")
    assert seen(table).row == ["locomotive", "locomotive", "locomotive", "locomotive", "green"]
    table.play("draw tickets")
    table.play("keep 1")
    assert refused(table, "draw row 1") == "ttr.draw.deck-and-discards-empty"


@rule("ttr.row.reset-impossible")
@both_maps
def test_locomotives_of_a_row_that_cannot_be_reset_are_taken_like_any(map: str) -> None:
    table = table_with(map, row=FOUR_LOCOMOTIVES, deck={"locomotive": 3})
    table.play("draw row 1")

    assert hand(table, 0) == {"locomotive": 1}
    assert seen(table).row == list(FOUR_LOCOMOTIVES)
    assert seen(table).turn == 1


@rule("ttr.row.reset-impossible")
@both_maps
def test_three_colour_cards_outside_the_hands_are_enough_for_a_reset(map: str) -> None:
    for seed in range(30):
        deck = {"locomotive": 6, "white": 1}
        table = table_with(map, row=TWO_LOCOMOTIVES, deck=deck, luck=KeyedLuck(seed))
        table.play("draw row 3")

        assert seen(table).row.count("locomotive") == 2
        assert complaints(table.state) == []  # type: ignore[arg-type]


@rule("ttr.row.reset-impossible", "ttr.row.reset-repeats")
@both_maps
@pytest.mark.parametrize("deck", [4, 5, 6, 7, 8, 11])
@pytest.mark.parametrize("late", [False, True])
def test_resets_come_to_an_end_with_any_small_deck(map: str, deck: int, late: bool) -> None:
    for seed in range(10):
        piles = {"locomotive": deck - 1, "white": 1}
        table = table_with(map, row=TWO_LOCOMOTIVES, deck=piles, luck=KeyedLuck(seed), shuffle_when_needed=late)
        table.play("draw row 3")

        assert seen(table).row.count("locomotive") == 2
        assert complaints(table.state) == []  # type: ignore[arg-type]


@rule("ttr.row.three-locomotives")
@both_maps
@pytest.mark.parametrize("late", [False, True])
def test_a_row_that_could_not_be_reset_is_replaced_as_soon_as_a_claim_brings_colour_cards(map: str, late: bool) -> None:
    table = table_with(
        map,
        hands={0: {"red": 4}},
        row=FOUR_LOCOMOTIVES,
        deck={"locomotive": 2},
        next_cards=["locomotive", "locomotive", "red", "red", "red"],
        shuffle_when_needed=late,
    )
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).row == ["locomotive", "locomotive", "red", "red", "red"]
    assert events(table, None) == ["claimed-with", "row-renewed"]
    assert complaints(table.state) == []  # type: ignore[arg-type]


@rule("ttr.row.three-locomotives", "ttr.row.reset-impossible")
@both_maps
def test_such_a_row_goes_on_lying_while_the_new_discards_do_not_help(map: str) -> None:
    table = table_with(map, hands={0: {"red": 1, "locomotive": 3}}, row=FOUR_LOCOMOTIVES, deck={"locomotive": 2})
    table.play(f"claim {RED4[map]} with 1 red 3 locomotive")

    assert seen(table).row == list(FOUR_LOCOMOTIVES)
    assert events(table, None) == ["claimed-with"]


@rule("ttr.row.three-locomotives")
def test_such_a_row_is_looked_at_after_a_station_and_after_a_tunnel_too() -> None:
    row = ("locomotive", "locomotive", "locomotive", "red", "white")
    tunnel = "claim barcelona_pamplona with 2 red"
    for hands, deck, moves in (
        ({"blue": 1}, {"locomotive": 2}, ["station paris with 1 blue"]),
        ({"red": 2}, {"locomotive": 2}, [tunnel, "decline"]),
        ({"red": 2, "locomotive": 3}, {"locomotive": 3}, [tunnel, "pay extra with 3 locomotive"]),
    ):
        table = table_with("europe", hands={0: hands}, row=row, deck=deck)
        for move in moves[:-1]:
            table.play(move)
        assert seen(table).row == list(row)
        table.play(moves[-1])
        told = events(table, None)

        assert ("row-renewed" in told) == (moves[-1] != "decline"), moves
        assert complaints(table.state) == []  # type: ignore[arg-type]


@rule("ttr.row.three-locomotives", "ttr.row.reset-repeats")
@both_maps
def test_no_row_of_three_locomotives_lies_while_a_reset_could_help_in_games_that_hoard(map: str) -> None:
    left = renewed = 0
    for seed in range(several(60, 3, daily=15)):
        state, luck, chooser = fresh(map, 2 + seed % 2, seed=seed).state, FastLuck(seed), random.Random(seed)
        for turn in range(500):
            if state.over():
                break
            lay = locomotives_shown(state)
            action = hoarded([int(number) for number in state.legal(state.actor())], chooser)
            state.apply(state.actor(), action, luck)
            assert complaints(state) == []  # type: ignore[arg-type]
            if locomotives_shown(state) >= 3:
                left += 1
                redrawn = GAMES[map].redraw(state, turn % 2, luck)
                assert complaints(redrawn) == []  # type: ignore[arg-type]
            renewed += lay >= 3 > locomotives_shown(state) and action >= CLAIM
    assert left > 0
    assert renewed > 0


def locomotives_shown(state: State) -> int:
    return state.fields()["cards"][ROW : ROW + PLACES].count(LOCOMOTIVE)


def hoarded(legal: list[int], chooser: random.Random) -> int:
    """Cards are drawn as long as there are any, and then claims are made: the row fills with locomotives."""
    draws = [number for number in legal if number < DRAW_TICKETS]
    return chooser.choice(draws if draws and chooser.random() < 0.97 else legal)


@rule("ttr.deck.reshuffle", "ttr.row.reset-to-discards")
@both_maps
def test_a_reset_lays_the_rest_of_the_deck_before_the_discards_are_shuffled(map: str) -> None:
    deck, discards = {"locomotive": 4, "white": 2}, {"black": 12, "yellow": 8}
    for seed in range(12):
        table = table_with(map, row=TWO_LOCOMOTIVES, deck=deck, discards=discards, next_cards=["locomotive"])
        table.luck.source.then = KeyedLuck(seed)  # type: ignore[attr-defined]
        table.play("draw row 3")

        assert seen(table).discards["white"] == 2
        assert "white" not in deck_cards(table)


@rule("ttr.row.three-locomotives", "ttr.hidden.row")
@both_maps
def test_a_reset_is_told_even_if_the_new_row_looks_like_the_old_one(map: str) -> None:
    new = ["locomotive", "locomotive", "white", "blue", "green"]
    table = table_with(map, row=TWO_LOCOMOTIVES, next_cards=["locomotive", *new])
    table.play("draw row 3")

    assert seen(table).row == new
    assert events(table, None) == ["took-card", "row-renewed"]
