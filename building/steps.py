"""Steps that go on at the same time, and what the reader is told of them meanwhile."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LAST_LINES = 15


class Failed(Exception):
    """A step ended badly: what it said last."""


class Steps:
    """Runs programs, each with a log of its own, and prints lines with the seconds since the beginning."""

    def __init__(self, logs: Path) -> None:
        self.logs, self.began, self.lock = logs, time.monotonic(), threading.Lock()
        logs.mkdir(parents=True, exist_ok=True)

    def say(self, line: str) -> None:
        with self.lock:
            print(f"{time.monotonic() - self.began:4.0f} s  {line}", flush=True)

    def run(self, name: str, program: list[str], *, said: tuple[str, ...] = ()) -> None:
        """A program to its end. Its lines go to the log; those that begin as `said` are told the reader too."""
        log = self.logs / f"{name}.log"
        with log.open("w", encoding="utf-8") as kept:
            # The order of sets has a say in the C that mypyc writes: the same rules shall give the same text.
            same = os.environ | {"PYTHONHASHSEED": "0"}
            running = subprocess.Popen(
                program, env=same, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
            )
            assert running.stdout is not None
            for line in running.stdout:
                kept.write(line)
                if said and line.startswith(said):
                    self.say(line.strip())
        if running.wait():
            last = "".join(log.read_text("utf-8").splitlines(keepends=True)[-LAST_LINES:])
            raise Failed(f"{last}semafor: the step “{name}” failed; all it said is in {log}")


def together(*works: Callable[[], None]) -> None:
    """All of them at the same time; the first that failed is told when all have ended."""
    with ThreadPoolExecutor(len(works)) as pool:
        for ended in [pool.submit(work) for work in works]:
            ended.result()
