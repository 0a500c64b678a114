"""Bots that plan a whole round of Railroad Ink and then draw it act by act."""

from __future__ import annotations

from abc import abstractmethod

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.railroad_ink.beam import Beam, acts_to, draw_act, worth
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.last_round import MOST, LastRound, small
from semafor.bots.railroad_ink.lava_round import MOST as LAVA_MOST
from semafor.bots.railroad_ink.lava_round import LavaRound
from semafor.bots.railroad_ink.lookahead import Lookahead
from semafor.bots.railroad_ink.sheet import Sheet, alone, read
from semafor.games.railroad_ink.layout import LAVA
from semafor.games.railroad_ink.state import RailroadInk


class ActBot(Bot[RailroadInk]):
    """Draws die after die, each time content with any act that is judged little worse than the best."""

    def __init__(self, seed: int, judge: Judge, content: int) -> None:
        super().__init__(seed)
        self.judge = judge
        self.content = content  # thousandths of a point that do not matter

    def choose(self, known: Knowledge[RailroadInk]) -> int:
        board = alone(known.table(self.luck), known.seat)
        self.judge.begin(board.round)
        sheet = read(board)
        sheet.value = self.judge.value(sheet)
        worths = {action: self.worth_of(sheet, action) for action in known.legal}
        good = [action for action, worth in worths.items() if worth >= max(worths.values()) - self.content]
        return good[self.luck.below(len(good))]

    def worth_of(self, sheet: Sheet, action: int) -> int:
        finished = action == int(sheet.state.kit.finish)
        return worth(sheet if finished else draw_act(self.judge, sheet, action))


class RoundBot(Bot[RailroadInk]):
    """Plans the round by a beam, and keeps to the plan while the board is as it foresaw."""

    plans = True

    def __init__(self, seed: int, beam: Beam) -> None:
        super().__init__(seed)
        self.beam = beam
        self.most = MOST  # of the last round that are looked at
        self.plan: dict[tuple[int, int], int] = {}  # by round and board: the act

    def choose(self, known: Knowledge[RailroadInk]) -> int:
        board = alone(known.table(self.luck), known.seat)
        if place(board) not in self.plan:
            self.plan = plan_acts(board, self.think(board))
        return self.plan[place(board)]

    def think(self, board: RailroadInk) -> Sheet:
        """The board to draw until the end of the round."""
        if board.round == board.kit.rounds and small(board):
            return LastRound(self.beam.judge, self.most).find_best(board)
        self.beam.search(board)
        return self.beam.ends[0]


class ThoroughBot(RoundBot):
    """Solves the last round exactly; how it plans the others, whoever inherits says."""

    def think(self, board: RailroadInk) -> Sheet:
        if board.round < board.kit.rounds:
            return self.think_ahead(board)
        return self.last_with_lava(board) if board.kit.variant == LAVA else self.last(board)

    @abstractmethod
    def think_ahead(self, board: RailroadInk) -> Sheet:
        """The board to draw until the end of a round that is not the last."""

    def last(self, board: RailroadInk) -> Sheet:
        """The best board of the last round; where there are too many, the best that was met."""
        boards = LastRound(self.beam.judge, self.most)  # for this round only: it takes much memory
        found = boards.find_best(board)
        if boards.complete():
            return found
        self.beam.search(board)
        return max(found, self.beam.ends[0], key=worth)

    def last_with_lava(self, board: RailroadInk) -> Sheet:
        """The same with lava, where the beam nearly always finds the best board: what is left is to prove it, or to find it."""
        self.beam.search(board)
        return LavaRound(self.beam.judge, self.beam.ends[0], board, min(self.most, LAVA_MOST)).find_best()


class LookaheadBot(ThoroughBot):
    """Follows the best boards of the beam through rolls of the next rounds."""

    def __init__(self, seed: int, beam: Beam, ahead: Beam, rounds: int, budget: Budget) -> None:
        super().__init__(seed, beam)
        self.budget = budget
        self.ahead = Lookahead(ahead, rounds, self.luck)

    def think_ahead(self, board: RailroadInk) -> Sheet:
        self.beam.search(board)
        if len(self.beam.ends) == 1:
            return self.beam.ends[0]
        self.ahead.begin(self.beam.ends)
        for _ in self.budget.rounds():
            self.ahead.step()
            if self.ahead.is_decided():
                break
        return self.beam.ends[self.ahead.leader()]


def place(board: RailroadInk) -> tuple[int, int]:
    return int(board.round), int(key_of(board))


def plan_acts(board: RailroadInk, end: Sheet) -> dict[tuple[int, int], int]:
    """What to do on each board on the way to that end, and there."""
    plan: dict[tuple[int, int], int] = {}
    board = board.clone()
    for action in acts_to(end):
        plan[place(board)] = action
        board.act(0, action)
    plan[place(board)] = int(board.kit.finish)
    return plan
