"""How long servers have run, all in all: the time that the clocks of tables count."""

from __future__ import annotations

from sqlalchemy import select, update

from semafor.server.store.database import Database
from semafor.server.store.schema import served


class Served:
    """One row that every node moves on and none turns back."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self) -> int | None:
        """The time that was last written; None if no server has run yet."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(served.c.ms))).scalar()

    async def move(self, ms: int) -> int:
        """Move the time on to this, unless another node has moved it on further; what it is then."""
        async with self.database.begin() as connection:
            await connection.execute(self.database.insert_once(served, {"id": 1, "ms": ms}))
            await connection.execute(update(served).where(served.c.ms < ms).values(ms=ms))
            return int((await connection.execute(select(served.c.ms))).scalar_one())
