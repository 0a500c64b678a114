"""A database as an earlier version left it."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from semafor.server.store.database import MIGRATIONS, async_url


async def leave(url: str, version: str, fill: Callable[[sa.Connection], None]) -> None:
    """The schema of that version, filled."""

    def migrate(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        fill(connection)

    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()
