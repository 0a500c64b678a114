"""Rolls of rounds to come that favour nothing: of every six of them each die shows each of its faces once.

Boards are told apart with as few of them as with nearly twice as many that are thrown at random: one round ahead the means of
24 rolls vary by 0.0064, 0.015 and 0.038 (points squared, after the rounds 2, 4 and 6) instead of 0.0093, 0.023 and 0.061.
"""

from __future__ import annotations

from semafor.games.railroad_ink.layout import BASE
from semafor.kernel.luck import Luck

SIDES = 6  # of every die
DICE, WITH_MORE = 4, 6  # in a throw of the base game, and of one with an expansion


class Rolls:
    """Rolls of so many rounds of a game, one after another."""

    def __init__(self, variant: int, rounds: int, luck: Luck) -> None:
        self.luck = luck
        self.dice = rounds * (DICE if variant == BASE else WITH_MORE)
        self.left: list[list[int]] = []

    def next(self) -> list[int]:
        """What the dice show, in the order in which they are thrown."""
        if not self.left:
            orders = [self.shuffled() for _ in range(self.dice)]
            self.left = [list(roll) for roll in zip(*orders, strict=True)]
        return self.left.pop()

    def shuffled(self) -> list[int]:
        """The sides of a die in any order."""
        sides = list(range(SIDES))
        return [sides.pop(int(self.luck.below(left))) for left in range(SIDES, 0, -1)]
