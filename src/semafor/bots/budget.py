"""How long a bot may think about a move: so many iterations, or so many seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from semafor.kernel.errors import BadInput


class Budget(msgspec.Struct, frozen=True):
    """Iterations give the same choices for the same seed on every machine; seconds do not. The first limit met ends it."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200` is so many iterations, `0.5s` so many seconds."""
        try:
            budget = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(iterations=int(text))
        except ValueError:
            raise BadInput("bad-budget", "semafor.bots", budget=text) from None
        if not 0 < (budget.seconds or budget.iterations or 0) < 1_000_000:
            raise BadInput("bad-budget", "semafor.bots", budget=text)
        return budget

    def rounds(self) -> Iterator[int]:
        """0, 1, 2 … while the budget lasts; at least one."""
        until = None if self.seconds is None else time.monotonic() + self.seconds
        number = 0
        while number == 0 or (
            (self.iterations is None or number < self.iterations) and (until is None or time.monotonic() < until)
        ):
            yield number
            number += 1
