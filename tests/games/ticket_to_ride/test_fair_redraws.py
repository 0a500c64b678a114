"""A redraw is a fair sample: every deal the seat cannot rule out comes up as often as all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import pytest

import semafor
from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import RED4, both_maps, deck_cards, hand, table_with
from semafor.games.ticket_to_ride.layout import KEEPER, KEPT, QUEUE
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.luck import FastLuck
from semafor.kernel.table import Table

rule = pytest.mark.rule
REDRAWS = 6000 if semafor.compiled else 1500
VIEWER = 2


def redrawn(table: Table, told: Callable[[Table], Hashable]) -> Counter[Hashable]:
    """How often each thing told of the table came up; the table itself is as it was."""
    truth, seen = table.state, Counter[Hashable]()
    for seed in range(REDRAWS):
        table.state = table.game.redraw(truth, VIEWER, FastLuck(seed))
        seen[told(table)] += 1
    table.state = truth
    return seen


def strangeness(seen: Counter[Hashable], weights: Counter[Hashable]) -> float:
    """How many standard deviations the chi-square of what was seen lies above its mean."""
    assert set(seen) <= set(weights)
    expected = {each: REDRAWS * weight / weights.total() for each, weight in weights.items()}
    chi = sum((seen[each] - mean) ** 2 / mean for each, mean in expected.items())
    return (chi - len(weights) + 1) / sqrt(2 * (len(weights) - 1))


def deals(cards: list[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every way to deal two cards to one seat and one to the next, card by card."""
    for pair in combinations(range(len(cards)), 2):
        for single in set(range(len(cards))) - set(pair):
            yield tuple(sorted(cards[at] for at in pair)), cards[single]


@rule("ttr.hidden.computer-players", "ttr.hidden.hand", "ttr.hidden.deck-order")
@both_maps
def test_all_deals_of_unseen_cards_are_equally_likely(map: str) -> None:
    deck = {"red": 1, "black": 1, "locomotive": 1}
    table = table_with(map, 3, hands={0: {"red": 1, "blue": 1}, 1: {"white": 1}}, deck=deck)
    cards = ["red", "red", "blue", "white", "black", "locomotive"]

    def told(table: Table) -> Hashable:
        return tuple(sorted(Counter(hand(table, 0)).elements())), *Counter(hand(table, 1)).elements()

    assert strangeness(redrawn(table, told), Counter[Hashable](deals(cards))) < 5


@rule("ttr.hidden.computer-players", "ttr.hidden.paid")
@both_maps
def test_of_a_seat_that_has_paid_unseen_cards_only_the_others_are_drawn(map: str) -> None:
    deck = {"red": 2, "black": 3, "locomotive": 1, "green": 2}
    table = table_with(map, 3, hands={0: {"red": 4, "white": 1}}, deck=deck)
    table.play(f"claim {RED4[map]} with 4 red")
    left = Counter[Hashable]({(card,): count for card, count in {**deck, "white": 1}.items()})

    assert strangeness(redrawn(table, lambda table: tuple(hand(table, 0))), left) < 5


@rule("ttr.hidden.computer-players", "ttr.hidden.deck-order", "ttr.row.reset-impossible")
@both_maps
def test_a_row_of_locomotives_that_lies_on_tells_how_few_colour_cards_the_deck_holds(map: str) -> None:
    row = ("locomotive", "locomotive", "locomotive", "red", "locomotive")
    hands = {0: {"red": 1, "blue": 1, "locomotive": 2}, 1: {"white": 1, "locomotive": 1}}
    table = table_with(map, 3, hands=hands, row=row, deck={"locomotive": 2, "black": 1})
    cards = ["red", "blue", "white", "black", *["locomotive"] * 5]
    decks = Counter(tuple(sorted(cards[at] for at in three)) for three in combinations(range(9), 3))
    possible = Counter[Hashable]({deck: ways for deck, ways in decks.items() if deck.count("locomotive") >= 2})

    def told(table: Table) -> Hashable:
        assert complaints(table.state) == []  # type: ignore[arg-type]
        return tuple(sorted(Counter(deck_cards(table)).elements()))

    assert len(possible) == 5
    assert strangeness(redrawn(table, told), possible) < 5


@rule("ttr.hidden.computer-players", "ttr.hidden.tickets")
@both_maps
def test_all_deals_of_unseen_tickets_are_equally_likely(map: str) -> None:
    short = [at for at in range(load(map).tickets) if not load(map).ticket_long[at]][:4]
    names = [load(map).ticket_ids[at] for at in short]
    table = table_with(map, 3, tickets={0: names[:1], 1: names[1:2]}, ticket_deck=names[2:])

    def told(table: Table) -> Hashable:
        state: Any = table.state
        store = state.tickets.store
        kept = {store[KEEPER + at]: store[KEPT + at] for at in range(2)}
        return kept[0], kept[1], store[QUEUE], store[QUEUE + 1]

    assert strangeness(redrawn(table, told), Counter[Hashable](permutations(short))) < 5
