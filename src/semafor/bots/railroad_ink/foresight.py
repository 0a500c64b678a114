"""Which of the best boards of a round promises most, by a learned valuation: each is followed through rolls of the next rounds.

As in `lookahead`, all boards meet the same rolls, and one that falls clearly behind is followed no further. Here the network
says what the boards are worth, and all boards that meet a roll are judged together, which is what makes NumPy quick.
"""

from __future__ import annotations

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.master.arrays import Array
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.rolls import Rolls
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.valuation import Valuation
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck, ScriptedLuck

LEAST_ROLLS = 4  # before anything is given up
BEHIND = 2.0  # standard errors of the difference
TRIFLE = 0.03  # points
PRIOR = 8.0  # rolls that what the network hopes of a board itself is worth


class Foresight:
    """Follows boards through futures: rolls of so many rounds, each drawn as the network likes it best."""

    def __init__(self, valuation: Valuation, beam: Beam, rounds: int, luck: Luck, prior: float = PRIOR) -> None:
        self.valuation = valuation
        self.prior = prior
        self.beam = beam  # of the rounds to come
        self.rounds = rounds
        self.luck = luck

    def best(self, boards: list[Sheet], hopes: Array, budget: Budget) -> Sheet:
        """The board that is worth most after as many futures as the budget allows; `hopes` are what they promise before."""
        alive = np.arange(len(boards))
        worths = np.zeros((0, len(boards)))
        rolls = Rolls(int(self.valuation.judge.variant), self.rounds, self.luck)
        for _ in budget.rounds():
            worths = np.vstack([worths, self.follow([boards[at] for at in alive], rolls.next())])
            kept = np.flatnonzero(in_the_race(worths))
            alive, worths = alive[kept], worths[:, kept]
            if len(alive) == 1:
                break
        return boards[int(alive[(worths.sum(0) + self.prior * hopes[alive]).argmax()])]

    def follow(self, boards: list[Sheet], rolls: list[int]) -> Array:
        """What each board is worth some rounds later, all with the same rolls."""
        tables = [board.state.clone() for board in boards]
        lucks = [ScriptedLuck(rolls) for _ in boards]
        ends: list[Sheet] = []
        for _ in range(min(self.rounds, int(tables[0].kit.rounds - tables[0].round))):
            for table, luck in zip(tables, lucks, strict=True):
                table.apply(0, table.kit.finish, luck)
            ends = self.drawn(tables)
            tables = [end.state for end in ends]
        return self.valuation.steady(ends)

    def drawn(self, tables: list[RailroadInk]) -> list[Sheet]:
        """By table the end of its round that promises most."""
        found: list[Sheet] = []
        starts = []
        for table in tables:
            self.beam.search(table)
            starts.append(len(found))
            found += self.beam.ends
        hopes = self.valuation(found)
        stops = [*starts[1:], len(found)]
        return [found[start + int(hopes[start:stop].argmax())] for start, stop in zip(starts, stops, strict=True)]


def in_the_race(worths: Array) -> Array:
    """Futures × boards → which boards are not behind the best by more than chance would explain."""
    behind = worths[:, [worths.mean(0).argmax()]] - worths
    if len(worths) < LEAST_ROLLS:
        return np.ones(worths.shape[1], bool)
    error = behind.std(0, ddof=1) / np.sqrt(len(worths))
    found: Array = behind.mean(0) <= BEHIND * error + TRIFLE
    return found
