"""No tool of one seat tells what only another seat knows, in any game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from amount import several
from laws.cases import ALL, Case, positions
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.state import State
from semafor.kernel.table import Table
from semafor.mcp.local import LocalTable
from semafor.mcp.tools import Tools


class Waiting:
    """A table at a position, on whose seats everybody sits who may ask."""

    def __init__(self, case: Case, state: State, number: int) -> None:
        table = Table(case.game, case.seats, case.game.option_values(case.options), KeyedLuck(number))
        table.state = state
        self.at = LocalTable(table, {}, "en")
        self.tools = Tools("en")
        self.tools.seats.update(self.at.keys)
        self.keys = {seat.seat: key for key, seat in self.at.keys.items()}

    def ask(self, seat: int, moves: list[int]) -> list[Any]:
        """Everything that a seat can ask."""
        key, tools = self.keys[seat], self.tools
        return [
            tools.wait(key),
            tools.look(key),
            tools.legal_moves(key, most=500),
            *(tools.why_not(key, move) for move in moves),
        ]


# `play` is asked below, `record` is refused until the end, when nothing is hidden any more
ASKED = {"wait", "look", "legal_moves", "why_not", "play", "record"}


def test_every_tool_of_a_seat_is_asked_here() -> None:
    from semafor.mcp.server import ToolServer  # a second to import, which only this test has to wait for

    server = ToolServer("en")
    tools = [server._tool_manager.get_tool(name) for name in dir(Tools) if not name.startswith("_")]

    assert {tool.name for tool in tools if tool is not None and "seat" in tool.parameters["properties"]} == ASKED


@pytest.mark.parametrize("case", ALL, ids=str)
def test_no_tool_of_a_seat_depends_on_what_it_cannot_know(case: Case) -> None:
    chooser = random.Random(4)
    for number, state in enumerate(positions(case, several(3, 1, daily=1), 0.01)):
        moves = chooser.sample(range(case.game.actions.size), min(5, case.game.actions.size))
        for seat in range(case.seats) if not state.over() else ():
            other = case.game.redraw(state, seat, FastLuck(number))

            assert Waiting(case, other, number).ask(seat, moves) == Waiting(case, state.clone(), number).ask(seat, moves)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_a_seat_reads_of_others_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    """Another seat plays the same move at two tables that the reader cannot tell apart: the same sentences are read."""
    for number, state in enumerate(positions(case, several(3, 1, daily=1), 0.01)):
        actor = int(state.actor())
        for seat in [seat for seat in range(case.seats) if seat != actor and actor >= 0]:
            other = case.game.redraw(state, seat, FastLuck(number))
            shared = [int(action) for action in state.legal(actor) if int(action) in list(other.legal(actor))]
            for action in shared[:: max(1, len(shared) // 3)]:
                one, two = Waiting(case, state.clone(), number), Waiting(case, other.clone(), number)
                for table in (one, two):
                    table.tools.play(table.keys[actor], action)
                if one.at.table.view(seat) == two.at.table.view(seat):
                    assert one.tools.wait(one.keys[seat]) == two.tools.wait(two.keys[seat])


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_key_opens_one_seat_and_the_record_only_after_the_end(case: Case) -> None:
    table = Waiting(case, case.start(1), 1)

    assert len(set(table.keys.values())) == case.seats
    for seat, key in table.keys.items():
        assert table.tools.look(key).standing.seat == seat
        with pytest.raises(Exception, match="none before the game is over"):
            table.tools.record(key)
