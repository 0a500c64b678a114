"""Drawing from an unordered stack."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.material import BIT, population
from semafor.kernel.luck import Luck


def drawn_bit(set: i64, luck: Luck) -> i64:
    """A member of the set, each as likely as the others."""
    left = luck.below(population(set))
    number: i64 = 0
    while True:
        if set & BIT[number]:
            if left == 0:
                return number
            left -= 1
        number += 1
