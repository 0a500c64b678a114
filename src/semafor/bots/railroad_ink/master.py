"""The masters of Railroad Ink: a learned valuation chooses among the ends of a round."""

from __future__ import annotations

from semafor.bots.budget import Budget
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.bots import RoundBot, ThoroughBot
from semafor.bots.railroad_ink.ends import Ends
from semafor.bots.railroad_ink.foresight import Foresight
from semafor.bots.railroad_ink.liking import best_first, leader
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.state import RailroadInk

FEW = 8  # ends that are looked at from all sides


class Master(RoundBot):
    """Draws what the valuation hopes most of; in the last round the points themselves are counted."""

    def __init__(self, seed: int, valuation: Valuation, width: int) -> None:
        self.valuation, self.ends = valuation, Ends(valuation.judge, width)
        super().__init__(seed, self.ends.beam)

    def think(self, board: RailroadInk) -> Sheet:
        if board.round == board.kit.rounds:
            return super().think(board)
        ends = self.ends.found(board)
        return ends[liked(self.valuation, ends)]


def liked(valuation: Valuation, ends: list[Sheet]) -> int:
    """The place of the end to draw: of the few that promise most at a glance, the one that does from all sides."""
    few = sorted(int(at) for at in best_first(valuation(ends))[:FEW])
    return few[leader(valuation.steady([ends[at] for at in few]))]


class Grandmaster(ThoroughBot):
    """Looks at the rolls of the rounds to come that the most promising boards meet; its iterations are these rolls."""

    def __init__(
        self, seed: int, valuation: Valuation, width: int, ahead: Beam, rounds: int, boards: int, budget: Budget
    ) -> None:
        self.valuation, self.ends, self.budget = valuation, Ends(valuation.judge, width), budget
        super().__init__(seed, self.ends.beam)
        # Followed into the rounds to come; with fewer rolls than boards chance would choose among them.
        self.boards = min(boards, budget.iterations or boards)
        self.foresight = Foresight(valuation, ahead, rounds, self.luck)

    def think_ahead(self, board: RailroadInk) -> Sheet:
        ends = self.valuation.best(self.ends.found(board), self.ends.width)
        hopes = self.valuation.steady(ends)
        order = best_first(hopes)[: self.boards]
        best = [ends[at] for at in order]
        return best[0] if len(best) == 1 else self.foresight.best(best, hopes[order], self.budget)
