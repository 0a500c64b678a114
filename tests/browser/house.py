"""A real server with the real page, in a process of its own, that can be stopped and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import warm
from server.migrated import lay


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """One server on one database; the address stays the same over restarts.

    It is forked from a warm interpreter (`warm.py`), unless `anew` is asked for, because the test has changed what is imported,
    or it has maps of its own, which are read together with the games: importing all of it takes longer than most tests.
    """

    def __init__(self, folder: Path, *, anew: bool = False, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.anew = anew or warm.ANEW or "SEMAFOR_MAPS" in settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: warm.Command | subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = f"sqlite:///{self.folder}/tables.db"
        lay(database)
        words = ["serve", "--port", str(self.port), "--database", database, "--log-level", "warning"]
        # A driver clicks faster than people; the limits are tested elsewhere.
        surroundings = os.environ | {"SEMAFOR_LIMITS": "0", "SEMAFOR_PAR": "random"} | self.settings
        with open(os.devnull, "r+b") as nothing:
            streams = (nothing.fileno(), nothing.fileno(), 2)
            self.process = warm.start(words, streams, surroundings, module="browser.starter", anew=self.anew)
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
