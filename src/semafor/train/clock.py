"""Where the time of a round goes: on a GPU by its own clock, because whoever asks it for something does not wait for it."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import torch

THOUSANDTHS = 1000


class Clock:
    """Seconds by what was done, since one looked last."""

    def __init__(self, device: torch.device) -> None:
        self.cuda = device.type == "cuda"
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.events: list[tuple[str, torch.cuda.Event, torch.cuda.Event]] = []

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        """What is done within counts as that."""
        if self.cuda:
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            yield
            end.record()
            self.events.append((what, start, end))
        else:
            before = time.perf_counter()
            yield
            self.seconds[what] += time.perf_counter() - before

    def looked(self) -> dict[str, float]:
        if self.cuda:
            torch.cuda.synchronize()
        for what, start, end in self.events:
            self.seconds[what] += start.elapsed_time(end) / THOUSANDTHS
        found = dict(self.seconds)
        self.seconds.clear()
        self.events.clear()
        return found
