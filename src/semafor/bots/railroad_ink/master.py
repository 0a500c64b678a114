"""The master of Railroad Ink: a learned valuation chooses among the ends of a round, after a look at the rolls to come."""

from __future__ import annotations

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.bots import LookaheadBot
from semafor.bots.railroad_ink.foresight import Foresight
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.state import RailroadInk


class RoundMaster(LookaheadBot):
    """Plans a round as the valuation hopes; its iterations are rolls of the rounds to come that the best boards meet."""

    def __init__(
        self, seed: int, valuation: Valuation, beam: Beam, ahead: Beam, rounds: int, boards: int, budget: Budget
    ) -> None:
        super().__init__(seed, beam, ahead, rounds, budget)
        self.valuation = valuation
        self.boards = boards  # that are followed into the rounds to come
        self.foresight = Foresight(valuation, ahead, rounds, self.luck)

    def think(self, board: RailroadInk) -> Sheet:
        if board.round == board.kit.rounds:
            return super().think(board)  # the last round has no other to come
        self.beam.search(board)
        hopes = self.valuation(self.beam.ends)
        order = np.argsort(-hopes, kind="stable")[: self.boards]
        best = [self.beam.ends[at] for at in order]
        return best[0] if len(best) == 1 else self.foresight.best(best, hopes[order], self.budget)
