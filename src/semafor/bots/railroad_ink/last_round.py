"""The last round of Railroad Ink, exactly: every board that its dice and special routes can make.

Few rounds have more than two million boards; of these only so many are looked at, which takes some seconds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_ink.beam import closes, draw_act
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.keys import key_after, key_of
from semafor.bots.railroad_ink.seen import Seen
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.games.railroad_ink.layout import BASE, ROUTE_LOOKS, SPECIAL_OPEN, SPECIALS_LEFT
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.state import Moves

MOST: Final = 2_000_000  # boards that are looked at


def small(board: RailroadInk) -> bool:
    """Whether the round has some ten thousand boards at most: no expansion, and no special route to draw."""
    return board.kit.variant == BASE and (board.board[SPECIAL_OPEN] == 0 or board.board[SPECIALS_LEFT] == 0)


class LastRound:
    """Goes through all boards of a round depth first, equal boards once, and keeps the best to finish on."""

    def __init__(self, judge: Judge, most: i64 = MOST) -> None:
        self.judge: Final = judge
        self.most: Final = most
        self.seen: Final = Seen()
        self.best: Sheet | None = None
        self.ends: i64 = 0  # boards to finish on that were met

    def find_best(self, start: RailroadInk) -> Sheet:
        """The best board at the end of the round."""
        self.judge.begin(start.round)
        self.clear()
        first = read(start)
        first.key = key_of(start)
        first.value = self.judge.value(first)
        self.visit(first)
        best = self.best
        assert best is not None
        return best

    def clear(self) -> None:
        """Nothing was met yet."""
        self.seen.clear()
        self.best = None
        self.ends = 0

    def complete(self) -> bool:
        """Whether no board was left out."""
        return self.seen.count < self.most

    def visit(self, sheet: Sheet) -> None:
        """Try everything that may be done on this board, unless enough was tried."""
        if not self.complete():
            return
        state = sheet.state
        moves = Moves()
        state.add_legal(0, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            if action == state.kit.finish:
                self.keep(sheet)
            elif action >= state.kit.first and state.kit.look(action) <= ROUTE_LOOKS:
                self.draw(sheet, action)
            else:
                self.go_on(draw_act(self.judge, sheet, action))

    def draw(self, sheet: Sheet, action: i64) -> None:
        """A route: the last of the round need not be made to be judged."""
        state = sheet.state
        cell = state.kit.cell(action)
        look = state.kit.look(action)
        key = key_after(sheet, cell, look)
        if not closes(state, look):
            if self.seen.add(key):
                self.visit(draw_act(self.judge, sheet, action))
        elif self.seen.add(key):
            self.ends += 1
            best = self.best
            if best is None or self.judge.after(sheet, cell, look) > best.value:
                self.best = draw_act(self.judge, sheet, action)

    def go_on(self, sheet: Sheet) -> None:
        if self.seen.add(sheet.key):
            self.visit(sheet)

    def keep(self, sheet: Sheet) -> None:
        self.ends += 1
        best = self.best
        if best is None or sheet.value > best.value:
            self.best = sheet
