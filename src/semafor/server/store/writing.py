"""How events become durable together: through SQLAlchemy, or in SQLite by one step to a thread that holds a connection."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from semafor.server.store.database import Database, durable
from semafor.server.store.schema import event

Values = dict[str, Any]
ONCE = str(sqlite.insert(event).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named")))


class Writer(ABC):
    """Writes events that wait together in one transaction."""

    @abstractmethod
    async def write(self, rows: list[Values]) -> list[bool]:
        """Whether each row was new; those that were are durable."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing more is written."""


class PlainWriter(Writer):
    """Any database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: list[Values]) -> list[bool]:
        return await self._all(rows) or await self._each(rows)

    async def _all(self, rows: list[Values]) -> list[bool] | None:
        """Insert all rows by one statement; None, and nothing is written, if one of them is there already."""
        try:
            async with self.database.begin() as connection:
                await connection.execute(insert(event), rows)
        except IntegrityError:
            return None
        return [True] * len(rows)

    async def _each(self, rows: list[Values]) -> list[bool]:
        """Insert row by row."""
        async with self.database.begin() as connection:
            return [(await connection.execute(self.database.insert_once(event, row))).rowcount == 1 for row in rows]

    async def close(self) -> None:
        return


class SqliteWriter(Writer):
    """A thread of its own with a connection of its own: a commit takes one step there and one back."""

    def __init__(self, database: Database, file: str) -> None:
        self.database = database
        self.file = file
        self.thread = ThreadPoolExecutor(1, "semafor-writer")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: list[Values]) -> list[bool]:
        async with self.database.writing:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: list[Values]) -> list[bool]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None)
            durable(self.connection)
        self.connection.execute("begin immediate")
        try:
            fresh = [self.connection.execute(ONCE, row).rowcount == 1 for row in rows]
            self.connection.execute("commit")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("rollback")
            raise
        return fresh

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def writer(database: Database) -> Writer:
    """The fastest there is for the database."""
    file = database.engine.url.database
    return PlainWriter(database) if database.postgres or not file else SqliteWriter(database, file)
