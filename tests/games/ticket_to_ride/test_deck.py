"""Deck and discards: section 5 of the catalogue."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import (
    BLUE3,
    GREY2,
    both_maps,
    deck_cards,
    fresh,
    hand,
    legal,
    seen,
    table_with,
)
from semafor.kernel.luck import FastLuck

rule = pytest.mark.rule


@rule("ttr.deck.reshuffle", "ttr.deck.reshuffle-when")
@both_maps
def test_the_discards_become_the_deck_at_the_moment_the_last_card_leaves_it(map: str) -> None:
    table = table_with(map, hands={1: {"green": 3}}, deck={"red": 1}, discards={"black": 3, "white": 1})
    row = seen(table).row
    table.play("draw deck")

    assert deck_cards(table) == {"black": 3, "white": 1}
    assert seen(table).discards == {}
    assert seen(table).row == row
    assert hand(table, 0) == {"red": 1}


@rule("ttr.deck.reshuffle-when")
@both_maps
def test_also_when_the_last_card_goes_to_the_row(map: str) -> None:
    table = table_with(map, deck={"red": 1}, discards={"black": 3})
    table.play("draw row 1")

    assert seen(table).row[0] == "red"
    assert deck_cards(table) == {"black": 3}


@rule("ttr.deck.reshuffle-when")
@both_maps
def test_with_no_discards_then_the_first_discards_become_the_deck(map: str) -> None:
    table = table_with(map, hands={0: {"red": 2}}, deck={})
    table.play(f"claim {GREY2[map]} with 2 red")

    assert deck_cards(table) == {"red": 2}
    assert seen(table).discards == {}


@rule("ttr.deck.reshuffle-when")
@both_maps
def test_a_table_with_an_empty_deck_and_some_discards_still_works(map: str) -> None:
    table = table_with(map, deck={}, discards={"red": 2})

    assert {"draw deck", "draw row 1"} <= set(legal(table))
    table.play("draw row 1")
    assert seen(table).row[0] == "red"
    assert deck_cards(table) == {"red": 1}


@rule("ttr.deck.reshuffle-when")
@both_maps
def test_by_the_option_the_discards_wait_until_a_card_is_needed(map: str) -> None:
    table = table_with(map, deck={"red": 1}, discards={"black": 3}, shuffle_when_needed=True)
    table.play("draw deck")

    assert seen(table).deck == 0
    assert seen(table).discards == {"black": 3}
    table.play("draw deck")
    assert hand(table, 0) == {"black": 1, "red": 1}
    assert (seen(table).deck, seen(table).discards) == (2, {})


@rule("ttr.deck.reshuffle-when")
@both_maps
def test_by_the_option_paid_cards_wait_in_the_discards_too(map: str) -> None:
    table = table_with(map, hands={0: {"blue": 3}}, deck={}, shuffle_when_needed=True)
    table.play(f"claim {BLUE3[map]} with 3 blue")

    assert (seen(table).deck, seen(table).discards) == (0, {"blue": 3})
    assert "draw deck" in legal(table, 1)


@rule("ttr.deck.shuffle-fair")
def test_every_card_of_the_deck_is_as_likely_as_its_share() -> None:
    met: Counter[str] = Counter()
    for seed in range(1200):
        table = table_with("usa", deck={"red": 1}, discards={"black": 6, "white": 3, "green": 1}, luck=FastLuck(seed))
        table.play("draw deck")
        table.play("draw deck")
        met += Counter(hand(table, 0))

    assert met["red"] == 1200
    assert abs(met["black"] - 720) < 85
    assert abs(met["white"] - 360) < 80
    assert abs(met["green"] - 120) < 55


@rule("ttr.deck.shuffle-fair")
@both_maps
def test_the_same_seed_gives_the_same_game(map: str) -> None:
    hashes = []
    for again in range(2):
        table, chooser = fresh(map, 3, seed=99), random.Random(4)
        while not table.over:
            seat = chooser.choice(table.actors)
            table.play(chooser.choice(table.moves(seat)), seat)
        hashes.append(table.game.hash(table.state))

    assert hashes[0] == hashes[1]


@rule("ttr.deck.nothing-lost", "ttr.comp.train-cards")
@both_maps
def test_there_are_110_cards_at_every_moment_of_a_game(map: str) -> None:
    table, chooser = fresh(map, 4, seed=8), random.Random(8)
    while not table.over:
        seat = chooser.choice(table.actors)
        table.play(chooser.choice(table.moves(seat)), seat)

        assert complaints(table.state) == []  # type: ignore[arg-type]
