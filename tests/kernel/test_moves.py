"""The action table: a move is understood however it is written, and has one number."""

from __future__ import annotations

from typing import cast

import semafor
from semafor.games.ticket_to_ride.moves import Claim

ACTIONS = semafor.game("ticket-to-ride-usa").actions
TIDY = Claim("dallas_el-paso", ("red", "red", "red", "locomotive"))
MIXED = ("locomotive", "red", "red", "red")


def test_cards_in_another_order_or_in_a_list_are_the_same_move() -> None:
    listed = Claim("dallas_el-paso", cast("tuple[str, ...]", list(MIXED)))
    for move in (TIDY, Claim("dallas_el-paso", MIXED), listed):
        assert ACTIONS.understood(move) == TIDY
        assert ACTIONS.number(move) == ACTIONS.number(TIDY) is not None


def test_a_move_that_no_position_allows_has_no_number() -> None:
    assert ACTIONS.number(Claim("dallas_el-paso", ("blue",) * 4)) is None
