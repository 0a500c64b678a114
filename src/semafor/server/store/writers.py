"""How entries become durable together: through SQLAlchemy, or in SQLite by one step to a thread that holds a connection."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database, make_durable
from semafor.server.store.schema import due, event

Values = dict[str, Any]
_NAMED = sqlite.dialect(paramstyle="named")
_INTO_DUE, _PG_INTO_DUE = sqlite.insert(due), postgresql.insert(due)
DUE = _INTO_DUE.on_conflict_do_update(index_elements=["room", "what"], set_={"n": _INTO_DUE.excluded.n})
PG_DUE = _PG_INTO_DUE.on_conflict_do_update(index_elements=["room", "what"], set_={"n": _PG_INTO_DUE.excluded.n})
ONCE = str(sqlite.insert(event).on_conflict_do_nothing().compile(dialect=_NAMED))
NOTE = str(DUE.compile(dialect=_NAMED))
COLUMNS = len(event.c)


class Bundle(msgspec.Struct, frozen=True):
    """What is written together or not at all: entries of one room, and what follows from them."""

    rows: list[Values]
    dues: list[Values]


class Writer(ABC):
    """Writes bundles that wait together in one transaction."""

    @abstractmethod
    async def write(self, bundles: list[Bundle]) -> list[bool]:
        """Whether each bundle was new; those that were are durable."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing more is written."""


class SqlWriter(Writer):
    """Any database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, bundles: list[Bundle]) -> list[bool]:
        return await self._all(bundles) or await self._each(bundles)

    async def _all(self, bundles: list[Bundle]) -> list[bool] | None:
        """Insert all entries by one statement; None, and nothing is written, if one of them is there already."""
        try:
            async with self.database.begin() as connection:
                await connection.execute(insert(event), [row for bundle in bundles for row in bundle.rows])
                await self._note(connection, [due for bundle in bundles for due in bundle.dues])
        except IntegrityError:
            return None
        return [True] * len(bundles)

    async def _each(self, bundles: list[Bundle]) -> list[bool]:
        """Insert bundle by bundle."""
        async with self.database.begin() as connection:
            return [await self._one(connection, bundle) for bundle in bundles]

    async def _one(self, connection: AsyncConnection, bundle: Bundle) -> bool:
        for row in bundle.rows:
            if (await connection.execute(self.database.insert_once(event, row))).rowcount != 1:
                return False
        await self._note(connection, bundle.dues)
        return True

    async def _note(self, connection: AsyncConnection, dues: list[Values]) -> None:
        for each in dues:
            await connection.execute(PG_DUE if self.database.postgres else DUE, each)

    async def close(self) -> None:
        return


class SqliteWriter(Writer):
    """A thread of its own with a connection of its own: a commit takes one step there and one back."""

    def __init__(self, database: Database, file: str) -> None:
        self.database = database
        self.file = file
        self.asked: SimpleQueue[tuple[list[Bundle], asyncio.Future[list[bool]]] | None] = SimpleQueue()
        self.thread: Thread | None = None

    async def write(self, bundles: list[Bundle]) -> list[bool]:
        async with self.database.writing:
            if self.thread is None:
                self.thread = Thread(target=self._work, name="semafor-writer", daemon=True)
                self.thread.start()
            fresh: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
            self.asked.put((bundles, fresh))  # an executor would take twice the time there and back
            return await fresh

    def _work(self) -> None:
        with contextlib.ExitStack() as opened:
            connection: sqlite3.Connection | None = None
            while (asked := self.asked.get()) is not None:
                bundles, fresh = asked
                try:
                    if connection is None:
                        connection = opened.enter_context(contextlib.closing(connect(self.file)))
                    answer: list[bool] | Exception = insert_bundles(connection, bundles)
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


def insert_bundles(connection: sqlite3.Connection, bundles: list[Bundle]) -> list[bool]:
    """Whether each bundle was new; all that are new are written together or none is."""
    try:
        insert_all(connection, bundles)
    except sqlite3.IntegrityError:
        return insert_each(connection, bundles)
    return [True] * len(bundles)


def insert_all(connection: sqlite3.Connection, bundles: list[Bundle]) -> None:
    """Insert all entries by one statement. Nothing is written if one of them is there already.

    Mostly nothing is due: then the statement is the whole transaction. After each step in the database this thread waits until
    another lets it go on, so a few moves that are written one by one wait longer for that than for the disk.
    """
    rows = [value for bundle in bundles for row in bundle.rows for value in row.values()]
    statement, dues = insert_many(len(rows) // COLUMNS), [due for bundle in bundles for due in bundle.dues]
    if not dues:
        connection.execute(statement, rows)
        return
    with transaction(connection):
        connection.execute(statement, rows)
        connection.executemany(NOTE, dues)


def insert_each(connection: sqlite3.Connection, bundles: list[Bundle]) -> list[bool]:
    """Insert bundle by bundle."""
    with transaction(connection):
        return [insert_bundle(connection, bundle) for bundle in bundles]


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("rollback")
        raise


@cache
def insert_many(count: int) -> str:
    """The statement that inserts so many entries."""
    one = f"({', '.join('?' * COLUMNS)})"
    return f"insert into event ({', '.join(event.c.keys())}) values {', '.join([one] * count)}"


def insert_bundle(connection: sqlite3.Connection, bundle: Bundle) -> bool:
    """Where the first of its entries is there already, nothing of the bundle is written."""
    if not all(connection.execute(ONCE, row).rowcount == 1 for row in bundle.rows):
        return False
    for each in bundle.dues:
        connection.execute(NOTE, each)
    return True


def open_writer(database: Database) -> Writer:
    """The fastest there is for the database."""
    file = database.engine.url.database
    return SqlWriter(database) if database.postgres or not file else SqliteWriter(database, file)
