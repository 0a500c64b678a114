"""Taking back: what the four nevers forbid, and the way to the start of one's turn."""

from __future__ import annotations

import random

import pytest

import semafor
from semafor.kernel.errors import Refused
from semafor.kernel.record import Record
from semafor.kernel.refusal import Refusal
from semafor.kernel.table import Table

TTR, INK, REVOLUTION = (semafor.game(key) for key in ("ticket-to-ride-usa", "railroad-ink", "railroad-revolution"))


def claimed() -> Table:
    """A turn that ended with a claim: nothing was drawn, and the other seat was called."""
    table = TTR.table(seats=2, seed=5, first_seat=0)
    table.play("keep 1 2", seat=0)
    table.play("keep 1 2", seat=1)
    table.play(next(move for move in table.moves() if "Atlanta-Nashville" in str(move)))
    return table


def drawn() -> Table:
    """A round of two in which both have drawn twice, in turns."""
    table = INK.table(seats=2, seed=1)
    for seat in (0, 1, 0, 1):
        table.play(table.moves(seat)[0], seat)
    return table


def test_the_turn_is_not_taken_back_from_a_seat_that_was_called() -> None:
    table = claimed()

    assert table.actors == [1]
    assert table.undo_refusal(0) == Refusal("kernel.undo.turn", {"seat": 2})
    assert table.undoable(0) == 0
    with pytest.raises(Refused):
        table.undo(0)
    assert table.actors == [1]


def test_a_record_in_which_a_turn_was_taken_back_still_replays() -> None:
    table = claimed()
    table.repeat_undo(0)
    text = str(Record.of(table))

    assert "4. 0 undo" in text
    assert Record.read(text).replay(TTR).actors == [0]


def test_all_acts_of_a_turn_can_be_taken_back_where_all_act_at_once() -> None:
    table = drawn()

    assert (table.undoable(0), table.undoable(1)) == (2, 2)
    for _ in range(2):
        table.undo(0)
    assert (table.undoable(0), table.undoable(1)) == (0, 2)
    assert table.undo_refusal(0) == Refusal("kernel.undo.nothing")


def test_as_many_acts_can_be_taken_back_as_are_counted() -> None:
    """In a game of turns, whose acts call others, draw and turn things up."""
    several = 0
    for seed in range(3):
        table, chooser = REVOLUTION.table(seats=2, seed=seed), random.Random(seed)
        for _ in range(60):
            seat = table.actors[0]
            table.play(chooser.choice(table.moves(seat)), seat)
            twin = Record.of(table).replay(REVOLUTION)
            for left in range(twin.undoable(seat), 0, -1):
                assert twin.undoable(seat) == left
                twin.undo(seat)
            assert twin.undo_refusal(seat) is not None
            several += table.undoable(seat) > 1
    assert several > 0
