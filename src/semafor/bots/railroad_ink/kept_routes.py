"""Boards of routes alone that are good enough for some lava of a last round of Railroad Ink, to be tried beside its faces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_ink.beam import acts_to
from semafor.bots.railroad_ink.flow_groups import FlowGroup
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.games.railroad_ink.layout import CONTEXT, FREE
from semafor.games.railroad_ink.material import BIT, ENDS
from semafor.games.railroad_ink.parts.longest import ALL_SIDES

MOST_KEPT: Final = 50_000


class KeptRoutes:
    """Each by the board before its last route and that route; none at all once there are too many."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least  # what a board must be worth
        self.boards: list[Sheet] = []
        self.actions: list[int] = []  # the last route, or -1 if the board is it already
        self.values: list[int] = []
        self.full: bool = False

    def offer(self, board: Sheet, action: i64, value: i64) -> None:
        if value <= self.least or self.full:
            return
        self.boards.append(board)
        self.actions.append(int(action))
        self.values.append(int(value))
        self.full = len(self.values) >= MOST_KEPT

    def beside(self, number: int, group: FlowGroup, judge: Judge) -> Sheet | None:
        """The board with the same routes beside the faces of the group, if they leave room for each other."""
        actions = acts_to(self.boards[number])
        if self.actions[number] >= 0:
            actions.append(self.actions[number])
        state = group.first.state.clone()
        kit = state.kit
        for action in actions:
            cell = kit.cell(action)
            look = kit.look(action)
            if not state.masks[FREE] & BIT[cell] or clashes(i64(state.board[CONTEXT + cell]), ENDS[look]):
                return None
            state.act(0, action)
        sheet = read(state)
        sheet.value = judge.value(sheet)
        return sheet


def clashes(context: i64, ends: i64) -> bool:
    """Whether a highway would touch a railway."""
    apart = context ^ ends
    both = (context | context >> 1) & (ends | ends >> 1)
    return apart & apart >> 1 & both & ALL_SIDES != 0
