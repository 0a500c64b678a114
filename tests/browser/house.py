"""A real server with the real page, in a process of its own, that can be stopped and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

TESTS = Path(__file__).parents[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """One server on one database; the address stays the same over restarts."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = f"sqlite:///{self.folder}/tables.db"
        command = [sys.executable, "-m", "browser.starter", "serve", "--port", str(self.port), "--database", database]
        # A driver clicks faster than people; the limits are tested elsewhere.
        surroundings = os.environ | {"SEMAFOR_LIMITS": "0"} | self.settings
        self.process = subprocess.Popen(
            [*command, "--log-level", "warning"], cwd=TESTS, env=surroundings, stdout=subprocess.DEVNULL
        )
        self._wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def _wait(self) -> None:
        for _attempt in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError("the server did not start")
