"""The masters of Railroad Ink: a learned valuation chooses among the ends of a round."""

from __future__ import annotations

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.bots import RoundBot, ThoroughBot
from semafor.bots.railroad_ink.foresight import Foresight
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.state import RailroadInk

FEW = 8  # ends that are looked at from all sides


class Master(RoundBot):
    """Draws what the valuation hopes most of; in the last round the points themselves are counted."""

    def __init__(self, seed: int, valuation: Valuation, beam: Beam) -> None:
        super().__init__(seed, beam)
        self.valuation = valuation

    def think(self, board: RailroadInk) -> Sheet:
        if board.round == board.kit.rounds:
            return super().think(board)
        self.beam.search(board)
        order = np.argsort(-self.valuation(self.beam.ends), kind="stable")[:FEW]
        best: list[Sheet] = [self.beam.ends[at] for at in order]
        return best[int(self.valuation.steady(best).argmax())]


class Grandmaster(ThoroughBot):
    """Looks at the rolls of the rounds to come that the most promising boards meet; its iterations are these rolls."""

    def __init__(
        self, seed: int, valuation: Valuation, beam: Beam, ahead: Beam, rounds: int, boards: int, budget: Budget
    ) -> None:
        super().__init__(seed, beam)
        self.valuation, self.budget = valuation, budget
        self.boards = boards  # that are followed into the rounds to come
        self.foresight = Foresight(valuation, ahead, rounds, self.luck)

    def think_ahead(self, board: RailroadInk) -> Sheet:
        self.beam.search(board)
        hopes = self.valuation.steady(self.beam.ends)
        order = np.argsort(-hopes, kind="stable")[: self.boards]
        best = [self.beam.ends[at] for at in order]
        return best[0] if len(best) == 1 else self.foresight.best(best, hopes[order], self.budget)
