"""Opening the database: SQLite by default, PostgreSQL by URL, brought to the newest schema."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Insert, Table, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from semafor.kernel.errors import BadInput

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = "v3"  # the last of the migrations
MIGRATION_LOCK = 7_353_236_671  # any number all nodes agree on


class Database:
    """An open database and how its dialect says "insert unless it is there"."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time, and whoever comes too early sleeps for longer than it must: here they queue.
        self.writing = contextlib.nullcontext() if self.postgres else asyncio.Lock()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    def insert_once(self, table: Table, values: dict[str, Any]) -> Insert:
        """Insert the row; do nothing where it would break a key."""
        if self.postgres:
            return postgresql.insert(table).values(values).on_conflict_do_nothing()
        return sqlite.insert(table).values(values).on_conflict_do_nothing()

    def upsert(self, table: Table, values: dict[str, Any]) -> Insert:
        """Insert the row, or replace the one with the same primary key."""
        keys = [column.name for column in table.primary_key]
        rest = {name: value for name, value in values.items() if name not in keys}
        if self.postgres:
            return postgresql.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=rest)
        return sqlite.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=rest)

    async def close(self) -> None:
        await self.engine.dispose()


async def open_database(url: str) -> Database:
    """The database of the URL, migrated: `sqlite:///file.db`, or `postgresql://user@host/name`."""
    try:
        engine = create_async_engine(async_url(url), pool_pre_ping=url.startswith("postgres"))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", lambda connection, _: durable(connection))
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (OSError, ImportError) as error:
        raise BadInput("bad-database", "semafor.server", url=url.partition("://")[0], error=str(error)) from None
    return Database(engine)


def async_url(url: str) -> str:
    """The URL with the driver this server uses."""
    scheme, colon, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if not colon or scheme not in drivers:
        raise BadInput("bad-database-url", "semafor.server", url=scheme)
    return f"{drivers[scheme]}://{rest}"


def durable(connection: Any) -> None:
    """Durable means on the disk: a commit returns after the write-ahead log is synced."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma busy_timeout=10000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the schema to the newest revision; nodes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if _revision(connection) == NEWEST:
        return
    # A server that starts again, perhaps after a crash, is back sooner without loading what migrates.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()
