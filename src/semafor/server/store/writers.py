"""How entries become durable together: through SQLAlchemy, or in SQLite by one step to a thread that holds a connection."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from semafor.server.store.database import Database, make_durable
from semafor.server.store.schema import event

Values = dict[str, Any]
ONCE = str(sqlite.insert(event).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named")))


class Writer(ABC):
    """Writes entries that wait together in one transaction."""

    @abstractmethod
    async def write(self, rows: list[Values]) -> list[bool]:
        """Whether each row was new; those that were are durable."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing more is written."""


class SqlWriter(Writer):
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
        self.asked: SimpleQueue[tuple[list[Values], asyncio.Future[list[bool]]] | None] = SimpleQueue()
        self.thread: Thread | None = None

    async def write(self, rows: list[Values]) -> list[bool]:
        async with self.database.writing:
            if self.thread is None:
                self.thread = Thread(target=self._work, name="semafor-writer", daemon=True)
                self.thread.start()
            fresh: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
            self.asked.put((rows, fresh))  # an executor would take twice the time there and back
            return await fresh

    def _work(self) -> None:
        with contextlib.ExitStack() as opened:
            connection: sqlite3.Connection | None = None
            while (asked := self.asked.get()) is not None:
                rows, fresh = asked
                try:
                    if connection is None:
                        connection = opened.enter_context(contextlib.closing(connect(self.file)))
                    answer: list[bool] | Exception = insert_rows(connection, rows)
                except Exception as error:
                    answer = error
                fresh.get_loop().call_soon_threadsafe(settle, fresh, answer)

    async def close(self) -> None:
        if self.thread is not None:
            self.asked.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None


def settle(fresh: asyncio.Future[list[bool]], answer: list[bool] | Exception) -> None:
    """Whoever still waits is answered."""
    if fresh.cancelled():
        return
    if isinstance(answer, Exception):
        fresh.set_exception(answer)
    else:
        fresh.set_result(answer)


def connect(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    make_durable(connection)
    return connection


def insert_rows(connection: sqlite3.Connection, rows: list[Values]) -> list[bool]:
    """Whether each row was new; all are written together or none is."""
    connection.execute("begin immediate")
    try:
        fresh = [connection.execute(ONCE, row).rowcount == 1 for row in rows]
        connection.execute("commit")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("rollback")
        raise
    return fresh


def open_writer(database: Database) -> Writer:
    """The fastest there is for the database."""
    file = database.engine.url.database
    return SqlWriter(database) if database.postgres or not file else SqliteWriter(database, file)
