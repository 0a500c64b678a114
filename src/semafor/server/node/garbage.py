"""Cyclic garbage is looked for in small bites, so that no move waits until all that a thousand tables hold has been looked at.

The collector's own rule counts what was made less what was let go. A room that plays lets go as much as it makes, so by that
rule a hundred thousand objects come together before they are looked at, and everybody waits for as long as that takes. Moves
leave no cyclic garbage at all; a socket that was closed leaves some ten kilobytes.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG_S = 0.05  # what was made since is some thousands of objects at five hundred moves a second: a millisecond
ALL_S = 600  # for what sockets and rooms left that were closed meanwhile; the only pause that grows with the tables


class Garbage:
    """Decides when the collector works, as long as a server runs in this process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.looked_s = now()

    def begin(self) -> None:
        """What start-up made stays: the collector need not look at it again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.looked_s = self.now()

    async def collect(self) -> None:
        """What is young; now and then everything."""
        if self.now() - self.looked_s < ALL_S:
            gc.collect(0)
        else:
            gc.collect()
            self.looked_s = self.now()

    def end(self) -> None:
        """The collector decides for itself again."""
        gc.enable()
        gc.unfreeze()
