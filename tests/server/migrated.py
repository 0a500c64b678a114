"""A new database that need not be migrated: it is the copy of one that was.

To make a database goes through all migrations there have been, a good part of what a short test does; that they make exactly
the schema is asked in `test_log.py`. At night every test migrates its own.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from amount import NIGHTLY
from semafor.server.store.database import make_durable, migrate

SQLITE = "sqlite:///"


@cache
def empty() -> bytes:
    """The file of a database of today's schema that nothing was ever written to."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "semafor.db")
        engine = create_engine(f"{SQLITE}{file}")
        with engine.begin() as connection:
            make_durable(connection.connection.driver_connection)
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def lay(url: str) -> None:
    """Where the URL is that of a file which is not there yet, it is now."""
    file = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not NIGHTLY and file.parent.is_dir() and not file.exists():
        file.write_bytes(empty())
