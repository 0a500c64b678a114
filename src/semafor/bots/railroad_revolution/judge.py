"""What a position of Railroad Revolution promises a seat, in thousandths of a point.

It is the score so far, and what the seat's means should make of the rest of the game. What they are worth changes with
the stage: there is a row of weights for each of a few stages, and between two stages the weights go over from one to the
other. At the end only the score counts. The weights are fitted to games, see fit.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_revolution.means import MEANS, WHOLE, Means
from semafor.games.railroad_revolution.layout import BUILDINGS, SEAT, TRACKS
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.scoring import count_seat

POINT: Final = 1000
LEFT_OF_LOGO: Final = 23  # pieces: when they are gone the game ends
OTHERS: Final = 4  # the best other seat counts one in so many
STAGES: Final = vec[i64]([0, 120, 300, 500, 750, 1000])  # by what is left of the game; at the first only the score counts


def left_of_game(table: Tabletop) -> i64:
    """How much of the game is left, in thousandths: by the board that is emptiest."""
    if table.course.turns_left >= 0:
        return WHOLE * min(table.course.turns_left, table.seats) // (table.seats * 12)
    fewest: i64 = LEFT_OF_LOGO
    for seat in range(table.seats):
        at = seat * SEAT
        left = max(i64(0), i64(table.box[at + TRACKS]) - 2) + max(i64(0), i64(table.box[at + BUILDINGS]) - 2)
        fewest = min(fewest, left)
    return WHOLE * (fewest + 1) // (LEFT_OF_LOGO + 1)


class Judge:
    """Values positions; a subclass says what one promises a seat."""

    def value(self, table: Tabletop, seat: i64) -> i64:
        """What the position promises the seat, less something for what it promises the best other."""
        left = left_of_game(table)
        best: i64 = -1_000_000
        for other in range(table.seats):
            if other != seat:
                best = max(best, self.promise(table, other, left))
        return self.promise(table, seat, left) - best // OTHERS

    def promise(self, table: Tabletop, seat: i64, left: i64) -> i64:
        raise NotImplementedError


class FittedJudge(Judge):
    """Weighs a seat's means by rows of weights, one for each stage but the last."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.weights: Final = vec[i64]([0] * MEANS + [weight for row in rows for weight in row])
        self.means: Final = Means()

    def promise(self, table: Tabletop, seat: i64, left: i64) -> i64:
        """The points of the seat and what its means will make; money counts a trifle to the end."""
        points = POINT * count_seat(table, seat).total() + table.wealth(seat)
        if left == 0:
            return points
        self.means.count(table, seat)
        stage: i64 = 1
        while STAGES[stage] < left:
            stage += 1
        after = WHOLE * (STAGES[stage] - left) // (STAGES[stage] - STAGES[stage - 1])
        return points + (self.weigh(stage) * (WHOLE - after) + self.weigh(stage - 1) * after) // WHOLE

    def weigh(self, stage: i64) -> i64:
        """What the means counted last would be worth at exactly this stage."""
        worth: i64 = 0
        first = stage * MEANS
        for number in range(i64(MEANS)):
            worth += self.weights[first + number] * self.means.counts[number]
        return worth
