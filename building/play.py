"""`make play`: an address as soon as there is something to serve, compiled rules as soon as they are there.

Libraries and page come first; the rules are compiled behind them with less priority. Where that takes long, a server runs the
very same files of `src` interpreted meanwhile. Once the compiled package is installed, that server finishes what it has begun
and ends, and this process becomes the server of the package at the same listening socket. Who comes in between waits a moment;
a table is its log in the database, and pages connect again by themselves, so nothing is lost.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from building import install
from building.steps import Failed, Steps

BEHIND = ("nice", "-n", "15")
HERE, PORT = "127.0.0.1", "8000"  # the server's own defaults

Heard = Callable[[], None]


class Works(NamedTuple):
    """What has to be done, each by a call that ends when it is done. `rules` calls back when there is something to compile."""

    libraries: Callable[[], None]
    page: Callable[[], None]
    rules: Callable[[Heard], None]
    packed: Callable[[], None]


def done_in_order(works: Works, early: Callable[[], subprocess.Popen[bytes] | None]) -> int | None:
    """All works, with a server of `early` between as soon as it can be and only if it is needed.

    None when everything is installed and the early server has made way; its status if it ended by itself.
    """
    pool, slow = ThreadPoolExecutor(), Event()
    page, libraries = pool.submit(works.page), pool.submit(works.libraries)
    installed = pool.submit(finished, works, page, libraries, slow)
    libraries.result()
    page.result()
    slow.wait()
    server = None if installed.done() else early()
    if server is not None and (status := outlived(server, installed, pool)) is not None:
        return status
    return installed.result()


def finished(works: Works, page: Future[None], libraries: Future[None], slow: Event) -> None:
    """The rules compiled, then the whole package installed."""
    try:
        libraries.result()
        works.rules(slow.set)
        page.result()
        works.packed()
    finally:
        slow.set()


def outlived(server: subprocess.Popen[bytes], installed: Future[None], pool: ThreadPoolExecutor) -> int | None:
    """The server until the package is installed; its status if it ended before that."""
    try:
        either: list[Future[Any]] = [installed, pool.submit(server.wait)]
        wait(either, return_when=FIRST_COMPLETED)
        return None if installed.done() else server.poll()
    finally:
        server.terminate()  # everything that was taken on is finished first
        server.wait()


class Player:
    """The two servers, and the socket that both listen at."""

    def __init__(self, steps: Steps, python: str = install.PYTHON) -> None:
        self.steps, self.serving = steps, False
        self.command = [python, "-m", "semafor.cli", "serve", "--log-level", "warning"]
        self.listening: socket.socket | None = None

    def works(self) -> Works:
        steps = self.steps
        return Works(lambda: install.libraries(steps), lambda: install.page(steps), self.compile, lambda: install.packed(steps))

    def compile(self, slow: Heard) -> None:
        def told(line: str) -> None:
            if not line.startswith(install.TRANSLATING):
                self.steps.say(line)
                return
            slow()
            if not self.serving:  # then the address is the last that is seen
                self.steps.say(line)

        install.rules(self.steps, before=BEHIND if shutil.which(BEHIND[0]) else (), told=told)

    def early(self) -> subprocess.Popen[bytes] | None:
        """The server of the files in `src`; none where they are compiled in place, since those may be old."""
        if any(Path("src").rglob("*.so")):
            return None
        self.listening, self.serving = bound(), True
        given = self.given() | {"PYTHONPATH": "src", "SEMAFOR_COMPILING": "1"}
        kept = [] if self.listening is None else [self.listening.fileno()]
        return subprocess.Popen(self.command, env=given, pass_fds=kept)

    def given(self) -> dict[str, str]:
        handed = {} if self.listening is None else {"SEMAFOR_FD": str(self.listening.fileno())}
        return {**os.environ, **handed}

    def become_server(self) -> None:
        """The server of the package, in the place of this process."""
        if self.serving:
            self.steps.say("the compiled rules are in use from now on; every table goes on where it was")
        if self.listening is not None:
            os.set_inheritable(self.listening.fileno(), True)
        os.execve(self.command[0], self.command, self.given())


def bound() -> socket.socket | None:
    """A socket that listens where the server shall; none if that cannot be, for the server itself says best why."""
    host, port = os.environ.get("SEMAFOR_HOST", HERE), os.environ.get("SEMAFOR_PORT", PORT)
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, int(port)))
        listening.listen(2048)
    except (OSError, OverflowError, ValueError):
        listening.close()
        return None
    return listening


def main() -> None:
    """Every step, from nothing to a server with compiled rules."""
    steps = Steps(install.LOGS)
    steps.stop_on_signals()
    player = Player(steps)
    try:
        if not install.MADE.exists():
            steps.say("first start: most of a minute until the address, later ones take seconds")
        install.environment(steps)
        steps.say("at the same time: fetching the libraries, building the page; compiling the rules behind them")
        status = done_in_order(player.works(), player.early)
    except Failed as failed:
        sys.exit(str(failed))
    finally:
        steps.stop()
    if status is not None:
        sys.exit(status)
    player.become_server()


if __name__ == "__main__":
    main()
