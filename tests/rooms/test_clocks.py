"""Clocks that the log alone tells the time."""

from __future__ import annotations

from semafor.rooms.clocks import Clocks
from semafor.rooms.entries import Clock


def test_a_clock_counts_only_while_its_seat_is_asked() -> None:
    clocks = Clocks(Clock("bank", bank_s=100, bonus_s=2), 2)
    clocks.advance(1_000, [0])
    clocks.stop(0, 11_000)
    clocks.advance(11_000, [1])

    assert clocks.banks_ms == [92_000, 100_000]
    assert [clocks.due_ms(0), clocks.due_ms(1)] == [None, 111_000]
    assert [clocks.overdue(1, 110_999), clocks.overdue(1, 111_000)] == [False, True]
