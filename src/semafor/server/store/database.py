"""Opening the database: SQLite by default, PostgreSQL by URL, brought to the newest schema."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Insert, Table, create_engine, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from semafor.kernel.errors import BadInput
from semafor.server.store.connecting import connected

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = 10  # the last of the migrations
MIGRATION_LOCK = 7_353_236_671  # any number all nodes agree on
CONNECT_S, ANSWER_S = 5, 10  # a database that says nothing for so long is away
T = TypeVar("T")
logger = logging.getLogger("semafor.server")


class Database:
    """An open database and how its dialect says "insert unless it is there"."""

    def __init__(self, engine: AsyncEngine, stepping: Engine | None = None) -> None:
        self.engine = engine
        self.stepping = stepping
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and whoever comes too early sleeps for longer than it must: here they queue.
        self.writing = contextlib.nullcontext() if self.postgres else asyncio.Lock()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    async def step(self, work: Callable[[Connection], T]) -> T:
        """A transaction that writes, as one step: in SQLite nobody who wants to write waits for the event loop meanwhile."""
        stepping = self.stepping
        if stepping is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

        def take() -> T:
            with stepping.begin() as connection:
                return work(connection)

        async with self.writing:
            return await asyncio.to_thread(take)

    def insert_once(self, table: Table, values: dict[str, Any]) -> Insert:
        """Insert the row; do nothing where it would break a key."""
        if self.postgres:
            return postgresql.insert(table).values(values).on_conflict_do_nothing()
        return sqlite.insert(table).values(values).on_conflict_do_nothing()

    def upsert(self, table: Table, values: dict[str, Any], *, newest: str = "") -> Insert:
        """Insert the row, or replace the one with the same primary key; only an older one if `newest` names the column."""
        keys = [column.name for column in table.primary_key]
        rest = {name: value for name, value in values.items() if name not in keys}
        older = table.c[newest] <= values[newest] if newest else None
        if self.postgres:
            return postgresql.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=rest, where=older)
        return sqlite.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=rest, where=older)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.stepping is not None:
            self.stepping.dispose()


async def open_database(url: str) -> Database:
    """The database of the URL, migrated: `sqlite:///file.db`, or `postgresql://user@host/name`."""
    driven = async_url(url)
    try:
        return Database(*_file(url, driven)) if url.startswith("sqlite") else Database(await _postgres(driven))
    except BadInput:
        raise
    except Exception as error:  # drivers have errors of their own
        logger.debug("database not opened", exc_info=True, extra={"error": str(getattr(error, "orig", None) or error)})
        raise explain_unopened(url, error) from None


def _file(url: str, driven: str) -> tuple[AsyncEngine, Engine]:
    """A file of SQLite. It is migrated by a connection of its own, which leaves no thread behind where it cannot be opened."""
    plain = create_engine(url, hide_parameters=True)
    engine = create_async_engine(driven, hide_parameters=True, connect_args={"async_creator_fn": connected})
    for each in (plain, engine.sync_engine):
        event.listen(each, "connect", lambda connection, _: make_durable(connection))
    try:
        with plain.begin() as connection:
            migrate(connection)
    finally:
        plain.dispose()
    return engine, plain


async def _postgres(driven: str) -> AsyncEngine:
    engine = create_async_engine(
        driven,
        pool_pre_ping=True,
        pool_timeout=ANSWER_S,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_S, "command_timeout": ANSWER_S},
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def explain_unopened(url: str, error: Exception) -> BadInput:
    """Why the database cannot be opened. An URL may hold a password: only the file of SQLite is told."""
    scheme, _, rest = url.partition("://")
    file = rest.removeprefix("/")
    cause = getattr(error, "orig", None) or error
    folder = Path(file).parent
    match getattr(cause, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_CANTOPEN if not folder.is_dir():
            return BadInput("bad-database-folder", "semafor.server", folder=str(folder))
        case sqlite3.SQLITE_NOTADB:
            return BadInput("bad-database-file", "semafor.server", file=file)
        case sqlite3.SQLITE_READONLY:
            return BadInput("bad-database-write", "semafor.server", file=file)
        case 0:
            return BadInput("bad-database", "semafor.server", url=scheme, error=str(cause).partition("\n")[0])
        case _:
            return BadInput("bad-database", "semafor.server", url=file, error=str(cause))


def async_url(url: str) -> str:
    """The URL with the driver this server uses."""
    scheme, colon, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if not colon or scheme not in drivers or (scheme == "sqlite" and rest in ("", "/", "/:memory:")):
        raise BadInput("bad-database-url", "semafor.server", url=scheme.partition(":")[0])
    return f"{drivers[scheme]}://{rest}"


def make_durable(connection: Any) -> None:
    """Durable means on the disk: a commit returns after the write-ahead log is synced."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma busy_timeout=10000")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest revision; nodes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    revision = _revision(connection)
    if revision == NEWEST:
        return
    if revision > NEWEST:
        raise BadInput("bad-database-newer", "semafor.server", revision=revision, newest=NEWEST)
    # A server that starts again, perhaps after a crash, is back sooner without loading what migrates.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> int:
    """The number of the last migration that was made; 0 for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return 0
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return int(found.removeprefix("v")) if found else 0
