"""Scarce tables played on at random: hardly any cards, tickets or cars, short rows, many locomotives."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from amount import several
from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import BOX, both_maps, deck_cards, seen, table_with
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.luck import FastLuck
from semafor.kernel.table import Table

rule = pytest.mark.rule
TABLES = several(24, 9, daily=6)


def scarce_table(map: str, seed: int, **options: Any) -> Table:
    """Most cards are in hands and few elsewhere, among these many locomotives; few tickets are left to draw."""
    chooser = random.Random(seed)
    seats = chooser.randint(2, 5)
    cards = [card for card, count in BOX.items() for copy in range(count)]
    chooser.shuffle(cards)
    if chooser.random() < 0.5:
        cards.sort(key=lambda card: card != "locomotive")
    row = [cards.pop(0) if chooser.random() < 0.7 else None for place in range(5)]
    if [card for card in row if card].count("locomotive") > 2:
        row = [card if place < 2 else None for place, card in enumerate(row)]
        cards = list((BOX - Counter(card for card in row if card)).elements())
        chooser.shuffle(cards)
    hands = {seat: Counter(cards[seat::seats]) for seat in range(seats)}
    board = load(map)
    left = [ticket for ticket in board.ticket_ids if not board.ticket_long[board.ticket_ids.index(ticket)]]
    return table_with(
        map,
        seats,
        hands=hands,
        row=row,
        deck={},
        ticket_deck=chooser.sample(left, chooser.randint(0, 3)),
        cars={seat: chooser.randint(6, 24) for seat in range(seats)},
        luck=FastLuck(seed),
        **options,
    )


def greedy_for_cards(table: Table, chooser: random.Random) -> None:
    """A move that brings cards if there is one, mostly; otherwise any."""
    moves = table.moves()
    draws = [move for move in moves if str(move).startswith(("draw row", "draw deck"))]
    table.play(chooser.choice(draws if draws and chooser.random() < 0.8 else moves))


def in_play(table: Table) -> Counter[str]:
    """The cards of row and deck and discards."""
    pool = Counter(deck_cards(table)) + Counter(seen(table).discards)
    return pool + Counter(card for card in seen(table).row if card)


def broken_rules(table: Table, before: Any) -> list[str]:
    """What is wrong with row, deck and discards after an action of the default game."""
    view = seen(table)
    wrong = []
    if view.deck == 0 and view.discards:
        wrong.append("ttr.deck.reshuffle-when")
    if view.phase != "tunnel" and None in view.row and view.deck:
        wrong.append("ttr.row.refill-later")
    pool = in_play(table)
    size, coloured = pool.total(), pool.total() - pool["locomotive"]
    if view.row != before.row and view.row.count("locomotive") >= 3 and coloured >= min(5, size) - 2:
        wrong.append("ttr.row.three-locomotives")
    return wrong


@rule("ttr.row.refill-later", "ttr.row.reset-impossible", "ttr.deck.reshuffle-when", "ttr.turn.forced-pass")
@both_maps
def test_row_deck_and_discards_keep_their_rules_when_cards_are_scarce(map: str) -> None:
    for seed in range(TABLES):
        table, chooser = scarce_table(map, seed), random.Random(seed)
        while not table.over:
            before = seen(table)
            greedy_for_cards(table, chooser)

            assert broken_rules(table, before) == []
            assert not [wrong for wrong in complaints(table.state) if "cars" not in wrong]  # type: ignore[arg-type]


@rule("ttr.turn.forced-pass", "ttr.draw.second-impossible", "ttr.draw.deck-and-discards-empty")
@both_maps
@pytest.mark.parametrize(
    "options", [{}, {"draw_row_without_deck": True}, {"shuffle_when_needed": True}, {"second_card_optional": True}], ids=str
)
def test_legal_is_not_refused_and_nobody_is_stuck_when_cards_are_scarce(map: str, options: dict[str, Any]) -> None:
    for seed in range(max(2, TABLES // 12)):
        table, chooser = scarce_table(map, 1000 + seed, **options), random.Random(seed)
        while not table.over:
            legal = {int(number) for number in table.state.legal(table.state.actor())}
            assert legal
            if chooser.random() < 0.05:
                actor = int(table.state.actor())
                numbers = range(table.game.actions.size)
                assert legal == {number for number in numbers if table.game.refusal(table.state, actor, number) is None}
            greedy_for_cards(table, chooser)


@rule("ttr.hidden.computer-players")
@both_maps
def test_a_redraw_changes_nothing_a_seat_sees_when_cards_are_scarce(map: str) -> None:
    for seed in range(TABLES // 3):
        table, chooser = scarce_table(map, 2000 + seed), random.Random(seed)
        while not table.over:
            greedy_for_cards(table, chooser)
            if chooser.random() < 0.1:
                for seat in range(table.seats):
                    other = table.game.redraw(table.state, seat, FastLuck(seed))
                    assert table.game.view(other, seat) == table.view(seat)
                    assert not [wrong for wrong in complaints(other) if "cars" not in wrong]  # type: ignore[arg-type]
