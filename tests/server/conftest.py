"""A real SQLite file and a real PostgreSQL for every test that stores something, a real Redis for nodes."""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
import subprocess
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from server.client import close_all
from server.postgres import own_postgres, tell

T = TypeVar("T")
NUMBERS = itertools.count()


def run(work: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    """Do the work within that time.

    It is done in a thread of its own where a browser test before it has left Playwright's loop running in this one.
    """
    bounded = asyncio.wait_for(work, seconds)
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(bounded)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, bounded).result()


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """No test leaves a connection open."""
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One server for all workers of pytest-xdist, whose folders lie in one; the last that leaves stops it."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "postgres"
    folder.mkdir(exist_ok=True)
    server = own_postgres(folder)
    tell(server, "alter system set fsync = off; select pg_reload_conf();")  # no test asks what a disk keeps without power
    yield server
    server.cleanup()


def fresh_postgres(server: Any) -> str:
    """The URL of a new, empty database."""
    name = f"semafor_{os.getpid()}_{next(NUMBERS)}"
    tell(server, f"create database {name};")
    url: str = server.get_uri(name)
    return url


class Redis:
    """A Redis of our own."""

    def __init__(self, program: str) -> None:
        self.program = program
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        asked = [self.program, "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(asked, stdout=subprocess.DEVNULL)

    async def restart(self) -> None:
        """Gone with everybody's connections, and back again a little later."""
        self.stop()
        await asyncio.sleep(0.3)
        self.start()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, in SQLite and in PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'semafor.db'}"
    return fresh_postgres(request.getfixturevalue("postgres"))
