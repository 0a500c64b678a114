"""Steps that go on at the same time, and what the reader is told of them meanwhile."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

LAST_LINES = 15
STOP_S = 5
# A program of its own group does not hear Ctrl-C: it is ended here, with all that it started.
GROUP = None if sys.platform == "win32" else 0


class Failed(Exception):
    """A step ended badly: what it said last."""


class Steps:
    """Runs programs, each with a log of its own, and prints lines with the seconds since the beginning."""

    def __init__(self, logs: Path) -> None:
        self.logs, self.began, self.lock = logs, time.monotonic(), threading.RLock()
        self.running: set[subprocess.Popen[str]] = set()
        self.stopped = False
        logs.mkdir(parents=True, exist_ok=True)

    def say(self, line: str) -> None:
        with self.lock:
            print(f"{time.monotonic() - self.began:4.0f} s  {line}", flush=True)

    def run(
        self, name: str, program: list[str], *, said: tuple[str, ...] = (), told: Callable[[str], None] | None = None
    ) -> None:
        """A program to its end. Its lines go to the log; those that begin as `said` are told the reader too."""
        log, tell = self.logs / f"{name}.log", told or self.say
        with log.open("w", encoding="utf-8") as kept, self.started(name, program) as running:
            assert running.stdout is not None
            for line in running.stdout:
                kept.write(line)
                if said and line.startswith(said):
                    tell(line.strip())
        self.running.discard(running)
        if running.wait():
            last = "".join(log.read_text("utf-8").splitlines(keepends=True)[-LAST_LINES:])
            raise Failed(f"{last}semafor: the step “{name}” failed; all it said is in {log}")

    def started(self, name: str, program: list[str]) -> subprocess.Popen[str]:
        # The order of sets has a say in the C that mypyc writes: the same rules shall give the same text.
        same, pipe = os.environ | {"PYTHONHASHSEED": "0"}, subprocess.PIPE
        with self.lock:
            if self.stopped:
                raise Failed(f"semafor: the step “{name}” was not begun")
            running = subprocess.Popen(
                program,
                env=same,
                stdin=subprocess.DEVNULL,
                stdout=pipe,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                process_group=GROUP,
            )
            self.running.add(running)
        return running

    def stop_on_signals(self) -> None:
        """Ctrl-C and SIGTERM end the programs that run, then this one."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop_by)

    def stop_by(self, number: int, frame: FrameType | None) -> None:
        del frame
        self.stop()
        raise SystemExit(128 + number)

    def stop(self) -> None:
        """End everything that runs; nothing is begun any more."""
        with self.lock:
            self.stopped = True
        for running in list(self.running):
            ended(running)


def ended(running: subprocess.Popen[str]) -> None:
    """The program and all that it started are gone: asked first, so that it can clean up, then made to."""
    for how in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(ProcessLookupError):
            running.terminate() if sys.platform == "win32" else os.killpg(running.pid, how)
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.wait(STOP_S)
            return
    running.kill()
