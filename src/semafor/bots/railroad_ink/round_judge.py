"""What acts of Railroad Ink are worth by the network: the best end of the round that is left after an act, from all sides.

Nothing is rolled before a round ends, so no tables are played on: after an act a beam finds the ends of the round, and what the
network hopes of the best of them is what the act is worth. Its eight views of that board, turned and mirrored, take the place
of tables. Rivals are thought to draw this round as well as they can. Needs NumPy.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.judge import Ending, Estimate, Judge, estimate, lead, means, share_of_win
from semafor.bots.master.arrays import Array
from semafor.bots.master.card import Card
from semafor.bots.railroad_ink.ends import Ends
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.policy import acts_of
from semafor.bots.railroad_ink.sheet import Sheet, alone, read
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.game import AnyGame
from semafor.kernel.state import State

PLAUSIBLE = 6  # acts that good ends of the round begin with
FEW = 4  # ends that are looked at from all sides
NODES, WEIGHTS = np.polynomial.hermite_e.hermegauss(24)


class RoundJudge(Judge):
    """Weighs acts by what the network hopes of the ends of the round that they lead to."""

    ranked = True

    def __init__(self, game: AnyGame, seed: int, valuation: Valuation, width: int, card: Card) -> None:
        super().__init__(game, seed)
        self.ends, self.valuation, self.card = Ends(valuation.judge, width), valuation, card
        self.known: dict[tuple[int, int, bool], Array] = {}  # views of boards that were looked at before

    def plausible(self, state: State, seat: int) -> list[int]:
        """What the ends of the round begin with, by the best end of each, best first."""
        ends = self.best(self.board(state, seat), self.ends.width)
        return list(dict.fromkeys(acts_of(end)[0] for end in ends))[:PLAUSIBLE]

    def weigh(
        self, state: State, seat: int, actions: Iterable[int], keep: int | None, budget: Budget
    ) -> dict[int, list[Ending]]:
        found = self.ends_after(state, seat, actions)
        return dict(sorted(found.items(), key=lambda item: means(item[1])))

    def compare(self, state: State, seat: int, one: int, other: int, budget: Budget) -> Estimate:
        found = self.ends_after(state, seat, [one, other])
        return lead(found[one], found[other], self.unit(state))

    def worth(self, state: State, seat: int, budget: Budget) -> Estimate:
        if state.over():
            return Estimate(self.ending(state, seat).worth, 0.0)
        ends = self.meant(self.board(state, seat), self.rivals(state, seat))
        return estimate([ending.worth for ending in ends], self.unit(state))

    def best(self, board: RailroadInk, count: int) -> list[Sheet]:
        """The ends of the round that promise most at a glance."""
        return self.valuation.best(self.ends.found(board), count)

    def board(self, state: State, seat: int) -> RailroadInk:
        """The seat's own board, at a table of its own."""
        return alone(open_table(state, seat), seat)

    def ends_after(self, state: State, seat: int, actions: Iterable[int]) -> dict[int, list[Ending]]:
        """What each act is worth, view by view."""
        rivals, found = self.rivals(state, seat), {}
        for action in actions:
            board = self.board(state, seat)
            board.act(0, action)
            found[action] = self.meant(board, rivals)
        return found

    def rivals(self, state: State, seat: int) -> list[float]:
        """The points that the others will have."""
        table = open_table(state, seat)
        return [float(self.points(alone(table, each)).mean()) for each in range(int(state.seats)) if each != seat]

    def meant(self, board: RailroadInk, rivals: list[float]) -> list[Ending]:
        """The chance to win and the points ahead; alone the points are both."""
        points = [float(each) for each in self.points(board)]
        if not rivals:
            return [Ending(each, each) for each in points]
        spread = self.card.spreads[int(board.round) - 1]
        return [Ending(chance_to_win(each, rivals, spread), each - max(rivals)) for each in points]

    def points(self, board: RailroadInk) -> Array:
        """By view: the points at the end of the game, as masters make them."""
        open, line = bool(board.acts(0)), self.card.hopes[int(board.round) - 1]
        place = (int(board.round), int(key_of(board)), open)
        if place not in self.known:
            views = self.valuation.views(self.best(board, FEW) if open else [self.finished(board)])
            self.known[place] = views[:, views.mean(0).argmax()]
        return line.times * self.known[place] + line.plus

    def finished(self, board: RailroadInk) -> Sheet:
        """A board that is finished is the end of its round."""
        self.valuation.judge.begin(board.round)
        sheet = read(board)
        sheet.value = self.valuation.judge.value(sheet)
        return sheet


def open_table(state: State, seat: int) -> RailroadInk:
    """What the seat knows of: its own board, and the others as they lay open when the round began."""
    assert isinstance(state, RailroadInk)
    return state if state.open_drawing else state.reopened(seat)


def chance_to_win(points: float, rivals: list[float], spread: float) -> float:
    """With these hopes, each of which may be off by so much; what all dice do to all alike is not in it."""
    if spread == 0:
        return share_of_win(points - max(rivals))
    chances = np.ones_like(NODES)
    for rival in rivals:
        chances *= [normal(float(node) + (points - rival) / spread) for node in NODES]
    return float(chances @ WEIGHTS / WEIGHTS.sum())


def normal(value: float) -> float:
    """The share of the normal distribution below it."""
    return 0.5 * (1 + math.erf(value / math.sqrt(2)))
