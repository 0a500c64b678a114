"""Bots that plan a whole round of Railroad Ink and then draw it act by act."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.railroad_ink_ahead import Ahead
from semafor.bots.railroad_ink_beam import Beam, acts_to, key_of
from semafor.bots.railroad_ink_sheet import Sheet, alone
from semafor.games.railroad_ink.layout import SPECIAL_OPEN, SPECIALS_LEFT
from semafor.games.railroad_ink.state import RailroadInk


class RoundBot(Bot):
    """Plans the round by a beam, and keeps to the plan while the board is as it foresaw."""

    def __init__(self, seed: int, beam: Beam) -> None:
        super().__init__(seed)
        self.beam = beam
        self.plan: dict[tuple[int, int], int] = {}  # by round and board: the act

    def choose(self, known: Knowledge) -> int:
        table = known.table(self.luck)
        assert isinstance(table, RailroadInk)
        board = alone(table, known.seat)
        if place(board) not in self.plan:
            self.plan = planned(board, self.thought(board))
        return self.plan[place(board)]

    def thought(self, board: RailroadInk) -> Sheet:
        """The board to draw until the end of the round."""
        self.beam.search(board)
        return self.beam.ends[0]


class AheadBot(RoundBot):
    """Follows the best boards of the beam through rolls of the next rounds."""

    def __init__(self, seed: int, beam: Beam, whole: Beam, ahead: Beam, rounds: int, budget: Budget) -> None:
        super().__init__(seed, beam)
        self.whole = whole  # so wide that it drops nothing when no special route may be drawn
        self.budget = budget
        self.ahead = Ahead(ahead, rounds, self.luck)

    def thought(self, board: RailroadInk) -> Sheet:
        if board.round == board.kit.rounds:
            return self.last(board)
        self.beam.search(board)
        if len(self.beam.ends) == 1:
            return self.beam.ends[0]
        self.ahead.begin(self.beam.ends)
        for _ in self.budget.rounds():
            self.ahead.step()
            if self.ahead.decided():
                break
        return self.beam.ends[self.ahead.leader()]

    def last(self, board: RailroadInk) -> Sheet:
        """The last round needs no look ahead: it is seen as a whole, unless special routes make it too large."""
        beam = self.beam if specials(board) else self.whole
        beam.search(board)
        return beam.ends[0]


def specials(board: RailroadInk) -> bool:
    """Whether a special route may still be drawn in this round."""
    return board.board[SPECIAL_OPEN] > 0 and board.board[SPECIALS_LEFT] > 0


def place(board: RailroadInk) -> tuple[int, int]:
    return int(board.round), int(key_of(board))


def planned(board: RailroadInk, end: Sheet) -> dict[tuple[int, int], int]:
    """What to do on each board on the way to that end, and there."""
    plan: dict[tuple[int, int], int] = {}
    board = board.clone()
    for action in acts_to(end):
        plan[place(board)] = action
        board.act(0, action)
    plan[place(board)] = int(board.kit.finish)
    return plan
