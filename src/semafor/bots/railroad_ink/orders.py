"""Whether a board can be drawn within a round of Railroad Ink by the rules, and in which order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.bots.railroad_ink.beam import draw_act
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.seen import Seen
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CELLS, ROUTE_LOOKS, TILE, VOLCANO
from semafor.games.railroad_ink.material import BIT
from semafor.kernel.state import Moves


class Orders:
    """Tries the drawings in every order. A route may also be drawn to be devoured where lava lies in the end."""

    def __init__(self, judge: Judge, first: Sheet, board: vec[u8], devours: bool) -> None:
        self.judge: Final = judge
        self.first: Final = first
        self.board: Final = board  # as it shall become
        self.devours: Final = devours  # whether to try that
        self.seen: Final = Seen()

    def find(self) -> Sheet | None:
        """The board with the acts that lead there, if the round may be finished then."""
        return self.go_on(self.first)

    def go_on(self, sheet: Sheet) -> Sheet | None:
        state = sheet.state
        moves = Moves()
        state.add_legal(0, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            if action == state.kit.finish:
                if self.is_complete(sheet):
                    return sheet
            elif self.helps(sheet, state.kit.cell(action), state.kit.look(action)):
                after = draw_act(self.judge, sheet, action)
                if self.seen.add(after.key):
                    found = self.go_on(after)
                    if found is not None:
                        return found
        return None

    def helps(self, sheet: Sheet, cell: i64, look: i64) -> bool:
        """Whether the drawing belongs to the board, or may be devoured later."""
        final = i64(self.board[TILE + cell])
        if final == look:
            return True
        lava = final > ROUTE_LOOKS and final != VOLCANO
        return self.devours and lava and look <= ROUTE_LOOKS and self.first.free & BIT[cell] != 0

    def is_complete(self, sheet: Sheet) -> bool:
        for cell in range(i64(CELLS)):
            if sheet.state.board[TILE + cell] != self.board[TILE + cell]:
                return False
        return True
